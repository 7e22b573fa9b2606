// The part of GamePage that is about the order in which cards are held.
#include "app/play/game_page.h"
#include "app/play/live_region.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_things.h"
#include "app/scene/viewer_hand.h"

#include <QAction>
#include <QLocale>

#include <algorithm>

namespace intrika {

void GamePage::listenToHand() {
    for (const auto& [sort, action] : actions_.sorts.toStdMap()) {
        connect(action, &QAction::triggered, this, [this, sort = sort, action = action] {
            scene_->hand().setSort(sort);
            QStringList cards;
            for (const PieceItem* card : scene_->hand().cards()) cards << scene_->things().description(card);
            live_->tell(tr("Hand, %1: %2").arg(QLocale().toLower(action->text()), cards.join(QStringLiteral(", "))));
            emit handSortChosen(sort);
        });
    }
    connect(&scene_->hand(), &ViewerHand::moved, this, [this](QGraphicsItem* card) {
        const auto held = scene_->hand().cards();
        const auto at = std::find(held.begin(), held.end(), card) - held.begin();
        live_->tell(
            tr("%1: place %L2 of %L3")
                .arg(scene_->things().description(card), QLocale().toString(at + 1), QLocale().toString(held.size())));
        actions_.sorts[HandSort::own]->setChecked(true);
        emit handSortChosen(HandSort::own);
    });
}

void GamePage::setHandSort(HandSort sort) {
    scene_->hand().setSort(sort);
    actions_.sorts[sort]->setChecked(true);
}

}  // namespace intrika
