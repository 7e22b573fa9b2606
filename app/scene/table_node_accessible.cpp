#include "app/scene/table_node_accessible.h"

#include "app/scene/child_index.h"
#include "app/scene/plate_item.h"
#include "app/scene/table_accessible.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_view.h"
#include "app/scene/zone_item.h"

#include <QWindow>

namespace intrika::scene {
namespace {

using Part = TableKey::Part;

}  // namespace

const TableNode* TableNodeAccessible::node() const { return findNode(table_.tree(), key_); }

QGraphicsItem* TableNodeAccessible::item() const { return itemOf(table_.scene(), key_); }

ThingState TableNodeAccessible::thing() const {
    const QGraphicsItem* found = item();
    if (const auto* piece = qgraphicsitem_cast<const PieceItem*>(found)) return piece->state();
    if (const auto* place = qgraphicsitem_cast<const PlaceItem*>(found)) return place->state();
    if (const auto* plate = qgraphicsitem_cast<const PlateItem*>(found)) return plate->state();
    return {};
}

QWindow* TableNodeAccessible::window() const { return table_.view().window()->windowHandle(); }

QAccessibleInterface* TableNodeAccessible::parent() const {
    const TableNode* above = parentOf(table_.tree(), key_);
    return table_.at(above == nullptr ? TableKey() : above->key);
}

int TableNodeAccessible::childCount() const {
    const TableNode* here = node();
    return here == nullptr ? 0 : static_cast<int>(here->children.size());
}

QAccessibleInterface* TableNodeAccessible::child(int index) const {
    if (index < 0 || index >= childCount()) return nullptr;
    return table_.at(node()->children[static_cast<std::size_t>(index)].key);
}

int TableNodeAccessible::indexOfChild(const QAccessibleInterface* wanted) const {
    return indexAmongChildren(*this, wanted);
}

QString TableNodeAccessible::whatCanBeDone() const {
    const ThingState state = thing();
    if (state.picked) return tr("chosen");
    if (state.pickable) return tr("can be chosen");
    const auto pick = table_.scene().picks().pickOf(item());
    return pick ? table_.view().whyNot(*pick) : QString();
}

QString TableNodeAccessible::text(QAccessible::Text kind) const {
    const TableNode* here = node();
    if (here == nullptr) return {};
    if (kind == QAccessible::Name) return here->name;
    return kind == QAccessible::Description ? whatCanBeDone() : QString();
}

QRect TableNodeAccessible::rect() const {
    const TableView& view = table_.view();
    QRectF box;
    if (const QGraphicsItem* found = item()) {
        box = found->sceneBoundingRect();
    } else if (const ZoneSpots* spots = table_.scene().laid().layout.zone(key_.zone)) {
        box = spots->frame;
    } else if (key_.part == Part::status) {
        box = table_.scene().laid().layout.headline;
    } else {
        for (int index = 0; index < childCount(); ++index) box |= QRectF(child(index)->rect());
        return box.toRect();
    }
    const QRect onView = view.mapFromScene(box).boundingRect();
    return {view.viewport()->mapToGlobal(onView.topLeft()), onView.size()};
}

QAccessible::Role TableNodeAccessible::role() const {
    switch (key_.part) {
        case Part::zone:
            return QAccessible::List;
        case Part::piece:
        case Part::place:
            return QAccessible::ListItem;
        case Part::plate:
            return QAccessible::Button;
        case Part::status:
            return QAccessible::StaticText;
        case Part::seat:
        case Part::table:
            return QAccessible::Grouping;
    }
    return QAccessible::Grouping;
}

QAccessible::State TableNodeAccessible::state() const {
    QAccessible::State state;
    if (node() == nullptr) {
        state.invalid = true;
        return state;
    }
    state.invisible = !table_.view().isVisible();
    state.readOnly = true;
    if (item() == nullptr) return state;
    const ThingState now = thing();
    state.focusable = true;
    state.focused = now.focused && table_.view().hasFocus();
    state.selectable = now.pickable || now.picked;
    state.selected = now.picked;
    return state;
}

void* TableNodeAccessible::interface_cast(QAccessible::InterfaceType type) {
    const bool acts = type == QAccessible::ActionInterface && item() != nullptr;
    return acts ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

QStringList TableNodeAccessible::actionNames() const { return {pressAction(), setFocusAction()}; }

void TableNodeAccessible::doAction(const QString& name) {
    QGraphicsItem* found = item();
    if (found == nullptr) return;
    if (name == pressAction()) table_.scene().activate(found);
    if (name == setFocusAction()) table_.view().focusOn(found);
}

}  // namespace intrika::scene
