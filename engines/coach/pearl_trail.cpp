#include "engines/coach/pearl_trail.h"

#include "engines/coach/pieces.h"
#include "engines/coach/what_was_told.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace intrika::coach {
namespace {

// How often it is done with the pearl by whoever has it, counted in games among bots (docs/bots.md).
struct Habit {
    float toEnemy;
    float toFriend;
};
constexpr Habit offersIt{0.92f, 0.8f};        // when offering anything
constexpr Habit answersWithIt{0.88f, 0.62f};  // when accepting something
constexpr Habit passesItOn{0.92f, 0.7f};      // as a gift, a tribute, by the sextant
constexpr Habit losesIt{0.04f, 0.04f};        // being searched
// How much more often than others it accepts, refuses, offers, or does something else in its turn.
constexpr Habit accepts{1.3f, 1.16f};
constexpr Habit refuses{0.38f, 0.66f};
constexpr float offers = 1.5f;
constexpr float stays = 0.32f;
constexpr float acceptance = 0.68f;  // of an offer that may be refused

bool showsPearl(const Happening& told) {
    return std::find(told.faces.begin(), told.faces.end(), objectFace(Object::blackPearl)) != told.faces.end();
}

std::span<const Happening> ofThisGame(std::span<const Happening> seen) {
    const auto begins = [](const Happening& told) { return is(told, Told::gameBegan); };
    const auto last = std::find_if(seen.rbegin(), seen.rend(), begins);
    return seen.subspan(static_cast<std::size_t>(seen.rend() - last));
}

bool isKnown(const View& view) {
    for (Seat seat = 0; seat < view.board.seats; ++seat) {
        if (view.players[seat].hand.has(Object::blackPearl) || view.notes.holds[seat].has(Object::blackPearl)) {
            return true;
        }
    }
    return !objectsInPlay(view.board.options, view.board.seats).has(Object::blackPearl);
}

// All splits follow the same happenings.
class Follower {
public:
    Follower(const View& view, std::span<const Happening> seen, const Allegiance& allegiance) {
        for (std::size_t split = 0; split < allegiance.splits(); ++split) orders_.push_back(allegiance.order(split));
        countBack(view, seen);
        chances_.assign(orders_.size(), dealt(view.board.seats));
    }

    void follow(std::span<const Happening> seen) {
        for (std::size_t index = 0; index < seen.size(); ++index) {
            if (isPassedOn(seen[index])) {
                const auto end =
                    std::find_if_not(seen.begin() + static_cast<std::ptrdiff_t>(index), seen.end(), isPassedOn);
                const auto count = static_cast<std::size_t>(end - seen.begin()) - index;
                passAllOn(seen.subspan(index, count));
                index += count - 1;
            } else if (is(seen[index], Told::exchanged) && index + 1 < seen.size()) {
                exchange(seen[index], seen[index + 1], seen.subspan(index + 2));
                ++index;
            } else {
                learn(seen[index]);
            }
        }
    }

    std::vector<PearlTrail::Chances> take() { return std::move(chances_); }

private:
    // How many cards lay at each place when the game began.
    void countBack(const View& view, std::span<const Happening> seen) {
        for (Seat seat = 0; seat < view.board.seats; ++seat) cards_[seat] = view.players[seat].handCount;
        cards_[deckPlace] = view.deckCount + view.board.stacked;
        for (const Happening& told : seen) {
            if (is(told, Told::drew)) moveCard(told.actor, deckPlace);
            if (is(told, Told::given)) moveCard(told.other, told.actor);
        }
    }
    void moveCard(Place from, Place to) {
        --cards_[from];
        ++cards_[to];
    }

    // C-6: of the sealed objects besides the bags, so many are dealt that each seat has its cards.
    static PearlTrail::Chances dealt(int seats) {
        constexpr float sealedWithoutBags = 14;
        const auto inHands = static_cast<float>(seats - 2) / sealedWithoutBags;
        PearlTrail::Chances chances{};
        std::fill_n(chances.begin(), seats, inHands / static_cast<float>(seats));
        chances[deckPlace] = 1 - inHands;
        return chances;
    }

    float in(Habit habit, std::size_t split, Seat giver, Seat receiver) const {
        const bool friends = orders_[split].contains(giver) == orders_[split].contains(receiver);
        return friends ? habit.toFriend : habit.toEnemy;
    }

    void learn(const Happening& told) {
        switch (static_cast<Told>(told.what)) {
            case Told::turnPassed:
            case Told::fightBegan:
                return scale(told.actor, stays);
            case Told::offered:
                scale(told.actor, offers);
                if (isSeen(told)) showsPearl(told) ? isAt(told.actor) : keepsIt(told.actor, told.other, offersIt);
                return;
            case Told::refused:  // by the actor; the card was the other's
                if (!isSeen(told)) keepsIt(told.other, told.actor, offersIt);
                return scaleBy(told.actor, told.other, refuses);
            case Told::demanded:
                demand_ = static_cast<Object>(told.detail);
                if (demand_ == Object::blackPearl) isNotAt(told.actor);  // C-33
                return;
            case Told::demandFailed:
                if (demand_ == Object::blackPearl) isNotAt(told.other);
                demand_ = Object::none;
                return;
            case Told::given:
                return give(told);
            case Told::drew:
                return draw(told);
            case Told::sawHand:
                return look(told, told.other);
            case Told::sawDeck:
                return look(told, deckPlace);
            default:
                return;
        }
    }

