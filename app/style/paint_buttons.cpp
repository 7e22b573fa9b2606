// Buttons, by what they are for and what they lie on.
#include "app/style/painters.h"
#include "app/style/widget_ink.h"
#include "app/style/widget_look.h"

#include <QAbstractButton>
#include <QPainter>
#include <QPalette>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace intrika::style {
namespace {

constexpr double buttonRadius = 7;

struct Wear {
    QColor fill, edge, text;
    double width = 1.4;
};

struct Worn {
    bool enabled, lit, checked;
};

Wear goldWear(const Worn& worn, Ground under) {
    if (!worn.enabled) {
        const QColor spent(under == Ground::darkCloth ? QRgb(0xFF8C8268) : ink::spent);
        return {spent, Qt::transparent, QColor(under == Ground::darkCloth ? ink::onGold : ink::disabled)};
    }
    return {QColor(worn.lit ? ink::goldLit : ink::gold),
            QColor(worn.lit || under != Ground::darkCloth ? ink::goldEdge : ink::gold), QColor(ink::onGold), 1.6};
}

Wear plainWear(const Worn& worn, Ground under, const QColor& filled) {
    if (under == Ground::darkCloth) {
        if (!worn.enabled) return {QColor(ink::bar), QColor(0x3C, 0x51, 0x58), QColor(ink::barDisabled)};
        return {QColor(worn.lit ? ink::barLit : QRgb(0xFF142025)), QColor(ink::brass), QColor(0xFB, 0xF1, 0xD8), 1.6};
    }
    if (!worn.enabled) return {QColor(ink::spent), Qt::transparent, QColor(ink::disabled)};
    if (worn.checked) return {filled, filled, QColor(ink::onFill)};
    const QColor edge = under == Ground::lightCloth ? QColor(ink::wine) : filled;
    return {QColor(worn.lit                      ? QRgb(0xFFFFFFFF)
                   : under == Ground::lightCloth ? ink::sheet
                                                 : ink::field),
            edge, QColor(ink::text), worn.lit ? 2.0 : 1.4};
}

Wear dangerWear(const Worn& worn) {
    if (!worn.enabled) return {QColor(ink::spent), Qt::transparent, QColor(ink::disabled)};
    return {QColor(worn.lit ? QRgb(0xFF93262C) : ink::wine), QColor(ink::wine), QColor(ink::onFill)};
}

// Words alone.
Wear quietWear(const Worn& worn, Ground under) {
    const bool dark = under == Ground::darkCloth;
    const QColor text = !worn.enabled  ? QColor(dark ? ink::barDisabled : ink::disabled)
                        : worn.checked ? QColor(dark ? ink::gold : ink::wine)
                        : worn.lit     ? QColor(dark ? QRgb(0xFFFFFFFF) : ink::text)
                                       : QColor(dark ? ink::barQuiet : ink::quiet);
    return {Qt::transparent, Qt::transparent, text};
}

Wear wearOf(WidgetLook look, const Worn& worn, Ground under, const QColor& filled) {
    switch (look) {
        case WidgetLook::gold:
            return goldWear(worn, under);
        case WidgetLook::danger:
            return dangerWear(worn);
        case WidgetLook::quiet:
            return quietWear(worn, under);
        case WidgetLook::link:
            return {Qt::transparent, Qt::transparent, QColor(worn.enabled ? ink::link : ink::disabled)};
        case WidgetLook::count:
        case WidgetLook::plain:
            break;
    }
    return plainWear(worn, under, filled);
}

QColor filledOf(const QWidget* widget) {
    return (widget == nullptr ? QPalette() : widget->palette()).color(QPalette::Active, QPalette::Highlight);
}

bool isWords(WidgetLook look) { return look == WidgetLook::quiet || look == WidgetLook::link; }

}  // namespace

void paintButton(const Drawn& drawn) {
    const auto& button = drawn.as<QStyleOptionButton>();
    const WidgetLook look = lookOf(drawn.widget, (button.features & QStyleOptionButton::DefaultButton) != 0);
    const Worn worn{drawn.is(QStyle::State_Enabled),
                    drawn.is(QStyle::State_MouseOver) || drawn.is(QStyle::State_Sunken), drawn.is(QStyle::State_On)};
    const Wear wear = wearOf(look, worn, groundUnder(drawn.widget), drawn.filled());
    const bool focused = drawn.is(QStyle::State_HasFocus);
    const double radius = look == WidgetLook::count ? 6 : buttonRadius;
    const double inset = focused && !isWords(look) ? focusRing : 0;
    const QRectF box = drawn.box().adjusted(inset, inset, -inset, -inset);
    paintBox(drawn.painter, box, radius, wear.fill, wear.edge, wear.width);
    if (focused) paintFocusRing(drawn.painter, drawn.box(), radius);
}

QColor buttonText(const QWidget* button, bool isDefault, bool enabled, bool lit, bool checked) {
    return wearOf(lookOf(button, isDefault), {enabled, lit, checked}, groundUnder(button), filledOf(button)).text;
}

QSize buttonSize(const QWidget* button, bool isDefault, const QSize& contents) {
    const WidgetLook look = lookOf(button, isDefault);
    if (look == WidgetLook::link) return contents + QSize(8, 6);
    if (look == WidgetLook::quiet) return contents + QSize(16, 8);
    if (look == WidgetLook::count) return {std::max(42, contents.width() + 24), std::max(36, contents.height() + 12)};
    return {contents.width() + 40, std::max(38, contents.height() + 18)};
}

// Of tools: nothing until it is pointed at or on.
void paintToolPanel(const Drawn& drawn) {
    const bool on = drawn.is(QStyle::State_On), enabled = drawn.is(QStyle::State_Enabled);
    const bool lit = drawn.is(QStyle::State_MouseOver) && enabled;
    const bool dark = groundUnder(drawn.widget) == Ground::darkCloth;
    if (on) paintBox(drawn.painter, drawn.box(), 6, drawn.filled(), drawn.filled());
    if (lit && !on)
        paintBox(drawn.painter, drawn.box(), 6, QColor(dark ? ink::barLit : ink::heading), QColor(ink::edge), 1);
    if (drawn.is(QStyle::State_HasFocus)) paintFocusRing(drawn.painter, drawn.box(), 4);
}

}  // namespace intrika::style
