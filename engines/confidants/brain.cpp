#include "engines/confidants/brain.h"

#include "engines/confidants/doing.h"
#include "engines/confidants/plan.h"
#include "engines/confidants/turn_moves.h"
#include "engines/confidants/walking.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace intrika::confidants {

namespace {

// So many rounds ahead multiply a seat's share by e; more while more can still turn things.
constexpr float softness = 1.2f;
constexpr float softnessOfRound = 0.1f;

// How good a move looks in a playout; to do nothing more counts 0.
constexpr float noise = 0.5f;
constexpr std::size_t mostOfAKind = 6;  // that a search looks at
constexpr float dullness = -0.9f;       // below which it does not
constexpr float forNewPlace = 8, forDelivery = 14, forRest = 3, perStep = 0.9f, perPaidStep = 0.12f;

class Taste {
public:
    Taste(const State& state, Seat seat)
        : state_(state), board_(state.board()), player_(state.players[seat]), seat_(seat), plan_(state, seat) {}

    float operator()(const Bid& move) const {
        const int left = player_.hand.count();
        const float use = move.secret == Secret::haste || move.secret == Secret::support ? 1.0f
                          : move.secret == Secret::feast   ? (player_.fatigue >= 2 ? 2.0f : -1.0f)
                          : move.secret == Secret::recruit ? (hasLostArmy() ? 6.0f : -2.0f)
                                                           : 0.0f;
        switch (move.rank) {
            case 0:
                return left <= 2 || player_.fatigue >= 13 ? 8.0f : -4.0f;
            case 1:
                return player_.fatigue >= 6 ? 5.0f + use : -2.0f;
            case 3:
                return use + (player_.fatigue >= 3 ? 3.0f : 0.0f) + walkFit(3);
            default:
                return use + walkFit(move.rank) - (player_.fatigue + move.rank > 11 ? 3.0f : 0.0f);
        }
    }
    float operator()(const March& move) const {
        const NodeId to = board_.node(move.to);
        const NodeId from = player_.army(move.army).at;
        const float toll = move.toll ? -1.0f : 0.0f;
        return toll + (move.army == ArmyKind::patrician ? patricianTo(from, to, move.steps)
                                                        : mercenaryTo(move.army, from, to, move.steps));
    }
    float operator()(const Use& move) const {
        if (move.by == By::action) return player_.bid == 5 ? 2.0f : forRelief(player_.bid == 1 ? 6 : 3);
        switch (player_.secretBid) {
            case Secret::feast:
                return forRelief(2);
            case Secret::support:
                return 2;
            case Secret::haste:
                return 2;
            case Secret::veto:
                return 0.5f;
            default:
                return 0.3f;
        }
    }
    float operator()(const Bribe& move) const { return move.rounds == 1 ? 0.2f : -0.5f; }
    float operator()(const Scheme& move) const {
        if (move.target == seat_) return player_.finding >= 8 ? 2.5f : 0.1f;
        return 1.0f + 0.1f * static_cast<float>(state_.players[move.target].finding);
    }
    float operator()(const Send& move) const {
        if (!move.goods.isWagon() || move.to != ArmyKind::patrician) return -1;
        return board_.cityNode(move.goods.wagon()) == player_.army(ArmyKind::patrician).at ? forDelivery : -1.0f;
    }
    float operator()(const Recruit&) const { return 9; }
    float operator()(const Luck&) const { return 0.2f; }
    float operator()(const Exchange&) const { return 3; }
    float operator()(const Intrigue& move) const {
        if (move.target == seat_) return player_.finding >= 11 ? 2.0f : -0.6f;
        return state_.players[move.target].finding >= 13 ? 0.8f : -0.6f;
    }
    float operator()(const DoublePay&) const { return -0.8f; }
    float operator()(const Supper&) const { return player_.fatigue >= 8 ? 1.2f : -0.5f; }
    float operator()(const Guide&) const { return -0.7f; }
    float operator()(const UseGift& move) const {
        return kindOf(move.gift) == GiftKind::diplomacy ? (player_.finding >= 8 ? 4.0f : -1.0f) : 0.4f;
    }
    float operator()(const Offer&) const { return -2; }
    float operator()(const EndTurn& move) const { return move.merge.empty() ? 0.0f : 0.3f; }
    float operator()(const Veto& move) const { return move.use ? 1.0f : 0.0f; }
    float operator()(const Answer& move) const { return move.accept ? -0.2f : 0.2f; }
    float operator()(const Tip& move) const { return move.use ? 0.3f : 0.0f; }
    float operator()(const MoveBand& move) const { return move.attacks() ? 1.5f : 0.0f; }
    template <class Other>
    float operator()(const Other&) const {
        return 0;
    }

private:
    bool hasLostArmy() const {
        return !player_.army(ArmyKind::large).onBoard() || !player_.army(ArmyKind::small).onBoard();
    }
    float forRelief(int relief) const { return player_.fatigue >= relief ? 4.0f : player_.fatigue >= 2 ? 1.0f : 0.2f; }
    float walkFit(int steps) const {
        const NodeId goal = plan_.nextCity();
        if (goal == noNode) return steps <= 4 ? 1.0f : 0.0f;
        const int way = board_.afoot(player_.army(ArmyKind::patrician).at, goal);
        return steps <= way ? 0.4f * static_cast<float>(steps) : way == steps ? 4.0f : 1.0f;
    }
    float patricianTo(NodeId from, NodeId to, int steps) const {
        const NodeId goal = plan_.nextCity();
        float value = 0;
        const float eager = plan_.wait() > 1.0f ? 0.4f : 1.0f;  // the carrier is not there yet
        if (goal != noNode)
            value += eager * perStep * static_cast<float>(board_.afoot(from, goal) - board_.afoot(to, goal));
        const std::uint8_t here = board_.settlementAt(to);
        if (here != noSettlement) {
            value += player_.army(ArmyKind::patrician).night == here ? 0.3f * forRest : forRest;
            if (!player_.hasVisited(here)) value += 0.7f * forNewPlace;
            const City wagon = player_.army(ArmyKind::patrician).wagon;
            if (wagon < unknownWagon && board_.cityNode(wagon) == to) value += forDelivery;
        }
        const int paid = std::max(0, steps - state_.turn.free);
        return value - perPaidStep * static_cast<float>(paid) * (1.0f + 0.15f * static_cast<float>(player_.fatigue));
    }
    float mercenaryTo(ArmyKind army, NodeId from, NodeId to, int steps) const {
        float value = -0.15f * static_cast<float>(steps);
        const std::uint8_t here = board_.settlementAt(to);
        if (here != noSettlement && plan_.wants(here)) return value + forNewPlace;
        value += perStep * static_cast<float>(plan_.toNearest(from) - plan_.toNearest(to));
        const NodeId goal = plan_.wagonGoal(army);
        if (goal != noNode) {
            value += (goal == plan_.nextCity() ? 1.3f : 0.3f) *
                     static_cast<float>(board_.afoot(from, goal) - board_.afoot(to, goal));
        }
        return value;
    }

