#include "app/play/counted_cards.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/palette.h"
#include "app/play/panel_style.h"
#include "app/scene/zone_layout.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace intrika::play {
namespace {

constexpr double cardHeight = 76;
constexpr double cardWidth = cardHeight * cardMm.width() / cardMm.height();
constexpr double cardStep = cardWidth * 0.62;  // the upper card leaves the other's numeral to be seen
constexpr double cardGap = 10;
constexpr double chipRoom = 38;

QFont pointsFont() { return panelFont(Cut::bold, 15); }

double groupHeight() { return cardHeight + QFontMetricsF(pointsFont()).height() + 8; }

}  // namespace

CountedCards::CountedCards(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("counted"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CountedCards::tell(const Table& table, const Words& words) {
    rows_.clear();
    QStringList inWords;
    const Tableau tableau = table.tableau(spectator, table.stepCount());
    for (Seat seat = 0; seat < table.seatCount(); ++seat) {
        Row row{table.seatInfo(seat).colour, table.seatInfo(seat).name, {}, {}};
        QStringList told;
        for (const Zone& zone : tableau.zones) {
            if (zone.area != Area::result || zone.owner != seat) continue;
            row.groups.push_back({zone.pieces, words.say(zone.label), words.say(zone.detail), {}});
            told << row.groups.back().told;
        }
        if (row.groups.empty()) continue;
        inWords << row.name + QStringLiteral(": ") + told.join(QStringLiteral("; "));
        rows_.push_back(std::move(row));
    }
    setVisible(!rows_.empty());
    if (rows_.empty()) return;
    faces_ = std::make_unique<FaceCache>(QString::fromStdString(table.kind().id), table.kind().faces);
    faces_->setWords(words);
    connect(faces_.get(), &FaceCache::drawn, this, qOverload<>(&QWidget::update));
    setAccessibleName(tr("What was counted"));
    setAccessibleDescription(inWords.join(QStringLiteral(". ")));
    updateGeometry();
    update();
}

double CountedCards::lie(std::vector<Row>& rows, double width) const {
    double top = 0;
    for (Row& row : rows) {
        row.chip = QRectF(0, top + (cardHeight - 26) / 2, 26, 26);
        double left = chipRoom;
        for (Group& group : row.groups) {
            const double wide = cardWidth + cardStep * static_cast<double>(group.pieces.size() - 1);
            if (left > chipRoom && left + wide > width) {
                left = chipRoom;
                top += groupHeight();
            }
            group.box = QRectF(left, top, wide, groupHeight());
            left += wide + cardGap;
        }
        top += groupHeight() + 4;
    }
    return top;
}

int CountedCards::heightForWidth(int width) const {
    std::vector<Row> rows = rows_;
    return static_cast<int>(lie(rows, width));
}

QSize CountedCards::sizeHint() const { return {600, heightForWidth(std::max(600, width()))}; }

void CountedCards::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    lie(rows_, width());
    for (const Row& row : rows_) {
        painter.drawPixmap(row.chip.toRect(), seatChip(row.colour, 26, devicePixelRatioF()));
        for (const Group& group : row.groups) paintGroup(painter, group);
    }
}

void CountedCards::paintGroup(QPainter& painter, const Group& group) {
    double left = group.box.left();
    for (const Piece& piece : group.pieces) {
        const QSizeF size(cardWidth, cardHeight);
        const QPixmap picture = faces_->picture({piece.face, Form::onTable, {}, size, devicePixelRatioF()});
        const double rim = FaceCache::shadow;
        const QRectF box(QPointF(left, group.box.top() + 2), size);
        if (!picture.isNull()) painter.drawPixmap(box.adjusted(-rim, -rim, rim, rim), picture, QRectF(picture.rect()));
        left += cardStep;
    }
    const bool shines = std::any_of(group.pieces.begin(), group.pieces.end(),
                                    [](const Piece& piece) { return piece.mark == Piece::Mark::glowing; });
    painter.setFont(pointsFont());
    painter.setPen(QColor(shines ? ink::wine : ink::second));
    painter.drawText(group.box, Qt::AlignHCenter | Qt::AlignBottom, group.points);
}

bool CountedCards::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (const Row& row : rows_) {
        for (const Group& group : row.groups) {
            if (!group.box.contains(help->pos())) continue;
            QToolTip::showText(help->globalPos(), plainTip(group.told), this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

}  // namespace intrika::play

#include "moc_counted_cards.cpp"
