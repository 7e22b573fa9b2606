// Where the pieces of The King Is Dead lie and what they show: the numbers that happenings, tableaux and picks speak
// in.
#pragma once

#include "engines/core/tableau.h"
#include "engines/succession/cards.h"

#include <string>
#include <vector>

namespace intrika::succession {

// Zones of the table come first, then one of each of the seat's zones for every seat.
enum class TableZone : ZoneId { pile0, pile1, pile2, pile3, bank, tokens, aside, shown, shownBefore, steps, search };
enum class SeatZone : ZoneId { hand, character, played, buildings, subjects, coins, tokens };
inline constexpr ZoneId tableZones = 11;
inline constexpr ZoneId seatZones = 7;

constexpr ZoneId zone(TableZone which) { return static_cast<ZoneId>(which); }
constexpr ZoneId zone(SeatZone which, Seat seat) {
    return static_cast<ZoneId>(tableZones + seat * seatZones + static_cast<ZoneId>(which));
}
constexpr ZoneId pileZone(int pile) { return static_cast<ZoneId>(static_cast<int>(TableZone::pile0) + pile); }
constexpr SeatZone rowZone(Sort sort) { return sort == Sort::building ? SeatZone::buildings : SeatZone::subjects; }

// Faces, in this order: characters, buildings and subjects, actions, the small pieces, the backs.
constexpr FaceId characterFace(Character character) { return static_cast<FaceId>(character); }
constexpr FaceId cardFace(Card card) { return static_cast<FaceId>(characterCount + indexOf(card)); }
constexpr FaceId actionFace(Action action) {
    return static_cast<FaceId>(characterCount + cardCount + static_cast<int>(action));
}
inline constexpr FaceId tokenFace = 49;
inline constexpr FaceId coinFace = 50;
inline constexpr FaceId crestFace = 51;
inline constexpr FaceId characterBack = 52;
inline constexpr FaceId buildingBack = 53;
inline constexpr FaceId subjectBack = 54;
constexpr FaceId backOf(Sort sort) { return sort == Sort::building ? buildingBack : subjectBack; }

// Keys by FaceId: "character.queen", "building.garden", "subject.gardener", "action.settle", "piece.token",
// "piece.coin", "piece.crest", "back.character", "back.building", "back.subject".
std::vector<std::string> faceKeys();

// What a happening of this game is; `actor`, `other`, `amount` and `detail` as the comment says, faces wherever cards
// move or turn. A pile is `from` or `to`; numbers of cards and coins are public.
enum class Told : std::uint16_t {
    chosen,             // actor
    revealed,           // actor; one face
    shownTurnedUp,      // one face: two seats (K-12)
    charactersSwapped,  // actor, other; two faces: the actor's new one, the other's new one
    abilityPassed,      // actor; detail: the subject
    tied,               // actor, other: the two of a rank; other noSeat: the shown character; detail: rank
    robbed,             // actor: the robber, noSeat the shown character; other: the victim
    turnedAround,       // the same, where the Guard turns the conflict around
    tokenTaken,         // actor; amount: tokens now
    noTokenLeft,        // actor
    turnBegan,          // actor; one face
    stolen,             // actor; other: victim; detail: action
    openPassed,         // actor; detail: action
    openLapsed,         // the same, where it could not be carried out (K-35)
    searchPassed,       // actor
    passed,             // actor; detail: the actions as a set
    lapsed,             // the same (K-35)
    settled,            // actor
    given,              // actor; other: who gets the token
    refilled,           // amount: coins from the bank
    moneyTaken,         // actor; from: pile; amount: coins
    acquired,           // actor; from: pile; one face; amount: price; detail: its place from the top
    topShown,           // from and to: pile; one face
    pileGone,           // from: pile
    abilityUsed,        // actor; detail: the subject
    coinsFromBank,      // actor; amount
    searched,           // actor; detail: the sort
    cardsSwapped,       // actor, other; two faces: what the actor gives, what the actor gets
    traded,             // actor; to: pile; two faces likewise
    tokenPassedOn,      // actor; other: who gets the token (K-68)
    stageEnded,         // detail: stage; amount: round
    scored,             // actor; amount: total of this game; scores
    gameEnded,          // detail: number of the game
    matchEnded,
    newGame,  // detail: number of the game
    dealt     // actor; faces; amount: round
};

}  // namespace intrika::succession
