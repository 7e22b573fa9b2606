// What everybody sees of a position of the Coach.
#pragma once

#include "engines/coach/moves.h"
#include "engines/coach/notes.h"
#include "engines/coach/phases.h"

namespace intrika::coach {

enum class TradeKind : std::uint8_t { none, offer, demand };
inline constexpr std::array<std::string_view, 2> tradeKindIds{"offer", "demand"};  // without `none`

struct Active {  // C-50; `object` is what everybody hears, Object::bag for a bag
    Seat giver = noSeat;
    Object object = Object::none;
    bool operator==(const Active&) const = default;
};
// The open part of a trade, from `offer` or the Diplomat's use on.
struct Trade {
    TradeKind kind = TradeKind::none;
    Seat from = noSeat;
    Seat to = noSeat;
    Object name = Object::none;     // that was demanded
    bool hasOffered = false;        // what `from` gives is chosen
    bool hasAnswer = false;         // what `to` gives is chosen
    std::array<Active, 2> queue{};  // still to be carried out, the current one first
    constexpr bool isOn() const { return kind != TradeKind::none; }
    bool operator==(const Trade&) const = default;
};

struct Used {  // in a fight: one of the two is none
    Seat seat = noSeat;
    Object object = Object::none;
    Profession profession = Profession::none;
    bool operator==(const Used&) const = default;
};
inline constexpr int scoreBound = 30000;  // C-140: far beyond any match; sums stop there
using UsedList = FixedList<Used, 16>;  // from the foot up: the order of use; five objects and ten professions at most
inline constexpr Side notSaid = static_cast<Side>(3);

struct FightState {
    Seat attacker = noSeat;
    Seat defender = noSeat;
    Seat hypnotized = noSeat;
    Seat duel = noSeat;
    Seat decided = noSeat;
    Seat winner = noSeat;
    SeatSet passed;
    std::array<Side, maxPlayers> sides = silence;
    UsedList used;
    static constexpr std::array<Side, maxPlayers> silence = [] {
        std::array<Side, maxPlayers> all{};
        all.fill(notSaid);
        return all;
    }();
    constexpr bool isOn() const { return attacker != noSeat; }
    constexpr bool isFighter(Seat seat) const { return seat == attacker || seat == defender; }
    constexpr Seat loser() const { return winner == attacker ? defender : attacker; }
    bool hasUsed(Object object) const;
    bool hasUsed(Profession profession) const;
    bool operator==(const FightState&) const = default;
};

enum class Resume : std::uint8_t { turn, next };
inline constexpr std::array<std::string_view, 2> resumeIds{"turn", "next"};
struct GiftState {
    Seat seat = noSeat;  // noSeat: no gift is due
    Resume resume{};
    SeatSet gave;
    bool operator==(const GiftState&) const = default;
};

struct Declaration {
    Seat seat = noSeat;  // noSeat: nobody has declared
    Victory victory{};
    bool isOpen = false;  // the cards are on the table: the rest counts
    bool right = false;
    SeatSet named;
    SeatSet winners;
    std::array<std::int8_t, maxPlayers> points{};
    bool operator==(const Declaration&) const = default;
};

// What everybody sees.
struct Board {
    Options options;
    std::uint8_t seats = 0;
    Phase phase = Phase::turn;
    Seat startPlayer = 0;
    Seat turnSeat = 0;
    std::uint16_t turnNumber = 1;
    SeatSet waiting;  // who is to act, kept up to date by the rules; empty: chance, or the game is over
    std::uint8_t round = 1;
    bool extra = false;        // C-143
    std::uint8_t stacked = 0;  // cards that the Clairvoyant has chosen
    Direction direction{};     // sextant
    SeatSet passingOn;         // sextant: who has chosen
    std::array<std::int16_t, maxPlayers> scores{};
    std::array<Profession, maxPlayers> open = Notes::nobodys;  // none: the card lies face down
    Trade trade;
    GiftState gift;
    FightState fight;
    Declaration declaration;

    constexpr bool isShown(Profession profession) const {
        for (const Profession shown : open) {
            if (shown == profession) return true;
        }
        return false;
    }
    bool operator==(const Board&) const = default;
};

}  // namespace intrika::coach
