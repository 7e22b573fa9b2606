// The part of GamePage that is about keeping the game: saving it, and a journal that cannot be written.
#include "app/play/game_page.h"
#include "app/play/save_dialog.h"
#include "engines/table/save_file.h"

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

bool GamePage::keepNow() {
    if (table_->notKept()) table_->catchUp();
    return !table_->notKept();
}

}  // namespace intrika
