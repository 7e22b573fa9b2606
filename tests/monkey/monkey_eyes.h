// What a monkey finds to do in a window, always in the same order.
#pragma once

#include "app/scene/table_picks.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_stops.h"
#include "app/scene/table_things.h"
#include "app/scene/table_view.h"
#include "tests/support/rooms.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStringList>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <utility>
#include <vector>

namespace intrika {

// Qt keeps its windows in no order.
inline std::vector<QWidget*> windowsShown() {
    std::vector<QWidget*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->isVisible() && widget->windowHandle() != nullptr && !widget->size().isEmpty())
            windows.push_back(widget);
    }
    const auto name = [](QWidget* widget) {
        return std::pair(qobject_cast<QMainWindow*>(widget) == nullptr,
                         QByteArray(widget->metaObject()->className()) + widget->windowTitle().toUtf8());
    };
    std::sort(windows.begin(), windows.end(), [&](QWidget* a, QWidget* b) { return name(a) < name(b); });
    return windows;
}

template <class Widget>
std::vector<Widget*> usable(QWidget& in) {
    std::vector<Widget*> found;
    for (Widget* widget : in.findChildren<Widget*>()) {
        if (widget->isVisible() && widget->isEnabled() && !widget->visibleRegion().isEmpty()) found.push_back(widget);
    }
    return found;
}

// A place of it that is not covered by what stands around it.
inline QPoint seenPlace(const QWidget& widget, QWidget& window) {
    const QRect seen = widget.visibleRegion().boundingRect();
    return widget.mapTo(&window, seen.center());
}

inline void gatherActions(const QList<QAction*>& from, std::vector<QAction*>& found) {
    for (QAction* action : from) {
        if (action->menu() != nullptr) {
            gatherActions(action->menu()->actions(), found);
        } else if (action->isEnabled() && action->isVisible() && !action->isSeparator()) {
            found.push_back(action);
        }
    }
}

inline std::vector<QAction*> actionsOf(const QMainWindow& window) {
    std::vector<QAction*> found;
    gatherActions(window.menuBar()->actions(), found);
    return found;
}

// The places of the things on a table that the mouse reaches, in the window; pickable ones first where there are any.
inline std::vector<QPoint> thingsOn(TableView& view, bool pickable) {
    auto& scene = *static_cast<TableScene*>(view.scene());
    std::vector<QPoint> places;
    for (const auto& group : stopsOf(scene.laid(), scene.things())) {
        for (const QGraphicsItem* item : group) {
            const auto pick = scene.picks().pickOf(item);
            const auto& live = scene.picks().pickable();
            if (pickable && (!pick || std::find(live.begin(), live.end(), *pick) == live.end())) continue;
            const QPoint at = view.mapFromScene(item->sceneBoundingRect().center());
            if (view.viewport()->rect().contains(at)) places.push_back(view.viewport()->mapTo(view.window(), at));
        }
    }
    return places;
}

// In the order in which they came to be: names hold times, and what the system draws by lot.
inline QStringList filesIn(const QString& folder) {
    std::vector<std::pair<QDateTime, QString>> files;
    QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QFileInfo file(all.next());
        files.emplace_back(file.birthTime(), file.filePath());
    }
    std::sort(files.begin(), files.end());
    QStringList names;
    for (const auto& [born, name] : files) names << name;
    return names;
}

}  // namespace intrika
