#include "engines/traitor/phrases.h"

#include "engines/core/sum_parts.h"

#include <algorithm>

namespace intrika::traitor {
namespace {

template <class Names, class Thing>
TextArg termOf(const char* prefix, const Names& names, Thing thing) {
    return term(prefix + std::string(names[static_cast<std::size_t>(thing)]));
}

// The inverse of landscapeFace: happenings name a landscape by its face.
Land landOf(int face) { return static_cast<Land>(face / houseCount); }
House houseOf(int face) { return static_cast<House>(face % houseCount); }

bool known(const Happening& told) {
    return !told.faces.empty() &&
           std::none_of(told.faces.begin(), told.faces.end(), [&told](FaceId face) { return face == told.back; });
}

SupplySet suppliesOf(const Happening& told) {
    SupplySet cards;
    for (const FaceId face : told.faces) cards += SupplySet::of(face - supplyFace(0));
    return cards;
}

Action actionOf(const Happening& told) { return static_cast<Action>(told.faces.front() - actionFace(Action::traitor)); }

std::string joined(SupplySet cards, const char* between) {
    std::string list;
    for (int kind = 0; kind < supplyKinds; ++kind) {
        for (int copy = 0; copy < cards.copies(kind); ++copy) {
            if (!list.empty()) list += between;
            list += supplyIds[static_cast<std::size_t>(kind)];
        }
    }
    return list;
}

// "Anna drew 2 cards", and which, where the observer knows: `id` + "-known".
Text countedCards(const std::string& id, const Happening& told) {
    if (!known(told)) return say(id, {person(told.actor)}, told.amount);
    return say(id + "-known", {person(told.actor), literal(joined(suppliesOf(told), ", "))}, told.amount);
}

Text played(const Happening& told) {
    if (told.amount == 0) return say("log.played-nothing", {person(told.actor)});
    if (!known(told)) return say("log.played-hidden", {person(told.actor)}, told.amount);
    const SupplySet cards = suppliesOf(told);
    return say("log.played", {person(told.actor), literal(sumOf(cards)), number(cards.points())}, told.amount);
}

Text turnedUp(const Happening& told) {
    if (!known(told)) return {};
    const SupplySet cards = suppliesOf(told);
    return say("log.turned-up", {person(told.actor), literal(sumOf(cards)), number(cards.points())});
}

Text discarded(const Happening& told) {
    if (told.amount == 0) return say("log.discarded-nothing", {person(told.actor)});
    return countedCards("log.discarded", told);
}

Text conflictSet(const Happening& told) {
    return say("log.conflict-set", {person(told.actor), nameOf(landOf(told.amount)), nameOf(houseOf(told.amount)),
                                    nameOf(landOf(told.detail)), nameOf(houseOf(told.detail))});
}

Text builtOrFlipped(const char* id, const Happening& told, Side side) {
    return say(id, {person(told.actor), nameOf(side), nameOf(landOf(told.amount)), nameOf(houseOf(told.amount))});
}

int diplomatPoints(Action diplomat) { return diplomat == Action::diplomat2 ? 2 : 5; }

TextArg figureOf(FaceId face) {
    if (face < supplyFace(0)) {
        const Land land = landOf(face);
        return intrika::figureOf(number(conflictPoints[static_cast<std::size_t>(land)]), nameOf(land));
    }
    if (face < actionFace(Action::traitor)) return number(supplyValues[face - supplyFace(0)]);
    const auto diplomat = static_cast<Action>(face - actionFace(Action::traitor));
    return intrika::figureOf(number(diplomatPoints(diplomat)), nameOf(diplomat));
}

Text houseCounted(const Happening& told) {
    const TextArg house = nameOf(static_cast<House>(told.other));
    std::vector<TextArg> figures;
    for (const FaceId face : told.faces) figures.push_back(figureOf(face));
    if (figures.size() == 1) return say("log.house-alone", {house, figures.front()});
    return say("log.house-sum", {house, addedUp(std::move(figures)), number(told.amount)});
}

Text conflictSentence(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::suppliesPlayed:
            return played(told);
        case Told::suppliesTurnedUp:
            return turnedUp(told);
        case Told::actionShown:
            return say("log.action-shown", {person(told.actor), nameOf(actionOf(told))});
        case Told::houseChanged:
            return say("log.house-changed", {person(told.actor), nameOf(static_cast<House>(told.detail))});
        case Told::houseCounted:
            return houseCounted(told);
        case Told::conflictWon:
            return say("log.conflict-won",
                       {nameOf(static_cast<House>(told.other)), number(told.amount), number(told.detail)});
        case Told::conflictTied:
            return say("log.conflict-tied", {number(told.amount)});
        case Told::wonPoints:
            return say("log.won-points", {person(told.actor)}, told.amount);
        case Told::traitorPoint:
            return say("log.traitor-point", {person(told.actor)}, told.amount);
        case Told::strategistPoints:
            return say("log.strategist-points", {person(told.actor)}, told.amount);
        case Told::landscapeTurned:
            return say("log.landscape-turned",
                       {nameOf(landOf(told.faces.front())), nameOf(static_cast<House>(told.detail))});
        default:
            return {};
    }
}

Text endOfRoundSentence(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::built:
            return builtOrFlipped("log.placed", told, static_cast<Side>(told.detail));
        case Told::flipped:
            return builtOrFlipped("log.flipped", told, static_cast<Side>(told.detail));
        case Told::builderPassed:
            return say("log.built-nothing", {person(told.actor)});
        case Told::strategyMoved:
            return say("log.strategy-moved", {person(told.actor)});
        case Told::discarded:
            return discarded(told);
        case Told::drew:
            return countedCards("log.drew", told);
        case Told::drewNothing:
            return say("log.drew-nothing", {person(told.actor)});
        case Told::reshuffled:
            return say("log.reshuffled", {person(told.actor)});
        case Told::suddenDeath:
            return say("log.sudden-death", {nameOf(static_cast<House>(told.detail))});
        case Told::depotPoints:
            return say("log.depot-points", {person(told.actor)}, told.amount);
        case Told::gameOver:
            return say("log.game-over");
        default:
            return conflictSentence(told);
    }
}

}  // namespace

