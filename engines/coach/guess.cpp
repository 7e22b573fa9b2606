// A truth that a view allows: every way to lay the unseen physical cards (equal ones told apart) on their places, with
// what the observer knows for certain, is as likely as any other.
#include "engines/coach/belief.h"
#include "engines/coach/fight.h"
#include "engines/coach/guess_secrets.h"
#include "engines/coach/victory.h"
#include "engines/coach/view.h"
#include "engines/coach/windows.h"

#include <algorithm>

namespace intrika::coach {
namespace {

// Laying out again when the cards as they fell contradict what all have seen; most fit at once.
constexpr int mostTries = 300;

class Guess {
public:
    // Without a belief every way to deal the alliances is as likely as any other.
    Guess(const View& view, Rng& rng, const Belief* belief) : view_(view), rng_(rng), belief_(belief) {
        state_.board = view.board;
    }

    State make() {
        for (int tries = 1;; ++tries) {
            if (belief_ != nullptr) split_ = belief_->allegiance().draw(rng_);
            layObjects();
            layAlliances();
            if (tries == mostTries || isPossible()) break;
        }
        layProfessions();
        laySecrets(state_, view_, rng_);
        if (view_.observer) state_.notes[*view_.observer] = view_.notes;
        return state_;
    }

private:
    const Board& board() const { return view_.board; }
    bool isOwn(Seat seat) const { return view_.players[seat].isShown; }

    // The deck before the Clairvoyant took cards out, and those cards.
    int deckPlaces() const { return view_.deckCount + board().stacked; }

    // ---- objects ----
    void layObjects() {
        pool_ = objectsInPlay(board().options, board().seats);
        for (Seat seat = 0; seat < board().seats; ++seat) {
            state_.players[seat].hand = view_.players[seat].hand;
            take(view_.players[seat].hand);
        }
        layKnownTop();
        for (Seat seat = 0; seat < board().seats; ++seat) layCertain(seat);
        for (Seat seat = 0; seat < board().seats; ++seat) layBags(seat);
        layNamed();
        outside_ = seenInHands();
        layPearl();
        for (Seat seat = 0; belief_ != nullptr && seat < board().seats; ++seat) layProbable(seat);
        layRest();
        stackUp();
    }

    // As much of `wanted` as is there: a record may begin where memory and cards do not agree.
    void take(Objects wanted) {
        for (const Object object : wanted.kinds()) {
            for (int copy = wanted.copies(object); copy > 0; --copy) pool_.takeIfAny(object);
        }
    }

    int room(Seat seat) const { return view_.players[seat].handCount - state_.players[seat].hand.count(); }

    void give(Seat seat, Object object) {
        if (room(seat) > 0 && pool_.takeIfAny(object)) state_.players[seat].hand.add(object);
    }

    // Top first. The cards that the Clairvoyant lays aside are still counted in the deck here.
    void layKnownTop() {
        top_ = {};
        for (const Object object : knownTop()) {
            if (object != Object::none && pool_.takeIfAny(object)) top_.append(object);
        }
    }

    std::array<Object, 2> knownTop() const {
        const bool looking = board().phase == Phase::clairvoyant || board().phase == Phase::shuffleDeck;
        if (looking && view_.observer == board().turnSeat) return view_.secrets.stacked;
        if (board().phase == Phase::shuffleDeck) return {Object::none, Object::none};
        return view_.notes.deckTop;
    }

    void layCertain(Seat seat) {
        if (isOwn(seat)) return;
        view_.notes.holds[seat].forEach([&](Object object) {
            if (object != Object::bag) give(seat, object);
        });
        for (const Used& use : board().fight.used) {
            if (use.object == Object::none || holderOf(use) != seat || state_.players[seat].hand.has(use.object))
                continue;
            give(seat, use.object);
        }
    }

    // What somebody once had is believed to be there still as often as not. It must leave room for the bags, and of
    // what there are several the deck may need them all, where it is known.
    void layProbable(Seat seat) {
        if (isOwn(seat)) return;
        view_.notes.held[seat].forEach([&](Object object) {
            const bool mayBeThere = isSingle(object) || (object != Object::bag && !view_.notes.knowsDeck);
            if (!mayBeThere || rng_.below(2) == 0 || room(seat) == 0) return;
            if (!isBag(object) && roomLeft() <= bagsLeft()) return;
            give(seat, object);
            outside_.takeIfAny(object);
        });
    }

