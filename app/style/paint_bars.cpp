// What is slid, scrolled, or filled bit by bit.
#include "app/faces/palette.h"
#include "app/style/painters.h"
#include "app/style/widget_ink.h"
#include "app/style/widget_look.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace intrika::style {
namespace {

constexpr int handleSide = 22, grooveWidth = 4, leastHandle = 28;
constexpr int thinBar = 6, wideBar = 10;

bool lies(const QStyleOptionSlider& option) { return option.orientation == Qt::Horizontal; }

QRectF across(const QRectF& box, bool level, double width) {
    return level ? QRectF(box.left(), box.center().y() - width / 2, box.width(), width)
                 : QRectF(box.center().x() - width / 2, box.top(), width, box.height());
}

}  // namespace

QRect sliderHandle(const QStyleOptionComplex& option) {
    const auto& slider = *qstyleoption_cast<const QStyleOptionSlider*>(&option);
    const int room = (lies(slider) ? slider.rect.width() : slider.rect.height()) - handleSide;
    const int at =
        QStyle::sliderPositionFromValue(slider.minimum, slider.maximum, slider.sliderPosition, room, slider.upsideDown);
    QRect box({}, QSize(handleSide, handleSide));
    box.moveCenter(slider.rect.center());
    lies(slider) ? box.moveLeft(slider.rect.left() + at) : box.moveTop(slider.rect.top() + at);
    return box;
}

// The handle is a seat's chip.
void paintSlider(const Drawn& drawn) {
    const auto& slider = drawn.as<QStyleOptionSlider>();
    const QRectF handle = sliderHandle(slider);
    const bool enabled = drawn.is(QStyle::State_Enabled);
    const QRectF groove = across(drawn.box(), lies(slider), grooveWidth);
    const QColor fill = enabled ? drawn.filled() : QColor(ink::disabled);
    paintBox(drawn.painter, groove, 2, QColor(ink::groove), Qt::transparent);
    QRectF done = groove;
    lies(slider) ? done.setRight(handle.center().x()) : done.setTop(handle.center().y());
    paintBox(drawn.painter, done, 2, fill, Qt::transparent);
    drawn.painter.save();
    drawn.painter.setRenderHint(QPainter::Antialiasing);
    drawn.painter.setOpacity(enabled ? 1 : 0.5);
    drawn.painter.setPen(QPen(QColor(ink::text), 1.6));
    drawn.painter.setBrush(seatInk("sky").ground);
    drawn.painter.drawEllipse(handle.adjusted(1, 1, -1, -1));
    paintSeatMark(drawn.painter, "sky", handle.center(), handleSide * 0.52, seatInk("sky").mark);
    drawn.painter.restore();
    if (drawn.is(QStyle::State_HasFocus))
        paintFocusRing(drawn.painter, handle.adjusted(-1, -1, 1, 1), handleSide / 2.0);
}

// The whole length is groove: there are no arrows.
QRect scrollPart(const QStyleOptionComplex& option, QStyle::SubControl part) {
    const auto& bar = *qstyleoption_cast<const QStyleOptionSlider*>(&option);
    const QRect whole = bar.rect;
    const bool level = lies(bar);
    const int length = level ? whole.width() : whole.height();
    const qint64 range = qint64(bar.maximum) - bar.minimum + bar.pageStep;
    const int handle = range <= 0 ? length
                                  : std::clamp(static_cast<int>(qint64(bar.pageStep) * length / range),
                                               std::min(leastHandle, length), length);
    const int from =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    const auto piece = [&](int start, int size) {
        return level ? QRect(whole.left() + start, whole.top(), size, whole.height())
                     : QRect(whole.left(), whole.top() + start, whole.width(), size);
    };
    switch (part) {
        case QStyle::SC_ScrollBarSlider:
            return piece(from, handle);
        case QStyle::SC_ScrollBarSubPage:
            return piece(0, from);
        case QStyle::SC_ScrollBarAddPage:
            return piece(from + handle, length - from - handle);
        case QStyle::SC_ScrollBarGroove:
            return whole;
        default:
            return {};
    }
}

void paintScrollBar(const Drawn& drawn, const QRect& handle) {
    const auto& bar = drawn.as<QStyleOptionSlider>();
    const bool lit = drawn.is(QStyle::State_MouseOver) || drawn.is(QStyle::State_Sunken);
    const double width = lit ? wideBar : thinBar;
    const bool dark = groundUnder(drawn.widget) == Ground::darkCloth;
    if (bar.maximum <= bar.minimum) return;
    const QRectF groove = across(drawn.box().adjusted(1, 1, -1, -1), lies(bar), width);
    paintBox(drawn.painter, groove, width / 2, dark ? QColor(ink::barLit) : QColor(ink::groove), Qt::transparent);
    paintBox(drawn.painter, across(QRectF(handle).adjusted(1, 1, -1, -1), lies(bar), width), width / 2,
             QColor(dark ? ink::brass : ink::edge), Qt::transparent);
}

void paintProgressGroove(const Drawn& drawn) {
    paintBox(drawn.painter, drawn.box(), std::min(5.0, drawn.box().height() / 2), QColor(ink::groove), Qt::transparent);
}

void paintProgress(const Drawn& drawn) {
    const auto& bar = drawn.as<QStyleOptionProgressBar>();
    if (bar.maximum <= bar.minimum) return;
    QRectF box = drawn.box();
    box.setWidth(box.width() * (bar.progress - bar.minimum) / (bar.maximum - bar.minimum));
    paintBox(drawn.painter, box, std::min(5.0, box.height() / 2), drawn.filled(), Qt::transparent);
}

}  // namespace intrika::style
