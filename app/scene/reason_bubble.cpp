#include "app/scene/reason_bubble.h"

#include "app/scene/laid_table.h"
#include "app/scene/overlay_items.h"
#include "app/scene/table_picks.h"

#include <QGraphicsScene>

#include <algorithm>

namespace intrika::scene {

void ReasonBubble::explain(const Pick& pick, const QString& reason) {
    if (reason.isEmpty()) return hide();
    const QGraphicsItem* item = picks_.itemFor(pick);
    if (item == nullptr) return;
    if (bubble_ == nullptr) scene_.addItem(bubble_ = new BubbleItem);
    bubble_->tell(reason, item->mapToScene(item->shape()).boundingRect(), scene_.sceneRect(),
                  std::max(14.0, 16 * laid_.layout.unit) * laid_.layout.text);
    bubble_->setVisible(true);
}

void ReasonBubble::hide() {
    if (bubble_ != nullptr) bubble_->setVisible(false);
}

QString ReasonBubble::ruleAt(QPointF point) const {
    const bool there = bubble_ != nullptr && bubble_->isVisible() && bubble_->box().contains(point);
    return there ? bubble_->rule() : QString();
}

}  // namespace intrika::scene
