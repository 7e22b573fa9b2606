#include "engines/schemes/phrases.h"

#include "engines/core/sum_parts.h"

#include <algorithm>
#include <string>

namespace intrika::schemes {
namespace {

bool known(const Happening& told) { return !told.faces.empty() && told.faces.front() != told.back; }
TextArg actor(const Happening& told) { return person(told.actor); }
TextArg cardIn(const Happening& told) { return nameOf(cardOf(told.faces.front())); }
TextArg column(const Happening& told) { return columnNumber(told.detail); }

// A count has a sentence of its own for zero.
Text counted(const std::string& id, const Happening& told) {
    return told.amount == 0 ? say(id + "-none", {actor(told)}) : say(id, {actor(told)}, told.amount);
}

Text drew(const Happening& told) {
    if (!known(told)) return say("log.drew", {actor(told)}, told.amount);
    std::vector<TextArg> names;
    for (const FaceId face : told.faces) names.push_back(nameOf(cardOf(face)));
    while (names.size() > 1) {
        Text both = say("list.and-more", {names[0], names[1]});
        names.erase(names.begin());
        names.front() = part(std::move(both));
    }
    return say("log.drew-known", {actor(told), names.front()});
}

// The two goal cards that change places are told once.
Text swapped(const Happening& told) {
    if (told.amount > told.detail) return {};
    return say("log.swapped", {actor(told), columnNumber(told.amount), columnNumber(told.detail)});
}

bool isHat(const Happening& told) { return told.detail == static_cast<int>(Card::magicHat); }

Text turnSentence(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::placed:
            if (!known(told)) return say("log.placed", {actor(told), column(told)});
            return say("log.placed-known", {actor(told), cardIn(told), column(told)});
        case Told::turnedUp:
            return say("log.turned-up", {actor(told), cardIn(told), column(told)});
        case Told::explorerMoved:
            return say("log.explorer-moved", {actor(told), columnNumber(told.amount), column(told)});
        case Told::explorerStays:
            return say("log.explorer-stays", {actor(told)});
        case Told::murdered:
            return say("log.murdered", {person(told.other), cardIn(told), actor(told)});
        case Told::closed:
            return say("log.closed", {actor(told), column(told)});
        case Told::asked:
            return say(isHat(told) ? "log.asked-hat" : "log.asked-traitor", {actor(told)});
        case Told::slipped:
            if (!known(told)) return say("log.slipped", {actor(told)});
            return say("log.slipped-known", {actor(told), cardIn(told)});
        case Told::passed:
            return say(isHat(told) ? "log.passed-hat" : "log.passed-traitor", {actor(told)});
        case Told::swapped:
            return swapped(told);
        case Told::drew:
            return drew(told);
        case Told::drewNothing:
            return say("log.drew-nothing", {actor(told)});
        case Told::reshuffled:
            return say("log.reshuffled", {actor(told)});
        case Told::passedOver:
            return say("log.passed-over", {actor(told)});
        default:
            return {};
    }
}

Text summed(const Happening& told) {
    std::vector<TextArg> figures;
    for (std::size_t i = 0; i + 1 < told.faces.size(); i += 2) {
        figures.push_back(figureOf(influence(told.faces[i + 1]), nameOf(cardOf(told.faces[i]))));
    }
    if (figures.size() == 1) return say("log.summed-alone", {actor(told), figures.front()});
    return say("log.summed", {actor(told), addedUp(std::move(figures)), influence(told.amount)});
}

// Who leaves a column, and what is left worth.
Text valueSentence(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::musketeersRule:
            return say("log.musketeers");
        case Told::wizardActs:
            return counted("log.wizard", told);
        case Told::wizardsNeutral:
            return say("log.wizards-neutral");
        case Told::witchActs:
            return counted("log.witch", told);
        case Told::witchesNeutral:
            return say("log.witches-neutral");
        case Told::removed:
            return say("log.removed", {actor(told), cardIn(told)});
        case Told::hermitCounted:
            return say("log.hermit", {actor(told), number(told.detail), influence(told.amount)});
        case Told::giantCounted:
            return say("log.giant", {actor(told), number(told.detail), influence(told.amount)});
        case Told::romeoCounted:
            return say("log.romeo", {actor(told), influence(told.amount)});
        case Told::doubleCounted:
            return say("log.double",
                       {actor(told), nameOf(cardOf(static_cast<FaceId>(told.detail))), influence(told.amount)});
        case Told::doubleWorthless:
            return say("log.double-worthless", {actor(told)});
        case Told::dragonCounted:
            return counted("log.dragon", told);
        case Told::summed:
            return summed(told);
        default:
            return turnSentence(told);
    }
}

Text endSentence(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::countedPlain:
            return counted("log.counted-plain", told);
        case Told::countedSet:
            return say("log.counted-set", {actor(told), number((told.amount + told.detail) / 2), number(told.detail)},
                       told.amount);
        case Told::setPays:
            return say("log.set-pays", {actor(told)}, told.amount);
        case Told::plainPays:
            return say("log.plain-pays", {actor(told)});
        case Told::scored:
            return counted("log.scored", told);
        case Told::gameOver:
            return say("log.game-over");
        default:
            return valueSentence(told);
    }
}

}  // namespace

TextArg nameOf(Card card) { return term("influence." + std::string(cardIds[static_cast<std::size_t>(card)])); }
TextArg nameOf(GoalKind kind) { return term("kind." + std::string(goalKindIds[static_cast<std::size_t>(kind)])); }
TextArg columnNumber(int column) { return number(column + 1); }

TextArg influence(int halves) {
    return halves % 2 == 0 ? number(halves / 2) : part(say("value.half", {number(halves / 2)}));
}

Text goalName(Goal goal) { return say("piece.goal", {nameOf(goal.kind())}, goal.points()); }

Text sentenceOf(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::roundEnded:
            return say(told.detail == 1 ? "log.round-used-up" : "log.round-ended", {number(told.amount)});
        case Told::shown:
            return say("log.shown", {actor(told), cardIn(told), column(told)});
        case Told::wearerShown:
            return say("log.wearer-shown", {actor(told), cardIn(told), column(told)});
        case Told::columnBegan:
            return say("log.column-began", {column(told), part(goalName(goalOf(static_cast<FaceId>(told.amount))))});
        case Told::pairTogether:
            return say("log.pair", {actor(told)});
        case Told::beggarTurns:
            return say("log.beggar", {actor(told)});
        case Told::tieNearest:
            return say("log.tie-nearest", {actor(told), influence(told.amount)});
        case Told::tieFarthest:
            return say("log.tie-farthest", {actor(told), influence(told.amount)});
        case Told::goalWon:
            return say("log.goal-won", {actor(told), part(goalName(goalOf(told.faces.front())))});
        case Told::goalLost:
            return say("log.goal-lost");
        case Told::gathered:
        case Told::goalsTurnedUp:
            return {};  // the table shows it
        case Told::roundBegan:
            return say("log.round-began", {number(told.amount), actor(told)});
        default:
            return endSentence(told);
    }
}

}  // namespace intrika::schemes
