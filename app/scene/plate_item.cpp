#include "app/scene/plate_item.h"

#include "app/faces/number_text.h"
#include "app/faces/ornament.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/scene/face_cache.h"
#include "app/scene/scene_ink.h"

#include <QPainter>

#include <cstdlib>

namespace intrika {
namespace {

constexpr double corner = 9;

// Minus two points are two points: Qt would take the singular for whatever is below two.
QString unitOf(int score) { return PlateItem::tr("point(s)", "after the number", std::abs(score)); }

}  // namespace

PlateItem::PlateItem(FaceCache& faces, Seat seat) : faces_(faces) {
    plate_.seat = seat;
    setAcceptedMouseButtons(Qt::NoButton);
}

QPainterPath PlateItem::shape() const {
    QPainterPath path;
    path.addRoundedRect(box_, corner, corner);
    return path;
}

void PlateItem::tell(const Plate& plate, const QString& name, const std::string& colour, const Words& words) {
    plate_ = plate;
    name_ = name;
    colour_ = colour;
    emblemName_ = plate.emblem == noFace ? QString() : faces_.name(plate.emblem, words);
    QStringList badges;
    for (const Text& badge : plate.badges) badges.append(words.say(badge));
    badges_ = badges.join(QStringLiteral(" · "));
    update();
}

void PlateItem::lie(const QRectF& box, double unit, double text) {
    prepareGeometryChange();
    box_ = box;
    unit_ = unit;
    text_ = text;
    update();
}

void PlateItem::addPoints(int points) {
    if (plate_.score) *plate_.score += points;
    update();
}

void PlateItem::setState(const ThingState& state) {
    if (state == state_) return;
    state_ = state;
    update();
}

QString PlateItem::description() const {
    QStringList parts{name_};
    if (!emblemName_.isEmpty()) parts.append(emblemName_);
    if (plate_.score) {
        parts.append(numberText(*plate_.score) + QLatin1Char(' ') + unitOf(*plate_.score));
    }
    parts.append(tr("%n card(s)", "in the hand", plate_.handSize));
    if (!badges_.isEmpty()) parts.append(badges_);
    if (plate_.toAct) parts.append(tr("to act"));
    return parts.join(QStringLiteral(", "));
}

void PlateItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const TableInk& ink = inkOf(*this);
    painter->fillPath(shape(), ink.plate);
    painter->strokePath(shape(), plate_.toAct ? QPen(ink.state, 2.4) : QPen(ink.plateLine, 1));
    paintRibbon(*painter);
    paintTexts(*painter);
    if (state_ != ThingState{}) paintStateOutlines(*painter, shape(), state_, ink);
}

void PlateItem::paintRibbon(QPainter& painter) const {
    const SeatInk seat = seatInk(colour_);
    const double h = box_.height();
    const QRectF ribbon(box_.left() + h * 0.14, box_.top() - 3, h * 0.46, h * 0.86);
    const QPainterPath shape = ribbonPath(ribbon, ribbon.width() * 0.28);
    painter.fillPath(shape, seat.ground);
    QColor line = seat.mark;
    line.setAlphaF(0.22F);
    const double apart = ribbon.width() * 0.15;
    paintSeatHatching(painter, colour_, shape, apart, QPen(line, apart * 0.2));
    // Brown and black would drown in the plate without a rim, yellow and white in the light one.
    painter.strokePath(shape, QPen(inkOf(*this).text, 1.5));
    paintSeatMark(painter, colour_, {ribbon.center().x(), ribbon.top() + ribbon.height() * 0.42}, ribbon.width() * 0.74,
                  seat.mark);
}

// Answers where the name has to end.
double PlateItem::paintScore(QPainter& painter, double right, double baseline) const {
    if (!plate_.score) return right;
    const TableInk& ink = inkOf(*this);
    const QString unit = unitOf(*plate_.score);
    const double unitWidth = textWidth(unit, Cut::regular, px(13));
    const QString score = numberText(*plate_.score);
    paintLine(painter, unit, Cut::regular, px(13), {right, baseline}, Qt::AlignRight, ink.quiet);
    paintLine(painter, score, Cut::bold, px(22), {right - unitWidth - 4, baseline}, Qt::AlignRight, ink.state);
    return right - unitWidth - 12 - textWidth(score, Cut::bold, px(22));
}

void PlateItem::paintTexts(QPainter& painter) const {
    const double h = box_.height();
    const double left = box_.left() + h * 0.78;
    const double right = box_.right() - 9;
    const double first = box_.top() + h * 0.36, second = box_.top() + h * 0.66, third = box_.top() + h * 0.92;
    const TableInk& ink = inkOf(*this);

    const double nameEnd = paintScore(painter, right, first);
    // Smaller where there is little room, and cut only where it could not be read any smaller.
    const auto paintFitted = [&](const QString& words, Cut cut, double most, QPointF at, double width,
                                 const QColor& colour) {
        const double wide = textWidth(words, cut, most);
        const double size = wide <= width ? most : std::max(12.0, most * width / wide);
        const QString shown = QFontMetricsF(typeFace(cut)).elidedText(words, Qt::ElideRight, width * 100 / size + 1);
        paintLine(painter, shown, cut, size, at, Qt::AlignLeft, colour);
    };
    paintFitted(name_, Cut::bold, px(19), {left, first}, nameEnd - left, ink.text);

    const QString cards = tr("%n card(s)", "in the hand", plate_.handSize);
    paintLine(painter, cards, Cut::regular, px(14), {right, second}, Qt::AlignRight, ink.quiet);
    if (plate_.emblem != noFace) {
        const double side = h * 0.34;
        const QPixmap sign =
            faces_.picture({plate_.emblem, Form::sign, {}, QSizeF(side, side), painter.device()->devicePixelRatioF()});
        painter.drawPixmap(QRectF(left - 2, second - side * 0.78, side, side), sign, QRectF(sign.rect()));
        const double room = right - textWidth(cards, Cut::regular, px(14)) - 8 - left - side;
        paintFitted(emblemName_, Cut::regular, px(15), {left + side + 2, second}, room, ink.text);
    }
    paintFitted(badges_, Cut::italic, px(13), {left, third}, right - left, ink.state);
}

}  // namespace intrika
