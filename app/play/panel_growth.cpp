#include "app/play/panel_growth.h"

#include "app/faces/rescaled.h"
#include "app/play/panel_style.h"

#include <QByteArray>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace intrika::play {
namespace {

constexpr char growthName[] = "growth";
constexpr char chipName[] = "chip", chipSideName[] = "chipSide", keyName[] = "key";

struct Growth {
    double before, now;
};

QFont grown(QFont font, const Growth& growth) {
    if (font.pixelSize() > 0) font.setPixelSize(rescaledPixels(font.pixelSize(), growth.before, growth.now));
    return font;
}

void growRows(QListWidget& list, const Growth& growth) {
    for (int row = 0; row < list.count(); ++row) {
        const QVariant font = list.item(row)->data(Qt::FontRole);
        if (font.isValid()) list.item(row)->setFont(grown(font.value<QFont>(), growth));
    }
}

void showSignAgain(QWidget& widget) {
    if (const QVariant chip = widget.property(chipName); chip.isValid())
        showChip(static_cast<QLabel&>(widget), chip.toByteArray().toStdString(), widget.property(chipSideName).toInt());
    if (const QVariant digit = widget.property(keyName); digit.isValid())
        showKey(static_cast<QPushButton&>(widget), digit.toInt());
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

void growPanel(QWidget& panel, double now) {
    const Growth growth{panelGrowth(panel), now};
    panel.setProperty(growthName, now);
    if (growth.before == now) return;
    for (QWidget* widget : panel.findChildren<QWidget*>()) {
        if (widget->testAttribute(Qt::WA_SetFont)) widget->setFont(grown(widget->font(), growth));
        if (auto* list = qobject_cast<QListWidget*>(widget)) growRows(*list, growth);
        showSignAgain(*widget);
    }
}

void showChip(QLabel& label, std::string_view colour, int side) {
    label.setProperty(chipName, QByteArray(colour.data(), static_cast<qsizetype>(colour.size())));
    label.setProperty(chipSideName, side);
    label.setPixmap(seatChip(colour, panelPixels(side, label), label.devicePixelRatioF()));
}

void showKey(QPushButton& button, int digit) {
    button.setProperty(keyName, digit);
    button.setIcon(keyCap(digit, button));
    button.setIconSize(QSize(keyCapSide(button), keyCapSide(button)));
}

QFont panelFont(Cut cut, int pixels, const QWidget& inside) {
    return grown(panelFont(cut, pixels), {1, panelGrowth(inside)});
}

int panelPixels(int usual, const QWidget& inside) { return qRound(usual * panelGrowth(inside)); }

}  // namespace intrika::play
