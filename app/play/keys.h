// Who gets the keys.
#pragma once

#include <QWidget>

namespace intrika::play {

// QWidget::setFocus gives them to what is hidden, too: behind a curtain, on a page that lies behind another.
inline void giveKeys(QWidget& widget) {
    if (widget.isVisible()) widget.setFocus();
}

}  // namespace intrika::play
