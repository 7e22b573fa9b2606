#include "engines/succession/position_check.h"

#include "engines/succession/rivalry.h"
#include "engines/succession/turn.h"

#include <algorithm>
#include <numeric>

namespace intrika::succession {
namespace {

using Found = std::optional<Fault>;

bool isShowing(const Board& board) {
    return board.phase == Phase::gardener || board.phase == Phase::conflict || board.phase == Phase::turn;
}

bool hasReady(const Board& board, Seat seat, Card subject) {
    return !board.players[seat].used && board.players[seat].active() == subject;
}

// Coins and tokens are all there.
Found sumFault(const State& state) {
    const Board& board = state.board;
    int coins = std::accumulate(state.money.begin(), state.money.end(), static_cast<int>(board.bank));
    int tokens = board.tokens;
    for (const Player& player : board.players) {
        coins += player.coins;
        tokens += player.tokens;
    }
    if (coins != coinTotal) return Fault{"bank", "problem.coins"};
    if (tokens != tokenTotal) return Fault{"tokens", "problem.tokens"};
    return {};
}

// No kind more than twice, and in its piles each sort but for the top cards.
Found cardFault(const State& state) {
    std::array<int, cardCount> copies{};
    const auto add = [&](const auto& cards) {
        for (const Card card : cards) ++copies[static_cast<std::size_t>(card)];
    };
    for (const Player& player : state.board.players) {
        add(player.buildings);
        add(player.subjects);
    }
    for (int pile = 0; pile < pileCount; ++pile) {
        add(pileOf(state, pile));
        for (const Card card : state.below[static_cast<std::size_t>(pile)]) {
            if (sortOf(card) != sortOfPile(pile)) return Fault{"piles", "problem.pile-sort"};
        }
    }
    const bool tooMany = std::any_of(copies.begin(), copies.end(), [](int count) { return count > copiesOfCard; });
    if (tooMany) return Fault{"piles", "problem.copies"};
    return {};
}

// The twelve characters are each in one place; while they are being dealt, in none.
Found characterFault(const State& state) {
    const Board& board = state.board;
    std::array<int, characterCount> copies{};
    int all = 0;
    const auto add = [&](Character character) {
        if (character == nobody) return;
        ++copies[static_cast<std::size_t>(character)];
        ++all;
    };
    const auto addAll = [&](const auto& characters) { std::for_each(characters.begin(), characters.end(), add); };
    for (const Player& player : board.players) {
        addAll(player.played);
        add(player.character);
    }
    for (const Hand& hand : state.hands) addAll(hand);
    addAll(state.chosen);
    addAll(state.aside);
    addAll(board.shownBefore);
    add(board.shown);
    if (board.phase == Phase::deal) return all == 0 ? Found() : Fault{"phase", "problem.characters"};
    const bool complete = std::all_of(copies.begin(), copies.end(), [](int count) { return count == 1; });
    return complete ? Found() : Fault{"players", "problem.characters"};
}

// How many cards every player has in hand and has played says the stage (K-80, K-81).
Found stageFault(const State& state) {
    const Board& board = state.board;
    if (board.phase == Phase::deal) {
        return board.stage == 1 && board.round > 1 ? Found() : Fault{"stage", "problem.stage"};
    }
    const int stagesDone = board.gameIsOver() ? board.stage : board.stage - 1;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const Player& player = board.players[seat];
        if (player.played.size() != stagesDone) return Fault{"players", "problem.stage"};
        if ((player.character != nobody) != isShowing(board)) return Fault{"players", "problem.character"};
        const bool hasChosen = board.chosen.contains(seat);
        if (hasChosen && board.phase != Phase::choose) return Fault{"players", "problem.chosen"};
        const int inFront = hasChosen || player.character != nobody ? 1 : 0;
        if (state.hands[seat].size() + inFront != handAtDeal - stagesDone) return Fault{"players", "problem.hand"};
    }
    const bool showsOne = board.seats == 2 && isShowing(board);
    if ((board.shown != nobody) != showsOne) return Fault{"shown", "problem.shown"};
    if (board.shownBefore.size() != (board.seats == 2 ? stagesDone : 0)) return Fault{"shownBefore", "problem.shown"};
    return {};
}

// What belongs to one phase is empty in all others.
Found phaseFault(const Board& board) {
    const bool inTurn = board.phase == Phase::turn;
    if (board.queue.empty() != (board.phase != Phase::gardener)) return Fault{"queue", "problem.phase"};
    if (board.conflicts.empty() != (board.phase != Phase::conflict)) return Fault{"conflicts", "problem.phase"};
    if ((board.turn.seat == noSeat) == inTurn) return Fault{"turn", "problem.phase"};
    if (!board.acted.empty() && !inTurn) return Fault{"acted", "problem.phase"};
    if (board.phase == Phase::choose && waitsFor(board).seats.empty()) return Fault{"players", "problem.chosen"};
    if (board.gameIsOver() && matchIsOver(board) != (board.phase == Phase::over)) {
        return Fault{"phase", "problem.match"};
    }
    for (const Seat seat : board.queue) {
        if (!hasReady(board, seat, Card::gardener)) return Fault{"queue", "problem.no-gardener"};
    }
    return {};
}

// K-22: robbers from rank A on, each with its victims; the first one asked has a Guard.
Found conflictFault(const Board& board) {
    if (board.conflicts.empty()) return {};
    const Conflicts all = conflictsOf(board);
    const auto robberRank = [&board](const Conflict& conflict) {
        return rankOf(conflict.high == shownSeat ? board.shown : board.players[conflict.high].character);
    };
    for (int place = 0; place < board.conflicts.size(); ++place) {
        const Conflict& conflict = board.conflicts[place];
        const bool inOrder = place == 0 || robberRank(board.conflicts[place - 1]) <= robberRank(conflict);
        if (all.find(conflict) < 0 || board.conflicts.find(conflict) != place || !inOrder) {
            return Fault{"conflicts", "problem.conflicts"};
        }
    }
    const bool isAsked = hasReady(board, board.conflicts.front().low, Card::guard);
    return isAsked ? Found() : Fault{"conflicts", "problem.no-guard"};
}

// K-32: whoever has robbed a victim has done it once, in its own turn.
bool hasRobbed(const Board& board, Seat robber, Seat victim) {
    const bool inItsTurn = board.turn.seat == robber && !board.turn.steals.contains(victim);
    return victimsOf(board, robber).contains(victim) && (inItsTurn || board.acted.find(robber) >= 0);
}

// Crests lie on actions of the character, each on another one and each by another robber. So those that are still to
// come find an action to steal (K-23).
Found crestFault(const Board& board) {
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const Player& player = board.players[seat];
        if (player.covered.empty()) continue;
        const ActionSet covered = coveredActions(player);
        if (board.phase != Phase::turn || covered.count() != player.covered.size() ||
            !(covered & ~actionsOf(player.character, board.options)).empty()) {
            return Fault{"players", "problem.crest"};
        }
        PlayerSet robbers;
        for (const Covered& crest : player.covered) {
            if (robbers.contains(crest.by) || !hasRobbed(board, crest.by, seat)) {
                return Fault{"players", "problem.crest"};
            }
            robbers = robbers.with(crest.by);
        }
    }
    return {};
}

