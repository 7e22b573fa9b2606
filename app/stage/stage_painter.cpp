#include "app/stage/stage_painter.h"

#include "app/faces/number_text.h"
#include "app/faces/ornament.h"
#include "app/faces/palette.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace intrika::stage {
namespace {

const QColor gold(ink::gold);
const QColor cream(ink::tableText);
constexpr double nameSize = 20, noteSize = 19, quietSize = 18, figureSize = 84, oldFigureSize = 38, beadSize = 15;

QPainterPath bannerPath(const QRectF& box, double cut) {
    QPainterPath path(box.topLeft());
    path.lineTo(box.topRight());
    path.lineTo(box.bottomRight());
    path.lineTo(box.center().x(), box.bottom() - cut);
    path.lineTo(box.bottomLeft());
    path.closeSubpath();
    return path;
}

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

bool isPale(const QColor& colour) { return colour.lightnessF() > 0.6F; }

Ground seatGround(const std::string& colour) {
    const SeatInk seat = seatInk(colour);
    Ground ground;
    ground.ground = seat.ground;
    ground.lit = cream;
    ground.shade = QColor(ink::gold).darker(125);
    ground.ribbon = seat.mark;
    ground.grain = seat.mark;
    ground.rim = QColor(ink::black);
    return ground;
}

}  // namespace

StageLooks::StageLooks(const QString& game, const std::vector<std::string>& faceKeys)
    : ground(gameColours(game, Cloth::dark)), set(loadFaces(game, faceKeys)), emblems(game) {
    const Ground cards = groundNamed(readFaceFile(game), QStringLiteral("game"));
    ground.ground = cards.ground;
    ground.edge = cards.deep;
}

StagePainter::StagePainter(QPainter& painter, const StageLooks& looks, FaceCache& faces, const Band& band)
    : painter_(painter), looks_(looks), faces_(faces), band_(band) {
    painter_.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
}

void StagePainter::paint(const StagePicture& picture, const StageLayout& layout, const std::vector<ShownCard>& cards,
                         double unrolled) {
    const double middle = band_.box().center().x();
    write(looks_.words.say(picture.sentence), Cut::italic, quietSize, {middle, layout.sentenceLine},
          band_.box().width() * 0.62, looks_.ground.quiet);
    for (std::size_t i = 0; i < picture.sides.size(); ++i) paintSide(picture.sides[i], layout.banners[i], unrolled);
    for (std::size_t i = 0; i < picture.columns.size(); ++i) paintColumn(picture.columns[i], layout.columns[i]);
    if (!layout.strip.isEmpty()) paintStrip(picture, layout.strip);
    for (const ShownCard& card : cards) paintCard(card);
    if (picture.clasp != noFace) paintClasp(picture.clasp, layout);
    for (const StageArrow& arrow : picture.arrows) paintArrow(arrow, layout);
}

void StagePainter::paintSide(const StageSide& side, const QRectF& box, double unrolled) {
    const double over = band_.px(14);
    painter_.save();
    if (side.fate == StageSide::Fate::loses) painter_.setOpacity(0.72);
    painter_.save();
    painter_.setClipRect(box.adjusted(-over, -over, over, over - (1 - unrolled) * box.height()));
    paintBanner(side, box);
    painter_.restore();
    paintRod(box, over);
    painter_.restore();
}

void StagePainter::paintBanner(const StageSide& side, const QRectF& box) {
    const Ground ground =
        side.seat != noSeat ? seatGround(looks_.colourOf(side.seat)) : looks_.set.faces[side.face].ground;
    const bool wins = side.fate == StageSide::Fate::wins;
    painter_.setPen(QPen(wins ? gold : QColor(ink::black), band_.px(wins ? 5 : 2)));
    painter_.setBrush(ground.ground);
    painter_.drawPath(bannerPath(box, band_.px(46)));
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(ground.shade, std::max(1.0, band_.px(1.4))));
    painter_.drawPath(bannerPath(box.adjusted(band_.px(8), band_.px(5), -band_.px(8), -band_.px(12)), band_.px(43)));
    const QString emblem = side.face == noFace ? QString() : looks_.set.faces[side.face].emblem;
    looks_.emblems.paint(painter_, emblem, {box.center().x(), box.top() + 0.27 * box.height()}, 0.62 * box.width(),
                         {ground.lit, ground.shade, ground.rim, 20});
    const QColor ink = isPale(ground.ground) ? ground.ribbon : QColor(Qt::white);
    write(looks_.words.say(side.name), Cut::bold, nameSize, {box.center().x(), box.top() + 0.53 * box.height()},
          0.86 * box.width(), ink);
    if (side.figure) paintFigure(*side.figure, box, ink);
}

void StagePainter::paintRod(const QRectF& box, double over) {
    const double thick = band_.px(10), knob = band_.px(8);
    painter_.setPen(QPen(QColor(ink::black), 1.2));
    painter_.setBrush(QColor(0x7A, 0x5A, 0x2A));
    const QRectF rod(box.left() - over, box.top() - thick / 2 - 1, box.width() + 2 * over, thick);
    painter_.drawRoundedRect(rod, 4, 4);
    painter_.setBrush(gold);
    for (const double end : {rod.left(), rod.right()}) painter_.drawEllipse(QPointF(end, box.top() - 1), knob, knob);
}