TextArg nameOf(Land land) { return termOf("landscape.", landIds, land); }
TextArg nameOf(House house) { return termOf("house.", houseIds, house); }
TextArg nameOf(Action action) { return termOf("action.", actionIds, action); }
TextArg nameOf(Side side) { return termOf("building.", sideIds, side); }

Text placeName(const Board& board, std::uint8_t slot) {
    const int hour = slot == 0 ? ringSize : slot;  // T-4: slot 0 lies at twelve o'clock
    return say("place.slot", {nameOf(board.lands[slot]), nameOf(board.houseOf(slot)), number(hour)});
}

Text borderName(const Board& board, std::uint8_t slot) {
    return say("place.border", {part(placeName(board, slot)), part(placeName(board, nextSlot(slot)))});
}

std::string sumOf(SupplySet cards) { return joined(cards, " + "); }

Text sentenceOf(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::estatePlaced:
            return builtOrFlipped("log.placed", told, Side::estate);
        case Told::dealt:
            return countedCards("log.dealt", told);
        case Told::roundBegan:
            return say("log.round-began", {number(told.amount), person(told.actor)});
        case Told::conflictSet:
            return conflictSet(told);
        case Told::setAside:
            return say("log.set-aside");
        case Told::actionChosen:
            if (!known(told)) return say("log.action-chosen", {person(told.actor)});
            return say("log.action-chosen-known", {person(told.actor), nameOf(actionOf(told))});
        case Told::leftOver:
            return say("log.left-over", {}, told.amount);
        case Told::draftHanded:
        case Told::suppliesDiscarded:
        case Told::actionReturned:
        case Told::startPlayerMoved:
            return {};  // the table shows it, or the next sentence says it
        default:
            return endOfRoundSentence(told);
    }
}

}  // namespace intrika::traitor
