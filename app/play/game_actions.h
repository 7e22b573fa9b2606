// What can be done on a game page besides playing, for its own links and for the window's menus.
#pragma once

#include "app/play/room.h"
#include "app/scene/hand_order.h"

#include <QList>
#include <QMap>

class QAction;
class QMenu;
class QWidget;

namespace intrika::play {

// The actions belong to the page, and so do their keys. A greyed one has its reason as tooltip.
struct GameActions {
    explicit GameActions(QWidget* page);
    void retranslate();
    QList<QAction*> besideTitle(bool withNotebook, bool inCompany) const;

    QAction* undo;
    QAction* hint;
    QAction* hide;
    QAction* ownCards;  // of one of several people, or back from them
    QAction* phones;    // of a game that people play with phones: who has come
    QAction* notebook;  // checkable: whether it lies beside the table, or in front of it
    QAction* saveAs;
    QAction* saveKnown;  // a text without secrets, to show to others
    QAction* log;        // checkable: whether the log is shown
    QAction* choices;    // checkable: whether the list of all choices is shown
    QMenu* hand;         // the orders of the hand, and a key that leads from one to the next
    QMap<HandSort, QAction*> sorts;
    QAction* nextSort;
    QList<QAction*> steps;  // through what has happened; with their keys
};

}  // namespace intrika::play
