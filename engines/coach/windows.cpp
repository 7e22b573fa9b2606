#include "engines/coach/windows.h"

#include <algorithm>

namespace intrika::coach {
namespace {

SeatSet all(const Board& board) { return SeatSet::firstOf(board.seats); }

// C-97, by the open cards only, whatever anybody knows. One card of each: while it lies open it can be nobody's
// face-down card.
SeatSet couldBeAmong(const Board& board, SeatSet seats, Profession profession) {
    SeatSet covered;
    for (const Seat seat : seats) {
        if (board.open[seat] == profession) {
            const bool ready = isAlways(profession) && !board.fight.hasUsed(profession);
            return ready ? SeatSet::of(seat) : SeatSet();
        }
        if (board.open[seat] == Profession::none) covered = covered.with(seat);
    }
    return board.isShown(profession) ? SeatSet() : covered;
}

// C-90
SeatSet askedInFreePhase(const Board& board) {
    const FightState& fight = board.fight;
    const SeatSet fighters = SeatSet::of(fight.attacker).with(fight.defender);
    if (fight.duel != noSeat) return fighters;
    if (fight.decided != noSeat) return couldBeAmong(board, fighters, Profession::duelist);
    SeatSet seats = fighters;
    SeatSet silent;
    for (const Seat seat : all(board)) {
        if (seat == fight.hypnotized || fight.isFighter(seat)) continue;
        if (fight.sides[seat] == Side::none) {
            silent = silent.with(seat);
        } else {
            seats = seats.with(seat);
        }
    }
    return seats | couldBeAmong(board, silent, Profession::poisonMixer);
}

// C-80: clockwise from the attacker's left, without the defender.
SeatSet nextToSpeak(const Board& board) {
    const FightState& fight = board.fight;
    for (int step = 1; step < board.seats; ++step) {
        const Seat seat = clockwise(fight.attacker, step, board.seats);
        if (fight.sides[seat] == notSaid) return SeatSet::of(seat);
    }
    return {};
}

// C-92: all sides but the fighters' are void after a Duelist.
bool countsFor(const FightState& fight, const Used& use, Side side) {
    return fight.sides[use.seat] == side && use.object != Object::poisonRing && countsInFight(use);
}

}  // namespace

bool countsInFight(const Used& use) {
    switch (use.profession) {
        case Profession::duelist:
        case Profession::brawler:
        case Profession::grandMaster:
        case Profession::bodyguard:
        case Profession::none:  // an object
            return true;
        default:
            return false;
    }
}

SeatSet asked(const Board& board) {
    const FightState& fight = board.fight;
    switch (board.phase) {
        case Phase::turn:
        case Phase::clairvoyant:
        case Phase::demand:
        case Phase::exchange:
        case Phase::tribute:
        case Phase::naming:
            return SeatSet::of(board.turnSeat);
        case Phase::handOver:
        case Phase::answer:
            return SeatSet::of(board.trade.to);
        case Phase::ability:
            return SeatSet::of(board.trade.queue[0].giver);
        case Phase::sextant:
            return all(board);
        case Phase::priest:
            return couldBeAmong(board, all(board).without(fight.attacker), Profession::priest);
        case Phase::support:
            return nextToSpeak(board);
        case Phase::hypnotist:
            return couldBeAmong(board, SeatSet::of(fight.attacker), Profession::hypnotist);
        case Phase::abilities:
            return askedInFreePhase(board);
        case Phase::doctor: {
            const SeatSet others = all(board).without(fight.winner);
            const SeatSet free = fight.hypnotized == noSeat ? others : others.without(fight.hypnotized);
            return couldBeAmong(board, free, Profession::doctor);
        }
        case Phase::spoils:
        case Phase::take:
        case Phase::giveBack:
            return SeatSet::of(fight.winner);
        case Phase::gift:
            return SeatSet::of(board.gift.seat);
        default:
            return {};
    }
}

SeatSet waitingIn(const Board& board) {
    SeatSet seats = asked(board);
    if (isWindow(board.phase)) {
        for (const Seat seat : board.fight.passed) seats = seats.without(seat);
    } else if (board.phase == Phase::sextant) {
        for (const Seat seat : board.passingOn) seats = seats.without(seat);
    }
    return seats;
}

int pointsOf(const FightState& fight, Side side, int seats) {
    int points = 0;  // the fighter and each supporter, C-81
    for (Seat seat = 0; seat < seats; ++seat) points += fight.sides[seat] == side ? 1 : 0;
    for (const Used& use : fight.used) points += countsFor(fight, use, side) ? 1 : 0;
    return points;
}

Seat winnerOf(const FightState& fight, int seats) {
    if (fight.decided != noSeat) return fight.decided;
    const int attacking = pointsOf(fight, Side::attacker, seats);
    const int defending = pointsOf(fight, Side::defender, seats);
    if (attacking != defending) return attacking > defending ? fight.attacker : fight.defender;
    const auto* ring = std::find_if(fight.used.begin(), fight.used.end(),
                                    [](const Used& use) { return use.object == Object::poisonRing; });
    return ring == fight.used.end() ? noSeat : ring->seat;
}

bool mayUse(const Board& board, Seat seat, Object object) {
    const FightState& fight = board.fight;
    if (fight.decided != noSeat || fight.hasUsed(object)) return false;
    const Side side = fight.sides[seat];
    const bool fighter = fight.isFighter(seat);
    switch (object) {
        case Object::dagger:
            return seat == fight.attacker;
        case Object::gloves:
            return seat == fight.defender;
        case Object::poisonRing:
            return fighter;
        case Object::throwingKnives:
            return !fighter && side == Side::attacker;
        case Object::whip:
            return !fighter && side == Side::defender;
        default:
            return false;  // C-91 has no other
    }
}

bool mayUse(const Board& board, Seat seat, Profession profession, bool deckIsEmpty) {
    const FightState& fight = board.fight;
    if (fight.decided != noSeat && profession != Profession::duelist) return false;
    // A "once" profession is spent while it lies face up; the others serve once in a fight.
    if (isAlways(profession) ? fight.hasUsed(profession) : board.open[seat] != Profession::none) return false;
    const bool fighter = fight.isFighter(seat);
    switch (profession) {
        case Profession::brawler:
            return seat == fight.attacker;
        case Profession::clairvoyant:
            return seat == fight.attacker && !deckIsEmpty;
        case Profession::grandMaster:
            return seat == fight.defender;
        case Profession::duelist:
            return fighter;
        case Profession::bodyguard:
            return !fighter && fight.sides[seat] != Side::none;
        case Profession::poisonMixer:
            return !fighter;
        default:
            return false;
    }
}

}  // namespace intrika::coach
