#include "app/maps/map_places.h"

#include "app/faces/text_fit.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace intrika::maps {
namespace {

// Draws walls and roofs round an origin, lit from the left.
class Mason {
public:
    Mason(QPainter& painter, const MapInk& ink)
        : painter_(painter), ink_(ink), outline_(ink.line, 0.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin) {}

    // `foot`: the middle of the base.
    void house(QPointF foot, double width) const {
        const double wall = width * 0.5;
        box(QRectF(foot.x() - width / 2, foot.y() - wall, width, wall));
        QPainterPath roof(foot + QPointF(-width * 0.66, -wall * 0.9));
        roof.lineTo(foot + QPointF(0, -width));
        roof.lineTo(foot + QPointF(width * 0.66, -wall * 0.9));
        roof.closeSubpath();
        fill(roof, ink_.roof);
        painter_.fillRect(QRectF(foot.x() - width * 0.3, foot.y() - wall * 0.6, width * 0.16, wall * 0.6), ink_.line);
    }

    void tower(QPointF foot, double width, double height) const {
        const QRectF shaft(foot.x() - width / 2, foot.y() - height, width, height);
        QPainterPath path(shaft.bottomLeft());
        crenellate(path, shaft.topLeft(), width, 3);
        path.lineTo(shaft.bottomRight());
        path.closeSubpath();
        painter_.fillPath(path, ink_.wall);
        painter_.fillRect(QRectF(foot.x(), shaft.top() + width * 0.3, width / 2, height - width * 0.3), ink_.wallShade);
        painter_.strokePath(path, outline_);
        painter_.fillRect(QRectF(foot.x() - width * 0.1, foot.y() - height * 0.62, width * 0.2, height * 0.2),
                          ink_.line);
    }

    void flag(QPointF top, double size) const {
        painter_.setPen(outline_);
        painter_.drawLine(top, top - QPointF(0, size * 1.3));
        QPainterPath cloth(top - QPointF(0, size * 1.3));
        cloth.lineTo(top + QPointF(size * 1.25, -size * 0.92));
        cloth.lineTo(top - QPointF(0, size * 0.55));
        cloth.closeSubpath();
        fill(cloth, ink_.flag);
    }

    // A wall with battlements and a gate in its middle.
    void gate(const QRectF& wall, int teeth) const {
        QPainterPath path(wall.bottomLeft());
        crenellate(path, wall.topLeft(), wall.width(), teeth);
        path.lineTo(wall.bottomRight());
        path.closeSubpath();
        painter_.fillPath(path, ink_.wall);
        painter_.fillRect(QRectF(wall.center().x(), wall.top() + 0.9, wall.width() / 2, wall.height() - 0.9),
                          ink_.wallShade);
        painter_.strokePath(path, outline_);
        const double half = std::min(1.6, wall.width() * 0.18), rise = wall.height() * 0.62;
        QPainterPath arch(QPointF(wall.center().x() - half, wall.bottom()));
        arch.lineTo(wall.center().x() - half, wall.bottom() - rise + half);
        arch.arcTo(QRectF(wall.center().x() - half, wall.bottom() - rise, half * 2, half * 2), 180, -180);
        arch.lineTo(wall.center().x() + half, wall.bottom());
        painter_.fillPath(arch, ink_.line);
    }

private:
    void box(const QRectF& wall) const {
        painter_.fillRect(wall, ink_.wall);
        painter_.fillRect(QRectF(wall.center().x(), wall.top(), wall.width() / 2, wall.height()), ink_.wallShade);
        painter_.setPen(outline_);
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRect(wall);
    }

    void fill(const QPainterPath& path, const QColor& colour) const {
        painter_.fillPath(path, colour);
        painter_.strokePath(path, outline_);
    }

    static void crenellate(QPainterPath& path, QPointF topLeft, double width, int teeth) {
        const double step = width / (2 * teeth - 1), depth = std::min(0.9, step * 1.2);
        for (int part = 0; part < 2 * teeth - 1; ++part) {
            const double y = topLeft.y() + (part % 2 == 0 ? 0 : depth);
            path.lineTo(topLeft.x() + part * step, y);
            path.lineTo(topLeft.x() + (part + 1) * step, y);
        }
    }

