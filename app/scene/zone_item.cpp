#include "app/scene/zone_item.h"

#include "app/scene/place_cost.h"
#include "app/scene/scene_ink.h"
#include "app/scene/table_ground.h"
#include "app/scene/table_scene.h"

#include <QPainter>

#include <algorithm>

namespace intrika::scene {
namespace {

constexpr double plainShare = 0.45;  // of a ring

}  // namespace

void ZoneItem::lie(const ZoneSpots& spots, const QString& text, double mostSize, bool empty) {
    if (frame_ == spots.frame && label_ == spots.label && text_ == text && most_ == mostSize && empty_ == empty) return;
    prepareGeometryChange();
    frame_ = spots.frame;
    label_ = spots.label;
    text_ = text;
    most_ = mostSize;
    empty_ = empty;
    fitted_ = text_.isEmpty() ? FittedText()
                              : fitParagraph(text_, Cut::regular, label_.size(), most_, leastLetters, labelLead);
    update();
}

void ZoneItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (label_.isEmpty() || text_.isEmpty()) return;
    if (empty_) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(inkOf(*this).dots, 1.2, Qt::DashLine));
        painter->drawRoundedRect(frame_.adjusted(1, 1, -1, -1), 4, 4);
    }
    paintLines(*painter, fitted_, Cut::regular, label_, inkOf(*this).quiet, labelLead);
}

QRectF ZoneItem::written() const {
    if (label_.isEmpty() || fitted_.lines.isEmpty()) return {};
    double width = 0;
    for (const QString& line : fitted_.lines) width = std::max(width, textWidth(line, Cut::regular, fitted_.size));
    QRectF box(0, 0, width, fitted_.size * labelLead * static_cast<double>(fitted_.lines.size()));
    box.moveCenter(label_.center());
    return box;
}

QPainterPath PlaceItem::shape() const {
    QPainterPath path;
    if (round_)
        path.addEllipse(box_);
    else
        path.addRoundedRect(box_, 6, 6);
    return path;
}

void PlaceItem::lie(const QRectF& box, bool round) {
    prepareGeometryChange();
    box_ = box;
    round_ = round;
    onMap_ = false;
    update();
}

void PlaceItem::lieOnMap(const QRectF& box, const std::optional<QString>& cost, bool risky) {
    lie(box, true);
    onMap_ = true;
    cost_ = cost;
    risky_ = risky;
}

void PlaceItem::setState(const ThingState& state) {
    if (state == state_) return;
    state_ = state;
    update();
}

void PlaceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    if (onMap_) return paintOnMap(*painter);
    const TableInk& ink = inkOf(*this);
    if (state_ == ThingState{}) {  // only to be asked about
        painter->setPen(QPen(ink.dots, 1.5, Qt::DotLine));
        painter->drawEllipse(box_.center(), 6, 6);
        return;
    }
    QColor ground = ink.panel;
    ground.setAlpha(170);
    painter->fillPath(shape(), ground);
    if (!state_.picked && !paintSign(*painter)) paintPlus(*painter);
    paintStateOutlines(*painter, shape(), state_, ink);
}

// What the ground has for it, on a border of the ring.
bool PlaceItem::paintSign(QPainter& painter) const {
    auto* table = qobject_cast<TableScene*>(scene());
    if (!round_ || table == nullptr) return false;
    const TableInk& ink = table->ink();
    return table->ground().surface().paintPlaceSign(painter, box_.center(), box_.height() * 0.62, ink.state);
}

void PlaceItem::paintPlus(QPainter& painter) const {
    const double arm = std::min(box_.width(), box_.height()) * 0.18;
    painter.setPen(QPen(inkOf(*this).state, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(box_.center() - QPointF(arm, 0), box_.center() + QPointF(arm, 0));
    painter.drawLine(box_.center() - QPointF(0, arm), box_.center() + QPointF(0, arm));
}

bool PlaceItem::isMarkedRisky() const { return risky_ && isMarkedOnMap(); }

// A map is paper on any cloth, and what lies under the sign must be read: a ring, and what it costs in it.
void PlaceItem::paintOnMap(QPainter& painter) const {
    const TableInk& ink = paperInk();
    const QPointF middle = box_.center();
    const QString cost = cost_.value_or(QString());
    const bool isPlain = cost.isEmpty() && !risky_ && !state_.picked;
    if (isMarkedOnMap() && isPlain) {  // often the whole map is full of them
        painter.setPen(QPen(Qt::white, 1));
        painter.setBrush(ink.state);
        painter.drawEllipse(middle, ringRadius(box_) * plainShare, ringRadius(box_) * plainShare);
    } else if (isMarkedOnMap()) {
        QColor ground(Qt::white);
        ground.setAlpha(cost.isEmpty() ? 90 : 190);
        const double radius = ringRadius(box_), letters = costSize(box_, cost);
        painter.setPen(QPen(ink.state, state_.picked ? 4 : 2));
        painter.setBrush(ground);
        painter.drawEllipse(middle, radius - 1, radius - 1);
        if (letters > 0)
            paintLine(painter, cost, Cut::bold, letters, middle + QPointF(0, letters * 0.34), Qt::AlignHCenter,
                      ink.state);
        if (risky_) paintRiskAt(painter, box_);
    }
    ThingState focus;
    focus.focused = state_.focused;
    if (state_.focused) paintStateOutlines(painter, shape(), focus, ink, outlineShare(box_.height()));
}

}  // namespace intrika::scene
