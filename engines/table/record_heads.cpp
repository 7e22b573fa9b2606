#include "engines/table/record_heads.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <utility>

namespace intrika {

RecordHeads::RecordHeads(const QDir& folder) : path_(folder.filePath(QStringLiteral("heads.json"))) {
    QFile file(path_);
    if (!file.open(QIODevice::ReadOnly)) return;
    const QJsonObject heads = QJsonDocument::fromJson(file.readAll()).object();
    for (auto head = heads.begin(); head != heads.end(); ++head) {
        const QJsonArray parts = head->toArray();
        known_.insert(head.key(), {parts.at(0).toInteger(-1), parts.at(1).toInteger(), parts.at(2).toString()});
    }
}

std::optional<Record> RecordHeads::kept(const QFileInfo& file) {
    const auto head = known_.constFind(file.fileName());
    if (head == known_.constEnd() || head->size != file.size()) return std::nullopt;
    if (head->changed != file.lastModified().toMSecsSinceEpoch()) return std::nullopt;
    auto record = parseRecord(head->record.toStdString());
    if (!record) return std::nullopt;
    asked_.insert(head.key(), *head);
    return *std::move(record);
}

std::optional<Record> RecordHeads::of(const QFileInfo& file) {
    if (auto record = kept(file)) return record;
    QFile whole(file.filePath());
    if (!whole.open(QIODevice::ReadOnly)) return std::nullopt;
    auto record = parseRecord(whole.readAll().toStdString());
    if (!record) return std::nullopt;
    record->events.clear();
    isNew_ = true;
    asked_.insert(file.fileName(),
                  {file.size(), file.lastModified().toMSecsSinceEpoch(), QString::fromStdString(writeRecord(*record))});
    return *std::move(record);
}

void RecordHeads::keep() const {
    if (!isNew_ && asked_.size() == known_.size()) return;
    QJsonObject heads;
    for (auto head = asked_.begin(); head != asked_.end(); ++head) {
        heads.insert(head.key(), QJsonArray{head->size, head->changed, head->record});
    }
    QSaveFile file(path_);
    if (!file.open(QIODevice::WriteOnly)) return;
    file.write(QJsonDocument(heads).toJson(QJsonDocument::Compact));
    file.commit();
}

}  // namespace intrika
