#include "app/play/enter_key.h"

#include <QAbstractButton>
#include <QKeyEvent>

namespace intrika::play {
namespace {

class EnterKey : public QObject {
public:
    explicit EnterKey(QAbstractButton& button) : QObject(&button), button_(button) { button.installEventFilter(this); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
        const auto& press = static_cast<const QKeyEvent&>(*event);
        const bool enters = press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter;
        if (!enters || press.isAutoRepeat() || press.modifiers().testFlag(Qt::ControlModifier)) return false;
        button_.click();
        return true;
    }

private:
    QAbstractButton& button_;
};

}  // namespace

void clickOnEnter(QAbstractButton& button) { new EnterKey(button); }

}  // namespace intrika::play
