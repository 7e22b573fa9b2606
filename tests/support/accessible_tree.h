// The window as a screen reader walks it.
#pragma once

#include <QAccessible>
#include <QStringList>

#include <functional>
#include <vector>

namespace intrika::accessible_tree {

using Node = QAccessibleInterface*;

inline void walk(Node node, const std::function<void(Node)>& visit) {
    visit(node);
    for (int i = 0; i < node->childCount(); ++i) {
        if (Node child = node->child(i)) walk(child, visit);
    }
}

inline bool isShown(Node node) { return !node->state().invisible && node->isValid(); }

inline std::vector<Node> shownOf(Node root, const std::function<bool(Node)>& wanted) {
    std::vector<Node> found;
    walk(root, [&](Node node) {
        if (isShown(node) && wanted(node)) found.push_back(node);
    });
    return found;
}

inline QStringList readAloud(Node root) {
    QStringList lines;
    walk(root, [&](Node node) {
        if (!isShown(node)) return;
        const auto state = node->state();
        lines << QString("%1 | %2 | %3 | %4%5%6")
                     .arg(node->role())
                     .arg(node->text(QAccessible::Name), node->text(QAccessible::Description))
                     .arg(state.selectable)
                     .arg(state.selected)
                     .arg(state.focused);
    });
    return lines;
}

inline bool canPress(Node node) {
    return node->actionInterface() != nullptr &&
           node->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction());
}

inline void press(Node node) { node->actionInterface()->doAction(QAccessibleActionInterface::pressAction()); }

inline std::vector<Node> named(Node root, const QString& name) {
    return shownOf(root, [&](Node node) { return node->text(QAccessible::Name) == name; });
}

}  // namespace intrika::accessible_tree
