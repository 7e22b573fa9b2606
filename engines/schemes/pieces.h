// Where the pieces of Schemes and Intrigue lie and what they show: the numbers that happenings, tableaux and picks
// speak in.
#pragma once

#include "engines/core/tableau.h"
#include "engines/schemes/state.h"

#include <string>
#include <vector>

namespace intrika::schemes {

// The columns come first, then the goal pile and the box, then one of each of the seat's zones for every seat.
enum class SeatZone : ZoneId { hand, deck, discards, won };
inline constexpr ZoneId goalPileZone = maxPlayers;
inline constexpr ZoneId boxZone = maxPlayers + 1;  // goal cards that nobody gets leave the game (S-44)
inline constexpr ZoneId tableZones = maxPlayers + 2;
inline constexpr ZoneId seatZones = 4;

constexpr ZoneId columnZone(int column) { return static_cast<ZoneId>(column); }
constexpr ZoneId zone(SeatZone which, Seat seat) {
    return static_cast<ZoneId>(tableZones + seat * seatZones + static_cast<ZoneId>(which));
}
// Beside the result: a goal card each.
constexpr ZoneId resultZone(Seat seat, int group) { return static_cast<ZoneId>(1000 + seat * 100 + group); }
// Place 0 of a column is its goal card; the influence cards follow.
inline constexpr int goalPlace = 0;
constexpr int placeOf(int index) { return index + 1; }
// Where the next card would lie.
inline std::uint16_t footPlace(const Board& board, int column) {
    return static_cast<std::uint16_t>(placeOf(board.columns.size(column)));
}

// Faces, in this order: influence cards and goal cards in table order, the backs of both.
constexpr FaceId faceOf(Card card) { return static_cast<FaceId>(card); }
constexpr FaceId faceOf(Goal goal) { return static_cast<FaceId>(cardCount + goal.index); }
inline constexpr FaceId influenceBack = cardCount + goalIds;
inline constexpr FaceId goalBack = influenceBack + 1;
constexpr bool isInfluence(FaceId face) { return face < cardCount; }
constexpr Card cardOf(FaceId face) { return static_cast<Card>(face); }

// Keys by FaceId: "influence.king", "goal.music-4", "back.influence", "back.goal".
std::vector<std::string> faceKeys();
std::string goalId(Goal goal);  // "music-4"

}  // namespace intrika::schemes
