#include "app/play/choice_list.h"

#include "app/play/panel_style.h"
#include "app/play/play_accessible.h"

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

}  // namespace intrika
