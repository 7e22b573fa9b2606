#include "app/scene/centre_item.h"

#include "app/scene/layers.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <utility>

namespace intrika::scene {

CentreItem::CentreItem(CentreDrawing what) : what_(std::move(what)) {
    setZValue(layer::ringLine);
    setAcceptedMouseButtons(Qt::NoButton);
    setCacheMode(DeviceCoordinateCache);
}

CentreItem::~CentreItem() = default;

void CentreItem::setLine(const QColor& colour) {
    if (what_.paths.isEmpty()) return;
    QString svg = QStringLiteral(
                      "<svg viewBox='0 0 %1 %2'><g fill='none' stroke='%3' stroke-opacity='%4'"
                      " stroke-width='1.6' stroke-linejoin='round' stroke-linecap='round'>")
                      .arg(what_.size.width())
                      .arg(what_.size.height())
                      .arg(colour.name())
                      .arg(colour.alphaF());
    for (const QString& path : what_.paths) svg += QStringLiteral("<path d='%1'/>").arg(path);
    drawing_ = std::make_unique<QSvgRenderer>((svg + QStringLiteral("</g></svg>")).toUtf8());
    update();
}

void CentreItem::lie(const QRectF& room, double unit) {
    prepareGeometryChange();
    box_ = {};
    if (what_.size.isEmpty() || room.isEmpty()) return;
    const double scale = std::min({unit, room.width() / what_.size.width(), room.height() / what_.size.height()});
    const QSizeF size = what_.size * scale;
    box_ = QRectF(QPointF(room.center().x() - size.width() / 2, room.top()), size);
}

void CentreItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (!drawing_ || box_.isEmpty()) return;
    painter->setRenderHint(QPainter::Antialiasing);
    drawing_->render(painter, box_);
}

}  // namespace intrika::scene
