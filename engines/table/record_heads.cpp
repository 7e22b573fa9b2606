#include "engines/table/record_heads.h"

#include "engines/core/json_text.h"
#include "engines/table/save_file.h"

#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika {
namespace {

using Json = nlohmann::json;

qint64 changeOf(const QFileInfo& file) { return file.lastModified().toMSecsSinceEpoch(); }

}  // namespace

RecordHeads::RecordHeads(const QDir& folder) : path_(folder.filePath(QStringLiteral("heads.json"))) {
    const auto text = fileText(path_);
    if (!text) return;
    const Json heads = knownJson(*text);
    if (!heads.is_array()) return;
    for (const Json& head : heads) {
        // Somebody may have been at the file: what is no head is read from its game again.
        const bool isHead = head.is_array() && head.size() == 4 && head[0].is_string() && head[1].is_number_integer() &&
                            head[2].is_number_integer() && head[3].is_string();
        if (!isHead) continue;
        known_[QString::fromStdString(head[0])] = {head[1].get<qint64>(), head[2].get<qint64>(),
                                                   QString::fromStdString(head[3])};
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
    Json heads = Json::array();
    for (const auto& [name, head] : asked_) {
        heads.push_back({name.toStdString(), head.size, head.changed, head.record.toStdString()});
    }
    saveRecord(path_, lineOfJson(heads));
}

}  // namespace intrika
