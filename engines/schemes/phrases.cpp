#include "engines/schemes/phrases.h"

#include <string>

namespace intrika::schemes {

TextArg nameOf(Card card) { return term("influence." + std::string(cardIds[static_cast<std::size_t>(card)])); }
TextArg nameOf(GoalKind kind) { return term("kind." + std::string(goalKindIds[static_cast<std::size_t>(kind)])); }
TextArg columnNumber(int column) { return number(column + 1); }

TextArg influence(int halves) {
    return halves % 2 == 0 ? number(halves / 2) : part(say("value.half", {number(halves / 2)}));
}

Text goalName(Goal goal) { return say("piece.goal", {nameOf(goal.kind())}, goal.points()); }

}  // namespace intrika::schemes
