#include "app/scene/centre_item.h"

#include "app/faces/face_data.h"
#include "app/scene/layers.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace intrika {

CentreItem::CentreItem(const QString& game) {
    setZValue(layer::ringLine);
    setAcceptedMouseButtons(Qt::NoButton);
    setCacheMode(DeviceCoordinateCache);
    const QJsonObject data = readFaceFile(game).value(QLatin1String("centre")).toObject();
    const QJsonArray size = data.value(QLatin1String("size")).toArray();
    size_ = QSizeF(size.at(0).toDouble(), size.at(1).toDouble());
    for (const QJsonValue path : data.value(QLatin1String("paths")).toArray()) paths_ << path.toString();
}

CentreItem::~CentreItem() = default;

void CentreItem::setLine(const QColor& colour) {
    if (paths_.isEmpty()) return;
    QString svg = QStringLiteral(
                      "<svg viewBox='0 0 %1 %2'><g fill='none' stroke='%3' stroke-opacity='%4'"
                      " stroke-width='1.6' stroke-linejoin='round' stroke-linecap='round'>")
                      .arg(size_.width())
                      .arg(size_.height())
                      .arg(colour.name())
                      .arg(colour.alphaF());
    for (const QString& path : paths_) svg += QStringLiteral("<path d='%1'/>").arg(path);
    drawing_ = std::make_unique<QSvgRenderer>((svg + QStringLiteral("</g></svg>")).toUtf8());
    update();
}

void CentreItem::lie(const QRectF& room, double unit) {
    prepareGeometryChange();
    box_ = {};
    if (size_.isEmpty() || room.isEmpty()) return;
    const double scale = std::min({unit, room.width() / size_.width(), room.height() / size_.height()});
    const QSizeF size = size_ * scale;
    box_ = QRectF(QPointF(room.center().x() - size.width() / 2, room.top()), size);
}

void CentreItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (!drawing_ || box_.isEmpty()) return;
    painter->setRenderHint(QPainter::Antialiasing);
    drawing_->render(painter, box_);
}

}  // namespace intrika
