#include "engines/succession/rules.h"

#include "engines/succession/abilities.h"
#include "engines/succession/stage_course.h"
#include "engines/succession/telling.h"
#include "engines/succession/turn.h"

#include <algorithm>
#include <cassert>

namespace intrika::succession {
namespace {

void playCharacter(State& state, Seat seat, Character card, Narrator* narrator) {
    Hand& hand = state.hands[seat];
    hand.take(static_cast<std::size_t>(hand.find(card)));
    state.chosen[seat] = card;
    state.board.chosen = state.board.chosen.with(seat);
    if (narrator) narrator->tell(told::Chosen{seat, Hidden<Character>::knownTo(SeatSet::of(seat), card)});
    if (choosing(state.board).empty()) reveal(state, narrator);
}

// K-54
void playGardener(State& state, Seat seat, const Move& move, Narrator* narrator) {
    Board& board = state.board;
    board.queue.takeFront();
    if (const auto* swap = std::get_if<UseOnSeat>(&move)) {
        std::swap(board.players[seat].character, board.players[swap->seat].character);
        board.players[seat].used = true;
        if (narrator) tellCharactersSwapped(*narrator, board, seat, swap->seat);
    } else if (narrator) {
        narrator->tell(told::AbilityPassed{seat, Card::gardener});
    }
    goOnWithGardeners(state, narrator);
}

// K-55
void playGuard(State& state, Seat seat, const Move& move, Narrator* narrator) {
    const bool turned = std::holds_alternative<Use>(move);
    if (turned) {
        state.board.players[seat].used = true;
    } else if (narrator) {
        narrator->tell(told::AbilityPassed{seat, Card::guard});
    }
    settleConflict(state.board, turned, narrator);
    goOnWithConflicts(state, narrator);
}

void listHand(const Hand& hand, MoveList<Move>& out) {
    out.append(Hand::capacity, [&hand](Move* next) {
        // All places: those that are empty are written and not counted.
        for (std::size_t place = 0; place < Hand::capacity; ++place) {
            next[place].emplace<Play>(Play{hand.begin()[place]});
        }
        return next + hand.size();
    });
}

// What is asked between choice and turns.
void listAnswers(const Board& board, Seat seat, MoveList<Move>& out) {
    if (board.phase == Phase::conflict) {
        out.push_back(Use{});
    } else {
        for (Seat other = 0; other < board.seats; ++other) {
            if (other != seat) out.push_back(UseOnSeat{other});
        }
    }
    out.push_back(Pass{});
}

Deal dealtCharacters(int seats, Rng& rng) {
    constexpr auto sorted = [] {
        FixedList<Character, characterCount> all;
        for (const Character character : CharacterSet::all()) all.append(character);
        return all;
    }();
    auto cards = sorted;
    shuffle(cards, rng);
    Deal deal;
    deal.seats = static_cast<std::uint8_t>(seats);
    int left = cards.size();
    for (int seat = 0; seat < seats; ++seat) {
        for (int card = 0; card < handAtDeal; ++card) deal.hands[static_cast<std::size_t>(seat)].append(cards[--left]);
    }
    while (left > 0) deal.aside.append(cards[--left]);
    return deal;
}

void dealPiles(Setup& setup, Sort sort, Rng& rng) {
    FixedList<Card, mostOfSort> cards;
    for (int kind = 0; kind < kindsOfSort; ++kind) {
        const auto card = static_cast<Card>(kind + (sort == Sort::subject ? kindsOfSort : 0));
        for (int copy = 0; copy < copiesOfCard; ++copy) cards.append(card);
    }
    shuffle(cards, rng);
    for (int pile = 0; pile < pileCount; ++pile) {
        if (sortOfPile(pile) != sort) continue;
        for (int card = 0; card < pileHeight; ++card) {
            setup.piles[static_cast<std::size_t>(pile)].append(cards.takeBack());
        }
    }
}

}  // namespace

bool isValid(const Deal& deal, int seats) {
    if (deal.seats != seats || deal.aside.size() != charactersAside(seats)) return false;
    CharacterSet dealt;
    const auto add = [&dealt](const auto& characters) {
        for (const Character character : characters) dealt = dealt.with(character);
    };
    for (int seat = 0; seat < seats; ++seat) add(deal.hands[static_cast<std::size_t>(seat)]);
    add(deal.aside);
    return dealt == CharacterSet::all();  // as many as there is room for, so each once, and every hand is full
}

bool isValid(const Setup& setup, int seats) {
    std::array<int, cardCount> copies{};
    for (int pile = 0; pile < pileCount; ++pile) {
        const CardPile& cards = setup.piles[static_cast<std::size_t>(pile)];
        if (cards.size() != pileHeight) return false;
        for (const Card card : cards) {
            if (sortOf(card) != sortOfPile(pile)) return false;
            if (++copies[static_cast<std::size_t>(card)] > copiesOfCard) return false;
        }
    }
    return isValid(setup.deal, seats);
}

Setup Rules::deal(const Options&, int seats, Rng& rng) {
    Setup setup;
    dealPiles(setup, Sort::building, rng);
    dealPiles(setup, Sort::subject, rng);
    setup.deal = dealtCharacters(seats, rng);
    return setup;
}

State Rules::start(const Options& options, int seats, const Setup& setup) {
    State state;
    state.board.options = options;
    state.board.seats = static_cast<std::uint8_t>(seats);
    setUp(state, setup);
    return state;
}

void Rules::legalMoves(const State& state, Seat seat, MoveList<Move>& out) {
    out.clear();
    const Board& board = state.board;
    if (board.phase == Phase::turn) {
        if (seat == board.turn.seat) listTurnMoves(state, out);
    } else if (board.phase == Phase::choose) {
        if (choosing(board).contains(seat)) listHand(state.hands[seat], out);
    } else if (waitsFor(board).mayAct(seat)) {
        listAnswers(board, seat, out);
    }
}

bool Rules::isLegal(const State& state, Seat seat, const Move& move) {
    if (!toAct(state).mayAct(seat)) return false;
    switch (state.board.phase) {
        case Phase::choose: {
            const auto* play = std::get_if<Play>(&move);
            return play && state.hands[seat].contains(play->card);
        }
        case Phase::gardener: {
            const auto* swap = std::get_if<UseOnSeat>(&move);
            return std::holds_alternative<Pass>(move) || (swap && swap->seat < state.board.seats && swap->seat != seat);
        }
        case Phase::conflict:
            return std::holds_alternative<Use>(move) || std::holds_alternative<Pass>(move);
        case Phase::turn:
            return isLegalInTurn(state, move);
        case Phase::deal:
        case Phase::newGame:
        case Phase::over:
            break;
    }
    return false;
}

void Rules::play(State& state, Seat seat, const Move& move, Narrator* narrator) {
    assert(isLegal(state, seat, move));
    switch (state.board.phase) {
        case Phase::choose:
            return playCharacter(state, seat, std::get_if<Play>(&move)->card, narrator);
        case Phase::gardener:
            return playGardener(state, seat, move, narrator);
        case Phase::conflict:
            return playGuard(state, seat, move, narrator);
        case Phase::turn:
            playInTurn(state, move, narrator);
            return goOnWithTurns(state, narrator);
        case Phase::deal:
        case Phase::newGame:
        case Phase::over:
            break;
    }
}

Chance Rules::draw(const State& state, Rng& rng) {
    if (state.board.phase == Phase::deal) return dealtCharacters(state.board.seats, rng);
    return NewGame{deal(state.board.options, state.board.seats, rng)};
}

bool Rules::isPossible(const State& state, const Chance& chance) {
    const ToAct waiting = toAct(state);
    if (!waiting.isChance() || waiting.chance != chance.index()) return false;
    if (const auto* dealt = std::get_if<Deal>(&chance)) return isValid(*dealt, state.board.seats);
    return isValid(std::get_if<NewGame>(&chance)->setup, state.board.seats);
}

void Rules::settle(State& state, const Chance& chance, Narrator* narrator) {
    assert(isPossible(state, chance));
    if (const auto* dealt = std::get_if<Deal>(&chance)) {
        dealCharacters(state, *dealt);
    } else {
        ++state.board.game;
        setUp(state, std::get_if<NewGame>(&chance)->setup);
        if (narrator) tellNewGame(*narrator, state.board);
    }
    if (narrator) tellDealt(*narrator, state);
}

Result Rules::result(const State& state) {
    return rankByScore(std::span(state.board.scores.data(), state.board.seats));
}

}  // namespace intrika::succession
