#include "engines/coach/rules.h"

#include "engines/coach/course.h"
#include "engines/coach/dealing.h"
#include "engines/coach/fight.h"
#include "engines/coach/legal.h"
#include "engines/coach/passage.h"
#include "engines/coach/trade.h"
#include "engines/coach/windows.h"

#include <algorithm>
#include <cassert>

namespace intrika::coach {
namespace {

// C-25: puts the chosen cards on top; the phase in which the Clairvoyant was used goes on.
void finishStacking(State& state) {
    auto& chosen = state.secrets.stacked;
    for (int card = state.board.stacked - 1; card >= 0; --card) state.deck.append(chosen[card]);
    chosen = {Object::none, Object::none};
    state.board.stacked = 0;
    state.board.phase = state.board.fight.isOn()   ? Phase::abilities
                        : state.board.trade.isOn() ? Phase::ability
                                                   : Phase::turn;
}

void playStack(State& state, Seat seat, Object object, Narrator* narrator) {
    stackCard(state, seat, object, narrator);
    if (state.board.phase == Phase::shuffleDeck && state.deck.size() < 2) finishStacking(state);
}

void playUse(State& state, Seat seat, const UseProfession& move, Narrator* narrator) {
    if (isWindow(state.board.phase)) {
        playWindowUse(state, seat, move, narrator);
    } else if (move.profession == Profession::diplomat) {
        useDiplomat(state, seat, move.seat, narrator);
    } else {
        lookThroughDeck(state, seat, narrator);
    }
}

void playPass(State& state, Seat seat, Narrator* narrator) {
    if (isWindow(state.board.phase)) {
        playWindowPass(state, seat, narrator);
        return;
    }
    if (narrator) narrator->tell(told::TurnPassed{seat});
    nextTurn(state, narrator);
}

void playGive(State& state, Seat seat, const Give& move, Narrator* narrator) {
    switch (state.board.phase) {
        case Phase::handOver:
            playHandOver(state, seat, move, narrator);
            break;
        case Phase::exchange:
            playExchange(state, seat, move, narrator);
            break;
        case Phase::tribute:
            playTribute(state, seat, move.object, narrator);
            break;
        default:
            playGiveBack(state, seat, move.object, narrator);
            break;
    }
}

void playMove(State& state, Seat seat, const Move& move, Narrator* narrator) {
    std::visit(Overloaded{[&](const Pass&) { playPass(state, seat, narrator); },
                          [&](const Offer& m) { playOffer(state, seat, m, narrator); },
                          [&](const Fight& m) { playFight(state, seat, m.seat, narrator); },
                          [&](const Declare& m) { playDeclare(state, seat, m.victory, narrator); },
                          [&](const UseProfession& m) { playUse(state, seat, m, narrator); },
                          [&](const UseObject& m) { playWindowUse(state, seat, m.object, narrator); },
                          [&](const Stack& m) { playStack(state, seat, m.object, narrator); },
                          [&](const Demand& m) { playDemand(state, seat, m.name, narrator); },
                          [&](const Give& m) { playGive(state, seat, m, narrator); },
                          [&](const Refuse&) { playRefuse(state, seat, narrator); },
                          [&](const Accept& m) { playAccept(state, seat, m, narrator); },
                          [&](const PassOn& m) { playPassOn(state, seat, m.object, narrator); },
                          [&](const Support& m) { playSupport(state, seat, m.side, narrator); },
                          [&](const Inspect&) { playInspect(state, seat, narrator); },
                          [&](const Search&) { playSearch(state, seat, narrator); },
                          [&](const Take& m) { playTake(state, seat, m.object, narrator); },
                          [&](const Leave&) { playLeave(state, seat, narrator); },
                          [&](const Gift& m) { playGift(state, seat, m, narrator); },
                          [&](const Name& m) { playName(state, seat, m.seats, narrator); },
                          [&](const DrawCard&) { playAbility(state, seat, move, narrator); },
                          [&](const Direct&) { playAbility(state, seat, move, narrator); },
                          [&](const Swap&) { playAbility(state, seat, move, narrator); },
                          [&](const Decline&) { playAbility(state, seat, move, narrator); }},
               move);
}

bool isPermutation(const ProfessionPile& one, const ProfessionPile& other) {
    return std::is_permutation(one.begin(), one.end(), other.begin(), other.end());
}

// Who gets what is given face down.
Seat receiverOf(const Board& board) {
    switch (board.phase) {
        case Phase::handOver:
        case Phase::answer:
            return board.trade.from;
        case Phase::exchange:
            return board.trade.to;
        case Phase::tribute:
            return priestOf(board.fight);
        default:
            return board.fight.loser();
    }
}

}  // namespace

Setup Rules::deal(const Options& options, int seats, Rng& rng) {
    Setup setup;
    setup.startPlayer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(seats)));
    setup.deal = randomDeal(options, seats, rng);
    return setup;
}

