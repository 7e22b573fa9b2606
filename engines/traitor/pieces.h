// Where the pieces of Traitor lie and what they show: the numbers that happenings, tableaux and picks speak in.
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

// What a happening of this game is; `actor`, `other`, `amount` and `detail` as the comment says, faces wherever pieces
// move or turn. Numbers of cards are public.
enum class Told : std::uint16_t {
    estatePlaced,      // actor; toPlace: slot
    dealt,             // actor: who gets them; amount: cards
    roundBegan,        // amount: round; actor: start player; the conflict card leaves the border (from round 2 on)
    conflictSet,       // actor; toPlace: slot
    setAside,          // one action card, which nobody sees, stays in the centre
    draftHanded,       // actor: who looks at them now; amount: cards
    actionChosen,      // actor
    leftOver,          // actor: the last chooser; amount: cards that go back to the centre
    suppliesPlayed,    // actor; amount: cards, also 0
    suppliesTurnedUp,  // actor; amount: cards, at least 1 (option face-down)
    actionShown,       // actor; one face
    houseChanged,      // actor; detail: the new house
    houseCounted,      // amount: total; other: house; faces: landscape, supplies, diplomats that make it up; none moves
    conflictWon,       // amount: the winning house's total; detail: the other's; fromPlace: losing slot; other: house
    conflictTied,      // amount: both totals
    wonPoints,         // actor; amount; scores
    traitorPoint,      // actor; amount; scores
    strategistPoints,  // actor; amount; scores
    landscapeTurned,   // toPlace: slot; detail: the new house
    built,             // actor; toPlace: slot; detail: side
    flipped,           // actor; toPlace: slot; detail: the side now up
    builderPassed,     // actor
    strategyMoved,     // actor: the new holder; other: the old one, never the same
    suppliesDiscarded,  // actor: whose played cards; amount: cards, at least 1; once for each, in one beat
    discarded,          // actor, phase 10; amount: cards, also 0
    drew,               // actor; amount: cards, at least 1; before and after a reshuffle told apart
    drewNothing,        // actor had cards due but no room, or nothing due
    reshuffled,         // amount: cards; actor: who had to draw
    startPlayerMoved,   // actor: the new start player; other: the old one
    suddenDeath,        // detail: the house that owns all
    depotPoints,        // actor; amount; scores; detail: depots
    actionReturned,     // actor; one face; once for each, in one beat
    gameOver
};

}  // namespace intrika::traitor
