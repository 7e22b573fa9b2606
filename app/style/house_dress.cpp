#include "app/style/house_dress.h"

#include "app/faces/text_fit.h"
#include "app/style/house_style.h"
#include "app/style/widget_ink.h"

#include <QApplication>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace intrika::style {
namespace {

constexpr QRgb houseColour = 0xFF21505C;  // while no game is at hand
constexpr double usualDesktopText = 13;   // pixels, at 96 dots per inch

QPalette housePalette(const QColor& filled) {
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, QRgb colour, QRgb whenDisabled) {
        palette.setColor(role, QColor(colour));
        palette.setColor(QPalette::Disabled, role, QColor(whenDisabled));
    };
    set(QPalette::Window, ink::sheet, ink::sheet);
    set(QPalette::Base, ink::field, ink::heading);
    set(QPalette::AlternateBase, ink::stripe, ink::stripe);
    set(QPalette::Button, ink::heading, ink::spent);
    set(QPalette::ToolTipBase, ink::field, ink::field);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        set(role, ink::text, ink::disabled);
    set(QPalette::PlaceholderText, ink::disabled, ink::disabled);
    set(QPalette::BrightText, ink::wine, ink::wine);
    set(QPalette::Link, ink::link, ink::disabled);
    set(QPalette::LinkVisited, ink::link, ink::disabled);
    set(QPalette::HighlightedText, ink::onFill, ink::onFill);
    set(QPalette::Highlight, filled.rgb(), ink::disabled);
    set(QPalette::Light, ink::field, ink::field);
    set(QPalette::Midlight, ink::stripe, ink::stripe);
    set(QPalette::Mid, ink::edge, ink::edge);
    set(QPalette::Dark, ink::edge, ink::edge);
    set(QPalette::Shadow, ink::quiet, ink::quiet);
    return palette;
}

}  // namespace

void wearHouseStyle() {
    static bool worn = false;
    if (std::exchange(worn, true)) return;
    QApplication::setStyle(new HouseStyle);
    QApplication::setPalette(housePalette(QColor(houseColour)));
}

QFont formFont(const QFont& desktop, int percent) {
    const double desktopScale = std::max(1.0, pixelsOf(desktop) / usualDesktopText);
    return textFont(Cut::regular, usualText * desktopScale * percent / 100);
}

// Small print is no smaller than this beside it.
void setFormFont(const QFont& font) {
    QApplication::setFont(font);
    QApplication::setFont(textFont(Cut::regular, font.pixelSize() * 15 / 16.0), "QTipLabel");
}

void setGameColour(const QColor& colour) {
    if (QApplication::palette().color(QPalette::Active, QPalette::Highlight) == colour) return;
    QApplication::setPalette(housePalette(colour));
}

}  // namespace intrika::style
