// A map on the screen with armies of two seats, for tests of the scene.
#pragma once

#include "app/scene/map_pointing.h"
#include "app/scene/map_table.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "tests/support/boards_drawn.h"
#include "tests/support/move_mouse.h"
#include "tests/support/rooms.h"

#include <QTest>

#include <memory>
#include <vector>

namespace intrika::test {

inline constexpr ZoneId mapZone = 0, redArmies = 1, greenArmies = 2;

inline std::uint16_t placeNamed(const BoardMap& board, const char* cell, MapCorner corner = MapCorner::whole) {
    return mapPlace(board.indexOf(cellNamed(board, cell).value()), corner);
}

// The small board with armies of two seats, two of them on one cell.
inline Tableau tableOn(const std::shared_ptr<const BoardMap>& board) {
    Tableau table;
    Zone map;
    map.id = mapZone;
    map.shape = Shape::map;
    map.board = board;
    table.zones.push_back(map);
    const auto armies = [&](ZoneId id, Seat owner, std::vector<const char*> cells) {
        Zone zone;
        zone.id = id;
        zone.shape = Shape::standing;
        zone.around = mapZone;
        zone.owner = owner;
        for (const char* cell : cells) {
            zone.pieces.push_back({static_cast<FaceId>(zone.pieces.size()), placeNamed(*board, cell), owner,
                                   Piece::Mark::none, say("army")});
        }
        table.zones.push_back(zone);
    };
    armies(redArmies, 0, {"B:1,1", "B:3,4"});
    armies(greenArmies, 1, {"B:1,1", "J:7,6"});
    return table;
}

class MapOnTable {
public:
    explicit MapOnTable(const char* board = "small", QSize size = {900, 700})
        : board_(boardNamed(board)), scene_({"large", "small"}, Words(QStringLiteral("confidants"))), view_(&scene_) {
        scene_.setPeople({"Anna", "Béla"}, {"red", "green"}, 0);
        view_.resize(size);
        view_.show();
        if (!QTest::qWaitForWindowActive(&view_)) qFatal("keys would go elsewhere");
        scene_.show(tableOn(board_));
    }
    const BoardMap& board() { return *board_; }
    TableScene& scene() { return scene_; }
    TableView& view() { return view_; }
    QPointF at(const char* cell) { return scene_.map().placeBox(placeNamed(*board_, cell)).center(); }
    void click(QPointF point) { QTest::mouseClick(view_.viewport(), Qt::LeftButton, {}, point.toPoint()); }
    void point(QPointF point) { moveMouse(view_.viewport(), point, Qt::NoButton); }
    // With stops on the way, and with the button still held at the end.
    void drag(QPointF from, QPointF to) {
        QTest::mousePress(view_.viewport(), Qt::LeftButton, {}, from.toPoint());
        for (int step = 1; step <= 4; ++step) {
            moveMouse(view_.viewport(), from + (to - from) * step / 4, Qt::LeftButton);
        }
    }
    void release(QPointF at) { QTest::mouseRelease(view_.viewport(), Qt::LeftButton, {}, at.toPoint()); }
    Pick place(const char* cell, MapCorner corner = MapCorner::whole) {
        return {Pick::On::place, mapZone, placeNamed(*board_, cell, corner)};
    }
    // Each of these cells can be picked, and would be all.
    void offer(const std::vector<const char*>& cells, bool risky = false) {
        std::vector<Pick> live;
        std::vector<PlaceHint> hints;
        for (const char* cell : cells) {
            live.push_back(place(cell));
            hints.push_back({live.back(), say("cost.sign", {number(4)}), say("cost.toll"), {}, risky});
        }
        scene_.onMap().setHints(hints);
        scene_.picks().setPickable(live);
    }
    // Red's army on B:3,4 can be taken to B:5,2.
    Pick offerMarch() {
        const Pick army{Pick::On::face, redArmies, 1};
        scene_.map().setMovable({army});
        scene_.onMap().setHints({{place("B:5,2"), say("cost.sign", {number(4)}), {}, {}}});
        scene_.picks().setPickable({army, place("B:5,2")});
        return army;
    }
    QImage seen() { return view_.viewport()->grab().toImage(); }

private:
    std::shared_ptr<const BoardMap> board_;
    TableScene scene_;
    TableView view_;
};

}  // namespace intrika::test
