#include "engines/coach/whereabouts.h"

#include <algorithm>
#include <bit>

namespace intrika::coach {
namespace {

constexpr Place wayFrom(Place place) { return static_cast<Place>(place + restingPlaces); }

}  // namespace

// One way to lay all cards: a bipartite matching by augmenting paths (Kuhn). Each place has two bins, what may be
// anything and what is reserved; there are as many cards as there is room, so all bins are full. A card may then lie
// in another bin just when cards can go round in a circle of bins (Régin, A filtering algorithm for constraints of
// difference, 1994).
class Laying {
public:
    explicit Laying(const Whereabouts& cards) : all_(cards), binOf_(cards.cards_.size(), nowhere) {
        for (Place place = 0; place < placeCount; ++place) {
            room_[place + placeCount] = std::min(all_.reserved_[place], all_.room_[place]);
            room_[place] = all_.room_[place] - room_[place + placeCount];
        }
    }

    bool layAll() {
        for (std::size_t card = 0; card < binOf_.size(); ++card) {
            Bins seen;
            if (!lay(card, seen)) return false;
        }
        return true;
    }

    // Precondition: all are laid.
    void findWays() {
        for (std::size_t card = 0; card < binOf_.size(); ++card) {
            Bins& ways = waysFrom_[static_cast<std::size_t>(binOf_[card])];
            for (int bin = 0; bin < binCount; ++bin) {
                if (room_[static_cast<std::size_t>(bin)] > 0 && fits(card, bin))
                    ways.set(static_cast<std::size_t>(bin));
            }
        }
        for (std::size_t via = 0; via < binCount; ++via) {  // transitive closure (Warshall)
            for (Bins& ways : waysFrom_) {
                if (ways.test(via)) ways |= waysFrom_[via];
            }
        }
    }

    // Precondition: the ways are found.
    bool canLieAt(std::size_t card, Place place) const {
        const auto lies = static_cast<std::size_t>(binOf_[card]);
        if (lies % placeCount == place) return true;
        for (const std::size_t bin : {std::size_t{place}, std::size_t{place} + placeCount}) {
            if (room_[bin] > 0 && fits(card, static_cast<int>(bin)) && waysFrom_[bin].test(lies)) return true;
        }
        return false;
    }

private:
    static constexpr int binCount = 2 * placeCount;
    using Bins = std::bitset<binCount>;
    static constexpr int nowhere = -1;

    bool fits(std::size_t card, int bin) const {
        const auto& which = all_.cards_[card];
        const auto place = static_cast<std::size_t>(bin % placeCount);
        if (!which.mayLie.test(place)) return false;
        return bin < placeCount || all_.reservedFor_.test(static_cast<std::size_t>(which.kind));
    }

    bool lay(std::size_t card, Bins& seen) {
        for (int bin = 0; bin < binCount; ++bin) {
            const auto index = static_cast<std::size_t>(bin);
            if (seen.test(index) || room_[index] == 0 || !fits(card, bin)) continue;
            seen.set(index);
            if (load_[index] < room_[index]) {
                ++load_[index];
            } else if (!makeRoom(bin, card, seen)) {
                continue;
            }
            binOf_[card] = bin;
            return true;
        }
        return false;
    }

    bool makeRoom(int bin, std::size_t newcomer, Bins& seen) {
        for (std::size_t card = 0; card < binOf_.size(); ++card) {
            if (card != newcomer && binOf_[card] == bin && lay(card, seen)) return true;
        }
        return false;
    }

