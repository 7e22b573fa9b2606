#include "app/shell/main_window.h"

#include "app/pages/notice_bar.h"
#include "app/pages/wheel_guard.h"
#include "app/play/game_page.h"
#include "app/play/text_size.h"
#include "app/settings/language.h"
#include "app/settings/name_bar.h"
#include "app/settings/settings_menu.h"
#include "app/settings/text_size_menu.h"
#include "app/shell/bar_links.h"
#include "app/shell/file_drop.h"
#include "app/shell/game_opener.h"
#include "app/shell/game_starter.h"
#include "app/shell/menus.h"
#include "app/shell/pages.h"
#include "app/shell/place_teller.h"
#include "app/shell/present_game.h"
#include "app/shell/side_windows.h"
#include "app/shell/top_bar.h"
#include "app/sounds/sounds.h"
#include "app/style/house_dress.h"

#include <QAction>
#include <QCloseEvent>
#include <QScreen>
#include <QVBoxLayout>

namespace intrika::shell {
namespace {

constexpr QSize usualSize{1280, 800};
constexpr QSize leastSize{1024, 700};
constexpr QSize frame{12, 40};  // what a desktop puts round a window, about; Qt knows it only once it is there

void place(QMainWindow& window, const QByteArray& asBefore) {
    const QSize room = window.screen()->availableSize() - frame;
    window.setMinimumSize(leastSize.boundedTo(room));
    if (!window.restoreGeometry(asBefore)) window.resize(usualSize.boundedTo(room));
}

}  // namespace

MainWindow::MainWindow(const Games& games, Settings& settings, Sounds* sounds) : settings_(settings) {
    wearHouseStyle();
    applyTextSize(settings_.textSize());  // before anything is measured
    bar_ = new TopBar(this);
    setMenuBar(bar_);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    notices_ = new NoticeBar(middle);
    nameBar_ = new NameBar(settings_, middle);
    pages_ = new Pages(games, settings_, *notices_, middle);
    column->addWidget(notices_);
    column->addWidget(nameBar_);
    column->addWidget(pages_->widget(), 1);
    setCentralWidget(middle);
    new WheelGuard(this);
    present_ = new PresentGame(games, settings_, *notices_, this);
    settingsMenu_ = new SettingsMenu(settings_, this);
    if (sounds != nullptr) offerSound(*sounds);
    menus_ = new Menus(this, settingsMenu_);
    links_ = new BarLinks(*bar_, *settingsMenu_, *menus_->fullScreen);
    textSizeMenu_ = new TextSizeMenu(settings_, this);
    menus_->addToView(textSizeMenu_);
    starter_ = new GameStarter(games, settings_, *notices_, *present_, this);
    opener_ = new GameOpener(games, settings_, *notices_, *present_, this);
    placeTeller_ = new PlaceTeller(*bar_, *pages_, *present_, this);
    sideWindows_ = std::make_unique<SideWindows>(settings_, *this);
    menus_->boards->setVisible(games.onBoards() != nullptr);
    connectGameMenu();
    connectOtherMenus();
    connectPages();
    connectGame();
    place(*this, settings_.windowPlace());
    menus_->fullScreen->setChecked(isFullScreen());
    retranslate();
}

void MainWindow::offerSound(Sounds& sounds) {
    present_->setSounds(sounds);
    connect(settingsMenu_, &SettingsMenu::soundChosen, this, [&sounds](double gain) { sounds.setGain(gain); });
    settingsMenu_->offerSound();
}

void MainWindow::withdrawSound() { settingsMenu_->withdrawSound(); }

MainWindow::~MainWindow() = default;

GamePage* MainWindow::gamePage() const { return present_->page(); }

void MainWindow::connectGameMenu() {
    connect(menus_->newGame, &QAction::triggered, this, [this] { pages_->setUp(present_->kind()); });
    connect(menus_->continueGame, &QAction::triggered, opener_, &GameOpener::continueNewest);
    connect(menus_->demo, &QAction::triggered, starter_, &GameStarter::demonstrate);
    connect(menus_->open, &QAction::triggered, opener_, &GameOpener::askForFile);
    connect(menus_, &Menus::openingRecent, this, [this] { menus_->setRecentFiles(settings_.recentFiles()); });
    connect(menus_, &Menus::recentChosen, opener_, &GameOpener::openFile);
    connect(menus_->print, &QAction::triggered, this, [this] { showPrinting(); });
    connect(menus_->finished, &QAction::triggered, pages_, &Pages::showFinished);
    connect(menus_->statistics, &QAction::triggered, pages_, &Pages::showStatistics);
    connect(menus_->puzzles, &QAction::triggered, pages_, &Pages::showPuzzles);
    connect(menus_->boards, &QAction::triggered, pages_, &Pages::showBoards);
    connect(menus_->startPage, &QAction::triggered, this, &MainWindow::showStart);
    connect(menus_->quit, &QAction::triggered, this, &MainWindow::close);
}

void MainWindow::connectOtherMenus() {
    connect(menus_->fullScreen, &QAction::toggled, this, [this](bool full) {
        setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    connect(menus_->rules, &QAction::triggered, this,
            [this] { showRules(present_->kind(), gamePage() == nullptr ? QString() : gamePage()->helpTopic()); });
    connect(menus_->lesson, &QAction::triggered, this, [this] { starter_->learn(present_->kind()); });
    connect(menus_->keys, &QAction::triggered, this, [this] { sideWindows_->showKeys(); });
    connect(menus_->about, &QAction::triggered, this, [this] { sideWindows_->showAbout(); });
    connect(settingsMenu_->onePage, &QAction::triggered, this, &MainWindow::showSettings);
    connect(settingsMenu_, &SettingsMenu::languageChosen, this, &MainWindow::changeLanguage);
    connect(settingsMenu_, &SettingsMenu::clothChosen, pages_, &Pages::setCloth);
}

void MainWindow::connectPages() {
    connect(pages_, &Pages::turned, this, &MainWindow::pageTurned);
    connect(pages_, &Pages::startWanted, this, &MainWindow::showStart);
    connect(pages_, &Pages::playAsked, this,
            [this](const GameKind& kind) { starter_->beginNew(gameAsLast(kind, settings_)); });
    connect(pages_, &Pages::chosen, starter_, &GameStarter::beginNew);
    connect(pages_, &Pages::begun, starter_, &GameStarter::beginInvited);
    connect(starter_, &GameStarter::lobbyWanted, pages_, [this](Guests& guests) { pages_->showPhones(guests, true); });
    connect(pages_, &Pages::boardChosen, starter_, &GameStarter::beginOn);
    connect(pages_, &Pages::lessonAsked, starter_, &GameStarter::learn);
    connect(pages_, &Pages::rulesAsked, this, [this](const GameKind& kind) { showRules(kind, {}); });
    connect(pages_, &Pages::printAsked, this, &MainWindow::showPrinting);
    connect(pages_, &Pages::continueAsked, opener_, &GameOpener::continueJournal);
    connect(pages_, &Pages::openAsked, opener_, &GameOpener::openFile);
    connect(pages_, &Pages::reviewAsked, opener_, &GameOpener::openForReview);
    connect(pages_, &Pages::ruleAsked, this, &MainWindow::showRules);
    connect(pages_, &Pages::fileAsked, opener_, &GameOpener::askForFile);
    connect(pages_, &Pages::languageAsked, this, &MainWindow::changeLanguage);
}

void MainWindow::connectGame() {
    present_->listenTo(*settingsMenu_);
    connect(present_, &PresentGame::put, pages_, &Pages::showGame);
    connect(present_, &PresentGame::ruleWanted, this, &MainWindow::showRules);
    connect(present_, &PresentGame::reviewWanted, pages_, &Pages::showReview);
    connect(present_, &PresentGame::againWanted, pages_, &Pages::setUp);
    connect(present_, &PresentGame::startWanted, this, &MainWindow::showStart);
    connect(present_, &PresentGame::phonesWanted, pages_,
            [this](Guests& guests) { pages_->showPhones(guests, false); });
    connect(present_, &PresentGame::titleChanged, this, &MainWindow::retranslate);
    connect(opener_, &GameOpener::reviewReady, pages_, &Pages::showReview);
    connect(new FileDrop(this), &FileDrop::dropped, opener_, &GameOpener::openFile);
    connect(opener_, &GameOpener::refused, this, [this] {
        if (pages_->now() == WindowPage::cloth) showStart();
    });
}

// The game stays on the table while other pages are looked at; its actions are not to be had from there.
void MainWindow::pageTurned() {
    const WindowPage now = pages_->now();
    if (now != WindowPage::phones) starter_->endLobby();
    menus_->setGame(now == WindowPage::game ? gamePage() : nullptr);
    menus_->startPage->setEnabled(now != WindowPage::start);
    if (now == WindowPage::game || now == WindowPage::puzzle) nameBar_->withdraw();
    retranslate();
}

void MainWindow::showStart() {
    if (!present_->mayLeave(Leaving::game)) return;
    nameBar_->offer();
    pages_->showStart(present_->leave());
}

void MainWindow::showStartSoon() {
    pages_->showStartSoon([this] { showStart(); });
}

void MainWindow::showSettings() { pages_->showSettings(*settingsMenu_, *textSizeMenu_); }

void MainWindow::showRules(const GameKind& kind, const QString& rule) { sideWindows_->showRules(kind, rule); }
void MainWindow::showPrinting(const QString& board) { sideWindows_->showPrinting(present_->kind(), board); }

void MainWindow::changeLanguage(const QString& code) {
    settings_.setLanguage(code);
    switchLanguage(code);
}

void MainWindow::retranslate() {
    menus_->retranslate();
    links_->retranslate();
    placeTeller_->tell();
    const QString title = gamePage() == nullptr ? QString() : gamePage()->title();
    setWindowTitle(title.isEmpty() ? QStringLiteral("Intrika") : tr("%1 – Intrika").arg(title));
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange && bar_ != nullptr) bar_->fitTo(size());
    if (event->type() == QEvent::WindowStateChange) {
        menus_->fullScreen->setChecked(isFullScreen());
        bar_->setFloating(isFullScreen());
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    bar_->fitTo(size());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!pages_->mayLeaveBoards() || !present_->mayLeave(Leaving::program)) return event->ignore();
    settings_.setWindowPlace(saveGeometry());
    sideWindows_->close();
    QMainWindow::closeEvent(event);
}

}  // namespace intrika::shell

#include "moc_main_window.cpp"
