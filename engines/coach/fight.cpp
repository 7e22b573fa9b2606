#include "engines/coach/fight.h"

#include "engines/coach/course.h"
#include "engines/coach/passage.h"
#include "engines/coach/telling.h"
#include "engines/coach/windows.h"

#include <cassert>

namespace intrika::coach {
namespace {

void endFight(State& state, Narrator* narrator) {
    state.board.fight = {};
    state.secrets.taken = Object::none;
    checkLimit(state, Resume::next, narrator);
}

// Opens a window, unless nobody would be asked.
bool open(Board& board, Phase window) {
    board.phase = window;
    board.fight.passed = {};
    return !asked(board).empty();
}

void afterHypnotist(State& state) { open(state.board, Phase::abilities); }

void afterSupport(State& state) {
    if (!open(state.board, Phase::hypnotist)) afterHypnotist(state);
}

void afterPriest(State& state) { open(state.board, Phase::support); }

void tellOutcome(Narrator& narrator, const Board& board) {
    const FightState& fight = board.fight;
    const int attacking = pointsOf(fight, Side::attacker, board.seats);
    const int defending = pointsOf(fight, Side::defender, board.seats);
    narrator.beginAccount();
    if (fight.winner == noSeat) {
        narrator.tell(told::FightTied{fight.attacker, fight.defender, attacking});
    } else {
        const bool attackerWins = fight.winner == fight.attacker;
        narrator.tell(told::FightWon{fight.winner, fight.loser(), attackerWins ? attacking : defending,
                                     attackerWins ? defending : attacking});
    }
    narrator.endAccount();
}

// C-101 to C-103
void afterFreePhase(State& state, Narrator* narrator) {
    Board& board = state.board;
    board.fight.passed = {};
    board.fight.winner = winnerOf(board.fight, board.seats);
    if (narrator) tellOutcome(*narrator, board);
    if (board.fight.winner == noSeat) {
        if (!state.deck.empty()) drawObject(state, board.fight.attacker, true, narrator);
        endFight(state, narrator);
    } else if (!open(board, Phase::doctor)) {
        board.phase = Phase::spoils;
    }
}

void afterDoctor(State& state) {
    state.board.fight.passed = {};
    state.board.phase = Phase::spoils;
}

void goOnAfter(State& state, Phase window, Narrator* narrator) {
    switch (window) {
        case Phase::priest:
            afterPriest(state);
            break;
        case Phase::hypnotist:
            afterHypnotist(state);
            break;
        case Phase::abilities:
            afterFreePhase(state, narrator);
            break;
        default:
            afterDoctor(state);
            break;
    }
}

void usePriest(State& state, Seat seat, Narrator* narrator) {
    FightState& fight = state.board.fight;
    if (narrator) narrator->tell(told::FightStopped{seat, fight.attacker});
    if (state.players[fight.attacker].hand.count() >= 2) {
        state.board.phase = Phase::tribute;
    } else {
        endFight(state, narrator);
    }
}

void useHypnotist(State& state, Seat named) {
    FightState& fight = state.board.fight;
    fight.hypnotized = named;
    fight.sides[named] = Side::none;
    afterHypnotist(state);
}

// C-92
void useDuelist(State& state, Seat seat) {
    FightState& fight = state.board.fight;
    fight.duel = seat;
    fight.decided = noSeat;
    for (Seat each = 0; each < state.board.seats; ++each) {
        if (!fight.isFighter(each)) fight.sides[each] = Side::none;
    }
}

void useInFreePhase(State& state, Seat seat, const UseProfession& move, Narrator* narrator) {
    FightState& fight = state.board.fight;
    if (move.profession == Profession::duelist) useDuelist(state, seat);
    if (move.profession == Profession::poisonMixer) fight.decided = move.seat;
    if (asked(state.board).empty()) afterFreePhase(state, narrator);
}

}  // namespace

Seat priestOf(const FightState& fight) {
    for (const Used& use : fight.used) {
        if (use.profession == Profession::priest) return use.seat;
    }
    return noSeat;
}

void playFight(State& state, Seat seat, Seat defender, Narrator* narrator) {
    FightState& fight = state.board.fight;
    fight.attacker = seat;
    fight.defender = defender;
    fight.sides[seat] = Side::attacker;
    fight.sides[defender] = Side::defender;
    if (narrator) narrator->tell(told::FightBegan{seat, defender});
    if (!open(state.board, Phase::priest)) afterPriest(state);
}

void playWindowPass(State& state, Seat seat, Narrator* narrator) {
    Board& board = state.board;
    board.fight.passed = board.fight.passed.with(seat);
    if (narrator) narrator->tell(told::WindowPassed{seat});
    if (board.waiting.without(seat).empty()) goOnAfter(state, board.phase, narrator);
}

void playWindowUse(State& state, Seat seat, const UseProfession& move, Narrator* narrator) {
    FightState& fight = state.board.fight;
    fight.used.append({seat, Object::none, move.profession});
    fight.passed = {};
    if (move.profession == Profession::clairvoyant) {
        lookThroughDeck(state, seat, narrator);
        return;
    }
    turnUp(state, seat, move.seat, narrator);
    switch (state.board.phase) {
        case Phase::priest:
            usePriest(state, seat, narrator);
            break;
        case Phase::hypnotist:
            useHypnotist(state, move.seat);
            break;
        case Phase::doctor:
            if (narrator) narrator->tell(told::SpoilsDenied{seat, fight.winner});
            endFight(state, narrator);
            break;
        default:
            useInFreePhase(state, seat, move, narrator);
            break;
    }
}

void playWindowUse(State& state, Seat seat, Object object, Narrator* narrator) {
    FightState& fight = state.board.fight;
    fight.used.append({seat, object, Profession::none});
    fight.passed = {};
    for (Seat observer = 0; observer < state.board.seats; ++observer) {
        if (observer != seat) state.notes[observer].see(seat, object);  // C-183
    }
    if (narrator) narrator->tell(told::ObjectUsed{seat, object}, everybodyBut(state.board, seat));
}

void playTribute(State& state, Seat seat, Object object, Narrator* narrator) {
    const Passage passage{seat, priestOf(state.board.fight), object, Object::none};
    if (narrator) tellGiven(*narrator, seat, passage.to, object, Cause::tribute);
    carry(state, std::span(&passage, 1));
    endFight(state, narrator);
}

void playSupport(State& state, Seat seat, Side side, Narrator* narrator) {
    state.board.fight.sides[seat] = side;
    if (narrator) narrator->tell(told::Spoke{seat, side});
    if (asked(state.board).empty()) afterSupport(state);
}

void playInspect(State& state, Seat seat, Narrator* narrator) {
    const Seat loser = state.board.fight.loser();
    state.notes[seat].learnAlliance(loser, state.players[loser].alliance);
    state.notes[seat].professions[loser] = state.players[loser].profession;
    if (narrator) {
        narrator->tell(told::Inspected{seat, loser});
        tellSawAlliance(*narrator, state, seat, loser);
        tellSawProfession(*narrator, state, seat, loser);
    }
    endFight(state, narrator);
}

void playSearch(State& state, Seat seat, Narrator* narrator) {
    const Seat loser = state.board.fight.loser();
    state.notes[seat].seeAll(loser, state.players[loser].hand);
    state.board.phase = Phase::take;
    if (!narrator) return;
    narrator->tell(told::Searched{seat, loser});
    tellSawHand(*narrator, state, seat, loser);
}

void playTake(State& state, Seat seat, Object object, Narrator* narrator) {
    const Seat loser = state.board.fight.loser();
    const Passage passage{loser, seat, object, Object::none};
    if (narrator) tellGiven(*narrator, loser, seat, object, Cause::spoils);
    carry(state, std::span(&passage, 1));
    if (state.players[loser].hand.empty()) {
        state.secrets.taken = object;
        state.board.phase = Phase::giveBack;
    } else {
        endFight(state, narrator);
    }
}

void playLeave(State& state, Seat seat, Narrator* narrator) {
    if (narrator) narrator->tell(told::LeftAll{seat, state.board.fight.loser()});
    endFight(state, narrator);
}

void playGiveBack(State& state, Seat seat, Object object, Narrator* narrator) {
    const Passage passage{seat, state.board.fight.loser(), object, Object::none};
    if (narrator) tellGiven(*narrator, seat, passage.to, object, Cause::giveBack);
    carry(state, std::span(&passage, 1));
    endFight(state, narrator);
}

}  // namespace intrika::coach
