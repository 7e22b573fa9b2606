// What is claimed and what came of it: the strip below the columns, and the beats as beads at the foot.
#include "app/faces/ornament.h"
#include "app/faces/palette.h"
#include "app/stage/stage_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace intrika::stage {
namespace {

const QColor sealGold(ink::gold);
constexpr double beadSize = 15;

QPainterPath starPath(QPointF centre, double outer, double inner, int points) {
    QPolygonF star;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * i / points, r = i % 2 == 0 ? outer : inner;
        star << centre + r * QPointF(std::cos(angle), std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(star);
    path.closeSubpath();
    return path;
}

}  // namespace

void StagePainter::paintStrip(const StagePicture& picture, const QRectF& strip) {
    painter_.setPen(QPen(looks_.colours.ground.line, std::max(1.0, band_.px(1.4))));
    painter_.setBrush(looks_.colours.ink.plate);
    painter_.drawRoundedRect(strip, strip.height() / 2, strip.height() / 2);
    if (picture.tally) paintTally(*picture.tally, strip);
    double right = strip.right() - 0.9 * strip.height();
    for (auto seal = picture.seals.rbegin(); seal != picture.seals.rend(); ++seal) {
        paintSeal(*seal, {right, strip.center().y()});
        right -= 1.75 * strip.height();
    }
}

void StagePainter::paintTally(const StageTally& tally, const QRectF& strip) {
    const double radius = 0.38 * strip.height();
    const double step = std::min(2.2 * radius, 0.36 * strip.width() / std::max(1, tally.most));
    const FaceData& face = looks_.set.faces[tally.face];
    QPointF centre(strip.left() + 0.82 * strip.height(), strip.center().y());
    for (int i = 0; i < std::max(tally.most, tally.now); ++i, centre += QPointF(step, 0)) {
        const bool isThere = i < tally.now;
        painter_.setPen(QPen(isThere ? sealGold : looks_.colours.ink.quiet, isThere ? 3 : 1.6,
                             isThere ? Qt::SolidLine : Qt::DashLine));
        painter_.setBrush(isThere ? face.ground.ground : faded(looks_.colours.ground.edge, 0.7));
        painter_.drawEllipse(centre, radius, radius);
        painter_.setOpacity(isThere ? 1 : 0.35);
        looks_.emblems.paint(painter_, face.emblem, centre, 1.25 * radius,
                             {face.ground.lit, face.ground.shade, face.ground.rim, 18});
        painter_.setOpacity(1);
    }
    const double left = centre.x() + 0.2 * radius, room = strip.right() - 3.6 * strip.height() - left;
    const auto line = [&](const Text& text, Cut cut, double size, double y, const QColor& colour) {
        const FittedText fitted = fitLine(looks_.words.say(text), cut, room, band_.type(size), Band::least);
        paintLine(painter_, fitted.lines.value(0), cut, fitted.size, {left, y}, Qt::AlignLeft, colour);
    };
    line(tally.text, Cut::bold, 28, strip.center().y() - 0.02 * strip.height(), looks_.colours.ink.text);
    line(tally.detail, Cut::italic, quietSize, strip.center().y() + 0.3 * strip.height(), looks_.colours.ink.quiet);
}

void StagePainter::paintSeal(const StageSeal& seal, QPointF centre) {
    const double radius = 0.48 * band_.px(96);
    painter_.save();
    painter_.setOpacity(seal.fate == StageSeal::Fate::off ? 0.25 : 1);
    painter_.setPen(QPen(QColor(0x2A, 0x08, 0x10), 1.6));
    painter_.setBrush(QColor(0x5A, 0x14, 0x20));
    painter_.drawPath(starPath(centre, radius, 0.87 * radius, 14));
    painter_.setBrush(Qt::NoBrush);
    const bool stamped = seal.fate == StageSeal::Fate::stamped;
    painter_.setPen(QPen(stamped ? sealGold : QColor(0xA8, 0x43, 0x4C), stamped ? 3 : 1.6));
    painter_.drawEllipse(centre, 0.74 * radius, 0.74 * radius);
    const SealSign& sign = looks_.seals[seal.good ? 1 : 0];
    const QColor rim(0x2A, 0x08, 0x10);
    looks_.emblems.paint(painter_, sign.emblem, centre - QPointF(0, 0.24 * radius), 0.66 * radius,
                         {sign.lit, sign.lit.darker(130), rim, 20});
    const double down = sign.emblem.isEmpty() ? 0.12 : 0.44;
    write(looks_.words.say(seal.text), Cut::bold, 16, centre + QPointF(0, down * radius), 1.26 * radius,
          QColor(0xFF, 0xF0, 0xDC));
    painter_.restore();
}

void StagePainter::paintBeads(const StageLayout& layout, const QStringList& names, int at) {
    const auto count = static_cast<double>(names.size());
    const double step = std::min(band_.px(170), 0.92 * band_.box().width() / std::max(1.0, count));
    const double y = layout.beadLine, radius = std::max(4.0, band_.px(7));
    double x = band_.box().center().x() - step * (count - 1) / 2;
    for (int i = 0; i < names.size(); ++i, x += step) {
        const bool isReached = i <= at;
        if (i > 0) {
            painter_.setPen(QPen(faded(looks_.colours.ground.line, isReached ? 0.9 : 0.35), 1.6));
            painter_.drawLine(QPointF(x - step + radius, y), QPointF(x - radius, y));
        }
        painter_.setPen(QPen(looks_.colours.ground.line, 1.6));
        painter_.setBrush(isReached ? looks_.colours.ink.state : looks_.colours.ground.edge);
        painter_.drawEllipse(QPointF(x, y), radius, radius);
        write(names[i], i == at ? Cut::bold : Cut::regular, beadSize, {x, y + radius + band_.type(beadSize) * 1.05},
              step - 8, i == at ? looks_.colours.ink.state : looks_.colours.ink.quiet);
    }
}

}  // namespace intrika::stage
