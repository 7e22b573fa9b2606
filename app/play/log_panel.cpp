#include "app/play/log_panel.h"

#include "app/dialogs/plain_text.h"
#include "app/play/panel_growth.h"
#include "app/play/panel_style.h"
#include "app/play/seen.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace intrika::play {
namespace {

constexpr int logChip = 20;
constexpr int atRole = Qt::UserRole;        // how many events had happened then
constexpr int seatRole = Qt::UserRole + 1;  // whose sentence it is
constexpr std::size_t allOfThem = std::numeric_limits<std::size_t>::max();

}  // namespace

LogPanel::LogPanel(const Table& table, const Viewpoint& viewpoint, QWidget* parent)
    : QListWidget(parent), table_(table), viewpoint_(viewpoint) {
    setObjectName(QStringLiteral("log"));
    setFont(panelFont(Cut::regular, 16));
    new WrappedRows(this);
    fitSigns();
    const auto tell = [this](const QListWidgetItem* row) {
        if (row != nullptr) emit placeWanted(row->data(atRole).toInt());
    };
    connect(this, &QListWidget::itemClicked, this, tell);
    connect(this, &QListWidget::itemActivated, this, tell);
    connect(this, &QListWidget::currentItemChanged, this, [this, tell](const QListWidgetItem* row) {
        if (marked_ != present && !marking_) tell(row);
    });
}

// Rows keep whose sentence they are, and get a chip of the size that the type has now.
void LogPanel::fitSigns() {
    const int side = panelPixels(logChip, *this);
    setIconSize(QSize(side, side));
    for (int row = 0; row < count(); ++row) {
        if (const QVariant seat = item(row)->data(seatRole); seat.isValid()) paintSign(*item(row), seat.toInt());
    }
    scheduleDelayedItemsLayout();
}

void LogPanel::paintSign(QListWidgetItem& row, int seat) {
    const bool somebody = seat < table_.seatCount();
    const std::string colour = somebody ? table_.seatInfo(static_cast<Seat>(seat)).colour : std::string();
    row.setData(Qt::DecorationRole, seatChip(colour, iconSize().width(), devicePixelRatioF()));
}

void LogPanel::forget() {
    marking_ = true;
    clear();
    marking_ = false;
    round_.clear();
    untold_.clear();
    news_ = nullptr;
    newsFrom_.reset();
    followed_.reset();
    seen_ = 0;
    marked_ = present;
}

void LogPanel::tell(const Words& words) {
    followed_.reset();
    tellAgain(words);
}

void LogPanel::tellUntil(int step, const Words& words) {
    followed_ = step;
    seen_ = 0;
    tellAgain(words);
}

void LogPanel::tellAgain(const Words& words) {
    const auto followed = followed_;
    const std::size_t seen = seen_;
    const Observer eyes = viewpoint_.eyes();
    const std::optional<int> news = eyes == eyes_ ? newsFrom_ : std::nullopt;
    forget();
    eyes_ = eyes;
    setToolTip(plainTip(tr("A click on a line shows the table as it stood then.")));
    round_ = words.say(table_.tableau(eyes, 0).headline);
    addHeading(round_, 0);
    followed_ = followed;
    for (int step = 0; step < followed.value_or(table_.stepCount()); ++step) addStep(step, words);
    showSeen(seen, words);
    if (news) showNewsFrom(*news);
    showNews();
}

int LogPanel::lineHeight() const { return fontMetrics().lineSpacing() + 4; }

// Again whenever there is more or less room, for rows are as high as the width makes them.
void LogPanel::showNews() {
    if (marked_ != present) {
        scrollToItem(currentItem());
    } else if (news_ != nullptr) {
        scrollToItem(news_, PositionAtTop);
    } else {
        scrollToBottom();
    }
}

void LogPanel::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    scheduleDelayedItemsLayout();
    showNews();
}

void LogPanel::follow(int step, const Words& words) {
    showAll(words);
    forgetNews();
    followed_ = step;
    seen_ = 0;
}

void LogPanel::showSeen(std::size_t happenings, const Words& words) {
    if (!followed_ || happenings <= seen_) return;
    addLines(*followed_, std::exchange(seen_, happenings), happenings, words);
    showNews();
}

