#include "app/pages/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>

namespace intrika::pages {

WheelGuard::WheelGuard(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish) return false;
    auto* box = qobject_cast<QWidget*>(watched);
    if (qobject_cast<QComboBox*>(watched) == nullptr && qobject_cast<QAbstractSpinBox*>(watched) == nullptr)
        return false;
    if (event->type() == QEvent::Polish) {
        if (box->focusPolicy() == Qt::WheelFocus) box->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    if (box->hasFocus()) return false;
    event->ignore();  // so that what lies below scrolls
    return true;
}

}  // namespace intrika::pages