    // The pearl goes its own way. It leaves room for what must be in hands, and in the deck lies only what may lie
    // there.
    void layPearl() {
        pearlIsInDeck_ = false;
        if (belief_ == nullptr || !pool_.has(Object::blackPearl)) return;
        const Notes& notes = view_.notes;
        const bool isListed = notes.deck.has(Object::blackPearl);
        const bool hasRoom = roomLeft() > bagsLeft() + outside_.withoutBags().withoutSingle(Object::blackPearl).count();
        const bool mayBeHeld = !notes.knowsDeck || !isListed || notes.deck.count() > deckPlaces();
        Places open;
        for (Seat seat = 0; hasRoom && mayBeHeld && seat < board().seats; ++seat) {
            if (room(seat) > 0) open.set(seat);
        }
        const bool mayLie = !notes.knowsDeck || isListed;
        if (mayLie && deckPlaces() > static_cast<int>(top_.size())) open.set(deckPlace);
        const auto place = belief_->pearl().draw(split_, open, rng_);
        if (!place) return;
        pearlIsInDeck_ = *place == deckPlace;
        if (pearlIsInDeck_) {
            pool_.take(Object::blackPearl);
        } else {
            give(*place, Object::blackPearl);
        }
    }

    // What somebody has been seen with and what has gone its way since. Of equal ones no more than cannot be among
    // those already laid, or have been seen twice.
    Objects seenInHands() const {
        Objects laid;
        Objects seen;
        for (const Player& player : state_.players) laid += player.hand;
        for (const Objects& held : view_.notes.held) {
            for (const Object object : held.kinds()) {
                while (laid.copies(object) + seen.copies(object) < held.copies(object)) seen.add(object);
            }
        }
        return seen;
    }

    int roomLeft() const {
        int left = 0;
        for (Seat seat = 0; seat < board().seats; ++seat) left += room(seat);
        return left;
    }
    int bagsLeft() const { return pool_.copies(Object::bagKey) + pool_.copies(Object::bagGoblet); }

    // C-106: whoever was robbed of the only object has used none but that.
    Seat holderOf(const Used& use) const {
        const FightState& fight = board().fight;
        return board().phase == Phase::giveBack && use.seat == fight.loser() ? fight.winner : use.seat;
    }

    void layBags(Seat seat) {
        for (int bag = isOwn(seat) ? 0 : view_.notes.holds[seat].copies(Object::bag); bag > 0; --bag) giveAnyBag(seat);
    }

    void giveAnyBag(Seat seat) {
        const bool first = rng_.below(2) == 0;
        const Object one = first ? Object::bagKey : Object::bagGoblet;
        give(seat, pool_.has(one) ? one : first ? Object::bagGoblet : Object::bagKey);
    }

    // C-34: who must hand something over has it.
    void layNamed() {
        if (board().phase != Phase::handOver && board().phase != Phase::exchange) return;
        const Seat seat = board().trade.to;
        if (isOwn(seat)) return;
        if (view_.secrets.answer != Object::none) {
            if (!state_.players[seat].hand.has(view_.secrets.answer)) give(seat, view_.secrets.answer);
            return;
        }
        ObjectPile fitting;
        if (hasFitting(state_.players[seat].hand, board().trade.name, view_.deckIsEmpty())) return;
        pool_.forEach([&](Object object) {
            if (fits(object)) fitting.append(object);
        });
        if (!fitting.empty()) give(seat, takeRandom(fitting, rng_));
    }

    bool fits(Object object) const { return fitsName(object, board().trade.name, view_.deckIsEmpty()); }

    // C-6: bags begin in hands, and nothing ever goes back into the deck. What was not in the deck when the observer
    // looked through it is with somebody too.
    bool mayLieInDeck(Object object, Objects& seen) {
        if (view_.notes.knowsDeck) return seen.takeIfAny(object);
        return !isBag(object) && !(belief_ != nullptr && outside_.takeIfAny(object));
    }

    void layRest() {
        ObjectPile held;
        ObjectPile free;
        Objects seen = view_.notes.deck;
        for (const Object object : top_) seen.takeIfAny(object);
        const bool looks = board().phase == Phase::clairvoyant && view_.observer == board().turnSeat;
        if (looks) seen = view_.deckCards;
        pool_.forEach([&](Object object) {
            const bool mayLie = looks ? seen.takeIfAny(object) : mayLieInDeck(object, seen);
            (mayLie ? free : held).append(object);
        });
        FixedList<Seat, objectTotal> places;
        for (Seat seat = 0; seat < board().seats; ++seat) {
            for (int place = room(seat); place > 0; --place) places.append(seat);
        }
        shuffle(places, rng_);
        while (!places.empty() && held.size() + free.size() > 0) {
            const Seat seat = places.takeBack();
            state_.players[seat].hand.add(takeRandom(held.empty() ? free : held, rng_));
        }
        deck_ = {};  // a bag in it only where a record has put one there
        for (const Object object : held) deck_.append(object);
        for (const Object object : free) deck_.append(object);
        if (pearlIsInDeck_) deck_.append(Object::blackPearl);
        shuffle(deck_, rng_);
        for (std::size_t index = top_.size(); index > 0; --index) deck_.append(top_.begin()[index - 1]);
    }

