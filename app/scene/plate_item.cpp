#include "app/scene/plate_item.h"

#include "app/faces/number_text.h"
#include "app/faces/ornament.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/scene/face_cache.h"
#include "app/scene/scene_ink.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace intrika::scene {
namespace {

constexpr double plateCorner = 9;
constexpr double extraLine = 0.3;    // of the height of three lines
constexpr double besideEdge = 10;    // of a line below the ribbon
constexpr double trackShare = 1.42;  // of a track's letters: its emblem with the gap after it

// Minus two points are two points: Qt would take the singular for whatever is below two.
QString unitOf(int score) { return PlateItem::tr("point(s)", "after the number", std::abs(score)); }

int linesOfTracks(const Plate& plate) {
    int lines = 0;
    for (const Track& track : plate.tracks) lines = std::max(lines, track.line + 1);
    return lines;
}

// The first line of tracks takes the place of the badges. They stand below it, where it is the only one, and else
// beside the hand.
bool hasBadgesBelow(const Plate& plate) { return linesOfTracks(plate) == 1; }

}  // namespace

double plateGrowth(const Plate& plate) {
    const int lines = std::max(1, linesOfTracks(plate)) + (hasBadgesBelow(plate) ? 1 : 0);
    return 1 + (lines - 1) * extraLine;
}

PlateItem::PlateItem(FaceCache& faces, Seat seat) : faces_(faces) {
    plate_.seat = seat;
    setAcceptedMouseButtons(Qt::NoButton);
}

QPainterPath PlateItem::plateShape() const {
    QPainterPath path;
    path.addRoundedRect(box_, plateCorner, plateCorner);
    return path;
}

QPainterPath PlateItem::shape() const {
    QPainterPath path = plateShape();
    path.addRect(bust_);
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
    trackNames_.clear();
    for (const Track& track : plate.tracks) trackNames_.append(words.say(track.name));
    update();
}

void PlateItem::lie(const QRectF& box, const QRectF& bust, double unit, double text) {
    prepareGeometryChange();
    box_ = box;
    bust_ = bust;
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

bool PlateItem::shows(const QSet<FaceId>& faces) const {
    const auto isTracked = [&](const Track& track) { return faces.contains(track.emblem); };
    return faces.contains(plate_.emblem) || (!bust_.isEmpty() && faces.contains(faces_.person())) ||
           std::any_of(plate_.tracks.begin(), plate_.tracks.end(), isTracked);
}

QString PlateItem::description() const {
    QStringList parts{name_};
    if (!emblemName_.isEmpty()) parts.append(emblemName_);
    if (plate_.score) {
        parts.append(numberText(*plate_.score) + QLatin1Char(' ') + unitOf(*plate_.score));
    }
    parts.append(tr("%n card(s)", "in the hand", plate_.handSize));
    if (!badges_.isEmpty()) parts.append(badges_);
    parts += trackNames_;
    if (plate_.toAct) parts.append(tr("to act"));
    return parts.join(QStringLiteral(", "));
}

void PlateItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const TableInk& ink = inkOf(*this);
    if (!bust_.isEmpty()) paintBust(*painter);
    painter->fillPath(plateShape(), ink.plate);
    if (plate_.toAct) paintTurn(*painter);
    painter->strokePath(plateShape(), QPen(ink.plateLine, 1));
    paintRibbon(*painter);
    paintTexts(*painter);
    if (state_ != ThingState{}) paintStateOutlines(*painter, plateShape(), state_, ink);
}

void PlateItem::paintBust(QPainter& painter) const {
    const QPixmap picture =
        faces_.picture({faces_.person(), Form::bust, colour_, bust_.size(), painter.device()->devicePixelRatioF()});
    if (!picture.isNull()) painter.drawPixmap(bust_, picture, QRectF(picture.rect()));
}

// Lit from above: a frame would say that the plate may be picked.
void PlateItem::paintTurn(QPainter& painter) const {
    constexpr double band = 5;
    const TableInk& ink = inkOf(*this);
    QColor dark = ink.turn;
    dark.setAlpha(0);
    QLinearGradient light(box_.topLeft(), box_.bottomLeft());
    light.setColorAt(0, ink.turn);
    light.setColorAt(1, dark);
    painter.fillPath(plateShape(), light);
    painter.save();
    painter.setClipRect(QRectF(box_.topLeft(), QSizeF(box_.width(), band)), Qt::IntersectClip);
    painter.fillPath(plateShape(), ink.state);
    painter.restore();
}

