// Why a move: what speaks for it on the table, as its seat sees it.
#include "engines/schemes/heuristics.h"
#include "engines/schemes/phrases.h"

#include <algorithm>
#include <optional>

namespace intrika::schemes {
namespace {

struct Reasons {
    const View& view;
    Seat seat;

    const Board& board() const { return view.board; }
    Goal goal(int column) const { return board().goals[static_cast<std::size_t>(column)]; }

    static Text why(const char* reason, const Place& move, std::optional<int> count = std::nullopt) {
        return say(std::string("why.") + reason, {nameOf(move.card), columnNumber(move.column)}, count);
    }

    // Cards of others that this seat knows to be in the column, and of what printed value they are.
    template <class Fits>
    int enemies(int column, Fits fits) const {
        int count = 0;
        for (const Placed card : board().columns.row(column)) {
            if (card.seat() == seat || !card.isKnown()) continue;
            const int value = printed(card.card(), goal(column).kind());
            count += value != noValue && fits(value) ? 1 : 0;
        }
        return count;
    }

    bool hasOwn(int column, Card card) const {
        for (const Placed placed : board().columns.row(column)) {
            if (placed == Placed(seat, card)) return true;
        }
        return false;
    }

    // S-63
    bool makesPair(const Place& move) const {
        return (move.card == Card::prince && hasOwn(move.column, Card::squire)) ||
               (move.card == Card::squire && hasOwn(move.column, Card::prince));
    }

    bool turnsUp(int column) const { return board().faceDown.contains(static_cast<std::uint8_t>(column)); }

    // With nothing to turn up, the card ends the round: every other column is full, and this one lacks one card.
    bool endsRound(int column) const {
        for (int other = 0; other < board().seats; ++other) {
            if (other != column && !board().isFull(other)) return false;
        }
        return !turnsUp(column) && board().columns.size(column) + 1 >= goal(column).points();
    }

    bool lacksKind(GoalKind kind) const {
        for (const Goal won : board().won.row(seat)) {
            if (won.kind() == kind) return false;
        }
        return true;
    }

    // By what lies open, and one's own covered cards, at printed values.
    bool leads(const Place& move) const {
        std::array<int, maxPlayers> sums{};
        const GoalKind kind = goal(move.column).kind();
        sums[seat] = std::max<int>(printed(move.card, kind), 0);
        for (const Placed card : board().columns.row(move.column)) {
            if (card.isKnown()) sums[card.seat()] += std::max<int>(printed(card.card(), kind), 0);
        }
        for (Seat other = 0; other < board().seats; ++other) {
            if (other != seat && sums[other] >= sums[seat]) return false;
        }
        return !board().columns.row(move.column).empty();
    }

    Text operator()(const Place& move) const {
        const int column = move.column;
        if (makesPair(move)) return why("pair", move);
        const int big = enemies(column, [](int value) { return value >= 2 * 10; });
        if (move.card == Card::wizard && big > 0) return why("wizard", move, big);
        const int small = enemies(column, [](int value) { return value <= 2 * 9; });
        if (move.card == Card::witch && small > 0) return why("witch", move, small);
        if (isSpecialist(move.card) && kindOf(move.card) == goal(column).kind()) return why("specialist", move);
        if (endsRound(column)) return why("last", move);
        if (board().isFull(column)) return why("full", move);
        if (leads(move)) return why("ahead", move);
        if (turnsUp(column) && board().columns.last(column).seat() != seat) return why("turns-up", move);
        return why(lacksKind(goal(column).kind()) ? "missing-kind" : "place", move);
    }

    Text operator()(const Slip& move) const { return say("why.slip", {nameOf(move.card)}); }

    // S-34
    Text operator()(const Swap& move) const {
        const int gain = goal(move.column).points() - goal(board().abilityColumn).points();
        const TextArg column = columnNumber(move.column);
        return gain > 0 ? say("why.swap-better", {column}, gain) : say("why.swap", {column});
    }

    Text operator()(const Pass&) const {
        return say(board().phase == Phase::hat ? "why.slip-nothing" : "why.swap-nothing");
    }
};

}  // namespace

Text Heuristics::explain(const View& view, Seat seat, const Move& move) {
    return std::visit(Reasons{view, seat}, move);
}

}  // namespace intrika::schemes