    // Splits what the Clairvoyant has laid aside from the deck.
    void stackUp() {
        state_.secrets.stacked = {Object::none, Object::none};
        for (int card = 0; card < board().stacked; ++card) {
            const bool known = view_.secrets.stacked[card] != Object::none;
            state_.secrets.stacked[card] = known ? deck_.takeBack() : takeAnywhere();
        }
        state_.deck = deck_;
    }

    Object takeAnywhere() {
        const std::size_t fromTop = rng_.below(deck_.size());
        return deck_.take(deck_.size() - 1 - fromTop);
    }

    // ---- alliances and professions ----
    void layAlliances() {
        if (belief_ == nullptr || allIsShown(board().phase)) return dealAlliances();
        const SeatSet order = belief_->allegiance().order(split_);
        for (Seat seat = 0; seat < board().seats; ++seat) {
            state_.players[seat].alliance = order.contains(seat) ? Alliance::order : Alliance::brotherhood;
        }
    }

    void dealAlliances() {  // C-3
        std::array<int, allianceCount> left{alliancesEach(board().seats), alliancesEach(board().seats)};
        SeatSet open;
        for (Seat seat = 0; seat < board().seats; ++seat) {
            if (const auto known = knownAlliance(seat)) {
                state_.players[seat].alliance = *known;
                --left[static_cast<std::size_t>(*known)];
            } else {
                open = open.with(seat);
            }
        }
        for (const Seat seat : open) {
            const int cards = std::max(left[0], 0) + std::max(left[1], 0);
            const bool order = cards == 0 || static_cast<int>(rng_.below(static_cast<std::uint32_t>(cards))) < left[0];
            state_.players[seat].alliance = order ? Alliance::order : Alliance::brotherhood;
            --left[order ? 0 : 1];
        }
    }

    std::optional<Alliance> knownAlliance(Seat seat) const {
        if (isOwn(seat)) return view_.players[seat].alliance;
        if (view_.notes.members[0].contains(seat)) return Alliance::order;
        if (view_.notes.members[1].contains(seat)) return Alliance::brotherhood;
        return std::nullopt;
    }

    void layProfessions() {
        SmallSet<Profession, professionCount> unseen = SmallSet<Profession, professionCount>::all();
        std::array<Profession, maxPlayers> known = Notes::nobodys;
        for (Seat seat = 0; seat < board().seats; ++seat) {
            const Profession seen = view_.players[seat].profession;
            known[seat] = seen != Profession::none ? seen : view_.notes.professions[seat];
            if (known[seat] != Profession::none) unseen = unseen.without(known[seat]);
        }
        ProfessionPile cards;
        for (const Profession profession : unseen) cards.append(profession);
        shuffle(cards, rng_);
        for (Seat seat = 0; seat < board().seats; ++seat) {
            const bool isKnown = known[seat] != Profession::none || cards.empty();
            state_.players[seat].profession = isKnown ? known[seat] : cards.takeBack();
        }
        state_.professionDeck = cards;
    }

    // ---- what goes on ----
    // Who has declared, or asked for a bag, could do so (C-33, C-125).
    bool isPossible() const {
        const Board& table = board();
        if (table.phase == Phase::naming) return mayDeclare(state_, table.declaration.seat, table.declaration.victory);
        const bool demanded = table.phase == Phase::handOver || table.phase == Phase::exchange;
        if (!demanded || table.trade.name != Object::bag) return true;
        const Objects hand = state_.players[table.trade.from].hand;
        return !hand.withoutBags().empty();
    }

    const View& view_;
    Rng& rng_;
    const Belief* belief_;
    std::size_t split_ = 0;  // of the alliances, as the belief has it
    State state_;
    Objects pool_;
    Objects outside_;  // as far as they are not laid yet
    bool pearlIsInDeck_ = false;
    ObjectPile top_;  // top first, from the foot up
    ObjectPile deck_;
};

}  // namespace

State determinized(const View& view, Rng& rng) { return Guess(view, rng, nullptr).make(); }

State Belief::truth(Rng& rng) const { return Guess(view_, rng, this).make(); }

}  // namespace intrika::coach
