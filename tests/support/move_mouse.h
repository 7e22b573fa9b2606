// The pointer of a test.
#pragma once

#include <QCoreApplication>
#include <QMouseEvent>
#include <QWidget>

namespace intrika::test {

// QTest moves the real pointer, which cannot leave the offscreen platform's screen of 800 x 800 device pixels.
inline void moveMouse(QWidget* viewport, QPointF at, Qt::MouseButtons held) {
    QMouseEvent move(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, held, {});
    QCoreApplication::sendEvent(viewport, &move);
}

}  // namespace intrika::test
