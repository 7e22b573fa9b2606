// As tall as what it holds where there is room, else it scrolls; Qt's own stops at 24 lines.
#pragma once

#include <QEvent>
#include <QScrollArea>

namespace intrika {

class WholeArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;
    QSize sizeHint() const override { return widget()->sizeHint(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

}  // namespace intrika
