#include "engines/schemes/happenings.h"

#include "engines/core/sum_parts.h"
#include "engines/core/zone_parts.h"
#include "engines/schemes/phrases.h"
#include "engines/schemes/pieces.h"

#include <utility>
#include <vector>

namespace intrika::schemes {
namespace {

ZonePlace zonePlace(Spot spot) { return {columnZone(spot.column), placeOf(spot.index)}; }
ZonePlace headOf(int column) { return {columnZone(column), goalPlace}; }

template <class Cards>
Pieces openCards(const Cards& cards) {
    std::vector<FaceId> faces;
    for (const Card card : cards) faces.push_back(faceOf(card));
    return faceUp(std::move(faces));
}
Pieces openCard(Card card) { return faceUp({faceOf(card)}); }
Pieces openGoal(Goal goal) { return faceUp({faceOf(goal)}); }
Pieces cardOrBack(const Hidden<Card>& card) { return card ? openCard(*card) : faceDown(1, influenceBack); }

template <OneOf<told::ExplorerStays, told::Closed, told::Asked, told::Passed, told::DrewNothing, told::PassedOver,
                told::MusketeersRule, told::WizardActs, told::WitchActs, told::DragonCounted, told::Summed,
                told::PairTogether, told::BeggarTurns, told::TieNearest, told::TieFarthest, told::CountedSet,
                told::PlainPays, told::Scored>
              Each>
Motion motion(const Each& told) {
    return still(told.seat);
}
template <OneOf<told::RoundEnded, told::ColumnBegan, told::WizardsNeutral, told::WitchesNeutral, told::GameOver> Each>
Motion motion(const Each&) {
    return still();
}
template <OneOf<told::TurnedUp, told::Shown, told::WearerShown> Each>
Motion motion(const Each& told) {
    return turning(told.seat, zonePlace(told.spot), openCard(told.card));
}

// The table shows it.
template <OneOf<told::Gathered, told::GoalTurnedUp> Each>
Text sentence(const Each&) {
    return {};
}

// A turn.

Text sentence(const told::Placed& told) {
    const TextArg column = columnNumber(told.spot.column);
    if (!told.card) return say("log.placed", {person(told.seat), column});
    return say("log.placed-known", {person(told.seat), nameOf(*told.card), column});
}
Motion motion(const told::Placed& told) {
    return moving(told.seat, {zone(SeatZone::hand, told.seat)}, zonePlace(told.spot), cardOrBack(told.card));
}

Text sentence(const told::TurnedUp& told) {
    return say("log.turned-up", {person(told.seat), nameOf(told.card), columnNumber(told.spot.column)});
}

Text sentence(const told::ExplorerMoved& told) {
    return say("log.explorer-moved", {person(told.seat), columnNumber(told.from.column), columnNumber(told.to.column)});
}
Motion motion(const told::ExplorerMoved& told) {
    return moving(told.seat, zonePlace(told.from), zonePlace(told.to), openCard(Card::explorer));
}

Text sentence(const told::ExplorerStays& told) { return say("log.explorer-stays", {person(told.seat)}); }

Text sentence(const told::Murdered& told) {
    return say("log.murdered", {person(told.assassin), nameOf(told.card), person(told.victim)});
}
Motion motion(const told::Murdered& told) {
    return moving(told.victim, zonePlace(told.spot), {zone(SeatZone::discards, told.victim)}, openCard(told.card));
}

Text sentence(const told::Closed& told) { return say("log.closed", {person(told.seat), columnNumber(told.column)}); }

Text sentence(const told::Asked& told) {
    return say(told.card == Card::magicHat ? "log.asked-hat" : "log.asked-traitor", {person(told.seat)});
}

Text sentence(const told::Slipped& told) {
    if (!told.card) return say("log.slipped", {person(told.seat)});
    return say("log.slipped-known", {person(told.seat), nameOf(*told.card)});
}
Motion motion(const told::Slipped& told) {
    return moving(told.seat, {zone(SeatZone::hand, told.seat)}, zonePlace(told.hat), cardOrBack(told.card));
}

Text sentence(const told::Passed& told) {
    return say(told.card == Card::magicHat ? "log.passed-hat" : "log.passed-traitor", {person(told.seat)});
}

// The two goal cards that change places are told once.
Text sentence(const told::Swapped& told) {
    if (told.from > told.to) return {};
    return say("log.swapped", {person(told.seat), columnNumber(told.from), columnNumber(told.to)});
}
Motion motion(const told::Swapped& told) {
    return moving(told.seat, headOf(told.from), headOf(told.to), openGoal(told.goal));
}

Text sentence(const told::Drew& told) {
    if (!told.cards) return say("log.drew", {person(told.seat)}, told.count);
    TextArg names = nameOf((*told.cards)[0]);
    for (int card = 1; card < told.count; ++card) {
        names = part(say("list.and-more", {std::move(names), nameOf((*told.cards)[card])}));
    }
    return say("log.drew-known", {person(told.seat), std::move(names)});
}
Motion motion(const told::Drew& told) {
    return moving(told.seat, {zone(SeatZone::deck, told.seat)}, {zone(SeatZone::hand, told.seat)},
                  told.cards ? openCards(*told.cards) : faceDown(told.count, influenceBack));
}

Text sentence(const told::DrewNothing& told) { return say("log.drew-nothing", {person(told.seat)}); }

Text sentence(const told::Reshuffled& told) { return say("log.reshuffled", {person(told.seat)}); }
Motion motion(const told::Reshuffled& told) {
    return moving(told.seat, {zone(SeatZone::discards, told.seat)}, {zone(SeatZone::deck, told.seat)}, {});
}

Text sentence(const told::PassedOver& told) { return say("log.passed-over", {person(told.seat)}); }

// The end of a round.

Text sentence(const told::RoundEnded& told) {
    return say(told.usedUp ? "log.round-used-up" : "log.round-ended", {number(told.round)});
}

Text sentence(const told::Shown& told) {
    return say("log.shown", {person(told.seat), nameOf(told.card), columnNumber(told.spot.column)});
}

Text sentence(const told::WearerShown& told) {
    return say("log.wearer-shown", {person(told.seat), nameOf(told.card), columnNumber(told.spot.column)});
}

Text sentence(const told::ColumnBegan& told) {
    return say("log.column-began", {columnNumber(told.column), part(goalName(told.goal))});
}

Text sentence(const told::MusketeersRule&) { return say("log.musketeers"); }

Text sentence(const told::WizardActs& told) { return counted("log.wizard", told.leavers, {person(told.seat)}); }

Text sentence(const told::WizardsNeutral&) { return say("log.wizards-neutral"); }

Text sentence(const told::WitchActs& told) { return counted("log.witch", told.leavers, {person(told.seat)}); }

Text sentence(const told::WitchesNeutral&) { return say("log.witches-neutral"); }

Text sentence(const told::Removed& told) { return say("log.removed", {person(told.seat), nameOf(told.card)}); }
Motion motion(const told::Removed& told) {
    return moving(told.seat, zonePlace(told.spot), {zone(SeatZone::discards, told.seat)}, openCard(told.card));
}

Text sentence(const told::HermitCounted& told) {
    return say("log.hermit", {person(told.seat), number(told.otherCards), influence(told.value)});
}
Motion motion(const told::HermitCounted& told) {
    return turning(told.seat, zonePlace(told.spot), openCard(Card::hermit));
}

Text sentence(const told::GiantCounted& told) {
    return say("log.giant", {person(told.seat), number(told.otherCards), influence(told.value)});
}
Motion motion(const told::GiantCounted& told) {
    return turning(told.seat, zonePlace(told.spot), openCard(Card::littleGiant));
}

Text sentence(const told::RomeoCounted& told) { return say("log.romeo", {person(told.seat), influence(told.value)}); }
Motion motion(const told::RomeoCounted& told) {
    return turning(told.seat, zonePlace(told.spot), openCard(Card::romeo));
}

Text sentence(const told::DoubleCounted& told) {
    return say("log.double", {person(told.seat), nameOf(told.copied), influence(told.value)});
}
Text sentence(const told::DoubleWorthless& told) { return say("log.double-worthless", {person(told.seat)}); }
template <OneOf<told::DoubleCounted, told::DoubleWorthless> Each>
Motion motion(const Each& told) {
    return turning(told.seat, zonePlace(told.spot), openCard(Card::theDouble));
}

Text sentence(const told::DragonCounted& told) { return counted("log.dragon", told.enemies, {person(told.seat)}); }

Text sentence(const told::Summed& told) {
    std::vector<TextArg> figures;
    for (const CountedCard& card : told.cards) figures.push_back(figureOf(influence(card.value), nameOf(card.card)));
    if (figures.size() == 1) return say("log.summed-alone", {person(told.seat), figures.front()});
    return say("log.summed", {person(told.seat), addedUp(std::move(figures)), influence(told.sum)});
}

Text sentence(const told::PairTogether& told) { return say("log.pair", {person(told.seat)}); }

Text sentence(const told::BeggarTurns& told) { return say("log.beggar", {person(told.seat)}); }

Text sentence(const told::TieNearest& told) { return say("log.tie-nearest", {person(told.seat), influence(told.sum)}); }

Text sentence(const told::TieFarthest& told) {
    return say("log.tie-farthest", {person(told.seat), influence(told.sum)});
}

Text sentence(const told::GoalWon& told) { return say("log.goal-won", {person(told.seat), part(goalName(told.goal))}); }
Motion motion(const told::GoalWon& told) {
    Motion made = moving(told.seat, headOf(told.column), {zone(SeatZone::won, told.seat)}, openGoal(told.goal));
    if (told.countsAtOnce) made.points = told.goal.points();
    return made;
}

Text sentence(const told::GoalLost&) { return say("log.goal-lost"); }
Motion motion(const told::GoalLost& told) {
    return moving(noSeat, headOf(told.column), {boxZone}, openGoal(told.goal));
}

Motion motion(const told::Gathered& told) {
    return moving(told.seat, {columnZone(told.column)}, {zone(SeatZone::discards, told.seat)}, openCards(told.cards));
}

Text sentence(const told::RoundBegan& told) {
    return say("log.round-began", {number(told.round), person(told.beginner)});
}
Motion motion(const told::RoundBegan& told) { return still(told.beginner); }

Motion motion(const told::GoalTurnedUp& told) {
    return moving(noSeat, {goalPileZone}, headOf(told.column), openGoal(told.goal));
}

// The end of the game.

Text sentence(const told::CountedPlain& told) { return counted("log.counted-plain", told.points, {person(told.seat)}); }
Motion motion(const told::CountedPlain& told) {
    return told.areNew && told.points > 0 ? scoring(told.seat, told.points) : still(told.seat);
}

Text sentence(const told::CountedSet& told) {
    return say("log.counted-set", {person(told.seat), number((told.points + told.further) / 2), number(told.further)},
               told.points);
}

Text sentence(const told::SetPays& told) { return say("log.set-pays", {person(told.seat)}, told.more); }
Motion motion(const told::SetPays& told) { return scoring(told.seat, told.more); }

Text sentence(const told::PlainPays& told) { return say("log.plain-pays", {person(told.seat)}); }

Text sentence(const told::Scored& told) { return counted("log.scored", told.total, {person(told.seat)}); }

Text sentence(const told::GameOver&) { return say("log.game-over"); }

}  // namespace

Text sentenceOf(const Told& redacted) {
    return std::visit([](const auto& each) { return sentence(each); }, redacted);
}

Motion motionOf(const Told& redacted) {
    return std::visit([](const auto& each) { return motion(each); }, redacted);
}

}  // namespace intrika::schemes
