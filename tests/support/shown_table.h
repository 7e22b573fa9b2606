// A table on the screen with a tableau made by hand, for tests of the scene.
#pragma once

#include "app/scene/piece_item.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_things.h"
#include "app/scene/table_view.h"
#include "engines/session/game_kind.h"
#include "tests/support/all_games.h"
#include "tests/support/move_mouse.h"
#include "tests/support/rooms.h"
#include "tests/support/some_tableau.h"

#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace intrika::test {

inline const std::vector<std::string> colours{"brown", "blue", "green", "yellow"};
inline const QStringList names{QStringLiteral("Anna"), QStringLiteral("Bence"), QStringLiteral("Csilla"),
                               QStringLiteral("Dóri")};

inline const std::vector<std::string>& someFaces() { return allGames().front().faces; }
inline Words gameWords() { return Words(QString::fromStdString(allGames().front().id), names); }

// The things that the tableau says are to be seen: other people's hands are only counted.
using Seen = std::multiset<std::tuple<ZoneId, FaceId, Seat>>;

inline Seen seenOf(const Tableau& tableau, Seat viewer) {
    Seen seen;
    for (const Zone& zone : tableau.zones) {
        if (zone.area == Area::hand && zone.owner != viewer) continue;
        if (zone.area == Area::result) continue;
        for (const Piece& piece : zone.pieces) seen.insert({zone.id, piece.face, piece.owner});
    }
    return seen;
}

inline Seen seenOf(const TableScene& scene) {
    Seen seen;
    for (const QGraphicsItem* item : scene.items()) {
        const auto* piece = qgraphicsitem_cast<const PieceItem*>(item);
        if (piece != nullptr) seen.insert({piece->zone(), piece->piece().face, piece->piece().owner});
    }
    return seen;
}

struct Shown {
    TableScene scene{someFaces(), gameWords()};
    TableView view{&scene};

    explicit Shown(const Tableau& tableau, Seat viewer = 0, QSize size = {984, 800}) {
        view.resize(size);
        view.show();
        scene.setPeople(names, colours, viewer);
        scene.show(tableau);
    }
    PieceItem* piece(ZoneId zone, std::size_t index) const {
        for (PieceItem* item : scene.things().pieces()) {
            if (item->zone() == zone && index-- == 0) return item;
        }
        return nullptr;
    }
    int pickedCount() const {
        int count = 0;
        for (const PieceItem* item : scene.things().pieces()) count += item->state().picked;
        return count;
    }
};

inline Pick handPick(const char* key) { return {Pick::On::face, SomeTable::hand(0), faceNamed(someFaces(), key)}; }

inline FaceId supplyBack() { return faceNamed(someFaces(), "back.supply"); }

inline QRectF sceneBox(const QGraphicsItem* item) { return item->mapToScene(item->shape()).boundingRect(); }

}  // namespace intrika::test
