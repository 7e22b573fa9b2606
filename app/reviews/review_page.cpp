#include "app/reviews/review_page.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/pages/notice_bar.h"
#include "app/play/keys.h"
#include "app/play/panel_style.h"
#include "app/play/whole_area.h"
#include "app/reviews/badge.h"
#include "app/reviews/chances_chart.h"
#include "app/reviews/luck_table.h"
#include "app/reviews/moments_part.h"
#include "app/reviews/whole_list.h"
#include "engines/review/reckon.h"
#include "engines/session/game_kind.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace intrika::reviews {
namespace {

constexpr int widestReview = 1500;
constexpr int columnGap = 28;

QLabel* wrappedText(QWidget* parent, int pixels) {
    auto* label = plainLabel(parent);
    label->setFont(houseFont(pixels));
    label->setWordWrap(true);
    return label;
}

}  // namespace

ReviewPage::ReviewPage(NoticeBar& notices, QWidget* parent)
    : PaperPage(parent),
      notices_(notices),
      refused_(wrappedText(this, 17)),
      progressRow_(new QWidget(this)),
      progress_(plainLabel(progressRow_)),
      bar_(shareBar(progressRow_)),
      stop_(panelButton(ButtonLook::plain, houseFont(15), progressRow_)),
      content_(new QWidget(this)),
      chart_(new ChancesChart),
      turns_(new WholeList),
      luck_(new LuckTable),
      luckHelp_(wrappedText(this, 14)),
      part_(new MomentsPart),
      toTable_(addButton("plain")),
      try_(addButton("gold")) {
    setObjectName(QStringLiteral("review"));
    setWidest(widestReview);
    layOnPaper(*turns_, "turningPoints", badgeSide);
    progress_->setFont(houseFont(15));
    stop_->setObjectName(QStringLiteral("stopReview"));
    toTable_->setObjectName(QStringLiteral("reviewToTable"));
    try_->setObjectName(QStringLiteral("tryMoment"));
    auto* row = new QHBoxLayout(progressRow_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(progress_);
    row->addWidget(bar_, 1);
    row->addWidget(stop_);
    auto* columns = new QHBoxLayout(content_);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(columnGap);
    columns->addWidget(makeGame(), 11);
    columns->addWidget(part_, 9);
    body()->addWidget(refused_);
    body()->addWidget(progressRow_);
    body()->addWidget(content_, 1);
    body()->addStretch(0);
    listen();
    retranslate();
}

QWidget* ReviewPage::makeGame() {
    auto* held = new QWidget;
    auto* column = new QVBoxLayout(held);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(10);
    column->addWidget(chart_, 1);
    turns_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    turnsPart_ = makePart(*column, turnsTitle_, {turns_});
    luckHelp_->setProperty("small", true);
    luckPart_ = makePart(*column, luckTitle_, {luck_, luckHelp_});
    return new WholeArea(held);
}

// With a heading; unseen until the review is complete.
QWidget* ReviewPage::makePart(QBoxLayout& column, QLabel*& title, std::initializer_list<QWidget*> content) {
    auto* part = new QWidget;
    auto* inner = new QVBoxLayout(part);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(6);
    title = addHeading(*inner);
    for (QWidget* each : content) inner->addWidget(each);
    part->hide();
    column.addWidget(part);
    return part;
}

void ReviewPage::listen() {
    connect(&work_, &ReviewWork::grew, this, &ReviewPage::showAll);
    connect(&work_, &ReviewWork::ended, this, &ReviewPage::showAll);
    connect(&work_, &ReviewWork::notKept, this, [this](const Problem& problem) {
        notices_.tell([problem] { return tr("The review could not be kept. %1").arg(Words().say(problem)); });
    });
    connect(stop_, &QPushButton::clicked, this, &ReviewPage::goOnOrStop);
    connect(chart_, &ChancesChart::placeWanted, this, &ReviewPage::placeWanted);
    connect(chart_, &ChancesChart::turningPointPointed, this, [this](int turn) { turns_->setCurrentRow(turn); });
    connect(turns_, &QListWidget::currentRowChanged, chart_, &ChancesChart::pointAt);
    const auto showTurn = [this](const QListWidgetItem* item) {
        if (summary_) emit placeWanted(summary_->turningPoints[std::size_t(turns_->row(item))].event + 1);
    };
    connect(turns_, &QListWidget::itemClicked, this, showTurn);
    connect(turns_, &QListWidget::itemActivated, this, showTurn);
    const auto tryMoment = [this] {
        if (part_->chosen() >= 0) emit tryWanted(part_->chosen());
    };
    connect(part_, &MomentsPart::activated, this, tryMoment);
    connect(try_, &QPushButton::clicked, this, tryMoment);
    connect(part_, &MomentsPart::chosenChanged, this, [this] {
        for (QPushButton* button : {toTable_, try_}) button->setEnabled(part_->chosen() >= 0);
    });
    connect(toTable_, &QPushButton::clicked, this, [this] {
        if (const OwnMoment* moment = part_->chosenMoment()) emit placeWanted(moment->event);
    });
    connect(part_, &MomentsPart::ruleWanted, this, &ReviewPage::ruleWanted);
}

const std::vector<OwnMoment>& ReviewPage::moments() const { return part_->moments(); }

void ReviewPage::review(const Table& table) {
    const bool isNew = table_ != &table;
    if (isNew) {
        forget();
        table_ = &table;
        words_ = Words(QString::fromStdString(table.kind().id), table.names());
        connect(&table, &QObject::destroyed, this, &ReviewPage::forget, Qt::UniqueConnection);
    }
    if (isNew || refusal_) {
        begin();
        retranslate();
    }
    if (refusal_) return giveKeys(*this);
    part_->giveKeysTo(*chart_);
}

// The table is going: nothing of its game is told or reckoned any more.
void ReviewPage::forget() {
    work_.forget();
    table_ = nullptr;
    refusal_.reset();
    summary_.reset();
    told_.clear();
    part_->forget();
}

void ReviewPage::begin() {
    refusal_.reset();
    auto game = table_->hindsight();
    if (!game) {
        refusal_ = game.error();
        return;
    }
    part_->setPeople(*table_);
    const Effort effort = review::usualEffort(**game);
    work_.begin(std::move(*game), table_->recordFile(), effort);
}

void ReviewPage::showAll() {
    if (table_ == nullptr || refusal_) return;
    const review::Review& review = work_.review();
    if (review.points.empty()) return showProgress();
    if (!summary_ && review.isComplete()) {
        summary_ = summaryOf(review, table_->deputies());
        luck_->show(*table_, *summary_);
    }
    chart_->show(review, summary_ ? summary_->turningPoints : std::vector<review::TurningPoint>());
    for (int event = 0; event < review.eventCount(); ++event) {
        const bool isThere = review.points[static_cast<std::size_t>(event) + 1].has_value();
        if (isThere && told_.count(event) == 0) told_[event] = ownMomentAt(*table_, words_, review, event);
    }
    fillTurningPoints();
    part_->tell(told_, summary_);
    showProgress();
}

void ReviewPage::showProgress() {
    const int all = static_cast<int>(work_.review().points.size());
    const int done = work_.pointsDone();
    const bool isDone = summary_.has_value();
    progressRow_->setVisible(!isDone && !refusal_);
    turnsPart_->setVisible(isDone);
    luckPart_->setVisible(isDone);
    setShare(*bar_, all > 0 ? static_cast<double>(done) / all : 0);
    const QString text = work_.isRunning() ? tr("Review: step %1 of %2") : tr("Stopped at step %1 of %2");
    progress_->setText(text.arg(done).arg(all));
    bar_->setAccessibleName(progress_->text());
    stop_->setText(work_.isRunning() ? tr("Stop") : tr("Go on"));
}

void ReviewPage::fillTurningPoints() {
    if (!summary_ || turns_->count() > 0) return;
    const QSignalBlocker quiet(turns_);
    for (std::size_t at = 0; at < summary_->turningPoints.size(); ++at) {
        const QString text = turningPointText(*table_, words_, work_.review(), summary_->turningPoints[at]);
        auto* item = new QListWidgetItem(text, turns_);
        item->setData(Qt::DecorationRole, numberBadge(static_cast<int>(at) + 1, devicePixelRatioF()));
    }
    turns_->setCurrentRow(-1);
    showAllRows(*turns_);
}

void ReviewPage::goOnOrStop() {
    if (work_.isRunning()) {
        work_.stop();
    } else {
        work_.goOn();
    }
    showAll();
}

void ReviewPage::retranslate() {
    const QString game = table_ == nullptr ? QString() : words_.say(say("title"));
    setTitle(game.isEmpty() ? tr("Review") : tr("Review: %1").arg(game));
    refused_->setVisible(refusal_.has_value());
    content_->setVisible(!refusal_);
    toTable_->setVisible(!refusal_);
    try_->setVisible(!refusal_);
    refused_->setText(refusal_ ? words_.say(*refusal_) : QString());
    turnsTitle_->setText(tr("Turning points"));
    turns_->setAccessibleName(tr("Turning points"));
    luckTitle_->setText(tr("Luck and skill"));
    luckHelp_->setText(
        tr("The result is the part of the win beyond a fair one. Skill is what decisions cost or gave; all "
           "else is luck: cards, and what nobody could know."));
    toTable_->setText(tr("Show on the table"));
    try_->setText(tr("Try again"));
    told_.clear();
    turns_->clear();
    part_->retranslate();
    showProgress();
    if (table_ == nullptr || refusal_) return;
    chart_->tell(*table_, words_);
    if (summary_) luck_->show(*table_, *summary_);
    showAll();
}

void ReviewPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    PaperPage::changeEvent(event);
}

}  // namespace intrika::reviews

#include "moc_review_page.cpp"
