#include "app/puzzles/puzzle_page.h"

#include "app/pages/look.h"
#include "app/pages/notice_bar.h"
#include "app/play/game_page.h"
#include "app/play/live_region.h"
#include "app/play/page_settings.h"
#include "app/reviews/percent_text.h"
#include "app/reviews/review_texts.h"
#include "app/reviews/trial_strip.h"
#include "app/setup/new_game.h"
#include "engines/session/game_kind.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace intrika::puzzles {
namespace {

std::vector<SeatInfo> seatsOf(const GameKind& kind, int count) {
    std::vector<SeatInfo> seats;
    for (Seat seat = 0; seat < count; ++seat) seats.push_back({defaultName(seat), {}, kind.seatColours.at(seat)});
    return seats;
}

}  // namespace

PuzzlePage::PuzzlePage(PuzzleDesk& desk, NoticeBar& notices, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      notices_(notices),
      column_(new QVBoxLayout(this)),
      live_(new LiveRegion(this)),
      strip_(new TrialStrip(this)),
      answer_(strip_->addButton("puzzleAnswer")),
      next_(strip_->addButton("nextPuzzle", true)),
      archive_(strip_->addButton("allPuzzles")),
      back_(strip_->addButton("leavePuzzle")) {
    setObjectName(QStringLiteral("puzzle"));
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    column_->addWidget(strip_);
    connect(strip_, &TrialStrip::ruleWanted, this, &PuzzlePage::ruleWanted);
    connect(answer_, &QPushButton::clicked, this, &PuzzlePage::showAnswer);
    connect(next_, &QPushButton::clicked, this, [this] { begin(desk_.book().after(place_)); });
    connect(archive_, &QPushButton::clicked, this, &PuzzlePage::archiveWanted);
    connect(back_, &QPushButton::clicked, this, &PuzzlePage::leftAlone);
    retranslate();
}

void PuzzlePage::begin(const PuzzlePlace& place) {
    forget();
    auto open = desk_.book().open(place);
    if (!open) {
        notices_.tell(
            [problem = open.error()] { return tr("This puzzle cannot be shown. %1").arg(Words().say(problem)); });
        return emit leftAlone();
    }
    place_ = place;
    day_ = desk_.todays() == place ? std::optional(desk_.today()) : std::nullopt;
    puzzle_ = std::move(open->puzzle);
    moves_ = std::move(open->moves);
    best_ = open->best;
    auto seats = seatsOf(*puzzle_.record.game, open->session->seatCount());
    auto trial = Table::trialOf(std::move(open->session), std::move(seats), puzzle_.seat, 1);
    words_ = Words(QString::fromStdString(place.game), trial->names());
    page_ = new GamePage(std::move(trial), this);
    page_->settings().setSpeed(Speed::off);
    page_->settings().setCloth(clothUnder(*this));
    column_->addWidget(page_, 1);
    connect(&page_->table(), &Table::tried, this, [this](Seat, const MoveKey& key) { take(key); });
    connect(page_, &GamePage::ruleWanted, this, &PuzzlePage::ruleWanted);
    page_->begin();
    retranslate();
    live_->tell(question());
}

void PuzzlePage::forget() {
    delete std::exchange(page_, nullptr);
    tried_.reset();
    isTold_ = false;
}

void PuzzlePage::take(const MoveKey& key) {
    tried_ = key;
    // Whoever was told the answer has not found it.
    const bool isRight = key == best_ && !isTold_;
    if (isRight || key != best_) {
        if (const auto problem = desk_.note(place_, isRight, day_)) {
            notices_.tell([problem = *problem] { return Words().say(problem); });
        }
    }
    retranslate();
    live_->tell(answer());
}

void PuzzlePage::showAnswer() {
    isTold_ = true;
    retranslate();
    live_->tell(solution());
}

QString PuzzlePage::textOf(const MoveKey& key) const {
    return choiceText(page_->table().prompt(puzzle_.seat), key, words_);
}

QString PuzzlePage::title() const {
    const QString game = words_.say(say("title"));
    if (day_) return tr("Today’s puzzle · %1").arg(game);
    return tr("Puzzle %1 of %2 · %3").arg(place_.number + 1).arg(desk_.book().count(place_.game)).arg(game);
}

QString PuzzlePage::question() const {
    const auto& head = desk_.book().heads(place_.game)[static_cast<std::size_t>(place_.number)];
    return tr("You are %1, and see what that seat sees. One choice is far better than every other: which one? (%2)")
        .arg(page_->table().seatInfo(puzzle_.seat).name, difficultyText(head.difficulty));
}

QString PuzzlePage::solution() const { return tr("Best: %1.").arg(textOf(best_)) + u' ' + reasonText(); }

QString PuzzlePage::reasonText() const {
    return words_.say(puzzle_.why) + u' ' +
           tr("Chances after it: %1; after the next best choice: %2.")
               .arg(percentText(puzzle_.share), percentText(puzzle_.next));
}

QString PuzzlePage::streakText() const {
    const int days = desk_.streak();
    return day_ && days > 1 ? u' ' + tr("The day’s puzzle solved %n day(s) in a row.", nullptr, days) : QString();
}

QString PuzzlePage::answer() const {
    if (isSolved()) return tr("%1: right!").arg(textOf(best_)) + u' ' + reasonText() + streakText();
    if (isTold_) return solution();
    const auto at = static_cast<std::size_t>(std::find(moves_.begin(), moves_.end(), *tried_) - moves_.begin());
    const QString choice = textOf(*tried_);
    if (at >= moves_.size() || puzzle_.shares[at] < 0) {
        return tr("%1: there is a far better choice. Try again.").arg(choice);
    }
    return tr("%1: chances after it: %2, and there is a far better choice. Try again.")
        .arg(choice, percentText(puzzle_.shares[at]));
}

void PuzzlePage::retranslate() {
    setAccessibleName(tr("Puzzle"));
    answer_->setText(tr("Show the answer"));
    next_->setText(tr("Next puzzle"));
    archive_->setText(tr("All puzzles"));
    back_->setText(tr("Back"));
    answer_->setEnabled(tried_ && !isSolved() && !isTold_);
    if (page_ == nullptr) return;
    strip_->tell(title(), isTold_ && !isSolved() ? solution() : tried_ ? answer() : question());
}

void PuzzlePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void PuzzlePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit leftAlone();
    QWidget::keyPressEvent(event);
}

QString difficultyText(review::Difficulty difficulty) {
    switch (difficulty) {
        case review::Difficulty::easy:
            return PuzzlePage::tr("easy");
        case review::Difficulty::medium:
            return PuzzlePage::tr("medium");
        case review::Difficulty::hard:
            break;
    }
    return PuzzlePage::tr("hard");
}

}  // namespace intrika::puzzles

#include "moc_puzzle_page.cpp"
