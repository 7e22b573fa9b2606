#include "app/reviews/try_page.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/play/game_page.h"
#include "app/play/live_region.h"
#include "app/play/panel_style.h"
#include "app/reviews/percent_text.h"
#include "app/scene/rule_links.h"
#include "app/style/widget_look.h"
#include "engines/session/game_kind.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace intrika::reviews {

TryPage::TryPage(QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      live_(new LiveRegion(this)),
      title_(plainLabel(this)),
      told_(richLabel(this)),
      cards_(panelButton(ButtonLook::plain, houseFont(15), this)),
      next_(panelButton(ButtonLook::gold, houseFont(15), this)),
      back_(panelButton(ButtonLook::plain, houseFont(15), this)) {
    setObjectName(QStringLiteral("tryAgain"));
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    makeStrip();
    connect(back_, &QPushButton::clicked, this, &TryPage::leftAlone);
    connect(next_, &QPushButton::clicked, this, [this] { show((at_ + 1) % static_cast<int>(moments_.size())); });
    connect(cards_, &QPushButton::clicked, this,
            [this] { emit openPlaceWanted(moments_[static_cast<std::size_t>(at_)].event); });
    connect(told_, &QLabel::linkActivated, this, &TryPage::ruleWanted);
    connect(&weighing_, &Weighing::weighed, this, [this](const MoveKey& key, double loss) {
        tried_ = {key, loss};
        retranslate();
        live_->tell(comparison());
    });
    retranslate();
}

void TryPage::makeStrip() {
    auto* strip = new QFrame(this);
    strip->setObjectName(QStringLiteral("tryStrip"));
    strip->setStyleSheet(
        "#tryStrip { background: #FBF6EA; border-bottom: 3px solid #9C6F1E; }"
        "#tryStrip QLabel { color: #1F1B18; }");
    layPaper(*strip);
    told_->setObjectName(QStringLiteral("comparison"));
    cards_->setObjectName(QStringLiteral("allCards"));
    next_->setObjectName(QStringLiteral("nextMoment"));
    back_->setObjectName(QStringLiteral("backToReview"));
    title_->setFont(houseFont(18, QFont::Bold));
    told_->setFont(houseFont(16));
    for (QLabel* label : {title_, told_}) label->setWordWrap(true);
    told_->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title_);
    words->addWidget(told_);
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(20, 8, 16, 8);
    row->setSpacing(10);
    row->addLayout(words, 1);
    for (QPushButton* button : {cards_, next_, back_}) row->addWidget(button);
    column_->addWidget(strip);
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
    page_->setSpeed(Speed::off);
    page_->setCloth(clothUnder(*this));
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
    const auto& choices = page_->table().prompt(moments_[static_cast<std::size_t>(at_)].seat).choices;
    const auto choice =
        std::find_if(choices.begin(), choices.end(), [&](const Choice& each) { return each.key == key; });
    return choice == choices.end() ? QString() : words_.say(choice->text);
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
    title_->setText(tr("%1 (%2 of %3)").arg(here.where).arg(at_ + 1).arg(moments_.size()));
    const QString text = tried_ ? comparison() : question();
    setSentence(*told_, text, withRuleLinks(text));
}

void TryPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) tellAgain();
    QWidget::changeEvent(event);
}

}  // namespace intrika::reviews

#include "moc_try_page.cpp"
