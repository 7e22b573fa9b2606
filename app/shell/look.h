// The look that the pages before a game share: the dark cloth, and buttons of paper and gold.
#pragma once

#include <QFont>
#include <QPixmap>
#include <QSize>
#include <QString>

class QLabel;
class QPainter;
class QRect;

namespace intrika {

// Covers `area` with the cloth of the table.
void paintCloth(QPainter& painter, const QRect& area);

// Style sheet of such a page. Its buttons say what they are by the property "look": "gold" for the one that goes on,
// "plain" for the others, "quiet" for words that can be clicked.
QString pageStyle();

// House type in pixels; forms and menus keep the desktop's font.
QFont houseFont(int pixels, QFont::Weight weight = QFont::Normal);
QFont houseItalic(int pixels);

// A picture of :/icons, sharp on the device.
QPixmap iconPixmap(const QString& name, QSize size, qreal devicePixelRatio);

// The scene on a game's poster; a game that has none of its own gets the house's.
QPixmap posterScene(const QString& game, QSize size, qreal devicePixelRatio);

}  // namespace intrika
