#include "app/play/score_chart.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/number_text.h"
#include "app/faces/palette.h"
#include "app/play/line_names.h"
#include "app/play/panel_style.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace intrika::play {
namespace {

constexpr double chipRadius = 7;
constexpr double nameChip = 10;
constexpr double leastLeft = 34, topRoom = 14;
constexpr double widestSeatName = 130;
constexpr int mostLines = 4, mostRounds = 10;
const QColor gridLine(0xD8, 0xC6, 0xA0);

QFont smallFont() { return panelFont(Cut::regular, 14); }
// As the letters are large.
double leftRoom() { return std::max(leastLeft, QFontMetricsF(smallFont()).horizontalAdvance(numberText(-100)) + 12); }
double bottomRoom() { return QFontMetricsF(smallFont()).height() + 8; }

// 1, 2, 5, 10, 20, 50 and so on, of which the span has no more than so many.
int stepOf(int span, int most) {
    for (int ten = 1;; ten *= 10) {
        for (const int step : {ten, 2 * ten, 5 * ten}) {
            if (span / step <= most) return step;
        }
    }
}

}  // namespace

ScoreChart::ScoreChart(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("chart"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ScoreChart::tell(const Table& table, const Words& words) {
    lines_.clear();
    places_.clear();
    rounds_.clear();
    least_ = 0;
    most_ = 1;
    for (Seat seat = 0; seat < table.seatCount(); ++seat) {
        lines_.push_back({table.seatInfo(seat).name, table.seatInfo(seat).colour, {}});
    }
    for (const RoundScores& round : scoreHistory(table)) {
        rounds_.push_back(round.round.empty() ? tr("The beginning") : words.say(round.round));
        places_.push_back(round.at);
        for (std::size_t seat = 0; seat < lines_.size(); ++seat) {
            lines_[seat].scores.push_back(round.scores[seat]);
            least_ = std::min(least_, round.scores[seat]);
            most_ = std::max(most_, round.scores[seat]);
        }
    }
    setAccessibleName(tr("Points by round"));
    pointAt(-1);
    setToolTip({});
    update();
}

QString ScoreChart::inWords(int round) const {
    QStringList parts;
    for (const Line& line : lines_) {
        parts << QStringLiteral("%1: %2").arg(line.name,
                                              QLocale().toString(line.scores[static_cast<std::size_t>(round)]));
    }
    return rounds_[static_cast<std::size_t>(round)] + QStringLiteral("\n") + parts.join(QStringLiteral("\n"));
}

void ScoreChart::pointAt(int round) {
    pointed_ = round;
    QStringList told;
    for (int each = 0; each < static_cast<int>(rounds_.size()); ++each) {
        if (round < 0 || each == round) told << inWords(each).replace(u'\n', QStringLiteral(", "));
    }
    setAccessibleDescription(told.join(QStringLiteral(". ")));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    update();
}

QRectF ScoreChart::plot() const {
    const QFontMetricsF metrics(smallFont());
    double names = 0;
    for (const Line& line : lines_) names = std::max(names, metrics.horizontalAdvance(line.name));
    const double right =
        4 * nameChip + std::min(names, widestSeatName) + metrics.horizontalAdvance(QStringLiteral(" 000"));
    return QRectF(rect()).adjusted(leftRoom(), topRoom, -right, -bottomRoom());
}

QPointF ScoreChart::spot(int round, int score) const {
    const QRectF area = plot();
    const int last = std::max(1, static_cast<int>(rounds_.size()) - 1);
    return {area.left() + area.width() * round / last,
            area.bottom() - area.height() * (score - least_) / (most_ - least_)};
}

// All of a short game; of a long one as many as can be read side by side.
std::vector<int> ScoreChart::labelledRounds() const {
    const int last = static_cast<int>(rounds_.size()) - 1, step = stepOf(last, mostRounds);
    std::vector<int> labelled;
    for (int round = step; round <= last; round += step) labelled.push_back(round);
    return labelled;
}

int ScoreChart::roundAt(double x) const {
    const QRectF area = plot();
    const int last = static_cast<int>(rounds_.size()) - 1;
    return std::clamp(static_cast<int>(std::lround((x - area.left()) / area.width() * last)), 0, std::max(0, last));
}

void ScoreChart::paintEvent(QPaintEvent*) {
    if (rounds_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont());
    paintGrid(painter);
    for (const Line& line : lines_) paintLine(painter, line);
    paintNames(painter);
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(ink::wine), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void ScoreChart::paintGrid(QPainter& painter) const {
    const QRectF area = plot();
    const int step = stepOf(most_ - least_, mostLines);
    for (int score = least_ - least_ % step; score <= most_; score += step) {
        const double y = spot(0, score).y();
        painter.setPen(QPen(gridLine, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(QColor(ink::second));
        painter.drawText(QRectF(0, y - 20, area.left() - 10, 40), Qt::AlignRight | Qt::AlignVCenter, numberText(score));
    }
    for (const int round : labelledRounds()) {
        const double x = spot(round, least_).x();
        painter.setPen(QColor(ink::second));
        painter.drawText(QRectF(x - 30, area.bottom() + 6, 60, bottomRoom() - 6), Qt::AlignCenter,
                         QLocale().toString(round));
    }
    if (pointed_ < 0) return;
    const double x = spot(pointed_, least_).x();
    painter.setPen(QPen(QColor(ink::wine), 2, Qt::DashLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
}

// A dark edge, for light colours on paper; the seat's mark at every round that has a number, for those who see no
// colours.
void ScoreChart::paintLine(QPainter& painter, const Line& line) const {
    QPolygonF way;
    for (std::size_t round = 0; round < line.scores.size(); ++round) {
        way << spot(static_cast<int>(round), line.scores[round]);
    }
    for (const QPen& pen : {QPen(QColor(ink::black), 4.5), QPen(seatInk(line.colour).ground, 2.5)}) {
        painter.setPen(pen);
        painter.drawPolyline(way);
    }
    for (const int round : labelledRounds()) paintSeatChip(painter, line.colour, way[round], chipRadius);
}

void ScoreChart::paintNames(QPainter& painter) const {
    const QFontMetricsF metrics(smallFont());
    const int last = static_cast<int>(rounds_.size()) - 1;
    std::vector<LineName> names;
    for (const Line& line : lines_) {
        const QString name = metrics.elidedText(line.name, Qt::ElideRight, widestSeatName);
        names.push_back(
            {line.colour, name + u' ' + numberText(line.scores.back()), spot(last, line.scores.back()).y()});
    }
    paintLineNames(painter, std::move(names), plot().right() + chipRadius + 6, nameChip, height() - nameChip - 2);
}

void ScoreChart::mouseMoveEvent(QMouseEvent* event) {
    if (rounds_.empty()) return;
    const int round = roundAt(event->position().x());
    if (round != pointed_) pointAt(round);
    QToolTip::showText(event->globalPosition().toPoint(), plainTip(inWords(round)), this);
}

void ScoreChart::mousePressEvent(QMouseEvent* event) {
    if (rounds_.empty() || event->button() != Qt::LeftButton) return;
    emit placeWanted(places_[static_cast<std::size_t>(roundAt(event->position().x()))]);
}

void ScoreChart::leaveEvent(QEvent*) { pointAt(-1); }

void ScoreChart::focusOutEvent(QFocusEvent* event) {
    pointAt(-1);
    QWidget::focusOutEvent(event);
}

void ScoreChart::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(rounds_.size()) - 1;
    if (event->key() == Qt::Key_Left) {
        pointAt(std::max(0, pointed_ < 0 ? last : pointed_ - 1));
    } else if (event->key() == Qt::Key_Right) {
        pointAt(std::min(last, pointed_ + 1));
    } else if (pointed_ >= 0 && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        emit placeWanted(places_[static_cast<std::size_t>(pointed_)]);
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace intrika::play

#include "moc_score_chart.cpp"
