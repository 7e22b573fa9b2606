#include "app/play/log_panel.h"

#include "app/play/panel_style.h"

namespace intrika {
namespace {

constexpr int chipSide = 20;

}  // namespace

LogPanel::LogPanel(const Table& table, QWidget* parent) : QListWidget(parent), table_(table) {
    setObjectName(QStringLiteral("log"));
    setIconSize(QSize(chipSide, chipSide));
    setFont(panelFont(Cut::regular, 16));
    new WrappedRows(this);
}

void LogPanel::forget() {
    clear();
    round_.clear();
    newsFrom_ = -1;
}

void LogPanel::tell(Observer eyes, const Words& words, Viewer viewer) {
    forget();
    eyes_ = eyes;
    round_ = words.say(table_.tableau(eyes, 0).headline);
    addHeading(round_);
    const int since = viewer == Viewer::returning ? stepsAtLastTurnOf(eyes) : 0;
    for (int step = 0; step < table_.stepCount(); ++step) {
        if (since > 0 && step == since) {
            newsFrom_ = count();
            addHeading(tr("Since your last turn"));
        }
        addStep(step, words);
    }
    showNews();
}

// Again whenever there is more or less room, for rows are as high as the width makes them.
void LogPanel::showNews() {
    if (newsFrom_ < 0) {
        scrollToBottom();
    } else {
        scrollToItem(item(newsFrom_), PositionAtTop);
    }
}

void LogPanel::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    scheduleDelayedItemsLayout();
    showNews();
}

void LogPanel::add(int step, const Words& words) {
    newsFrom_ = -1;
    addStep(step, words);
    showNews();
}

void LogPanel::addStep(int step, const Words& words) {
    for (const Happening& happening : table_.happenings(step, eyes_)) {
        const QString sentence = words.say(table_.sentence(happening));
        if (!sentence.isEmpty()) addSentence(sentence, happening.actor);
    }
    const QString round = words.say(table_.tableau(eyes_, step + 1).headline);
    if (round == round_) return;
    round_ = round;
    addHeading(round);
}

void LogPanel::addHeading(const QString& text) {
    auto* row = new QListWidgetItem(text, this);
    row->setData(WrappedRows::headingRole, true);
    row->setFont(panelFont(Cut::bold, 18));
}

void LogPanel::addSentence(const QString& text, Seat seat) {
    auto* row = new QListWidgetItem(text, this);
    const bool somebody = seat < table_.seatCount();
    row->setData(Qt::DecorationRole,
                 seatChip(somebody ? table_.seatInfo(seat).colour : std::string(), chipSide, devicePixelRatioF()));
}

int LogPanel::stepsAtLastTurnOf(Observer person) const {
    for (int step = table_.stepCount() - 1; step >= 0; --step) {
        if (table_.mover(step) == person) return step + 1;
    }
    return 0;
}

}  // namespace intrika
