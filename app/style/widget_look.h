// What a widget says about itself, for the style to draw it by: properties, so that no room has to know this one.
#pragma once

#include "app/style/room.h"

class QWidget;

namespace intrika::style {

// The property "look" of a button: "gold" is the one that goes on, "plain" another, "danger" destroys, "count" is a
// segment of a row, "quiet" and "link" are words that can be clicked. Without it a dialog's default button is gold,
// whatever destroys is "danger", any other is plain.
enum class WidgetLook { gold, plain, danger, count, quiet, link };
WidgetLook lookOf(const QWidget* button, bool isDefault);

// What is under a widget: paper, or a cloth (property "cloth" of something around it, "light" or not).
enum class Ground { paper, darkCloth, lightCloth };
Ground groundUnder(const QWidget* widget);

// Paper lies on the cloth: this widget and all in it.
void layPaper(QWidget& widget);

}  // namespace intrika::style
