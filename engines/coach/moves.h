// What a seat can do and what chance can bring, as the notation has it.
#pragma once

#include "engines/coach/objects.h"
#include "engines/core/fixed_list.h"
#include "engines/core/seat.h"

#include <variant>

namespace intrika::coach {

struct Pass {
    bool operator==(const Pass&) const = default;
};
struct Offer {  // C-37
    Object object;
    Seat seat;
    bool smuggle;  // C-58
    bool operator==(const Offer&) const = default;
};
struct Fight {  // C-70
    Seat seat;
    bool operator==(const Fight&) const = default;
};
struct Declare {  // C-125 to C-135
    Victory victory;
    bool operator==(const Declare&) const = default;
};
// `use` in the notation, of a profession or of an object.
struct UseProfession {
    Profession profession;
    Seat seat;  // whom the Diplomat, Hypnotist or Poison Mixer names; else noSeat
    bool operator==(const UseProfession&) const = default;
};
struct UseObject {  // C-91
    Object object;
    bool operator==(const UseObject&) const = default;
};
struct Stack {  // C-25
    Object object;
    bool operator==(const Stack&) const = default;
};
struct Demand {  // C-32; also Object::bag
    Object name;
    bool operator==(const Demand&) const = default;
};
struct Give {  // hand-over, exchange, tribute, give-back
    Object object;
    bool smuggle;
    bool operator==(const Give&) const = default;
};
struct Refuse {  // C-39
    bool operator==(const Refuse&) const = default;
};
struct Accept {  // C-38
    Object object;
    bool smuggle;
    bool operator==(const Accept&) const = default;
};
struct DrawCard {  // C-57: bag, coat
    bool operator==(const DrawCard&) const = default;
};
struct Swap {  // C-57: folio
    bool operator==(const Swap&) const = default;
};
struct Direct {  // C-57: sextant
    Direction direction;
    bool operator==(const Direct&) const = default;
};
struct Decline {  // C-56
    bool operator==(const Decline&) const = default;
};
struct PassOn {
    Object object;
    bool operator==(const PassOn&) const = default;
};
struct Support {  // C-80
    Side side;
    bool operator==(const Support&) const = default;
};
struct Inspect {  // C-105
    bool operator==(const Inspect&) const = default;
};
struct Search {
    bool operator==(const Search&) const = default;
};
struct Take {  // C-106
    Object object;
    bool operator==(const Take&) const = default;
};
struct Leave {
    bool operator==(const Leave&) const = default;
};
struct Gift {  // C-66
    Object object;
    Seat seat;
    bool operator==(const Gift&) const = default;
};
struct Name {  // C-121, C-135
    SeatSet seats;
    bool operator==(const Name&) const = default;
};
using Move = std::variant<Pass, Offer, Fight, Declare, UseProfession, UseObject, Stack, Demand, Give, Refuse, Accept,
                          DrawCard, Swap, Direct, Decline, PassOn, Support, Inspect, Search, Take, Leave, Gift, Name>;

using ObjectPile = FixedList<Object, objectTotal>;
using ProfessionPile = FixedList<Profession, professionCount>;

struct Deal {  // C-2 to C-7
    std::array<Objects, maxPlayers> hands{};
    std::array<Alliance, maxPlayers> alliances{};
    std::array<Profession, maxPlayers> professions{};
    ObjectPile deck;
    ProfessionPile professionDeck;
    std::uint8_t seats = 0;
    bool operator==(const Deal&) const = default;
};
struct Setup {
    Seat startPlayer = 0;
    Deal deal;
    bool operator==(const Setup&) const = default;
};

struct ShuffleDeck {
    ObjectPile order;
    bool operator==(const ShuffleDeck&) const = default;
};
struct ShuffleProfessions {
    ProfessionPile order;
    bool operator==(const ShuffleProfessions&) const = default;
};
struct NewRound {
    Deal deal;
    bool operator==(const NewRound&) const = default;
};
using Chance = std::variant<ShuffleDeck, ShuffleProfessions, NewRound>;

enum class ChanceKind : std::uint8_t { shuffleDeck, shuffleProfessions, newRound };  // in the order of Chance
inline constexpr std::array<std::string_view, 3> chanceIds{"shuffle-deck", "shuffle-professions", "new-round"};

}  // namespace intrika::coach