Found turnFault(const Board& board) {
    const Turn& turn = board.turn;
    if (turn.seat == noSeat) return {};
    if (board.acted.find(turn.seat) >= 0) return Fault{"acted", "problem.acted"};
    if (isTied(board, turn.seat) != (turn.limit != unlimited)) return Fault{"turn", "problem.limit"};
    if (turn.limit == 0 && !turn.left.empty()) return Fault{"turn", "problem.limit"};
    if (!(turn.left & ~uncovered(board, turn.seat)).empty()) return Fault{"turn", "problem.left"};
    for (const Seat seat : turn.steals) {
        const bool canBeRobbed = victimsOf(board, turn.seat).contains(seat) && !uncovered(board, seat).empty();
        if (!canBeRobbed || board.players[seat].covered.isFull()) return Fault{"turn", "problem.steals"};
    }
    // K-71: whoever is choosing from a pile has looked through it.
    for (std::uint8_t pile = 0; pile < pileCount && turn.pending == Pending::search; ++pile) {
        const bool looked = board.players[turn.seat].known.contains(pile);
        if (sortOfPile(pile) == turn.search && !looked) return Fault{"turn", "problem.search"};
    }
    if (!isDecision(board)) return Fault{"toAct", "problem.nothing-to-decide"};  // K-35
    return {};
}

}  // namespace

std::optional<Fault> faultOf(const State& state) {
    for (const auto check : {sumFault, cardFault, characterFault, stageFault}) {
        if (const Found fault = check(state)) return fault;
    }
    for (const auto check : {phaseFault, conflictFault, crestFault, turnFault}) {
        if (const Found fault = check(state.board)) return fault;
    }
    return {};
}

}  // namespace intrika::succession
