#include "app/scene/map_item.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/scene/layers.h"
#include "app/scene/map_tiles.h"
#include "app/scene/scene_ink.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace intrika::scene {
namespace {

constexpr double rulerText = 12, rulerBand = 18;                   // px
constexpr double chipShare = 0.2, leastChip = 4.5, mostChip = 12;  // of a cell; px
constexpr double costShare = 0.4, leastCost = 8, mostCost = 18;    // of a cell; px
constexpr double captionText = 15, captionMargin = 12;

}  // namespace

MapLayer::MapLayer(const MapItem& map, Paint how, qreal height) : map_(map), paint_(how) {
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(height);
}

QRectF MapLayer::boundingRect() const { return map_.boundingRect(); }

void MapLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setClipRect(map_.frame(), Qt::IntersectClip);
    painter->setRenderHint(QPainter::Antialiasing);
    (map_.*paint_)(*painter);
}

MapItem::MapItem(MapTiles& tiles, const MapCamera& camera)
    : tiles_(tiles),
      camera_(camera),
      overview_(camera),
      wayLayer_(new MapLayer(*this, &MapItem::paintWay, layer::gap - 0.5)),
      upperLayer_(new MapLayer(*this, &MapItem::paintUpper, layer::label)) {
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(layer::map);
}

void MapItem::follow() {
    if (frame_ != camera_.frame()) {
        prepareGeometryChange();
        for (MapLayer* layer : layers()) layer->reframe();
    }
    frame_ = camera_.frame();
    overview_.follow(tiles_.extent(), rulerBand);
    update();
    for (MapLayer* layer : layers()) layer->update();
}

void MapItem::showDrawn() {
    update();
    upperLayer_->update();
}

void MapItem::holdOverview(bool held) {
    overview_.hold(held);
    upperLayer_->update();
}

void MapItem::setWay(std::vector<std::uint16_t> places) {
    if (places == way_) return;
    way_ = std::move(places);
    wayLayer_->update();
    upperLayer_->update();
}

void MapItem::setChips(std::vector<MapChip> chips) {
    if (chips == chips_) return;
    chips_ = std::move(chips);
    update();
    upperLayer_->update();
}

void MapItem::setReach(std::vector<std::uint16_t> places, std::vector<std::uint16_t> rarely) {
    if (places == reach_ && rarely == rarely_) return;
    reach_ = std::move(places);
    rarely_ = std::move(rarely);
    update();
}

void MapItem::setStanding(std::vector<QRectF> boxes) {
    if (boxes == standing_) return;
    standing_ = std::move(boxes);
    upperLayer_->update();
}

void MapItem::setCaption(const QString& caption) {
    if (caption == caption_) return;
    caption_ = caption;
    upperLayer_->update();
}

void MapItem::setPin(std::optional<MapPin> pin) {
    if (pin == pin_) return;
    pin_ = std::move(pin);
    upperLayer_->update();
}

void MapItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (tiles_.board() == nullptr || frame_.isEmpty()) return;
    const BoardMap& board = *tiles_.board();
    painter->save();
    painter->setClipRect(frame_, Qt::IntersectClip);
    const QTransform toScene = camera_.toScene();
    if (tiles_.whole().isNull()) painter->fillRect(toScene.mapRect(tiles_.extent()), QColor(ink::paper));
    tiles_.paint(*painter, toScene, frame_, painter->device()->devicePixelRatioF());
    painter->setRenderHint(QPainter::Antialiasing);
    paintReach(*painter, board);
    paintChips(*painter, board);
    painter->restore();
}

void MapItem::paintUpper(QPainter& painter) const {
    if (tiles_.board() == nullptr || frame_.isEmpty()) return;
    paintNames(painter);
    for (const MapChip& chip : chips_) {
        if (!chip.sign.isEmpty()) paintSign(painter, *tiles_.board(), chip);
    }
    if (camera_.isNear()) {
        paintRulers(painter, *tiles_.board());
        overview_.paint(painter, tiles_.whole());
    }
    if (!caption_.isEmpty()) paintCaption(painter);
    if (pin_) paintPin(painter, *pin_, frame_);
}

void MapItem::paintNames(QPainter& painter) const {
    const QTransform toScene = camera_.toScene(), toMap = toScene.inverted();
    std::vector<QRectF> covers;
    for (const QRectF& box : standing_) {
        if (box.intersects(frame_)) covers.push_back(toMap.mapRect(box));
    }
    tiles_.paintNamesOver(painter, toScene, covers);
}

void MapItem::paintReach(QPainter& painter, const BoardMap& board) const {
    const QTransform toScene = camera_.toScene();
    const auto shade = [&](const std::vector<std::uint16_t>& places, int darkness, Qt::BrushStyle hatching) {
        QColor ground(ink::wine);
        ground.setAlpha(darkness);
        for (const std::uint16_t place : places) {
            const double side = camera_.scale() * cellSide * (cornerOf(place) == MapCorner::whole ? 1 : 0.44);
            const QPointF middle = toScene.map(pointOf(board, place));
            const QRectF box(middle - QPointF(side, side) / 2, QSizeF(side, side));
            painter.fillRect(box, ground);
            painter.fillRect(box, QBrush(QColor(ink::wine), hatching));
        }
    };
    shade(reach_, 60, Qt::Dense6Pattern);
    shade(rarely_, 24, Qt::Dense7Pattern);
}

