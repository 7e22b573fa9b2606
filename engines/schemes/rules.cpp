#include "engines/schemes/rules.h"

#include "engines/schemes/round.h"
#include "engines/schemes/telling.h"

#include <cassert>
#include <cstring>

namespace intrika::schemes {
namespace {

void playPlace(State& state, Seat seat, const Place& move, Narrator* narrator) {
    Board& board = state.board;
    state.hands[seat].take(move.card);
    if (narrator) tellPlaced(*narrator, board, move.column, {seat, move.card});
    layDown(state, move.column, {seat, move.card}, narrator);
    if (board.phase == Phase::play) {
        finishTurn(state, noSeat, narrator);
    } else {
        board.placed = true;
    }
}

void endAbility(Board& board) {
    board.phase = Phase::play;
    board.abilityColumn = noColumn;
    board.abilityIndex = 0;
}

// S-31
void playSlip(State& state, Seat seat, const Slip& move, Narrator* narrator) {
    Board& board = state.board;
    if (narrator) tellSlipped(*narrator, board, seat, move.card);
    state.hands[seat].take(move.card);
    board.under[seat] = move.card;
    endAbility(board);
    finishTurn(state, seat == board.turn ? noSeat : seat, narrator);
}

// S-34
void playSwap(State& state, Seat seat, const Swap& move, Narrator* narrator) {
    Board& board = state.board;
    if (narrator) tellSwapped(*narrator, board, seat, move.column);
    std::swap(board.goals[board.abilityColumn], board.goals[move.column]);
    endAbility(board);
    finishTurn(state, noSeat, narrator);
}

void playPass(State& state, Seat seat, Narrator* narrator) {
    if (narrator) narrator->tell(told::Passed{seat, state.board.abilityCard().card()});
    endAbility(state.board);
    finishTurn(state, noSeat, narrator);
}

// A card placed in each column of a set.
struct PlaceList {
    std::array<Move, maxPlayers> moves{};
    std::uint8_t size = 0;
};
constexpr auto placeLists = [] {
    std::array<std::array<PlaceList, cardCount>, 1u << maxPlayers> lists{};
    for (unsigned columns = 0; columns < lists.size(); ++columns) {
        for (std::size_t card = 0; card < cardCount; ++card) {
            PlaceList& list = lists[columns][card];
            for (const auto column : ColumnSet::ofBits(columns)) {
                list.moves[list.size++] = Place{static_cast<Card>(card), column};
            }
        }
    }
    return lists;
}();

// Most moves of a game are listed here. A card's list is copied whole, which takes two steps however long it is; what
// is too much, the next one covers.
static_assert(std::is_trivially_copyable_v<Move>);
void listPlaces(const Hand& hand, ColumnSet open, MoveList<Move>& out) {
    const auto& lists = placeLists[open.bits()];
    out.append(handSize * maxPlayers, [&lists, &hand](Move* next) {
        for (const Card card : hand) {
            const PlaceList& list = lists[static_cast<std::size_t>(card)];
            std::memcpy(static_cast<void*>(next), list.moves.data(), sizeof list.moves);
            next += list.size;
        }
        return next;
    });
}

// Out of line: it is seldom asked, and would make asking for places dearer.
[[gnu::noinline]] void listAbilityMoves(const State& state, Seat seat, MoveList<Move>& out) {
    const Board& board = state.board;
    if (board.phase == Phase::hat) {
        for (const Card card : state.hands[seat]) out.push_back(Slip{card});
        out.push_back(Pass{});
    } else if (board.phase == Phase::traitor) {
        for (std::uint8_t column = 0; column < board.seats; ++column) {
            if (column != board.abilityColumn) out.push_back(Swap{column});
        }
        out.push_back(Pass{});
    }
}

constexpr Deck deckOf(CardSet cards) {
    Deck deck;
    for (const Card card : cards) deck.append(card);
    return deck;
}

}  // namespace

Setup Rules::deal(const Options&, int seats, Rng& rng) {
    Setup setup;
    setup.startPlayer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(seats)));
    GoalPile all = allGoals();
    shuffle(all, rng);
    for (int goal = 0; goal < seats * roundCount; ++goal) setup.goals.append(all.takeBack());
    constexpr Deck sorted = deckOf(CardSet::all());
    for (Seat seat = 0; seat < seats; ++seat) {
        setup.decks[seat] = sorted;
        shuffle(setup.decks[seat], rng);
    }
    return setup;
}

