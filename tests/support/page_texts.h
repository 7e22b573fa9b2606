// What can be read on a page, whatever shows it.
#pragma once

#include "app/scene/table_scene.h"
#include "app/scene/table_things.h"
#include "tests/support/rooms.h"

#include <QAction>
#include <QGraphicsView>
#include <QListWidget>
#include <QProgressBar>
#include <QStringList>

namespace intrika {

// Everything that anybody or anything can read on the page, hidden widgets included.
inline QStringList pageTexts(QWidget& page) {
    QStringList texts;
    const auto add = [&texts](const QString& text) {
        if (!text.isEmpty()) texts << text;
    };
    QList<QWidget*> widgets = page.findChildren<QWidget*>();
    widgets << &page;
    for (QWidget* widget : widgets) {
        if (qobject_cast<QProgressBar*>(widget) != nullptr) continue;
        for (const char* property : {"text", "title", "toolTip", "statusTip", "whatsThis", "accessibleName",
                                     "accessibleDescription", "windowTitle"}) {
            add(widget->property(property).toString());
        }
        for (const QAction* action : widget->actions()) add(action->toolTip());
        if (const auto* list = qobject_cast<QListWidget*>(widget)) {
            for (int row = 0; row < list->count(); ++row) {
                add(list->item(row)->text());
                add(list->item(row)->toolTip());
            }
        }
        if (const auto* view = qobject_cast<QGraphicsView*>(widget)) {
            const auto* scene = static_cast<TableScene*>(view->scene());
            for (const QGraphicsItem* item : scene->items()) {
                add(item->toolTip());
                add(scene->things().description(item));
            }
            for (const Zone& zone : scene->laid().tableau.zones) {
                for (const Piece& piece : zone.pieces) add(scene->laid().words.say(piece.name));
            }
        }
    }
    texts.sort();
    return texts;
}

}  // namespace intrika
