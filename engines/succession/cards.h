// The cards of The King Is Dead: identifiers in the order of the notation, and what is printed on them.
#pragma once

#include "engines/core/small_set.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace intrika::succession {

// K-20; nobody is Rank::f's victim, and nobody stands below Rank::f.
enum class Rank : std::uint8_t { a, b, c, d, e, f };
inline constexpr int rankCount = 6;
using RankSet = SmallSet<Rank, rankCount>;

// In the order in which every character has them printed, from left to right.
enum class Action : std::uint8_t { settle, give, money, recruit, buy };
inline constexpr int actionCount = 5;
inline constexpr std::array<std::string_view, actionCount> actionIds{"settle", "give", "money", "recruit", "buy"};
using ActionSet = SmallSet<Action, actionCount>;

// Two of each rank, A first.
enum class Character : std::uint8_t {
    lordProtector,
    queen,
    duke,
    count,
    courtier,
    priest,
    treasurer,
    knight,
    countess,
    diplomat,
    merchant1,
    merchant2
};
inline constexpr int characterCount = 12;
inline constexpr std::array<std::string_view, characterCount> characterIds{
    "lord-protector", "queen",  "duke",     "count",    "courtier",   "priest",
    "treasurer",      "knight", "countess", "diplomat", "merchant-1", "merchant-2"};
inline constexpr auto nobody = static_cast<Character>(0xFF);  // no card lies there
using CharacterSet = SmallSet<Character, characterCount>;

constexpr Rank rankOf(Character character) { return static_cast<Rank>(static_cast<int>(character) / 2); }

// K-20: whom this rank robs, and who robs it; noRank: nobody.
inline constexpr auto noRank = static_cast<Rank>(rankCount);
inline constexpr std::array<Rank, rankCount> robbedRanks{Rank::d, Rank::c, Rank::f, Rank::e, Rank::f, noRank};
constexpr Rank robbedBy(Rank robber) { return robbedRanks[static_cast<std::size_t>(robber)]; }

// K-30: among equals the one with the symbol is first.
inline constexpr CharacterSet withSymbol = CharacterSet()
                                               .with(Character::queen)
                                               .with(Character::count)
                                               .with(Character::courtier)
                                               .with(Character::knight)
                                               .with(Character::countess)
                                               .with(Character::merchant1);

constexpr ActionSet printedActions(Character character) {
    constexpr auto set = [](auto... actions) { return (ActionSet() | ... | ActionSet::of(actions)); };
    constexpr auto settle = Action::settle, give = Action::give, money = Action::money, recruit = Action::recruit,
                   buy = Action::buy;
    constexpr std::array<ActionSet, characterCount> printed{set(buy),
                                                            set(recruit),
                                                            set(settle, recruit),
                                                            set(settle, buy),
                                                            set(give, money),
                                                            set(give, money),
                                                            set(money, buy),
                                                            set(money, buy),
                                                            set(settle, money, recruit),
                                                            set(settle, money, buy),
                                                            set(settle, money, recruit, buy),
                                                            set(settle, money, recruit, buy)};
    return printed[static_cast<std::size_t>(character)];
}

enum class Colour : std::uint8_t { yellow, red, blue, green };
inline constexpr int colourCount = 4;

// The 32 kinds of building and subject: building i and subject i + 16 carry the same symbol. Two cards of each kind.
enum class Card : std::uint8_t {
    garden,
    cityWall,
    dungeon,
    pavilion,
    university,
    tavern,
    cathedral,
    harbour,
    smithy,
    workshop,
    market,
    inn,
    vineyard,
    mine,
    herbField,
    farmstead,
    gardener,
    guard,
    jailer,
    ladyInWaiting,
    scholar,
    troubadour,
    bishop,
    sailor,
    smith,
    carpenter,
    marketWoman,
    innkeeper,
    vintner,
    miner,
    herbalist,
    farmer
};
inline constexpr int cardCount = 32;
inline constexpr int kindsOfSort = 16;
inline constexpr int copiesOfCard = 2;
inline constexpr int mostOfSort = copiesOfCard * kindsOfSort;  // a record may begin with fewer cards as money (K-3)
inline constexpr std::array<std::string_view, cardCount> cardIds{
    "garden",     "city-wall", "dungeon",   "pavilion", "university", "tavern",          "cathedral",
    "harbour",    "smithy",    "workshop",  "market",   "inn",        "vineyard",        "mine",
    "herb-field", "farmstead", "gardener",  "guard",    "jailer",     "lady-in-waiting", "scholar",
    "troubadour", "bishop",    "sailor",    "smith",    "carpenter",  "market-woman",    "innkeeper",
    "vintner",    "miner",     "herbalist", "farmer"};
inline constexpr auto noCard = static_cast<Card>(0xFF);

enum class Sort : std::uint8_t { building, subject };
inline constexpr std::array<std::string_view, 2> rowIds{"buildings", "subjects"};

constexpr int indexOf(Card card) { return static_cast<int>(card); }
constexpr Sort sortOf(Card card) { return indexOf(card) < kindsOfSort ? Sort::building : Sort::subject; }
constexpr Sort otherSort(Sort sort) { return sort == Sort::building ? Sort::subject : Sort::building; }
constexpr Card partnerOf(Card card) { return static_cast<Card>(indexOf(card) ^ kindsOfSort); }
constexpr Colour colourOf(Card card) { return static_cast<Colour>(indexOf(card) % kindsOfSort / colourCount); }

// Price and points in one.
inline constexpr std::array<std::uint8_t, cardCount> worths{4, 4, 3, 5, 4, 4, 5, 3, 3, 3, 2, 3, 3, 3, 2, 2,
                                                            3, 3, 2, 4, 3, 4, 3, 2, 1, 2, 2, 2, 1, 2, 2, 1};
constexpr int worthOf(Card card) { return worths[static_cast<std::size_t>(card)]; }
inline constexpr int worstWorth = 1;
inline constexpr int bestWorth = 5;

inline constexpr int maxPlayers = 4;
inline constexpr int pileCount = 4;   // K-2: the first two of buildings, the others of subjects
inline constexpr int pileHeight = 8;  // at the beginning of a game
inline constexpr int coinTotal = 48;  // K-3
inline constexpr int tokenTotal = 30;
inline constexpr int coinsUnderPile = 2;  // K-4
inline constexpr int coinsAtStart = 5;    // K-5
inline constexpr int handAtDeal = 3;      // K-7
inline constexpr int stagesOfRound = 2;   // K-8
inline constexpr int lastRound = 30;      // K-84

constexpr Sort sortOfPile(int pile) { return pile < pileCount / 2 ? Sort::building : Sort::subject; }
constexpr int charactersAside(int seats) { return characterCount - handAtDeal * seats; }

}  // namespace intrika::succession
