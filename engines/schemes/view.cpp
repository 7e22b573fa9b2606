#include "engines/schemes/view.h"

#include <algorithm>
#include <cassert>

namespace intrika::schemes {
namespace {

void coverColumns(Board& board, Observer observer) {
    for (const auto column : board.faceDown & ~board.footSeen) {
        const Placed foot = board.columns.last(column);
        if (observer == foot.seat()) continue;
        board.columns.replace(column, board.columns.size(column) - 1, Placed::unknown(foot.seat()));
    }
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (observer != seat && board.under[seat] != noCard) board.under[seat] = unknownWearer;
    }
}

// S-48
void coverGoals(Board& board, Observer observer) {
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (observer == seat) continue;
        for (int index = 0; index < board.won.size(seat); ++index) board.won.replace(seat, index, Goal::unknown());
    }
}

Deck shuffled(CardSet cards, Rng& rng) {
    Deck deck;
    for (const Card card : cards) deck.append(card);
    shuffle(deck, rng);
    return deck;
}

// Deals the unseen cards of a seat to the places that the observer cannot see; the rest is the draw pile.
void dealSeat(const View& view, State& state, Seat seat, Rng& rng) {
    Board& board = state.board;
    Deck unseen = shuffled(unseenCards(view, seat), rng);
    for (const auto column : board.faceDown) {
        const Placed foot = board.columns.last(column);
        if (foot.seat() != seat || foot.isKnown()) continue;
        board.columns.replace(column, board.columns.size(column) - 1, {seat, unseen.takeBack()});
    }
    if (board.under[seat] == unknownWearer) board.under[seat] = unseen.takeBack();
    if (view.sees(seat)) {
        state.hands[seat] = view.hand;
    } else {
        for (int card = 0; card < view.handCounts[seat]; ++card) state.hands[seat].add(unseen.takeBack());
    }
    state.decks[seat] = unseen;
    assert(state.decks[seat].size() == view.deckCounts[seat]);
}

// How many of each goal card are out of sight.
using GoalCounts = std::array<std::int8_t, goalIds>;

bool take(GoalCounts& counts, Goal goal) { return --counts[goal.index] >= 0; }

GoalCounts goalsOutOfSight(const View& view) {
    GoalCounts counts{};
    for (std::uint8_t index = 0; index < goalIds; ++index) {
        counts[index] = static_cast<std::int8_t>(Goal{index}.copies());
    }
    for (int column = 0; column < view.board.columnCount(); ++column) {
        take(counts, view.board.goals[static_cast<std::size_t>(column)]);
    }
    for (const Goal goal : view.board.won.all()) {
        if (goal != Goal::unknown()) take(counts, goal);
    }
    return counts;
}

// S-47: what the last round tells of covered goal cards: its awards are the latest that their winners have, and what
// nobody got has left the game. False: the position began otherwise than a game does, and it tells nothing.
bool takeLastRound(const View& view, WonGoals& won, GoalCounts& counts) {
    const LastRound& last = view.board.last;
    std::array<int, maxPlayers> latest{};
    for (int column = last.round == 0 ? 0 : view.board.seats; column-- > 0;) {
        const Goal goal = last.goals[static_cast<std::size_t>(column)];
        const Seat winner = last.winners[static_cast<std::size_t>(column)];
        if (winner == noSeat) {
            if (!take(counts, goal)) return false;
            continue;
        }
        const int index = won.size(winner) - ++latest[winner];
        if (index < 0) return false;
        const Goal seen = won.at(winner, index);
        if (seen == Goal::unknown()) {
            if (!take(counts, goal)) return false;
            won.replace(winner, index, goal);
        } else if (seen != goal) {
            return false;
        }
    }
    return true;
}

int total(const GoalCounts& counts) {
    int sum = 0;
    for (const int count : counts) sum += count;
    return sum;
}

int coveredGoals(const WonGoals& won) {
    return static_cast<int>(std::count(won.all().begin(), won.all().end(), Goal::unknown()));
}

void dealGoals(const View& view, State& state, Rng& rng) {
    Board& board = state.board;
    GoalCounts counts = goalsOutOfSight(view);
    WonGoals won = board.won;
    GoalCounts left = counts;
    if (takeLastRound(view, won, left) && total(left) >= view.goalCount + coveredGoals(won)) {
        board.won = won;
        counts = left;
    }
    GoalPile unseen;
    for (std::uint8_t index = 0; index < goalIds; ++index) {
        for (int copy = 0; copy < counts[index]; ++copy) unseen.append(Goal{index});
    }
    shuffle(unseen, rng);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        for (int index = 0; index < board.won.size(seat); ++index) {
            if (board.won.at(seat, index) == Goal::unknown()) board.won.replace(seat, index, unseen.takeBack());
        }
    }
    for (int goal = 0; goal < view.goalCount; ++goal) state.goalPile.append(unseen.takeBack());
}

}  // namespace

CardSet unseenCards(const View& view, Seat seat) {
    const Board& board = view.board;
    CardSet seen = board.discards[seat];
    for (const Placed card : board.columns.all()) {
        if (card.seat() == seat && card.isKnown()) seen = seen.with(card.card());
    }
    if (board.under[seat] != noCard && board.under[seat] != unknownWearer) seen = seen.with(board.under[seat]);
    if (view.sees(seat)) {
        for (const Card card : view.hand) seen = seen.with(card);
    }
    return ~seen;
}

View viewOf(const State& state, Observer observer) {
    View view;
    view.board = state.board;
    view.observer = observer;
    view.goalCount = static_cast<std::uint8_t>(state.goalPile.size());
    for (Seat seat = 0; seat < maxPlayers; ++seat) {  // those of nobody are empty
        view.deckCounts[seat] = static_cast<std::uint8_t>(state.decks[seat].size());
        view.handCounts[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
    }
    if (observer && *observer < state.board.seats) view.hand = state.hands[*observer];
    coverColumns(view.board, observer);
    if (view.board.options.hiddenGoals && !view.board.isOver()) coverGoals(view.board, observer);
    return view;
}

State determinized(const View& view, Rng& rng) {
    State state;
    state.board = view.board;
    for (Seat seat = 0; seat < state.board.seats; ++seat) dealSeat(view, state, seat, rng);
    dealGoals(view, state, rng);
    return state;
}

}  // namespace intrika::schemes
