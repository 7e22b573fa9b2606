// Where everything lies at the end of a game, in a window of any size.
#pragma once

#include "app/finale/stage_size.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <array>
#include <vector>

namespace intrika::finale {

struct StageNeeds {
    std::size_t winners = 0;
    std::size_t ranks = 0;
    std::vector<std::size_t> rows;         // how many groups of deciding pieces in each
    std::array<std::size_t, 2> buttons{};  // how many on the left and on the right
    std::array<double, 2> buttonWidths{};  // of the widest of them
    double buttonHeight = 0;
};

struct StagePlan {
    double medalScale = 1;
    std::vector<QPointF> medals;  // middles
    QRectF headline, reason, title;
    std::vector<QRectF> ranks;
    std::vector<std::vector<QRectF>> rows;
    std::array<std::vector<QRectF>, 2> buttons;  // left and right, from above
};

StagePlan planStage(StageSize size, const StageNeeds& needs);

// Of texts: those of a small window shrink less than its pictures.
double typeSize(StageSize size, double design);

}  // namespace intrika::finale
