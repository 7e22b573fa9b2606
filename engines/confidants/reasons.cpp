// Why a move: what speaks for it, as its seat sees it.
#include "engines/confidants/bargain.h"
#include "engines/confidants/brain.h"
#include "engines/confidants/phrases.h"
#include "engines/confidants/plan.h"

namespace intrika::confidants {
namespace {

struct Reasons {
    const State& state;
    Seat seat;
    Plan plan;

    const Player& self() const { return state.players[seat]; }

    Text operator()(const Bid& move) const {
        if (move.rank == 0) return say("why.camp", {}, self().hand.count());
        if (move.rank == 1 || move.rank == 3) return say("why.relief", {number(self().fatigue)});
        return say("why.rank", {number(self().fatigue)}, move.rank);
    }
    Text operator()(const March& move) const {
        const NodeId to = state.board().node(move.to);
        const std::uint8_t here = state.board().settlementAt(to);
        const NodeId city = plan.nextCity();
        if (here != noSettlement && !self().hasVisited(here)) {
            return say("why.new-place", {nameOf(state.options.board, state.board().settlement(here))});
        }
        if (move.army == ArmyKind::patrician) {
            if (here != noSettlement) return say("why.rest");
            if (city != noNode) return say("why.to-city", {nameOf(state.options.board, city)});
            return {};
        }
        return say("why.nearer");
    }
    Text operator()(const Send& move) const { return move.goods.isWagon() ? say("why.hand-over") : Text(); }
    Text operator()(const Scheme& move) const {
        if (move.target == seat) return say("why.hide", {number(self().finding)});
        return say("why.scheme", {person(move.target), number(state.players[move.target].finding)});
    }
    Text operator()(const Supper&) const { return say("why.relief", {number(self().fatigue)}); }
    Text operator()(const Recruit&) const { return say("why.recruit"); }
    Text operator()(const MoveBand& move) const {
        return move.attacks() ? say("why.attack", {person(move.seat)}) : Text();
    }
    Text operator()(const Offer& move) const {
        const auto other = static_cast<Seat>(move.to);
        const Savings saved = savingsBy(state, seat, move);
        if (saved.giver <= 0) return {};
        return say(saved.taker > 0 ? "why.offer" : "why.offer-alone",
                   {part(textOf(move.want)), part(textOf(move.give)), person(other)});
    }
    Text operator()(const Answer& move) const {
        const Pending& asked = state.pending;
        const Savings saved = savingsBy(state, asked.by, {asked.give, asked.want, seat});
        const TextArg gets = part(textOf(asked.give)), gives = part(textOf(asked.want));
        if (move.accept) return saved.taker > 0 ? say("why.accept", {gets, gives}) : Text();
        return saved.taker > 0 ? say("why.decline-rival", {person(asked.by)}) : say("why.decline", {gets, gives});
    }
    Text operator()(const Veto& move) const { return move.use ? say("why.veto") : Text(); }
    template <class Other>
    Text operator()(const Other&) const {
        return {};
    }
};

}  // namespace

Text Brain::explain(const View& view, Seat seat, const Move& move) {
    return std::visit(Reasons{view.seen, seat, Plan(view.seen, seat)}, move);
}

}  // namespace intrika::confidants
