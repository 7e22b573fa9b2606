#include "app/play/save_dialog.h"

#include "app/play/game_page.h"

#include <QFileDialog>
#include <QStandardPaths>

namespace intrika {

QString askSavePath(QWidget* parent, const QString& name) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString proposed = folder + u'/' + name + QStringLiteral(".intrika");
    return QFileDialog::getSaveFileName(parent, GamePage::tr("Save the game"), proposed,
                                        GamePage::tr("Intrika games (*.intrika)"));
}

}  // namespace intrika
