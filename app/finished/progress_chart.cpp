#include "app/finished/progress_chart.h"

#include "app/faces/number_text.h"
#include "app/faces/palette.h"
#include "app/pages/look.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace intrika::finished {
namespace {

constexpr std::size_t runOf = 10;  // games that a running mean is made of
constexpr double partGap = 14, edge = 10, dot = 3.5, widestBar = 26;
constexpr double leastLoss = 0.02, leastLuck = 0.2;  // what an axis reaches at least
const QColor axisInk(0xD8, 0xC6, 0xA0);
constexpr QRgb goodInk = 0xFF2F6B3A, badInk = 0xFF8C3B2E;

QString percent(double share, int decimals) { return numberText(share * 100, decimals) + u'%'; }

double lineHigh(const QPainter& painter) { return QFontMetricsF(painter.font()).height(); }
// Over a chart: its heading, and below it half of the axis's uppermost figure.
double headHigh(const QPainter& painter) { return 1.75 * lineHigh(painter); }
double axisWide(const QPainter& painter) {
    return QFontMetricsF(painter.font()).horizontalAdvance(percent(-1, 1)) + 12;
}

// What an axis tells, as far as there is room: its upper end, the lower one, the middle.
std::vector<double> ticks(const QPainter& painter, const QRectF& area, double from, double to) {
    const double lines = area.height() / lineHigh(painter);
    if (lines < 1.1) return {to};
    if (lines < 2.3) return {from, to};
    return {from, (from + to) / 2, to};
}

void paintAxis(QPainter& painter, const QRectF& area, double value, double y, int decimals) {
    painter.setPen(QPen(axisInk, 1));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(QColor(faces::ink::second));
    const double line = lineHigh(painter);
    const QRectF box(0, y - line / 2, area.left() - 8, line);
    painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, percent(value, decimals));
}

void paintHead(QPainter& painter, const QRectF& area, const QString& text) {
    painter.setPen(QColor(faces::ink::black));
    painter.drawText(QRectF(0, area.top() - headHigh(painter), area.right(), lineHigh(painter)),
                     Qt::AlignLeft | Qt::AlignTop, text);
}

}  // namespace

std::vector<std::optional<double>> runningLosses(const std::vector<ProgressChart::Game>& games) {
    std::vector<std::optional<double>> means;
    std::vector<double> last;
    for (const ProgressChart::Game& game : games) {
        if (game.loss) last.push_back(*game.loss);
        if (last.size() > runOf) last.erase(last.begin());
        double sum = 0;
        for (const double loss : last) sum += loss;
        means.push_back(last.empty() ? std::nullopt : std::optional(sum / static_cast<double>(last.size())));
    }
    return means;
}

ProgressChart::ProgressChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("progress"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    describe();
}

void ProgressChart::show(std::vector<Game> games) {
    games_ = std::move(games);
    describe();
    update();
}

void ProgressChart::describe() {
    setAccessibleName(tr("Mean loss and luck, game by game"));
    const auto means = runningLosses(games_);
    double luck = 0;
    for (const Game& game : games_) luck += game.luck;
    QString told;
    if (!means.empty() && means.back()) {
        told = tr("Mean loss of a decision in the last games: %1. Luck on the average: %2.")
                   .arg(percent(*means.back(), 1), percent(luck / static_cast<double>(games_.size()), 0));
    }
    setAccessibleDescription(told);
}

double ProgressChart::x(const QRectF& area, std::size_t game) const {
    return area.left() + area.width() * (static_cast<double>(game) + 0.5) / static_cast<double>(games_.size());
}

void ProgressChart::paintLosses(QPainter& painter, const QRectF& area) const {
    double most = leastLoss;
    for (const Game& game : games_) most = std::max(most, game.loss.value_or(0));
    const auto y = [&](double loss) { return area.bottom() - area.height() * loss / most; };
    paintHead(painter, area, tr("Mean loss of a decision (less is better); the line is the mean of ten games"));
    for (const double loss : ticks(painter, area, 0, most)) paintAxis(painter, area, loss, y(loss), 1);
    const auto means = runningLosses(games_);
    QPainterPath line;
    for (std::size_t game = 0; game < games_.size(); ++game) {
        if (!means[game]) continue;
        const QPointF spot(x(area, game), y(*means[game]));
        if (line.elementCount() == 0) {
            line.moveTo(spot);
        } else {
            line.lineTo(spot);
        }
    }
    painter.strokePath(line, QPen(QColor(faces::ink::wine), 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(faces::ink::second));
    for (std::size_t game = 0; game < games_.size(); ++game) {
        if (games_[game].loss) painter.drawEllipse(QPointF(x(area, game), y(*games_[game].loss)), dot, dot);
    }
}

// Good luck stands above the line, bad luck hangs below it.
void ProgressChart::paintLuck(QPainter& painter, const QRectF& area) const {
    double most = leastLuck;
    for (const Game& game : games_) most = std::max(most, std::abs(game.luck));
    const auto y = [&](double luck) { return area.center().y() - area.height() / 2 * luck / most; };
    paintHead(painter, area, tr("Luck: what cards and others brought or took"));
    for (const double luck : ticks(painter, area, -most, most)) paintAxis(painter, area, luck, y(luck), 0);
    const double wide = std::min(widestBar, 0.7 * area.width() / static_cast<double>(games_.size()));
    for (std::size_t game = 0; game < games_.size(); ++game) {
        const double luck = games_[game].luck;
        const QRectF bar(QPointF(x(area, game) - wide / 2, y(0)), QPointF(x(area, game) + wide / 2, y(luck)));
        painter.fillRect(bar.normalized(), QColor(luck < 0 ? badInk : goodInk));
    }
}

void ProgressChart::paintEvent(QPaintEvent*) {
    if (games_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(houseFont(14));
    const double head = headHigh(painter), left = axisWide(painter);
    const double high = (height() - 2 * head - partGap - 2 * edge) / 2;
    const double wide = width() - left - edge;
    paintLosses(painter, QRectF(left, head, wide, high));
    paintLuck(painter, QRectF(left, 2 * head + high + partGap + edge, wide, high));
}

void ProgressChart::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

}  // namespace intrika::finished

#include "moc_progress_chart.cpp"
