#include "app/play/notebook_cells.h"

#include "app/dialogs/plain_text.h"
#include "app/play/panel_style.h"
#include "engines/core/notebook.h"

#include <QIcon>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace intrika::play {
namespace {

const QColor sure(0xF2, 0xC8, 0x5B), sureRim(0x8A, 0x6D, 0x2F), cellText(0x1F, 0x1B, 0x18), faint(0xB9, 0xA5, 0x7C);
const QColor lead(0x2A, 0x4E, 0x86);  // of the pencil

double radiusIn(const QRectF& cell) { return std::min(cell.width() * 0.32, cell.height() * 0.34); }

// Certain: a filled disc, with the number where there are several. Possible: a ring. Impossible: a short stroke.
void paintFinding(QPainter& painter, const QRectF& cell, const Verdict& found) {
    const double radius = radiusIn(cell);
    const QPointF middle = cell.center();
    if (found.isImpossible()) {
        painter.setPen(QPen(faint, 1.6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(middle - QPointF(radius * 0.4, 0), middle + QPointF(radius * 0.4, 0));
        return;
    }
    painter.setPen(QPen(sureRim, 1.8));
    painter.setBrush(found.isCertain() ? QBrush(sure) : QBrush(Qt::NoBrush));
    painter.drawEllipse(middle, radius, radius);
    if (found.least < 2) return;
    painter.setPen(cellText);
    painter.setFont(panelFont(Cut::bold, qRound(radius * 1.5)));
    painter.drawText(cell, Qt::AlignCenter, QString::number(found.least));
}

// As by hand: slanting strokes over a ring that has grown pale.
void paintPencil(QPainter& painter, const QRectF& cell, PencilMark mark) {
    const double radius = radiusIn(cell);
    const QPointF middle = cell.center();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint, 0.8));
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(QPen(lead, std::max(1.6, radius * 0.28), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](double x, double y) { return middle + QPointF(x, y) * radius; };
    if (mark == PencilMark::yes) {
        painter.drawPolyline(QPolygonF({at(-0.8, 0), at(-0.2, 0.7), at(1, -1.1)}));
    } else if (mark == PencilMark::no) {
        painter.drawLine(at(-0.7, -0.8), at(0.7, 0.8));
        painter.drawLine(at(0.8, -0.8), at(-0.8, 0.8));
    } else {
        painter.setFont(panelFont(Cut::bold, qRound(radius * 2.3)));
        painter.drawText(cell, Qt::AlignCenter, QStringLiteral("?"));
    }
}

bool isSignAlone(const QModelIndex& index) {
    return !index.data(Qt::DecorationRole).isNull() && index.data().toString().isEmpty();
}

// In the middle of its cell, and all of it.
void paintSign(QPainter& painter, const QRect& cell, const QIcon& sign) {
    const int side = std::min({cell.width(), cell.height(), sign.availableSizes().value(0).width()}) - 2;
    QRect box(0, 0, side, side);
    box.moveCenter(cell.center());
    sign.paint(&painter, box);
}

}  // namespace

// A sign without words would be cut where its column is narrow.
void NotebookCells::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (isSignAlone(index)) option->icon = QIcon();
}

void NotebookCells::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    if (isSignAlone(index)) paintSign(*painter, option.rect, index.data(Qt::DecorationRole).value<QIcon>());
    if (!index.data(notebook_cell::marked).toBool()) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto pencil = static_cast<PencilMark>(index.data(notebook_cell::pencil).toInt());
    if (pencil == PencilMark::none) {
        paintFinding(*painter, option.rect,
                     {static_cast<std::uint8_t>(index.data(notebook_cell::least).toInt()),
                      static_cast<std::uint8_t>(index.data(notebook_cell::most).toInt())});
    } else {
        paintPencil(*painter, option.rect, pencil);
    }
    painter->restore();
}

QTableWidgetItem* notebookItem(const QString& shown, const QString& told, Qt::Alignment align) {
    auto* item = new QTableWidgetItem(shown);
    item->setTextAlignment(align);
    tellItem(*item, told);
    return item;
}

void tellItem(QTableWidgetItem& item, const QString& told) {
    item.setToolTip(plainTip(told));
    item.setData(Qt::AccessibleTextRole, told);
}

QPixmap pileChip(int side, double ratio) {
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(sureRim, 1.6));
    painter.setBrush(faint);
    for (int card = 0; card < 3; ++card) painter.drawRoundedRect(QRectF(5 + 2 * card, 3 + 2 * card, 12, 16), 2, 2);
    return picture;
}

}  // namespace intrika::play
