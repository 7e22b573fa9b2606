#include "app/finale/deciding_cards.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/palette.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace intrika::finale {
namespace {

constexpr double pairStep = 0.66;  // of a card's width: the upper one leaves the other's numeral to be seen
constexpr double glowRim = 3;

}  // namespace

DecidingCards::DecidingCards(FaceCache& faces, const Deciding& deciding, std::vector<std::string> colours,
                             std::string chip, QWidget* parent)
    : QWidget(parent), faces_(&faces), deciding_(deciding), colours_(std::move(colours)), chip_(std::move(chip)) {
    setAccessibleName(deciding.told);
    connect(&faces, &FaceCache::drawn, this, qOverload<>(&QWidget::update));
}

void DecidingCards::setLook(const PlaqueLook& look) {
    look_ = look;
    update();
}

void DecidingCards::setShare(double share) {
    share_ = share;
    update();
}

double DecidingCards::captionHeight() const { return std::min(1.5 * look_.most, 0.28 * height()); }

// A card is as high as there is room; what is smaller in the box is smaller here, if less so.
QSizeF DecidingCards::sizeOf(const Piece& piece, double height) const {
    constexpr double small = 1.9, broad = 0.9;
    const QSizeF mm = faces_->sizeMm(piece.face, Form::onTable);
    return mm * std::min({height / mm.height(), small * height / cardMm.height(), broad * height / mm.width()});
}

std::vector<QRectF> DecidingCards::cardBoxes() const {
    if (deciding_.pieces.empty() || !faces_) return {};
    const double top = 4, high = height() - captionHeight() - 10 - top, room = width() - 14;
    std::vector<QSizeF> sizes;
    for (const Piece& piece : deciding_.pieces) sizes.push_back(sizeOf(piece, high));
    double steps = 0;
    for (std::size_t i = 0; i + 1 < sizes.size(); ++i) steps += pairStep * sizes[i].width();
    const double last = sizes.back().width();
    const double squeeze = steps + last > room && steps > 0 ? std::max(0.0, room - last) / steps : 1;
    double left = (width() - std::min(room, steps + last)) / 2;
    std::vector<QRectF> boxes;
    for (const QSizeF& size : sizes) {
        boxes.emplace_back(QPointF(left, top + (high - size.height()) / 2), size);
        left += pairStep * size.width() * squeeze;
    }
    return boxes;
}

void DecidingCards::paintEvent(QPaintEvent*) {
    if (share_ <= 0 || !faces_) return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const std::vector<QRectF> boxes = cardBoxes();
    for (std::size_t i = 0; i < boxes.size(); ++i) paintCard(painter, deciding_.pieces[i], boxes[i]);
    if (boxes.empty()) paintFigure(painter);
    paintCaption(painter);
}

// It turns from its edge.
void DecidingCards::paintCard(QPainter& painter, const Piece& piece, const QRectF& box) {
    const std::string owner = piece.owner < colours_.size() ? colours_[piece.owner] : std::string();
    const QPixmap picture = faces_->picture({piece.face, Form::onTable, owner, box.size(), devicePixelRatioF()});
    if (picture.isNull()) return;
    painter.save();
    painter.translate(box.center());
    painter.scale(share_, 1);
    painter.translate(-box.center());
    const double rim = FaceCache::shadow;
    painter.drawPixmap(box.adjusted(-rim, -rim, rim, rim), picture, QRectF(picture.rect()));
    painter.restore();
}

// Points that no piece stands for.
void DecidingCards::paintFigure(QPainter& painter) {
    const double radius = 0.34 * (height() - captionHeight());
    const QPointF middle(width() / 2.0, (height() - captionHeight()) / 2);
    painter.setBrush(QColor(ink::wine));
    painter.setPen(QPen(QColor(ink::gold), glowRim));
    painter.drawEllipse(middle, radius * share_, radius);
}

void DecidingCards::paintCaption(QPainter& painter) {
    const double high = captionHeight();
    const double chip = chip_.empty() ? 0 : 0.42 * high;
    const QRectF box(3, height() - high - 2, width() - 6, high);
    const double aside = 0.4 * high + (chip > 0 ? 2 * chip + 0.1 * high : 0);
    const FittedText text = fitInto(deciding_.caption, look_.cut, {box.width() - aside - 0.4 * high, high}, look_.most,
                                    std::min(look_.least, look_.most));
    double widest = 0;
    for (const QString& line : text.lines) widest = std::max(widest, textWidth(line, look_.cut, text.size));
    const double width = widest + aside + 0.4 * high;
    const QRectF pill(box.center().x() - width / 2, box.top(), width, high);
    painter.setBrush(look_.fill);
    painter.setPen(QPen(look_.line, look_.lineWidth));
    painter.drawRoundedRect(pill, high / 2, high / 2);
    if (chip > 0) paintSeatChip(painter, chip_, {pill.left() + 0.12 * high + chip, pill.center().y()}, chip);
    paintLines(painter, text, look_.cut, pill.adjusted(aside - 0.2 * high, 0, -0.2 * high, 0), look_.text, 1.06);
}

bool DecidingCards::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(deciding_.told), this);
    return true;
}

}  // namespace intrika::finale

#include "moc_deciding_cards.cpp"
