// What a phone says, read within limits: whoever sent it, nothing in it is believed.
#pragma once

#include "app/guests/room.h"
#include "engines/core/choice.h"
#include "engines/core/problem.h"

#include <QString>

#include <cstdint>
#include <string_view>
#include <vector>

namespace intrika::guests {

struct GuestMessage {
    enum class Kind : std::uint8_t { hello, join, language, choose, whyNot, takeBack, hint, ping };
    Kind kind = Kind::ping;
    QString language;         // hello, join, language: one of the program's; empty: the laptop's
    Seat seat = noSeat;       // join
    QString name;             // join: cleaned; may be empty
    int ask = 0;              // choose, whyNot, hint
    int step = 0;             // takeBack
    MoveKey key;              // choose
    std::vector<Pick> picks;  // whyNot
};

// A message is at most so long and so deep.
inline constexpr std::size_t mostMessageBytes = 64 * 1024;
inline constexpr std::size_t mostPicks = 64;

Expected<GuestMessage> readGuestMessage(std::string_view text);

// A move's key as messages have it: 32 hex digits.
std::string hexOf(const MoveKey& key);

}  // namespace intrika::guests
