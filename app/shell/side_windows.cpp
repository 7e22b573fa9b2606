#include "app/shell/side_windows.h"

#include "app/print/kit.h"
#include "app/rules/rules_reader.h"
#include "app/settings/settings.h"
#include "app/shell/help_dialogs.h"
#include "app/shell/shortcut_sheet.h"
#include "app/studio/print_dialog.h"

#include <QMainWindow>

namespace intrika::shell {

SideWindows::SideWindows(const Settings& settings, QMainWindow& window) : settings_(settings), window_(window) {}

SideWindows::~SideWindows() = default;

void SideWindows::showRules(const GameKind& kind, const QString& rule) {
    if (!rules_) rules_ = std::make_unique<RulesReader>();
    rules_->openGame(kind);
    rules_->show();
    rules_->raise();
    rules_->activateWindow();
    if (!rule.isEmpty()) rules_->openAt(rule);
}

// Where the game at hand cannot be made of paper, the one that can.
void SideWindows::showPrinting(const GameKind& kind, const QString& board) {
    const Kit present = loadKit(QString::fromStdString(kind.id));
    const bool fits = board.isEmpty() ? !present.parts.isEmpty() : !present.boards.isEmpty();
    auto* dialog = new PrintDialog(fits ? present.game : usualGame(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (settings_.speed() == Speed::off) dialog->setTurnTime(0);
    if (!board.isEmpty()) dialog->setBoard(board);
    dialog->open();
}

void SideWindows::showKeys() { (new ShortcutSheet(&window_))->show(); }
void SideWindows::showAbout() { shell::showAbout(&window_); }

void SideWindows::close() {
    if (rules_) rules_->close();
}

}  // namespace intrika::shell
