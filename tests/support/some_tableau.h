// Tableaux made by hand for the tests of the scene: a ring table as large as any game's, and what may lie round it.
#pragma once

#include "engines/core/tableau.h"

#include <algorithm>
#include <string>
#include <vector>

namespace intrika::test {

struct SomeTable {
    static constexpr ZoneId ring = 0, rims = 1, gaps = 2, pile = 3, row = 4, front = 5;
    static constexpr ZoneId hand(Seat seat) { return static_cast<ZoneId>(10 + seat * 10); }
    static constexpr ZoneId played(Seat seat) { return static_cast<ZoneId>(11 + seat * 10); }
    static constexpr ZoneId stock(Seat seat) { return static_cast<ZoneId>(12 + seat * 10); }
};

inline FaceId faceNamed(const std::vector<std::string>& faces, const std::string& key) {
    return static_cast<FaceId>(std::find(faces.begin(), faces.end(), key) - faces.begin());
}

inline Zone someZone(ZoneId id, Shape shape, Area area, const std::vector<FaceId>& faces, Seat owner = noSeat) {
    Zone zone;
    zone.id = id;
    zone.shape = shape;
    zone.area = area;
    zone.owner = owner;
    zone.label = say("zone.own-hand", {}, static_cast<int>(faces.size()));
    for (const FaceId face : faces) {
        zone.pieces.push_back({face, static_cast<std::uint16_t>(zone.pieces.size()), owner, Piece::Mark::none, {}});
    }
    return zone;
}

inline Zone roundZone(ZoneId id, Shape shape, std::uint16_t places) {
    Zone zone = someZone(id, shape, Area::centre, {});
    zone.places = places;
    if (shape != Shape::ring) zone.around = SomeTable::ring;
    return zone;
}

// The hand, what was played, the stock and the plate of a seat.
inline void addSeat(Tableau& table, const std::vector<std::string>& faces, Seat seat, bool open) {
    const auto face = [&faces](const char* key) { return faceNamed(faces, key); };
    const std::vector<FaceId> own{face("supply.4"), face("supply.4"), face("supply.2"), face("supply.8"),
                                  face("supply.3")};
    const std::vector<FaceId> backs(own.size(), face("back.supply"));
    table.zones.push_back(someZone(SomeTable::hand(seat), Shape::fan, Area::hand, open ? own : backs, seat));
    table.zones.push_back(
        someZone(SomeTable::played(seat), Shape::fan, Area::seat, std::vector<FaceId>(4, face("supply.5")), seat));
    table.zones.push_back(someZone(SomeTable::stock(seat), Shape::row, Area::seat,
                                   std::vector<FaceId>(2, face("building.estate")), seat));
    Plate plate;
    plate.seat = seat;
    plate.score = 10 * seat;
    plate.handSize = 5;
    plate.emblem = face("loyalty.rose");
    table.plates.push_back(plate);
}

// `viewer` sees the own hand; everybody else's cards are backs. With the front: five cards before everything.
inline Tableau someTableau(const std::vector<std::string>& faces, int seats, Seat viewer, bool withFront = false) {
    const auto face = [&faces](const char* key) { return faceNamed(faces, key); };
    const FaceId back = face("back.supply");
    Tableau table;
    table.headline = say("title");
    table.subline = say("title");
    Zone ring = roundZone(SomeTable::ring, Shape::ring, 12);
    Zone rims = roundZone(SomeTable::rims, Shape::rim, 12);
    Zone gaps = roundZone(SomeTable::gaps, Shape::gap, 12);
    for (std::uint16_t i = 0; i < 12; ++i) {
        ring.pieces.push_back({static_cast<FaceId>(i), i, noSeat, Piece::Mark::none, {}});
        rims.pieces.push_back({face("building.estate"), i, static_cast<Seat>(i % seats), Piece::Mark::none, {}});
    }
    gaps.pieces.push_back({face("token.conflict"), 4, noSeat, Piece::Mark::none, {}});
    const FaceId action = face("back.action");
    table.zones = {ring, rims, gaps, someZone(SomeTable::pile, Shape::stack, Area::inner, std::vector<FaceId>(9, back)),
                   someZone(SomeTable::row, Shape::row, Area::inner, std::vector<FaceId>(6, action))};
    if (withFront) {
        std::vector<FaceId> cards;
        for (const char* key : {"traitor", "diplomat-2", "builder", "strategist", "farmer"}) {
            cards.push_back(face((std::string("action.") + key).c_str()));
        }
        table.zones.push_back(someZone(SomeTable::front, Shape::row, Area::front, cards));
    }
    for (Seat seat = 0; seat < seats; ++seat) addSeat(table, faces, seat, seat == viewer);
    for (const std::uint16_t place : {4, 5}) table.labels.push_back({SomeTable::ring, place, noFace, say("title")});
    return table;
}

}  // namespace intrika::test
