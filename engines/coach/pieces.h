// Where the pieces of the Coach lie and what they show: the numbers that motions, tableaux and picks speak in.
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

// Beside the result: each seat's alliance, profession and luggage.
constexpr ZoneId resultZone(Seat seat) { return static_cast<ZoneId>(1000 + seat); }

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

}  // namespace intrika::coach
