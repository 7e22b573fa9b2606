// What the files with the happenings share.
#pragma once

#include "engines/confidants/presenter/happenings.h"
#include "engines/confidants/presenter/phrases.h"

#include <span>
#include <string>

namespace intrika::confidants {

inline ZonePlace beginOf(ArmyKind army) { return {beginZone(army), 0}; }
inline ZonePlace unitOf(Seat seat, BoardRef board, NodeId at) {
    return {zone(SeatZone::units, seat), placeOf(*board, at)};
}
inline ZonePlace goodsOf(Seat seat, ArmyKind army) { return {goodsZone(seat, army), 0}; }
inline ZonePlace pileOf(City city) { return {pileZone(city), 0}; }
inline ZonePlace handOf(Seat seat) { return {zone(SeatZone::hand, seat), 0}; }
inline ZonePlace secretCardOf(Seat seat) { return {zone(SeatZone::bid, seat), secretBidPlace}; }
inline ZonePlace reserveOf(Seat seat) { return {zone(SeatZone::reserve, seat), 0}; }
inline ZonePlace discards() { return {zone(TableZone::discards), 0}; }

// Backs where it is not known.
inline Pieces piecesOf(const Hidden<City>& wagon) {
    return wagon ? faceUp({wagonFace(*wagon)}) : faceDown(1, wagonBack);
}
inline Pieces piecesOf(const Hidden<Secret>& card) {
    return card ? faceUp({secretFace(*card)}) : faceDown(1, secretBack);
}

// Dice that decide something: they are seen falling.
inline Motion rolling(Seat seat, std::span<const std::uint8_t> values) {
    Motion motion = still(seat);
    for (const std::uint8_t value : values) motion.dice.push_back({value});
    return motion;
}

}  // namespace intrika::confidants
