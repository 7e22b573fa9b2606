#include "engines/saves/record_heads.h"

#include "engines/core/json_text.h"
#include "engines/core/outside_file.h"
#include "engines/files/save_file.h"
#include "engines/session/own_things.h"

#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika::saves {
namespace {

using Json = nlohmann::json;

constexpr std::size_t endBytes = 8 * 1024;  // seats and deal, result and times have some two thousand at most

qint64 changeOf(const QFileInfo& file) { return file.lastModified().toMSecsSinceEpoch(); }

// What is between a game's ends is not looked at here: whether it is whole is seen when it is opened.
std::optional<Record> recordByItsEnds(const QString& path, const Games& games) {
    const auto ends = readOutsideEnds(QDir::toNativeSeparators(path).toStdString(), endBytes);
    if (!ends) return std::nullopt;
    if (auto record = parseRecordEnds(ends->first, ends->last, games)) return record;
    const auto text = fileText(path);
    auto record = text ? parseRecord(*text, games) : unexpected(text.error());
    return record ? std::optional(*std::move(record)) : std::nullopt;
}

// A board that came along, or pencil marks, would make the list long for nothing.
Record headOf(const Record& record) {
    Record head = record;
    head.events.clear();
    head.first = "{}";
    const OwnThings things = readOwnThings(record);
    OwnThings kept;
    kept.practice = things.practice;
    kept.hints = things.hints;
    kept.deputies = things.deputies;
    kept.ended = things.ended;
    kept.time = things.time;
    head.app = writeOwnThings(kept, *record.game);
    return head;
}

}  // namespace

std::map<QString, RecordHead> parseHeads(std::string_view text) {
    std::map<QString, RecordHead> known;
    const auto heads = parseJson(text);
    if (!heads || !heads->is_array()) return known;
    for (const Json& head : *heads) {
        const bool isHead = head.is_array() && head.size() == 4 && head[0].is_string() && head[1].is_number_integer() &&
                            head[2].is_number_integer() && head[3].is_string();
        if (!isHead) continue;
        known[QString::fromStdString(head[0])] = {head[1].get<qint64>(), head[2].get<qint64>(),
                                                  QString::fromStdString(head[3])};
    }
    return known;
}

RecordHeads::RecordHeads(const QDir& folder, const Games& games)
    : games_(games), path_(folder.filePath(QStringLiteral("heads.json"))) {
    if (const auto text = fileText(path_)) known_ = parseHeads(*text);
}

std::optional<Record> RecordHeads::kept(const QFileInfo& file) {
    const auto found = known_.find(file.fileName());
    if (found == known_.end()) return std::nullopt;
    const auto& [name, head] = *found;
    if (head.size != file.size() || head.changed != changeOf(file)) return std::nullopt;
    auto record = parseRecord(head.record.toStdString(), games_);
    if (!record) return std::nullopt;
    asked_[name] = head;
    return *std::move(record);
}

std::optional<Record> RecordHeads::of(const QFileInfo& file) {
    if (auto record = kept(file)) return record;
    const auto record = recordByItsEnds(file.filePath(), games_);
    if (!record) return std::nullopt;
    Record head = headOf(*record);
    isNew_ = true;
    asked_[file.fileName()] = {file.size(), changeOf(file), QString::fromStdString(writeRecord(head))};
    return head;
}

void RecordHeads::keep() const {
    if (!isNew_ && asked_.size() == known_.size()) return;
    Json heads = Json::array();
    for (const auto& [name, head] : asked_) {
        heads.push_back({name.toStdString(), head.size, head.changed, head.record.toStdString()});
    }
    saveRecord(path_, lineOfJson(heads));
}

}  // namespace intrika::saves
