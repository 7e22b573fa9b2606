#include "app/surfaces/drape_parts.h"

#include "app/surfaces/stage_parts.h"
#include "app/surfaces/strokes.h"

#include <QLinearGradient>

#include <array>

namespace intrika::surfaces {

Valance::Valance(const Values& values)
    : scallops_(values.count("scallops", 10, 60)),
      height_(values.number("height", 16)),
      dark_(values.colour("dark")),
      lit_(values.colour("lit")),
      line_(values.colour("colour")),
      fringe_(values.colour("fringe")) {}

void Valance::operator()(QPainter& painter, const GroundPlan& plan) const {
    constexpr int threads = 26;
    const double u = plan.unit(), wide = plan.table.width() / scallops_, high = height_ * u, deep = high + 34 * u;
    for (int i = 0; i < scallops_; ++i) {
        const double left = i * wide, right = left + wide;
        QPainterPath hem(QPointF(right, high));
        hem.cubicTo(right - wide * 0.2, deep, left + wide * 0.2, deep, left, high);
        QPainterPath cloth = hem;
        cloth.lineTo(left, -2);
        cloth.lineTo(right, -2);
        cloth.closeSubpath();
        QLinearGradient fold(left, 0, right, 0);
        fold.setColorAt(0, dark_);
        fold.setColorAt(0.5, lit_);
        fold.setColorAt(1, dark_);
        painter.fillPath(cloth, fold);
        painter.setPen(strokeOf(fringe_, 1.3 * u));
        for (int k = 1; k < threads; ++k) {
            const QPointF at = hem.pointAtPercent(static_cast<double>(k) / threads);
            painter.drawLine(at, at + QPointF(0, 8 * u));
        }
        outline(painter, hem, line_, 3.4 * u);
    }
}

SideCurtains::SideCurtains(const Values& values)
    : width_(values.number("width", 22)),
      closed_(values.number("closed", 0.06, {0, 0.5})),
      until_(values.number("until", 0.68, {0, 1})),
      folds_(values.colours("folds")) {}

void SideCurtains::operator()(QPainter& painter, const GroundPlan& plan) const {
    constexpr std::array<double, 5> widths{22, 15, 27, 18, 24};
    constexpr double end = 0.999;
    if (folds_.size() < 2) return;
    const double u = plan.unit(), bottom = stageTop(plan, until_) + 44 * u;
    const double wide = std::max(width_ * u, plan.progress >= end ? plan.table.width() * closed_ : 0);
    std::size_t fold = 0;
    for (double x = 0; x < wide; fold = (fold + 1) % widths.size()) {
        const double w = std::min(widths[fold] * u, wide - x);
        for (const double left : {x, plan.table.width() - x - w}) {
            QLinearGradient velvet(left, 0, left + w, 0);
            for (qsizetype i = 0; i < folds_.size(); ++i)
                velvet.setColorAt(static_cast<double>(i) / static_cast<double>(folds_.size() - 1), folds_[i]);
            painter.fillRect(QRectF(left, 0, w + 0.5, bottom), velvet);
        }
        x += w;
    }
}

}  // namespace intrika::surfaces
