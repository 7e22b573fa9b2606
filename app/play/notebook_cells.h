// How the cells of a notebook look: what is certain in gold, what its owner only suspects in pencil.
#pragma once

#include "app/play/room.h"
#include "engines/session/pencil.h"

#include <QPixmap>
#include <QStyledItemDelegate>
#include <QTableWidgetItem>

namespace intrika::play {

// What a cell tells beside its words; `marked`: it stands for a place and a thing.
namespace notebook_cell {
constexpr int least = Qt::UserRole, most = Qt::UserRole + 1, marked = Qt::UserRole + 2, place = Qt::UserRole + 3,
              thing = Qt::UserRole + 4, told = Qt::UserRole + 5, pencil = Qt::UserRole + 6;
}

class NotebookCells : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

// `told`: for a screen reader and whoever points at it.
QTableWidgetItem* notebookItem(const QString& shown, const QString& told, Qt::Alignment align = Qt::AlignCenter);
void tellItem(QTableWidgetItem& item, const QString& told);

// Some cards one above the other: where there is no word for a place that is nobody's.
QPixmap pileChip(int side, double ratio);

}  // namespace intrika::play
