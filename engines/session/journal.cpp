#include "engines/session/journal.h"

#include "engines/session/json_text.h"

#include <nlohmann/json.hpp>

namespace intrika {
namespace {

Expected<Record> readHead(std::string_view line) {
    auto record = parseRecord(line);
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

void change(std::string& app, const nlohmann::json& changed) {
    auto now = nlohmann::json::parse(app, nullptr, false);
    if (!now.is_object()) now = nlohmann::json::object();
    now.update(changed);
    app = lineOfJson(now);
}

bool carryOut(std::string_view line, Record& record) {
    std::vector<std::string>& events = record.events;
    const auto json = parseJson(line);
    if (!json) return false;
    if (isChange(*json)) {
        change(record.app, (*json)["app"]);
        return true;
    }
    if (const auto count = takenBack(*json, events.size())) {
        events.resize(events.size() - *count);
        return true;
    }
    if (isEvent(*json)) events.emplace_back(line);
    return isEvent(*json);
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

Expected<Journal> readJournal(std::string_view text) {
    const std::size_t headEnd = text.find('\n');
    auto head = readHead(text.substr(0, headEnd));
    if (headEnd == std::string_view::npos || !head) {
        return unexpected(head ? Problem{Problem::Code::badJson, {}, -1, say("problem.no-journal")} : head.error());
    }
    Journal journal{std::move(*head), headEnd + 1, std::nullopt};
    int lineNumber = 2;
    while (true) {
        const std::size_t end = text.find('\n', journal.wholeBytes);
        if (end == std::string_view::npos) return journal;  // what is left is torn
        if (!carryOut(text.substr(journal.wholeBytes, end - journal.wholeBytes), journal.record)) {
            journal.problem =
                Problem{Problem::Code::badJson, {}, -1, say("problem.journal-line", {number(lineNumber)})};
            return journal;
        }
        journal.wholeBytes = end + 1;
        ++lineNumber;
    }
}

}  // namespace intrika
