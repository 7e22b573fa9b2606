// Where the pieces of The King Is Dead lie and what they show: the numbers that happenings, tableaux and picks speak
// in.
#pragma once

#include "engines/core/tableau.h"
#include "engines/succession/cards.h"

#include <string>
#include <vector>

namespace intrika::succession {

// Zones of the table come first, then one of each of the seat's zones for every seat. Of those named `pile`, `under`
// (the coins below) and `search` (a pile that is looked through) there are four, one after the other.
enum class TableZone : ZoneId { pile, under = 4, search = 8, bank = 12, tokens, aside, shown, shownBefore };
enum class SeatZone : ZoneId { hand, character, actions, played, buildings, subjects, coins, tokens };
inline constexpr ZoneId tableZones = 17;
inline constexpr ZoneId seatZones = 8;

constexpr ZoneId zone(TableZone which) { return static_cast<ZoneId>(which); }
constexpr ZoneId zone(SeatZone which, Seat seat) {
    return static_cast<ZoneId>(tableZones + seat * seatZones + static_cast<ZoneId>(which));
}
// Beside the result: pairs and single cards, one zone each.
constexpr ZoneId resultZone(Seat seat, std::size_t group) { return static_cast<ZoneId>(1000 + seat * 100 + group); }
constexpr ZoneId zoneOfPile(TableZone which, int pile) { return static_cast<ZoneId>(static_cast<int>(which) + pile); }
constexpr ZoneId pileZone(int pile) { return zoneOfPile(TableZone::pile, pile); }
constexpr ZoneId underZone(int pile) { return zoneOfPile(TableZone::under, pile); }
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
    acquired,           // actor; from: pile; one face; amount: price; detail: 1 from within the pile
    topShown,           // from and to: pile; one face
    pileGone,           // from: pile
    abilityUsed,        // actor; detail: the subject
    coinsFromBank,      // actor; amount
    searched,           // actor; detail: the sort
    cardsSwapped,       // actor, other; two faces: what the actor gives, what the actor gets
    traded,             // actor; to: pile; two faces likewise
    tokenPassedOn,      // actor; other: who gets the token (K-68)
    stageEnded,         // detail: stage; amount: round
    scoredPerfect,      // actor; amount; scores: one for each source that brings points
    scoredColour,
    scoredSingle,
    scoredMoney,
    scoredTokens,
    gameEnded,  // detail: number of the game; amount: the piles that have run out as a set, empty: the last round is
                // over
    matchEnded,
    won,          // actor; amount: points ahead; detail: of whom, as a set
    wonMatch,     // the same, by the sums of several games
    leadPerfect,  // amount: points that the winner got more from it than those, nowhere more
    leadColour,
    leadSingle,
    leadMoney,
    leadTokens,
    tiedForFirst,  // detail: the seats, as a set
    newGame,       // detail: number of the game
    dealt          // actor; faces; amount: round
};

}  // namespace intrika::succession
