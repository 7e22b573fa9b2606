// How emblems lie in the program: the build writes them (assets/pick_emblems.cpp), `Emblems` reads them.
#pragma once

#include <QByteArray>
#include <QDataStream>
#include <QList>
#include <QPainterPath>

namespace intrika::faces {

inline constexpr int emblemBox = 512;                      // side of the square that an emblem is drawn in
inline constexpr auto emblemStream = QDataStream::Qt_6_0;  // of a file: names with the bytes of their layers

// A path's contours, each with the path's fill rule. A rasteriser's time grows with the square of what crosses a row of
// pixels, so that outlines are stroked one by one.
QList<QPainterPath> contoursOf(const QPainterPath& path);

// From the lowest to the uppermost, none of them empty.
using EmblemLayers = QList<QList<QPainterPath>>;

QByteArray bytesOf(const EmblemLayers& layers);
EmblemLayers layersIn(const QByteArray& bytes);

}  // namespace intrika::faces