// The old number struck out, the new one large beside it.
void StagePainter::paintFigure(const StageFigure& figure, const QRectF& box, const QColor& ink) {
    const double size = band_.px(figureSize), old = band_.px(oldFigureSize);
    const QString now = numberText(figure.now);
    const double baseline = box.top() + 0.75 * box.height();
    if (!figure.before) {
        write(now, Cut::bold, figureSize, {box.center().x(), baseline}, box.width(), ink);
        return;
    }
    const QString before = numberText(*figure.before);
    const double first = textWidth(before, Cut::regular, old), second = textWidth(now, Cut::bold, size);
    const double gap = 0.24 * old, left = box.center().x() - (first + gap + second) / 2;
    paintLine(painter_, before, Cut::regular, old, {left, baseline}, Qt::AlignLeft, ink);
    painter_.setPen(QPen(ink, band_.px(3), Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(QPointF(left - 0.1 * old, baseline - 0.24 * old),
                      QPointF(left + first + 0.1 * old, baseline - 0.44 * old));
    paintLine(painter_, now, Cut::bold, size, {left + first + gap, baseline}, Qt::AlignLeft, ink);
}

void StagePainter::paintColumn(const StageColumn& column, const PlacedColumn& at) {
    if (column.seat != noSeat) paintName(column, at);
    if (!column.signs.empty()) paintSigns(column, at);
    write(looks_.words.say(column.note), Cut::bold, noteSize, {at.middle, at.noteLine}, at.width, gold);
}

void StagePainter::paintName(const StageColumn& column, const PlacedColumn& at) {
    const QString name = looks_.names.value(column.seat);
    const double chip = band_.px(13), gap = band_.px(8), most = band_.type(nameSize);
    const double room = at.width - 2 * chip - gap;
    const FittedText fitted = fitLine(name, Cut::bold, room, most, Band::least);
    const QString shown = fitted.lines.value(0) + (fitted.lines.size() > 1 ? QStringLiteral("…") : QString());
    const double wide = textWidth(shown, Cut::bold, fitted.size);
    const double left = at.middle - (wide + 2 * chip + gap) / 2;
    paintSeatChip(painter_, looks_.colourOf(column.seat), {left + chip, at.nameLine - 0.3 * most}, chip);
    paintLine(painter_, shown, Cut::bold, fitted.size, {left + 2 * chip + gap, at.nameLine}, Qt::AlignLeft,
              column.named ? gold : cream);
}

// Side by side, or one that leads to the next.
void StagePainter::paintSigns(const StageColumn& column, const PlacedColumn& at) {
    const double side = band_.px(27), step = band_.px(column.signsChange ? 66 : 40), y = at.signLine - 0.3 * side;
    const auto last = static_cast<double>(column.signs.size() - 1);
    for (std::size_t i = 0; i < column.signs.size(); ++i) {
        const QPointF centre(at.middle + (static_cast<double>(i) - last / 2) * step, y);
        const FaceData& face = looks_.set.faces[column.signs[i]];
        const Ground& ground = face.ground;
        painter_.setPen(QPen(gold, 1));
        painter_.setBrush(ground.ground);
        painter_.drawEllipse(centre, 0.62 * side, 0.62 * side);
        looks_.emblems.paint(painter_, face.emblem, centre, 0.86 * side, {ground.lit, ground.shade, ground.rim, 14});
        if (!column.signsChange || i + 1 == column.signs.size()) continue;
        const QPointF from = centre + QPointF(0.8 * side, 0), to = centre + QPointF(step - 0.8 * side, 0);
        painter_.setPen(QPen(gold, band_.px(3)));
        painter_.drawLine(from, to - QPointF(band_.px(4), 0));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(gold);
        painter_.drawPolygon(
            QPolygonF{to, to + QPointF(-band_.px(9), -band_.px(6)), to + QPointF(-band_.px(9), band_.px(6))});
    }
}

// In a bow below the two columns, with what goes along it.
void StagePainter::paintArrow(const StageArrow& arrow, const StageLayout& layout) {
    const double from = layout.columns[arrow.from].middle, to = layout.columns[arrow.to].middle;
    const double y = layout.arrowLine, dip = band_.px(54), head = band_.px(10);
    QPainterPath way(QPointF(from, y));
    way.cubicTo(QPointF(from, y + dip), QPointF(to, y + dip), QPointF(to, y + head));
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(gold, band_.px(3), Qt::CustomDashLine, Qt::FlatCap));
    QPen pen = painter_.pen();
    pen.setDashPattern({3, 2});
    painter_.strokePath(way, pen);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(gold);
    painter_.drawPolygon(
        QPolygonF{QPointF(to, y - head / 2), QPointF(to - head, y + head), QPointF(to + head, y + head)});
    write(looks_.words.say(arrow.text), Cut::bold, noteSize, {(from + to) / 2, y + 0.62 * dip},
          std::abs(to - from) - 2 * head, gold);
}

void StagePainter::paintCard(const ShownCard& shown) {
    const PlacedCard& card = shown.placed;
    const QSizeF size = card.size;
    const QPixmap picture = pixmap(card.card.face, Form::onTable, card.card.owner, size);
    painter_.save();
    painter_.translate(card.centre);
    if (shown.left < 1) {
        painter_.setClipRect(QRectF(-size.width(), -size.height(), 2 * size.width(), 1.5 * size.height()));
        painter_.translate(0, (1 - shown.left) * size.height());
    }
    painter_.rotate(card.angle);
    painter_.setOpacity(shown.opacity * (card.card.light == StageCard::Light::dim ? 0.45 : 1));
    painter_.scale(std::max(0.01, shown.width), 1);
    const QRectF box(QPointF(-size.width() / 2, -size.height() / 2), size);
    if (!picture.isNull()) {
        constexpr double shade = FaceCache::shadow;
        painter_.drawPixmap(box.adjusted(-shade, -shade, shade, shade), picture, QRectF(picture.rect()));
    }
    if (card.card.light == StageCard::Light::gold) {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(gold, std::max(2.0, band_.px(4))));
        painter_.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 6, 6);
    }
    painter_.restore();
    const bool showsOwner = looks_.set.faces[card.card.face].owned;
    if (card.card.owner != noSeat && !showsOwner && shown.left >= 1) paintChip(shown);
}

