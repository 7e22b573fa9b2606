// A page of the choices, scrolled where there is no room for it: as wide as what is in it, but with text so large that
// little would be left of the preview.
#pragma once

#include "app/studio/room.h"

#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace intrika::studio {

class PanelArea : public QScrollArea {
public:
    explicit PanelArea(QWidget* panel) {
        setWidgetResizable(true);
        setFrameShape(NoFrame);
        setWidget(panel);
    }
    QSize minimumSizeHint() const override {
        constexpr int mostLetters = 32;
        const int wanted = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
        const int most = fontMetrics().averageCharWidth() * mostLetters;
        return {std::min(wanted, most), QScrollArea::minimumSizeHint().height()};
    }
};

}  // namespace intrika::studio
