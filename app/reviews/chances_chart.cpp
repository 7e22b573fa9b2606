#include "app/reviews/chances_chart.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/palette.h"
#include "app/pages/look.h"
#include "app/play/line_names.h"
#include "app/play/score_history.h"
#include "app/reviews/percent_text.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace intrika::reviews {
namespace {

constexpr double markRadius = 7, nameRadius = 9;
constexpr double lowerEdge = 12;
constexpr double widestPlayer = 110;
constexpr double unknown = -1;
constexpr int marksOnLine = 5;
constexpr double catches = 12;  // px from a turning point
const QColor gridInk(0xD8, 0xC6, 0xA0);

QFont chartFont() { return houseFont(14); }
// As the letters are large.
double leftEdge() { return QFontMetricsF(chartFont()).horizontalAdvance(percentText(1)) + 14; }
double turnRadius() { return std::max(10.0, 0.52 * QFontMetricsF(chartFont()).height()); }
double upperEdge() { return 2 * turnRadius() + 14; }

}  // namespace

ChancesChart::ChancesChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("chances"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ChancesChart::tell(const Table& table, const Words& words) {
    lines_.clear();
    rounds_.clear();
    turns_.clear();
    pointed_ = -1;
    last_ = std::max(1, table.stepCount());
    for (Seat seat = 0; seat < table.seatCount(); ++seat) {
        const SeatInfo& info = table.seatInfo(seat);
        lines_.push_back({info.name, info.colour, std::vector<double>(static_cast<std::size_t>(last_) + 1, unknown)});
    }
    for (const RoundScores& round : scoreHistory(table)) {
        if (!round.round.empty()) rounds_.push_back({words.say(round.round), round.at});
    }
    setAccessibleName(tr("Chances over the game"));
    describe();
}

void ChancesChart::show(const review::Review& review, const std::vector<review::TurningPoint>& turningPoints) {
    for (std::size_t at = 0; at < review.points.size(); ++at) {
        const auto& point = review.points[at];
        for (std::size_t seat = 0; seat < lines_.size(); ++seat) {
            if (point && at < lines_[seat].chances.size()) lines_[seat].chances[at] = point->truth[seat];
        }
    }
    turns_.clear();
    for (const review::TurningPoint& point : turningPoints) turns_.push_back(point.event + 1);
    if (pointed_ >= static_cast<int>(turns_.size())) pointed_ = -1;
    describe();
}

QString ChancesChart::inWords(int at) const {
    const auto round = std::find_if(rounds_.begin(), rounds_.end(), [at](const Round& each) { return at <= each.at; });
    QStringList parts;
    for (const Line& line : lines_) {
        const double chance = line.chances[static_cast<std::size_t>(at)];
        if (chance != unknown) parts << QStringLiteral("%1: %2").arg(line.name, percentText(chance));
    }
    if (round != rounds_.end()) parts.prepend(round->name);
    return parts.join(QStringLiteral("\n"));
}

// Of all turning points, or the one that is pointed at; before there are any, of the game's end.
void ChancesChart::describe() {
    QStringList told;
    for (int turn = 0; turn < static_cast<int>(turns_.size()); ++turn) {
        if (pointed_ >= 0 && turn != pointed_) continue;
        told << tr("Turning point %1").arg(turn + 1) + QStringLiteral(", ") +
                    inWords(turns_[static_cast<std::size_t>(turn)]).replace(u'\n', QStringLiteral(", "));
    }
    setAccessibleDescription(told.join(QStringLiteral(". ")));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    update();
}

void ChancesChart::pointAt(int turningPoint) {
    if (turningPoint == pointed_) return;
    pointed_ = turningPoint;
    describe();
}

QRectF ChancesChart::plot() const {
    const QFontMetricsF metrics(chartFont());
    double names = 0;
    for (const Line& line : lines_) names = std::max(names, metrics.horizontalAdvance(line.name));
    const double right = 4 * nameRadius + std::min(names, widestPlayer) + 8;
    return QRectF(rect()).adjusted(leftEdge(), upperEdge(), -right, -lowerEdge - metrics.height());
}

QPointF ChancesChart::spot(int at, double chance) const {
    const QRectF area = plot();
    return {area.left() + area.width() * at / last_, area.bottom() - area.height() * chance};
}

int ChancesChart::placeAt(double x) const {
    const QRectF area = plot();
    for (const int turn : turns_) {
        if (std::abs(spot(turn, 0).x() - x) < catches) return turn;
    }
    return std::clamp(static_cast<int>(std::lround((x - area.left()) / area.width() * last_)), 0, last_);
}

void ChancesChart::paintEvent(QPaintEvent*) {
    if (lines_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(chartFont());
    paintGrid(painter);
    for (std::size_t seat = 0; seat < lines_.size(); ++seat) paintLine(painter, lines_[seat], seat);
    paintTurningPoints(painter);
    paintNames(painter);
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(ink::wine), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void ChancesChart::paintGrid(QPainter& painter) const {
    const QRectF area = plot();
    for (const double chance : {0.0, 0.5, 1.0}) {
        const double y = spot(0, chance).y();
        painter.setPen(QPen(gridInk, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(QColor(ink::second));
        painter.drawText(QRectF(0, y - 20, area.left() - 8, 40), Qt::AlignRight | Qt::AlignVCenter,
                         percentText(chance));
    }
    double free = area.left();
    int begun = 0;
    for (const Round& round : rounds_) {
        const double from = spot(begun, 0).x(), to = spot(round.at, 0).x();
        begun = round.at;
        painter.setPen(QPen(gridInk, 1, Qt::DotLine));
        if (round.at < last_) painter.drawLine(QPointF(to, area.top()), QPointF(to, area.bottom()));
        const double wide = painter.fontMetrics().horizontalAdvance(round.name);
        const double left = (from + to - wide) / 2;
        if (left < free || left + wide > area.right() + markRadius) continue;
        painter.setPen(QColor(ink::second));
        painter.drawText(QPointF(left, area.bottom() + painter.fontMetrics().ascent() + 5), round.name);
        free = left + wide + 10;
    }
}

// A dark edge, for light colours on paper; the seat's mark here and there, for those who see no colours, each seat's at
// places of its own.
void ChancesChart::paintLine(QPainter& painter, const Line& line, std::size_t seat) const {
    QPolygonF way;
    const auto draw = [&] {
        for (const QPen& pen : {QPen(QColor(ink::black), 4), QPen(seatInk(line.colour).ground, 2.2)}) {
            painter.setPen(pen);
            painter.drawPolyline(way);
        }
        way.clear();
    };
    for (std::size_t at = 0; at < line.chances.size(); ++at) {
        if (line.chances[at] == unknown)
            draw();
        else
            way << spot(static_cast<int>(at), line.chances[at]);
    }
    draw();
    for (int mark = 0; mark < marksOnLine; ++mark) {
        const double part =
            (mark + (static_cast<double>(seat) + 0.5) / static_cast<double>(lines_.size())) / marksOnLine;
        const auto at = static_cast<std::size_t>(part * last_);
        if (line.chances[at] == unknown) continue;
        paintSeatChip(painter, line.colour, spot(static_cast<int>(at), line.chances[at]), markRadius);
    }
}

void ChancesChart::paintTurningPoints(QPainter& painter) const {
    const QRectF area = plot();
    const double radius = turnRadius();
    double free = area.left() - 2 * radius;
    for (int turn = 0; turn < static_cast<int>(turns_.size()); ++turn) {
        const bool isPointed = turn == pointed_;
        const double x = spot(turns_[static_cast<std::size_t>(turn)], 0).x();
        painter.setPen(QPen(QColor(ink::wine), isPointed ? 2.5 : 1.2, isPointed ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        const double middle = std::max(x, free + 2 * radius + 2);
        free = middle;
        painter.setBrush(isPointed ? QColor(ink::wine) : QColor(ink::paper));
        const QRectF disc(middle - radius, area.top() - 2 * radius - 4, 2 * radius, 2 * radius);
        painter.drawEllipse(disc);
        painter.setPen(QColor(isPointed ? ink::paper : ink::wine));
        painter.drawText(disc, Qt::AlignCenter, QString::number(turn + 1));
    }
    painter.setBrush(Qt::NoBrush);
}

void ChancesChart::paintNames(QPainter& painter) const {
    const auto end = [](const Line& line) {
        const auto last =
            std::find_if(line.chances.rbegin(), line.chances.rend(), [](double chance) { return chance != unknown; });
        return last == line.chances.rend() ? 0.0 : *last;
    };
    const QFontMetricsF metrics(chartFont());
    std::vector<LineName> names;
    for (const Line& line : lines_) {
        names.push_back(
            {line.colour, metrics.elidedText(line.name, Qt::ElideRight, widestPlayer), spot(last_, end(line)).y()});
    }
    paintLineNames(painter, std::move(names), plot().right() + markRadius, nameRadius, plot().bottom());
}

void ChancesChart::mouseMoveEvent(QMouseEvent* event) {
    if (lines_.empty()) return;
    QToolTip::showText(event->globalPosition().toPoint(), plainTip(inWords(placeAt(event->position().x()))), this);
}

void ChancesChart::mousePressEvent(QMouseEvent* event) {
    if (lines_.empty() || event->button() != Qt::LeftButton) return;
    emit placeWanted(placeAt(event->position().x()));
}

void ChancesChart::keyPressEvent(QKeyEvent* event) {
    const int most = static_cast<int>(turns_.size()) - 1;
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Left && most >= 0) {
        pointAt(pointed_ < 0 ? most : std::max(0, pointed_ - 1));
    } else if (event->key() == Qt::Key_Right && most >= 0) {
        pointAt(std::min(most, pointed_ + 1));
    } else if (enters && pointed_ >= 0) {
        return emit placeWanted(turns_[static_cast<std::size_t>(pointed_)]);
    } else {
        return QWidget::keyPressEvent(event);
    }
    emit turningPointPointed(pointed_);
}

}  // namespace intrika::reviews

#include "moc_chances_chart.cpp"
