#include "app/scene/overlay_items.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/scene/layers.h"
#include "app/scene/rule_links.h"
#include "app/scene/scene_ink.h"
#include "engines/words/rules_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QTextOption>

#include <algorithm>

namespace intrika::scene {
namespace {

constexpr double tailLength = 14;
constexpr double cardAside = 18;  // of a card looked at from the thing on the table
constexpr int wrappedText = Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap;

QRectF textBox(const QString& text, Cut cut, double size, double width) {
    return QFontMetricsF(textFont(cut, size)).boundingRect(QRectF(0, 0, width, 4000), wrappedText, text);
}

void keepInside(QRectF& box, const QRectF& table) {
    box.moveLeft(std::clamp(box.left(), table.left(), std::max(table.left(), table.right() - box.width())));
    box.moveTop(std::clamp(box.top(), table.top(), std::max(table.top(), table.bottom() - box.height())));
}

}  // namespace

BubbleItem::BubbleItem() {
    setZValue(layer::bubble);
    setAcceptedMouseButtons(Qt::NoButton);
}

void BubbleItem::tell(const QString& text, const QRectF& thing, const QRectF& table, double size, double widest) {
    prepareGeometryChange();
    text_ = text;
    const QSizeF words = textBox(text, Cut::regular, size, std::min(widest, table.width() * 0.6)).size();
    box_ = QRectF(QPointF(), words + QSizeF(28, 18));
    words_.setDefaultFont(textFont(Cut::regular, size));
    words_.setDocumentMargin(0);
    words_.setDefaultTextOption(QTextOption(Qt::AlignHCenter));
    words_.setHtml(
        QStringLiteral("<span style=\"color:%1\">%2</span>").arg(QColor(ink::black).name(), withRuleLinks(text)));
    words_.setTextWidth(words.width() + 4);
    const bool above = thing.top() - box_.height() - tailLength > table.top();
    tip_ = QPointF(thing.center().x(), above ? thing.top() + 4 : thing.bottom() - 4);
    box_.moveCenter({thing.center().x(), above ? thing.top() - tailLength - box_.height() / 2
                                               : thing.bottom() + tailLength + box_.height() / 2});
    keepInside(box_, table.adjusted(8, 8, -8, -8));
    update();
}

void BubbleItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath body;
    body.addRoundedRect(box_, 8, 8);
    const double root = tip_.y() < box_.center().y() ? box_.top() + 2 : box_.bottom() - 2;
    const double x = std::clamp(tip_.x(), box_.left() + 20, box_.right() - 20);
    QPainterPath point(tip_);
    point.lineTo(x - 9, root);
    point.lineTo(x + 9, root);
    point.closeSubpath();
    const QPainterPath shape = body.united(point);
    painter->fillPath(shape.translated(0, 3), QColor(0, 0, 0, 70));
    painter->fillPath(shape, QColor(ink::paper));
    painter->strokePath(shape, QPen(QColor(ink::wine), 1.6));
    painter->save();
    painter->translate(box_.center() - QPointF(words_.size().width(), words_.size().height()) / 2);
    words_.drawContents(painter);
    painter->restore();
}

QString BubbleItem::rule() const { return ruleNumbers().match(text_).captured(); }

LookItem::LookItem(FaceCache& faces) : faces_(faces) {
    setZValue(layer::look);
    setAcceptedMouseButtons(Qt::NoButton);
}

void LookItem::look(FaceId face, const std::string& owner, const QString& words, const QRectF& thing,
                    const QRectF& table, const QRectF& hand, Way way, const std::vector<QRectF>& played) {
    constexpr double rim = 12;
    const double wordSize = textPixels(16);
    prepareGeometryChange();
    face_ = face;
    owner_ = owner;
    text_ = words;
    QSizeF card;
    if (face != noFace) {
        const QSizeF mm = faces_.sizeMm(face, Form::whole);
        const double tall = mm.width() == mm.height() ? 0.22 : way == Way::inPassing ? 0.38 : 0.56;
        card = mm * (std::clamp(table.height() * tall, 160.0, way == Way::inPassing ? 360.0 : 620.0) / mm.height());
    }
    const double width = std::max(card.width(), 260.0);
    const QSizeF text = words.isEmpty() ? QSizeF() : textBox(words, Cut::regular, wordSize, width).size();
    panel_ = QRectF(0, 0, width + 2 * rim, card.height() + text.height() + (face == noFace ? 1.6 : 2.6) * rim);
    panel_.moveCenter(thing.center());
    const double aboveHand = std::min(hand.top(), thing.top()) - cardAside;
    if (hand.contains(thing.center()) && aboveHand - panel_.height() > table.top()) {
        panel_.moveBottom(aboveHand);
    } else {
        const bool left = thing.center().x() > table.center().x();
        panel_.moveLeft(left ? thing.left() - panel_.width() - cardAside : thing.right() + cardAside);
    }
    if (way == Way::inPassing) clear(thing, table, played);
    keepInside(panel_, table.adjusted(6, 6, -6, -6));
    card_ = QRectF(QPointF(panel_.center().x() - card.width() / 2, panel_.top() + rim), card);
    words_ =
        QRectF(panel_.left() + rim, card_.bottom() + (face == noFace ? -rim * 0.2 : rim * 0.6), width, text.height());
    update();
}

// Beside, over or under the thing: where it hides the least.
void LookItem::clear(const QRectF& thing, const QRectF& table, const std::vector<QRectF>& played) {
    const QPointF middle = thing.center();
    const double aside = (thing.width() + panel_.width()) / 2 + cardAside,
                 off = (thing.height() + panel_.height()) / 2 + cardAside;
    const QRectF usual = panel_;
    double least = -1;
    for (const QPointF& way :
         {usual.center() - middle, QPointF(aside, 0), QPointF(-aside, 0), QPointF(0, -off), QPointF(0, off)}) {
        QRectF tried = usual;
        tried.moveCenter(middle + way);
        keepInside(tried, table.adjusted(6, 6, -6, -6));
        double hidden = 0;
        const auto add = [&](const QRectF& other) {
            const QRectF both = tried & other;
            hidden += both.width() * both.height();
        };
        for (const QRectF& each : played) add(each);
        add(thing);
        if (least >= 0 && hidden >= least) continue;
        least = hidden;
        panel_ = tried;
    }
}

void LookItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(panel_, 10, 10);
    painter->fillPath(shape.translated(0, 4), QColor(0, 0, 0, 90));
    const TableInk& ink = inkOf(*this);
    painter->fillPath(shape, ink.clothEdge);
    painter->strokePath(shape, QPen(ink.state, 1.2));
    if (face_ != noFace) {
        const QPixmap picture =
            faces_.picture({face_, Form::whole, owner_, card_.size(), painter->device()->devicePixelRatioF()});
        if (!picture.isNull()) painter->drawPixmap(card_, picture, QRectF(picture.rect()));
    }
    painter->setFont(textFont(Cut::regular, textPixels(16)));
    painter->setPen(ink.text);
    painter->drawText(words_, wrappedText, text_);
}

}  // namespace intrika::scene
