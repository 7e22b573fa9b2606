// The look that the pages before a game share: the cloth, and buttons of paper and gold.
#pragma once

#include "app/faces/table_ink.h"
#include "app/pages/room.h"

#include <QColor>
#include <QFont>
#include <QPixmap>
#include <QSize>
#include <QString>

class QPainter;
class QStackedWidget;
class QWidget;

namespace intrika::pages {

// Every page in the stack, present and to come, stands on this cloth.
void layCloth(QStackedWidget& pages, Cloth cloth);
Cloth clothUnder(const QWidget& widget);
const TableInk& inkOf(const QWidget& widget);  // of the cloth under it

// Style sheet of such a page, for both cloths: its labels on the cloth say what they are by the property "tone":
// "title", "tagline", "quiet". Buttons are drawn by the house's style, which app/style/widget_look.h tells how to ask.
QString pageStyle();

// House type in pixels; forms and menus keep the desktop's font.
QFont houseFont(int pixels, QFont::Weight weight = QFont::Normal);
QFont houseItalic(int pixels);

// Of its backs: what is chosen in its pages is filled with it.
QColor gameColour(const QString& game);

// A picture of :/icons, sharp on the device.
QPixmap iconPixmap(const QString& name, QSize size, qreal devicePixelRatio);

// The scene on a game's poster; a game that has none of its own gets the house's. On any thread.
void paintPosterScene(QPainter& painter, const QString& game, QSizeF size);
QPixmap posterScene(const QString& game, QSize size, qreal devicePixelRatio);

}  // namespace intrika::pages
