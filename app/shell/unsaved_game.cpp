#include "app/shell/unsaved_game.h"

#include "app/dialogs/plain_message_box.h"
#include "app/play/game_page.h"

#include <QCoreApplication>
#include <QPushButton>

namespace intrika::shell {
namespace {

struct UnsavedGame {
    Q_DECLARE_TR_FUNCTIONS(intrika::shell::UnsavedGame)
};

enum class Answer { stay, saveElsewhere, tryAgain, leave };

Answer ask(const QString& why, Leaving leaving, QWidget* window) {
    const bool quits = leaving == Leaving::program;
    const QString lost = quits ? UnsavedGame::tr("If you quit now, they are lost.")
                               : UnsavedGame::tr("If you leave the game now, they are lost.");
    const QStringList told{UnsavedGame::tr("The latest moves of this game could not be saved."), why, lost};
    PlainMessageBox box(QMessageBox::Warning, UnsavedGame::tr("Unsaved game"), told.join(QStringLiteral("\n\n")),
                        QMessageBox::Cancel, window);
    const QPushButton* elsewhere = box.addButton(UnsavedGame::tr("Save elsewhere…"), QMessageBox::AcceptRole);
    const QPushButton* again = box.addButton(UnsavedGame::tr("Try again"), QMessageBox::AcceptRole);
    const QPushButton* leave =
        box.addButton(quits ? UnsavedGame::tr("Quit without saving") : UnsavedGame::tr("Leave without saving"),
                      QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == elsewhere) return Answer::saveElsewhere;
    if (box.clickedButton() == again) return Answer::tryAgain;
    return box.clickedButton() == leave ? Answer::leave : Answer::stay;
}

}  // namespace

bool mayLeave(GamePage& page, Leaving leaving, QWidget* window) {
    while (!page.saving().keepNow()) {
        switch (ask(Words().say(*page.table().notKept()), leaving, window)) {
            case Answer::saveElsewhere:
                if (page.saving().saveElsewhere()) return true;
                break;
            case Answer::tryAgain:
                break;
            case Answer::leave:
                return true;
            case Answer::stay:
                return false;
        }
    }
    return true;
}

}  // namespace intrika::shell
