// What can happen in The King Is Dead, as its rules tell it.
#pragma once

#include "engines/core/narrator.h"
#include "engines/succession/moves.h"
#include "engines/succession/state.h"

#include <tuple>
#include <variant>

namespace intrika::succession {

// A `pile` is counted as in the rules (K-2); a `place` is one of the row that the card's sort has before its owner.
// What points come from at the end of a game (K-91 to K-95).
enum class Source : std::uint8_t { perfect, colour, single, money, tokens };

namespace told {

struct Chosen {  // K-11
    Seat seat;
    Hidden<Character> character;
    auto hidden() { return std::tie(character); }
    bool operator==(const Chosen&) const = default;
};
struct Revealed {  // K-12
    Seat seat;
    Character character;
    bool operator==(const Revealed&) const = default;
};
struct ShownTurnedUp {  // K-12: two seats
    Character character;
    bool operator==(const ShownTurnedUp&) const = default;
};
struct CharactersSwapped {  // K-54
    Seat seat;
    Character character;  // what is now the seat's
    Seat other;
    Character otherCharacter;  // and the other's
    bool operator==(const CharactersSwapped&) const = default;
};
struct AbilityPassed {  // K-54, K-55
    Seat seat;
    Card subject;
    bool operator==(const AbilityPassed&) const = default;
};

struct Tied {  // K-21
    Seat seat;
    Seat other;
    bool operator==(const Tied&) const = default;
};
struct TiedWithShown {  // K-27
    Seat seat;
    bool operator==(const TiedWithShown&) const = default;
};
struct Robbed {  // K-22
    Seat robber;
    Character character;  // the robber's
    Seat victim;
    bool operator==(const Robbed&) const = default;
};
struct RobbedByShown {  // K-27
    Character shown;
    Seat victim;
    bool operator==(const RobbedByShown&) const = default;
};
struct TurnedAround {  // K-55: the Guard of the victim does it
    Seat robber;
    Character character;  // the robber's
    Seat victim;
    bool operator==(const TurnedAround&) const = default;
};
struct ShownTurnedAround {  // K-55
    Character shown;
    Seat victim;
    bool operator==(const ShownTurnedAround&) const = default;
};
struct TokenTaken {
    Seat seat;
    int tokens;  // now
    bool operator==(const TokenTaken&) const = default;
};
struct NoTokenLeft {  // K-26
    Seat seat;
    bool operator==(const NoTokenLeft&) const = default;
};

struct TurnBegan {  // K-30
    Seat seat;
    Character character;
    bool operator==(const TurnBegan&) const = default;
};
struct Stolen {  // K-32
    Seat seat;
    Seat victim;
    Action action;
    bool operator==(const Stolen&) const = default;
};
struct OpenPassed {  // an action beside those of the character: stolen, or opened by a subject
    Seat seat;
    Action action;
    bool operator==(const OpenPassed&) const = default;
};
struct OpenLapsed {  // K-35: it could not be carried out
    Seat seat;
    Action action;
    bool operator==(const OpenLapsed&) const = default;
};
struct SearchPassed {  // K-66, K-67
    Seat seat;
    bool operator==(const SearchPassed&) const = default;
};
struct Passed {  // K-33; of a tied player all that were left (K-34)
    Seat seat;
    ActionSet actions;
    bool operator==(const Passed&) const = default;
};
struct Lapsed {  // K-35
    Seat seat;
    ActionSet actions;
    bool operator==(const Lapsed&) const = default;
};
struct Settled {  // K-40
    Seat seat;
    bool operator==(const Settled&) const = default;
};
struct Given {  // K-41
    Seat seat;
    Seat receiver;
    bool operator==(const Given&) const = default;
};
struct Refilled {  // K-43
    int coins;
    bool operator==(const Refilled&) const = default;
};
struct MoneyTaken {  // K-42
    Seat seat;
    int pile;
    int coins;
    bool operator==(const MoneyTaken&) const = default;
};
struct Acquired {  // K-44, K-45, K-66, K-67; how deep in the pile it lay is nobody else's to know
    Seat seat;
    int pile;
    Card card;
    int place;
    int price;
    bool operator==(const Acquired&) const = default;
};
struct TopShown {  // K-46
    int pile;
    Card card;
    bool operator==(const TopShown&) const = default;
};
struct PileGone {  // K-82
    int pile;
    bool operator==(const PileGone&) const = default;
};

struct AbilityUsed {  // K-50
    Seat seat;
    Card subject;
    bool operator==(const AbilityUsed&) const = default;
};
struct CoinsFromBank {  // K-56, K-58
    Seat seat;
    Card subject;
    int coins;
    bool operator==(const CoinsFromBank&) const = default;
};
struct Searched {  // K-66, K-67
    Seat seat;
    Sort sort;
    bool operator==(const Searched&) const = default;
};
struct CardsSwapped {  // K-57, K-59
    Seat seat;
    Card given;
    int place;
    Seat other;
    Card got;
    int otherPlace;
    bool operator==(const CardsSwapped&) const = default;
};
struct Traded {  // K-60
    Seat seat;
    Card given;
    int place;
    int pile;
    Card got;
    bool operator==(const Traded&) const = default;
};
struct TokenPassedOn {  // K-68
    Seat seat;
    Seat receiver;
    bool operator==(const TokenPassedOn&) const = default;
};

struct StageEnded {  // K-80
    int round;
    int stage;
    bool operator==(const StageEnded&) const = default;
};
struct Scored {
    Seat seat;
    Source source;
    int points;  // below zero for tokens
    bool operator==(const Scored&) const = default;
};
struct GameEnded {  // K-82, K-84
    int game;       // of the match
    PileSet gone;   // the piles that have run out; none: the last round is over
    bool operator==(const GameEnded&) const = default;
};
struct MatchEnded {  // K-98
    bool operator==(const MatchEnded&) const = default;
};
struct Won {
    Seat seat;
    int ahead;         // points
    PlayerSet others;  // of whom
    bool operator==(const Won&) const = default;
};
struct WonMatch {  // by the sums of several games
    Seat seat;
    int ahead;
    PlayerSet others;
    bool operator==(const WonMatch&) const = default;
};
struct Led {  // what brought the winner most points more than those, nowhere more
    Seat winner;
    Source source;
    int points;
    bool operator==(const Led&) const = default;
};
struct TiedForFirst {  // K-96
    PlayerSet seats;
    bool operator==(const TiedForFirst&) const = default;
};
struct NewGame {  // K-98
    int game;     // of the match
    bool operator==(const NewGame&) const = default;
};
struct Dealt {  // K-7
    Seat seat;
    Hidden<Hand> hand;
    auto hidden() { return std::tie(hand); }
    bool operator==(const Dealt&) const = default;
};

}  // namespace told

using Told =
    std::variant<told::Chosen, told::Revealed, told::ShownTurnedUp, told::CharactersSwapped, told::AbilityPassed,
                 told::Tied, told::TiedWithShown, told::Robbed, told::RobbedByShown, told::TurnedAround,
                 told::ShownTurnedAround, told::TokenTaken, told::NoTokenLeft, told::TurnBegan, told::Stolen,
                 told::OpenPassed, told::OpenLapsed, told::SearchPassed, told::Passed, told::Lapsed, told::Settled,
                 told::Given, told::Refilled, told::MoneyTaken, told::Acquired, told::TopShown, told::PileGone,
                 told::AbilityUsed, told::CoinsFromBank, told::Searched, told::CardsSwapped, told::Traded,
                 told::TokenPassedOn, told::StageEnded, told::Scored, told::GameEnded, told::MatchEnded, told::Won,
                 told::WonMatch, told::Led, told::TiedForFirst, told::NewGame, told::Dealt>;
using Narrator = NarratorOf<Told>;

}  // namespace intrika::succession
