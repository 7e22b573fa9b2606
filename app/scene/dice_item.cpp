#include "app/scene/dice_item.h"

#include "app/faces/number_text.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/scene/layers.h"
#include "app/scene/scene_ink.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace intrika::scene {
namespace {

constexpr double rest = 0.5;                    // of the way: from here on the dice lie
constexpr double dieGap = 0.34, dieRim = 0.42;  // of a die's side
constexpr int tumbles = 6;

// Which pips of a three by three lattice a face shows, row by row.
constexpr std::array<std::array<bool, 9>, 6> pipPlaces{{{0, 0, 0, 0, 1, 0, 0, 0, 0},
                                                        {1, 0, 0, 0, 0, 0, 0, 0, 1},
                                                        {1, 0, 0, 0, 1, 0, 0, 0, 1},
                                                        {1, 0, 1, 0, 0, 0, 1, 0, 1},
                                                        {1, 0, 1, 0, 1, 0, 1, 0, 1},
                                                        {1, 0, 1, 1, 0, 1, 1, 0, 1}}};

void paintPips(QPainter& painter, const QRectF& box, int value) {
    const auto& pips = pipPlaces[static_cast<std::size_t>(std::clamp(value, 1, 6) - 1)];
    const double apart = box.width() * 0.27, radius = box.width() * 0.095;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(ink::black));
    for (int pip = 0; pip < 9; ++pip) {
        if (!pips[static_cast<std::size_t>(pip)]) continue;
        painter.drawEllipse(box.center() + QPointF(pip % 3 - 1, pip / 3 - 1) * apart, radius, radius);
    }
}

}  // namespace

void paintDie(QPainter& painter, const Die& die, double side) {
    const QRectF box(-side / 2, -side / 2, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 70));
    painter.drawRoundedRect(box.translated(1, 3), side * 0.2, side * 0.2);
    painter.setPen(QPen(QColor(ink::black), std::max(1.2, side * 0.04)));
    painter.setBrush(QColor(ink::paper));
    painter.drawRoundedRect(box, side * 0.2, side * 0.2);
    paintPips(painter, box, die.value);
    if (die.counts) return;
    for (const auto& [colour, wide] : {std::pair(ink::paper, 0.17), std::pair(ink::wine, 0.09)}) {
        painter.setPen(QPen(QColor(colour), side * wide, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(box.topLeft() * 0.86, box.bottomRight() * 0.86);
    }
}

DiceItem::DiceItem(std::vector<Die> dice, double side) : dice_(std::move(dice)), side_(side) {
    setZValue(layer::flying);
    setAcceptedMouseButtons(Qt::NoButton);
}

// A single die makes what it shows.
double DiceItem::width() const {
    const auto places = static_cast<double>(dice_.size() + (dice_.size() > 1 ? 1 : 0));
    return side_ * (places + dieGap * (places - 1));
}

QRectF DiceItem::boundingRect() const {
    const QSizeF size(width() + 2 * dieRim * side_, side_ * (1 + 2 * dieRim) + side_ * 0.5);
    return QRectF(-QPointF(size.width(), size.height()) / 2, size).adjusted(-6, -6, 6, 6);
}

bool DiceItem::lie() const { return part_ >= rest; }

void DiceItem::roll(double part) {
    part_ = part;
    update();
}

// While it tumbles another face is up, never the same twice in a row.
int DiceItem::shown(std::size_t index) const {
    const int value = dice_[index].value;
    if (lie()) return value;
    const int turn = static_cast<int>(part_ / rest * tumbles);
    return (value + (tumbles - turn) * (index % 2 == 0 ? 1 : 5) - 1) % 6 + 1;
}

QPointF DiceItem::placeOf(std::size_t index) const {
    const double left = -width() / 2 + side_ * (0.5 + static_cast<double>(index) * (1 + dieGap));
    if (lie()) return {left, 0};
    const double way = 1 - part_ / rest;
    const double hop = std::abs(std::sin(way * M_PI * 2.5)) * way * side_ * 0.5;
    return {left + way * side_ * (index % 2 == 0 ? -0.4 : 0.5), -hop};
}

void DiceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF panel = boundingRect().adjusted(6, 6 + side_ * 0.25, -6, -6 - side_ * 0.25);
    const TableInk& ink = inkOf(*this);
    painter->setPen(QPen(ink.state, 1.2));
    painter->setBrush(ink.clothEdge);
    painter->drawRoundedRect(panel, 10, 10);
    for (std::size_t index = 0; index < dice_.size(); ++index) paintDie(*painter, index);
    if (lie() && dice_.size() > 1) paintSum(*painter);
}

void DiceItem::paintDie(QPainter& painter, std::size_t index) const {
    const double spread = index % 2 == 0 ? -5 : 4;  // degrees: dice do not fall in a row
    painter.save();
    painter.translate(placeOf(index));
    painter.rotate(lie() ? spread : spread + (1 - part_ / rest) * 400);
    const auto face = static_cast<std::uint8_t>(shown(index));
    scene::paintDie(painter, {face, !lie() || dice_[index].counts}, side_);
    painter.restore();
}

void DiceItem::paintSum(QPainter& painter) const {
    const auto add = [](int sum, const Die& die) { return sum + (die.counts ? die.value : 0); };
    const QString sum = numberText(std::accumulate(dice_.begin(), dice_.end(), 0, add));
    const double size = side_ * 0.78;
    paintLine(painter, sum, Cut::bold, size, placeOf(dice_.size()) + QPointF(0, size * 0.34), Qt::AlignHCenter,
              inkOf(*this).state);
}

}  // namespace intrika::scene
