#include "app/faces/centre_drawing.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace intrika::faces {
namespace {

constexpr double mostUnits = 5000;

// The letters of SVG's paths and plain numbers: nothing that could end the attribute which it is put into.
bool isPath(const QString& data) {
    return data.startsWith(QLatin1Char('M')) && std::all_of(data.begin(), data.end(), [](QChar letter) {
               return QStringLiteral("MmLlHhVvCcSsQqTtAaZz0123456789 .,-").contains(letter);
           });
}

bool fits(double length) { return length > 0 && length <= mostUnits; }

}  // namespace

CentreDrawing readCentre(const QJsonObject& file, QStringList* problems) {
    const auto tell = [problems](const QString& what) {
        if (problems != nullptr) problems->append(QStringLiteral("centre ") + what);
    };
    if (!file.contains(QLatin1String("centre"))) return {};
    const QJsonObject from = file.value(QLatin1String("centre")).toObject();
    const QJsonArray both = from.value(QLatin1String("size")).toArray();
    CentreDrawing drawing{{both.at(0).toDouble(), both.at(1).toDouble()}, {}};
    if (both.size() != 2 || !fits(drawing.size.width()) || !fits(drawing.size.height())) {
        tell(QStringLiteral("size"));
        return {};
    }
    for (const QJsonValue value : from.value(QLatin1String("paths")).toArray()) {
        const QString path = value.toString();
        if (isPath(path)) {
            drawing.paths << path;
        } else {
            tell(QStringLiteral("path ") + path.left(40));
        }
    }
    return drawing;
}

}  // namespace intrika::faces
