// One painter for each thing a widget is made of. `HouseStyle` looks them up by what Qt asks for.
#pragma once

#include "app/style/room.h"

#include <QRect>
#include <QRectF>
#include <QSize>
#include <QStyle>

class QColor;
class QPainter;
class QPainterPath;
class QPen;
class QStyleOption;
class QStyleOptionComplex;
class QWidget;

namespace intrika::style {

// What is drawn, with what Qt tells of it; `widget` may be null.
struct Drawn {
    const QStyleOption* option;
    QPainter& painter;
    const QWidget* widget;

    template <class Option>
    const Option& as() const {
        return *qstyleoption_cast<const Option*>(option);
    }
    bool is(QStyle::StateFlag state) const;
    QRectF box() const;
    QColor filled() const;  // with the game's colour
};

// Strokes lie within the box.
void paintBox(QPainter& painter, const QRectF& box, double radius, const QColor& fill, const QColor& edge,
              double width = 1.4);
// Two rings, one white and one of ink: seen on every ground.
void paintFocusRing(QPainter& painter, const QRectF& box, double radius);
inline constexpr double focusRing = 4;  // as wide as both
void paintTick(QPainter& painter, const QRectF& box, const QColor& colour);
void paintArrow(QPainter& painter, const QRectF& box, Qt::ArrowType direction, const QColor& colour);

// Fields.
void paintField(const Drawn& drawn);
void paintTickBox(const Drawn& drawn);
void paintRadio(const Drawn& drawn);
void paintCombo(const Drawn& drawn);
void paintSpinBox(const Drawn& drawn);
QRect comboPart(const QRect& whole, QStyle::SubControl part, bool mirrored);
QRect spinPart(const QRect& whole, QStyle::SubControl part, bool mirrored);

// Buttons.
void paintButton(const Drawn& drawn);
QColor buttonText(const QWidget* button, bool isDefault, bool enabled, bool lit, bool checked);
QSize buttonSize(const QWidget* button, bool isDefault, const QSize& contents);
void paintToolPanel(const Drawn& drawn);

// The bar on top, and menus.
void paintMenuBarItem(const Drawn& drawn);
void paintMenuBarGround(const Drawn& drawn);
void paintMenuSheet(const Drawn& drawn);
void paintMenuItem(const Drawn& drawn);
QSize menuItemSize(const QStyleOption* option, const QSize& contents);

// Slides and bars.
void paintSlider(const Drawn& drawn);
QRect sliderHandle(const QStyleOptionComplex& option);
void paintScrollBar(const Drawn& drawn, const QRect& handle);
QRect scrollPart(const QStyleOptionComplex& option, QStyle::SubControl part);
void paintProgressGroove(const Drawn& drawn);
void paintProgress(const Drawn& drawn);

// Lists, tables, tabs, frames.
void paintFrame(const Drawn& drawn);
void paintShapedFrame(const Drawn& drawn);
void paintRowStripe(const Drawn& drawn);
void paintRow(const Drawn& drawn);
void paintHeading(const Drawn& drawn);
void paintHeadingGround(const Drawn& drawn);
void paintSortArrow(const Drawn& drawn);
void paintTab(const Drawn& drawn);
void paintTabFrame(const Drawn& drawn);
void paintTip(const Drawn& drawn);
void paintFocusOnItem(const Drawn& drawn);
void paintGripOfSplitter(const Drawn& drawn);

}  // namespace intrika::style
