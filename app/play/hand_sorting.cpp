#include "app/play/hand_sorting.h"

#include "app/play/game_surface.h"
#include "app/play/live_region.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_things.h"
#include "app/scene/viewer_hand.h"

#include <QAction>
#include <QLocale>

#include <algorithm>

namespace intrika::play {

HandSorting::HandSorting(GameSurface& surface) : surface_(surface) {
    for (const auto& [sort, action] : surface.actions.sorts.toStdMap()) {
        connect(action, &QAction::triggered, this, [this, sort = sort] { choose(sort); });
    }
    connect(&surface.scene->hand(), &ViewerHand::moved, this, &HandSorting::tellPlace);
}

void HandSorting::set(HandSort sort) {
    surface_.scene->hand().setSort(sort);
    surface_.actions.sorts[sort]->setChecked(true);
}

void HandSorting::choose(HandSort sort) {
    surface_.scene->hand().setSort(sort);
    QStringList cards;
    for (const PieceItem* card : surface_.scene->hand().cards()) cards << surface_.scene->things().description(card);
    const QString order = QLocale().toLower(surface_.actions.sorts[sort]->text());
    surface_.live->tell(tr("Hand, %1: %2").arg(order, cards.join(QStringLiteral(", "))));
    emit chosen(sort);
}

void HandSorting::tellPlace(QGraphicsItem* card) {
    const auto held = surface_.scene->hand().cards();
    const auto at = std::find(held.begin(), held.end(), card) - held.begin();
    const QLocale locale;
    surface_.live->tell(
        tr("%1: place %L2 of %L3")
            .arg(surface_.scene->things().description(card), locale.toString(at + 1), locale.toString(held.size())));
    surface_.actions.sorts[HandSort::own]->setChecked(true);
    emit chosen(HandSort::own);
}

}  // namespace intrika::play

#include "moc_hand_sorting.cpp"
