#include "app/guests/message_reader.h"

#include "engines/core/clean_text.h"
#include "engines/core/json_text.h"
#include "engines/core/json_typed.h"
#include "engines/words/words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>

namespace intrika::guests {
namespace {

constexpr std::array<std::string_view, 8> kinds{"hello",  "join",     "language", "choose",
                                                "whyNot", "takeBack", "hint",     "ping"};
constexpr std::array<std::string_view, 4> pointedAt{"face", "place", "seat", "word"};
constexpr int largest = std::numeric_limits<int>::max();

std::optional<int> digitOf(char letter) {
    if (letter >= '0' && letter <= '9') return letter - '0';
    if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
    return std::nullopt;
}

MoveKey readKey(const JsonReader& reader) {
    MoveKey key;
    const std::string text = reader.text();
    bool isKey = text.size() == 2 * key.bytes.size();
    for (std::size_t at = 0; isKey && at < key.bytes.size(); ++at) {
        const auto high = digitOf(text[2 * at]), low = digitOf(text[2 * at + 1]);
        isKey = high && low;
        if (isKey) key.bytes[at] = static_cast<std::uint8_t>(*high * 16 + *low);
    }
    if (!isKey) reader.fail(say("guests.problem.message"));
    return key;
}

QString readLanguage(const JsonReader& reader) {
    const QString language = QString::fromStdString(reader.text());
    return languages().contains(language) ? language : QString();
}

// A zone may be left out of what lies in none.
Pick readPick(const JsonReader& reader) {
    reader.noKeysBut({"on", "zone", "value"});
    Pick pick;
    pick.on = reader["on"].id<Pick::On>(pointedAt);
    if (reader.has("zone") && !reader["zone"].isNull()) {
        pick.zone = static_cast<ZoneId>(reader["zone"].integer(0, noZone));
    }
    pick.value = static_cast<std::uint16_t>(reader["value"].integer(0, std::numeric_limits<std::uint16_t>::max()));
    return pick;
}

std::vector<Pick> readPicks(const JsonReader& reader) {
    const auto items = reader.items();
    if (items.size() > mostPicks) {
        reader.fail(say("guests.problem.message"));
        return {};
    }
    std::vector<Pick> picks;
    for (const JsonReader& item : items) picks.push_back(readPick(item));
    return picks;
}

void readJoin(const JsonReader& reader, GuestMessage& message) {
    reader.exactKeys({"kind", "seat", "name", "language"});
    message.seat = static_cast<Seat>(reader["seat"].integer(0, maxSeats - 1));
    message.name = QString::fromStdString(cleanName(reader["name"].text()));
    message.language = readLanguage(reader["language"]);
}

GuestMessage readAs(GuestMessage::Kind kind, const JsonReader& reader) {
    using Kind = GuestMessage::Kind;
    GuestMessage message;
    message.kind = kind;
    switch (kind) {
        case Kind::hello:
        case Kind::language:
            reader.exactKeys({"kind", "language"});
            message.language = readLanguage(reader["language"]);
            break;
        case Kind::join:
            readJoin(reader, message);
            break;
        case Kind::choose:
            reader.exactKeys({"kind", "ask", "key"});
            message.ask = reader["ask"].integer(0, largest);
            message.key = readKey(reader["key"]);
            break;
        case Kind::whyNot:
            reader.exactKeys({"kind", "ask", "picks"});
            message.ask = reader["ask"].integer(0, largest);
            message.picks = readPicks(reader["picks"]);
            break;
        case Kind::takeBack:
            reader.exactKeys({"kind", "step"});
            message.step = reader["step"].integer(0, largest);
            break;
        case Kind::hint:
            reader.exactKeys({"kind", "ask"});
            message.ask = reader["ask"].integer(0, largest);
            break;
        case Kind::ping:
            reader.exactKeys({"kind"});
            break;
    }
    return message;
}

}  // namespace

Expected<GuestMessage> readGuestMessage(std::string_view text) {
    if (text.size() > mostMessageBytes) return unexpected(Problem::Code::badJson, say("guests.problem.message"));
    const auto json = parseJson(text);
    if (!json) return unexpected(json.error());
    std::optional<Problem> issue;
    const JsonReader reader(*json, issue);
    const auto kind = reader["kind"].id<GuestMessage::Kind>(kinds);
    if (issue) return unexpected(std::move(*issue));
    return answer(readAs(kind, reader), issue);
}

std::string hexOf(const MoveKey& key) {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : key.bytes) {
        text += digits[byte / 16];
        text += digits[byte % 16];
    }
    return text;
}

}  // namespace intrika::guests
