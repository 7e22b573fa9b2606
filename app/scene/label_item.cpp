#include "app/scene/label_item.h"

#include "app/faces/palette.h"
#include "app/scene/face_cache.h"
#include "app/scene/scene_ink.h"

#include <QPainter>

namespace intrika::scene {
namespace {

QColor opaque(QColor colour) {
    colour.setAlpha(255);
    return colour;
}

}  // namespace

void LabelItem::tell(const QRectF& box, const QString& text, FaceId emblem, const std::string& owner) {
    if (box == box_ && text == text_ && emblem == emblem_ && owner == owner_) return;
    prepareGeometryChange();
    box_ = box;
    text_ = text;
    emblem_ = emblem;
    owner_ = owner;
    update();
}

Cut LabelItem::cut() const { return look_ == Look::headline ? Cut::bold : Cut::italic; }

FittedText LabelItem::fitted() const { return fitLine(text_, cut(), box_.width(), box_.height() * 0.78, leastLetters); }

QRectF LabelItem::written() const {
    if (text_.isEmpty() || box_.isEmpty()) return {};
    const double size = fitted().size, width = textWidth(text_, cut(), size);
    return {box_.center().x() - width / 2, box_.top() + box_.height() * 0.74 - size * 0.84, width, size * 1.1};
}

void LabelItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (text_.isEmpty() || box_.isEmpty()) return;
    painter->setRenderHint(QPainter::Antialiasing);
    const TableInk& ink = inkOf(*this);
    const double h = box_.height();
    if (look_ != Look::total) {
        paintLine(*painter, text_, cut(), fitted().size, {box_.center().x(), box_.top() + h * 0.74}, Qt::AlignHCenter,
                  look_ == Look::headline ? ink.state : ink.quiet);
        return;
    }
    painter->setPen(QPen(ink.text, 1.5));
    painter->setBrush(opaque(ink.plate));
    painter->drawRoundedRect(box_, h / 2, h / 2);
    if (!owner_.empty()) paintSeatChip(*painter, owner_, {box_.left() + h / 2, box_.center().y()}, h * 0.44);
    const double side = emblem_ == noFace && owner_.empty() ? 0 : h * 0.78;
    const double size = fitLine(text_, Cut::bold, box_.width() - side - h * 0.3, h * 0.7, leastLetters).size;
    if (emblem_ != noFace) {
        const QPixmap sign =
            faces_.picture({emblem_, Form::sign, {}, QSizeF(side, side), painter->device()->devicePixelRatioF()});
        painter->drawPixmap(QRectF(box_.left() + h * 0.22, box_.center().y() - side / 2, side, side), sign,
                            QRectF(sign.rect()));
    }
    const double left = box_.left() + side + h * 0.2;
    paintLine(*painter, text_, Cut::bold, size, {(left + box_.right() - h * 0.15) / 2, box_.center().y() + size * 0.34},
              Qt::AlignHCenter, ink.text);
}

}  // namespace intrika::scene
