#include "app/faces/emblems.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSvgRenderer>

namespace intrika {
namespace {

// The light falls along a slanted edge through the middle; both stops at one half make the edge sharp at any size.
QString picture(const QList<QStringList>& layers, const QString& fillRule, const HalfLight& light) {
    QString svg = QStringLiteral(
                      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 512 512'><defs><linearGradient id='h' "
                      "gradientUnits='userSpaceOnUse' x1='226' y1='242' x2='286' y2='270'>"
                      "<stop offset='0.5' stop-color='%1'/><stop offset='0.5' stop-color='%2'/>"
                      "</linearGradient></defs><g fill-rule='%3' stroke-linejoin='round'>")
                      .arg((light.mirrored ? light.shade : light.lit).name(),
                           (light.mirrored ? light.lit : light.shade).name(), fillRule);
    const QString rim = QStringLiteral("<path d='%1' fill='none' stroke='%2' stroke-width='%3'/>");
    // All rims lie below all fills of the layers before, but an upper layer's rim cuts into a lower layer.
    for (const QStringList& contours : layers) {
        for (const QString& contour : contours) svg += rim.arg(contour, light.rim.name()).arg(light.rimWidth);
        svg += QStringLiteral("<path d='%1' fill='url(#h)'/>").arg(contours.join(QString()));
    }
    return svg + QStringLiteral("</g></svg>");
}

}  // namespace

Emblems::Emblems(const QString& game) {
    QFile file(QStringLiteral(":/faces/emblems/%1.json").arg(game));
    if (!file.open(QIODevice::ReadOnly)) return;
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    for (auto it = all.begin(); it != all.end(); ++it) {
        const QJsonObject data = it.value().toObject();
        Emblem emblem{{}, data.value(QLatin1String("rule")).toString()};
        for (const QJsonValue path : data.value(QLatin1String("paths")).toArray()) {
            QStringList contours;
            for (const QJsonValue contour : path.toArray()) contours.append(contour.toString());
            emblem.layers.append(contours);
        }
        emblems_.insert(it.key(), emblem);
    }
}

void Emblems::paint(QPainter& painter, const QString& name, QPointF centre, double side, const HalfLight& light) const {
    const auto found = emblems_.find(name);
    if (found == emblems_.end()) return;
    QSvgRenderer renderer(picture(found->layers, found->fillRule, light).toUtf8());
    painter.save();
    painter.translate(centre);
    if (light.mirrored) painter.scale(-1, 1);
    renderer.render(&painter, QRectF(-side / 2, -side / 2, side, side));
    painter.restore();
}

}  // namespace intrika