// What is shaded or pointed at, at the foot of the view; at its head where it would lie on the way.
void MapItem::paintCaption(QPainter& painter) const {
    const double size = captionText * std::min(1.4, textScale());
    const QFont font = textFont(Cut::regular, size);
    const double most = frame_.width() * 0.7;
    QRectF words =
        QFontMetricsF(font).boundingRect(QRectF(0, 0, most, 400), Qt::AlignCenter | Qt::TextWordWrap, caption_);
    words.moveCenter(QPointF(frame_.center().x(), 0));
    words.moveBottom(frame_.bottom() - captionMargin);
    const QTransform toScene = camera_.toScene();
    const double nearby = camera_.scale() * cellSide;
    const auto isCovered = [&](std::uint16_t place) {
        return words.adjusted(-nearby, -nearby, nearby, 0).contains(toScene.map(pointOf(*tiles_.board(), place)));
    };
    if (std::any_of(way_.begin(), way_.end(), isCovered)) words.moveTop(frame_.top() + rulerBand + captionMargin);
    const QRectF box = words.adjusted(-10, -5, 10, 5);
    painter.setPen(QPen(QColor(ink::wine), 1.2));
    painter.setBrush(QColor(ink::paper));
    painter.drawRoundedRect(box, 5, 5);
    painter.setFont(font);
    painter.setPen(QColor(ink::black));
    painter.drawText(words.adjusted(-2, -2, 2, 2), Qt::AlignCenter | Qt::TextWordWrap, caption_);
}

// Along the upper edge of the cell, so that what is drawn in it is seen.
void MapItem::paintChips(QPainter& painter, const BoardMap& board) const {
    const QTransform toScene = camera_.toScene();
    const double radius = std::clamp(camera_.scale() * cellSide * chipShare, leastChip, mostChip);
    int before = 0;
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        if (!chips_[i].sign.isEmpty()) continue;
        before = i > 0 && chips_[i - 1].place == chips_[i].place ? before + 1 : 0;
        const QRectF cell = toScene.mapRect(boxOf(board, board.cellAt(cellOf(chips_[i].place))));
        const QPointF at = cell.topRight() + QPointF(-radius - before * radius * 1.7, radius * 0.4);
        if (frame_.contains(at)) paintSeatChip(painter, chips_[i].colour, at, radius);
    }
}

// Spoken of, so it is seen on what stands there as well.
void MapItem::paintSign(QPainter& painter, const BoardMap& board, const MapChip& chip) const {
    const QPointF middle = camera_.toScene().map(pointOf(board, chip.place));
    const double radius = std::clamp(camera_.scale() * cellSide * costShare, leastCost, mostCost) * textScale();
    painter.setPen(QPen(paperInk().state, 1.6));
    painter.setBrush(QColor(ink::paper));
    painter.drawEllipse(middle, radius, radius);
    const double size = radius * 1.5;
    paintLine(painter, chip.sign, Cut::bold, size, middle + QPointF(0, size * 0.34), Qt::AlignHCenter,
              paperInk().state);
}

void MapItem::paintWay(QPainter& painter) const {
    if (tiles_.board() == nullptr || way_.size() < 2) return;
    const BoardMap& board = *tiles_.board();
    const QTransform toScene = camera_.toScene();
    QPolygonF line;
    for (const std::uint16_t place : way_) line << toScene.map(pointOf(board, place));
    const double width = std::clamp(camera_.scale() * 2.2, 3.0, 9.0);
    const auto pen = [](const QColor& colour, double wide) {
        return QPen(colour, wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen(QColor(ink::paper), width + 3));
    painter.drawPolyline(line);
    painter.setPen(pen(paperInk().state, width));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(ink::paper));
    for (const QPointF& step : line) painter.drawEllipse(step, width * 0.32, width * 0.32);
}

// The coordinates of what is seen, at the edges of the view.
void MapItem::paintRulers(QPainter& painter, const BoardMap& board) const {
    const QTransform toScene = camera_.toScene();
    const QRectF cells = toScene.mapRect(cellsBox(board)) & frame_;
    QColor band(ink::paper);
    band.setAlpha(220);
    painter.fillRect(QRectF(frame_.left(), frame_.top(), frame_.width(), rulerBand), band);
    painter.fillRect(QRectF(frame_.left(), frame_.top() + rulerBand, rulerBand, frame_.height() - rulerBand), band);
    const double size = rulerText * std::min(1.4, textScale());
    const QColor colour(ink::black);
    const auto tell = [&](const QString& name, QPointF middle) {
        paintLine(painter, name, Cut::regular, size, middle + QPointF(0, size * 0.33), Qt::AlignHCenter, colour);
    };
    for (int x = 0; x < board.width(); ++x) {
        const double middle = toScene.map(QPointF((x + 0.5) * cellSide, 0)).x();
        if (middle > cells.left() + rulerBand && middle < cells.right()) {
            const QString& half = halves_[x < board.columns ? 0 : 1];
            tell(half + QString::number(x % board.columns + 1), {middle, frame_.top() + rulerBand / 2});
        }
    }
    for (int y = 0; y < board.rows; ++y) {
        const double middle = toScene.map(QPointF(0, (board.rows - 0.5 - y) * cellSide)).y();
        if (middle > cells.top() + rulerBand && middle < cells.bottom()) {
            tell(QString::number(y + 1), {frame_.left() + rulerBand / 2, middle});
        }
    }
}

}  // namespace intrika::scene
