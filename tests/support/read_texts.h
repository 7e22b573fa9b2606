// All texts of all windows, as people read them, and what of them has power: over Qt, which would take it for HTML or
// for a key, or over the page, which it would fill or turn around.
#pragma once

#include "app/scene/table_scene.h"
#include "app/scene/table_things.h"
#include "tests/support/rooms.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QGraphicsView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTextDocument>

namespace intrika::read_texts {

// Everything that can be read, with the way in which Qt would take it.
struct Found {
    QStringList texts;  // as people read them
    QStringList harm;
};

inline void read(const QString& text, Found& found) {
    if (text.isEmpty()) return;
    static const QRegularExpression power("[\u202A-\u202E\u2066-\u2069\u0080-\u009F\\x00-\\x08\\x0B-\\x1F\\x7F]|W{61}");
    if (power.match(text).hasMatch()) found.harm << "control or length: " + text.left(200);
    found.texts << text;
}

inline void readHtml(const QString& text, Found& found) {
    if (text.contains("<img") || text.contains("<b>x")) found.harm << "taken for HTML: " + text.left(200);
    QTextDocument document;
    document.setHtml(text);
    read(document.toPlainText(), found);
}

inline void readGuessed(const QString& text, Found& found) {
    Qt::mightBeRichText(text) ? readHtml(text, found) : read(text, found);
}

// On buttons, tabs and in menus.
inline void readCaption(const QString& text, Found& found) {
    static const QRegularExpression key("a&b");
    if (key.match(text).hasMatch()) found.harm << "taken for a key: " + text.left(200);
    read(QString(text).replace("&&", "&"), found);
}

inline void readLabel(const QLabel& label, Found& found) {
    if (label.textFormat() == Qt::PlainText) return read(label.text(), found);
    if (label.textFormat() == Qt::RichText) return readHtml(label.text(), found);
    // Qt makes some of its own, within boxes and bars.
    readGuessed(label.text(), found);
}

inline void readItems(const QAbstractItemView& view, Found& found) {
    const QAbstractItemModel* model = view.model();
    if (model == nullptr) return;
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QModelIndex index = model->index(row, column);
            for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole)})
                read(index.data(role).toString(), found);
            readGuessed(index.data(Qt::ToolTipRole).toString(), found);
        }
    }
    for (int column = 0; column < model->columnCount(); ++column)
        read(model->headerData(column, Qt::Horizontal).toString(), found);
}

inline void readScene(const QGraphicsView& view, Found& found) {
    const auto* scene = qobject_cast<const TableScene*>(view.scene());
    if (scene == nullptr) return;
    for (const QGraphicsItem* item : scene->items()) {
        readGuessed(item->toolTip(), found);
        read(scene->things().description(item), found);
    }
    for (const QString& name : scene->laid().words.names()) read(name, found);
}

inline void readWidget(const QWidget& widget, Found& found) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) readLabel(*label, found);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        // Rows of a list paint their own texts.
        if (!button->inherits("intrika::start::SavedRow")) readCaption(button->text(), found);
    }
    if (const auto* items = qobject_cast<const QAbstractItemView*>(&widget)) readItems(*items, found);
    if (const auto* view = qobject_cast<const QGraphicsView*>(&widget)) readScene(*view, found);
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) read(line->text(), found);
    for (const QString& text : {widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()})
        read(text, found);
    readGuessed(widget.toolTip(), found);
    const auto* menu = qobject_cast<const QMenu*>(&widget);
    for (const QAction* action : widget.actions()) {
        readCaption(action->text(), found);
        // Where none was set, it is the text; few menus show it.
        if (menu == nullptr || menu->toolTipsVisible()) readGuessed(action->toolTip(), found);
    }
}

inline Found readAll() {
    Found found;
    for (const QWidget* widget : QApplication::allWidgets()) readWidget(*widget, found);
    return found;
}

}  // namespace intrika::read_texts
