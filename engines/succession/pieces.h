// Where the pieces of The King Is Dead lie and what they show: the numbers that motions, tableaux and picks speak in.
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

}  // namespace intrika::succession
