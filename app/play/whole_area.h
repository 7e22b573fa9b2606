// As tall as what it holds where there is room, else it scrolls; Qt's own stops at 24 lines.
#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QWidget>

namespace intrika::play {

class WholeArea : public QScrollArea {
public:
    // Nothing of it is seen but what it holds, which is complete; it takes that over.
    explicit WholeArea(QWidget* held, QWidget* parent = nullptr) : QScrollArea(parent) {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
        setWidget(held);
        held->setAutoFillBackground(false);  // setWidget had turned it on
        viewport()->setAutoFillBackground(false);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

}  // namespace intrika::play
