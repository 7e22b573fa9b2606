#include "app/reviews/badge.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/reviews/review_texts.h"

#include <QPainter>

namespace intrika::reviews {
namespace {

constexpr double thinLine = 1.2, thickLine = 2.4;

QPixmap badgeWith(const QString& sign, double line, bool isFull, qreal devicePixelRatio) {
    QPixmap badge(QSize(badgeSide, badgeSide) * devicePixelRatio);
    badge.setDevicePixelRatio(devicePixelRatio);
    badge.fill(Qt::transparent);
    QPainter painter(&badge);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(ink::wine), line));
    painter.setBrush(QColor(isFull ? ink::wine : ink::paper));
    const QRectF disc(2, 2, badgeSide - 4, badgeSide - 4);
    painter.drawEllipse(disc);
    painter.setFont(textFont(Cut::bold, badgeSide / 2.0));
    painter.setPen(QColor(isFull ? ink::paper : ink::wine));
    painter.drawText(disc, Qt::AlignCenter, sign);
    return badge;
}

}  // namespace

QPixmap numberBadge(int number, qreal devicePixelRatio) {
    return badgeWith(QString::number(number), thinLine, false, devicePixelRatio);
}

QPixmap markBadge(review::Mark mark, qreal devicePixelRatio) {
    const double line = mark == review::Mark::inaccuracy ? thinLine : thickLine;
    return badgeWith(markSign(mark), line, mark == review::Mark::blunder, devicePixelRatio);
}

}  // namespace intrika::reviews
