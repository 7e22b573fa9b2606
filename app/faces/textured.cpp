#include "app/faces/textured.h"

#include "app/faces/painted_picture.h"

#include <QCache>
#include <QDataStream>
#include <QIODevice>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>

namespace intrika::faces {
namespace {

constexpr double strength = 0.13;

// A tone's flat stand-in where little of it will be seen: a gradient takes many times as long to fill.
QColor flat(const QBrush& tone) {
    return tone.gradient() == nullptr ? tone.color() : tone.gradient()->stops().first().second;
}

void drawGrain(QPainter& painter, const QRectF& box, const Grain& grain) {
    const TextureParts parts = textureParts(grain.texture, box, grain.light);
    for (const QPainterPath& part : parts.shapes) painter.fillPath(part, grain.colour);
    for (const Strokes& strokes : parts.strokes) {
        painter.setPen(QPen(grain.colour, strokes.width, Qt::SolidLine, Qt::FlatCap));
        painter.drawLines(strokes.lines);
    }
}

// Cards of one size have the same grain, and its lines take longer than all else in a panel. `box` in the units that
// `toDevice` turns into the pixels of `pixels`.
QImage grainPicture(const QRectF& box, const Grain& grain, const QTransform& toDevice, const QRect& pixels) {
    constexpr int kilobytes = 1024;
    thread_local QCache<QByteArray, QImage> kept(kilobytes);
    QByteArray key;
    QDataStream(&key, QIODevice::WriteOnly)
        << static_cast<int>(grain.texture) << grain.light << grain.colour.rgba() << box << toDevice;
    if (const QImage* known = kept.object(key)) return *known;
    const QImage picture = paintedPicture(pixels.size(), 1, [&](QPainter& painter) {
        painter.setTransform(toDevice * QTransform::fromTranslate(-pixels.left(), -pixels.top()));
        drawGrain(painter, box, grain);
    });
    kept.insert(key, new QImage(picture), static_cast<int>(picture.sizeInBytes() / 1024));
    return picture;
}

bool isOfPixels(const QPainter& painter) {
    return painter.paintEngine()->type() == QPaintEngine::Raster &&
           painter.deviceTransform().type() <= QTransform::TxScale;
}

void fillWithGrain(QPainter& painter, const QPainterPath& shape, const Grain& grain) {
    const QRectF box = shape.boundingRect();
    painter.save();
    if (isOfPixels(painter)) {
        const QTransform toDevice = painter.deviceTransform();
        const QRect pixels = toDevice.mapRect(box).toAlignedRect();
        painter.setTransform(toDevice.inverted() * painter.transform());  // paints in the device's pixels
        painter.setBrushOrigin(pixels.topLeft());
        painter.fillPath(toDevice.map(shape), grainPicture(box, grain, toDevice, pixels));
    } else {
        painter.setClipPath(shape, Qt::IntersectClip);
        drawGrain(painter, box, grain);
    }
    painter.restore();
}

}  // namespace

// The grain is painted opaque and then covered by most of the tone again. Qt shares a faint fill out to its threads,
// which for dozens of thin parts takes several times as long.
void fillTextured(QPainter& painter, const QPainterPath& shape, const QBrush& tone, const Grain& grain) {
    painter.fillPath(shape, flat(tone));
    fillWithGrain(painter, shape, grain);
    const double opacity = painter.opacity();
    painter.setOpacity(opacity * (1 - strength));
    painter.fillPath(shape, tone);
    painter.setOpacity(opacity);
}

}  // namespace intrika::faces
