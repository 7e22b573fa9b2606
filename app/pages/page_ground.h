// What lies under a page of paper: the table of the game that was played last, or the house's cloth before there is
// one.
#pragma once

#include "app/faces/table_ink.h"
#include "app/pages/room.h"

#include <QPixmap>
#include <QString>

class QPainter;
class QStackedWidget;
class QWidget;

namespace intrika::pages {

// Every page in the stack, present and to come, lies on this game's table.
void laySurface(QStackedWidget& pages, const QString& game);

// The picture is kept while the page is as large, and its table the same.
class PageGround {
public:
    void paint(QPainter& painter, const QWidget& page);
    void forget() { *this = {}; }

private:
    QPixmap picture_;
    QSize size_;
    QString game_;
    Cloth cloth_ = Cloth::dark;
};

}  // namespace intrika::pages
