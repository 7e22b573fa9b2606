#include "app/play/play_accessible.h"

#include "app/play/choice_list.h"
#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/play/live_region.h"
#include "app/play/word_buttons.h"
#include "app/scene/child_index.h"

#include <QPushButton>
#include <QWindow>

namespace intrika::play {
namespace {

// A row of the list. Pressing it decides: whoever hears it has been told all of it.
class ChoiceAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    ChoiceAccessible(const ChoiceListAccessible& choices, int row) : choices_(choices), row_(row) {}

    bool isValid() const override { return item() != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return choices_.list().window()->windowHandle(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&choices_.list()); }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && item() != nullptr ? item()->text() : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        if (item() == nullptr) return {};
        const QRect box = choices_.list().visualItemRect(item());
        return {choices_.list().viewport()->mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (item() == nullptr) {
            state.invalid = true;
            return state;
        }
        state.selectable = state.focusable = true;
        state.selected = item()->isSelected();
        state.focused = choices_.list().hasFocus() && choices_.list().currentRow() == row_;
        state.invisible = !choices_.list().isVisible();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (item() == nullptr) return;
        if (name == pressAction()) choices_.list().decide(row_);
        if (name != setFocusAction()) return;
        choices_.list().takeFocus();
        choices_.list().setCurrentRow(row_);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QListWidgetItem* item() const { return choices_.list().item(row_); }

    const ChoiceListAccessible& choices_;
    int row_;
};

// A button that stays down while it is chosen. Qt offers such a one to be toggled, which tells nobody that it was
// pressed.
class WordAccessible : public QAccessibleWidget {
public:
    explicit WordAccessible(QPushButton* button) : QAccessibleWidget(button, QAccessible::Button) {}

    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = button().isChecked();
        return state;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction()) return button().click();
        QAccessibleWidget::doAction(name);
    }

private:
    QPushButton& button() const { return *static_cast<QPushButton*>(object()); }
};

}  // namespace

QAccessibleInterface* makePlayAccessible(const QString&, QObject* object) {
    if (auto* list = qobject_cast<ChoiceList*>(object)) return new ChoiceListAccessible(list);
    if (auto* page = qobject_cast<GamePage*>(object)) return new GamePageAccessible(page);
    auto* button = qobject_cast<QPushButton*>(object);
    if (button != nullptr && qobject_cast<WordButtons*>(button->parent())) return new WordAccessible(button);
    if (auto* live = qobject_cast<LiveRegion*>(object)) return new QAccessibleWidget(live, QAccessible::Notification);
    return nullptr;
}

ChoiceListAccessible::ChoiceListAccessible(ChoiceList* list) : QAccessibleWidget(list, QAccessible::List) {}

ChoiceListAccessible::~ChoiceListAccessible() {
    for (const QAccessible::Id row : rows_) QAccessible::deleteAccessibleInterface(row);
}

ChoiceList& ChoiceListAccessible::list() const { return *static_cast<ChoiceList*>(object()); }

int ChoiceListAccessible::childCount() const { return list().count(); }

QAccessibleInterface* ChoiceListAccessible::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    while (static_cast<int>(rows_.size()) <= index) {
        auto* row = new ChoiceAccessible(*this, static_cast<int>(rows_.size()));
        rows_.push_back(QAccessible::registerAccessibleInterface(row));
    }
    return QAccessible::accessibleInterface(rows_[static_cast<std::size_t>(index)]);
}

int ChoiceListAccessible::indexOfChild(const QAccessibleInterface* wanted) const {
    return indexAmongChildren(*this, wanted);
}

QAccessibleInterface* ChoiceListAccessible::childAt(int x, int y) const {
    return child(list().indexAt(list().viewport()->mapFromGlobal(QPoint(x, y))).row());
}

QAccessibleInterface* ChoiceListAccessible::focusChild() const {
    return list().hasFocus() ? child(list().currentRow()) : nullptr;
}

GamePageAccessible::GamePageAccessible(GamePage* page) : QAccessibleWidget(page, QAccessible::Pane) {}

QWidget* GamePageAccessible::curtain() const {
    auto* curtain = widget()->findChild<Curtain*>(QString(), Qt::FindDirectChildrenOnly);
    return curtain != nullptr && curtain->isDown() ? curtain : nullptr;
}

int GamePageAccessible::childCount() const { return curtain() != nullptr ? 1 : QAccessibleWidget::childCount(); }

QAccessibleInterface* GamePageAccessible::child(int index) const {
    if (curtain() == nullptr) return QAccessibleWidget::child(index);
    return index == 0 ? QAccessible::queryAccessibleInterface(curtain()) : nullptr;
}

int GamePageAccessible::indexOfChild(const QAccessibleInterface* child) const {
    if (curtain() == nullptr) return QAccessibleWidget::indexOfChild(child);
    return child != nullptr && child->object() == curtain() ? 0 : -1;
}

QAccessibleInterface* GamePageAccessible::childAt(int x, int y) const {
    return curtain() != nullptr ? child(0) : QAccessibleWidget::childAt(x, y);
}

}  // namespace intrika::play
