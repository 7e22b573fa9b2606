#include "app/play/save_dialog.h"

#include "app/dialogs/save_path.h"
#include "app/play/game_page.h"

#include <QStandardPaths>

namespace intrika {

QString askGamePath(QWidget* parent, const QString& name) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString proposed = folder + u'/' + name + QStringLiteral(".intrika");
    return askSavePath(parent, GamePage::tr("Save the game"), proposed, GamePage::tr("Intrika games (*.intrika)"));
}

}  // namespace intrika
