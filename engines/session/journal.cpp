#include "engines/session/journal.h"

#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

namespace intrika::session {
namespace {

Expected<Record> readHead(std::string_view line, const Games& games) {
    auto record = parseRecord(line, games);
    const bool isHead = record && record->events.empty() && !record->result;
    if (!isHead) return unexpected({Problem::Code::foreign, {}, -1, say("problem.no-journal")});
    return record;
}

// How many events are taken back; empty: the line is no undo of so many.
std::optional<std::size_t> takenBack(const nlohmann::json& line, std::size_t events) {
    if (!line.is_object() || line.size() != 1 || !line.contains("undo")) return std::nullopt;
    const auto& count = line["undo"];
    if (!count.is_number_integer() || count < 1 || count > events) return std::nullopt;
    return count.get<std::size_t>();
}

bool isEvent(const nlohmann::json& line) {
    return line.is_object() && (line.contains("move") || line.contains("chance"));
}

bool isChange(const nlohmann::json& line) {
    return line.is_object() && line.size() == 1 && line.contains("app") && line["app"].is_object();
}

// What the program keeps beside the events, which may change with every line: written down again once all were read.
class AppThings {
public:
    void change(const std::string& before, const nlohmann::json& changed) {
        if (!now_) now_ = knownJson(before);
        if (!now_->is_object()) now_ = nlohmann::json::object();
        now_->update(changed);
    }
    void writeTo(std::string& app) const {
        if (now_) app = lineOfJson(*now_);
    }

private:
    std::optional<nlohmann::json> now_;  // none: nothing was changed
};

bool carryOut(std::string_view line, Record& record, AppThings& app) {
    std::vector<std::string>& events = record.events;
    const auto json = parseJson(line);
    if (!json) return false;
    if (isChange(*json)) {
        app.change(record.app, (*json)["app"]);
        return true;
    }
    if (const auto count = takenBack(*json, events.size())) {
        events.resize(events.size() - *count);
        return true;
    }
    const bool isOneMore = isEvent(*json) && events.size() < JsonLimits::items;
    if (isOneMore) events.emplace_back(line);
    return isOneMore;
}

}  // namespace

std::string journalHead(const Record& record) {
    Record head = record;
    head.events.clear();
    head.result.reset();
    std::string text = writeRecord(head);
    std::erase(text, '\n');  // JSON strings hold no line breaks, so every one stands between tokens
    return text + "\n";
}

std::string journalEvent(std::string_view event) { return std::string(event) + "\n"; }

std::string journalUndo(int events) { return "{\"undo\":" + std::to_string(events) + "}\n"; }

std::string journalApp(std::string_view changed) { return "{\"app\":" + std::string(changed) + "}\n"; }

Expected<Journal> readJournal(std::string_view text, const Games& games) {
    const std::size_t headEnd = text.find('\n');
    auto head = readHead(text.substr(0, headEnd), games);
    if (headEnd == std::string_view::npos || !head) {
        return unexpected(head ? Problem{Problem::Code::badJson, {}, -1, say("problem.no-journal")} : head.error());
    }
    Journal journal{std::move(*head), headEnd + 1, std::nullopt};
    AppThings app;
    // What stands behind the last line end is torn.
    for (int lineNumber = 2;; ++lineNumber) {
        const std::size_t end = text.find('\n', journal.wholeBytes);
        if (end == std::string_view::npos) break;
        if (!carryOut(text.substr(journal.wholeBytes, end - journal.wholeBytes), journal.record, app)) {
            journal.problem =
                Problem{Problem::Code::badJson, {}, -1, say("problem.journal-line", {number(lineNumber)})};
            break;
        }
        journal.wholeBytes = end + 1;
    }
    app.writeTo(journal.record.app);
    return journal;
}

}  // namespace intrika::session
