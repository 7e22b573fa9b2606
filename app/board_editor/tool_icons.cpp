#include "app/board_editor/tool_icons.h"

#include "app/board_editor/board_edits.h"
#include "app/board_editor/room.h"
#include "app/maps/map_painter.h"

#include <QPainter>
#include <QPixmap>

namespace intrika::board_editor {
namespace {

using Tool = BoardEditor::Tool;
using Kind = MapSettlement::Kind;
constexpr MapCell middle{2, 2};

BoardMap exampleRiver(BoardMap board, Tool tool) {
    for (std::int16_t y = 4; y > 0; --y) {
        board = withRiver(board, {2, y}, {2, static_cast<std::int16_t>(y - 1)}, {});
    }
    if (tool == Tool::ford) board = withCrossing(board, middle, Terrain::ford);
    if (tool == Tool::bridge) board = withCrossing(board, middle, Terrain::bridge);
    return board;
}

BoardMap example(Tool tool, const BoardKit& kit, int mark) {
    BoardMap board;
    board.rows = 5;
    board.columns = 3;
    board.terrain.assign(30, Terrain::plain);
    switch (tool) {
        case Tool::forest:
            return withLand(board, middle, Terrain::forest);
        case Tool::mountain:
            return withLand(board, middle, Terrain::mountain);
        case Tool::swamp:
            return withLand(board, middle, Terrain::swamp);
        case Tool::river:
        case Tool::ford:
        case Tool::bridge:
            return exampleRiver(board, tool);
        case Tool::village:
        case Tool::town:
        case Tool::city: {
            const Kind kind = tool == Tool::village ? Kind::village : tool == Tool::town ? Kind::town : Kind::city;
            board.settlements.push_back({"a", kind, middle, {}});
            return board;
        }
        case Tool::start:
            return withStart(board, middle);
        case Tool::mark: {
            const MarkKind& kind = kit.marks[static_cast<std::size_t>(mark)];
            board.marks.push_back({std::string(kind.key), std::string(kind.sign), middle});
            return board;
        }
        case Tool::plain:
        case Tool::clear:
            break;
    }
    return board;
}

}  // namespace

QIcon toolIcon(BoardEditor::Tool tool, const BoardKit& kit, int mark) {
    constexpr int side = 56;
    MapStyle style;
    style.frame = MapStyle::Frame::none;
    const MapPainter map(std::make_shared<const BoardMap>(example(tool, kit, mark)), style);
    const double reach = tool == Tool::city ? 1.45 : 1.15;  // cells
    QRectF seen = boxOf(map.board(), middle);
    seen.adjust(-(reach - 1) * cellSide / 2, -(reach - 1) * cellSide / 2, (reach - 1) * cellSide / 2,
                (reach - 1) * cellSide / 2);
    QPixmap picture(side, side);
    QPainter painter(&picture);
    painter.scale(side / seen.width(), side / seen.height());
    painter.translate(-seen.topLeft());
    map.paint(painter, seen);
    if (tool == Tool::clear) {
        painter.setPen(QPen(QColor(0x7A1D22), 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(seen.center() + QPointF(-4, -4), seen.center() + QPointF(4, 4));
        painter.drawLine(seen.center() + QPointF(-4, 4), seen.center() + QPointF(4, -4));
    }
    return QIcon(picture);
}

}  // namespace intrika::board_editor
