#include "app/play/text_size.h"

#include "app/faces/text_fit.h"
#include "app/play/panel_growth.h"
#include "app/play/room.h"
#include "app/style/house_dress.h"

#include <QApplication>
#include <QListWidget>
#include <QWidget>

namespace intrika::play {
namespace {

// Fonts in pixels were made for the scale of their time; which pixels were meant is the inverse of `textPixels`.
double meantPixels(int pixels, double scale) {
    constexpr double large = 20;
    return pixels <= large * scale ? pixels / scale : large + (pixels - large * scale);
}

// `growth`: of the panel that it stands in.
QFont rescaled(QFont font, double before, double growth) {
    if (font.pixelSize() <= 0) return font;
    const double meant = meantPixels(qRound(font.pixelSize() / growth), before);
    font.setPixelSize(qRound(textPixels(meant) * growth));
    return font;
}

void rescale(QListWidget& list, double before) {
    for (int row = 0; row < list.count(); ++row) {
        const QVariant font = list.item(row)->data(Qt::FontRole);
        if (font.isValid()) list.item(row)->setFont(rescaled(font.value<QFont>(), before, panelGrowth(list)));
    }
}

}  // namespace

void applyTextSize(int percent) {
    static const QFont desktop = QApplication::font();
    const double before = textScale();
    const QFont wanted = formFont(desktop, percent);
    if (wanted == QApplication::font()) return;
    QList<std::pair<QWidget*, QFont>> own;
    QList<QWidget*> others;
    for (QWidget* widget : QApplication::allWidgets()) {
        if (widget->testAttribute(Qt::WA_SetFont) && widget->font().pixelSize() > 0)
            own << std::pair(widget, widget->font());
        else if (!widget->testAttribute(Qt::WA_SetFont))
            others << widget;
    }
    setFormFont(wanted);
    for (QWidget* widget : others) widget->setFont(QFont());  // Qt leaves out what has a style sheet above it
    for (const auto& [widget, font] : own) {
        widget->setFont(rescaled(font, before, panelGrowth(*widget)));
        if (auto* list = qobject_cast<QListWidget*>(widget)) rescale(*list, before);
    }
}

}  // namespace intrika::play
