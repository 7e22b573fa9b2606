#include "app/style/message_signs.h"

#include "app/faces/text_fit.h"
#include "app/style/widget_ink.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

#include <map>

namespace intrika::style {
namespace {

struct Sign {
    char16_t letter;
    QRgb ground;
};

const std::map<QStyle::StandardPixmap, Sign> signs{
    {QStyle::SP_MessageBoxQuestion, {u'?', 0xFF21505C}},
    {QStyle::SP_MessageBoxInformation, {u'i', 0xFF21505C}},
    {QStyle::SP_MessageBoxWarning, {u'!', 0xFF8A5A12}},
    {QStyle::SP_MessageBoxCritical, {u'!', ink::wine}},
};

constexpr int signSide = 48;
constexpr qreal sharpest = 2;

}  // namespace

QIcon messageSign(QStyle::StandardPixmap icon, const QColor& colour) {
    const auto found = signs.find(icon);
    if (found == signs.end()) return {};
    QPixmap picture(QSize(signSide, signSide) * sharpest);
    picture.setDevicePixelRatio(sharpest);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(ink::brass), 2));
    painter.setBrush(QColor(found->second.ground));
    painter.drawEllipse(QRectF(2, 2, signSide - 4, signSide - 4));
    painter.setFont(textFont(Cut::bold, signSide * 0.62));
    painter.setPen(colour);
    painter.drawText(QRectF(0, 0, signSide, signSide), Qt::AlignCenter, QString(QChar(found->second.letter)));
    return picture;
}

int roundedMask(const QStyleOption& option, QStyleHintReturn* more) {
    auto* mask = qstyleoption_cast<QStyleHintReturnMask*>(more);
    if (mask == nullptr) return 0;
    constexpr double radius = 6;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(option.rect), radius, radius);
    mask->region = QRegion(outline.toFillPolygon().toPolygon());
    return 1;
}

}  // namespace intrika::style
