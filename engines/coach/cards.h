// The cards of the Coach: identifiers in the notation's canonical order, and what is printed on them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace intrika::coach {

// `bag` means one of the two bags, which one is open; no card is one (2.1).
enum class Object : std::uint8_t {
    key,
    goblet,
    bagKey,
    bagGoblet,
    bag,
    dagger,
    gloves,
    poisonRing,
    throwingKnives,
    whip,
    privilege,
    monocle,
    blackPearl,
    folio,
    coat,
    sextant,
    lodgeArms,
    brokenMirror,
    none
};
inline constexpr int objectKinds = 18;
inline constexpr std::array<std::string_view, objectKinds> objectIds{
    "key",  "goblet",    "bag-key", "bag-goblet",  "bag",   "dagger", "gloves",  "poison-ring", "throwing-knives",
    "whip", "privilege", "monocle", "black-pearl", "folio", "coat",   "sextant", "lodge-arms",  "broken-mirror"};
// Those that are used in a fight (section 6).
inline constexpr std::array fightObjects{Object::dagger, Object::gloves, Object::poisonRing, Object::throwingKnives,
                                         Object::whip};
inline constexpr int piecesEach = 3;    // keys, and goblets
inline constexpr int objectTotal = 21;  // cards
inline constexpr int piecesToWin = 3;

constexpr bool isBag(Object object) { return object == Object::bagKey || object == Object::bagGoblet; }
constexpr bool isSealed(Object object) { return object <= Object::blackPearl; }
// 2.1: there is one of it in the game, and it has a name of its own.
constexpr bool isSingle(Object object) {
    return object != Object::key && object != Object::goblet && object != Object::bag;
}
// C-41
constexpr bool mustBeAccepted(Object object) { return object == Object::blackPearl || object == Object::brokenMirror; }

enum class Profession : std::uint8_t {
    diplomat,
    doctor,
    duelist,
    poisonMixer,
    grandMaster,
    clairvoyant,
    hypnotist,
    bodyguard,
    priest,
    brawler,
    none
};
inline constexpr int professionCount = 10;
inline constexpr std::array<std::string_view, professionCount> professionIds{
    "diplomat",    "doctor",    "duelist",   "poison-mixer", "grand-master",
    "clairvoyant", "hypnotist", "bodyguard", "priest",       "brawler"};
// 2.2: may be used any number of times, but once in a fight.
constexpr bool isAlways(Profession profession) {
    return profession == Profession::grandMaster || profession == Profession::hypnotist ||
           profession == Profession::bodyguard || profession == Profession::brawler;
}

enum class Alliance : std::uint8_t { order, brotherhood };
inline constexpr int allianceCount = 2;
inline constexpr std::array<std::string_view, allianceCount> allianceIds{"order", "brotherhood"};
constexpr Alliance other(Alliance alliance) {
    return alliance == Alliance::order ? Alliance::brotherhood : Alliance::order;
}

enum class Side : std::uint8_t { attacker, defender, none };
inline constexpr std::array<std::string_view, 3> sideIds{"attacker", "defender", "none"};
enum class Direction : std::uint8_t { left, right };
inline constexpr std::array<std::string_view, 2> directionIds{"left", "right"};
enum class Victory : std::uint8_t { alliance, lodge, fortune };
inline constexpr std::array<std::string_view, 3> victoryIds{"alliance", "lodge", "fortune"};

inline constexpr int minPlayers = 3;
inline constexpr int maxPlayers = 10;

// C-8
constexpr int handAtDeal(int seats) { return seats == 3 ? 2 : 1; }
constexpr int handLimit(int seats) { return seats == 3 ? 8 : seats == 4 ? 6 : 5; }
constexpr bool havePotions(int seats) { return seats % 2 == 1; }
constexpr int alliancesEach(int seats) { return (seats + 1) / 2; }  // cards of each alliance that are dealt from

}  // namespace intrika::coach
