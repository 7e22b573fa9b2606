#include "app/play/choice_list.h"

#include "app/play/panel_style.h"
#include "app/play/play_accessible.h"

#include <QKeyEvent>

#include <algorithm>
#include <numeric>
#include <utility>

namespace intrika {

ChoiceList::ChoiceList(QWidget* parent) : QListWidget(parent) {
    QAccessible::installFactory(&makePlayAccessible);  // before anything tells a screen reader of this
    setObjectName(QStringLiteral("choices"));
    setFont(panelFont(Cut::regular, 15));
    new WrappedRows(this);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!marking_ && row >= 0) emit selected(shown_[static_cast<std::size_t>(row)]);
    });
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { decide(row(item)); });
}

void ChoiceList::decide(int row) { emit decided(shown_.at(static_cast<std::size_t>(row))); }

QSize ChoiceList::sizeHint() const { return {QListWidget::sizeHint().width(), minimumHeight()}; }

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

void ChoiceList::offer(const std::vector<Choice>& choices, const Words& words) {
    texts_.clear();
    for (const Choice& choice : choices) texts_ << words.say(choice.text);
    std::vector<int> all(choices.size());
    std::iota(all.begin(), all.end(), 0);
    fill(std::move(all));
}

void ChoiceList::narrow(const std::vector<int>& choices) {
    if (choices != shown_) fill(choices);
}

void ChoiceList::fill(std::vector<int> choices) {
    marking_ = true;
    clear();
    shown_ = std::move(choices);
    for (const int choice : shown_) addItem(texts_[choice]);
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

}  // namespace intrika