State Rules::start(const Options& options, int seats, const Setup& setup) {
    State state;
    Board& board = state.board;
    board.options = options;
    board.seats = static_cast<std::uint8_t>(seats);
    board.turn = setup.startPlayer;
    state.goalPile = setup.goals;
    state.decks = setup.decks;
    for (Seat seat = 0; seat < seats; ++seat) {
        for (int card = 0; card < handSize; ++card) state.hands[seat].add(state.decks[seat].takeBack());
    }
    turnUpGoals(state);
    return state;
}

void Rules::legalMoves(const State& state, Seat seat, MoveList<Move>& out) {
    out.clear();
    const Board& board = state.board;
    if (seat != deciderOf(board)) return;
    if (board.phase == Phase::play) {
        listPlaces(state.hands[seat], board.open(), out);
    } else {
        listAbilityMoves(state, seat, out);
    }
}

bool Rules::isLegal(const State& state, Seat seat, const Move& move) {
    const Board& board = state.board;
    if (seat != deciderOf(board)) return false;
    const Hand& hand = state.hands[seat];
    const auto during = [&board](Phase phase) { return board.phase == phase; };
    return std::visit(Overloaded{[&](const Place& m) {
                                     return during(Phase::play) && m.column < board.seats &&
                                            board.open().contains(m.column) && hand.contains(m.card);
                                 },
                                 [&](const Slip& m) { return during(Phase::hat) && hand.contains(m.card); },
                                 [&](const Swap& m) {
                                     return during(Phase::traitor) && m.column < board.seats &&
                                            m.column != board.abilityColumn;
                                 },
                                 [&](const Pass&) { return during(Phase::hat) || during(Phase::traitor); }},
                      move);
}

void Rules::play(State& state, Seat seat, const Move& move, Narrator* narrator) {
    assert(isLegal(state, seat, move));
    if (const auto* place = std::get_if<Place>(&move)) {
        playPlace(state, seat, *place, narrator);
    } else if (const auto* slip = std::get_if<Slip>(&move)) {
        playSlip(state, seat, *slip, narrator);
    } else if (const auto* swap = std::get_if<Swap>(&move)) {
        playSwap(state, seat, *swap, narrator);
    } else {
        playPass(state, seat, narrator);
    }
}

Chance Rules::draw(const State& state, Rng& rng) {
    Reshuffle outcome{deckOf(state.board.discards[state.board.filler]), state.board.filler};
    shuffle(outcome.order, rng);
    return outcome;
}

bool Rules::isPossible(const State& state, const Chance& chance) {
    if (!toAct(state).isChance()) return false;
    const auto& [order, seat] = *std::get_if<Reshuffle>(&chance);
    if (seat != state.board.filler) return false;
    CardSet cards;
    for (const Card card : order) cards = cards.with(card);
    const CardSet discards = state.board.discards[seat];
    return cards == discards && static_cast<int>(order.size()) == discards.count();
}

void Rules::settle(State& state, const Chance& chance, Narrator* narrator) {
    assert(isPossible(state, chance));
    const auto& [order, seat] = *std::get_if<Reshuffle>(&chance);
    if (narrator) narrator->tell(told::Reshuffled{seat});
    state.decks[seat] = order;
    state.board.discards[seat] = {};
    drawOn(state, narrator);
}

Result Rules::result(const State& state) {
    std::array<std::int16_t, maxPlayers> scores{};
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        scores[seat] = static_cast<std::int16_t>(scoreOf(state.board.won.row(seat)).total());
    }
    return rankByScore(std::span(scores.data(), state.board.seats));
}

bool Rules::sees(const State&, Seat mover, const Move& move, Observer observer) {
    return observer == mover || std::holds_alternative<Swap>(move) || std::holds_alternative<Pass>(move);
}

MoveKey Rules::glimpse(const Move& move) {
    MoveKey seen = hiddenMove;
    if (const auto* place = std::get_if<Place>(&move)) seen.bytes[1] = static_cast<std::uint8_t>(place->column + 1);
    return seen;
}

}  // namespace intrika::schemes
