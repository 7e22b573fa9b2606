#include "engines/coach/venture.h"

#include "engines/coach/legal.h"
#include "engines/coach/victory.h"

#include <algorithm>
#include <span>
#include <vector>

namespace intrika::coach {
namespace {

constexpr int truths = 250;
constexpr float atFirst = 0.85f;
constexpr float atLast = 0.55f;
constexpr int boldestAfter = 10;  // turns for each seat, until one ventures most

// Every way to name, in every kind of declaration that the seat may make or has made.
std::vector<Venture> venturesOf(const State& state, Seat seat) {
    std::vector<Venture> ventures;
    for (const Victory victory : {Victory::lodge, Victory::alliance, Victory::fortune}) {
        const bool made = state.board.phase == Phase::naming;
        if (made ? state.board.declaration.victory != victory : !mayDeclare(state, seat, victory)) continue;
        State naming = state;
        naming.board.phase = Phase::naming;
        naming.board.declaration.seat = seat;
        naming.board.declaration.victory = victory;
        MoveList<Move> moves;
        if (victory == Victory::lodge) {
            moves.push_back(Name{});
        } else {
            listMoves(naming, seat, moves);
        }
        for (const Move& move : moves) ventures.push_back({victory, std::get<Name>(move).seats, 0});
    }
    return ventures;
}

bool isRight(const State& state, Seat seat, const Venture& venture) {
    Declaration declaration;
    declaration.seat = seat;
    declaration.victory = venture.victory;
    declaration.named = venture.named;
    judge(state, declaration);
    return declaration.right;
}

void rate(std::span<Venture> ventures, const Belief& belief, Seat seat, Rng& rng) {
    for (Venture& venture : ventures) venture.chance = 0;
    for (int sample = 0; sample < truths; ++sample) {
        const State truth = belief.truth(rng);
        for (Venture& venture : ventures) venture.chance += isRight(truth, seat, venture) ? 1.0f / truths : 0;
    }
}

}  // namespace

std::optional<Venture> bestVenture(const Belief& belief, Seat seat, Rng& rng) {
    std::vector<Venture> ventures = venturesOf(belief.truth(rng), seat);
    if (ventures.empty()) return std::nullopt;
    if (ventures.front().victory == Victory::lodge) return Venture{Victory::lodge, {}, 1};  // C-130: always right
    rate(ventures, belief, seat, rng);
    const auto best = std::max_element(ventures.begin(), ventures.end(),
                                       [](const Venture& a, const Venture& b) { return a.chance < b.chance; });
    rate({best, 1}, belief, seat, rng);  // anew: the best of many has been lucky too
    return *best;
}

float chanceWorthTaking(const Board& board) {
    const int length = std::min<int>(board.options.turnLimit, boldestAfter) * board.seats;
    const float passed = std::min(1.0f, static_cast<float>(board.turnNumber) / static_cast<float>(length));
    return atFirst + (atLast - atFirst) * passed;
}

std::optional<Move> Belief::computed(Seat seat, Rng& rng) const {
    const Phase phase = view_.board.phase;
    if (phase != Phase::turn && phase != Phase::naming) return std::nullopt;
    const auto venture = bestVenture(*this, seat, rng);
    if (!venture) return std::nullopt;
    if (phase == Phase::naming) return Name{venture->named};
    if (venture->chance < chanceWorthTaking(view_.board)) return std::nullopt;
    return Declare{venture->victory};
}

}  // namespace intrika::coach
