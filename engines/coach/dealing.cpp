#include "engines/coach/dealing.h"

#include <algorithm>

namespace intrika::coach {
namespace {

// C-6: bags, and sealed objects as they come, to the hands; the rest is the deck.
void dealObjects(const Options& options, Deal& deal, Rng& rng) {
    const Objects all = objectsInPlay(options, deal.seats);
    ObjectPile others;
    ObjectPile unsealed;
    all.forEach([&](Object object) {
        if (!isBag(object)) (isSealed(object) ? others : unsealed).append(object);
    });
    shuffle(others, rng);
    ObjectPile dealt;
    dealt.append(Object::bagKey);
    dealt.append(Object::bagGoblet);
    const int each = handAtDeal(deal.seats);
    while (static_cast<int>(dealt.size()) < each * deal.seats) dealt.append(others.takeBack());
    shuffle(dealt, rng);
    for (Seat seat = 0; seat < deal.seats; ++seat) {
        for (int card = 0; card < each; ++card) deal.hands[seat].add(dealt.takeBack());
    }
    for (const Object object : others) deal.deck.append(object);
    for (const Object object : unsealed) deal.deck.append(object);
    shuffle(deal.deck, rng);
}

bool areTheTen(const Deal& deal) {
    SmallSet<Profession, professionCount> professions;
    const auto add = [&](Profession profession) { professions = professions.with(profession); };
    std::for_each(deal.professions.begin(), deal.professions.begin() + deal.seats, add);
    std::for_each(deal.professionDeck.begin(), deal.professionDeck.end(), add);
    return deal.professionDeck.size() + deal.seats == professionCount &&
           professions == SmallSet<Profession, professionCount>::all();
}

// C-6, C-7
bool areTheObjects(const Deal& deal, const Options& options) {
    const Objects all = objectsInPlay(options, deal.seats);
    Objects inHands;
    for (Seat seat = 0; seat < deal.seats; ++seat) {
        const Objects hand = deal.hands[seat];
        if (hand.count() != handAtDeal(deal.seats)) return false;
        for (const Object object : hand.kinds()) {
            if (!isSealed(object)) return false;
            for (int copy = hand.copies(object); copy > 0; --copy) {
                if (inHands.copies(object) == all.copies(object)) return false;
                inHands.add(object);
            }
        }
    }
    return inHands.has(Object::bagKey) && inHands.has(Object::bagGoblet) && all - inHands == objectsOf(deal.deck);
}

}  // namespace

Deal randomDeal(const Options& options, int seats, Rng& rng) {
    Deal deal;
    deal.seats = static_cast<std::uint8_t>(seats);
    for (int index = 0; index < professionCount; ++index) deal.professionDeck.append(static_cast<Profession>(index));
    shuffle(deal.professionDeck, rng);
    FixedList<Alliance, maxPlayers> alliances;
    for (int card = 0; card < 2 * alliancesEach(seats); ++card) alliances.append(static_cast<Alliance>(card % 2));
    shuffle(alliances, rng);
    for (Seat seat = 0; seat < seats; ++seat) {
        deal.professions[seat] = deal.professionDeck.takeBack();
        deal.alliances[seat] = alliances.takeBack();
    }
    dealObjects(options, deal, rng);
    return deal;
}

bool areLegalAlliances(std::span<const Alliance> alliances) {
    const auto order = std::count(alliances.begin(), alliances.end(), Alliance::order);
    const auto brotherhood = static_cast<std::ptrdiff_t>(alliances.size()) - order;
    return std::max(order, brotherhood) == alliancesEach(static_cast<int>(alliances.size()));
}

bool isLegalDeal(const Deal& deal, const Options& options, int seats) {
    return deal.seats == seats && areLegalAlliances(std::span(deal.alliances.data(), deal.seats)) && areTheTen(deal) &&
           areTheObjects(deal, options);
}

}  // namespace intrika::coach
