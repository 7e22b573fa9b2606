#include "app/faces/emblem_layers.h"

#include <QIODevice>

namespace intrika::faces {
namespace {

// Single precision is far finer than a pixel in a box of 512.
void setForm(QDataStream& stream) {
    stream.setVersion(emblemStream);
    stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
}

}  // namespace

QList<QPainterPath> contoursOf(const QPainterPath& path) {
    QList<QPainterPath> contours;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element at = path.elementAt(i);
        if (at.isMoveTo()) {
            contours.emplaceBack(at).setFillRule(path.fillRule());
        } else if (at.isLineTo()) {
            contours.back().lineTo(at);
        } else if (at.isCurveTo()) {
            contours.back().cubicTo(at, path.elementAt(i + 1), path.elementAt(i + 2));
        }
    }
    return contours;
}

QByteArray bytesOf(const EmblemLayers& layers) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    setForm(stream);
    stream << layers;
    return bytes;
}

EmblemLayers layersIn(const QByteArray& bytes) {
    QDataStream stream(bytes);
    setForm(stream);
    EmblemLayers layers;
    stream >> layers;
    return layers;
}

}  // namespace intrika::faces
