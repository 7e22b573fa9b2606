#include "app/setup/type_scale.h"

#include <QFont>
#include <QFontInfo>
#include <QVariant>
#include <QWidget>

namespace intrika::setup {
namespace {

constexpr char unitProperty[] = "typeUnit";

// Rounded both ways, so that what is enlarged is known again.
void scaleLetters(QWidget& widget, double before, double now) {
    QFont font = widget.font();
    const int usual = qRound(QFontInfo(font).pixelSize() / before);
    font.setPixelSize(qRound(usual * now));
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
