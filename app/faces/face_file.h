// A game's file of faces, once it is read: what `loadFaces` makes of it.
#pragma once

#include "app/faces/face_data.h"

#include <QByteArray>

namespace intrika::faces {

QJsonObject parseFaceFile(const QByteArray& text);  // empty: it is no JSON object
FaceSet readFaces(const QJsonObject& root, const std::vector<std::string>& keys, QStringList* problems, Style style);

}  // namespace intrika::faces
