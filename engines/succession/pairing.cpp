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

// K-91
void takePerfect(Counts& counts) {
    for (std::size_t kind = 0; kind < kindsOfSort; ++kind) {
        const auto pairs = std::min(counts[kind], counts[kind + kindsOfSort]);
        counts[kind] = static_cast<std::int8_t>(counts[kind] - pairs);
        counts[kind + kindsOfSort] = static_cast<std::int8_t>(counts[kind + kindsOfSort] - pairs);
    }
}

// The cards of one colour that are in no perfect pair, by worth.
struct Leftovers {
    std::array<std::int8_t, bestWorth + 1> ofWorth{};
    int buildings = 0;
    int subjects = 0;
};

// K-92: as every building is worth 2 or more, as many pairs as possible are best. Of k pairs the k dearest leftover
// cards can always be in k different ones: whichever of them are buildings, there are enough others of each sort.
constexpr int pointsOfPairs(const Leftovers& left, int pairs) {
    int points = 0;
    for (int worth = bestWorth; worth >= worstWorth && pairs > 0; --worth) {
        const int cards = std::min<int>(left.ofWorth[static_cast<std::size_t>(worth)], pairs);
        points += cards * worth;
        pairs -= cards;
    }
    return points;
}

// A code tells for each of a colour's kinds how many more buildings than subjects there are: minus two to two, as a
// digit of base five.
constexpr int digits = 2 * copiesOfCard + 1;
constexpr int codes = 625;
constexpr std::array<int, kindsOfSort / colourCount> placeValues{1, 5, 25, 125};
static_assert(digits == 5);

constexpr Leftovers leftoversOf(int colour, int code) {
    Leftovers left;
    for (int index = 0; index < colourCount; ++index, code /= digits) {
        const int more = code % digits - copiesOfCard;
        const int kind = colour * colourCount + index;
        left.buildings += std::max(more, 0);
        left.subjects += std::max(-more, 0);
        std::int8_t& alike = left.ofWorth[worths[static_cast<std::size_t>(more > 0 ? kind : kind + kindsOfSort)]];
        alike = static_cast<std::int8_t>(alike + std::max(more, -more));
    }
    return left;
}

// What the cards of one colour score, all but the perfect pairs.
struct ColourScore {
    std::uint8_t pairs = 0;
    std::uint8_t singles = 0;
    std::uint8_t worth = 0;  // of the leftover cards
};

constexpr ColourScore colourScoreOf(const Leftovers& left) {
    const int cards = left.buildings + left.subjects;
    const int pairs = left.buildings < left.subjects ? left.buildings : left.subjects;
    return {static_cast<std::uint8_t>(pointsOfPairs(left, pairs)), static_cast<std::uint8_t>(cards - 2 * pairs),
            static_cast<std::uint8_t>(pointsOfPairs(left, cards))};
}

// A search asks for scores all the time.
constexpr auto colourScores = [] {
    std::array<std::array<ColourScore, codes>, colourCount> scores{};
    for (int colour = 0; colour < colourCount; ++colour) {
        for (int code = 0; code < codes; ++code) {
            ColourScore& score = scores[static_cast<std::size_t>(colour)][static_cast<std::size_t>(code)];
            score = colourScoreOf(leftoversOf(colour, code));
        }
    }
    return scores;
}();

// The digits of all colours, while cards are counted.
class Codes {
public:
    Codes() { codes_.fill(codes / 2); }
    void add(Card card, int sign) {
        const auto place = static_cast<std::size_t>(indexOf(card)) % placeValues.size();
        codes_[static_cast<std::size_t>(colourOf(card))] += sign * placeValues[place];
    }
    const ColourScore& scoreOf(std::size_t colour) const {
        return colourScores[colour][static_cast<std::size_t>(codes_[colour])];
    }

private:
    std::array<int, colourCount> codes_;
};

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
    Codes counted;
    for (const Card card : player.buildings) {
        counted.add(card, 1);
        score.perfect += worthOf(card);
    }
    for (const Card card : player.subjects) {
        counted.add(card, -1);
        score.perfect += worthOf(card);
    }
    for (std::size_t colour = 0; colour < colourCount; ++colour) {
        const ColourScore& ofColour = counted.scoreOf(colour);
        score.perfect -= ofColour.worth;
        score.colour += ofColour.pairs;
        score.single += ofColour.singles;
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
