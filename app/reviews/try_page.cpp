#include "app/reviews/try_page.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/play/game_page.h"
#include "app/play/live_region.h"
#include "app/play/page_settings.h"
#include "app/reviews/percent_text.h"
#include "app/reviews/trial_strip.h"
#include "engines/session/game_kind.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace intrika::reviews {

TryPage::TryPage(QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      live_(new LiveRegion(this)),
      strip_(new TrialStrip(this)),
      cards_(strip_->addButton("allCards")),
      next_(strip_->addButton("nextMoment", true)),
      back_(strip_->addButton("backToReview")) {
    setObjectName(QStringLiteral("tryAgain"));
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    column_->addWidget(strip_);
    connect(back_, &QPushButton::clicked, this, &TryPage::leftAlone);
    connect(next_, &QPushButton::clicked, this, [this] { show((at_ + 1) % static_cast<int>(moments_.size())); });
    connect(cards_, &QPushButton::clicked, this,
            [this] { emit openPlaceWanted(moments_[static_cast<std::size_t>(at_)].event); });
    connect(strip_, &TrialStrip::ruleWanted, this, &TryPage::ruleWanted);
    connect(&weighing_, &Weighing::weighed, this, [this](const MoveKey& key, double loss) {
        tried_ = {key, loss};
        retranslate();
        live_->tell(comparison());
    });
    retranslate();
}

void TryPage::begin(const Table& table, const review::Review& review, std::vector<OwnMoment> moments, int first) {
    forget();
    auto game = table.hindsight();
    if (!game || moments.empty()) return;
    table_ = &table;
    connect(&table, &QObject::destroyed, this, &TryPage::forget, Qt::UniqueConnection);
    words_ = Words(QString::fromStdString(table.kind().id), table.names());
    game_ = std::move(*game);
    review_ = review;
    moments_ = std::move(moments);
    show(first);
}

void TryPage::forget() {
    weighing_.cancel();
    delete std::exchange(page_, nullptr);
    table_ = nullptr;
    game_.reset();
    moments_.clear();
    tried_.reset();
}

void TryPage::show(int moment) {
    weighing_.cancel();
    tried_.reset();
    at_ = moment;
    const OwnMoment& here = moments_[static_cast<std::size_t>(moment)];
    best_ = here.bestKey;
    played_ = here.chosenKey;
    delete std::exchange(page_, nullptr);
    auto trial = table_->trialAt(here.event);
    if (trial == nullptr) return emit leftAlone();
    page_ = new GamePage(std::move(trial), this);
    page_->settings().setSpeed(Speed::off);
    page_->settings().setCloth(clothUnder(*this));
    column_->addWidget(page_, 1);
    connect(&page_->table(), &Table::tried, this, &TryPage::take);
    connect(page_, &GamePage::ruleWanted, this, &TryPage::ruleWanted);
    page_->begin();
    retranslate();
    live_->tell(question());
}

// What the review has weighed is known at once.
void TryPage::take(Seat, const MoveKey& key) {
    weighing_.cancel();
    const OwnMoment& here = moments_[static_cast<std::size_t>(at_)];
    tried_ = {key, std::nullopt};
    if (key == best_) {
        tried_->loss = 0;
    } else if (key == played_) {
        tried_->loss = here.loss;
    } else {
        weighing_.ask(game_, here.event, key, review_.effort);
    }
    retranslate();
    if (tried_->loss) live_->tell(comparison());
}

QString TryPage::textOf(const MoveKey& key) const {
    return choiceText(page_->table().prompt(moments_[static_cast<std::size_t>(at_)].seat), key, words_);
}

QString TryPage::question() const {
    const OwnMoment& here = moments_[static_cast<std::size_t>(at_)];
    return tr("What would be the best choice? The table shows what %1 could see.")
        .arg(table_->seatInfo(here.seat).name);
}

QString TryPage::comparison() const {
    const OwnMoment& here = moments_[static_cast<std::size_t>(at_)];
    const QString choice = textOf(tried_->key);
    if (!tried_->loss) return tr("%1: weighing this choice…").arg(choice);
    QStringList told;
    if (tried_->key == played_) {
        told << tr("%1, as in the game: %2 against the best choice.").arg(choice, changeText(-here.loss));
    } else if (tried_->key == best_) {
        told << tr("%1: the best choice.").arg(choice);
    } else if (*tried_->loss > 0) {
        told << tr("%1: %2 against the best choice.").arg(choice, changeText(-*tried_->loss));
    } else {
        told << tr("%1: as good as the best choice, as far as can be told.").arg(choice);
    }
    if (tried_->key != played_) told << tr("In the game: %1, %2.").arg(here.chosen, changeText(-here.loss));
    if (tried_->key != best_) told << tr("Best: %1.").arg(here.best);
    if (!here.why.isEmpty()) told << here.why;
    if (!here.rule.empty()) told << tr("Rule: %1.").arg(QString::fromStdString(here.rule));
    return told.join(u' ');
}

// In another language.
void TryPage::tellAgain() {
    for (OwnMoment& moment : moments_) {
        if (table_ == nullptr) break;
        if (auto told = ownMomentAt(*table_, words_, review_, moment.event)) moment = std::move(*told);
    }
    retranslate();
}

void TryPage::retranslate() {
    setAccessibleName(tr("Try again"));
    cards_->setText(tr("Show all cards"));
    cards_->setToolTip(plainTip(tr("Shows what everybody held, once you have chosen.")));
    next_->setText(tr("Next mistake"));
    back_->setText(tr("Back to the review"));
    cards_->setEnabled(tried_.has_value());
    next_->setEnabled(moments_.size() > 1);
    if (page_ == nullptr) return;
    const OwnMoment& here = moments_[static_cast<std::size_t>(at_)];
    strip_->tell(tr("%1 (%2 of %3)").arg(here.where).arg(at_ + 1).arg(moments_.size()),
                 tried_ ? comparison() : question());
}

void TryPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) tellAgain();
    QWidget::changeEvent(event);
}

}  // namespace intrika::reviews

#include "moc_try_page.cpp"
