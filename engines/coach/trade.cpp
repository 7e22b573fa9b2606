#include "engines/coach/trade.h"

#include "engines/coach/course.h"
#include "engines/coach/passage.h"
#include "engines/coach/telling.h"

#include <cassert>

namespace intrika::coach {
namespace {

void smuggleIf(State& state, Seat seat, bool smuggle) {
    if (smuggle) state.secrets.smuggled = state.secrets.smuggled.with(seat);
}

void closeTrade(State& state) {
    state.board.trade = {};
    Secrets& secrets = state.secrets;
    secrets.offered = secrets.answer = secrets.bagInQueue = Object::none;
    secrets.smuggled = {};
}

void endTrade(State& state, Narrator* narrator) {
    const Resume resume = state.board.trade.kind == TradeKind::demand ? Resume::turn : Resume::next;
    closeTrade(state);
    checkLimit(state, resume, narrator);
}

// C-51, C-53: the name under which all hear of it.
Object heardAs(Object object) { return isBag(object) ? Object::bag : object; }

// C-180: what is said aloud, or was demanded by name. A key or goblet may be a bag once the deck is empty.
Object openName(const State& state, bool isActive, Object object, bool isAnswer) {
    if (isActive) return heardAs(object);
    const Object name = state.board.trade.name;
    const bool sure = name != Object::none && (!state.deck.empty() || isSingle(name));
    return isAnswer && sure ? name : Object::none;
}

// C-40 and C-50 to C-55.
void exchange(State& state, Narrator* narrator) {
    Trade& trade = state.board.trade;
    Secrets& secrets = state.secrets;
    const bool silenced = secrets.offered == Object::brokenMirror || secrets.answer == Object::brokenMirror;
    const bool deckIsEmpty = state.deck.empty();
    const auto isActive = [&](Seat giver, Object object) {
        return !silenced && isOnTrade(object, deckIsEmpty) && !secrets.smuggled.contains(giver);
    };
    std::array<Passage, 2> passages{Passage{trade.from, trade.to, secrets.offered, Object::none},
                                    Passage{trade.to, trade.from, secrets.answer, Object::none}};
    std::size_t active = 0;
    for (Passage& passage : passages) {
        const bool works = isActive(passage.from, passage.object);
        passage.openAs = openName(state, works, passage.object, &passage == &passages[1]);
        if (!works) continue;
        trade.queue[active++] = {passage.from, heardAs(passage.object)};
        if (isBag(passage.object)) secrets.bagInQueue = passage.object;
    }
    if (narrator) {
        const bool demanded = trade.kind == TradeKind::demand;
        tellExchanged(*narrator, trade.from, trade.to, secrets.offered, !demanded);
        tellExchanged(*narrator, trade.to, trade.from, secrets.answer, demanded);
    }
    carry(state, passages);
    if (narrator) {
        for (const auto& [giver, name] : trade.queue) {
            if (giver != noSeat) narrator->tell(told::Named{giver, name}, everybodyBut(state.board, giver));
        }
    }
    state.board.phase = Phase::ability;
    runQueue(state, narrator);
}

Active popQueue(State& state) {
    auto& queue = state.board.trade.queue;
    const Active entry = queue[0];
    queue = {queue[1], Active{}};
    if (entry.object == Object::bag) state.secrets.bagInQueue = Object::none;
    return entry;
}

Seat partnerOf(const Trade& trade, Seat seat) { return seat == trade.from ? trade.to : trade.from; }

void playDraw(State& state, Seat seat, Object object, Narrator* narrator) {
    if (object == Object::bag) {
        drawObject(state, seat, false, narrator);
        runQueue(state, narrator);
        return;
    }
    drawProfession(state, seat, narrator);
    if (state.professionDeck.size() > 1) {
        state.board.phase = Phase::shuffleProfessions;
    } else {
        runQueue(state, narrator);
    }
}

}  // namespace

Object trueObject(const State& state, Active entry) {
    return entry.object == Object::bag ? state.secrets.bagInQueue : entry.object;
}

void playOffer(State& state, Seat seat, const Offer& move, Narrator* narrator) {
    Trade& trade = state.board.trade;
    trade.kind = TradeKind::offer;
    trade.from = seat;
    trade.to = move.seat;
    trade.hasOffered = true;
    state.secrets.offered = move.object;
    smuggleIf(state, seat, move.smuggle);
    state.notes[move.seat].see(seat, move.object);
    state.board.phase = Phase::answer;
    if (!narrator) return;
    narrator->tell(told::Offered{seat, move.seat, between(seat, move.seat, move.object)}, SeatSet::of(move.seat));
}

void playRefuse(State& state, Seat seat, Narrator* narrator) {
    const Seat from = state.board.trade.from;
    if (narrator) narrator->tell(told::Refused{seat, from, between(seat, from, state.secrets.offered)});
    closeTrade(state);
    checkLimit(state, Resume::next, narrator);
}

void playAccept(State& state, Seat seat, const Accept& move, Narrator* narrator) {
    state.board.trade.hasAnswer = true;
    state.secrets.answer = move.object;
    smuggleIf(state, seat, move.smuggle);
    exchange(state, narrator);
}

void useDiplomat(State& state, Seat seat, Seat other, Narrator* narrator) {
    turnUp(state, seat, other, narrator);
    Trade& trade = state.board.trade;
    trade.kind = TradeKind::demand;
    trade.from = seat;
    trade.to = other;
    state.board.phase = Phase::demand;
}

void playDemand(State& state, Seat seat, Object name, Narrator* narrator) {
    Trade& trade = state.board.trade;
    trade.name = name;
    if (narrator) narrator->tell(told::Demanded{seat, trade.to, name});
    const Objects hand = state.players[trade.to].hand;
    if (hasFitting(hand, name, state.deck.empty())) {
        state.board.phase = Phase::handOver;
        return;
    }
    state.notes[seat].seeAll(trade.to, hand);  // C-31
    if (narrator) {
        narrator->tell(told::DemandFailed{seat, trade.to});
        tellSawHand(*narrator, state, seat, trade.to);
    }
    closeTrade(state);
    checkLimit(state, Resume::next, narrator);
}

void playHandOver(State& state, Seat seat, const Give& move, Narrator* narrator) {
    Trade& trade = state.board.trade;
    trade.hasAnswer = true;
    state.secrets.answer = move.object;
    smuggleIf(state, seat, move.smuggle);
    state.notes[trade.from].see(seat, move.object);
    state.board.phase = Phase::exchange;
    if (!narrator) return;
    narrator->tell(told::HandedOver{seat, trade.from, between(seat, trade.from, move.object)}, SeatSet::of(trade.from));
}

void playExchange(State& state, Seat seat, const Give& move, Narrator* narrator) {
    state.board.trade.hasOffered = true;
    state.secrets.offered = move.object;
    smuggleIf(state, seat, move.smuggle);
    exchange(state, narrator);
}

void runQueue(State& state, Narrator* narrator) {
    Trade& trade = state.board.trade;
    while (trade.queue[0].giver != noSeat) {
        const Seat giver = trade.queue[0].giver;
        const Seat partner = partnerOf(trade, giver);
        if (trade.queue[0].object == Object::privilege) {
            state.notes[giver].seeAll(partner, state.players[partner].hand);
            if (narrator) tellSawHand(*narrator, state, giver, partner);
        } else if (trade.queue[0].object == Object::monocle) {
            state.notes[giver].learnAlliance(partner, state.players[partner].alliance);
            if (narrator) tellSawAlliance(*narrator, state, giver, partner);
        } else {
            state.board.phase = Phase::ability;
            return;
        }
        popQueue(state);
    }
    endTrade(state, narrator);
}

void playAbility(State& state, Seat seat, const Move& move, Narrator* narrator) {
    const Active entry = popQueue(state);
    if (std::holds_alternative<DrawCard>(move)) {
        playDraw(state, seat, entry.object, narrator);
    } else if (const auto* direct = std::get_if<Direct>(&move)) {
        state.board.direction = direct->direction;
        state.board.phase = Phase::sextant;
        if (narrator) narrator->tell(told::Directed{seat, direct->direction});
    } else {
        if (std::holds_alternative<Swap>(move)) {
            swapProfessions(state, seat, partnerOf(state.board.trade, seat), narrator);
        } else if (narrator) {
            narrator->tell(told::Declined{seat, entry.object});
        }
        runQueue(state, narrator);
    }
}

void playPassOn(State& state, Seat seat, Object object, Narrator* narrator) {
    Board& board = state.board;
    state.secrets.passingOn[seat] = object;
    board.passingOn = board.passingOn.with(seat);
    if (narrator) narrator->tell(told::ChoseToPassOn{seat, knownTo(seat, object)});
    if (board.passingOn.count() < board.seats) return;
    std::array<Passage, maxPlayers> passages;
    const int step = board.direction == Direction::left ? 1 : board.seats - 1;
    if (narrator) narrator->nextBeat();
    for (Seat giver = 0; giver < board.seats; ++giver) {
        const Seat receiver = clockwise(giver, step, board.seats);
        passages[giver] = {giver, receiver, state.secrets.passingOn[giver], Object::none};
        if (!narrator) continue;
        const auto passed = between(giver, receiver, passages[giver].object);
        narrator->tell(told::PassedOn{giver, receiver, passed}, SeatSet::of(receiver));
    }
    if (narrator) narrator->nextBeat();
    carry(state, std::span(passages.data(), board.seats));
    state.secrets.passingOn = Secrets::nothing;
    board.passingOn = {};
    board.direction = {};
    runQueue(state, narrator);
}

}  // namespace intrika::coach
