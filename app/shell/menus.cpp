#include "app/shell/menus.h"

#include "app/dialogs/plain_text.h"
#include "app/play/game_page.h"
#include "engines/words/clean_words.h"

#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace intrika::shell {
namespace {

QAction* addTo(QMenu* menu, const QKeySequence& keys = {}) {
    QAction* action = menu->addAction(QString());
    if (!keys.isEmpty()) action->setShortcut(keys);
    return action;
}

}  // namespace

Menus::Menus(QMainWindow* window, QMenu* settings) : QObject(window) {
    QMenuBar* bar = window->menuBar();
    game_ = bar->addMenu(QString());
    newGame = addTo(game_, QKeySequence::New);
    continueGame = addTo(game_);
    demo = addTo(game_);
    game_->addSeparator();
    open = addTo(game_, QKeySequence::Open);
    recent_ = game_->addMenu(QString());
    connect(recent_, &QMenu::aboutToShow, this, &Menus::openingRecent);
    beforeSaving_ = game_->addSeparator();
    print = addTo(game_, QKeySequence::Print);
    finished = addTo(game_);
    statistics = addTo(game_);
    puzzles = addTo(game_);
    boards = addTo(game_);
    game_->addSeparator();
    startPage = addTo(game_);
    quit = addTo(game_, Qt::CTRL | Qt::Key_Q);
    move_ = bar->addMenu(QString());
    view_ = bar->addMenu(QString());
    fullScreen = addTo(view_, Qt::Key_F11);
    fullScreen->setCheckable(true);

    bar->addMenu(settings);

    help_ = bar->addMenu(QString());
    rules = addTo(help_, Qt::Key_F1);
    lesson = addTo(help_);
    keys = addTo(help_, Qt::CTRL | Qt::Key_F1);
    help_->addSeparator();
    about = addTo(help_);
    // On some desktops Qt moves actions by what they are called; every one stays where it stands.
    for (QAction* action : {quit, about}) action->setMenuRole(QAction::NoRole);
    setGame(nullptr);
    retranslate();
}

void Menus::setGame(const GamePage* page) {
    for (const QPointer<QAction>& action : ofGame_) {
        for (QMenu* menu : {game_, move_, view_}) menu->removeAction(action);
    }
    ofGame_.clear();
    move_->setEnabled(page != nullptr);
    startPage->setEnabled(page != nullptr);
    if (page == nullptr) return;
    const GameActions& actions = page->actions();
    game_->insertActions(beforeSaving_, {actions.phones, actions.saveAs, actions.saveKnown});
    move_->addActions({actions.undo, actions.hint, actions.ownCards, actions.hide});
    move_->addActions(actions.steps);
    view_->addActions({actions.log, actions.choices, actions.notebook, actions.hand->menuAction()});
    ofGame_ = {actions.saveAs, actions.saveKnown, actions.undo,    actions.hint,     actions.ownCards,
               actions.hide,   actions.log,       actions.choices, actions.notebook, actions.hand->menuAction(),
               actions.phones};
    for (QAction* step : actions.steps) ofGame_ << step;
}

// The names of files alone: what is in them is for whoever opens them.
void Menus::setRecentFiles(const QStringList& paths) {
    recent_->clear();
    for (const QString& path : paths) {
        QAction* action = recent_->addAction(plainCaption(cleanName(QFileInfo(path).completeBaseName())));
        connect(action, &QAction::triggered, this, [this, path] { emit recentChosen(path); });
    }
    if (paths.isEmpty()) recent_->addAction(tr("none"))->setEnabled(false);
}

void Menus::retranslate() {
    game_->setTitle(tr("&Game"));
    newGame->setText(tr("&New game…"));
    continueGame->setText(tr("&Continue"));
    demo->setText(tr("&Demo"));
    open->setText(tr("&Open…"));
    recent_->setTitle(tr("Open &recent"));
    print->setText(tr("&Print at home…"));
    finished->setText(tr("&Finished games"));
    statistics->setText(tr("&Statistics"));
    puzzles->setText(tr("P&uzzles"));
    boards->setText(tr("&Board editor"));
    startPage->setText(tr("S&tart page"));
    quit->setText(tr("&Quit"));
    move_->setTitle(tr("&Move"));
    view_->setTitle(tr("&View"));
    fullScreen->setText(tr("&Full screen"));
    help_->setTitle(tr("&Help"));
    rules->setText(tr("&Rules"));
    lesson->setText(tr("&Guided game"));
    keys->setText(tr("&Keys"));
    about->setText(tr("&About Intrika"));
}

}  // namespace intrika::shell

#include "moc_menus.cpp"
