// The wheel scrolls a page, and changes nothing that it happens to pass over.
#pragma once

#include <QObject>

namespace intrika::pages {

// For the whole program: boxes with values hear the wheel only while they have the focus, which it does not give them.
class WheelGuard : public QObject {
public:
    explicit WheelGuard(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace intrika::pages
