#include "engines/confidants/legal/legal_moves.h"

#include "engines/confidants/legal/bands.h"
#include "engines/confidants/legal/bids.h"
#include "engines/confidants/legal/turn_moves.h"
#include "engines/confidants/legal/walking.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

// E-6
void addPlaces(const OpenState& state, MoveList<Move>& out) {
    const Board& board = state.board();
    for (const NodeId patrician : board.start()) {
        for (const NodeId large : board.start()) {
            for (const NodeId small : board.start()) {
                out.push_back(Place{{board.spot(patrician), board.spot(large), board.spot(small)}});
            }
        }
    }
}

// E-7
void addLoads(MoveList<Move>& out) {
    std::array<City, cityCount> wagons{allCities};
    do {
        out.push_back(Load{wagons});
    } while (std::next_permutation(wagons.begin(), wagons.end()));
}

// E-21
void addBids(const OpenState& state, const SecretHand& hand, Seat seat, MoveList<Move>& out) {
    for (const Rank rank : ranksToBid(state, seat)) {
        for (int kind = 0; kind < secretKinds; ++kind) {
            const auto secret = static_cast<Secret>(kind);
            if (hand.contains(secret)) out.push_back(Bid{rank, secret});
        }
    }
}

// E-125
void addEvictions(const OpenState& state, MoveList<Move>& out) {
    const Board& board = state.board();
    const Owed owed = state.pending.queue.front();
    const Walker walker = walkerOf(state, owed.seat, owed.army);
    for (const NodeId node : board.links(state.players[owed.seat].army(owed.army).at)) {
        if (walker.free.contains(node) && !board.bridges().contains(node)) out.push_back(Evict{board.spot(node)});
    }
}

void addFights(const OpenState& state, MoveList<Move>& out) {
    out.push_back(Fight{noArmy});
    for (const ArmyKind kind : allArmies) {
        if (canPayInBattle(state, kind)) out.push_back(Fight{kind});
    }
}

void addAnswers(const OpenState& state, MoveList<Move>& out) {
    switch (state.pending.kind) {
        case Waiting::veto:
            out.push_back(Veto{true});
            out.push_back(Veto{false});
            break;
        case Waiting::offer:
            out.push_back(Answer{true});
            out.push_back(Answer{false});
            break;
        case Waiting::tip:
            out.push_back(Tip{true});
            out.push_back(Tip{false});
            break;
        case Waiting::band:
            addBandMoves(state, out);
            if (state.pending.band == Band::robbers) out.push_back(Stay{});
            break;
        case Waiting::fight:
            addFights(state, out);
            break;
        case Waiting::replace:
            addPlacesForBand(state, out);
            break;
        case Waiting::evict:
            addEvictions(state, out);
            break;
        case Waiting::none:
        case Waiting::plot:
        case Waiting::battle:
        case Waiting::steal:
            break;
    }
}

}  // namespace

void legalMoves(const OpenState& state, const Secrets& own, Seat seat, MoveList<Move>& out) {
    out.clear();
    if (!waitsFor(state).mayAct(seat)) return;
    if (state.pending.kind != Waiting::none) {
        addAnswers(state, out);
        return;
    }
    switch (state.phase) {
        case Phase::place:
            addPlaces(state, out);
            break;
        case Phase::load:
            addLoads(out);
            break;
        case Phase::bid:
            addBids(state, own.hand, seat, out);
            break;
        case Phase::turn:
            addTurnMoves(state, own, seat, out);
            break;
        case Phase::mob:
        case Phase::robbers:
        case Phase::night:
        case Phase::over:
            break;
    }
}

}  // namespace intrika::confidants
