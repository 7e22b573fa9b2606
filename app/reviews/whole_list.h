// Rows that are all seen: the list is as high as they are, whatever width they get.
#pragma once

#include "app/pages/look.h"
#include "app/play/panel_style.h"
#include "app/reviews/room.h"

#include <QListWidget>

namespace intrika::reviews {

// Rows on paper, with a badge before each.
inline void layOnPaper(QListWidget& list, const char* name, int badge) {
    list.setObjectName(QLatin1String(name));
    list.setFont(houseFont(15));
    list.setIconSize({badge, badge});
    list.setStyleSheet(
        "QListWidget { background: transparent; border: 2px solid transparent; border-radius: 4px; }"
        "QListWidget:focus { border-color: #7A1D22; }");
    new WrappedRows(&list);
}

class WholeList : public QListWidget {
public:
    using QListWidget::QListWidget;

protected:
    void resizeEvent(QResizeEvent* event) override {
        QListWidget::resizeEvent(event);
        showAllRows(*this);
    }
};

}  // namespace intrika::reviews
