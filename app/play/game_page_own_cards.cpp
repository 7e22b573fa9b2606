// The part of GamePage that is about a look at the own cards: one of several people takes the screen behind the
// curtain, whoever is asked, sees what they hold and gives it back. Who is asked may decide meanwhile, with a hint.
#include "app/dialogs/plain_text.h"
#include "app/play/decision.h"
#include "app/play/game_page.h"
#include "app/play/live_region.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"

#include <QAction>
#include <QMenu>

namespace intrika {

void GamePage::listenToOwnCards() {
    actions_.ownCards->setVisible(viewpoint_.mayHide());
    connect(actions_.ownCards, &QAction::triggered, this, [this] {
        if (viewpoint_.looker() != noSeat) return putBack();
        askWhoLooks();
    });
}

// Whoever is asked stands first, for Enter.
void GamePage::askWhoLooks() {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("whoLooks"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [this, menu](Seat seat) {
        if (viewpoint_.eyes() == Observer(seat)) return;
        const QString name = table_->seatInfo(seat).name;
        QAction* one = menu->addAction(plainCaption(name));
        connect(one, &QAction::triggered, this, [this, seat] { lookAtOwnCards(seat); });
    };
    const Seat asked = viewpoint_.asked();
    if (asked != noSeat) offer(asked);
    for (const Seat seat : table_->humans()) {
        if (seat != asked) offer(seat);
    }
    menu->setActiveAction(menu->actions().first());
    menu->popup(side_->prompt().mapToGlobal(QPoint()));
}

void GamePage::lookAtOwnCards(Seat seat) {
    viewpoint_.look(seat);
    if (viewpoint_.isHidden()) lowerCurtain();
}

// The table waits for whoever looks without being asked.
void GamePage::showOwnCards() {
    const SeatInfo& info = table_->seatInfo(viewpoint_.looker());
    const QString told = tr("Nobody else should look now. The table waits for you.");
    side_->prompt().showLook(info.name, info.colour, told);
    live_->tell(info.name + QStringLiteral(": ") + told);
    refreshActions();
}

bool GamePage::mayLookAtOwnCards() const {
    const bool isFree = !viewpoint_.isHidden() && !viewpoint_.isGathered() && lookers_.empty();
    return viewpoint_.mayHide() && isFree && !table_->isOver();
}

void GamePage::refreshOwnCards() {
    const bool looks = viewpoint_.looker() != noSeat;
    actions_.ownCards->setText(looks ? tr("Back to the table") : tr("Look at my cards…"));
    actions_.ownCards->setIconText(looks ? tr("Back") : tr("My cards"));
    actions_.ownCards->setToolTip(plainTip(looks ? tr("Shows again what everybody may see.")
                                                 : tr("Shows your own cards behind the curtain, whoever is to act.")));
    actions_.ownCards->setEnabled(mayLookAtOwnCards());
}

}  // namespace intrika
