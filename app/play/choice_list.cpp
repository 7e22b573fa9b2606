#include "app/play/choice_list.h"

#include "app/play/panel_style.h"
#include "app/play/play_accessible.h"

#include <QKeyEvent>

#include <algorithm>
#include <iterator>
#include <utility>

namespace intrika::play {
namespace {

constexpr int lastKey = 9;

}  // namespace

ChoiceList::ChoiceList(QWidget* parent) : QListWidget(parent) {
    QAccessible::installFactory(&makePlayAccessible);  // before anything tells a screen reader of this
    setObjectName(QStringLiteral("choices"));
    setFont(panelFont(Cut::regular, 15));
    new WrappedRows(this);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!marking_ && row >= 0) emit selected(choiceAt(row));
    });
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { decide(row(item)); });
}

void ChoiceList::decide(int row) { emit decided(choiceAt(row)); }

QSize ChoiceList::sizeHint() const { return {QListWidget::sizeHint().width(), minimumHeight()}; }

int ChoiceList::wholeHeight() const {
    if (shown_ != rows_) return wholeHeight_;
    wholeHeight_ = 2 * frameWidth();
    for (int row = 0; row < count(); ++row) wholeHeight_ += sizeHintForRow(row);
    return wholeHeight_;
}

void ChoiceList::takeFocus() {
    setFocus();
    mark(-1);
}

// Qt makes the first row the current one, and whoever only comes by would have selected it.
void ChoiceList::focusInEvent(QFocusEvent* event) {
    const bool hadRow = currentRow() >= 0;
    marking_ = true;
    QListWidget::focusInEvent(event);
    marking_ = false;
    if (!hadRow) mark(-1);
}

void ChoiceList::offer(const std::vector<Choice>& choices, std::vector<int> rows, int firstKey, const Words& words) {
    texts_.clear();
    for (const Choice& choice : choices) texts_ << words.say(choice.text);
    rows_ = std::move(rows);
    firstKey_ = firstKey;
    fill(rows_);
}

void ChoiceList::fitSigns() {
    setIconSize(QSize(keyCapSide(*this), keyCapSide(*this)));
    int key = firstKey_;
    for (int at = 0; at < count() && firstKey_ <= lastKey; ++at, ++key)
        item(at)->setData(Qt::DecorationRole, keyCap(key <= lastKey ? key : 0, *this));
}

void ChoiceList::narrow(const std::vector<int>& choices) {
    std::vector<int> kept;
    std::set_intersection(rows_.begin(), rows_.end(), choices.begin(), choices.end(), std::back_inserter(kept));
    if (kept.empty()) kept = rows_;
    if (kept != shown_) fill(std::move(kept));
}

void ChoiceList::fill(std::vector<int> choices) {
    marking_ = true;
    clear();
    shown_ = std::move(choices);
    for (const int choice : shown_) addItem(texts_[choice]);
    fitSigns();
    setCurrentRow(-1);
    scrollToTop();
    marking_ = false;
}

void ChoiceList::mark(int choice) {
    const auto found = std::find(shown_.begin(), shown_.end(), choice);
    marking_ = true;
    setCurrentRow(found == shown_.end() ? -1 : static_cast<int>(found - shown_.begin()));
    if (currentRow() < 0) clearSelection();
    marking_ = false;
}

// The page has these keys too; in a list that has the focus they turn its pages.
bool ChoiceList::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_PageUp || key == Qt::Key_PageDown || key == Qt::Key_Home || key == Qt::Key_End) {
            event->accept();
            return true;
        }
    }
    return QListWidget::event(event);
}

}  // namespace intrika::play

#include "moc_choice_list.cpp"
