// A tree whose bars do not chase each other. Where the upright bar takes the width for want of which the level one
// comes, and that the height for want of which the upright one does, Qt shows now the one and now the other without an
// end. The upright one keeps its place; nothing of it is seen where there is nothing to scroll.
#pragma once

#include <QTreeWidget>

namespace intrika::dialogs {

inline QTreeWidget* steadyTree(QWidget* parent = nullptr) {
    auto* tree = new QTreeWidget(parent);
    tree->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    return tree;
}

}  // namespace intrika::dialogs
