#include "app/setup/invitation.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/pages/look.h"
#include "app/style/painters.h"
#include "app/surfaces/game_colours.h"
#include "app/surfaces/strokes.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace intrika::setup {
namespace {

constexpr double usualLetters = 18, smallestLetters = 13, signSide = 26, signGap = 10;

double lettersAt(double scale) { return std::max(smallestLetters, usualLetters * scale); }

}  // namespace

Invitation::Invitation(QString game, QWidget* parent) : QAbstractButton(parent), game_(std::move(game)) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    retranslate();
}

void Invitation::lie(const QRectF& box, double scale) {
    scale_ = scale;
    setGeometry(box.toAlignedRect());
    setFont(textFont(Cut::regular, lettersAt(scale)));
}

QSize Invitation::sizeHint() const {
    const double wide = textWidth(text(), Cut::regular, lettersAt(scale_)) + (signSide + 3 * signGap) * scale_;
    return QSizeF(wide, 54 * scale_).toSize();
}

void Invitation::retranslate() {
    setText(tr("seat someone"));
    setAccessibleName(tr("One more player, at this chair"));
}

void Invitation::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QAbstractButton::changeEvent(event);
}

void Invitation::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const GameColours colours = gameColours(game_, clothUnder(*this));
    const QColor words = inkOf(*this).text;
    const QRectF box = QRectF(rect()).adjusted(focusRing, focusRing, -focusRing, -focusRing);
    painter.fillPath(rounded(box, 8 * scale_), faded(colours.edge, underMouse() ? 1 : 0.86));
    QPen dashes = strokeOf(colours.line, (underMouse() ? 2.6 : 1.8) * scale_);
    dashes.setDashPattern({5, 4});
    painter.strokePath(rounded(box, 8 * scale_), dashes);
    if (hasFocus()) paintFocusRing(painter, QRectF(rect()), 8 * scale_);

    const double all = textWidth(text(), Cut::regular, lettersAt(scale_)) + (signSide + signGap) * scale_;
    const double side = signSide * scale_;
    const QPointF sign(box.center().x() - all / 2 + side / 2, box.center().y());
    outline(painter, disc(sign, side / 2), words, 1.6 * scale_);
    painter.setPen(strokeOf(words, 2.4 * scale_));
    const double arm = side * 0.26;
    painter.drawLine(sign - QPointF(arm, 0), sign + QPointF(arm, 0));
    painter.drawLine(sign - QPointF(0, arm), sign + QPointF(0, arm));
    paintLine(painter, text(), Cut::regular, lettersAt(scale_),
              {sign.x() + side / 2 + signGap * scale_, box.center().y() + lettersAt(scale_) * 0.32}, Qt::AlignLeft,
              words);
}

}  // namespace intrika::setup

#include "moc_invitation.cpp"
