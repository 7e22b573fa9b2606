// The part of GamePage that is about keeping the game: saving it, and a journal that cannot be written.
#include "app/dialogs/plain_text.h"
#include "app/play/game_page.h"
#include "app/play/known_text.h"
#include "app/play/save_dialog.h"
#include "engines/files/save_file.h"

#include <QAction>

namespace intrika {

bool GamePage::saveElsewhere() {
    const QString path = askGamePath(this, gameTitle());
    return !path.isEmpty() && saveTo(path);
}

bool GamePage::saveTo(const QString& path) {
    const auto problem = saveRecord(path, table_->record());
    if (problem) {
        emit troubled(*problem);
    } else {
        emit saved(path);
    }
    return !problem;
}

// Behind the curtain, and while all look together, what everybody knows.
Observer GamePage::knower() const { return viewpoint_.isHidden() ? spectator : viewpoint_.eyes(); }

// Written before anybody is asked where to: meanwhile the game goes on, and somebody else may take the screen.
void GamePage::saveKnown() {
    const QString text = knownText(*table_, knower(), words_);
    const QString path = askKnownPath(this, knownTitle(*table_, knower(), words_));
    if (path.isEmpty()) return;
    if (const auto problem = saveRecord(path, text.toStdString())) emit troubled(*problem);
}

void GamePage::refreshSaving() {
    const Observer observer = knower();
    const QString text =
        observer ? tr("Save what %1 knows…").arg(table_->seatInfo(*observer).name) : tr("Save what everybody knows…");
    actions_.saveKnown->setText(plainCaption(text));
    actions_.saveKnown->setToolTip(plainTip(text));
}

bool GamePage::keepNow() {
    if (table_->notKept()) table_->catchUp();
    return !table_->notKept();
}

}  // namespace intrika
