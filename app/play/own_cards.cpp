#include "app/play/own_cards.h"

#include "app/dialogs/plain_text.h"
#include "app/play/game_surface.h"
#include "app/play/live_region.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"

#include <QAction>
#include <QMenu>

namespace intrika::play {

OwnCards::OwnCards(GameSurface& surface) : surface_(surface) {
    surface.actions.ownCards->setVisible(surface.viewpoint().isShared());
    connect(surface.actions.ownCards, &QAction::triggered, this, [this] {
        if (surface_.screen.looker() != noSeat) return emit givenBack();
        askWhoLooks();
    });
}

// Whoever is asked stands first, for Enter.
void OwnCards::askWhoLooks() {
    auto* menu = new QMenu(&surface_.page);
    menu->setObjectName(QStringLiteral("whoLooks"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [this, menu](Seat seat) {
        if (surface_.viewpoint().eyes() == Observer(seat)) return;
        QAction* one = menu->addAction(plainCaption(surface_.table->seatInfo(seat).name));
        connect(one, &QAction::triggered, this, [this, seat] { emit wanted(seat); });
    };
    const Seat asked = surface_.screen.asked();
    if (asked != noSeat) offer(asked);
    for (const Seat seat : surface_.viewpoint().people()) {
        if (seat != asked) offer(seat);
    }
    menu->setActiveAction(menu->actions().first());
    menu->popup(surface_.side->prompt().mapToGlobal(QPoint()));
}

void OwnCards::show(Seat seat) {
    const SeatInfo& info = surface_.table->seatInfo(seat);
    const QString told = tr("Nobody else should look now. The table waits for you.");
    surface_.side->prompt().showLook(info.name, info.colour, told);
    surface_.live->tell(info.name + QStringLiteral(": ") + told);
}

void OwnCards::refresh() {
    const bool looks = surface_.screen.looker() != noSeat;
    QAction& action = *surface_.actions.ownCards;
    action.setText(looks ? tr("Back to the table") : tr("Look at my cards…"));
    action.setIconText(looks ? tr("Back") : tr("My cards"));
    action.setToolTip(plainTip(looks ? tr("Shows again what everybody may see.")
                                     : tr("Shows your own cards behind the curtain, whoever is to act.")));
    action.setEnabled(surface_.screen.mayTakeOwnCards());
}

}  // namespace intrika::play

#include "moc_own_cards.cpp"
