// For accessible interfaces that make their children when they are asked for one.
#pragma once

#include <QAccessibleInterface>

namespace intrika::scene {

inline int indexAmongChildren(const QAccessibleInterface& parent, const QAccessibleInterface* child) {
    for (int index = 0; index < parent.childCount(); ++index) {
        if (parent.child(index) == child) return index;
    }
    return -1;
}

}  // namespace intrika::scene
