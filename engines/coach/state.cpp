#include "engines/coach/state.h"

#include <algorithm>

namespace intrika::coach {

bool FightState::hasUsed(Object object) const {
    return std::any_of(used.begin(), used.end(), [&](const Used& use) { return use.object == object; });
}

bool FightState::hasUsed(Profession profession) const {
    return std::any_of(used.begin(), used.end(), [&](const Used& use) { return use.profession == profession; });
}

Objects objectsInPlay(const Options& options, int seats) {
    Objects all;
    for (int index = 0; index < objectKinds; ++index) {
        const auto kind = static_cast<Object>(index);
        const bool isThere = kind != Object::bag && (isSealed(kind) || options.luggage == Luggage::full) &&
                             !(kind == Object::blackPearl && seats == 3) && !(kind == Object::coat && seats == 10);
        for (int copy = 0; isThere && copy < (isSingle(kind) ? 1 : piecesEach); ++copy) all.add(kind);
    }
    return all;
}

Objects objectsOf(const ObjectPile& pile) {
    Objects objects;
    for (const Object object : pile) objects.add(object);
    return objects;
}

ObjectPile pileOf(Objects objects) {
    ObjectPile pile;
    objects.forEach([&pile](Object object) { pile.append(object); });
    return pile;
}

int piecesIn(Objects hand, Alliance alliance, bool deckIsEmpty) {
    const bool order = alliance == Alliance::order;
    return hand.copies(order ? Object::key : Object::goblet) +
           (deckIsEmpty ? hand.copies(order ? Object::bagKey : Object::bagGoblet) : 0);
}

bool isOnTrade(Object object, bool deckIsEmpty) {
    switch (object) {
        case Object::bagKey:
        case Object::bagGoblet:
            return !deckIsEmpty;
        case Object::privilege:
        case Object::monocle:
        case Object::folio:
        case Object::coat:
        case Object::sextant:
            return true;
        default:
            return false;
    }
}

bool fitsName(Object object, Object name, bool deckIsEmpty) {
    if (!isBag(object)) return object == name;
    if (!deckIsEmpty) return name == Object::bag;
    return name == (object == Object::bagKey ? Object::key : Object::goblet);
}

bool hasFitting(Objects hand, Object name, bool deckIsEmpty) {
    for (const Object object : hand.kinds()) {
        if (fitsName(object, name, deckIsEmpty)) return true;
    }
    return false;
}

ToAct waitsFor(const Board& board) {
    switch (board.phase) {
        case Phase::shuffleDeck:
            return ToAct::drawing(ChanceKind::shuffleDeck);
        case Phase::shuffleProfessions:
            return ToAct::drawing(ChanceKind::shuffleProfessions);
        case Phase::newRound:
            return ToAct::drawing(ChanceKind::newRound);
        case Phase::over:
            return ToAct::nobody();
        default:
            return ToAct::deciding(board.waiting);
    }
}

}  // namespace intrika::coach
