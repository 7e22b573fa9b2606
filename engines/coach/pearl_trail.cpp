#include "engines/coach/pearl_trail.h"

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

bool isPearl(const Hidden<Object>& object) { return object && *object == Object::blackPearl; }

std::span<const Told> ofThisGame(std::span<const Told> seen) {
    const auto begins = [](const Told& told) { return std::holds_alternative<told::GameBegan>(told); };
    const auto last = std::find_if(seen.rbegin(), seen.rend(), begins);
    return seen.subspan(static_cast<std::size_t>(seen.rend() - last));
}

// Those that `seen` begins with.
std::vector<told::PassedOn> passedOnAtOnce(std::span<const Told> seen) {
    std::vector<told::PassedOn> all;
    for (const Told& each : seen) {
        const auto* passed = std::get_if<told::PassedOn>(&each);
        if (passed == nullptr) break;
        all.push_back(*passed);
    }
    return all;
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
    Follower(const View& view, std::span<const Told> seen, const Allegiance& allegiance) {
        for (std::size_t split = 0; split < allegiance.splits(); ++split) orders_.push_back(allegiance.order(split));
        countBack(view, seen);
        chances_.assign(orders_.size(), dealt(view.board.seats));
    }

    void follow(std::span<const Told> seen) {
        for (std::size_t index = 0; index < seen.size(); ++index) {
            const auto* given = std::get_if<told::Exchanged>(&seen[index]);
            const auto* back = index + 1 < seen.size() ? std::get_if<told::Exchanged>(&seen[index + 1]) : nullptr;
            if (std::holds_alternative<told::PassedOn>(seen[index])) {
                const std::vector<told::PassedOn> all = passedOnAtOnce(seen.subspan(index));
                passAllOn(all);
                index += all.size() - 1;
            } else if (given != nullptr && back != nullptr) {
                exchange(*given, *back, seen.subspan(index + 2));
                ++index;
            } else {
                std::visit([this](const auto& each) { learn(each); }, seen[index]);
            }
        }
    }

    std::vector<PearlTrail::Chances> take() { return std::move(chances_); }

private:
    // How many cards lay at each place when the game began.
    void countBack(const View& view, std::span<const Told> seen) {
        for (Seat seat = 0; seat < view.board.seats; ++seat) cards_[seat] = view.players[seat].handCount;
        cards_[deckPlace] = view.deckCount + view.board.stacked;
        for (const Told& told : seen) {
            if (const auto* drew = std::get_if<told::Drew>(&told)) moveCard(drew->seat, deckPlace);
            if (const auto* given = std::get_if<told::Given>(&told)) moveCard(given->to, given->seat);
            if (const auto* passed = std::get_if<told::PassedOn>(&told)) moveCard(passed->to, passed->seat);
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

    // Whatever moves an object or shows one is thought of here: what is new does not compile before it is.
    void learn(const told::Offered& offer) {
        scale(offer.seat, offers);
        if (offer.object) isPearl(offer.object) ? isAt(offer.seat) : keepsIt(offer.seat, offer.to, offersIt);
    }
    void learn(const told::Refused& refused) {
        if (!refused.object) keepsIt(refused.from, refused.seat, offersIt);
        scaleBy(refused.seat, refused.from, refuses);
    }
    void learn(const told::Demanded& demand) {
        demand_ = demand.name;
        if (demand_ == Object::blackPearl) isNotAt(demand.seat);  // C-33
    }
    void learn(const told::DemandFailed& failed) {
        if (std::exchange(demand_, Object::none) == Object::blackPearl) isNotAt(failed.from);
    }
    void learn(const told::Given& given) {
        const Habit habit = given.cause == Cause::spoils ? losesIt : passesItOn;
        if (given.object) {
            isPearl(given.object) ? isAt(given.to) : keepsIt(given.seat, given.to, habit);
        } else {
            for (std::size_t split = 0; split < chances_.size(); ++split) {
                auto& chances = chances_[split];
                const float goes = chances[given.seat] * share(habit, split, given.seat, given.to);
                chances[given.seat] -= goes;
                chances[given.to] += goes;
            }
        }
        moveCard(given.seat, given.to);
    }
    void learn(const told::Drew& drew) {
        const auto left = static_cast<float>(cards_[deckPlace]);
        moveCard(deckPlace, drew.seat);
        if (drew.object) return isPearl(drew.object) ? isAt(drew.seat) : scale(deckPlace, (left - 1) / left);
        for (auto& chances : chances_) {
            chances[drew.seat] += chances[deckPlace] / left;
            chances[deckPlace] *= (left - 1) / left;
        }
    }
    void learn(const told::SawHand& saw) { look(saw.objects, saw.whose); }
    void learn(const told::SawDeck& saw) { look(saw.objects, deckPlace); }
    void learn(const told::TurnPassed& passed) { scale(passed.seat, stays); }
    void learn(const told::FightBegan& begun) { scale(begun.seat, stays); }
    // It is no pearl, the view knows as much of it, or `follow` takes several of them together.
    template <OneOf<told::HandedOver, told::Exchanged, told::PassedOn, told::ChoseToPassOn, told::ObjectUsed,
                    told::Stacked, told::Shown, told::SawAlliance, told::SawProfession, told::ProfessionsSwapped,
                    told::ProfessionLaid, told::ProfessionDrawn, told::ProfessionUsed>
                  Each>
    void learn(const Each&) {}
    template <told::Deed Each>
    void learn(const Each&) {}

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

    void look(const Hidden<Objects>& objects, Place place) {
        if (objects) objects->has(Object::blackPearl) ? isAt(place) : isNotAt(place);
    }

    // C-57: all cards go at once.
    void passAllOn(const std::vector<told::PassedOn>& all) {
        for (const told::PassedOn& each : all) {
            if (isPearl(each.object)) return isAt(each.to);
        }
        for (std::size_t split = 0; split < chances_.size(); ++split) {
            const PearlTrail::Chances before = chances_[split];
            for (const told::PassedOn& each : all) {
                const float goes = before[each.seat] * share(passesItOn, split, each.seat, each.to);
                chances_[split][each.seat] -= goes;
                if (!each.object) chances_[split][each.to] += goes;
            }
        }
    }

    // C-40 to C-51: `given` by the one whose turn it is. What was named aloud was not the pearl.
    void exchange(const told::Exchanged& given, const told::Exchanged& back, std::span<const Told> after) {
        const Object demand = std::exchange(demand_, Object::none);
        if (isPearl(given.object)) return isAt(given.to);
        if (isPearl(back.object) || demand == Object::blackPearl) return isAt(back.to);
        const auto isPerhaps = [&](const told::Exchanged& card) {
            if (card.object) return false;
            for (const Told& each : after) {
                const auto* named = std::get_if<told::Named>(&each);
                if (named == nullptr) break;
                if (named->seat == card.seat) return false;
            }
            return true;
        };
        const Seat giver = given.seat;
        const Seat other = back.seat;
        const bool mayGo = isPerhaps(given);
        const bool mayComeBack = isPerhaps(back);
        for (std::size_t split = 0; split < chances_.size(); ++split) {
            auto& chances = chances_[split];
            const float offered = given.object ? 0 : share(offersIt, split, giver, other);
            float comes = 0;  // C-34: who is asked for something else gives that
            float goes = chances[giver] * offered;
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

PearlTrail::PearlTrail(const View& view, std::span<const Told> seen, const Allegiance& allegiance) {
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
