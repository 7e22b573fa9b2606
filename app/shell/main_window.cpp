#include "app/shell/main_window.h"

#include "app/boards/board_editor.h"
#include "app/play/game_page.h"
#include "app/play/text_size.h"
#include "app/shell/bare_cloth.h"
#include "app/shell/board_page.h"
#include "app/shell/dealing.h"
#include "app/shell/help_dialogs.h"
#include "app/shell/language.h"
#include "app/shell/lessons.h"
#include "app/shell/look.h"
#include "app/shell/menus.h"
#include "app/shell/name_bar.h"
#include "app/shell/notice_bar.h"
#include "app/shell/rules_reader.h"
#include "app/shell/settings_menu.h"
#include "app/shell/shortcut_sheet.h"
#include "app/shell/start_page.h"
#include "app/shell/text_size_menu.h"
#include "app/shell/thrown_game.h"
#include "app/shell/wheel_guard.h"

#include <QAction>
#include <QCloseEvent>
#include <QGraphicsView>
#include <QGuiApplication>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace intrika {
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

MainWindow::MainWindow(Settings& settings) : settings_(settings) {
    applyTextSize(settings_.textSize());  // before anything is measured
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    notices_ = new NoticeBar(middle);
    pages_ = new QStackedWidget(middle);
    column->addWidget(notices_);
    nameBar_ = new NameBar(settings_, middle);
    column->addWidget(nameBar_);
    column->addWidget(pages_, 1);
    setCentralWidget(middle);
    setAcceptDrops(true);
    layCloth(*pages_, settings_.cloth());
    new WheelGuard(this);
    settingsMenu_ = new SettingsMenu(settings_, this);
    menus_ = new Menus(this, settingsMenu_);
    textSizeMenu_ = new TextSizeMenu(settings_, this);
    menus_->addToView(textSizeMenu_);
    connectMenus();
    connectSettings();
    placeWindow();
    retranslate();
    nameBar_->offer();
}

MainWindow::~MainWindow() = default;

void MainWindow::placeWindow() {
    const QSize room = screen()->availableSize() - frame;
    setMinimumSize(leastSize.boundedTo(room));
    if (!restoreGeometry(settings_.windowPlace())) resize(usualSize.boundedTo(room));
    menus_->fullScreen->setChecked(isFullScreen());
}

