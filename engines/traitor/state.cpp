#include "engines/traitor/state.h"

namespace intrika::traitor {

SupplySet supplyAtSetup(const Options& options, int seats) {
    SupplySet cards = SupplySet::all();
    if (options.deal == Deal::fixed) {
        for (int seat = 0; seat < seats; ++seat) cards -= fixedHand;
    }
    return cards;
}

SupplySet cardsOf(const SupplyPile& pile) {
    SupplySet cards;
    for (const auto kind : pile) cards += SupplySet::of(kind);
    return cards;
}

SupplyPile pileOf(SupplySet cards) {
    SupplyPile pile;
    for (int kind = 0; kind < supplyKinds; ++kind) {
        for (int copy = 0; copy < cards.copies(kind); ++copy) pile.append(static_cast<std::uint8_t>(kind));
    }
    return pile;
}

ActionSet handed(const State& state, Seat seat) {
    const Board& board = state.board;
    if (board.phase < Phase::action) return {};
    const int turn = board.turnOf(seat);
    if (board.phase == Phase::action && turn > board.turnOf(board.actor)) return {};
    ActionSet cards = ActionSet::all().without(state.setAside);
    for (const Action action : ActionSet::all()) {
        const Seat chooser = state.whoChose(action);
        if (chooser != noSeat && board.turnOf(chooser) < turn) cards = cards.without(action);
    }
    return cards;
}

ToAct waitsFor(const Board& board, int hand) {
    switch (board.phase) {
        case Phase::setAside:
            return ToAct::drawing(ChanceKind::setAside);
        case Phase::over:
            return ToAct::nobody();
        case Phase::draw:  // T-67: a decision is due before drawing where the hand would pass the limit
            if (hand + board.left <= handLimit) return ToAct::drawing(ChanceKind::shuffleSupply);
            break;
        default:
            break;
    }
    return ToAct::deciding(board.actor);
}

}  // namespace intrika::traitor