// Whose it is, on its lower edge.
void StagePainter::paintChip(const ShownCard& shown) {
    painter_.setOpacity(shown.opacity);
    const double radius = std::clamp(0.13 * shown.placed.size.height(), 7.0, band_.px(15) + 3);
    const QPointF foot(0, shown.placed.size.height() / 2);
    paintSeatChip(painter_, looks_.colourOf(shown.placed.card.owner), shown.placed.centre + foot, radius);
    painter_.setOpacity(1);
}

void StagePainter::paintClasp(FaceId face, const StageLayout& layout) {
    const double side = layout.claspSide;
    const QPixmap picture = pixmap(face, Form::onTable, noSeat, {side, side});
    if (picture.isNull()) return;
    constexpr double shade = FaceCache::shadow;
    const QRectF box(layout.clasp - QPointF(side / 2, side / 2), QSizeF(side, side));
    painter_.drawPixmap(box.adjusted(-shade, -shade, shade, shade), picture, QRectF(picture.rect()));
}

void StagePainter::paintStrip(const StagePicture& picture, const QRectF& strip) {
    painter_.setPen(QPen(looks_.ground.line, std::max(1.0, band_.px(1.4))));
    painter_.setBrush(faded(QColor(0x0A, 0x14, 0x18), 0.72));
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
        painter_.setPen(
            QPen(isThere ? gold : looks_.ground.quiet, isThere ? 3 : 1.6, isThere ? Qt::SolidLine : Qt::DashLine));
        painter_.setBrush(isThere ? face.ground.ground : faded(looks_.ground.edge, 0.7));
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
    line(tally.text, Cut::bold, 28, strip.center().y() - 0.02 * strip.height(), cream);
    line(tally.detail, Cut::italic, quietSize, strip.center().y() + 0.3 * strip.height(), looks_.ground.quiet);
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
    painter_.setPen(QPen(stamped ? gold : QColor(0xA8, 0x43, 0x4C), stamped ? 3 : 1.6));
    painter_.drawEllipse(centre, 0.74 * radius, 0.74 * radius);
    write(looks_.words.say(seal.text), Cut::bold, 17, centre + QPointF(0, 0.12 * radius), 1.4 * radius,
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
            painter_.setPen(QPen(faded(looks_.ground.line, isReached ? 0.9 : 0.35), 1.6));
            painter_.drawLine(QPointF(x - step + radius, y), QPointF(x - radius, y));
        }
        painter_.setPen(QPen(looks_.ground.line, 1.6));
        painter_.setBrush(isReached ? gold : looks_.ground.edge);
        painter_.drawEllipse(QPointF(x, y), radius, radius);
        write(names[i], i == at ? Cut::bold : Cut::regular, beadSize, {x, y + radius + band_.type(beadSize) * 1.05},
              step - 8, i == at ? gold : looks_.ground.quiet);
    }
}

QPixmap StagePainter::pixmap(FaceId face, Form form, Seat owner, QSizeF size) {
    return faces_.picture({face, form, looks_.colourOf(owner), size, painter_.device()->devicePixelRatioF()});
}

void StagePainter::write(const QString& text, Cut cut, double most, QPointF baseline, double width,
                         const QColor& colour) {
    if (text.isEmpty() || width <= 0) return;
    const FittedText fitted = fitLine(text, cut, width, band_.type(most), Band::least);
    double y = baseline.y();
    for (const QString& line : fitted.lines) {
        paintLine(painter_, line, cut, fitted.size, {baseline.x(), y}, Qt::AlignHCenter, colour);
        y += 1.1 * fitted.size;
    }
}

}  // namespace intrika::stage