void MainWindow::connectMenus() {
    connect(menus_->newGame, &QAction::triggered, this, [this] { setUp(presentKind()); });
    connect(menus_->continueGame, &QAction::triggered, this, &MainWindow::continueNewest);
    connect(menus_->demo, &QAction::triggered, this, &MainWindow::demonstrate);
    connect(menus_->open, &QAction::triggered, this, &MainWindow::askForFile);
    connect(menus_, &Menus::openingRecent, this, [this] { menus_->setRecentFiles(settings_.recentFiles()); });
    connect(menus_, &Menus::recentChosen, this, &MainWindow::openFile);
    connect(menus_->print, &QAction::triggered, this, [this] { showPrinting(); });
    connect(menus_->finished, &QAction::triggered, this, &MainWindow::showFinished);
    connect(menus_->statistics, &QAction::triggered, this, &MainWindow::showStatistics);
    connect(menus_->boards, &QAction::triggered, this, &MainWindow::showBoards);
    menus_->boards->setVisible(gameOnBoards() != nullptr);
    connect(menus_->startPage, &QAction::triggered, this, &MainWindow::showStart);
    connect(menus_->quit, &QAction::triggered, this, &MainWindow::close);
    connect(menus_->fullScreen, &QAction::toggled, this, [this](bool full) {
        setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &MainWindow::hideIfLeft);
    connect(menus_->rules, &QAction::triggered, this, &MainWindow::showRulesHere);
    connect(menus_->lesson, &QAction::triggered, this, [this] { learn(presentKind()); });
    connect(menus_->keys, &QAction::triggered, this, [this] { (new ShortcutSheet(this))->show(); });
    connect(menus_->about, &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::connectSettings() {
    connect(settingsMenu_->onePage, &QAction::triggered, this, &MainWindow::showSettings);
    connect(settingsMenu_, &SettingsMenu::languageChosen, this, &MainWindow::changeLanguage);
    connect(settingsMenu_, &SettingsMenu::speedChosen, this, [this](Speed speed) {
        if (gamePage_ != nullptr) gamePage_->setSpeed(speed);
    });
    connect(settingsMenu_, &SettingsMenu::paceChosen, this, [this](Pace pace) {
        if (gamePage_ != nullptr) gamePage_->setPace(pace);
    });
    connect(settingsMenu_, &SettingsMenu::clothChosen, this, [this](Cloth cloth) {
        layCloth(*pages_, cloth);
        if (gamePage_ != nullptr) gamePage_->setCloth(cloth);
    });
}

// The program's own dialogs leave it in front; where there are no secrets from each other, nothing happens.
void MainWindow::hideIfLeft(Qt::ApplicationState state) {
    if (state == Qt::ApplicationActive || gamePage_ == nullptr || !settings_.hidesWhenLeft()) return;
    gamePage_->actions().hide->trigger();
}

// Deleted later: a button of the page itself may have asked for this.
void MainWindow::leaveGame() {
    if (gamePage_ == nullptr) return;
    menus_->setGame(nullptr);
    pages_->removeWidget(gamePage_);
    gamePage_->disconnect(this);
    gamePage_->deleteLater();
    gamePage_ = nullptr;
}

void MainWindow::showStart() {
    if (!mayLeaveGame(Leaving::game)) return;
    const GamePage* left = gamePage_;
    leaveGame();
    if (startPage_ == nullptr) makeStartPage();
    if (left == nullptr) {
        startPage_->refresh();
    } else {
        // Not before the game has let go of its journal is it among the unfinished ones.
        connect(left, &QObject::destroyed, startPage_, &StartPage::refresh);
    }
    if (pages_->indexOf(startPage_) < 0) pages_->addWidget(startPage_);  // filled before: laid out once
    pages_->setCurrentWidget(startPage_);
    nameBar_->offer();
    retranslate();
}

void MainWindow::showStartSoon() {
    new BareCloth(*pages_, [this] {
        if (pages_->count() == 0) showStart();
    });
}

void MainWindow::makeStartPage() {
    startPage_ = new StartPage(settings_, pages_);
    startPage_->resize(pages_->size());
    connect(startPage_, &StartPage::playAsked, this, [this](const GameKind& kind) {
        begin(gameAsLast(kind, settings_));
        offerLesson(kind);
    });
    connect(startPage_, &StartPage::newGameAsked, this, &MainWindow::setUp);
    connect(startPage_, &StartPage::continueAsked, this, &MainWindow::continueJournal);
    connect(startPage_, &StartPage::thrownAway, this, [this](const UnfinishedGame& game) {
        throwAwayGame({game.path, game.game, game.when}, *notices_, [this] { startPage_->refresh(); });
    });
    connect(startPage_, &StartPage::finishedAsked, this, &MainWindow::showFinished);
    connect(startPage_, &StartPage::openAsked, this, &MainWindow::askForFile);
    connect(startPage_, &StartPage::rulesAsked, this, [this](const GameKind& kind) { showRules(kind, {}); });
    connect(startPage_, &StartPage::lessonAsked, this, &MainWindow::learn);
    connect(startPage_, &StartPage::printAsked, this, [this] { showPrinting(); });
    connect(startPage_, &StartPage::languageAsked, this, &MainWindow::changeLanguage);
}

// The game stays on the table meanwhile; its actions are not to be had from another page.
void MainWindow::goTo(QWidget* page) {
    menus_->setGame(nullptr);
    menus_->startPage->setEnabled(true);
    pages_->setCurrentWidget(page);
}

const GameKind& MainWindow::presentKind() const {
    if (gamePage_ != nullptr) return gamePage_->table().kind();
    const GameKind* last = gameNamed(settings_.lastGame());
    return last == nullptr ? *allGames().front() : *last;
}

void MainWindow::goBack() {
    if (gamePage_ == nullptr) return showStart();
    pages_->setCurrentWidget(gamePage_);
    menus_->setGame(gamePage_);
}

Expected<OpenedGame> MainWindow::deal(NewGame game) const {
    if (!game.seed && seeds_) game.seed = seeds_();
    return dealGame(game);
}

void MainWindow::begin(const NewGame& game) {
    auto dealt = deal(game);
    if (!dealt) {
        notices_->tell([problem = dealt.error()] { return Words().say(problem); });
        return;
    }
    settings_.setLastGame(game.kind->id);
    play(tableOf(std::move(*dealt)));
}

void MainWindow::learn(const GameKind& kind) {
    settings_.setLessonKnown(kind.id);
    auto lesson = lessonOf(kind);
    auto game = lesson ? dealLesson(*lesson) : unexpected(lesson.error());
    if (game) return play(tableOf(std::move(*game)), std::move(*lesson));
    notices_->tell([problem = game.error()] { return Words().say(problem); });
}

// Once, and never in the way: whoever wants to find out by playing goes on playing.
void MainWindow::offerLesson(const GameKind& kind) {
    if (gamePage_ == nullptr || gamePage_->table().notKept()) return;  // there are more urgent things to tell
    if (!hasLesson(kind) || settings_.isLessonKnown(kind.id)) return;
    settings_.setLessonKnown(kind.id);
    notices_->tell([] { return tr("New to this game? The guided game teaches it at the table in five minutes."); },
                   {[] { return tr("Guided game"); }, [this, &kind] { learn(kind); }});
    const Table& table = gamePage_->table();
    connect(&table, &Table::stepTaken, this, [this, &table, offer = notices_->text()](int step) {
        if (table.humans().contains(table.mover(step)) && notices_->text() == offer) notices_->dismiss();
    });
}

void MainWindow::demonstrate() {
    NewGame game = usualGame(presentKind());
    for (SeatInfo& seat : game.seats) seat.player = {PlayerKind::Is::bot, Level::normal, {}};
    auto dealt = deal(game);
    if (!dealt) return;
    dealt->file.reset();
    play(tableOf(std::move(*dealt)));
}

void MainWindow::play(std::unique_ptr<Table> table, std::optional<Lesson> lesson) {
    if (!mayLeaveGame(Leaving::game)) return;
    leaveGame();
    notices_->dismiss();
    nameBar_->hide();
    const GameKind& kind = table->kind();
    const Words words(QString::fromStdString(kind.id), table->names());
    gamePage_ = new GamePage(std::move(table), pages_);
    gamePage_->setSpeed(settings_.speed());
    gamePage_->setPace(settings_.pace());
    gamePage_->setCloth(settings_.cloth());
    gamePage_->setHandSort(settings_.handSort(kind.id));
    connect(gamePage_, &GamePage::handSortChosen, this,
            [this, &kind](HandSort sort) { settings_.setHandSort(kind.id, sort); });
    connect(gamePage_, &GamePage::ruleWanted, this, [this, &kind](const QString& rule) { showRules(kind, rule); });
    connect(gamePage_, &GamePage::againWanted, this, [this, &kind] { setUp(kind); });
    connect(gamePage_, &GamePage::newGameWanted, this, &MainWindow::showStart);
    connect(gamePage_, &GamePage::titleChanged, this, &MainWindow::retranslate);
    connect(gamePage_, &GamePage::saved, this, &MainWindow::tellSaved);
    listenToTroubles(words);
    for (QGraphicsView* view : gamePage_->findChildren<QGraphicsView*>()) view->setAcceptDrops(false);  // the window's
    pages_->addWidget(gamePage_);
    pages_->setCurrentWidget(gamePage_);
    menus_->setGame(gamePage_);
    if (lesson) gamePage_->teach(std::move(*lesson));
    gamePage_->begin();
    retranslate();
}

void MainWindow::showRulesHere() {
    if (gamePage_ == nullptr) return showRules(presentKind(), {});
    const Table& table = gamePage_->table();
    showRules(table.kind(), gamePage_->helpTopic());
}

void MainWindow::showRules(const GameKind& kind, const QString& rule) {
    if (!rules_) rules_ = std::make_unique<RulesReader>();
    rules_->openGame(QString::fromStdString(kind.id));
    rules_->show();
    rules_->raise();
    rules_->activateWindow();
    if (!rule.isEmpty()) rules_->openAt(rule);
}

void MainWindow::changeLanguage(const QString& code) {
    settings_.setLanguage(code);
    switchLanguage(code);
}

void MainWindow::retranslate() {
    menus_->retranslate();
    const QString title = gamePage_ == nullptr ? QString() : gamePage_->title();
    setWindowTitle(title.isEmpty() ? QStringLiteral("Intrika") : tr("%1 – Intrika").arg(title));
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::WindowStateChange) menus_->fullScreen->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFile(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = droppedFile(event->mimeData());
    if (path.isEmpty()) return;
    event->acceptProposedAction();
    openFile(path);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (boardPage_ != nullptr && !boardPage_->editor().mayLeave()) return event->ignore();
    if (!mayLeaveGame(Leaving::program)) return event->ignore();
    settings_.setWindowPlace(saveGeometry());
    if (rules_) rules_->close();
    QMainWindow::closeEvent(event);
}

}  // namespace intrika
