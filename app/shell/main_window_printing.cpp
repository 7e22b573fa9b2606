// The way to the print studio.
#include "app/shell/main_window.h"

#include "app/print/kit.h"
#include "app/studio/print_dialog.h"

namespace intrika {

// Of the games that can be made of paper, the one at hand.
void MainWindow::showPrinting(const QString& board) {
    const QStringList games = printableGames();
    const QString present = QString::fromStdString(presentKind().id);
    auto* dialog = new PrintDialog(games.contains(present) ? present : games.value(0), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (settings_.speed() == Speed::off) dialog->setTurnTime(0);
    if (!board.isEmpty()) dialog->setBoard(board);
    dialog->open();
}

}  // namespace intrika
