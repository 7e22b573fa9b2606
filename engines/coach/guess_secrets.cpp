#include "engines/coach/guess_secrets.h"

#include "engines/coach/fight.h"

#include <utility>

namespace intrika::coach {
namespace {

class GuessedSecrets {
public:
    GuessedSecrets(State& state, const View& view, Rng& rng) : state_(state), view_(view), rng_(rng) {}

    void lay() {
        Secrets& secrets = state_.secrets;
        const auto stacked = secrets.stacked;
        secrets = view_.secrets;
        secrets.stacked = stacked;
        if (board().trade.isOn()) layTrade();
        if (board().phase == Phase::giveBack && secrets.taken == Object::none) layTaken();
        for (const Seat seat : board().passingOn) {
            if (secrets.passingOn[seat] == Object::none) secrets.passingOn[seat] = anyOf(seat);
        }
    }

private:
    const Board& board() const { return view_.board; }
    bool fits(Object object) const { return fitsName(object, board().trade.name, view_.deckIsEmpty()); }

    void layTaken() {
        const FightState& fight = board().fight;
        state_.secrets.taken = anyOf(fight.winner);
        for (const Used& use : fight.used) {
            if (use.object != Object::none && use.seat == fight.loser()) state_.secrets.taken = use.object;
        }
    }

    Object anyOf(Seat seat) {
        ObjectPile cards = pileOf(state_.players[seat].hand);
        return takeRandom(cards, rng_);
    }

    void layTrade() {
        const Trade& trade = board().trade;
        Secrets& secrets = state_.secrets;
        const bool before = !(trade.hasOffered && trade.hasAnswer);
        if (trade.hasOffered && secrets.offered == Object::none) {
            secrets.offered = before ? anyOf(trade.from) : exchanged(trade.from, trade.to);
        }
        if (trade.hasAnswer && secrets.answer == Object::none) {
            secrets.answer = before ? demanded() : exchanged(trade.to, trade.from);
        }
        for (const Active& entry : trade.queue) {
            if (entry.object == Object::bag && secrets.bagInQueue == Object::none) {
                secrets.bagInQueue = entry.giver == trade.from ? secrets.offered : secrets.answer;
            }
        }
        if (!before || !board().options.smuggling) return;
        // C-58: a card that waits to be exchanged may be smuggled; nobody else knows.
        if (trade.hasOffered) smugglePerhaps(trade.from, secrets.offered);
        if (trade.hasAnswer) smugglePerhaps(trade.to, secrets.answer);
    }

    void smugglePerhaps(Seat seat, Object object) {
        SeatSet& smuggled = state_.secrets.smuggled;
        if (view_.observer == seat || !isOnTrade(object, view_.deckIsEmpty())) return;
        if (rng_.below(2) == 0) smuggled = smuggled.with(seat);
    }

    Object demanded() {
        ObjectPile fitting;
        state_.players[board().trade.to].hand.forEach([&](Object object) {
            if (fits(object)) fitting.append(object);
        });
        return fitting.empty() ? anyOf(board().trade.to) : takeRandom(fitting, rng_);
    }

    // What the giver gave, by what is still to be carried out, or is carried out now; else anything that the receiver
    // has: nothing depends on it any more.
    Object exchanged(Seat giver, Seat receiver) {
        const Objects hand = state_.players[receiver].hand;
        for (const Active& entry : board().trade.queue) {
            if (entry.giver != giver) continue;
            if (entry.object != Object::bag) return entry.object;
            const bool key = hand.has(Object::bagKey);
            const bool goblet = hand.has(Object::bagGoblet);
            return (key == goblet ? rng_.below(2) == 0 : key) ? Object::bagKey : Object::bagGoblet;
        }
        if (board().phase == Phase::sextant && hand.has(Object::sextant)) return Object::sextant;
        if (board().phase == Phase::shuffleProfessions && hand.has(Object::coat)) return Object::coat;
        ObjectPile cards;  // C-52: no mirror, where something is carried out
        hand.forEach([&](Object object) {
            if (object != Object::brokenMirror) cards.append(object);
        });
        return cards.empty() ? anyOf(receiver) : takeRandom(cards, rng_);
    }

    State& state_;
    const View& view_;
    Rng& rng_;
};

}  // namespace

Object takeRandom(ObjectPile& cards, Rng& rng) {
    std::swap(cards.begin()[rng.below(static_cast<std::uint32_t>(cards.size()))], cards.begin()[cards.size() - 1]);
    return cards.takeBack();
}

void laySecrets(State& state, const View& view, Rng& rng) { GuessedSecrets(state, view, rng).lay(); }

}  // namespace intrika::coach
