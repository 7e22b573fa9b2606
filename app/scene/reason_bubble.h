// Says beside a thing why it cannot be picked.
#pragma once

#include <QPointF>
#include <QString>
#include "app/scene/room.h"

class QGraphicsScene;

namespace intrika {
struct Pick;
}

namespace intrika::scene {

class BubbleItem;
class TablePicks;
struct LaidTable;

class ReasonBubble {
public:
    ReasonBubble(QGraphicsScene& scene, const LaidTable& laid, const TablePicks& picks)
        : scene_(scene), laid_(laid), picks_(picks) {}

    void explain(const Pick& pick, const QString& reason);  // nothing, if nothing stands for it
    void hide();
    QString ruleAt(QPointF point) const;  // the rule that the reason there names; empty: none
    void clear() { bubble_ = nullptr; }   // all items of the scene are gone

private:
    QGraphicsScene& scene_;
    const LaidTable& laid_;
    const TablePicks& picks_;
    BubbleItem* bubble_ = nullptr;  // the scene owns it
};

}  // namespace intrika::scene
