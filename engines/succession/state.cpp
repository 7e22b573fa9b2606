#include "engines/succession/state.h"

#include <algorithm>

namespace intrika::succession {

ToAct waitsForInSeldomPhase(const Table& table) {
    switch (table.phase) {
        case Phase::gardener:
            return ToAct::deciding(table.queue.front());
        case Phase::conflict:
            return ToAct::deciding(table.conflicts.front().low);
        case Phase::deal:
            return ToAct::drawing(ChanceKind::deal);
        case Phase::newGame:
            return ToAct::drawing(ChanceKind::newGame);
        case Phase::choose:
        case Phase::turn:
        case Phase::over:
            break;
    }
    return ToAct::nobody();
}

ActionSet coveredActions(const Player& player) {
    ActionSet actions;
    for (const Covered& crest : player.covered) actions = actions.with(crest.action);
    return actions;
}

ActionSet uncovered(const Table& table, Seat seat) {
    const Player& player = table.players[seat];
    return actionsOf(player.character, table.options) & ~coveredActions(player);
}

bool isLocked(const Player& player, Card card) {
    int surplus = 0;
    for (const Card other : player.row(sortOf(card))) surplus += other == card ? 1 : 0;
    for (const Card other : player.row(otherSort(sortOf(card)))) surplus -= other == partnerOf(card) ? 1 : 0;
    return surplus <= 0;
}

bool matchIsOver(const Table& table) {
    if (table.game >= table.options.games) return true;
    return table.options.endsAtPoints && std::any_of(table.scores.begin(), table.scores.begin() + table.seats,
                                                     [&](int sum) { return sum >= table.options.points; });
}

}  // namespace intrika::succession
