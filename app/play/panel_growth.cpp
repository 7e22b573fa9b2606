#include "app/play/panel_growth.h"

#include "app/play/panel_style.h"

#include <QListWidget>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace intrika::play {
namespace {

constexpr char growthName[] = "growth";

QFont timesAs(QFont font, double factor) {
    if (font.pixelSize() > 0) font.setPixelSize(qRound(font.pixelSize() * factor));
    return font;
}

void growRows(QListWidget& list, double factor) {
    for (int row = 0; row < list.count(); ++row) {
        const QVariant font = list.item(row)->data(Qt::FontRole);
        if (font.isValid()) list.item(row)->setFont(timesAs(font.value<QFont>(), factor));
    }
}

}  // namespace

double growthFor(QSize page) {
    constexpr double wide = 1600, high = 864, most = 2.5, steps = 10;  // the page has the window but for the top bar
    const double whole = std::clamp(std::min(page.width() / wide, page.height() / high), 1.0, most);
    return std::floor(whole * steps + 0.01) / steps;
}

double panelGrowth(const QWidget& inside) {
    for (const QWidget* at = &inside; at != nullptr; at = at->parentWidget()) {
        if (const QVariant growth = at->property(growthName); growth.isValid()) return growth.toDouble();
    }
    return 1;
}

void growPanel(QWidget& panel, double growth) {
    const double factor = growth / panelGrowth(panel);
    panel.setProperty(growthName, growth);
    if (factor == 1) return;
    for (QWidget* widget : panel.findChildren<QWidget*>()) {
        if (widget->testAttribute(Qt::WA_SetFont)) widget->setFont(timesAs(widget->font(), factor));
        if (auto* list = qobject_cast<QListWidget*>(widget)) growRows(*list, factor);
    }
}

QFont panelFont(Cut cut, int pixels, const QWidget& inside) {
    return timesAs(panelFont(cut, pixels), panelGrowth(inside));
}

int panelPixels(int usual, const QWidget& inside) { return qRound(usual * panelGrowth(inside)); }

}  // namespace intrika::play
