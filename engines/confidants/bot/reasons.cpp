// Why a move: what speaks for it, as its seat sees it.
#include "engines/confidants/bot/bargain.h"
#include "engines/confidants/bot/heuristics.h"
#include "engines/confidants/bot/plan.h"
#include "engines/confidants/legal/turn_moves.h"
#include "engines/confidants/presenter/phrases.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

constexpr int tired = 10, watched = 8;  // of sixteen: from which fatigue and finding are worth a word
constexpr int fewCards = 3;

struct Reasons {
    const View& view;
    Seat seat;
    Plan plan;

    const Player& self() const { return view.players[seat]; }

    // Of a card: none where it takes nothing off.
    Text relief(int fatigue) const {
        const int taken = std::min<int>(fatigue, self().fatigue);
        return taken == 0 ? Text() : say("why.relief", {number(self().fatigue), number(self().fatigue - taken)});
    }

    Text operator()(const Bid& move) const {
        const bool isTired = self().fatigue >= tired;
        if (move.rank == Rank::camping) {
            if (self().hand.count() <= fewCards) return say("why.camp", {}, self().hand.count());
            return isTired ? say("why.camp-tired", {number(self().fatigue)}) : Text();
        }
        if (const int taken = reliefBy(move.rank); taken > 0) return relief(taken);
        const int steps = numberOf(move.rank);
        return say("why.rank", {number(self().fatigue), number(self().fatigue + steps)}, steps);
    }
    Text operator()(const March& move) const {
        const Board& board = view.board();
        const NodeId from = self().army(move.army).at, to = board.node(move.to);
        const std::uint8_t here = view.board().settlementAt(to);
        const NodeId city = plan.nextCity();
        if (here != noSettlement && !self().hasVisited(here)) {
            return say("why.new-place", {nameOf(view.options.board, view.board().settlement(here))});
        }
        const auto comesNearer = [&](NodeId goal) {
            return goal != noNode && board.afoot(to, goal) < board.afoot(from, goal);
        };
        if (move.army == ArmyKind::patrician) {
            const bool staysTheNight = !view.options.exactMove || move.steps == view.turn.left;
            if (here != noSettlement && staysTheNight) return say("why.rest");
            return comesNearer(city) ? say("why.to-city", {nameOf(view.options.board, city)}) : Text();
        }
        return plan.toNearest(to) < plan.toNearest(from) ? say("why.nearer") : Text();
    }
    Text operator()(const Send& move) const {
        return move.goods.isWagon() && move.to == ArmyKind::patrician ? say("why.hand-over") : Text();
    }
    Text operator()(const Scheme& move) const {
        const int theirs = view.players[move.target].finding;
        if (move.target == seat) return theirs >= watched ? say("why.hide", {number(theirs)}) : Text();
        return say(theirs >= watched ? "why.scheme" : "why.scheme-early", {person(move.target), number(theirs)});
    }
    Text operator()(const Use& move) const {
        if (move.by == By::secret) return view.own.bid.card == Secret::feast ? relief(2) : Text();
        return relief(reliefBy(self().bid));
    }
    Text operator()(const Supper&) const { return relief(2); }
    Text operator()(const Recruit&) const { return say("why.recruit"); }
    Text operator()(const MoveBand& move) const {
        return move.attacks() ? say("why.attack", {person(move.seat)}) : Text();
    }
    Text operator()(const Offer& move) const {
        const auto other = static_cast<Seat>(move.to);
        const Savings saved = savingsBy(view, seat, move);
        if (saved.giver <= 0) return {};
        return say(saved.taker > 0 ? "why.offer" : "why.offer-alone",
                   {part(textOf(move.want)), part(textOf(move.give)), person(other)});
    }
    Text operator()(const Answer& move) const {
        const Pending& asked = view.pending;
        const Savings saved = savingsBy(view, asked.by, {asked.give, asked.want, seat});
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

Text Heuristics::explain(const View& view, Seat seat, const Move& move) {
    return std::visit(Reasons{view, seat, Plan(view, seat)}, move);
}

}  // namespace intrika::confidants
