// The bar on top of the window and the menus that open from it, and from anything else.
#include "app/style/painters.h"
#include "app/style/widget_ink.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace intrika::style {
namespace {

constexpr double menuRadius = 6;
constexpr int signRoom = 36, endRoom = 20, rowInset = 6, betweenKeys = 40;
constexpr int leastMenuRow = 34;

QColor menuText(const Drawn& drawn) {
    if (!drawn.is(QStyle::State_Enabled)) return QColor(ink::barDisabled);
    return QColor(drawn.is(QStyle::State_Selected) ? ink::onFill : ink::barText);
}

// The letters of keys are marked for whoever went for the menus by keyboard.
int mnemonics() {
    const bool shown = QCoreApplication::instance()->property("keyLetters").toBool();
    return shown ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
}

void paintSeparator(const Drawn& drawn) {
    const double middle = drawn.box().center().y();
    drawn.painter.setPen(QPen(QColor(0x3C, 0x51, 0x58), 1));
    drawn.painter.drawLine(QPointF(drawn.box().left() + 12, middle), QPointF(drawn.box().right() - 12, middle));
}

void paintSigns(const Drawn& drawn, const QStyleOptionMenuItem& item) {
    const QRectF box = drawn.box();
    if (item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked) {
        QRectF sign({}, QSizeF(18, 18));
        sign.moveCenter({box.left() + signRoom / 2.0 + 3, box.center().y()});
        paintTick(drawn.painter, sign, QColor(ink::gold));
    }
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu) {
        QRectF arrow({}, QSizeF(11, 11));
        arrow.moveCenter({box.right() - endRoom / 2.0 - 4, box.center().y()});
        paintArrow(drawn.painter, arrow, Qt::RightArrow, menuText(drawn));
    }
}

}  // namespace

// A veiled bar shows nobody what can be done until it is asked for.
void paintMenuBarItem(const Drawn& drawn) {
    const auto& item = drawn.as<QStyleOptionMenuItem>();
    drawn.painter.fillRect(drawn.box(), QColor(ink::bar));
    if (drawn.widget != nullptr && drawn.widget->property("veiled").toBool()) return;
    const bool open = drawn.is(QStyle::State_Sunken), lit = drawn.is(QStyle::State_Selected);
    if (open) drawn.painter.fillRect(drawn.box().adjusted(0, 0, 0, -1), QColor(ink::barLit));
    drawn.painter.setFont(item.font);
    const bool enabled = drawn.is(QStyle::State_Enabled);
    drawn.painter.setPen(QColor(!enabled ? ink::barDisabled : open || lit ? ink::gold : ink::barText));
    drawn.painter.drawText(drawn.box(), Qt::AlignCenter | Qt::TextSingleLine | mnemonics(), item.text);
}

void paintMenuBarGround(const Drawn& drawn) { drawn.painter.fillRect(drawn.box(), QColor(ink::bar)); }

void paintMenuSheet(const Drawn& drawn) {
    paintBox(drawn.painter, drawn.box(), menuRadius, QColor(ink::menu), QColor(ink::brass), 1);
}

void paintMenuItem(const Drawn& drawn) {
    const auto& item = drawn.as<QStyleOptionMenuItem>();
    if (item.menuItemType == QStyleOptionMenuItem::Separator) return paintSeparator(drawn);
    if (drawn.is(QStyle::State_Selected) && drawn.is(QStyle::State_Enabled))
        paintBox(drawn.painter, drawn.box(), 5, drawn.filled(), Qt::transparent);
    paintSigns(drawn, item);
    const QRectF box = drawn.box().adjusted(signRoom, 0, -endRoom, 0);
    const qsizetype tab = item.text.indexOf(u'\t');
    drawn.painter.setFont(item.font);
    drawn.painter.setPen(menuText(drawn));
    drawn.painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine | mnemonics(),
                           tab < 0 ? item.text : item.text.left(tab));
    if (tab < 0) return;
    QFont keys = item.font;
    keys.setPixelSize(std::max(12, keys.pixelSize() * 15 / 16));
    drawn.painter.setFont(keys);
    if (!drawn.is(QStyle::State_Selected) && drawn.is(QStyle::State_Enabled))
        drawn.painter.setPen(QColor(ink::barQuiet));
    drawn.painter.drawText(box, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, item.text.mid(tab + 1));
}

QSize menuItemSize(const QStyleOption* option, const QSize& contents) {
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (item == nullptr) return contents;
    if (item->menuItemType == QStyleOptionMenuItem::Separator) return {contents.width(), 11};
    int width = contents.width() + signRoom + endRoom + rowInset;
    if (item->reservedShortcutWidth > 0 || item->text.contains(u'\t')) width += betweenKeys;
    return {width, std::max(leastMenuRow, contents.height() + 8)};
}

}  // namespace intrika::style
