#include "app/shell/menus.h"

#include "app/play/game_page.h"
#include "app/shell/language.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace intrika {
namespace {

QAction* addTo(QMenu* menu, const QKeySequence& keys = {}) {
    QAction* action = menu->addAction(QString());
    if (!keys.isEmpty()) action->setShortcut(keys);
    return action;
}

}  // namespace

Menus::Menus(QMainWindow* window) : QObject(window) {
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
    finished = addTo(game_);
    statistics = addTo(game_);
    game_->addSeparator();
    startPage = addTo(game_);
    quit = addTo(game_, Qt::CTRL | Qt::Key_Q);
    move_ = bar->addMenu(QString());
    view_ = bar->addMenu(QString());
    fullScreen = addTo(view_, Qt::Key_F11);
    fullScreen->setCheckable(true);

    settings_ = bar->addMenu(QString());
    preferences = addTo(settings_, Qt::CTRL | Qt::SHIFT | Qt::Key_Comma);
    settings_->addSeparator();
    connect(settings_, &QMenu::aboutToShow, this, &Menus::settingsOpened);
    fillSettings();
    hideWhenLeft = addTo(settings_);
    hideWhenLeft->setCheckable(true);

    help_ = bar->addMenu(QString());
    rules = addTo(help_, Qt::Key_F1);
    lesson = addTo(help_);
    keys = addTo(help_, Qt::CTRL | Qt::Key_F1);
    help_->addSeparator();
    about = addTo(help_);
    // On some desktops Qt moves actions by what they are called; every one stays where it stands.
    for (QAction* action : {quit, about, preferences}) action->setMenuRole(QAction::NoRole);
    setGame(nullptr);
    retranslate();
}

void Menus::fillSettings() {
    language_ = settings_->addMenu(QString());
    auto* languageGroup = new QActionGroup(this);
    for (const QString& code : languages()) {
        QAction* action = languageGroup->addAction(language_->addAction(languageName(code)));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, code] { emit languageChosen(code); });
        languages_[code] = action;
    }
    speed_ = settings_->addMenu(QString());
    auto* speedGroup = new QActionGroup(this);
    for (const Speed speed : {Speed::slow, Speed::normal, Speed::fast, Speed::off}) {
        QAction* action = speedGroup->addAction(speed_->addAction(QString()));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, speed] { emit speedChosen(speed); });
        speeds_[speed] = action;
    }
    cloth_ = settings_->addMenu(QString());
    auto* clothGroup = new QActionGroup(this);
    for (const Cloth cloth : {Cloth::dark, Cloth::light}) {
        QAction* action = clothGroup->addAction(cloth_->addAction(QString()));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, cloth] { emit clothChosen(cloth); });
        cloths_[cloth] = action;
    }
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
    game_->insertAction(beforeSaving_, actions.saveAs);
    move_->addActions({actions.undo, actions.hint, actions.hide});
    move_->addActions(page->steps());
    view_->addActions({actions.log, actions.choices});
    ofGame_ = {actions.saveAs, actions.undo, actions.hint, actions.hide, actions.log, actions.choices};
    for (QAction* step : page->steps()) ofGame_ << step;
}

// The names of files alone: what is in them is for whoever opens them.
void Menus::setRecentFiles(const QStringList& paths) {
    recent_->clear();
    for (const QString& path : paths) {
        QAction* action = recent_->addAction(QFileInfo(path).completeBaseName().replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, path] { emit recentChosen(path); });
    }
    if (paths.isEmpty()) recent_->addAction(tr("none"))->setEnabled(false);
}

void Menus::setLanguage(const QString& code) { languages_.value(code)->setChecked(true); }

void Menus::setSpeed(Speed speed) { speeds_.value(speed)->setChecked(true); }

void Menus::setCloth(Cloth cloth) { cloths_.value(cloth)->setChecked(true); }

void Menus::retranslate() {
    game_->setTitle(tr("&Game"));
    newGame->setText(tr("&New game…"));
    continueGame->setText(tr("&Continue"));
    demo->setText(tr("&Demo"));
    open->setText(tr("&Open…"));
    recent_->setTitle(tr("Open &recent"));
    finished->setText(tr("&Finished games"));
    statistics->setText(tr("&Statistics"));
    startPage->setText(tr("S&tart page"));
    quit->setText(tr("&Quit"));
    move_->setTitle(tr("&Move"));
    view_->setTitle(tr("&View"));
    fullScreen->setText(tr("&Full screen"));
    settings_->setTitle(tr("&Settings"));
    language_->setTitle(tr("&Language"));
    speed_->setTitle(tr("&Animation"));
    speeds_[Speed::slow]->setText(tr("&Slow"));
    speeds_[Speed::normal]->setText(tr("&Normal"));
    speeds_[Speed::fast]->setText(tr("&Fast"));
    speeds_[Speed::off]->setText(tr("&Off"));
    preferences->setText(tr("All on &one page"));
    hideWhenLeft->setText(tr("&Hide the table when another program is in front"));
    cloth_->setTitle(tr("&Table"));
    cloths_[Cloth::dark]->setText(tr("&Dark"));
    cloths_[Cloth::light]->setText(tr("&Light"));
    help_->setTitle(tr("&Help"));
    rules->setText(tr("&Rules"));
    lesson->setText(tr("&Guided game"));
    keys->setText(tr("&Keys"));
    about->setText(tr("&About Intrika"));
}

}  // namespace intrika
