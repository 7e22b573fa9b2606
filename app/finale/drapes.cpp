#include "app/finale/drapes.h"

#include "app/faces/painted_picture.h"
#include "app/faces/palette.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <functional>

namespace intrika::finale {
namespace {

constexpr double knot = 430;  // where they are tied
constexpr int folds = 7;
constexpr int scallops = 12, threads = 34;
constexpr double hemTop = 34, hemSag = 84, fringe = 11;
const QColor cord(0xD8, 0xB8, 0x78), fringeGold(0xB9, 0x8A, 0x2E);

// In the design's lengths, from the window's left edge.
class SideCurtain {
public:
    SideCurtain(QPainter& painter, StageSize size) : painter_(painter), size_(size) {}

    void paint(const QColor& cloth, const QColor& shade) {
        QPainterPath edge(at(0, 0));
        edge.lineTo(at(Drapes::reach, 0));
        edge.cubicTo(at(260, 260), at(180, 330), at(128, knot));
        edge.cubicTo(at(150, 560), at(190, 760), at(200, designSize.height()));
        edge.lineTo(at(0, designSize.height()));
        edge.closeSubpath();
        painter_.setPen(QPen(shade.darker(), 2 * size_.unit()));
        painter_.setBrush(cloth);
        painter_.drawPath(edge);
        painter_.setClipPath(edge);
        for (int fold = 0; fold < folds; ++fold) paintFold(fold, shade);
        painter_.setClipping(false);
        paintCord(shade.darker());
    }

private:
    QPointF at(double x, double y) const { return {x * size_.unit(), y * size_.down()}; }

    void paintFold(int fold, const QColor& shade) {
        const double x = 190 - 30 * fold;
        QPainterPath line(at(x + 70, 0));
        line.cubicTo(at(x + 44, 250), at(x - 44 + 6 * fold, 330), at(120 - 17 * fold, knot));
        line.cubicTo(at(x - 50, 580), at(x - 30, 760), at(x, designSize.height()));
        painter_.strokePath(line, QPen(faded(shade, 0.65), 3 * size_.unit()));
    }

    void paintCord(const QColor& rim) {
        const QRectF band(at(-8, knot - 10), QSizeF(148 * size_.unit(), 18 * size_.unit()));
        painter_.setBrush(cord);
        painter_.setPen(QPen(rim, 1.4 * size_.unit()));
        painter_.drawRoundedRect(band, 8 * size_.unit(), 8 * size_.unit());
    }

    QPainter& painter_;
    StageSize size_;
};

void paintScallop(QPainter& painter, double left, double width, double unit, const SceneData& scene) {
    QPainterPath hem(QPointF(left + width, hemTop * unit));
    hem.cubicTo(left + 0.8 * width, hemSag * unit, left + 0.2 * width, hemSag * unit, left, hemTop * unit);
    QPainterPath cloth = hem;
    cloth.lineTo(left, 0);
    cloth.lineTo(left + width, 0);
    QLinearGradient light(left, 0, left + width, 0);
    light.setColorAt(0, scene.drapeShade);
    light.setColorAt(0.5, scene.drape.lighter(125));
    light.setColorAt(1, scene.drapeShade);
    painter.fillPath(cloth, light);
    painter.strokePath(hem, QPen(scene.line, 4 * unit));
    painter.setPen(QPen(fringeGold, 1.6 * unit));
    for (int thread = 1; thread < threads; ++thread) {
        const QPointF from = hem.pointAtPercent(double(thread) / threads);
        painter.drawLine(from, from + QPointF(0, fringe * unit));
    }
}

QPixmap pictureOf(QSizeF size, qreal ratio, const std::function<void(QPainter&)>& paint) {
    return QPixmap::fromImage(paintedPicture((size * ratio).toSize(), ratio, paint));
}

}  // namespace

Drapes::Drapes(const SceneData& scene, StageSize size, qreal devicePixelRatio) : size_(size) {
    const QSizeF window = size.window();
    side_ = pictureOf({reach * size.unit() + 2, window.height()}, devicePixelRatio,
                      [&](QPainter& painter) { SideCurtain(painter, size).paint(scene.drape, scene.drapeShade); });
    const double height = (hemSag + fringe) * size.unit();
    valance_ = pictureOf({window.width(), height}, devicePixelRatio, [&](QPainter& painter) {
        const double width = window.width() / scallops;
        for (int i = 0; i < scallops; ++i) paintScallop(painter, i * width, width, size.unit(), scene);
    });
}

void Drapes::paint(QPainter& painter, double open) const {
    const double width = side_.width() / side_.devicePixelRatio();
    const double closed = size_.window().width() / 2 / width;
    const QRectF box(0, 0, width * (1 + (1 - open) * std::max(0.0, 1.3 * closed - 1)), size_.window().height());
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(box, side_, QRectF(side_.rect()));
    painter.translate(size_.window().width(), 0);
    painter.scale(-1, 1);
    painter.drawPixmap(box, side_, QRectF(side_.rect()));
    painter.restore();
    painter.drawPixmap(QPointF(), valance_);
}

}  // namespace intrika::finale
