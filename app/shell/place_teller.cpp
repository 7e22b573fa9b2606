#include "app/shell/place_teller.h"

#include "app/play/game_page.h"
#include "app/play/page_settings.h"
#include "app/shell/pages.h"
#include "app/shell/present_game.h"
#include "app/shell/top_bar.h"

namespace intrika::shell {

PlaceTeller::PlaceTeller(TopBar& bar, const Pages& pages, const PresentGame& present, QObject* parent)
    : QObject(parent), bar_(bar), pages_(pages), present_(present) {
    connect(&present, &PresentGame::put, this, &PlaceTeller::tellTable);
    connect(&bar, &TopBar::sayingPlace, this, &PlaceTeller::tellTable);
}

// Whose turn it is, and whatever else a game tells, is nobody's business while the curtain hides the table.
void PlaceTeller::tell() {
    const GamePage* page = present_.page();
    const bool plays = pages_.now() == WindowPage::game && page != nullptr;
    bar_.setPlace(plays ? page->place() : QString());
    bar_.setVeiled(plays && page->title().isEmpty());
}

void PlaceTeller::tellTable() {
    if (GamePage* page = present_.page()) page->settings().setHeadlineSaid(!bar_.saysPlace());
}

}  // namespace intrika::shell

#include "moc_place_teller.cpp"
