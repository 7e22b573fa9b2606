#include "engines/coach/view.h"

namespace intrika::coach {
namespace {

Object seenBy(bool sees, Object object) { return sees ? object : Object::none; }

// C-190: what the two of a trade, the two of a fight, the Clairvoyant, and everybody of the own choice may know.
Secrets secretsFor(const State& state, Observer observer) {
    const Board& board = state.board;
    const Secrets& all = state.secrets;
    const auto isOneOf = [&](Seat one, Seat other) { return observer && (*observer == one || *observer == other); };
    const bool trades = board.trade.isOn() && isOneOf(board.trade.from, board.trade.to);
    const bool looks = observer == board.turnSeat;
    Secrets seen;
    seen.offered = seenBy(trades, all.offered);
    seen.answer = seenBy(trades, all.answer);
    seen.bagInQueue = seenBy(trades, all.bagInQueue);
    seen.taken = seenBy(board.fight.isOn() && isOneOf(board.fight.attacker, board.fight.defender), all.taken);
    if (looks) seen.stacked = all.stacked;
    if (observer) {
        if (all.smuggled.contains(*observer)) seen.smuggled = SeatSet::of(*observer);
        seen.passingOn[*observer] = all.passingOn[*observer];
    }
    return seen;
}

}  // namespace

View viewOf(const State& state, Observer observer) {
    View view;
    const Board& board = view.board = state.board;
    view.observer = observer;
    view.secrets = secretsFor(state, observer);
    view.deckCount = static_cast<std::uint8_t>(state.deck.size());
    view.professionDeckCount = static_cast<std::uint8_t>(state.professionDeck.size());
    if (board.phase == Phase::clairvoyant && observer == board.turnSeat) view.deckCards = objectsOf(state.deck);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const Player& player = state.players[seat];
        SeenPlayer& seen = view.players[seat];
        seen.handCount = static_cast<std::uint8_t>(player.hand.count());
        seen.isShown = observer == seat || allIsShown(board.phase);
        seen.profession = seen.isShown ? player.profession : board.open[seat];
        if (!seen.isShown) continue;
        seen.hand = player.hand;
        seen.alliance = player.alliance;
    }
    if (observer) view.notes = state.notes[*observer];
    return view;
}

}  // namespace intrika::coach
