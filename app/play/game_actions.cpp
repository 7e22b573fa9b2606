#include "app/play/game_actions.h"

#include "app/play/game_page.h"

#include <QAction>

namespace intrika {
namespace {

QAction* actionOf(QWidget* page, const QString& name, const QKeySequence& keys) {
    auto* made = new QAction(page);
    made->setObjectName(name);
    made->setShortcut(keys);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page->addAction(made);
    return made;
}

QAction* toggleOf(QWidget* page, const QString& name, const QKeySequence& keys) {
    auto* made = actionOf(page, name, keys);
    made->setCheckable(true);
    made->setChecked(true);
    return made;
}

}  // namespace

GameActions::GameActions(QWidget* page)
    : undo(actionOf(page, QStringLiteral("undo"), QKeySequence::Undo)),
      hint(actionOf(page, QStringLiteral("askHint"), Qt::Key_H)),
      hide(actionOf(page, QStringLiteral("hideNow"), Qt::Key_F9)),
      saveAs(actionOf(page, QStringLiteral("saveAs"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S))),
      log(toggleOf(page, QStringLiteral("showLog"), QKeySequence(Qt::CTRL | Qt::Key_L))),
      choices(toggleOf(page, QStringLiteral("showChoices"), QKeySequence(Qt::CTRL | Qt::Key_K))) {
    retranslate();
}

void GameActions::retranslate() {
    undo->setText(GamePage::tr("Undo"));
    hint->setText(GamePage::tr("Hint"));
    hide->setText(GamePage::tr("Hide now"));
    saveAs->setText(GamePage::tr("Save as…"));
    log->setText(GamePage::tr("Log"));
    choices->setText(GamePage::tr("List of choices"));
}

}  // namespace intrika
