// Faces as pictures.
#pragma once

#include "app/faces/face_composer.h"
#include "tests/support/rooms.h"

#include <QImage>
#include <QPainter>

namespace intrika {

inline QImage drawn(const FaceComposer& faces, FaceId face, QSize size, Form form, const std::string& owner) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    faces.paint(painter, QRectF(QPointF(), QSizeF(size)), face, form, owner, {}, size.height());
    return image;
}

}  // namespace intrika
