#include "app/reviews/luck_table.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/palette.h"
#include "app/pages/look.h"
#include "app/play/panel_style.h"
#include "app/reviews/percent_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace intrika::reviews {
namespace {

constexpr int rowChip = 20;
const QColor luckInk(0xD9, 0xB5, 0x6A), skillInk(0x2F, 0x5D, 0x62);

QLabel* figureLabel(const QString& text, QFont::Weight weight = QFont::Normal) {
    auto* label = plainLabel(text);
    label->setFont(houseFont(15, weight));
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

void clear(QGridLayout& grid) {
    while (QLayoutItem* item = grid.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

}  // namespace

LuckBar::LuckBar(double luck, double skill, QWidget* parent) : QWidget(parent), luck_(luck), skill_(skill) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LuckBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(2, 2, -2, -2);
    const auto at = [&](double share) { return box.center().x() + box.width() / 2 * std::clamp(share, -1.0, 1.0); };
    const auto lane = [&](double from, double to, double top) {
        return QRectF(QPointF(std::min(at(from), at(to)), top),
                      QPointF(std::max(at(from), at(to)), top + box.height() / 2 - 1));
    };
    painter.setPen(QPen(QColor(ink::black), 1));
    painter.setBrush(luckInk);
    const QRectF luck = lane(0, luck_, box.top());
    painter.drawRect(luck);
    painter.fillRect(luck, QBrush(QColor(ink::black), Qt::BDiagPattern));  // told apart without colours
    painter.setBrush(skillInk);
    painter.drawRect(lane(luck_, luck_ + skill_, box.center().y()));
    painter.setPen(QPen(QColor(ink::second), 1));
    painter.drawLine(QPointF(at(0), box.top()), QPointF(at(0), box.bottom()));
    painter.setPen(QPen(QColor(ink::wine), 3));
    painter.drawLine(QPointF(at(luck_ + skill_), box.top() - 1), QPointF(at(luck_ + skill_), box.bottom() + 1));
}

LuckTable::LuckTable(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    setObjectName(QStringLiteral("luck"));
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(12);
    grid_->setVerticalSpacing(4);
    grid_->setColumnStretch(2, 1);
}

void LuckTable::show(const Table& table, const review::Summary& summary) {
    clear(*grid_);
    int column = 3;
    for (const QString& head : {tr("Luck"), tr("Skill"), tr("Result")}) {
        grid_->addWidget(figureLabel(head, QFont::Bold), 0, column++);
    }
    for (Seat seat = 0; seat < table.seatCount(); ++seat) fillRow(seat + 1, table.seatInfo(seat), summary, seat);
}

void LuckTable::fillRow(int row, const SeatInfo& seat, const review::Summary& summary, std::size_t at) {
    const QString luck = changeText(summary.luck[at]), skill = changeText(summary.skill[at]);
    auto* chip = plainLabel();
    chip->setPixmap(seatChip(seat.colour, rowChip, devicePixelRatioF()));
    auto* name = plainLabel(seat.name);
    name->setFont(houseFont(15));
    auto* bar = new LuckBar(summary.luck[at], summary.skill[at]);
    bar->setAccessibleName(tr("%1: luck %2, skill %3").arg(seat.name, luck, skill));
    bar->setToolTip(plainTip(bar->accessibleName()));
    grid_->addWidget(chip, row, 0);
    grid_->addWidget(name, row, 1);
    grid_->addWidget(bar, row, 2);
    grid_->addWidget(figureLabel(luck), row, 3);
    grid_->addWidget(figureLabel(skill), row, 4);
    grid_->addWidget(figureLabel(changeText(summary.result[at]), QFont::Bold), row, 5);
}

}  // namespace intrika::reviews

#include "moc_luck_table.cpp"