void PlateItem::paintRibbon(QPainter& painter) const {
    const SeatInk seat = seatInk(colour_);
    const double h = textHeight();
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

// Smaller where there is little room, and cut only where it could not be read any smaller.
void PlateItem::paintFitted(QPainter& painter, const QString& words, Cut cut, double most, QPointF at, double width,
                            const QColor& colour) const {
    const double wide = textWidth(words, cut, most);
    const double size = wide <= width ? most : std::max(leastLetters, most * width / wide);
    const QString shown = QFontMetricsF(typeFace(cut)).elidedText(words, Qt::ElideRight, width * 100 / size + 1);
    paintLine(painter, shown, cut, size, at, Qt::AlignLeft, colour);
}

void PlateItem::paintTexts(QPainter& painter) const {
    const double h = textHeight();
    const double left = box_.left() + h * 0.78;
    const double right = box_.right() - 9;
    const double first = box_.top() + h * 0.36, second = box_.top() + h * 0.66;
    const double third = box_.top() + h * (hasBadgesBelow(plate_) ? 0.96 : 0.92), fourth = box_.bottom() - h * 0.08;
    const TableInk& ink = inkOf(*this);

    const double nameEnd = paintScore(painter, right, first);
    paintFitted(painter, name_, Cut::bold, px(19), {left, first}, nameEnd - left, ink.text);
    const QString cards = tr("%n card(s)", "in the hand", plate_.handSize);
    paintLine(painter, cards, Cut::regular, px(14), {right, second}, Qt::AlignRight, ink.quiet);
    const double cardsBegin = right - textWidth(cards, Cut::regular, px(14)) - 8;
    if (plate_.emblem != noFace) paintEmblem(painter, left, cardsBegin, second);
    paintTracks(painter, left, right, third);
    QPointF badges(left, third);
    double badgesEnd = right;
    if (hasBadgesBelow(plate_)) {
        badges = {box_.left() + besideEdge, fourth};
    } else if (!plate_.tracks.empty()) {
        badges.setY(second);
        badgesEnd = cardsBegin;
    }
    paintFitted(painter, badges_, Cut::italic, px(13), badges, badgesEnd - badges.x(), ink.state);
}

void PlateItem::paintSign(QPainter& painter, FaceId face, const QRectF& box) const {
    const QPixmap sign = faces_.picture({face, Form::sign, {}, box.size(), painter.device()->devicePixelRatioF()});
    painter.drawPixmap(box, sign, QRectF(sign.rect()));
}

void PlateItem::paintEmblem(QPainter& painter, double left, double right, double baseline) const {
    const double side = textHeight() * 0.34;
    paintSign(painter, plate_.emblem, {left - 2, baseline - side * 0.78, side, side});
    paintFitted(painter, emblemName_, Cut::regular, px(15), {left + side + 2, baseline}, right - left - side,
                inkOf(*this).text);
}

// The first line stands beside the ribbon, the others have the plate's whole width.
void PlateItem::paintTracks(QPainter& painter, double left, double right, double baseline) const {
    const double pitch = textHeight() * extraLine;
    for (int line = 0; line < linesOfTracks(plate_); ++line) {
        const double begin = line == 0 ? left : box_.left() + besideEdge;
        const double foot = baseline + pitch * line;
        paintTrackLine(painter, line, {begin, foot - pitch, right - begin, pitch});
    }
}

// Emblem, figure and how far it can go, unless there is no room for that; what is nearly there stands out.
void PlateItem::paintTrackLine(QPainter& painter, int line, const QRectF& box) const {
    struct Shown {
        const Track* track;
        QString value, most;
    };
    std::vector<Shown> all;
    for (const Track& track : plate_.tracks) {
        if (track.line != line) continue;
        all.push_back(
            {&track, numberText(track.value), track.most == 0 ? QString() : QStringLiteral("/%1").arg(track.most)});
    }
    const auto wide = [&all](double size) {
        double sum = 0;
        for (const Shown& one : all) {
            sum += size * trackShare + textWidth(one.value, Cut::bold, size) + textWidth(one.most, Cut::regular, size);
        }
        return sum;
    };
    constexpr double leastGap = 6;
    const auto gaps = static_cast<double>(all.size()) - 1;
    const double usual = px(14);
    const auto fitting = [&] { return std::min(usual, usual * (box.width() - leastGap * gaps) / wide(usual)); };
    if (fitting() < leastLetters) {
        for (Shown& one : all) one.most.clear();
    }
    const double size = fitting();
    const double gap = gaps < 1 ? 0 : std::min((box.width() - wide(size)) / gaps, usual * 1.6);
    const TableInk& ink = inkOf(*this);
    double x = box.left();
    const double baseline = box.bottom();
    for (const Shown& one : all) {
        const double side = std::round(std::min(box.height() * 0.94, size * (trackShare - 0.12)));
        paintSign(painter, one.track->emblem, {x, baseline + size * 0.2 - side, side, side});
        x += size * trackShare;
        const bool nearly = one.track->most > 0 && one.track->value * 4 >= one.track->most * 3;
        paintLine(painter, one.value, Cut::bold, size, {x, baseline}, Qt::AlignLeft, nearly ? ink.state : ink.text);
        x += textWidth(one.value, Cut::bold, size);
        paintLine(painter, one.most, Cut::regular, size, {x, baseline}, Qt::AlignLeft, ink.quiet);
        x += textWidth(one.most, Cut::regular, size) + gap;
    }
}

}  // namespace intrika::scene
