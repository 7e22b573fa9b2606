#include "app/shell/pages.h"

#include "app/board_editor/board_editor.h"
#include "app/finished/finished_page.h"
#include "app/finished/progress_page.h"
#include "app/finished/statistics_page.h"
#include "app/pages/look.h"
#include "app/pages/page_ground.h"
#include "app/pages/thrown_game.h"
#include "app/phones/phones_page.h"
#include "app/play/game_page.h"
#include "app/play/looking_back.h"
#include "app/puzzles/puzzle_desk.h"
#include "app/puzzles/puzzle_list.h"
#include "app/puzzles/puzzle_page.h"
#include "app/reviews/review_page.h"
#include "app/reviews/try_page.h"
#include "app/settings/settings.h"
#include "app/settings/settings_menu.h"
#include "app/settings/settings_page.h"
#include "app/settings/text_size_menu.h"
#include "app/setup/setup_page.h"
#include "app/shell/board_page.h"
#include "app/start/bare_cloth.h"
#include "app/start/start_page.h"
#include "app/style/house_dress.h"

#include <QDate>
#include <QStackedWidget>

#include <utility>

namespace intrika::shell {

Pages::Pages(const Games& games, Settings& settings, NoticeBar& notices, QWidget* parent)
    : QObject(parent),
      games_(games),
      settings_(settings),
      notices_(notices),
      stack_(new QStackedWidget(parent)),
      puzzleDesk_(std::make_unique<PuzzleDesk>(PuzzleBook(games), &QDate::currentDate)) {
    layCloth(*stack_, settings.cloth());
    if (const GameKind* last = games.named(settings.lastGame())) laySurface(*stack_, QString::fromStdString(last->id));
}

Pages::~Pages() = default;

QWidget* Pages::widget() const { return stack_; }

void Pages::setCloth(Cloth cloth) { layCloth(*stack_, cloth); }

void Pages::turnTo(WindowPage page, QWidget* widget) {
    if (stack_->indexOf(widget) < 0) stack_->addWidget(widget);
    stack_->setCurrentWidget(widget);
    now_ = page;
    emit turned();
}

void Pages::wear(const GameKind& kind) {
    const QString game = QString::fromStdString(kind.id);
    setGameColour(gameColour(game));
    laySurface(*stack_, game);
}

void Pages::goBack() {
    if (game_ == nullptr) return emit startWanted();
    turnTo(WindowPage::game, game_);
}

void Pages::showGame(GamePage* page) {
    game_ = page;
    wear(page->table().kind());
    turnTo(WindowPage::game, page);
}

void Pages::showStart(QObject* left) {
    game_ = nullptr;
    if (start_ == nullptr) makeStart();
    tellPuzzleOfDay();
    // Not before the game has let go of its journal is it among the unfinished ones.
    if (left == nullptr)
        start_->refresh();
    else
        connect(left, &QObject::destroyed, start_, &StartPage::refresh);
    turnTo(WindowPage::start, start_);  // filled before: laid out once
}

void Pages::showStartSoon(std::function<void()> show) {
    puzzleDesk_->readAhead();
    new BareCloth(*stack_, [this, show = std::move(show)] {
        if (now_ == WindowPage::cloth) show();
    });
}

void Pages::makeStart() {
    start_ = new StartPage(games_, settings_, stack_);
    start_->resize(stack_->size());
    connect(start_, &StartPage::playAsked, this, &Pages::playAsked);
    connect(start_, &StartPage::newGameAsked, this, &Pages::setUp);
    connect(start_, &StartPage::continueAsked, this, &Pages::continueAsked);
    connect(start_, &StartPage::thrownAway, this, [this](const UnfinishedGame& game) {
        // It may come back while another page has the keys; the start page is filled whenever it is turned to.
        throwAwayGame({game.path, game.game, game.when}, notices_, [this] {
            if (now_ == WindowPage::start) start_->refresh();
        });
    });
    connect(start_, &StartPage::finishedAsked, this, &Pages::showFinished);
    connect(start_, &StartPage::puzzleAsked, this, &Pages::showPuzzle);
    connect(start_, &StartPage::openAsked, this, &Pages::fileAsked);
    connect(start_, &StartPage::rulesAsked, this, &Pages::rulesAsked);
    connect(start_, &StartPage::lessonAsked, this, &Pages::lessonAsked);
    connect(start_, &StartPage::printAsked, this, [this] { emit printAsked({}); });
    connect(start_, &StartPage::languageAsked, this, &Pages::languageAsked);
}

template <class Made>
Made* Pages::add(Made* page) {
    connect(page, &Made::leftAlone, this, &Pages::goBack);
    return page;
}

void Pages::makeSetup() {
    setup_ = add(new SetupPage(settings_, stack_));
    connect(setup_, &SetupPage::chosen, this, &Pages::chosen);
    connect(setup_, &SetupPage::lessonAsked, this, &Pages::lessonAsked);
    connect(setup_, &SetupPage::rulesAsked, this, &Pages::rulesAsked);
}

void Pages::setUp(const GameKind& kind) {
    if (setup_ == nullptr) makeSetup();
    wear(kind);
    turnTo(WindowPage::setup, setup_);
    setup_->show(kind);
}

void Pages::showPhones(Guests& guests, bool lobby) {
    if (phones_ == nullptr) {
        phones_ = add(new PhonesPage(stack_));
        connect(phones_, &PhonesPage::begun, this, &Pages::begun);
    }
    turnTo(WindowPage::phones, phones_);
    phones_->show(guests, lobby);
}

void Pages::showFinished() {
    if (finished_ == nullptr) {
        finished_ = add(new FinishedPage(games_, notices_, stack_));
        connect(finished_, &FinishedPage::openAsked, this, &Pages::openAsked);
        connect(finished_, &FinishedPage::reviewAsked, this, &Pages::reviewAsked);
        connect(finished_, &FinishedPage::statisticsAsked, this, &Pages::showStatistics);
    }
    turnTo(WindowPage::finished, finished_);
    finished_->refresh();
}

void Pages::showStatistics() {
    if (statistics_ == nullptr) {
        statistics_ = add(new StatisticsPage(games_, settings_, notices_, stack_));
        connect(statistics_, &StatisticsPage::progressAsked, this, &Pages::showProgress);
    }
    turnTo(WindowPage::statistics, statistics_);
    statistics_->refresh();
}

void Pages::showProgress() {
    if (progress_ == nullptr) {
        progress_ = new ProgressPage(games_, stack_);
        connect(progress_, &ProgressPage::leftAlone, this, &Pages::showStatistics);
    }
    turnTo(WindowPage::progress, progress_);
    progress_->refresh();
}

void Pages::makeReview() {
    review_ = add(new ReviewPage(notices_, stack_));
    connect(review_, &ReviewPage::placeWanted, this, [this](int at) {
        if (game_ == nullptr) return;
        turnTo(WindowPage::game, game_);
        game_->past().replay().goTo(at);
    });
    connect(review_, &ReviewPage::tryWanted, this, &Pages::tryMoment);
    try_ = new TryPage(stack_);
    connect(try_, &TryPage::leftAlone, this, &Pages::showReview);
    connect(try_, &TryPage::openPlaceWanted, this, [this](int at) {
        if (game_ == nullptr) return;
        turnTo(WindowPage::game, game_);
        game_->showOpenPast(at);
    });
    const auto askRule = [this](const QString& rule) {
        if (game_ != nullptr) emit ruleAsked(game_->table().kind(), rule);
    };
    connect(review_, &ReviewPage::ruleWanted, this, askRule);
    connect(try_, &TryPage::ruleWanted, this, askRule);
}

void Pages::tryMoment(int moment) {
    if (game_ == nullptr) return;
    turnTo(WindowPage::trial, try_);
    try_->begin(game_->table(), review_->work().review(), review_->moments(), moment);
}

void Pages::showReview() {
    if (game_ == nullptr) return;
    if (review_ == nullptr) makeReview();
    turnTo(WindowPage::review, review_);
    review_->review(game_->table());
}

// Whatever is wrong with the diary is told where puzzles are.
void Pages::tellPuzzleOfDay() {
    const auto place = puzzleDesk_->todays();
    if (!place) return start_->setPuzzle(std::nullopt);
    puzzleDesk_->refresh();
    start_->setPuzzle(
        DailyPuzzle{QString::fromStdString(place->game), puzzleDesk_->triesOf(*place).isSolved, puzzleDesk_->streak()});
}

void Pages::makePuzzle() {
    puzzle_ = add(new PuzzlePage(*puzzleDesk_, notices_, stack_));
    connect(puzzle_, &PuzzlePage::archiveWanted, this, &Pages::showPuzzles);
    connect(puzzle_, &PuzzlePage::ruleWanted, this, [this](const QString& rule) {
        if (puzzle_->page() != nullptr) emit ruleAsked(puzzle_->page()->table().kind(), rule);
    });
}

void Pages::tryPuzzle(const PuzzlePlace& place) {
    if (puzzle_ == nullptr) makePuzzle();
    wear(*games_.named(place.game));
    turnTo(WindowPage::puzzle, puzzle_);
    puzzle_->begin(place);
}

void Pages::showPuzzle() {
    const auto place = puzzleDesk_->todays();
    if (!place) return showPuzzles();
    tryPuzzle(*place);
}

void Pages::showPuzzles() {
    if (puzzles_ == nullptr) {
        puzzles_ = add(new PuzzleList(*puzzleDesk_, notices_, stack_));
        connect(puzzles_, &PuzzleList::chosen, this, &Pages::tryPuzzle);
    }
    turnTo(WindowPage::puzzles, puzzles_);
    puzzles_->refresh();
}

void Pages::makeBoards() {
    boards_ = add(new BoardPage(*games_.onBoards(), notices_, stack_));
    connect(boards_, &BoardPage::playAsked, this, &Pages::boardChosen);
    connect(boards_, &BoardPage::printAsked, this, &Pages::printAsked);
}

void Pages::showBoards() {
    if (boards_ == nullptr) makeBoards();
    turnTo(WindowPage::boards, boards_);
}

bool Pages::mayLeaveBoards() const { return boards_ == nullptr || boards_->editor().mayLeave(); }

void Pages::showSettings(SettingsMenu& menu, TextSizeMenu& sizes) {
    menu.refresh();
    if (settingsPage_ == nullptr) settingsPage_ = add(new SettingsPage(settings_, menu, {&sizes}, stack_));
    turnTo(WindowPage::settings, settingsPage_);
    settingsPage_->setFocus();
}

}  // namespace intrika::shell

#include "moc_pages.cpp"
