#include "app/setup/seat_ribbon.h"

#include "app/faces/ornament.h"
#include "app/faces/palette.h"
#include "app/style/painters.h"

#include <QKeyEvent>
#include <QPainter>

namespace intrika::setup {
namespace {

// Clockwise; 0: the key moves nobody.
int stepsOf(int key) {
    if (key == Qt::Key_Right || key == Qt::Key_Down) return 1;
    return key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 0;
}

}  // namespace

SeatRibbon::SeatRibbon(std::string colour, QWidget* parent) : QAbstractButton(parent), colour_(std::move(colour)) {
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);  // the card is what one takes hold of
    connect(this, &QAbstractButton::clicked, this, [this] { emit moved(1); });
}

void SeatRibbon::keyPressEvent(QKeyEvent* event) {
    if (const int steps = stepsOf(event->key()); steps != 0) {
        emit moved(steps);
    } else {
        QAbstractButton::keyPressEvent(event);
    }
}

void SeatRibbon::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(focusRing, focusRing, -focusRing, -focusRing);
    const double wide = box.width();
    const SeatInk seat = seatInk(colour_);
    const QPainterPath ribbon = ribbonPath(box, wide * 0.28);
    painter.fillPath(ribbon, seat.ground);
    paintSeatHatching(painter, colour_, ribbon, wide * 0.13, QPen(faded(seat.mark, 0.22), wide * 0.03));
    painter.strokePath(ribbon, QPen(QColor(faces::ink::paper), 2.4));
    painter.strokePath(ribbon, QPen(faded(QColor(faces::ink::black), 0.5), 0.8));
    const QPointF mark(box.center().x(), box.top() + wide * 0.6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(seat.ground);
    painter.drawEllipse(mark, wide * 0.36, wide * 0.36);
    paintSeatMark(painter, colour_, mark, wide * 0.58, seat.mark);
    if (hasFocus()) paintFocusRing(painter, QRectF(rect()), 3);
}

}  // namespace intrika::setup

#include "moc_seat_ribbon.cpp"
