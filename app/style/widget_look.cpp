#include "app/style/widget_look.h"

#include <QDialogButtonBox>
#include <QMessageBox>
#include <QPushButton>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace intrika::style {
namespace {

constexpr char paperProperty[] = "paper", clothProperty[] = "cloth", lookProperty[] = "look";

constexpr std::array<std::pair<const char*, WidgetLook>, 6> lookNames{{{"gold", WidgetLook::gold},
                                                                       {"plain", WidgetLook::plain},
                                                                       {"danger", WidgetLook::danger},
                                                                       {"count", WidgetLook::count},
                                                                       {"quiet", WidgetLook::quiet},
                                                                       {"link", WidgetLook::link}}};

bool destroys(const QWidget* button) {
    const QWidget* box = button->parentWidget();
    auto* pressed = const_cast<QAbstractButton*>(qobject_cast<const QAbstractButton*>(button));
    if (const auto* dialog = qobject_cast<const QDialogButtonBox*>(box))
        return dialog->buttonRole(pressed) == QDialogButtonBox::DestructiveRole;
    return false;
}

}  // namespace

WidgetLook lookOf(const QWidget* button, bool isDefault) {
    if (button == nullptr) return WidgetLook::plain;
    const QString name = button->property(lookProperty).toString();
    const auto* const known = std::find_if(lookNames.begin(), lookNames.end(),
                                           [&](const auto& each) { return name == QLatin1String(each.first); });
    if (known != lookNames.end()) return known->second;
    if (destroys(button)) return WidgetLook::danger;
    return isDefault ? WidgetLook::gold : WidgetLook::plain;
}

Ground groundUnder(const QWidget* widget) {
    for (const QWidget* at = widget; at != nullptr; at = at->parentWidget()) {
        if (at->property(paperProperty).toBool()) return Ground::paper;
        const QVariant cloth = at->property(clothProperty);
        if (cloth.isValid()) return cloth == QStringLiteral("light") ? Ground::lightCloth : Ground::darkCloth;
        if (at->isWindow()) break;
    }
    return Ground::paper;
}

void layPaper(QWidget& widget) { widget.setProperty(paperProperty, true); }

}  // namespace intrika::style
