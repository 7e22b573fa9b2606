// Why a move: what speaks for it by what its seat knows.
#include "engines/coach/heuristics.h"
#include "engines/coach/phrases.h"

#include <string>

namespace intrika::coach {
namespace {

Text why(const char* reason, std::vector<TextArg> args = {}, std::optional<int> count = std::nullopt) {
    return say(std::string("why.") + reason, std::move(args), count);
}

struct Reasons {
    const View& view;
    Seat seat;

    const FightState& fight() const { return view.board.fight; }
    Alliance own() const { return view.players[seat].alliance; }
    bool isFriend(Seat other) const { return view.notes.members[static_cast<std::size_t>(own())].contains(other); }
    bool isEnemy(Seat other) const {
        return view.notes.members[static_cast<std::size_t>(coach::other(own()))].contains(other);
    }

    // The pieces of the own alliance that the seat holds, and knows its friends to hold.
    int certainPieces() const {
        int pieces = piecesIn(view.players[seat].hand, own(), view.deckIsEmpty());
        for (Seat other = 0; other < view.board.seats; ++other) {
            if (isFriend(other)) pieces += piecesIn(view.notes.holds[other], own(), view.deckIsEmpty());
        }
        return pieces;
    }
    Text declaring(Victory victory) const {
        if (victory == Victory::lodge) return why("declare-lodge");
        if (victory == Victory::fortune) return why("declare-fortune");
        const int pieces = certainPieces();
        return pieces >= piecesToWin ? why("declare-certain") : why("declare-likely", {}, pieces);
    }
    Text giving(Object object) const {
        if (isBag(object) && !view.deckIsEmpty()) return why("bag");
        switch (object) {
            case Object::blackPearl:
                return why("pearl");
            case Object::monocle:
                return why("monocle");
            case Object::privilege:
                return why("privilege");
            case Object::brokenMirror:
                return why("mirror");
            default:
                return {};
        }
    }

    Text operator()(const Offer& move) const {
        Text reason = giving(move.object);
        if (!reason.empty()) return reason;
        return why(isFriend(move.seat) ? "offer-friend" : "offer", {person(move.seat)});
    }
    Text operator()(const Accept& move) const {
        Text reason = giving(move.object);
        return reason.empty() ? why("accept") : reason;
    }
    Text operator()(const Refuse&) const {
        return isEnemy(view.board.trade.from) ? why("refuse-enemy", {person(view.board.trade.from)}) : why("refuse");
    }
    Text operator()(const Fight& move) const {
        return why(isEnemy(move.seat) ? "fight-enemy" : "fight", {person(move.seat)});
    }
    Text operator()(const Support& move) const {
        if (move.side == Side::none) return why("support-nobody");
        const bool attacker = move.side == Side::attacker;
        const Seat supported = attacker ? fight().attacker : fight().defender;
        const Seat opposed = attacker ? fight().defender : fight().attacker;
        if (isFriend(supported)) return why("support-friend", {person(supported)});
        return isEnemy(opposed) ? why("support-against", {person(opposed)}) : Text();
    }
    Text operator()(const Inspect&) const { return why("inspect"); }
    Text operator()(const Search&) const { return why("search"); }
    Text operator()(const DrawCard&) const { return why("draw"); }
    Text operator()(const Declare& move) const { return declaring(move.victory); }
    Text operator()(const Name&) const { return declaring(view.board.declaration.victory); }
    Text operator()(const Gift& move) const {
        return isFriend(move.seat) ? why("gift-friend", {person(move.seat)}) : Text();
    }
    template <class Other>
    Text operator()(const Other&) const {
        return {};
    }
};

}  // namespace

Text Heuristics::explain(const View& view, Seat seat, const Move& move) {
    return std::visit(Reasons{view, seat}, move);
}

}  // namespace intrika::coach
