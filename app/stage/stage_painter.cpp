#include "app/stage/stage_painter.h"

#include "app/faces/bust.h"
#include "app/faces/number_text.h"
#include "app/faces/ornament.h"
#include "app/faces/palette.h"
#include "app/scene/dice_item.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace intrika::stage {
namespace {

const QColor gold(ink::gold);
const QColor cream(ink::tableText);
constexpr double nameSize = 20, noteSize = 19, flyingSize = 32, figureSize = 84, oldFigureSize = 38;

QPainterPath bannerPath(const QRectF& box, double cut) {
    QPainterPath path(box.topLeft());
    path.lineTo(box.topRight());
    path.lineTo(box.bottomRight());
    path.lineTo(box.center().x(), box.bottom() - cut);
    path.lineTo(box.bottomLeft());
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
    : set(loadFaces(game, faceKeys)), emblems(game), game_(game) {
    setCloth(Cloth::dark);
    const QJsonObject said = readFaceFile(game).value(QLatin1String("seals")).toObject();
    const auto signNamed = [&](const char* name) {
        const QJsonObject from = said.value(QLatin1String(name)).toObject();
        return SealSign{from.value(QLatin1String("emblem")).toString(), colourOf(from, "lit", gold)};
    };
    seals = {signNamed("wrong"), signNamed("right")};
}

void StageLooks::setCloth(Cloth cloth) { colours = stageColours(game_, cloth); }

StagePainter::StagePainter(QPainter& painter, const StageLooks& looks, FaceCache& faces, const Band& band)
    : painter_(painter), looks_(looks), faces_(faces), band_(band) {
    painter_.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
}

void StagePainter::paint(const StagePicture& picture, const StageLayout& layout, const std::vector<ShownCard>& cards,
                         double unrolled) {
    const double middle = band_.box().center().x();
    write(looks_.words.say(picture.sentence), Cut::italic, quietSize, {middle, layout.sentenceLine},
          band_.box().width() * 0.62, looks_.colours.ink.quiet);
    for (std::size_t i = 0; i < picture.sides.size(); ++i) paintSide(picture.sides[i], layout, i, unrolled);
    for (std::size_t i = 0; i < picture.columns.size(); ++i) paintColumn(picture.columns[i], layout.columns[i]);
    if (!layout.strip.isEmpty()) paintStrip(picture, layout.strip);
    paintCards(cards);
    if (picture.clasp != noFace) paintClasp(picture.clasp, layout);
    for (const StageArrow& arrow : picture.arrows) paintArrow(arrow, layout);
}

void StagePainter::paintCards(const std::vector<ShownCard>& cards) {
    for (const ShownCard& card : cards) paintCard(card);
}

void StagePainter::paintSide(const StageSide& side, const StageLayout& layout, std::size_t at, double unrolled) {
    const QRectF& box = layout.banners[at];
    const double over = band_.px(14);
    painter_.save();
    if (side.fate == StageSide::Fate::loses) painter_.setOpacity(0.72);
    painter_.save();
    painter_.setClipRect(box.adjusted(-over, -over, over, over - (1 - unrolled) * box.height()));
    paintBanner(side, box, layout.busts[at]);
    painter_.restore();
    paintRod(box, over);
    painter_.restore();
    if (!side.dice.empty()) paintDice(side, layout.dice[at], layout.dieSide);
}

void StagePainter::paintBanner(const StageSide& side, const QRectF& box, const QRectF& bust) {
    const Ground ground =
        side.seat != noSeat ? seatGround(looks_.seatColour(side.seat)) : looks_.set.faces[side.face].ground;
    const bool wins = side.fate == StageSide::Fate::wins;
    painter_.setPen(QPen(wins ? gold : QColor(ink::black), band_.px(wins ? 5 : 2)));
    painter_.setBrush(ground.ground);
    painter_.drawPath(bannerPath(box, band_.px(46)));
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(ground.shade, std::max(1.0, band_.px(1.4))));
    painter_.drawPath(bannerPath(box.adjusted(band_.px(8), band_.px(5), -band_.px(8), -band_.px(12)), band_.px(43)));
    if (bust.isEmpty())
        paintEmblem(side.face, {box.center().x(), box.top() + 0.27 * box.height()}, 0.62 * box.width(), ground);
    else
        paintPerson(side, bust);
    const QColor ink = isPale(ground.ground) ? ground.ribbon : QColor(Qt::white);
    write(looks_.words.say(side.name), Cut::bold, nameSize, {box.center().x(), box.top() + 0.53 * box.height()},
          0.86 * box.width(), ink);
    if (side.figure) paintFigure(*side.figure, box, ink);
}

void StagePainter::paintEmblem(FaceId face, QPointF centre, double side, const Ground& ground) {
    const QString emblem = face == noFace ? QString() : looks_.set.faces[face].emblem;
    looks_.emblems.paint(painter_, emblem, centre, side, {ground.lit, ground.shade, ground.rim, 20});
}

// Who it is, with what they stand for at their shoulder.
void StagePainter::paintPerson(const StageSide& side, const QRectF& bust) {
    paintBust(side.seat, bust, false);
    if (side.face == noFace) return;
    const Ground& ground = looks_.set.faces[side.face].ground;
    const QPointF shoulder(bust.right() + 0.06 * bust.width(), bust.bottom() - 0.2 * bust.height());
    const double radius = 0.24 * bust.width();
    painter_.setPen(QPen(gold, std::max(1.4, band_.px(2.4))));
    painter_.setBrush(ground.ground);
    painter_.drawEllipse(shoulder, radius, radius);
    paintEmblem(side.face, shoulder, 1.4 * radius, ground);
}

void StagePainter::paintDice(const StageSide& side, QPointF middle, double width) {
    const double step = 1.3 * width;
    double x = middle.x() - step * static_cast<double>(side.dice.size() - 1) / 2;
    for (const Die& die : side.dice) {
        painter_.save();
        painter_.translate(x, middle.y());
        paintDie(painter_, die, width);
        painter_.restore();
        x += step;
    }
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
    if (!at.bust.isEmpty()) paintBust(column.seat, at.bust, column.named);
    if (column.seat != noSeat) paintName(column, at);
    if (!column.signs.empty()) paintSigns(column, at);
    write(looks_.words.say(column.note), Cut::bold, noteSize, {at.middle, at.noteLine}, at.width,
          looks_.colours.ink.state);
}

// On a pill, for they cross whatever lies on the table.
void StagePainter::paintNotes(const std::vector<FlyingNote>& notes) {
    for (const FlyingNote& note : notes) {
        const QString text = looks_.words.say(note.text);
        const double size = band_.type(flyingSize) * note.size;
        const QSizeF pill(textWidth(text, Cut::bold, size) + 1.2 * size, 1.7 * size);
        const QRectF box(note.centre - QPointF(pill.width() / 2, pill.height() / 2), pill);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(looks_.colours.ink.state);
        painter_.drawRoundedRect(box, pill.height() / 2, pill.height() / 2);
        paintLine(painter_, text, Cut::bold, size, note.centre + QPointF(0, 0.34 * size), Qt::AlignHCenter,
                  looks_.colours.ground.edge);
    }
}

// Whoever is spoken of stands in an arch of gold, behind the hat.
void StagePainter::paintBust(Seat seat, const QRectF& box, bool named) {
    if (named) {
        const double rim = std::max(3.0, band_.px(5)), top = bustNicheTop * box.height();
        const QRectF niche = box.adjusted(-rim, top - rim, rim, rim / 2);
        painter_.fillPath(framePath(Frame::person, niche, 0), looks_.colours.ink.state);
    }
    const QPixmap picture = pixmap(faces_.person(), Form::bust, seat, box.size());
    if (!picture.isNull()) painter_.drawPixmap(box, picture, QRectF(picture.rect()));
}

void StagePainter::paintName(const StageColumn& column, const PlacedColumn& at) {
    const QString name = looks_.names.value(column.seat);
    const double chip = at.bust.isEmpty() ? band_.px(13) : 0, gap = chip > 0 ? band_.px(8) : 0;
    const double most = band_.type(nameSize);
    const double room = at.width - 2 * chip - gap;
    const FittedText fitted = fitLine(name, Cut::bold, room, most, Band::least);
    const QString shown = fitted.lines.value(0) + (fitted.lines.size() > 1 ? QStringLiteral("…") : QString());
    const double wide = textWidth(shown, Cut::bold, fitted.size);
    const double left = at.middle - (wide + 2 * chip + gap) / 2;
    if (chip > 0)
        paintSeatChip(painter_, looks_.seatColour(column.seat), {left + chip, at.nameLine - 0.3 * most}, chip);
    paintLine(painter_, shown, Cut::bold, fitted.size, {left + 2 * chip + gap, at.nameLine}, Qt::AlignLeft,
              column.named ? looks_.colours.ink.state : looks_.colours.ink.text);
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
        painter_.setPen(QPen(looks_.colours.ink.state, band_.px(3)));
        painter_.drawLine(from, to - QPointF(band_.px(4), 0));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(looks_.colours.ink.state);
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
    painter_.setPen(QPen(looks_.colours.ink.state, band_.px(3), Qt::CustomDashLine, Qt::FlatCap));
    QPen pen = painter_.pen();
    pen.setDashPattern({3, 2});
    painter_.strokePath(way, pen);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(looks_.colours.ink.state);
    painter_.drawPolygon(
        QPolygonF{QPointF(to, y - head / 2), QPointF(to - head, y + head), QPointF(to + head, y + head)});
    write(looks_.words.say(arrow.text), Cut::bold, noteSize, {(from + to) / 2, y + 0.62 * dip},
          std::abs(to - from) - 2 * head, looks_.colours.ink.state);
}

void StagePainter::paintCard(const ShownCard& shown) {
    const PlacedCard& card = shown.placed;
    const QSizeF size = card.size;
    const Form form = formOf(card.card.face, faces_);
    const QPixmap picture = pixmap(card.card.face, form, card.card.owner, size);
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
        const double shade = form == Form::onTable ? FaceCache::shadow : 0;
        painter_.drawPixmap(box.adjusted(-shade, -shade, shade, shade), picture, QRectF(picture.rect()));
    }
    if (card.card.light == StageCard::Light::gold) {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(looks_.colours.ink.state, std::max(2.0, band_.px(4))));
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
    paintSeatChip(painter_, looks_.seatColour(shown.placed.card.owner), shown.placed.centre + foot, radius);
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

QPixmap StagePainter::pixmap(FaceId face, Form form, Seat owner, QSizeF size) {
    return faces_.picture({face, form, looks_.seatColour(owner), size, painter_.device()->devicePixelRatioF()});
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
