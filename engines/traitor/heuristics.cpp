#include "engines/traitor/heuristics.h"

#include "engines/core/soft_shares.h"

namespace intrika::traitor {
namespace {

// Victory points, found by playing matches with other figures (docs/bots.md).
constexpr float ofCardPoint = 0.125f;    // a point of supplies in hand
constexpr float ofPayingEstate = 0.24f;  // a round that an estate can still pay (T-64) ...
constexpr float ofIdleEstate = 0.16f;    // ... and one that its owner's house does not own now
constexpr float ofDepot = 2.0f;

// So many points ahead multiply a seat's share by e; more while more rounds can still turn things.
constexpr float softness = 4.0f;
constexpr float softnessOfRound = 1.0f;

float prospects(const State& state, Seat seat, int rounds) {
    const Board& board = state.board;
    const Player& player = board.players[seat];
    const int estates = player.estates.count();
    const int paying = (player.estates & board.slotsOf(player.house)).count();
    return ofCardPoint * static_cast<float>(state.cards[seat].hand.points()) +
           static_cast<float>(rounds) *
               (ofPayingEstate * static_cast<float>(paying) + ofIdleEstate * static_cast<float>(estates - paying)) +
           ofDepot * static_cast<float>(player.depots.count());
}

}  // namespace

void Heuristics::evaluate(const State& position, std::span<float> values) {
    const Board& board = position.board;
    const bool isOver = board.phase == Phase::over;
    const int rounds = isOver ? 0 : roundsOf(board.seats) - board.round + 1;
    for (Seat seat = 0; seat < values.size(); ++seat) {
        values[seat] = board.players[seat].score + (isOver ? 0 : prospects(position, seat, rounds));
    }
    toShares(values, softness + softnessOfRound * static_cast<float>(rounds));
}

}  // namespace intrika::traitor
