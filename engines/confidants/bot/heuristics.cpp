#include "engines/confidants/bot/heuristics.h"

#include "engines/confidants/bot/bargain.h"
#include "engines/confidants/bot/plan.h"
#include "engines/confidants/bot/shares.h"
#include "engines/confidants/bot/taste.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace intrika::confidants {

namespace {

// How good a move looks in a rollout; to do nothing more counts 0.
constexpr float noise = 0.5f;
constexpr std::size_t mostOfAKind = 6, mostBids = 12;  // that a search looks at
constexpr float dullness = -0.9f;                      // below which it does not

struct Tasted {
    std::size_t kind;
    float value;
    Move move;
};

}  // namespace

void Heuristics::evaluate(const State& position, std::span<float> values) {
    if (position.phase == Phase::over) {
        const Result result = rankingOf(position);
        float first = 0;
        for (Seat seat = 0; seat < values.size(); ++seat) first += result.places[seat] == 0 ? 1.0f : 0.0f;
        for (Seat seat = 0; seat < values.size(); ++seat) values[seat] = result.places[seat] == 0 ? 1.0f / first : 0.0f;
        return;
    }
    Rounds rounds{};
    for (Seat seat = 0; seat < values.size(); ++seat) rounds[seat] = Plan(position, seat).rounds();
    const Shares shares = sharesBy(rounds, position.seats);
    for (Seat seat = 0; seat < values.size(); ++seat) {
        values[seat] = (1 - haste) * shares.of[seat] + haste * std::exp(-rounds[seat] / hasteInRounds);
    }
}

void Heuristics::orderMoves(const State& position, Seat seat, MoveList<Move>& moves) {
    if (moves.size() == 1) return;
    const auto add = [&moves](const Move& move) {
        std::visit([&moves](const auto& kind) { moves.push_back(kind); }, move);
    };
    if (const auto trade = tradeFor(position, seat, moves)) {
        moves.clear();
        add(*trade);
        return;
    }
    const Taste taste(position, seat);
    std::vector<Tasted> tasted;
    tasted.reserve(moves.size());
    for (const Move& move : moves) {
        // Marches of each army are a kind of their own.
        const auto* march = std::get_if<March>(&move);
        const std::size_t kind =
            march ? std::variant_size_v<Move> + static_cast<std::size_t>(march->army) : move.index();
        tasted.push_back({kind, std::visit(taste, move), move});
    }
    std::stable_sort(tasted.begin(), tasted.end(), [](const Tasted& a, const Tasted& b) { return a.value > b.value; });
    const bool inTurn = position.phase == Phase::turn && position.pending.kind == Waiting::none;
    std::array<std::size_t, std::variant_size_v<Move> + armyCount> ofKind{};
    moves.clear();
    for (const Tasted& one : tasted) {
        if (inTurn && one.value < dullness && !moves.empty()) break;
        const bool isBid = std::holds_alternative<Bid>(one.move);
        if (++ofKind[one.kind] > (isBid ? mostBids : mostOfAKind)) continue;
        add(one.move);
    }
}

Move Heuristics::rolloutMove(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch) {
    Rules::legalMoves(position, seat, scratch);
    if (scratch.size() == 1 || position.phase <= Phase::load || position.pending.kind == Waiting::replace) {
        return scratch[rng.below(static_cast<std::uint32_t>(scratch.size()))];
    }
    if (position.pending.kind == Waiting::offer) return *tradeFor(position, seat, scratch);
    const Taste taste(position, seat);
    const Move* best = nullptr;
    float most = 0;
    for (const Move& move : scratch) {
        const float value = std::visit(taste, move) + noise * static_cast<float>(rng.unit());
        if (best != nullptr && value <= most) continue;
        best = &move;
        most = value;
    }
    return *best;
}

}  // namespace intrika::confidants
