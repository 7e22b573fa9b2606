#include "app/stage/stage_ground.h"

#include "app/faces/ornament.h"
#include "app/faces/painted_picture.h"
#include "app/faces/palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <cmath>
#include <numbers>
#include <utility>

namespace intrika::stage {
namespace {

constexpr double titleSize = 34, keysSize = 16, darkness = 0.66;
constexpr double notchSide = 22, aboveBand = 40, belowBand = 64;

void paintRays(QPainter& painter, const QPainterPath& within, QPointF centre, double far, const QColor& ray) {
    constexpr int rays = 64;
    constexpr double half = 0.02;
    painter.save();
    painter.setClipPath(within);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ray);
    for (int i = 0; i < rays; ++i) {
        const double angle = 2 * std::numbers::pi * i / rays;
        const auto end = [&](double at) { return centre + far * QPointF(std::cos(at), std::sin(at)); };
        painter.drawPolygon(QPolygonF{centre, end(angle - half), end(angle + half)});
    }
    painter.restore();
}

class BandPicture {
public:
    BandPicture(QPainter& painter, const Band& band, const StageColours& colours)
        : painter_(painter), band_(band), colours_(colours) {}

    void paint(const QString& title, const QString& keys) {
        paintSheet();
        paintTitle(title);
        paintKeys(keys);
    }

private:
    void paintSheet() {
        const QRectF& box = band_.box();
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(faded(Qt::black, 0.1));
        for (int step = 0; step < 6; ++step) {
            painter_.drawRoundedRect(box.adjusted(-step, 6 - step, step, 6 + step), 10 + step, 10 + step);
        }
        const QPainterPath sheet = framePath(Frame::thing, box, band_.px(notchSide));
        const QPointF light(box.center().x(), box.top() + 0.45 * box.height());
        QRadialGradient ground(light, 0.6 * box.width());
        ground.setColorAt(0, colours_.ground.ground);
        ground.setColorAt(0.5, colours_.ground.ground);
        ground.setColorAt(1, colours_.ground.edge);
        painter_.fillPath(sheet, ground);
        paintRays(painter_, sheet, light, box.width(), colours_.ray);
        const double inset = band_.px(9);
        painter_.strokePath(sheet, QPen(QColor(ink::gold), std::max(2.0, band_.px(3.2))));
        painter_.strokePath(
            framePath(Frame::thing, box.adjusted(inset, inset, -inset, -inset), band_.px(notchSide - 2)),
            QPen(faded(colours_.ground.line, 0.8), std::max(1.0, band_.px(1.2))));
    }

    void paintTitle(const QString& title) {
        const QRectF& box = band_.box();
        const double room = 0.7 * box.width();
        const FittedText fitted = fitLine(title, Cut::bold, room, band_.type(titleSize), Band::least);
        const QString line = fitted.lines.value(0);
        const double wide = std::max(band_.px(360), textWidth(line, Cut::bold, fitted.size) + band_.px(90));
        const double high = std::max(band_.px(56), 1.5 * fitted.size);
        const QRectF ribbon(box.center().x() - wide / 2, box.top() + band_.px(2) - high / 2, wide, high);
        painter_.setPen(QPen(QColor(ink::gold), std::max(1.4, band_.px(2.2))));
        painter_.setBrush(colours_.ribbon);
        painter_.drawPath(banderolePath(ribbon, band_.px(16)));
        paintLine(painter_, line, Cut::bold, fitted.size,
                  {ribbon.center().x(), ribbon.center().y() + 0.33 * fitted.size}, Qt::AlignHCenter,
                  QColor(ink::tableText));
    }

    void paintKeys(const QString& keys) {
        const double size = band_.type(keysSize), high = 2 * size;
        const double wide = textWidth(keys, Cut::regular, size) + 2 * high;
        const QRectF pill(band_.box().center().x() - wide / 2, band_.box().bottom() + band_.px(14), wide, high);
        painter_.setPen(QPen(colours_.ground.line, 1));
        painter_.setBrush(faded(QColor(0x10, 0x19, 0x1D), 0.92));
        painter_.drawRoundedRect(pill, high / 2, high / 2);
        paintLine(painter_, keys, Cut::regular, size, {pill.center().x(), pill.center().y() + 0.33 * size},
                  Qt::AlignHCenter, QColor(ink::tableText));
    }

    QPainter& painter_;
    const Band& band_;
    const StageColours& colours_;
};

}  // namespace

StageGround::StageGround(QPixmap table, const Band& band, const StageColours& colours, const QString& title,
                         const QString& keys)
    : table_(std::move(table)), box_(band.box().adjusted(-12, -aboveBand, 12, belowBand)), dim_(colours.dim) {
    const qreal ratio = table_.devicePixelRatio();
    band_ = QPixmap::fromImage(paintedPicture((box_.size() * ratio).toSize(), ratio, [&](QPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(-box_.topLeft());
        BandPicture(painter, band, colours).paint(title, keys);
    }));
}

void StageGround::paintTable(QPainter& painter, double dimmed) const {
    painter.drawPixmap(QPointF(), table_);
    painter.fillRect(QRectF(QPointF(), table_.deviceIndependentSize()), faded(dim_, darkness * dimmed));
}

void StageGround::paintBand(QPainter& painter, double opened) const {
    if (opened <= 0) return;
    painter.save();
    const double high = box_.height() * opened;
    painter.setClipRect(QRectF(box_.left(), box_.center().y() - high / 2, box_.width(), high), Qt::IntersectClip);
    painter.drawPixmap(box_.topLeft(), band_);
    painter.restore();
}

}  // namespace intrika::stage
