// What of a stage does not change while it is open: the dimmed table, the band with its title.
#pragma once

#include "app/stage/band.h"
#include "app/stage/stage_colours.h"

#include <QPixmap>
#include <QString>

class QPainter;

namespace intrika::stage {

class StageGround {
public:
    // `table`: as it looks without the stage.
    StageGround(QPixmap table, const Band& band, const StageColours& colours, const QString& title,
                const QString& keys);

    void paintTable(QPainter& painter, double dimmed) const;
    // From its middle line on.
    void paintBand(QPainter& painter, double opened) const;

private:
    QPixmap table_;
    QPixmap band_;
    QRectF box_;  // of that picture
    QColor dim_;
};

}  // namespace intrika::stage
