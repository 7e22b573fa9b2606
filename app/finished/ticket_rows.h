// Rows of a table as tickets that were torn off: a stub in the game's colour with its emblems, a perforation, paper.
#pragma once

#include "app/finished/room.h"

#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>

#include <functional>

namespace intrika::pages {
class SheetTable;
}

namespace intrika::finished {

class TicketRows : public QStyledItemDelegate {
public:
    using GameOf = std::function<QString(const QVariant& key)>;  // GameKind::id of what a row stands for

    TicketRows(SheetTable& table, GameOf gameOf);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Stub {
        QColor ground;
        QPixmap emblems;
    };
    const Stub& stubOf(const QString& game) const;
    void paintTicket(QPainter& painter, const QRectF& ticket, const Stub& stub, bool isChosen) const;

    SheetTable& table_;
    GameOf gameOf_;
    mutable QHash<QString, Stub> stubs_;  // painted when a row of the game is first seen
};

}  // namespace intrika::finished
