#include "app/finale/stage_button.h"

#include "app/faces/palette.h"
#include "app/finale/plaque.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace intrika::finale {
namespace {

constexpr double corner = 8, aside = 14;
const QColor onGold(0x22, 0x1A, 0x08), goldLit(0xFF, 0xDB, 0x7D);

}  // namespace

StageButton::StageButton(Kind kind, QWidget* parent) : QPushButton(parent), kind_(kind) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void StageButton::setInk(const QColor& ground, const QColor& line) {
    ground_ = ground;
    line_ = line;
    update();
}

void StageButton::setTypeSize(double pixels) {
    pixels_ = pixels;
    update();
}

Cut StageButton::cut() const { return kind_ == Kind::gold ? Cut::bold : Cut::regular; }

double StageButton::wantedWidth() const { return textWidth(text(), cut(), pixels_) + 2 * aside + 4; }

QSize StageButton::sizeHint() const {
    double widest = 0;  // words wrap, and are a little smaller where they must be
    for (const QString& word : text().split(u' ')) widest = std::max(widest, textWidth(word, cut(), pixels_));
    return QSizeF(widest + aside + 8, pixels_ * 1.2 + 8).toSize();
}

void StageButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool gold = kind_ == Kind::gold, lit = underMouse() || isDown();
    const QRectF box = QRectF(rect()).adjusted(4, 4, -4, -4);
    painter.setBrush(gold ? (lit ? goldLit : QColor(ink::gold)) : lit ? ground_.lighter(150) : ground_);
    painter.setPen(QPen(gold ? ground_ : line_, 1.6));
    painter.drawRoundedRect(box, corner, corner);
    if (hasFocus()) {  // white and ink, to be seen on any ground
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(ink::black), 2));
        painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), corner + 3, corner + 3);
        painter.setPen(QPen(Qt::white, 2));
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), corner + 1, corner + 1);
    }
    const QRectF inner = box.adjusted(aside / 2, 0, -aside / 2, 0);
    const FittedText fitted = fitInto(text(), cut(), inner.size(), pixels_, 13);
    paintLines(painter, fitted, cut(), inner, gold ? onGold : QColor(ink::tableText), 1.06);
}

// Enter presses it too, as on every page.
void StageButton::keyPressEvent(QKeyEvent* event) {
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enters && !event->isAutoRepeat()) return click();
    QPushButton::keyPressEvent(event);
}

}  // namespace intrika::finale

#include "moc_stage_button.cpp"
