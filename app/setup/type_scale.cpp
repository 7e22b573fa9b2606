#include "app/setup/type_scale.h"

#include "app/faces/rescaled.h"
#include "app/faces/text_fit.h"
#include "app/setup/room.h"

#include <QFont>
#include <QVariant>
#include <QWidget>

namespace intrika::setup {
namespace {

constexpr char unitProperty[] = "typeUnit";

void scaleLetters(QWidget& widget, double before, double now) {
    QFont font = widget.font();
    font.setPixelSize(rescaledPixels(pixelsOf(font), before, now));
    widget.setFont(font);
}

}  // namespace

void scaleType(QWidget& root, double unit) {
    const QVariant known = root.property(unitProperty);
    const double before = known.isValid() ? known.toDouble() : 1;
    if (qFuzzyCompare(before, unit)) return;
    root.setProperty(unitProperty, unit);
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (widget->window() == root.window()) scaleLetters(*widget, before, unit);
    }
}

}  // namespace intrika::setup
