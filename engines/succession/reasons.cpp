// Why a move: what speaks for it on the table, as its seat sees it.
#include "engines/succession/actions.h"
#include "engines/succession/gain.h"
#include "engines/succession/heuristics.h"
#include "engines/succession/phrases.h"

#include <algorithm>

namespace intrika::succession {
namespace {

constexpr int tokensThatHurt = 3;
constexpr int manyActions = 3;

Text why(const char* reason, std::vector<TextArg> args = {}, std::optional<int> count = std::nullopt) {
    return say(std::string("why.") + reason, std::move(args), count);
}

struct Reasons {
    const View& view;
    Seat seat;
    const Board& board = view.board;

    const Player& self() const { return board.players[seat]; }

    Text purchase(Card card) const {
        if (card == noCard) return {};
        const Gain gain = gainOf(self(), card);
        switch (gain.by) {
            case Gain::By::perfectPair:
                return why("perfect-pair", {nameOf(partnerOf(card))}, gain.points);
            case Gain::By::colourPair:
                return why("colour-pair", {}, gain.points);
            case Gain::By::single:
                break;
        }
        return why("single");
    }

    // K-20: how the rank fares in conflicts.
    Text operator()(const Play& move) const {
        const Rank rank = rankOf(move.card);
        const int actions = actionsOf(move.card, board.options).count();
        if (rank <= Rank::b) return why("never-robbed");
        if (actions >= manyActions) return why("many-actions", {}, actions);
        return why("in-between");
    }
    Text operator()(const Pass&) const {
        if (board.phase == Phase::gardener) return why("keep-character");
        return board.phase == Phase::turn && board.turn.left.empty() ? Text() : why("pass");
    }
    Text operator()(const Steal& move) const {
        return why(canCarryOut(board, seat, move.action) ? "steal-to-use" : "steal-to-hurt", {person(move.seat)});
    }
    Text operator()(const Settle&) const { return why("token", {}, static_cast<int>(self().tokens)); }
    Text operator()(const Give& move) const { return why("give", {person(move.seat)}); }
    Text operator()(const TakeMoney& move) const {
        const auto coins = view.money[move.pile];
        const bool isMost = coins && coins == *std::max_element(view.money.begin(), view.money.end());
        return isMost ? why("most-money", {}, static_cast<int>(*coins)) : why("money");
    }
    Text operator()(const Recruit& move) const { return purchase(board.topOf(move.pile)); }
    Text operator()(const Buy& move) const { return purchase(board.topOf(move.pile)); }
    Text operator()(const Take& move) const { return purchase(view.cardAt(move.pile, move.index).value_or(noCard)); }
    Text operator()(const Use&) const {
        if (board.phase == Phase::conflict) {
            return why(self().tokens >= tokensThatHurt ? "guard-many" : "guard");
        }
        return why("ability", {nameOf(self().active())});
    }
    Text operator()(const UseOnSeat& move) const {
        if (board.phase != Phase::gardener) return why("give", {person(move.seat)});
        return why("gardener", {nameOf(board.players[move.seat].character)});
    }
    Text operator()(const UseToSwap& move) const {
        const Sort sort = self().active() == Card::bishop ? Sort::subject : Sort::building;
        return purchase(board.players[move.seat].row(sort)[move.theirs]);
    }
    Text operator()(const UseOnPile& move) const { return purchase(board.topOf(move.pile)); }
    Text operator()(const UseAction&) const { return why("farmer"); }
};

}  // namespace

Text Heuristics::explain(const View& view, Seat seat, const Move& move) {
    return std::visit(Reasons{view, seat}, move);
}

}  // namespace intrika::succession
