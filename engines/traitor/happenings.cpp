#include "engines/traitor/happenings.h"

#include "engines/core/sum_parts.h"
#include "engines/traitor/phrases.h"
#include "engines/traitor/pieces.h"

#include <string>
#include <utility>

namespace intrika::traitor {
namespace {

std::vector<FaceId> facesOf(SupplySet cards) {
    std::vector<FaceId> faces;
    for (int kind = 0; kind < supplyKinds; ++kind) faces.insert(faces.end(), cards.copies(kind), supplyFace(kind));
    return faces;
}
std::vector<FaceId> facesOf(ActionSet cards) {
    std::vector<FaceId> faces;
    for (const Action card : cards) faces.push_back(actionFace(card));
    return faces;
}
Pieces pieces(const Hidden<SupplySet>& cards, int count) {
    return cards ? faceUp(facesOf(*cards)) : faceDown(count, supplyBack);
}
Pieces pieces(const Hidden<ActionSet>& cards, int count) {
    return cards ? faceUp(facesOf(*cards)) : faceDown(count, actionBack);
}
Pieces piece(const Hidden<Action>& card) { return card ? faceUp({actionFace(*card)}) : faceDown(1, actionBack); }

// "Anna drew 2 cards", and which, where the observer knows: `id` + "-known".
Text countedCards(const std::string& id, Seat seat, int count, const Hidden<SupplySet>& cards) {
    if (!cards || cards->empty()) return say(id, {person(seat)}, count);
    return say(id + "-known", {person(seat), literal(enumerationOf(*cards))}, count);
}

Text builtOrFlipped(const char* id, Seat seat, Side side, const told::Place& place) {
    return say(id, {person(seat), nameOf(side), nameOf(place.land), nameOf(place.house)});
}

// The beginning

Text sentence(const told::EstatePlaced& told) {
    return builtOrFlipped("log.placed", told.seat, Side::estate, told.place);
}
Motion motion(const told::EstatePlaced& told) {
    return moving(told.seat, {zone(SeatZone::stock, told.seat)}, {zone(TableZone::buildings), told.place.slot},
                  faceUp({buildingFace(Side::estate)}));
}

Text sentence(const told::Dealt& told) { return countedCards("log.dealt", told.seat, told.count, told.cards); }
Motion motion(const told::Dealt& told) {
    return moving(told.seat, {told.isFixed ? noZone : zone(TableZone::drawPile)}, {zone(SeatZone::hand, told.seat)},
                  pieces(told.cards, told.count));
}

Text sentence(const told::RoundBegan& told) {
    return say("log.round-began", {number(told.round), person(told.startPlayer)});
}
Motion motion(const told::RoundBegan& told) {
    if (told.oldConflict == noSlot) return still(told.startPlayer);
    return moving(told.startPlayer, {zone(TableZone::borders), told.oldConflict},
                  {zone(SeatZone::tokens, told.strategyHolder)}, faceUp({conflictFace}));
}

// Phases 1 to 3

Text sentence(const told::ConflictSet& told) {
    return say("log.conflict-set", {person(told.seat), nameOf(told.first.land), nameOf(told.first.house),
                                    nameOf(told.second.land), nameOf(told.second.house)});
}
Motion motion(const told::ConflictSet& told) {
    return moving(told.seat, {zone(SeatZone::tokens, told.seat)}, {zone(TableZone::borders), told.first.slot},
                  faceUp({conflictFace}));
}

Text sentence(const told::SetAside&) { return say("log.set-aside"); }
Motion motion(const told::SetAside& told) { return turning(noSeat, {zone(TableZone::centre)}, piece(told.card)); }

Motion motion(const told::DraftHanded& told) {
    const bool first = told.count == actionCount - 1;
    return moving(told.seat, {zone(first ? TableZone::centre : TableZone::draft)}, {zone(TableZone::draft)},
                  pieces(told.cards, told.count));
}

Text sentence(const told::ActionChosen& told) {
    if (!told.card) return say("log.action-chosen", {person(told.seat)});
    return say("log.action-chosen-known", {person(told.seat), nameOf(*told.card)});
}
Motion motion(const told::ActionChosen& told) {
    return moving(told.seat, {zone(TableZone::draft)}, {zone(SeatZone::action, told.seat)}, piece(told.card));
}

Text sentence(const told::LeftOver& told) { return say("log.left-over", {}, told.count); }
Motion motion(const told::LeftOver& told) {
    return moving(told.lastChooser, {zone(TableZone::draft)}, {zone(TableZone::centre)},
                  pieces(told.cards, told.count));
}

Text sentence(const told::SuppliesPlayed& told) {
    if (told.count == 0) return say("log.played-nothing", {person(told.seat)});
    if (!told.cards) return say("log.played-hidden", {person(told.seat)}, told.count);
    return say("log.played", {person(told.seat), literal(sumOf(*told.cards)), number(told.cards->points())},
               told.count);
}
Motion motion(const told::SuppliesPlayed& told) {
    return moving(told.seat, {zone(SeatZone::hand, told.seat)}, {zone(SeatZone::played, told.seat)},
                  pieces(told.cards, told.count));
}

// Phases 4 to 6: the conflict

Text sentence(const told::SuppliesTurnedUp& told) {
    return say("log.turned-up", {person(told.seat), literal(sumOf(told.cards)), number(told.cards.points())});
}
Motion motion(const told::SuppliesTurnedUp& told) {
    return turning(told.seat, {zone(SeatZone::played, told.seat)}, faceUp(facesOf(told.cards)));
}

Text sentence(const told::ActionShown& told) { return say("log.action-shown", {person(told.seat), nameOf(told.card)}); }
Motion motion(const told::ActionShown& told) {
    return turning(told.seat, {zone(SeatZone::action, told.seat)}, faceUp({actionFace(told.card)}));
}

Text sentence(const told::HouseChanged& told) {
    return say("log.house-changed", {person(told.seat), nameOf(told.house)});
}
Motion motion(const told::HouseChanged& told) {
    return turning(told.seat, {zone(SeatZone::loyalty, told.seat)}, faceUp({loyaltyFace(told.house)}));
}

// "5 (River) + 2 + 4 + 5 (Diplomat +5)"
std::vector<TextArg> figuresOf(const told::HouseCounted& told) {
    std::vector<TextArg> figures{
        figureOf(number(conflictPoints[static_cast<std::size_t>(told.land)]), nameOf(told.land))};
    for (const SupplySet cards : told.supplies) {
        for (int kind = 0; kind < supplyKinds; ++kind) {
            figures.insert(figures.end(), cards.copies(kind), number(supplyValues[static_cast<std::size_t>(kind)]));
        }
    }
    for (const Action diplomat : told.diplomats) {
        figures.push_back(figureOf(number(diplomat == Action::diplomat2 ? 2 : 5), nameOf(diplomat)));
    }
    return figures;
}
Text sentence(const told::HouseCounted& told) {
    std::vector<TextArg> figures = figuresOf(told);
    if (figures.size() == 1) return say("log.house-alone", {nameOf(told.house), figures.front()});
    return say("log.house-sum", {nameOf(told.house), addedUp(std::move(figures)), number(told.total)});
}

Text sentence(const told::ConflictWon& told) {
    return say("log.conflict-won", {nameOf(told.winner), number(told.total), number(told.otherTotal)});
}

Text sentence(const told::ConflictTied& told) { return say("log.conflict-tied", {number(told.total)}); }

Text sentence(const told::WonPoints& told) { return say("log.won-points", {person(told.seat)}, told.points); }
Text sentence(const told::TraitorPoint& told) { return say("log.traitor-point", {person(told.seat)}, told.points); }
Text sentence(const told::StrategistPoints& told) {
    return say("log.strategist-points", {person(told.seat)}, told.points);
}
template <OneOf<told::WonPoints, told::TraitorPoint, told::StrategistPoints, told::DepotPoints> Points>
Motion motion(const Points& told) {
    return scoring(told.seat, told.points);
}

Text sentence(const told::LandscapeTurned& told) {
    return say("log.landscape-turned", {nameOf(told.place.land), nameOf(told.place.house)});
}
Motion motion(const told::LandscapeTurned& told) {
    return turning(noSeat, {zone(TableZone::ring), told.place.slot},
                   faceUp({landscapeFace(told.place.land, told.place.house)}));
}

// Phases 7 to 9

Text sentence(const told::Built& told) { return builtOrFlipped("log.placed", told.seat, told.side, told.place); }
Motion motion(const told::Built& told) {
    return moving(told.seat, {zone(SeatZone::stock, told.seat)}, {zone(TableZone::buildings), told.place.slot},
                  faceUp({buildingFace(told.side)}));
}

Text sentence(const told::Flipped& told) { return builtOrFlipped("log.flipped", told.seat, told.sideUp, told.place); }
Motion motion(const told::Flipped& told) {
    return turning(told.seat, {zone(TableZone::buildings), told.place.slot}, faceUp({buildingFace(told.sideUp)}));
}

Text sentence(const told::BuilderPassed& told) { return say("log.built-nothing", {person(told.seat)}); }

Text sentence(const told::StrategyMoved& told) { return say("log.strategy-moved", {person(told.to)}); }
Motion motion(const told::StrategyMoved& told) {
    return moving(told.to, {zone(SeatZone::tokens, told.from)}, {zone(SeatZone::tokens, told.to)},
                  faceUp({strategyFace}));
}

Motion motion(const told::SuppliesDiscarded& told) {
    return moving(told.seat, {zone(SeatZone::played, told.seat)}, {zone(TableZone::discards)},
                  faceUp(facesOf(told.cards)));
}

// Phase 10: drawing

Text sentence(const told::Discarded& told) {
    if (told.cards.empty()) return say("log.discarded-nothing", {person(told.seat)});
    return say("log.discarded-known", {person(told.seat), literal(enumerationOf(told.cards))}, told.cards.count());
}
Motion motion(const told::Discarded& told) {
    return moving(told.seat, {zone(SeatZone::hand, told.seat)}, {zone(TableZone::discards)},
                  faceUp(facesOf(told.cards)));
}

Text sentence(const told::Drew& told) { return countedCards("log.drew", told.seat, told.count, told.cards); }
Motion motion(const told::Drew& told) {
    return moving(told.seat, {zone(TableZone::drawPile)}, {zone(SeatZone::hand, told.seat)},
                  pieces(told.cards, told.count));
}

Text sentence(const told::DrewNothing& told) { return say("log.drew-nothing", {person(told.seat)}); }

Text sentence(const told::Reshuffled& told) { return say("log.reshuffled", {person(told.drawer)}); }
Motion motion(const told::Reshuffled& told) {
    return moving(told.drawer, {zone(TableZone::discards)}, {zone(TableZone::drawPile)}, {});
}

// Phases 11 to 13, and the end

Motion motion(const told::ActionReturned& told) {
    return moving(told.seat, {zone(SeatZone::action, told.seat)}, {zone(TableZone::centre)},
                  faceUp({actionFace(told.card)}));
}

Motion motion(const told::StartPlayerMoved& told) {
    return moving(told.to, {zone(SeatZone::tokens, told.from)}, {zone(SeatZone::tokens, told.to)},
                  faceUp({startPlayerFace}));
}

Text sentence(const told::SuddenDeath& told) { return say("log.sudden-death", {nameOf(told.house)}); }
Text sentence(const told::DepotPoints& told) { return say("log.depot-points", {person(told.seat)}, told.points); }
Text sentence(const told::GameOver&) { return say("log.game-over"); }

// The table shows these, or the next sentence says them.
template <OneOf<told::DraftHanded, told::SuppliesDiscarded, told::ActionReturned, told::StartPlayerMoved> Silent>
Text sentence(const Silent&) {
    return {};
}

template <OneOf<told::BuilderPassed, told::DrewNothing> Each>
Motion motion(const Each& told) {
    return still(told.seat);
}
template <OneOf<told::HouseCounted, told::ConflictWon, told::ConflictTied, told::SuddenDeath, told::GameOver> Each>
Motion motion(const Each&) {
    return still();
}

}  // namespace

Text sentenceOf(const Told& redacted) {
    return std::visit([](const auto& told) { return sentence(told); }, redacted);
}

Motion motionOf(const Told& redacted) {
    return std::visit([](const auto& told) { return motion(told); }, redacted);
}

}  // namespace intrika::traitor
