// Why a move: what speaks for it on the table, as its seat sees it.
#include "engines/traitor/heuristics.h"
#include "engines/traitor/phrases.h"
#include "engines/traitor/standoff.h"

#include <algorithm>
#include <cstdlib>

namespace intrika::traitor {
namespace {

// Rounds before the last in which a depot is worth more than what an estate still brings.
constexpr int lateRounds = 2;

Text why(const char* reason, std::vector<TextArg> args = {}, std::optional<int> count = std::nullopt) {
    return say(std::string("why.") + reason, std::move(args), count);
}

struct Reasons {
    const View& view;
    Seat seat;

    const Board& board() const { return view.board; }
    const Player& self() const { return board().players[seat]; }
    SupplySet hand() const { return view.cards[seat].hand; }
    bool chose(Action action) const { return view.cards[seat].action == action; }
    bool isLate() const { return roundsLeft(board()) <= lateRounds; }

    // T-64
    Text estateAt(std::uint8_t slot) const {
        const bool pays = board().houseOf(slot) == self().house;
        return why(pays ? "estate.pays" : "estate.other-house", {part(placeName(board(), slot))});
    }

    Text operator()(const PlaceEstate& move) const { return estateAt(move.slot); }

    Text operator()(const SetConflict& move) const {
        const Sides sides = sidesAt(board(), move.slot, self().house);
        const int lead = landLead(board(), sides);
        const int prize = prizeFor(board(), sides.others, servantsOf(board(), self().house));
        if (lead > 0) return why("conflict.ahead", {number(prize)}, lead);
        if (lead < 0) return why("conflict.behind", {number(prize)}, -lead);
        return why("conflict.even", {}, prize);
    }

    Text operator()(const ChooseAction& move) const {
        switch (move.card) {
            case Action::traitor:
                return traitor();
            case Action::diplomat2:
                return why("diplomat-2");
            case Action::diplomat5:
                return why(servantsOf(board(), self().house) == board().seats ? "diplomat-5.turns" : "diplomat-5");
            case Action::builder:
                return builder();
            case Action::strategist:
                return why(roundsLeft(board()) == 0 ? "strategist.last" : "strategist");
            case Action::farmer:
                return hand().count() <= 2 ? why("farmer.few", {}, hand().count()) : why("farmer");
        }
        return {};
    }

    Text traitor() const {
        const int lead = leadOf(view, self().house);
        if (lead < 0) return why("traitor.behind", {}, -lead);
        const int stay = servantsOf(board(), self().house);
        const int change = board().seats - stay + 1;
        if (change < stay) return why("traitor.fewer", {}, change);
        return why("traitor");
    }

    Text builder() const {
        if (isLate() && self().depots.count() < maxDepots) return why("builder.depot");
        return self().stock() > 0 ? why("builder.estate") : Text{};
    }

    Text operator()(const PlaySupplies& move) const {
        const House now = self().house;
        const House then = chose(Action::traitor) ? other(now) : now;
        const int lead = leadOf(view, then) + (chose(Action::diplomat2) ? 2 : 0) + (chose(Action::diplomat5) ? 5 : 0);
        const int points = move.cards.points();
        if (move.cards.empty()) return nothingPlayed(lead);
        if (then != now) return why("supplies.traitor", {number(points), nameOf(then)});
        const int after = lead + points;
        if (after > 0) return why(lead > 0 ? "supplies.safer" : "supplies.ahead", {number(points)}, after);
        return after == 0 ? why("supplies.level", {}, points) : why("supplies.closer", {number(points)}, -after);
    }

    Text nothingPlayed(int lead) const {
        if (hand().empty()) return why("supplies.no-cards");
        if (lead < 0 && -lead > hand().points()) return why("supplies.lost", {}, -lead);
        if (isLate() && !self().depots.empty()) return why("supplies.depots", {}, self().depots.count());
        return lead > 0 ? why("supplies.enough", {}, lead) : why("supplies.keep");
    }

    Text operator()(const Build& move) const { return move.side == Side::estate ? estateAt(move.slot) : depot(); }

    Text operator()(const Flip& move) const {
        return self().estates.contains(move.slot) ? depot() : estateAt(move.slot);
    }

    // T-80
    Text depot() const { return roundsLeft(board()) == 0 ? why("depot.last") : why("depot", {}, roundsLeft(board())); }

    Text operator()(const Pass&) const { return self().depots.count() == maxDepots ? why("pass.depots") : Text{}; }

    Text operator()(const Discard& move) const {
        if (move.cards.empty()) return why("discard.none");
        return why("discard", {number(move.cards.points())}, move.cards.count());
    }
};

}  // namespace

Text Heuristics::explain(const View& view, Seat seat, const Move& move) {
    return std::visit(Reasons{view, seat}, move);
}

}  // namespace intrika::traitor