State Rules::start(const Options& options, int seats, const Setup& setup) {
    State state;
    state.board.options = options;
    state.board.seats = static_cast<std::uint8_t>(seats);
    state.board.startPlayer = setup.startPlayer;
    beginGame(state, setup.deal);
    state.board.waiting = waitingIn(state.board);
    return state;
}

void Rules::legalMoves(const State& state, Seat seat, MoveList<Move>& out) {
    out.clear();
    if (toAct(state).mayAct(seat)) listMoves(state, seat, out);
}

bool Rules::isLegal(const State& state, Seat seat, const Move& move) {
    MoveList<Move> moves;
    legalMoves(state, seat, moves);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

void Rules::play(State& state, Seat seat, const Move& move, Narrator* narrator) {
    assert(isLegal(state, seat, move));
    playMove(state, seat, move, narrator);
    state.board.waiting = waitingIn(state.board);
}

Chance Rules::draw(const State& state, Rng& rng) {
    switch (state.board.phase) {
        case Phase::shuffleDeck: {
            ShuffleDeck shuffled{state.deck};
            shuffle(shuffled.order, rng);
            return shuffled;
        }
        case Phase::shuffleProfessions: {
            ShuffleProfessions shuffled{state.professionDeck};
            shuffle(shuffled.order, rng);
            return shuffled;
        }
        default:
            return NewRound{randomDeal(state.board.options, state.board.seats, rng)};
    }
}

bool Rules::isPossible(const State& state, const Chance& chance) {
    const ToAct waiting = toAct(state);
    if (!waiting.isChance() || waiting.chance != chance.index()) return false;
    if (const auto* deck = std::get_if<ShuffleDeck>(&chance)) return objectsOf(deck->order) == objectsOf(state.deck);
    if (const auto* professions = std::get_if<ShuffleProfessions>(&chance)) {
        return isPermutation(professions->order, state.professionDeck);
    }
    return isLegalDeal(std::get_if<NewRound>(&chance)->deal, state.board.options, state.board.seats);
}

void Rules::settle(State& state, const Chance& chance, Narrator* narrator) {
    assert(isPossible(state, chance));
    if (const auto* deck = std::get_if<ShuffleDeck>(&chance)) {
        if (narrator) narrator->tell(told::DeckShuffled{});
        state.deck = deck->order;
        finishStacking(state);
    } else if (const auto* professions = std::get_if<ShuffleProfessions>(&chance)) {
        if (narrator) narrator->tell(told::ProfessionsShuffled{});
        state.professionDeck = professions->order;
        runQueue(state, narrator);
    } else {
        beginNextGame(state, std::get_if<NewRound>(&chance)->deal, narrator);
    }
    state.board.waiting = waitingIn(state.board);
}

Result Rules::result(const State& state) {
    const Board& board = state.board;
    const bool match = board.options.rounds > 1;
    std::array<std::int16_t, maxPlayers> won{};
    for (const Seat seat : board.declaration.winners) won[seat] = 1;
    Result result = rankByScore({(match ? board.scores : won).data(), board.seats});
    // Those who lost out on a tie for the first place share the second.
    const SeatSet first = match ? leaders(board) : SeatSet::everybody();
    for (const Seat seat : SeatSet::firstOf(board.seats)) {
        if (result.places[seat] == 0 && !first.contains(seat)) {
            result.places[seat] = static_cast<std::uint8_t>(first.count());
        }
    }
    return result;
}

bool Rules::sees(const State& state, Seat mover, const Move& move, Observer observer) {
    if (observer == mover) return true;
    // C-58: the partner sees the object, but not whether its ability is kept back.
    const auto seesAll = [&](Object object, Seat partner) {
        return observer == partner && !(state.board.options.smuggling && isOnTrade(object, state.deck.empty()));
    };
    const Board& board = state.board;
    return std::visit(Overloaded{[&](const Offer& m) { return seesAll(m.object, m.seat); },
                                 [&](const Accept& m) { return seesAll(m.object, receiverOf(board)); },
                                 [&](const Give& m) { return seesAll(m.object, receiverOf(board)); },
                                 [&](const Take&) { return observer == board.fight.loser(); },
                                 [&](const Gift& m) { return observer == m.seat; }, [](const PassOn&) { return false; },
                                 [](const Stack&) { return false; }, [](const auto&) { return true; }},
                      move);
}

MoveKey Rules::glimpse(const Move& move) {
    const Move open = std::visit(
        Overloaded{[](const Offer& m) -> Move {
                       return Offer{Object::none, m.seat, false};
                   },
                   [](const Gift& m) -> Move {
                       return Gift{Object::none, m.seat};
                   },
                   [](const Accept&) -> Move {
                       return Accept{Object::none, false};
                   },
                   [](const Give&) -> Move {
                       return Give{Object::none, false};
                   },
                   [](const Take&) -> Move { return Take{Object::none}; },
                   [](const PassOn&) -> Move { return PassOn{Object::none}; },
                   [](const Stack&) -> Move { return Stack{Object::none}; }, [](const auto& m) -> Move { return m; }},
        move);
    return keyOf(open);
}

}  // namespace intrika::coach
