#include "app/play/choice_list.h"

#include "app/play/panel_style.h"
#include "app/play/play_accessible.h"

#include <QKeyEvent>

namespace intrika {

ChoiceList::ChoiceList(QWidget* parent) : QListWidget(parent) {
    QAccessible::installFactory(&makePlayAccessible);  // before anything tells a screen reader of this
    setObjectName(QStringLiteral("choices"));
    setFont(panelFont(Cut::regular, 15));
    new WrappedRows(this);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!marking_ && row >= 0) emit selected(row);
    });
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { emit decided(row(item)); });
}

QSize ChoiceList::sizeHint() const { return {QListWidget::sizeHint().width(), minimumHeight()}; }

void ChoiceList::offer(const std::vector<Choice>& choices, const Words& words) {
    marking_ = true;
    clear();
    for (const Choice& choice : choices) addItem(words.say(choice.text));
    setCurrentRow(-1);
    scrollToTop();
    marking_ = false;
}

void ChoiceList::mark(int choice) {
    marking_ = true;
    setCurrentRow(choice);
    if (choice < 0) clearSelection();
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
