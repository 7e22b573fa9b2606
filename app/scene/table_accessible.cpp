#include "app/scene/table_accessible.h"

#include "app/scene/child_index.h"
#include "app/scene/table_node_accessible.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_view.h"

namespace intrika::scene {

QAccessibleInterface* TableAccessible::make(const QString&, QObject* object) {
    auto* view = qobject_cast<TableView*>(object);
    return view == nullptr ? nullptr : new TableAccessible(view);
}

TableAccessible::TableAccessible(TableView* view) : QAccessibleWidget(view, QAccessible::Pane) {
    view->setReader(this);
}

TableAccessible::~TableAccessible() {
    if (hasView_) view().setReader(nullptr);
    for (const auto& [key, id] : known_) QAccessible::deleteAccessibleInterface(id);
}

TableView& TableAccessible::view() const { return *static_cast<TableView*>(object()); }

TableScene& TableAccessible::scene() const { return *static_cast<TableScene*>(view().scene()); }

const TableNode& TableAccessible::tree() const {
    if (!read_) tree_ = readTable(scene());
    read_ = true;
    return tree_;
}

QAccessibleInterface* TableAccessible::at(const TableKey& key) const {
    if (key.part == TableKey::Part::table) return const_cast<TableAccessible*>(this);
    const auto found = known_.find(key);
    if (found != known_.end()) return QAccessible::accessibleInterface(found->second);
    auto* made = new TableNodeAccessible(*this, key);
    known_[key] = QAccessible::registerAccessibleInterface(made);
    return made;
}

int TableAccessible::childCount() const { return static_cast<int>(tree().children.size()); }

QAccessibleInterface* TableAccessible::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    return at(tree().children[static_cast<std::size_t>(index)].key);
}

int TableAccessible::indexOfChild(const QAccessibleInterface* child) const { return indexAmongChildren(*this, child); }

QAccessibleInterface* TableAccessible::childAt(int x, int y) const {
    const QPoint onView = view().viewport()->mapFromGlobal(QPoint(x, y));
    if (!view().viewport()->rect().contains(onView)) return nullptr;
    return at(keyOf(scene(), scene().thingAt(view().mapToScene(onView))));
}

QAccessibleInterface* TableAccessible::focusChild() const {
    if (!view().hasFocus()) return nullptr;
    return at(keyOf(scene(), scene().picks().focusStop()));
}

QAccessible::State TableAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    if (scene().picks().focusStop() != nullptr) state.focused = false;  // the thing has it
    return state;
}

void TableAccessible::tellFocus() {
    QAccessibleEvent told(at(keyOf(scene(), scene().picks().focusStop())), QAccessible::Focus);
    QAccessible::updateAccessibility(&told);
}

void TableAccessible::refresh() {
    const TableNode before = std::exchange(tree_, {});
    const bool wasRead = std::exchange(read_, false);
    if (!wasRead) return;  // nobody knows what was there before
    for (const auto& [key, id] : known_) {
        const TableNode* old = findNode(before, key);
        const TableNode* now = findNode(tree(), key);
        if (old == nullptr || now == nullptr) continue;
        if (old->name != now->name) {
            QAccessibleEvent renamed(at(key), QAccessible::NameChanged);
            QAccessible::updateAccessibility(&renamed);
        }
        if (old->children.size() != now->children.size()) {
            QAccessibleEvent others(at(key), QAccessible::ObjectReorder);
            QAccessible::updateAccessibility(&others);
        }
    }
    if (before.children.size() != tree().children.size()) {
        QAccessibleEvent others(this, QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&others);
    }
}

}  // namespace intrika::scene
