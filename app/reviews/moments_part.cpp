#include "app/reviews/moments_part.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/play/keys.h"
#include "app/play/panel_style.h"
#include "app/reviews/badge.h"
#include "app/reviews/percent_text.h"
#include "app/reviews/whole_list.h"
#include "app/scene/rule_links.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace intrika::reviews {
namespace {

constexpr int leastList = 150;

QLabel* momentText(QWidget* parent) {
    auto* label = plainLabel(parent);
    label->setFont(houseFont(16));
    label->setWordWrap(true);
    return label;
}

}  // namespace

MomentsPart::MomentsPart(QWidget* parent)
    : QWidget(parent),
      whoseLabel_(plainLabel(this)),
      whose_(new QComboBox(this)),
      rating_(momentText(this)),
      list_(new QListWidget(this)),
      none_(momentText(this)),
      why_(richLabel(this)) {
    layOnPaper(*list_, "moments", badgeSide);
    whoseLabel_->setFont(houseFont(19, QFont::Bold));
    whoseLabel_->setBuddy(whose_);
    whose_->setObjectName(QStringLiteral("whose"));
    whose_->setFont(houseFont(16));
    list_->setMinimumHeight(leastList);
    why_->setObjectName(QStringLiteral("momentWhy"));
    why_->setFont(houseFont(16));
    why_->setWordWrap(true);
    why_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto* row = new QHBoxLayout;
    row->addWidget(whoseLabel_);
    row->addWidget(whose_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addLayout(row);
    column->addWidget(rating_);
    column->addWidget(none_);
    column->addWidget(list_, 1);
    column->addWidget(why_);
    listen();
}

void MomentsPart::listen() {
    connect(whose_, &QComboBox::currentIndexChanged, this, &MomentsPart::fill);
    connect(list_, &QListWidget::currentRowChanged, this, &MomentsPart::showMoment);
    connect(list_, &QListWidget::itemActivated, this, &MomentsPart::activated);
    connect(why_, &QLabel::linkActivated, this, &MomentsPart::ruleWanted);
}

void MomentsPart::setPeople(const Table& table) {
    const QSignalBlocker quiet(whose_);
    whose_->clear();
    const qreal ratio = devicePixelRatioF();
    for (Seat seat = 0; seat < table.seatCount(); ++seat) {
        const SeatInfo& info = table.seatInfo(seat);
        whose_->addItem(QIcon(seatChip(info.colour, 20, ratio)), info.name);
    }
    const SeatSet people = table.humans();
    whose_->setCurrentIndex(people.empty() ? 0 : people.first());
}

Seat MomentsPart::whose() const { return static_cast<Seat>(std::max(0, whose_->currentIndex())); }

int MomentsPart::chosen() const {
    const int row = list_->currentRow();
    return row < static_cast<int>(moments_.size()) ? row : -1;
}

const OwnMoment* MomentsPart::chosenMoment() const {
    return chosen() < 0 ? nullptr : &moments_[static_cast<std::size_t>(chosen())];
}

void MomentsPart::giveKeysTo(QWidget& otherwise) { giveKeys(chosen() < 0 ? otherwise : static_cast<QWidget&>(*list_)); }

void MomentsPart::forget() {
    told_.clear();
    summary_.reset();
    moments_.clear();
}

void MomentsPart::tell(const Told& told, const std::optional<review::Summary>& summary) {
    told_ = told;
    summary_ = summary;
    fill();
}

void MomentsPart::fill() {
    fillList();
    showRating();
}

void MomentsPart::fillList() {
    const OwnMoment* before = chosenMoment();
    const int chosenEvent = before == nullptr ? -1 : before->event;
    std::vector<OwnMoment> moments;
    for (const auto& [event, moment] : told_) {
        if (moment && moment->seat == whose()) moments.push_back(*moment);
    }
    const auto isSame = [](const OwnMoment& one, const OwnMoment& other) { return one.event == other.event; };
    const bool changed = !std::equal(moments.begin(), moments.end(), moments_.begin(), moments_.end(), isSame) ||
                         list_->count() != static_cast<int>(moments.size());
    moments_ = std::move(moments);
    if (changed) {
        const QSignalBlocker quiet(list_);
        list_->clear();
        for (const OwnMoment& moment : moments_) {
            const QString text =
                tr("%1 · %2, %3\nPlayed: %4. Better: %5.")
                    .arg(moment.where, markName(moment.mark), changeText(-moment.loss), moment.chosen, moment.best);
            auto* item = new QListWidgetItem(text, list_);
            item->setData(Qt::DecorationRole, markBadge(moment.mark, devicePixelRatioF()));
            if (moment.event == chosenEvent) list_->setCurrentItem(item);
        }
    }
    list_->setVisible(!moments_.empty());
    none_->setVisible(moments_.empty() && summary_.has_value());
    showMoment();
}

void MomentsPart::showMoment() {
    const OwnMoment* moment = chosenMoment();
    emit chosenChanged();
    if (moment == nullptr) return why_->hide();
    QStringList sentences{moment->why};
    if (!moment->rule.empty()) sentences << tr("Rule: %1.").arg(QString::fromStdString(moment->rule));
    sentences.removeAll(QString());
    const QString text = sentences.join(u' ');
    setSentence(*why_, text, withRuleLinks(text));
    why_->setVisible(!text.isEmpty());
}

// By figures of bots that played among themselves; where there are none, nothing is said of it.
void MomentsPart::showRating() {
    rating_->setVisible(summary_.has_value());
    if (!summary_) return;
    const review::Rating& rating = summary_->rating[whose()];
    const QString loss = numberText(rating.loss * 100, 1);
    QString text =
        rating.decisions == 0
            ? tr("There was nothing to decide that mattered.")
            : tr("%n decision(s) that mattered, with a mean loss of %1%.", nullptr, rating.decisions).arg(loss);
    QStringList levels;
    for (const Level level : rating.levels) levels << Words().say(say("level." + std::string(nameOf(level))));
    if (levels.size() == 1) text += u' ' + tr("Plays like a bot of this level: %1.").arg(levels[0]);
    if (levels.size() == 2) text += u' ' + tr("Plays like bots of these levels: %1 or %2.").arg(levels[0], levels[1]);
    rating_->setText(text);
}

void MomentsPart::retranslate() {
    whoseLabel_->setText(tr("Whose decisions:"));
    whose_->setAccessibleName(tr("Whose decisions are listed"));
    list_->setAccessibleName(tr("Decisions that could have been better"));
    none_->setText(tr("No decision was clearly worse than the best one."));
    list_->clear();
    forget();
}

}  // namespace intrika::reviews

#include "moc_moments_part.cpp"
