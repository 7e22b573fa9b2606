// Fields to write into, to choose from and to tick.
#include "app/faces/palette.h"
#include "app/style/painters.h"
#include "app/style/widget_ink.h"

#include <QPainter>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace intrika::style {
namespace {

constexpr double fieldRadius = 6;
constexpr int comboArrow = 34, spinArrows = 28, textInset = 12;

// A field in which something is wrong has the property "wrong".
bool isWrong(const Drawn& drawn) { return drawn.widget != nullptr && drawn.widget->property("wrong").toBool(); }

void paintFieldBox(const Drawn& drawn, const QRectF& whole) {
    const bool focused = drawn.is(QStyle::State_HasFocus);
    const QRectF box = focused ? whole.adjusted(focusRing, focusRing, -focusRing, -focusRing) : whole;
    const QColor ground(drawn.is(QStyle::State_Enabled) ? ink::field : ink::heading);
    const bool wrong = isWrong(drawn);
    paintBox(drawn.painter, box, fieldRadius, ground, QColor(wrong ? ink::wine : ink::edge), wrong ? 2 : 1.4);
    if (focused) paintFocusRing(drawn.painter, whole, fieldRadius);
}

QRect mirroredIf(bool mirrored, const QRect& whole, const QRect& part) {
    return QStyle::visualRect(mirrored ? Qt::RightToLeft : Qt::LeftToRight, whole, part);
}

}  // namespace

void paintField(const Drawn& drawn) {
    const auto& frame = drawn.as<QStyleOptionFrame>();
    if (frame.lineWidth > 0)
        paintFieldBox(drawn, drawn.box());
    else
        drawn.painter.fillRect(drawn.box(), Qt::transparent);  // within a box that has drawn itself
}

void paintTickBox(const Drawn& drawn) {
    const double side = std::min(drawn.box().width(), drawn.box().height());
    const QRectF box(drawn.box().center() - QPointF(side, side) / 2, QSizeF(side, side));
    const bool enabled = drawn.is(QStyle::State_Enabled);
    const bool on = drawn.is(QStyle::State_On), some = drawn.is(QStyle::State_NoChange);
    const QColor fill = enabled ? drawn.filled() : QColor(ink::disabled);
    paintBox(drawn.painter, box, side * 0.2, on || some ? fill : QColor(ink::field), fill, 1.6);
    const double inset = side * 0.17;
    if (on) paintTick(drawn.painter, box.adjusted(inset, inset, -inset, -inset), QColor(ink::onFill));
    if (some)
        drawn.painter.fillRect(QRectF(box.center() - QPointF(side * 0.25, 1.5), QSizeF(side * 0.5, 3)),
                               QColor(ink::onFill));
}

void paintRadio(const Drawn& drawn) {
    const double radius = std::min(drawn.box().width(), drawn.box().height()) / 2;
    const QColor fill = drawn.is(QStyle::State_Enabled) ? drawn.filled() : QColor(ink::disabled);
    const QPointF centre = drawn.box().center();
    paintBox(drawn.painter, QRectF(centre, QSizeF()).adjusted(-radius, -radius, radius, radius), radius,
             QColor(ink::field), fill, 1.7);
    if (!drawn.is(QStyle::State_On)) return;
    const double dot = radius / 2;
    paintBox(drawn.painter, QRectF(centre, QSizeF()).adjusted(-dot, -dot, dot, dot), dot, fill, Qt::transparent);
}

void paintCombo(const Drawn& drawn) {
    const auto& combo = drawn.as<QStyleOptionComboBox>();
    paintFieldBox(drawn, drawn.box());
    const QRect arrow = comboPart(combo.rect, QStyle::SC_ComboBoxArrow, combo.direction == Qt::RightToLeft);
    const QColor colour = drawn.is(QStyle::State_Enabled) ? drawn.filled() : QColor(ink::disabled);
    QRectF sign({}, QSizeF(14, 14));
    sign.moveCenter(QRectF(arrow).center());
    paintArrow(drawn.painter, sign, Qt::DownArrow, colour);
}

QRect comboPart(const QRect& whole, QStyle::SubControl part, bool mirrored) {
    QRect box = whole;
    if (part == QStyle::SC_ComboBoxArrow) box.setLeft(whole.right() - comboArrow + 1);
    if (part == QStyle::SC_ComboBoxEditField) box.adjust(textInset - 2, 1, -comboArrow, -1);
    return mirroredIf(mirrored, whole, box);
}

void paintSpinBox(const Drawn& drawn) {
    const auto& spin = drawn.as<QStyleOptionSpinBox>();
    if (spin.frame) paintFieldBox(drawn, drawn.box());
    const bool mirrored = spin.direction == Qt::RightToLeft;
    const auto step = [&](QStyle::SubControl part, Qt::ArrowType direction, QAbstractSpinBox::StepEnabledFlag can) {
        const bool enabled = drawn.is(QStyle::State_Enabled) && (spin.stepEnabled & can) != 0;
        QRectF sign({}, QSizeF(11, 11));
        sign.moveCenter(QRectF(spinPart(spin.rect, part, mirrored)).center());
        paintArrow(drawn.painter, sign, direction, enabled ? drawn.filled() : faded(QColor(ink::disabled), 0.5));
    };
    if (spin.buttonSymbols == QAbstractSpinBox::NoButtons) return;
    step(QStyle::SC_SpinBoxUp, Qt::UpArrow, QAbstractSpinBox::StepUpEnabled);
    step(QStyle::SC_SpinBoxDown, Qt::DownArrow, QAbstractSpinBox::StepDownEnabled);
}

QRect spinPart(const QRect& whole, QStyle::SubControl part, bool mirrored) {
    QRect box = whole;
    const int middle = whole.center().y();
    constexpr int rim = 4;
    if (part == QStyle::SC_SpinBoxEditField) box.adjust(textInset - 4, 2, -spinArrows, -2);
    if (part == QStyle::SC_SpinBoxUp)
        box = {whole.right() - spinArrows, whole.top() + rim, spinArrows, middle - whole.top() - rim};
    if (part == QStyle::SC_SpinBoxDown)
        box = {whole.right() - spinArrows, middle, spinArrows, whole.bottom() - middle - rim};
    return mirroredIf(mirrored, whole, box);
}

}  // namespace intrika::style