void LogPanel::showAll(const Words& words) {
    if (!followed_) return;
    addLines(*followed_, seen_, allOfThem, words);
    addStepEnd(*std::exchange(followed_, std::nullopt), words);
    addReasonsThatCameOut(words);
    showNews();
}

void LogPanel::addLines(int step, std::size_t from, std::size_t to, const Words& words) {
    for (const ToldLine& line : toldLines(table_, viewpoint_, step, words)) {
        if (line.happening >= from && line.happening < to) addSentence(line.sentence, line.actor, step + 1);
    }
}

void LogPanel::addStep(int step, const Words& words) {
    addLines(step, 0, allOfThem, words);
    addStepEnd(step, words);
}

// Why it was decided so, and what begins with it.
void LogPanel::addStepEnd(int step, const Words& words) {
    if (table_.isPractice() && !addReason(step, words)) untold_.push_back(step);
    const QString round = words.say(table_.tableau(eyes_, step + 1).headline);
    if (round == round_) return;
    round_ = round;
    addHeading(round, step + 1);
}

// Of the bots alone: people know why they did what they did. False: it cannot be told yet.
bool LogPanel::addReason(int step, const Words& words) {
    const Observer mover = table_.mover(step);
    if (!mover || table_.humans().contains(mover)) return true;
    const auto reasons = table_.reasons(step, followed_.value_or(Session::latest));
    if (!reasons || reasons->why.empty()) return reasons.has_value();
    addSentence(words.say(reasons->why), noSeat, step + 1);
    item(count() - 1)->setFont(panelFont(Cut::italic, 15, *this));
    return true;
}

// Under what was decided, however long ago.
void LogPanel::addReasonsThatCameOut(const Words& words) {
    marking_ = true;
    const auto comesOut = [&](int step) {
        const int rows = count();
        if (!addReason(step, words)) return false;
        if (count() == rows) return true;
        int before = 0;
        while (before < rows && item(before)->data(atRole).toInt() <= step + 1) ++before;
        while (before > 0 && item(before - 1)->data(WrappedRows::headingRole).toBool()) --before;
        insertItem(before, takeItem(rows));
        return true;
    };
    untold_.erase(std::remove_if(untold_.begin(), untold_.end(), comesOut), untold_.end());
    marking_ = false;
}

QListWidgetItem* LogPanel::addHeading(const QString& text, int at) {
    auto* row = new QListWidgetItem(text, this);
    row->setData(atRole, at);
    row->setData(WrappedRows::headingRole, true);
    row->setFont(panelFont(Cut::bold, 18, *this));
    return row;
}

void LogPanel::addSentence(const QString& text, Seat seat, int at) {
    auto* row = new QListWidgetItem(text, this);
    row->setData(atRole, at);
    row->setData(seatRole, static_cast<int>(seat));
    paintSign(*row, seat);
}

void LogPanel::showNewsFrom(int step) {
    forgetNews();
    int first = 0;
    while (first < count() && item(first)->data(atRole).toInt() <= step) ++first;
    if (first == count()) return;
    auto* heading = addHeading(tr("Since your last turn"), step);
    insertItem(first, takeItem(row(heading)));
    news_ = heading;
    newsFrom_ = step;
    showNews();
}

void LogPanel::forgetNews() {
    newsFrom_.reset();
    delete std::exchange(news_, nullptr);
    showNews();
}

// The first line of what happened last before; where a step has no line, one that came before it.
int LogPanel::rowOf(int at) const {
    int found = 0;
    for (int row = 0; row < count() && item(row)->data(atRole).toInt() <= at; ++row) {
        const bool later = item(row)->data(atRole).toInt() > item(found)->data(atRole).toInt();
        if (later && !item(row)->data(WrappedRows::headingRole).toBool()) found = row;
    }
    return found;
}

void LogPanel::markPlace(int at) {
    marking_ = true;
    marked_ = at;
    if (at == present) {
        setCurrentItem(nullptr);
        clearSelection();
    } else if (currentItem() == nullptr || currentItem()->data(atRole).toInt() != at) {
        setCurrentRow(rowOf(at));
    }
    marking_ = false;
    showNews();
}

}  // namespace intrika::play

#include "moc_log_panel.cpp"
