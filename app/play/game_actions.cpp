#include "app/play/game_actions.h"

#include "app/play/game_page.h"

#include <QAccessible>
#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace intrika::play {
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
      ownCards(actionOf(page, QStringLiteral("ownCards"), Qt::Key_F8)),
      phones(actionOf(page, QStringLiteral("phones"), {})),
      notebook(toggleOf(page, QStringLiteral("showNotebook"), Qt::Key_N)),
      saveAs(actionOf(page, QStringLiteral("saveAs"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S))),
      saveKnown(actionOf(page, QStringLiteral("saveKnown"), {})),
      log(toggleOf(page, QStringLiteral("showLog"), QKeySequence(Qt::CTRL | Qt::Key_L))),
      choices(toggleOf(page, QStringLiteral("showChoices"), QKeySequence(Qt::CTRL | Qt::Key_K))),
      hand(new QMenu(page)),
      nextSort(actionOf(page, QStringLiteral("nextSort"), Qt::Key_S)) {
    notebook->setChecked(false);
    choices->setChecked(QAccessible::isActive());  // who cannot point at the table has all in words
    auto* group = new QActionGroup(page);
    for (const HandSort sort : {HandSort::own, HandSort::byKind, HandSort::byValue}) {
        sorts[sort] = group->addAction(hand->addAction(QString()));
        sorts[sort]->setCheckable(true);
    }
    sorts[HandSort::own]->setChecked(true);
    hand->addSeparator();
    hand->addAction(nextSort);
    // From one order to the next, as if it had been chosen in the menu.
    QObject::connect(nextSort, &QAction::triggered, group, [group] {
        const auto all = group->actions();
        all.at((all.indexOf(group->checkedAction()) + 1) % all.size())->trigger();
    });
    retranslate();
}

QList<QAction*> GameActions::besideTitle(bool withNotebook, bool inCompany) const {
    QList<QAction*> links{undo, hint};
    if (inCompany) links << ownCards;
    if (withNotebook) links << notebook;
    return links;
}

void GameActions::retranslate() {
    undo->setText(GamePage::tr("Undo"));
    hint->setText(GamePage::tr("Hint"));
    hide->setText(GamePage::tr("Hide now"));
    phones->setText(GamePage::tr("Phones…"));
    notebook->setText(GamePage::tr("Notebook"));
    saveAs->setText(GamePage::tr("Save as…"));
    log->setText(GamePage::tr("Log"));
    choices->setText(GamePage::tr("List of choices"));
    hand->setTitle(GamePage::tr("Hand"));
    sorts[HandSort::own]->setText(GamePage::tr("My own order"));
    sorts[HandSort::byKind]->setText(GamePage::tr("By kind"));
    sorts[HandSort::byValue]->setText(GamePage::tr("By value"));
    nextSort->setText(GamePage::tr("Sort differently"));
}

}  // namespace intrika::play