    QPainter& painter_;
    const MapInk& ink_;
    QPen outline_;
};

void paintVillage(const Mason& mason) {
    mason.house({-2.7, 1.2}, 5.4);
    mason.house({3.0, 3.6}, 6.4);
}

void paintTown(const Mason& mason) {
    mason.house({0, 1}, 6);
    mason.tower({-5.4, 4.6}, 3.8, 8.4);
    mason.tower({5.4, 4.6}, 3.8, 8.4);
    mason.gate({-3.6, 0.2, 7.2, 4.4}, 4);
}

void paintCity(const Mason& mason) {
    mason.tower({0, 2.4}, 5, 10.4);
    mason.flag({0, -8}, 3.8);
    mason.house({-4.6, 2.2}, 5.2);
    mason.house({4.6, 2.2}, 5.2);
    mason.tower({-7.8, 6}, 4, 9.6);
    mason.tower({7.8, 6}, 4, 9.6);
    mason.flag({-7.8, -3.6}, 3.2);
    mason.flag({7.8, -3.6}, 3.2);
    mason.gate({-5.8, 1.2, 11.6, 4.8}, 6);
}

// Two branches of laurel, open at the top.
void paintLaurel(QPainter& painter, const QColor& colour, QPointF middle, double radius) {
    painter.setPen(QPen(colour, radius * 0.09, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(middle - QPointF(radius, radius), QSizeF(radius, radius) * 2), 118 * 16, 304 * 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const double side : {-1.0, 1.0}) {
        for (int leaf = 0; leaf < 7; ++leaf) {
            const double up = 14 + leaf * 21;  // degrees along the branch, from its foot
            const double angle = up * M_PI / 180;
            for (const double lean : {-38.0, 38.0}) {
                painter.save();
                painter.translate(middle + QPointF(side * std::sin(angle), std::cos(angle)) * radius);
                painter.rotate(side * (90 - up) + lean);
                painter.drawEllipse(QPointF(0, -radius * 0.24), radius * 0.1, radius * 0.22);
                painter.restore();
            }
        }
    }
    painter.setBrush(Qt::NoBrush);
}

}  // namespace

void paintSettlement(QPainter& painter, const MapInk& ink, MapSettlement::Kind kind, QPointF middle) {
    painter.save();
    painter.translate(middle);
    // Nothing of the ground shows through between the walls.
    QColor clearing = ink.land;
    clearing.setAlphaF(0.85F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(clearing);
    const double room = kind == MapSettlement::Kind::village ? 5.8 : 7.6;
    painter.drawEllipse(QPointF(0, 0), room, room);
    painter.translate(0, kind == MapSettlement::Kind::village ? -0.6 : -0.8);
    const Mason mason(painter, ink);
    if (kind == MapSettlement::Kind::village) paintVillage(mason);
    if (kind == MapSettlement::Kind::town) paintTown(mason);
    if (kind == MapSettlement::Kind::city) paintCity(mason);
    painter.restore();
}

QRectF settlementBox(MapSettlement::Kind kind, QPointF middle) {
    switch (kind) {
        case MapSettlement::Kind::village:
            return QRectF(-7, -5.4, 14, 9).translated(middle);
        case MapSettlement::Kind::town:
            return QRectF(-7.6, -6.4, 15.2, 10.6).translated(middle);
        case MapSettlement::Kind::city:
            break;
    }
    return QRectF(-10.2, -13.6, 22, 19.2).translated(middle);
}

void paintStart(QPainter& painter, const MapInk& ink, const BoardMap& board) {
    if (board.start.empty()) return;
    BoardMap only;
    only.rows = board.rows;
    only.columns = board.columns;
    only.terrain.assign(board.terrain.size(), Terrain::plain);
    QRectF all;
    for (const MapCell cell : board.start) {
        only.terrain[static_cast<std::size_t>(only.indexOf(cell))] = Terrain::swamp;
        all |= boxOf(board, cell);
    }
    const QPainterPath area = patchOf(only, Terrain::swamp);
    QColor ground = ink.start;
    ground.setAlphaF(0.1F);
    painter.fillPath(area, ground);
    QPen rim(ink.start, 0.9, Qt::SolidLine, Qt::FlatCap);
    rim.setDashPattern({3.3, 1.8});
    painter.strokePath(area, rim);
    const QPointF middle = area.contains(all.center()) ? all.center() : middleOf(board, board.start.front());
    paintLaurel(painter, ink.start, middle, std::min(all.width(), all.height()) > cellSide ? 7.5 : 4.5);
}

void paintMark(QPainter& painter, const MapInk& ink, const MapMark& mark, QPointF middle, double least) {
    constexpr double usual = 8.6, most = 13.6;
    const double size = std::clamp(least, usual, most), radius = std::max(6.2, size * 0.54);
    painter.setPen(QPen(ink.line, 0.6));
    painter.setBrush(ink.mark);
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(QPen(ink.wall, 0.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, radius - 0.9, radius - 0.9);
    paintLine(painter, QString::fromStdString(mark.sign), Cut::bold, size, middle + QPointF(0, size * 0.33),
              Qt::AlignHCenter, ink.onMark);
}

}  // namespace intrika::maps
