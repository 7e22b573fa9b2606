// The options of the Coach, and the phases of a turn (sections 3 and 5).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace intrika::coach {

enum class Luggage : std::uint8_t { full, sealed };
inline constexpr std::array<std::string_view, 2> luggageIds{"full", "sealed"};
struct Options {
    Luggage luggage = Luggage::full;
    bool smuggling = false;
    bool fortune = false;
    std::uint8_t rounds = 1;
    std::uint8_t turnLimit = 40;
    bool operator==(const Options&) const = default;
};

// Section 5.
enum class Phase : std::uint8_t {
    turn,
    clairvoyant,
    shuffleDeck,
    demand,
    handOver,
    exchange,
    answer,
    ability,
    shuffleProfessions,
    sextant,
    priest,
    tribute,
    support,
    hypnotist,
    abilities,
    doctor,
    spoils,
    take,
    giveBack,
    gift,
    naming,
    newRound,
    over
};
inline constexpr std::array<std::string_view, 23> phaseIds{"turn",      "clairvoyant", "shuffle-deck",
                                                           "demand",    "hand-over",   "exchange",
                                                           "answer",    "ability",     "shuffle-professions",
                                                           "sextant",   "priest",      "tribute",
                                                           "support",   "hypnotist",   "abilities",
                                                           "doctor",    "spoils",      "take",
                                                           "give-back", "gift",        "naming",
                                                           "new-round", "over"};
constexpr bool isWindow(Phase phase) {
    return phase == Phase::priest || phase == Phase::hypnotist || phase == Phase::abilities || phase == Phase::doctor;
}
constexpr bool allIsShown(Phase phase) { return phase == Phase::newRound || phase == Phase::over; }  // C-191

}  // namespace intrika::coach
