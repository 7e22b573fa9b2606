#include "app/maps/map_water.h"

#include "app/faces/text_fit.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace intrika::maps {
namespace {

constexpr double widest = 8.2, edge = 0.6;  // four millimetres stay free on both sides: banks are places

// A line that runs along beside the middle.
QPainterPath beside(const RiverLine& line, double off) {
    QPainterPath path;
    for (std::size_t i = 0; i < line.points.size(); ++i) {
        const QPointF way = line.directionAt(i);
        const QPointF at = line.points[i] + QPointF(-way.y(), way.x()) * (off * line.fullness[i]);
        if (i == 0)
            path.moveTo(at);
        else
            path.lineTo(at);
    }
    return path;
}

// From a ford's or bridge's middle, x along the road.
void paintFord(QPainter& painter, const MapInk& ink) {
    QColor shallow = ink.land;
    shallow.setAlphaF(0.6F);
    painter.fillRect(QRectF(-4.4, -3.4, 8.8, 6.8), shallow);
    painter.setPen(QPen(ink.line, 0.4));
    painter.setBrush(ink.wall);
    for (int stone = 0; stone < 5; ++stone) {
        for (const double row : {-1.9, 1.9}) {
            painter.drawEllipse(QPointF(-4.6 + stone * 2.3 + (row > 0 ? 0.4 : -0.4), row), 1.1, 0.9);
        }
    }
    painter.setBrush(Qt::NoBrush);
}

// A stone bridge: the roadway from above, and below it the face with its arches.
void paintBridge(QPainter& painter, const MapInk& ink) {
    QPainterPath face(QPointF(-7.8, 0.6));
    face.quadTo(QPointF(0, -1.4), QPointF(7.8, 0.6));
    face.lineTo(7.8, 4.4);
    face.lineTo(5.2, 4.4);
    face.arcTo(QRectF(0.5, 1.2, 4.7, 6.4), 0, 180);
    face.lineTo(-0.5, 4.4);
    face.arcTo(QRectF(-5.2, 1.2, 4.7, 6.4), 0, 180);
    face.lineTo(-7.8, 4.4);
    face.closeSubpath();
    QPainterPath road(QPointF(-7.8, -3.2));
    road.quadTo(QPointF(0, -5.2), QPointF(7.8, -3.2));
    road.lineTo(7.8, 0.6);
    road.quadTo(QPointF(0, -1.4), QPointF(-7.8, 0.6));
    road.closeSubpath();
    QPainterPath under(QPointF(-5.2, 4.4));
    under.addRect(QRectF(-5.4, 1, 10.8, 3.4));
    painter.fillPath(under, ink.waterEdge);
    const QPen outline(ink.line, 0.55, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.fillPath(face, ink.wallShade);
    painter.strokePath(face, outline);
    painter.fillPath(road, ink.wall);
    painter.strokePath(road, outline);
    painter.setPen(QPen(ink.line, 0.3));
    for (int joint = -3; joint <= 3; ++joint) {
        const double x = joint * 2.0, rise = (1 - x * x / 61) * 1.0;
        painter.drawLine(QPointF(x, -3.0 - rise), QPointF(x, 0.4 - rise));
    }
}

}  // namespace

MapWater::MapWater(const BoardMap& board, std::string_view language) {
    for (const MapRiver& river : board.rivers) {
        const RiverLine line = riverLine(board, river);
        edges_.emplace_back(waterOf(line, widest));
        waters_.emplace_back(waterOf(line, widest - 2 * edge));
        for (const double off : {-1.5, 1.5}) currents_.emplace_back(beside(line, off));
        for (std::size_t cell = 0; cell < river.course.size(); ++cell) {
            const Terrain terrain = board.at(river.course[cell]);
            if (terrain != Terrain::ford && terrain != Terrain::bridge) continue;
            const QPointF flow = line.directionAt(line.middles[cell]);
            // The face of a bridge looks down the map, or to the right.
            double angle = std::atan2(flow.y(), flow.x()) * 180 / M_PI - 90;
            while (angle <= -90) angle += 180;
            while (angle > 90) angle -= 180;
            if (angle > 45) angle -= 180;
            crossings_.push_back({terrain, line.points[line.middles[cell]], angle});
        }
        name(board, river, line, language);
    }
}

// Along the longest straight reach without a crossing.
void MapWater::name(const BoardMap& board, const MapRiver& river, const RiverLine& line, std::string_view language) {
    std::size_t best = 0, length = 0;
    const std::size_t wide = river.from ? 0 : 2;  // cells below a source
    for (std::size_t from = wide; from < river.course.size(); ++from) {
        std::size_t to = from;
        const auto isPlainRiver = [&](std::size_t cell) { return board.at(river.course[cell]) == Terrain::river; };
        while (to < river.course.size() && isPlainRiver(to) &&
               (river.course[to].x == river.course[from].x || river.course[to].y == river.course[from].y)) {
            ++to;
        }
        if (to - from > length) {
            best = from;
            length = to - from;
        }
    }
    if (length < 2) return;
    const QPointF first = line.points[line.middles[best]], last = line.points[line.middles[best + length - 1]];
    const QPointF way = last - first;
    double angle = std::atan2(way.y(), way.x()) * 180 / M_PI;
    while (angle <= -90) angle += 180;
    while (angle > 89) angle -= 180;
    names_.push_back({QString::fromStdString(river.name.in(language)), (first + last) / 2, angle,
                      static_cast<double>(length) * cellSide - 4});
}

void MapWater::paint(QPainter& painter, const MapInk& ink, const QRectF& exposed) const {
    const auto fill = [&](const MapShape& shape, const QColor& colour) {
        if (shape.box().intersects(exposed)) painter.fillPath(shape.path(), colour);
    };
    for (const MapShape& shape : edges_) fill(shape, ink.waterEdge);
    for (const MapShape& shape : waters_) fill(shape, ink.water);
    QColor current = ink.waterEdge;
    current.setAlphaF(0.45F);
    QPen pen(current, 0.4, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({24, 9, 10, 13});
    for (std::size_t i = 0; i < currents_.size(); ++i) {
        // A straight line has no area: its box alone would meet nothing.
        if (!currents_[i].box().adjusted(-1, -1, 1, 1).intersects(exposed)) continue;
        pen.setDashOffset(static_cast<double>(i) * 17);
        painter.strokePath(currents_[i].path(), pen);
    }
}

void MapWater::paintCrossings(QPainter& painter, const MapInk& ink, const QRectF& exposed) const {
    for (const Crossing& crossing : crossings_) {
        if (!exposed.adjusted(-cellSide, -cellSide, cellSide, cellSide).contains(crossing.at)) continue;
        painter.save();
        painter.translate(crossing.at);
        painter.rotate(crossing.angle);
        if (crossing.kind == Terrain::ford)
            paintFord(painter, ink);
        else
            paintBridge(painter, ink);
        painter.restore();
    }
}

void MapWater::paintNames(QPainter& painter, const MapInk& ink, double size, const QRectF& exposed) const {
    for (const Name& name : names_) {
        const QPointF reach(name.room / 2, name.room / 2);
        if (!exposed.intersects(QRectF(name.middle - reach, name.middle + reach))) continue;
        if (textWidth(name.text, Cut::italic, size) > name.room) continue;
        painter.save();
        painter.translate(name.middle);
        painter.rotate(name.angle);
        paintLine(painter, name.text, Cut::italic, size, {0, size * 0.3}, Qt::AlignHCenter, ink.waterText);
        painter.restore();
    }
}

}  // namespace intrika::maps
