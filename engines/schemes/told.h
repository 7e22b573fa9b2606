// What can happen in Schemes and Intrigue, as the rules tell it: in full truth, of which an observer hears what they
// may know.
#pragma once

#include "engines/core/fixed_list.h"
#include "engines/core/narrator.h"
#include "engines/schemes/hand.h"

#include <tuple>
#include <variant>

namespace intrika::schemes {

// Where an influence card lies.
struct Spot {
    int column;
    int index;  // from the goal card downwards
    bool operator==(const Spot&) const = default;
};

// What a card is worth in the end.
struct CountedCard {
    Card card{};
    Halves value = 0;
    bool operator==(const CountedCard&) const = default;
};

// `seat`: who does it, or whose card it is.
namespace told {

// A turn.
struct Placed {
    Seat seat;
    Spot spot;
    Hidden<Card> card;
    auto hidden() { return std::tie(card); }
    bool operator==(const Placed&) const = default;
};
struct TurnedUp {
    Seat seat;
    Card card;
    Spot spot;
    bool operator==(const TurnedUp&) const = default;
};
struct ExplorerMoved {
    Seat seat;
    Spot from;
    Spot to;
    bool operator==(const ExplorerMoved&) const = default;
};
struct ExplorerStays {  // S-23
    Seat seat;
    bool operator==(const ExplorerStays&) const = default;
};
struct Murdered {
    Seat assassin;
    Seat victim;
    Card card;  // the victim's
    Spot spot;
    bool operator==(const Murdered&) const = default;
};
struct Closed {  // by the seat's storm
    Seat seat;
    int column;
    bool operator==(const Closed&) const = default;
};
struct Asked {
    Seat seat;
    Card card;  // hat or traitor
    bool operator==(const Asked&) const = default;
};
struct Slipped {
    Seat seat;
    Spot hat;
    Hidden<Card> card;
    auto hidden() { return std::tie(card); }
    bool operator==(const Slipped&) const = default;
};
struct Passed {
    Seat seat;
    Card card;  // hat or traitor
    bool operator==(const Passed&) const = default;
};
struct Swapped {  // twice, once for each goal card
    Seat seat;
    Goal goal;
    int from;  // columns
    int to;
    bool operator==(const Swapped&) const = default;
};
struct Drew {  // before and after a reshuffle told apart
    Seat seat;
    int count;           // at least 1
    Hidden<Hand> cards;  // those drawn
    auto hidden() { return std::tie(cards); }
    bool operator==(const Drew&) const = default;
};
struct DrewNothing {  // S-17
    Seat seat;
    bool operator==(const DrewNothing&) const = default;
};
struct Reshuffled {
    Seat seat;
    bool operator==(const Reshuffled&) const = default;
};
struct PassedOver {  // S-38
    Seat seat;
    bool operator==(const PassedOver&) const = default;
};

// The end of a round, column by column in the order of S-50.
struct RoundEnded {
    int round;
    bool usedUp;  // because of S-39
    bool operator==(const RoundEnded&) const = default;
};
struct Shown {
    Seat seat;
    Card card;
    Spot spot;
    bool operator==(const Shown&) const = default;
};
struct WearerShown {  // from under a hat
    Seat seat;
    Card card;
    Spot spot;
    bool operator==(const WearerShown&) const = default;
};
struct ColumnBegan {
    int column;
    Goal goal;
    bool operator==(const ColumnBegan&) const = default;
};
struct MusketeersRule {
    Seat seat;  // whose are nearest to the goal card
    bool operator==(const MusketeersRule&) const = default;
};
struct WizardActs {
    Seat seat;
    int leavers;
    bool operator==(const WizardActs&) const = default;
};
struct WizardsNeutral {
    bool operator==(const WizardsNeutral&) const = default;
};
struct WitchActs {
    Seat seat;
    int leavers;
    bool operator==(const WitchActs&) const = default;
};
struct WitchesNeutral {
    bool operator==(const WitchesNeutral&) const = default;
};
struct Removed {
    Seat seat;
    Card card;
    Spot spot;
    bool operator==(const Removed&) const = default;
};
struct HermitCounted {
    Seat seat;
    Spot spot;
    int otherCards;
    Halves value;
    bool operator==(const HermitCounted&) const = default;
};
struct GiantCounted {
    Seat seat;
    Spot spot;
    int otherCards;
    Halves value;
    bool operator==(const GiantCounted&) const = default;
};
struct RomeoCounted {
    Seat seat;
    Spot spot;
    Halves value;
    bool operator==(const RomeoCounted&) const = default;
};
struct DoubleCounted {
    Seat seat;
    Spot spot;
    Card copied;
    Halves value;
    bool operator==(const DoubleCounted&) const = default;
};
struct DoubleWorthless {
    Seat seat;
    Spot spot;
    bool operator==(const DoubleWorthless&) const = default;
};
struct DragonCounted {
    Seat seat;
    int enemies;  // cards that it makes worth less
    bool operator==(const DragonCounted&) const = default;
};
struct Summed {
    Seat seat;
    int column;
    Halves sum;
    FixedList<CountedCard, cardCount> cards;  // that count, from the goal card downwards
    bool operator==(const Summed&) const = default;
};
struct PairTogether {
    Seat seat;
    bool operator==(const PairTogether&) const = default;
};
struct BeggarTurns {  // the least wins
    Seat seat;
    bool operator==(const BeggarTurns&) const = default;
};
struct TieNearest {  // the seat has the nearest card of those with this sum
    Seat seat;
    Halves sum;
    bool operator==(const TieNearest&) const = default;
};
struct TieFarthest {
    Seat seat;
    Halves sum;
    bool operator==(const TieFarthest&) const = default;
};
struct GoalWon {
    Seat seat;
    int column;
    Goal goal;
    bool countsAtOnce;  // else its points are counted at the end of the game (S-48)
    bool operator==(const GoalWon&) const = default;
};
struct GoalLost {
    int column;
    Goal goal;
    bool operator==(const GoalLost&) const = default;
};
struct Gathered {  // once for each seat and column
    Seat seat;
    int column;
    FixedList<Card, cardCount> cards;  // at least 1, a wearer after its hat
    bool operator==(const Gathered&) const = default;
};
struct RoundBegan {
    int round;
    Seat beginner;
    bool operator==(const RoundBegan&) const = default;
};
struct GoalTurnedUp {
    int column;
    Goal goal;
    bool operator==(const GoalTurnedUp&) const = default;
};

// The end of the game.
struct CountedPlain {
    Seat seat;
    int points;
    bool areNew;  // not counted before, when each goal card was won (S-48)
    bool operator==(const CountedPlain&) const = default;
};
struct CountedSet {
    Seat seat;
    int points;   // twice those of the set ...
    int further;  // ... less one for each card beside it
    bool operator==(const CountedSet&) const = default;
};
struct SetPays {
    Seat seat;
    int more;  // than the plain sum
    bool operator==(const SetPays&) const = default;
};
struct PlainPays {  // the set brings no more
    Seat seat;
    bool operator==(const PlainPays&) const = default;
};
struct Scored {
    Seat seat;
    int total;
    bool operator==(const Scored&) const = default;
};
struct GameOver {
    bool operator==(const GameOver&) const = default;
};

}  // namespace told

using Told =
    std::variant<told::Placed, told::TurnedUp, told::ExplorerMoved, told::ExplorerStays, told::Murdered, told::Closed,
                 told::Asked, told::Slipped, told::Passed, told::Swapped, told::Drew, told::DrewNothing,
                 told::Reshuffled, told::PassedOver, told::RoundEnded, told::Shown, told::WearerShown,
                 told::ColumnBegan, told::MusketeersRule, told::WizardActs, told::WizardsNeutral, told::WitchActs,
                 told::WitchesNeutral, told::Removed, told::HermitCounted, told::GiantCounted, told::RomeoCounted,
                 told::DoubleCounted, told::DoubleWorthless, told::DragonCounted, told::Summed, told::PairTogether,
                 told::BeggarTurns, told::TieNearest, told::TieFarthest, told::GoalWon, told::GoalLost, told::Gathered,
                 told::RoundBegan, told::GoalTurnedUp, told::CountedPlain, told::CountedSet, told::SetPays,
                 told::PlainPays, told::Scored, told::GameOver>;
using Narrator = NarratorOf<Told>;

}  // namespace intrika::schemes
