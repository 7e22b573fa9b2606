#include "app/shell/main_window.h"

#include "app/pages/notice_bar.h"
#include "app/pages/wheel_guard.h"
#include "app/play/game_page.h"
#include "app/play/text_size.h"
#include "app/print/kit.h"
#include "app/rules/rules_reader.h"
#include "app/settings/language.h"
#include "app/settings/name_bar.h"
#include "app/settings/settings_menu.h"
#include "app/settings/text_size_menu.h"
#include "app/shell/bar_links.h"
#include "app/shell/board_page.h"
#include "app/shell/game_opener.h"
#include "app/shell/game_starter.h"
#include "app/shell/help_dialogs.h"
#include "app/shell/menus.h"
#include "app/shell/pages.h"
#include "app/shell/present_game.h"
#include "app/shell/shortcut_sheet.h"
#include "app/shell/top_bar.h"
#include "app/sounds/sounds.h"
#include "app/studio/print_dialog.h"
#include "app/style/house_dress.h"

#include <QAction>
#include <QCloseEvent>
#include <QMimeData>
#include <QScreen>
#include <QVBoxLayout>

namespace intrika::shell {
namespace {

constexpr QSize usualSize{1280, 800};
constexpr QSize leastSize{1024, 700};
constexpr QSize frame{12, 40};  // what a desktop puts round a window, about; Qt knows it only once it is there

QString droppedFile(const QMimeData* data) {
    const QList<QUrl> urls = data->urls();
    if (urls.size() != 1 || !urls.first().isLocalFile()) return {};
    const QString path = urls.first().toLocalFile();
    return path.endsWith(QStringLiteral(".intrika"), Qt::CaseInsensitive) ? path : QString();
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
    setAcceptDrops(true);
    new WheelGuard(this);
    settingsMenu_ = new SettingsMenu(settings_, this);
    if (sounds != nullptr) offerSound(*sounds);
    menus_ = new Menus(this, settingsMenu_);
    links_ = new BarLinks(*bar_, *settingsMenu_, *menus_->fullScreen);
    textSizeMenu_ = new TextSizeMenu(settings_, this);
    menus_->addToView(textSizeMenu_);
    present_ = new PresentGame(games, settings_, *notices_, this);
    if (sounds != nullptr) present_->setSounds(*sounds);
    starter_ = new GameStarter(games, settings_, *notices_, *present_, this);
    opener_ = new GameOpener(games, settings_, *notices_, *present_, this);
    menus_->boards->setVisible(games.onBoards() != nullptr);
    connectGameMenu();
    connectOtherMenus();
    connectPages();
    connectGame();
    placeWindow();
    retranslate();
}

void MainWindow::offerSound(Sounds& sounds) {
    connect(settingsMenu_, &SettingsMenu::soundChosen, this, [&sounds](double gain) { sounds.setGain(gain); });
    settingsMenu_->offerSound();
}

void MainWindow::withdrawSound() { settingsMenu_->withdrawSound(); }

MainWindow::~MainWindow() = default;

GamePage* MainWindow::gamePage() const { return present_->page(); }

void MainWindow::placeWindow() {
    const QSize room = screen()->availableSize() - frame;
    setMinimumSize(leastSize.boundedTo(room));
    if (!restoreGeometry(settings_.windowPlace())) resize(usualSize.boundedTo(room));
    menus_->fullScreen->setChecked(isFullScreen());
}

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
    connect(menus_->rules, &QAction::triggered, this, &MainWindow::showRulesHere);
    connect(menus_->lesson, &QAction::triggered, this, [this] { starter_->learn(present_->kind()); });
    connect(menus_->keys, &QAction::triggered, this, [this] { (new ShortcutSheet(this))->show(); });
    connect(menus_->about, &QAction::triggered, this, [this] { showAbout(this); });
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
    connect(pages_, &Pages::reviewAsked, this, &MainWindow::reviewFile);
    connect(pages_, &Pages::ruleAsked, this, &MainWindow::showRules);
    connect(pages_, &Pages::fileAsked, opener_, &GameOpener::askForFile);
    connect(pages_, &Pages::languageAsked, this, &MainWindow::changeLanguage);
}

void MainWindow::connectGame() {
    present_->listenTo(*settingsMenu_);
    connect(present_, &PresentGame::put, pages_, &Pages::showGame);
    connect(present_, &PresentGame::put, this, &MainWindow::tellTable);
    connect(bar_, &TopBar::sayingPlace, this, &MainWindow::tellTable);
    connect(present_, &PresentGame::ruleWanted, this, &MainWindow::showRules);
    connect(present_, &PresentGame::reviewWanted, pages_, &Pages::showReview);
    connect(present_, &PresentGame::againWanted, pages_, &Pages::setUp);
    connect(present_, &PresentGame::startWanted, this, &MainWindow::showStart);
    connect(present_, &PresentGame::phonesWanted, pages_,
            [this](Guests& guests) { pages_->showPhones(guests, false); });
    connect(present_, &PresentGame::titleChanged, this, &MainWindow::retranslate);
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
    if (now == WindowPage::start) nameBar_->offer();
    retranslate();
}

void MainWindow::showStart() {
    if (present_->mayLeave(Leaving::game)) pages_->showStart(present_->leave());
}

void MainWindow::showStartSoon() {
    pages_->showStartSoon([this] { showStart(); });
}

// The game goes on the table, where its places are looked at.
void MainWindow::reviewFile(const QString& path) {
    if (gamePage() == nullptr || gamePage()->table().recordFile() != path) opener_->openFile(path);
    if (gamePage() != nullptr && gamePage()->table().recordFile() == path) pages_->showReview();
}

void MainWindow::showSettings() { pages_->showSettings(*settingsMenu_, *textSizeMenu_); }

void MainWindow::showRulesHere() {
    const GamePage* page = gamePage();
    showRules(present_->kind(), page == nullptr ? QString() : page->helpTopic());
}

void MainWindow::showRules(const GameKind& kind, const QString& rule) {
    if (!rules_) rules_ = std::make_unique<RulesReader>();
    rules_->openGame(kind);
    rules_->show();
    rules_->raise();
    rules_->activateWindow();
    if (!rule.isEmpty()) rules_->openAt(rule);
}

// Of the games that can be made of paper, the one at hand.
void MainWindow::showPrinting(const QString& board) {
    const Kit present = loadKit(QString::fromStdString(present_->kind().id));
    const bool fits = board.isEmpty() ? !present.parts.isEmpty() : !present.boards.isEmpty();
    auto* dialog = new PrintDialog(fits ? present.game : usualGame(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (settings_.speed() == Speed::off) dialog->setTurnTime(0);
    if (!board.isEmpty()) dialog->setBoard(board);
    dialog->open();
}

void MainWindow::changeLanguage(const QString& code) {
    settings_.setLanguage(code);
    switchLanguage(code);
}

void MainWindow::retranslate() {
    menus_->retranslate();
    links_->retranslate();
    tellBar();
    const QString title = gamePage() == nullptr ? QString() : gamePage()->title();
    setWindowTitle(title.isEmpty() ? QStringLiteral("Intrika") : tr("%1 – Intrika").arg(title));
}

// Whose turn it is, and whatever else a game tells, is nobody's business while the curtain hides the table.
void MainWindow::tellBar() {
    const bool plays = pages_->now() == WindowPage::game && gamePage() != nullptr;
    bar_->setPlace(plays ? gamePage()->place() : QString());
    bar_->setVeiled(plays && gamePage()->title().isEmpty());
}

// Nothing is said twice.
void MainWindow::tellTable() {
    if (GamePage* page = gamePage()) page->setHeadlineSaid(!bar_->saysPlace());
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

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFile(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = droppedFile(event->mimeData());
    if (path.isEmpty()) return;
    event->acceptProposedAction();
    opener_->openFile(path);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!pages_->mayLeaveBoards() || !present_->mayLeave(Leaving::program)) return event->ignore();
    settings_.setWindowPlace(saveGeometry());
    if (rules_) rules_->close();
    QMainWindow::closeEvent(event);
}

}  // namespace intrika::shell

#include "moc_main_window.cpp"
