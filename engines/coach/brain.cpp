#include "engines/coach/brain.h"

#include "engines/coach/victory.h"

#include <algorithm>

namespace intrika::coach {
namespace {

constexpr float perPiece = 0.12f;  // a piece more with one's own side than with the other one
constexpr float evenly = 0.5f;

// Pieces that members of the alliance hold; nothing, while one of them has the pearl (C-123).
int piecesOf(const State& state, Alliance alliance) {
    int pieces = 0;
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        const Player& player = state.players[seat];
        if (player.alliance != alliance) continue;
        if (player.hand.has(Object::blackPearl)) return 0;
        pieces += piecesIn(player.hand, alliance, state.deck.empty());
    }
    return pieces;
}

// Whom a right declaration would name: those with most pieces first. False: there is none.
bool findRight(const State& state, Seat seat, SeatSet& named) {
    const Alliance own = state.players[seat].alliance;
    Declaration declaration;
    declaration.seat = seat;
    const bool deckIsEmpty = state.deck.empty();
    for (int pieces = piecesToWin; pieces > 0 && declaration.named.count() < 2; --pieces) {
        for (Seat other = 0; other < state.board.seats; ++other) {
            const Player& player = state.players[other];
            if (other == seat || player.alliance != own || declaration.named.count() == 2) continue;
            if (piecesIn(player.hand, own, deckIsEmpty) == pieces) declaration.named = declaration.named.with(other);
        }
    }
    judge(state, declaration);
    named = declaration.named;
    return declaration.right && (!named.empty() || mayNameNobody(state, seat));
}

bool isDeclaration(const Move& move) { return std::holds_alternative<Declare>(move); }

}  // namespace

void Brain::worth(const State& position, std::span<float> worth) {
    const Board& board = position.board;
    if (allIsShown(board.phase) && board.declaration.seat != noSeat) {
        for (Seat seat = 0; seat < worth.size(); ++seat) worth[seat] = board.declaration.winners.contains(seat) ? 1 : 0;
        return;
    }
    const auto ahead =
        static_cast<float>(piecesOf(position, Alliance::order) - piecesOf(position, Alliance::brotherhood));
    for (Seat seat = 0; seat < worth.size(); ++seat) {
        const float own = position.players[seat].alliance == Alliance::order ? ahead : -ahead;
        worth[seat] = std::clamp(evenly + perPiece * own, 0.0f, 1.0f);
    }
}

Move Brain::pick(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch) {
    SeatSet named;
    const Phase phase = position.board.phase;
    if (phase == Phase::naming && findRight(position, seat, named) &&
        position.board.declaration.victory == Victory::alliance) {
        return Name{named};
    }
    if (phase == Phase::turn) {
        if (mayDeclare(position, seat, Victory::lodge)) return Declare{Victory::lodge};
        if (mayDeclare(position, seat, Victory::alliance) && findRight(position, seat, named)) {
            return Declare{Victory::alliance};
        }
    }
    Rules::legalMoves(position, seat, scratch);
    for (;;) {  // in a turn, passing is always there to end this
        const Move& move = scratch[rng.below(static_cast<std::uint32_t>(scratch.size()))];
        if (!isDeclaration(move)) return move;
    }
}

Text Brain::explain(const View&, Seat, const Move&) { return {}; }

}  // namespace intrika::coach