    const Whereabouts& all_;
    std::vector<int> binOf_;
    std::array<int, binCount> room_{};
    std::array<int, binCount> load_{};
    std::array<Bins, binCount> waysFrom_{};  // where a card of a bin can go, others making room
};

// Copies have no names: whichever is thought of as the one that was seen, the others may be where it might have been.
void Whereabouts::isAt(int kind, Place place, int copies) {
    Card* nearest = nullptr;
    Places anywhere;
    int settled = 0;
    for (Card& card : cards_) {
        if (card.kind != kind || !card.mayLie.test(place)) continue;
        if (isSettledAt(card, place)) {
            ++settled;
            continue;
        }
        anywhere |= card.mayLie;
        if (nearest == nullptr || card.mayLie.count() < nearest->mayLie.count()) nearest = &card;
    }
    if (settled >= copies) return;
    if (nearest == nullptr) {
        contradicted_ = true;
        return;
    }
    for (Card& card : cards_) {
        if (card.kind == kind && card.mayLie.test(place) && !isSettledAt(card, place)) card.mayLie = anywhere;
    }
    nearest->mayLie = Places().set(place);
    isAt(kind, place, copies);
}

void Whereabouts::isNotAt(Kinds kinds, Place place) {
    for (Card& card : cards_) {
        if (kinds.test(static_cast<std::size_t>(card.kind))) card.mayLie.reset(place);
    }
}

void Whereabouts::haveAtMost(int kind, Place place, int copies) {
    for (const Card& card : cards_) {
        if (card.kind == kind && isSettledAt(card, place)) --copies;
    }
    for (Card& card : cards_) {
        if (card.kind != kind || !card.mayLie.test(place) || isSettledAt(card, place)) continue;
        if (copies-- <= 0) card.mayLie.reset(place);
    }
}

void Whereabouts::change(Place one, Place other) {
    std::swap(room_[one], room_[other]);
    for (Card& card : cards_) {
        const bool wasThere = card.mayLie.test(one);
        card.mayLie.set(one, card.mayLie.test(other));
        card.mayLie.set(other, wasThere);
    }
}

bool Whereabouts::depart(std::span<const Going> going) {
    for (const Going& card : going) {
        --room_[card.from];
        room_[wayFrom(card.from)] = 1;
        reserved_[card.from] = 0;
        for (Card& each : cards_) {
            if (each.mayLie.test(card.from) && card.mayBe.test(static_cast<std::size_t>(each.kind))) {
                each.mayLie.set(wayFrom(card.from));
            }
        }
    }
    return narrow();
}

void Whereabouts::arrive(std::span<const Going> going) {
    for (const Going& card : going) {
        const Place way = wayFrom(card.from);
        ++room_[card.to];
        room_[way] = 0;
        for (Card& each : cards_) {
            if (each.mayLie.test(way)) each.mayLie.reset(way).set(card.to);
        }
    }
}

void Whereabouts::goIn(std::span<const std::vector<Going>> ways) {
    Whereabouts gone = *this;
    bool found = false;
    for (const auto& way : ways) {
        Whereabouts next = *this;
        if (!next.depart(way)) continue;
        next.arrive(way);
        for (std::size_t card = 0; found && card < cards_.size(); ++card) {
            next.cards_[card].mayLie |= gone.cards_[card].mayLie;
        }
        gone = std::move(next);
        found = true;
    }
    gone.contradicted_ = gone.contradicted_ || !found;
    *this = std::move(gone);
}

bool Whereabouts::narrow() {
    Laying laying(*this);
    if (contradicted_ || !laying.layAll()) return false;
    laying.findWays();
    std::vector<Places> left(cards_.size());
    for (std::size_t card = 0; card < cards_.size(); ++card) {
        for (Place place = 0; place < placeCount; ++place) {
            left[card].set(place, cards_[card].mayLie.test(place) && laying.canLieAt(card, place));
        }
    }
    for (std::size_t card = 0; card < cards_.size(); ++card) cards_[card].mayLie = left[card];
    return true;
}

// Can just these copies, as bits, lie there?
bool Whereabouts::canHave(int kind, Place place, unsigned which) const {
    Whereabouts tried = *this;
    unsigned copy = 1;
    for (Card& card : tried.cards_) {
        if (card.kind != kind) continue;
        if ((which & copy) == 0) card.mayLie.reset(place);
        if ((which & copy) != 0) card.mayLie &= Places().set(place);
        copy <<= 1;
    }
    return Laying(tried).layAll();
}

Verdict Whereabouts::at(int kind, Place place) const {
    unsigned maybe = 0;
    unsigned surely = 0;
    int copies = 0;
    for (const Card& card : cards_) {
        if (card.kind != kind) continue;
        maybe |= card.mayLie.test(place) ? 1u << copies : 0;
        surely |= isSettledAt(card, place) ? 1u << copies : 0;
        ++copies;
    }
    const auto count = [](unsigned bits) { return static_cast<std::uint8_t>(std::popcount(bits)); };
    if (maybe == surely || copies == 1) return {count(surely), count(maybe)};
    Verdict found{static_cast<std::uint8_t>(copies), 0};
    for (unsigned which = 0; which < 1u << copies; ++which) {
        if ((which & ~maybe) != 0 || (surely & ~which) != 0 || !canHave(kind, place, which)) continue;
        found.least = std::min(found.least, count(which));
        found.most = std::max(found.most, count(which));
    }
    return found;
}

}  // namespace intrika::coach
