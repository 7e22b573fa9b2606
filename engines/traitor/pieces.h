// Where the pieces of Traitor lie and what they show: the numbers that motions, tableaux and picks speak in.
#pragma once

#include "engines/core/tableau.h"
#include "engines/traitor/cards.h"

#include <string>
#include <vector>

namespace intrika::traitor {

// Zones of the table come first, then one of each of the seat's zones for every seat.
enum class TableZone : ZoneId { ring, buildings, borders, centre, draft, seen, drawPile, discards };
enum class SeatZone : ZoneId { hand, played, action, loyalty, stock, tokens };
inline constexpr ZoneId tableZones = 8;
inline constexpr ZoneId seatZones = 6;

constexpr ZoneId zone(TableZone which) { return static_cast<ZoneId>(which); }
constexpr ZoneId zone(SeatZone which, Seat seat) {
    return static_cast<ZoneId>(tableZones + seat * seatZones + static_cast<ZoneId>(which));
}

// Faces, in this order: landscapes (land by land, Eagle before Rose), supplies, actions, the two sides of the loyalty
// card and of the estate/depot card, the single cards, the backs.
constexpr FaceId landscapeFace(Land land, House house) {
    return static_cast<FaceId>(static_cast<int>(land) * houseCount + static_cast<int>(house));
}
constexpr FaceId supplyFace(int kind) { return static_cast<FaceId>(12 + kind); }
constexpr FaceId actionFace(Action action) { return static_cast<FaceId>(18 + static_cast<int>(action)); }
constexpr FaceId loyaltyFace(House house) { return static_cast<FaceId>(24 + static_cast<int>(house)); }
constexpr FaceId buildingFace(Side side) { return static_cast<FaceId>(26 + static_cast<int>(side)); }
inline constexpr FaceId startPlayerFace = 28;
inline constexpr FaceId strategyFace = 29;
inline constexpr FaceId conflictFace = 30;
inline constexpr FaceId supplyBack = 31;
inline constexpr FaceId actionBack = 32;

// Keys by FaceId: "landscape.city-eagle", "supply.8", "action.diplomat-2", "loyalty.rose", "building.depot",
// "token.start-player", "token.strategy", "token.conflict", "back.supply", "back.action".
std::vector<std::string> faceKeys();

}  // namespace intrika::traitor
