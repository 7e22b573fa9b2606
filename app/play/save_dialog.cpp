#include "app/play/save_dialog.h"

#include "app/dialogs/file_dialogs.h"
#include "app/play/game_page.h"

namespace intrika::play {

QString askGamePath(QWidget* parent, const QString& name) {
    return askSavePath(parent, GamePage::tr("Save the game"), name + QStringLiteral(".intrika"),
                       GamePage::tr("Intrika games (*.intrika)"));
}

QString askKnownPath(QWidget* parent, const QString& name) {
    const QString file = QString(name).replace(u'/', u'-') + QStringLiteral(".txt");
    return askSavePath(parent, GamePage::tr("Save without secrets"), file, GamePage::tr("Texts (*.txt)"));
}

}  // namespace intrika::play
