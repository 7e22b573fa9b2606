#include "engines/table/record_heads.h"

#include "engines/table/save_file.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace intrika {
namespace {

qint64 changeOf(const QFileInfo& file) { return file.lastModified().toMSecsSinceEpoch(); }

}  // namespace

RecordHeads::RecordHeads(const QDir& folder) : path_(folder.filePath(QStringLiteral("heads.json"))) {
    const auto text = fileText(path_);
    if (!text) return;
    const QJsonObject heads = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    for (auto head = heads.begin(); head != heads.end(); ++head) {
        const QJsonArray parts = head->toArray();
        known_[head.key()] = {parts.at(0).toInteger(-1), parts.at(1).toInteger(), parts.at(2).toString()};
    }
}

std::optional<Record> RecordHeads::kept(const QFileInfo& file) {
    const auto found = known_.find(file.fileName());
    if (found == known_.end()) return std::nullopt;
    const auto& [name, head] = *found;
    if (head.size != file.size() || head.changed != changeOf(file)) return std::nullopt;
    auto record = parseRecord(head.record.toStdString());
    if (!record) return std::nullopt;
    asked_[name] = head;
    return *std::move(record);
}

std::optional<Record> RecordHeads::of(const QFileInfo& file) {
    if (auto record = kept(file)) return record;
    const auto text = fileText(file.filePath());
    if (!text) return std::nullopt;
    auto record = parseRecord(*text);
    if (!record) return std::nullopt;
    record->events.clear();
    isNew_ = true;
    asked_[file.fileName()] = {file.size(), changeOf(file), QString::fromStdString(writeRecord(*record))};
    return *std::move(record);
}

void RecordHeads::keep() const {
    if (!isNew_ && asked_.size() == known_.size()) return;
    QJsonObject heads;
    for (const auto& [name, head] : asked_) heads.insert(name, QJsonArray{head.size, head.changed, head.record});
    saveRecord(path_, QJsonDocument(heads).toJson(QJsonDocument::Compact).toStdString());
}

}  // namespace intrika
