// Where the pieces of The Emperor's Confidants lie and what they show: the numbers that motions, tableaux and picks
// speak in.
#pragma once

#include "engines/confidants/board/boards.h"
#include "engines/confidants/position/cards.h"
#include "engines/core/map_place.h"
#include "engines/core/tableau.h"

#include <string>
#include <vector>

namespace intrika::confidants {

// Zones of the table come first, then one of each of the seat's zones for every seat. Of `pile` there is one for every
// city, of `begin` (where armies start, what they carry) and `goods` one for every army, one after the other.
enum class TableZone : ZoneId { map, bands, pile, discards = 5, begin };
enum class SeatZone : ZoneId { units, hand, bid, goods, reserve = 6, played, secretPlayed };
inline constexpr ZoneId tableZones = 9;
inline constexpr ZoneId seatZones = 9;

constexpr ZoneId zone(TableZone which) { return static_cast<ZoneId>(which); }
constexpr ZoneId zone(SeatZone which, Seat seat) {
    return static_cast<ZoneId>(tableZones + seat * seatZones + static_cast<ZoneId>(which));
}
constexpr ZoneId pileZone(City city) {
    return static_cast<ZoneId>(static_cast<int>(TableZone::pile) + static_cast<int>(city));
}
constexpr ZoneId beginZone(ArmyKind army) {
    return static_cast<ZoneId>(static_cast<int>(TableZone::begin) + static_cast<int>(army));
}
constexpr ZoneId goodsZone(Seat seat, ArmyKind army) {
    return static_cast<ZoneId>(zone(SeatZone::goods, seat) + static_cast<int>(army));
}
// Beside the result: what brought renown, a group each.
constexpr ZoneId resultZone(Seat seat, int group) { return static_cast<ZoneId>(1000 + seat * 100 + group); }
inline constexpr int bidPlace = 0, secretBidPlace = 1;  // in SeatZone::bid

// A node as a place of the map.
std::uint16_t placeOf(const Board& board, NodeId node);
std::uint16_t placeOf(const Board& board, Spot spot);
Spot spotAt(const Board& board, std::uint16_t place);

// Faces, in this order.
constexpr FaceId rankFace(Rank rank) { return static_cast<FaceId>(numberOf(rank)); }
constexpr FaceId secretFace(Secret card) { return static_cast<FaceId>(9 + static_cast<int>(card)); }
constexpr FaceId giftFace(GiftKind kind) { return static_cast<FaceId>(18 + static_cast<int>(kind)); }
constexpr FaceId giftFace(Gift gift) { return giftFace(kindOf(gift)); }
constexpr FaceId wagonFace(City city) { return static_cast<FaceId>(22 + static_cast<int>(city)); }
constexpr FaceId unitFace(ArmyKind army) { return static_cast<FaceId>(25 + static_cast<int>(army)); }
constexpr FaceId unitFace(Band band) { return static_cast<FaceId>(28 + static_cast<int>(band)); }
inline constexpr FaceId goldFace = 30;
inline constexpr FaceId secretBack = 32;
inline constexpr FaceId giftBack = 33;
inline constexpr FaceId wagonBack = 34;
// The last ones stand for what is counted on a player's sheet.
enum class Token : std::uint8_t {
    merged,
    pass,
    held,
    beaten,
    sycophants,
    out,
    bonus,
    fatigue,
    finding,
    villages,
    towns,
    cities,
    wagons
};
inline constexpr std::array<std::string_view, 13> tokenIds{"merged", "pass",   "held",    "beaten",  "sycophants",
                                                           "out",    "bonus",  "fatigue", "finding", "villages",
                                                           "towns",  "cities", "wagons"};
constexpr FaceId tokenFace(Token token) { return static_cast<FaceId>(35 + static_cast<int>(token)); }

// Keys by FaceId: "action.camping", "secret.feast", "gift.money", "wagon.arnea", "unit.patrician", "unit.mob",
// "piece.gold", "back.action", "back.secret", "back.gift", "back.wagon", "token.merged".
std::vector<std::string> faceKeys();

}  // namespace intrika::confidants
