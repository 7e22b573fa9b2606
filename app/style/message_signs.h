// The signs of message boxes, and the rounded outline of what floats over the window.
#pragma once

#include "app/style/room.h"

#include <QIcon>
#include <QStyle>

class QStyleHintReturn;
class QStyleOption;

namespace intrika::style {

QIcon messageSign(QStyle::StandardPixmap icon, const QColor& colour);  // null: no such sign

// For masks; 1, as a style hint is "yes".
int roundedMask(const QStyleOption& option, QStyleHintReturn* more);

}  // namespace intrika::style
