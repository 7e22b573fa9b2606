// Where the pieces of the Coach lie and what they show: the numbers that happenings, tableaux and picks speak in.
#pragma once

#include "engines/coach/cards.h"
#include "engines/core/tableau.h"

#include <string>
#include <vector>

namespace intrika::coach {

// Zones of the table come first, then one of each of the seat's zones for every seat. `before` is where an object
// lies that somebody gives this seat, in the middle of the table while it lies there; `shown` where used objects lie,
// for all to see; `notes` what the observer remembers of this seat. `looked` holds cards that one player looks through,
// or names to choose from; `swords` and `shields` what counts for the attacker and for the defender of a fight,
// `undecided` who has yet to say.
enum class TableZone : ZoneId { deck, professionDeck, looked, swords, undecided, shields };
enum class SeatZone : ZoneId { hand, before, profession, alliance, shown, notes };
inline constexpr ZoneId tableZones = 6;
inline constexpr ZoneId seatZones = 6;

constexpr ZoneId zone(TableZone which) { return static_cast<ZoneId>(which); }
constexpr ZoneId zone(SeatZone which, Seat seat) {
    return static_cast<ZoneId>(tableZones + seat * seatZones + static_cast<ZoneId>(which));
}

// Faces, in this order: objects (the pseudo-kind bag among them: a bag of which nobody says which), professions,
// alliances, a traveller in a fight, the potion, the backs, the two sides of a fight.
constexpr FaceId objectFace(Object object) { return static_cast<FaceId>(object); }
constexpr FaceId professionFace(Profession profession) {
    return static_cast<FaceId>(objectKinds + static_cast<int>(profession));
}
constexpr FaceId allianceFace(Alliance alliance) {
    return static_cast<FaceId>(objectKinds + professionCount + static_cast<int>(alliance));
}
inline constexpr FaceId travellerFace = 30;
inline constexpr FaceId potionFace = 31;
inline constexpr FaceId objectBack = 32;
inline constexpr FaceId professionBack = 33;
inline constexpr FaceId allianceBack = 34;
inline constexpr FaceId swordFace = 35;
inline constexpr FaceId shieldFace = 36;

// Keys by FaceId: "object.key", "profession.doctor", "alliance.order", "token.potion", "back.object".
std::vector<std::string> faceKeys();

// Why an object goes from one seat to another.
enum class Cause : std::uint8_t { offer, demand, tribute, spoils, giveBack, gift, sextant, privilege };

// What a happening of this game is; `actor`, `other`, `amount` and `detail` as the comment says, faces wherever pieces
// move, turn or are looked at.
enum class Told : std::uint16_t {
    gameBegan,            // amount: number of the game in the match; actor: start player
    turnBegan,            // actor; amount: number of the turn
    turnPassed,           // actor
    offered,              // actor; other: to whom; one object, from the hand to before the other
    refused,              // actor; other: whose object goes back; one object
    exchanged,            // actor: who gave it; other: who has it now; one object
    named,                // actor: who gave it; detail: Object, said aloud
    demanded,             // actor; other: from whom; detail: Object, the name
    demandFailed,         // actor; other: who shows the hand
    handedOver,           // actor: who gives; other: the Diplomat; one object
    drew,                 // actor; one object; detail: 1 after a tie
    deckRanOut,           // the bags are key and goblet from now on
    declined,             // actor; detail: Object
    sawHand,              // actor; other; detail: Cause; the objects
    sawAlliance,          // actor; other; one card
    sawProfession,        // actor; other; one card
    professionsSwapped,   // actor; other; the card that the actor has now, then the other's
    professionDrawn,      // actor; one card
    professionLaid,       // actor; one card, face down into the profession deck
    directed,             // actor; detail: Direction
    choseToPassOn,        // actor; one object
    given,                // actor; other; detail: Cause; one object
    professionUsed,       // actor; other: whom it names, or noSeat; one card turned up
    objectUsed,           // actor; one object
    sawDeck,              // actor; the objects
    stacked,              // actor; amount: which card from the top; one object
    deckShuffled,         // amount: cards
    professionsShuffled,  // amount: cards
    fightBegan,           // actor; other: the defender
    spoke,                // actor; detail: Side
    windowPassed,         // actor
    fightStopped,         // actor: the Priest; other: the attacker
    fightWon,             // actor; other: the loser; amount, detail: their points
    fightTied,            // actor: the attacker; other: the defender; amount: both points
    spoilsDenied,         // actor: the Doctor; other: the winner
    inspected,            // actor; other: the loser
    searched,             // actor; other: the loser
    leftAll,              // actor; other: the loser
    giftDue,              // actor: who is above the limit
    declared,             // actor; detail: Victory
    namedSeat,            // actor; other: who is named
    namedNobody,          // actor
    shown,                // actor: whose hand, profession and alliance lie open now; cards
    victoryRight,         // actor; detail: Victory
    victoryWrong,         // actor; detail: Victory; amount: Flaw; other: who shows it, or noSeat
    wonGame,              // actor
    points,               // actor; amount; scores
    turnLimit,            // amount: turns
    extraGame,
    matchOver
};

}  // namespace intrika::coach
