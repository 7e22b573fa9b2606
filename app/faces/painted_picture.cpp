#include "app/faces/painted_picture.h"

#include <QPainter>

namespace intrika::faces {

QImage paintedPicture(QSize size, qreal ratio, const std::function<void(QPainter&)>& paint) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(image.rect());  // Qt draws hairlines straight into what has a clip
    paint(painter);
    painter.end();
    return image;
}

}  // namespace intrika::faces