    const State& state_;
    const Board& board_;
    const Player& player_;
    Seat seat_;
    Plan plan_;
};

struct Tasted {
    std::size_t kind;
    float value;
    Move move;
};

}  // namespace

void Brain::worth(const State& position, std::span<float> worth) {
    if (position.phase == Phase::over) {
        const Result result = rankingOf(position);
        float first = 0;
        for (Seat seat = 0; seat < worth.size(); ++seat) first += result.places[seat] == 0 ? 1.0f : 0.0f;
        for (Seat seat = 0; seat < worth.size(); ++seat) worth[seat] = result.places[seat] == 0 ? 1.0f / first : 0.0f;
        return;
    }
    for (Seat seat = 0; seat < worth.size(); ++seat) worth[seat] = Plan(position, seat).rounds();
    const float best = *std::min_element(worth.begin(), worth.end());
    const float scale = softness + softnessOfRound * best;
    float sum = 0;
    for (float& share : worth) sum += share = std::exp((best - share) / scale);
    for (float& share : worth) share /= sum;
}

void Brain::sieve(const State& position, Seat seat, MoveList<Move>& moves) {
    if (moves.size() <= mostOfAKind) return;
    const Taste taste(position, seat);
    thread_local std::vector<Tasted> tasted;
    tasted.clear();
    for (const Move& move : moves) {
        // Marches of each army are a kind of their own.
        const auto* march = std::get_if<March>(&move);
        const std::size_t kind = march ? 100 + static_cast<std::size_t>(march->army) : move.index();
        tasted.push_back({kind, std::visit(taste, move), move});
    }
    const bool inTurn = position.phase == Phase::turn && position.pending.kind == Waiting::none;
    std::stable_sort(tasted.begin(), tasted.end(), [](const Tasted& a, const Tasted& b) {
        return a.kind != b.kind ? a.kind < b.kind : a.value > b.value;
    });
    moves.clear();
    std::size_t ofKind = 0;
    for (std::size_t index = 0; index < tasted.size(); ++index) {
        ofKind = index > 0 && tasted[index].kind == tasted[index - 1].kind ? ofKind + 1 : 0;
        const bool dull = inTurn && tasted[index].value < dullness;
        if (ofKind >= mostOfAKind || dull) continue;
        std::visit([&moves](const auto& kind) { moves.push_back(kind); }, tasted[index].move);
    }
}

Move Brain::pick(const State& position, Seat seat, Rng& rng, MoveList<Move>& scratch) {
    Rules::legalMoves(position, seat, scratch);
    if (scratch.size() == 1 || position.phase <= Phase::load || position.pending.kind == Waiting::replace) {
        return scratch[rng.below(static_cast<std::uint32_t>(scratch.size()))];
    }
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
