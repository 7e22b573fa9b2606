// What can be cancelled by a veto (sections 7.6 and 7.7): dirty business, scheming, foul tips.
#include "engines/confidants/course/event.h"
#include "engines/confidants/legal/turn_moves.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

// E-87: who may cancel, clockwise from the actor.
SeatLine vetoers(const State& state, Seat actor) {
    SeatLine seats;
    for (int step = 1; step < state.seats; ++step) {
        const Seat seat = clockwise(actor, step, state.seats);
        if (state.players[seat].alive && state.vetoes.contains({seat, state.round})) seats.append(seat);
    }
    return seats;
}

// E-74, E-82: what is added to the die, and by how much oneself hides.
int addedToDie(const Player& player, By by) { return by == By::secret ? 0 : player.bid == Rank::plotHigh ? 1 : -1; }
int hiding(const State& state, const Player& player, By by) {
    return by == By::action && player.bid == Rank::plotHigh && state.options.cardValues == CardValues::rules ? 3 : 2;
}

void scheme(const Event& event, Seat seat, By by, Seat target) {
    Player& player = event.player(seat);
    if (target == seat) {
        hide(event, seat, hiding(event.state, player, by));
        return;
    }
    Pending& pending = event.state.pending;
    pending.kind = Waiting::plot;
    pending.seat = seat;
    pending.target = target;
    pending.add = static_cast<std::int8_t>(addedToDie(player, by));
}

void bribe(const Event& event, Seat seat, const Mischief& mischief) {
    State& state = event.state;
    const int price = bribePrice(state.options, mischief.rounds);
    spend(event, seat, mischief.payer, price);
    state.robberGold = static_cast<std::uint16_t>(std::min<int>(mostGold, state.robberGold + price));
    state.business = {seat, static_cast<Round>(state.round + mischief.rounds - 1)};
    event.tell(told::Bribed{seat, price, mischief.rounds});
}

void carryOutMischief(const Event& event, Seat seat, const Mischief& mischief) {
    switch (mischief.kind) {
        case Mischief::Kind::bribe:
            bribe(event, seat, mischief);
            break;
        case Mischief::Kind::scheme:
            scheme(event, seat, mischief.by, mischief.target);
            break;
        case Mischief::Kind::tip:
            event.state.tips.append({seat, event.state.round});
            break;
    }
}

}  // namespace

// E-87: shown and used from here on, whatever the vetoers say.
void attempt(const Event& event, Seat seat, const Mischief& mischief) {
    const SeatLine ask = vetoers(event.state, seat);
    markUsed(event, seat, mischief.by, ask.empty() ? Telling::Use::now : Telling::Use::unlessVetoed);
    if (ask.empty()) {
        carryOutMischief(event, seat, mischief);
        return;
    }
    Pending& pending = event.state.pending;
    pending.kind = Waiting::veto;
    pending.seat = seat;
    pending.ask = ask;
    pending.mischief = mischief;
}

void answerVeto(const Event& event, Seat seat, bool use) {
    Pending& pending = event.state.pending;
    const Seat actor = pending.seat;
    if (use) {
        event.tell(told::Vetoed{seat, actor});
    } else {
        event.tell(told::NotVetoed{seat});
    }
    const Mischief mischief = pending.mischief;
    pending.ask.take(0);
    if (!use && !pending.ask.empty()) return;
    pending = {};
    if (!use) carryOutMischief(event, actor, mischief);
}

void rollPlot(const Event& event, PlotDie die) {
    const Pending plot = event.state.pending;
    event.state.pending = {};
    const int rise = std::max(1, die.value + plot.add);
    event.tell([&](Telling telling) { telling.rolled(told::Schemed{plot.seat, plot.target, die.value, rise}); });
    for (Seat seat = 0; seat < event.state.seats; ++seat) {
        if (seat == plot.seat || !event.player(seat).alive) continue;
        addFinding(event, seat, seat == plot.target ? rise : (rise + 1) / 2);
    }
}

}  // namespace intrika::confidants