    void isAt(Place place) {
        for (auto& chances : chances_) {
            chances = {};
            chances[place] = 1;
        }
    }
    void scale(Place place, float likelihood) {
        for (auto& chances : chances_) chances[place] *= likelihood;
    }
    void isNotAt(Place place) { scale(place, 0); }
    void scaleBy(Seat giver, Seat receiver, Habit habit) {
        for (std::size_t split = 0; split < chances_.size(); ++split) {
            chances_[split][giver] *= in(habit, split, giver, receiver);
        }
    }
    // Something else went to the receiver, or nothing did: whoever has no other card had no choice.
    void keepsIt(Seat giver, Seat receiver, Habit habit) {
        if (cards_[giver] == 1) return isNotAt(giver);
        scaleBy(giver, receiver, {1 - habit.toEnemy, 1 - habit.toFriend});
    }
    float share(Habit habit, std::size_t split, Seat giver, Seat receiver) const {
        return cards_[giver] == 1 ? 1 : in(habit, split, giver, receiver);
    }

    void look(const Happening& told, Place place) {
        if (isSeen(told)) showsPearl(told) ? isAt(place) : isNotAt(place);
    }

    void draw(const Happening& told) {
        const auto left = static_cast<float>(cards_[deckPlace]);
        moveCard(deckPlace, told.actor);
        if (isSeen(told)) return showsPearl(told) ? isAt(told.actor) : scale(deckPlace, (left - 1) / left);
        for (auto& chances : chances_) {
            chances[told.actor] += chances[deckPlace] / left;
            chances[deckPlace] *= (left - 1) / left;
        }
    }

    void give(const Happening& told) {
        const auto cause = static_cast<Cause>(told.detail);
        const Habit habit = cause == Cause::spoils ? losesIt : passesItOn;
        if (isSeen(told)) {
            showsPearl(told) ? isAt(told.other) : keepsIt(told.actor, told.other, habit);
        } else {
            for (std::size_t split = 0; split < chances_.size(); ++split) {
                auto& chances = chances_[split];
                const float goes = chances[told.actor] * share(habit, split, told.actor, told.other);
                chances[told.actor] -= goes;
                chances[told.other] += goes;
            }
        }
        moveCard(told.actor, told.other);
    }

    // C-57: all cards go at once.
    void passAllOn(std::span<const Happening> told) {
        for (const Happening& each : told) {
            if (isSeen(each) && showsPearl(each)) return isAt(each.other);
        }
        for (std::size_t split = 0; split < chances_.size(); ++split) {
            const PearlTrail::Chances before = chances_[split];
            for (const Happening& each : told) {
                const float goes = before[each.actor] * share(passesItOn, split, each.actor, each.other);
                chances_[split][each.actor] -= goes;
                if (!isSeen(each)) chances_[split][each.other] += goes;
            }
        }
    }

    // C-40 to C-51: `given` by the one whose turn it is. What was named aloud was not the pearl.
    void exchange(const Happening& given, const Happening& back, std::span<const Happening> after) {
        const Object demand = std::exchange(demand_, Object::none);
        if (showsPearl(given)) return isAt(given.other);
        if (showsPearl(back) || demand == Object::blackPearl) return isAt(back.other);
        const auto isPerhaps = [&](const Happening& card) {
            if (isSeen(card)) return false;
            for (const Happening& each : after) {
                if (!is(each, Told::named)) break;
                if (each.actor == card.actor) return false;
            }
            return true;
        };
        const Seat giver = given.actor;
        const Seat other = back.actor;
        const bool mayGo = isPerhaps(given);
        const bool mayComeBack = isPerhaps(back);
        for (std::size_t split = 0; split < chances_.size(); ++split) {
            auto& chances = chances_[split];
            const float ofOffer = isSeen(given) ? 0 : share(offersIt, split, giver, other);
            float comes = 0;  // C-34: who is asked for something else gives that
            float goes = chances[giver] * ofOffer;
            chances[giver] -= goes;
            if (demand == Object::none) {
                goes /= acceptance;  // C-41: the pearl is never refused
                chances[other] *= in(accepts, split, other, giver);
                comes = chances[other] * share(answersWithIt, split, other, giver);
                chances[other] -= comes;
            }
            if (mayComeBack) chances[giver] += comes;
            if (mayGo) chances[other] += goes;
            normalize(chances);
        }
    }

    static void normalize(PearlTrail::Chances& chances) {
        const float sum = std::accumulate(chances.begin(), chances.end(), 0.0f);
        for (float& chance : chances) chance /= sum > 0 ? sum : 1;
    }

    std::vector<SeatSet> orders_;
    std::vector<PearlTrail::Chances> chances_;
    std::array<int, restingPlaces> cards_{};  // at each place, at the moment that is followed
    Object demand_ = Object::none;            // what the Diplomat has named
};

}  // namespace

PearlTrail::PearlTrail(const View& view, std::span<const Happening> seen, const Allegiance& allegiance) {
    if (isKnown(view)) return;
    const auto game = ofThisGame(seen);
    Follower follower(view, game, allegiance);
    follower.follow(game);
    chances_ = follower.take();
}

std::optional<Place> PearlTrail::draw(std::size_t split, Places open, Rng& rng) const {
    if (split >= chances_.size()) return std::nullopt;
    Chances upTo{};
    float sum = 0;
    for (Place place = 0; place < restingPlaces; ++place) {
        upTo[place] = sum += open.test(place) ? chances_[split][place] : 0;
    }
    if (!(sum > 0)) return std::nullopt;
    const auto found = std::upper_bound(upTo.begin(), upTo.end(), static_cast<float>(rng.unit()) * sum);
    return found == upTo.end() ? std::nullopt : std::optional(static_cast<Place>(found - upTo.begin()));
}

}  // namespace intrika::coach
