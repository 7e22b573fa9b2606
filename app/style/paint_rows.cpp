// Lists, tables, tabs, and the frames round them.
#include "app/faces/palette.h"
#include "app/style/painters.h"
#include "app/style/widget_ink.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace intrika::style {
namespace {

constexpr double frameRadius = 6;
constexpr double stripeInset = 4;  // from the border, so that stripes do not break it

// A row's box within its view: what is chosen is one shape, whatever columns it has.
QRectF rowBox(const Drawn& drawn, const QStyleOptionViewItem& item) {
    const auto* view = qobject_cast<const QAbstractItemView*>(drawn.widget);
    const double end = view == nullptr ? drawn.box().right() : view->viewport()->width();
    const bool first = drawn.box().left() <= 0 || (item.index.isValid() && item.index.column() == 0);
    const bool last = drawn.box().right() >= end - 1;
    return drawn.box().adjusted(first ? stripeInset : -frameRadius, 1, last ? -stripeInset : frameRadius, -1);
}

void paintRowBox(const Drawn& drawn, const QStyleOptionViewItem& item, const QColor& fill) {
    drawn.painter.save();
    drawn.painter.setClipRect(drawn.box(), Qt::IntersectClip);
    paintBox(drawn.painter, rowBox(drawn, item), 4, fill, Qt::transparent);
    drawn.painter.restore();
}

}  // namespace

void paintFrame(const Drawn& drawn) {
    const bool focused = drawn.is(QStyle::State_HasFocus) && drawn.widget != nullptr && drawn.widget->hasFocus();
    paintBox(drawn.painter, drawn.box(), frameRadius, Qt::transparent, focused ? drawn.filled() : QColor(ink::edge),
             focused ? 2.4 : 1.4);
}

// A level or upright line is a golden rule.
void paintShapedFrame(const Drawn& drawn) {
    const auto& frame = drawn.as<QStyleOptionFrame>();
    QRectF line({}, QSizeF(frame.frameShape == QFrame::VLine ? 1.4 : drawn.box().width(),
                           frame.frameShape == QFrame::HLine ? 1.4 : drawn.box().height()));
    line.moveCenter(drawn.box().center());
    if (frame.frameShape == QFrame::HLine || frame.frameShape == QFrame::VLine)
        return drawn.painter.fillRect(line, QColor(ink::brass));
    if (frame.frameShape != QFrame::NoFrame) paintFrame(drawn);
}

void paintRowStripe(const Drawn& drawn) {
    const auto& item = drawn.as<QStyleOptionViewItem>();
    if ((item.features & QStyleOptionViewItem::Alternate) == 0 || drawn.is(QStyle::State_Selected)) return;
    paintRowBox(drawn, item, QColor(ink::stripe));
}

void paintRow(const Drawn& drawn) {
    const auto& item = drawn.as<QStyleOptionViewItem>();
    if (item.backgroundBrush.style() != Qt::NoBrush) drawn.painter.fillRect(drawn.box(), item.backgroundBrush);
    const bool lit = drawn.is(QStyle::State_MouseOver) && drawn.is(QStyle::State_Enabled);
    if (drawn.is(QStyle::State_Selected)) return paintRowBox(drawn, item, drawn.filled());
    if (lit) paintRowBox(drawn, item, QColor(ink::heading));
}

void paintHeading(const Drawn& drawn) {
    drawn.painter.fillRect(drawn.box(), QColor(ink::heading));
    drawn.painter.fillRect(QRectF(drawn.box().left(), drawn.box().bottom() - 2, drawn.box().width(), 2),
                           QColor(ink::goldEdge));
}

void paintHeadingGround(const Drawn& drawn) { paintHeading(drawn); }

void paintSortArrow(const Drawn& drawn) {
    const auto& header = drawn.as<QStyleOptionHeader>();
    if (header.sortIndicator == QStyleOptionHeader::None) return;
    QRectF sign({}, QSizeF(10, 10));
    sign.moveCenter(drawn.box().center());
    const bool down = header.sortIndicator == QStyleOptionHeader::SortDown;
    paintArrow(drawn.painter, sign, down ? Qt::DownArrow : Qt::UpArrow, QColor(ink::quiet));
}

void paintTab(const Drawn& drawn) {
    const bool on = drawn.is(QStyle::State_Selected);
    const QRectF box = drawn.box().adjusted(0, on ? 0 : 2, -2, frameRadius);
    drawn.painter.save();
    drawn.painter.setClipRect(drawn.box(), Qt::IntersectClip);
    paintBox(drawn.painter, box, frameRadius, QColor(on ? ink::field : ink::heading), QColor(ink::edge));
    drawn.painter.restore();
    if (!on) return;
    drawn.painter.fillRect(QRectF(box.left() + 8, drawn.box().top(), box.width() - 16, 3), drawn.filled());
}

void paintTabFrame(const Drawn& drawn) {
    paintBox(drawn.painter, drawn.box(), frameRadius, QColor(ink::field), QColor(ink::edge));
}

void paintTip(const Drawn& drawn) {
    paintBox(drawn.painter, drawn.box(), frameRadius, QColor(ink::field), QColor(ink::edge), 1.2);
}

void paintFocusOnItem(const Drawn& drawn) {
    const bool onFill = drawn.is(QStyle::State_Selected);
    paintBox(drawn.painter, drawn.box(), 4, Qt::transparent, QColor(onFill ? ink::gold : ink::text), 1.6);
}

void paintGripOfSplitter(const Drawn& drawn) {
    const bool upright = drawn.box().height() > drawn.box().width();
    const QPointF reach = upright ? QPointF(0, 14) : QPointF(14, 0);
    drawn.painter.setPen(QPen(QColor(ink::brass), 2, Qt::SolidLine, Qt::RoundCap));
    drawn.painter.drawLine(drawn.box().center() - reach, drawn.box().center() + reach);
}

}  // namespace intrika::style
