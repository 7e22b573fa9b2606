#include "app/scene/speech_bubbles.h"

#include "app/scene/laid_table.h"
#include "app/scene/layers.h"
#include "app/scene/overlay_items.h"
#include "app/scene/plate_item.h"
#include "app/scene/table_things.h"

#include <QGraphicsScene>

#include <algorithm>
#include <utility>

namespace intrika::scene {
namespace {

constexpr double aroundWords = 36;                   // so that a bubble is no wider than its plate
constexpr double leastSpoken = 13, spokenSize = 15;  // px of the letters

}  // namespace

void SpeechBubbles::say(std::vector<Saying> sayings) {
    said_ = std::move(sayings);
    lay();
}

void SpeechBubbles::lay() {
    while (bubbles_.size() < said_.size()) {
        bubbles_.push_back(new BubbleItem);
        bubbles_.back()->setZValue(layer::speech);
        scene_.addItem(bubbles_.back());
    }
    const double size = std::max(leastSpoken, spokenSize * laid_.layout.unit) * laid_.layout.text;
    for (std::size_t index = 0; index < bubbles_.size(); ++index) {
        const PlateItem* plate = index < said_.size() ? things_.plate(said_[index].seat) : nullptr;
        bubbles_[index]->setVisible(plate != nullptr);
        if (plate == nullptr) continue;
        const QRectF beside = plate->box();
        bubbles_[index]->tell(said_[index].words, beside, scene_.sceneRect(), size, beside.width() - aroundWords);
    }
}

void SpeechBubbles::clear() {
    said_.clear();
    bubbles_.clear();
}

}  // namespace intrika::scene
