#include "engines/succession/pairing.h"

#include <algorithm>

namespace intrika::succession {
namespace {

constexpr int coinsForPoint = 3;   // K-94
constexpr int pointsOfToken = -2;  // K-95

// How many cards of each kind a player has.
using Counts = std::array<std::int8_t, cardCount>;

Counts countsOf(const Player& player) {
    Counts counts{};
    for (const Card card : player.buildings) ++counts[static_cast<std::size_t>(card)];
    for (const Card card : player.subjects) ++counts[static_cast<std::size_t>(card)];
    return counts;
}

// K-91: takes the perfect pairs out; answers what they score.
int takePerfect(Counts& counts) {
    int points = 0;
    for (std::size_t kind = 0; kind < kindsOfSort; ++kind) {
        const auto pairs = std::min(counts[kind], counts[kind + kindsOfSort]);
        counts[kind] = static_cast<std::int8_t>(counts[kind] - pairs);
        counts[kind + kindsOfSort] = static_cast<std::int8_t>(counts[kind + kindsOfSort] - pairs);
        points += pairs * (worths[kind] + worths[kind + kindsOfSort]);
    }
    return points;
}

// The leftover cards of one colour, by worth.
struct Leftovers {
    std::array<std::int8_t, bestWorth + 1> ofWorth{};
    int buildings = 0;
    int subjects = 0;
};

Leftovers leftoversOf(const Counts& counts, int colour) {
    Leftovers left;
    for (int index = 0; index < colourCount; ++index) {
        const auto kind = static_cast<std::size_t>(colour * colourCount + index);
        left.buildings += counts[kind];
        left.subjects += counts[kind + kindsOfSort];
        for (const std::size_t card : {kind, kind + kindsOfSort}) {
            left.ofWorth[worths[card]] = static_cast<std::int8_t>(left.ofWorth[worths[card]] + counts[card]);
        }
    }
    return left;
}

// K-92: as every building is worth 2 or more, as many pairs as possible are best. Of k pairs the k dearest leftover
// cards can always be in k different ones: whichever of them are buildings, there are enough others of each sort.
int pointsOfPairs(const Leftovers& left, int pairs) {
    int points = 0;
    for (int worth = bestWorth; worth >= worstWorth && pairs > 0; --worth) {
        const int cards = std::min<int>(left.ofWorth[static_cast<std::size_t>(worth)], pairs);
        points += cards * worth;
        pairs -= cards;
    }
    return points;
}

std::vector<Card> cardsOf(const Counts& counts, Sort sort, int colour) {
    std::vector<Card> cards;
    for (int index = 0; index < colourCount; ++index) {
        const int kind = colour * colourCount + index + (sort == Sort::subject ? kindsOfSort : 0);
        cards.insert(cards.end(), static_cast<std::size_t>(counts[static_cast<std::size_t>(kind)]),
                     static_cast<Card>(kind));
    }
    std::stable_sort(cards.begin(), cards.end(), [](Card a, Card b) { return worthOf(a) > worthOf(b); });
    return cards;
}

// The dearest card of both sorts marries the cheapest one of the other sort, again and again.
void pairColour(std::vector<Card> buildings, std::vector<Card> subjects, Pairing& pairing) {
    while (!buildings.empty() && !subjects.empty()) {
        const bool fewerBuildings = buildings.size() < subjects.size();
        const bool byBuilding = worthOf(buildings.front()) != worthOf(subjects.front())
                                    ? worthOf(buildings.front()) > worthOf(subjects.front())
                                    : fewerBuildings;
        auto& dear = byBuilding ? buildings : subjects;
        auto& cheap = byBuilding ? subjects : buildings;
        const Card one = dear.front();
        const Card other = cheap.back();
        dear.erase(dear.begin());
        cheap.pop_back();
        pairing.colour.emplace_back(byBuilding ? one : other, byBuilding ? other : one);
    }
    pairing.singles.insert(pairing.singles.end(), buildings.begin(), buildings.end());
    pairing.singles.insert(pairing.singles.end(), subjects.begin(), subjects.end());
}

}  // namespace

Score scoreOf(const Player& player) {
    Score score;
    Counts counts = countsOf(player);
    score.perfect = takePerfect(counts);
    for (int colour = 0; colour < colourCount; ++colour) {
        const Leftovers left = leftoversOf(counts, colour);
        const int pairs = std::min(left.buildings, left.subjects);
        score.colour += pointsOfPairs(left, pairs);
        score.single += left.buildings + left.subjects - 2 * pairs;
    }
    score.money = player.coins / coinsForPoint;
    score.tokens = pointsOfToken * player.tokens;
    return score;
}

Pairing pairingOf(const Player& player) {
    Pairing pairing;
    Counts counts = countsOf(player);
    const Counts before = counts;
    takePerfect(counts);
    for (int kind = 0; kind < kindsOfSort; ++kind) {
        const auto building = static_cast<Card>(kind);
        for (int pair = before[static_cast<std::size_t>(kind)] - counts[static_cast<std::size_t>(kind)]; pair > 0;
             --pair) {
            pairing.perfect.emplace_back(building, partnerOf(building));
        }
    }
    for (int colour = 0; colour < colourCount; ++colour) {
        pairColour(cardsOf(counts, Sort::building, colour), cardsOf(counts, Sort::subject, colour), pairing);
    }
    return pairing;
}

}  // namespace intrika::succession
