// What a game has drawn on the cloth round the middle of its table, in lines that say nothing: a coach round its
// passengers' cards. Data: "centre" of assets/faces/<game>.json.
#pragma once

#include <QSizeF>
#include <QStringList>

class QJsonObject;

namespace intrika::faces {

struct CentreDrawing {
    QSizeF size;        // on a table of unit 1; empty: the game has nothing drawn there
    QStringList paths;  // SVG data in a box of that size
};

// `problems` tells what could not be understood; it is left out.
CentreDrawing readCentre(const QJsonObject& file, QStringList* problems = nullptr);

}  // namespace intrika::faces
