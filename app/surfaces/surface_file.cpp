#include "app/surfaces/surface_file.h"

#include "app/faces/face_data.h"
#include "app/faces/palette.h"
#include "app/surfaces/game_colours.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace intrika::surfaces {
namespace {

constexpr std::array<const char*, 4> grounds{"ground", "edge", "line", "quiet"};  // of every game (GameColours)

const char* themeOf(Cloth cloth) { return cloth == Cloth::light ? "light" : "dark"; }

// The colours of a game's cards, as far from its text as those of a surface.
QHash<QString, QColor> coloursOfFaces(const QString& game, Cloth cloth) {
    const Ground ground = groundNamed(readFaceFile(game), QStringLiteral("game"));
    const TableInk& ink = faces::tableInk(cloth);
    if (cloth == Cloth::light) {
        return {{QStringLiteral("ground"), ink.clothMiddle},
                {QStringLiteral("edge"), ink.clothEdge},
                {QStringLiteral("line"), ink.quiet},
                {QStringLiteral("quiet"), ink.quiet}};
    }
    return {{QStringLiteral("ground"), ground.deep},
            {QStringLiteral("edge"), ground.deep.darker(180)},
            {QStringLiteral("line"), ground.shade},
            {QStringLiteral("quiet"), ink.quiet}};
}

QHash<QString, Tint> tintsIn(const QJsonObject& from, const QHash<QString, QColor>& colours, QStringList* problems) {
    QHash<QString, Tint> tints;
    for (auto one = from.begin(); one != from.end(); ++one) {
        const QJsonObject said = one.value().toObject();
        const Tint tint{colourIn(said.value(QLatin1String("cloth")).toString(), colours),
                        colourIn(said.value(QLatin1String("deep")).toString(), colours),
                        said.value(QLatin1String("emblem")).toString()};
        if (tint.cloth.isValid() && tint.deep.isValid()) {
            tints.insert(one.key(), tint);
        } else if (problems != nullptr) {
            problems->append(QStringLiteral("tints ") + one.key());
        }
    }
    return tints;
}

}  // namespace

QColor colourIn(const QString& words, const QHash<QString, QColor>& named) {
    const QString name = words.section(u' ', 0, 0), strength = words.section(u' ', 1);
    QColor colour = named.value(name, name.startsWith(u'#') ? QColor(name) : QColor());
    if (strength.isEmpty() || !colour.isValid()) return colour;
    bool isNumber = false;
    const double percent = strength.endsWith(u'%') ? strength.chopped(1).toDouble(&isNumber) : 0;
    return isNumber && percent >= 0 && percent <= 100 ? faded(colour, percent / 100) : QColor();
}

QJsonObject readSurfaceFile(const QString& game) {
    QFile file(QStringLiteral(":/surfaces/%1.json").arg(game));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

Materials materialsIn(const QJsonObject& file, const QString& game, Cloth cloth, QStringList* problems) {
    Materials materials;
    materials.colours = coloursIn(file, game, cloth, problems);
    materials.tints = tintsIn(file.value(QLatin1String("tints")).toObject(), materials.colours, problems);
    materials.emblems = std::make_shared<Emblems>(game);
    return materials;
}

QHash<QString, QColor> coloursIn(const QJsonObject& file, const QString& game, Cloth cloth, QStringList* problems) {
    const QJsonObject said =
        file.value(QLatin1String("colours")).toObject().value(QLatin1String(themeOf(cloth))).toObject();
    const auto isSaid = [&said](const char* name) { return said.contains(QLatin1String(name)); };
    const bool isWhole = std::all_of(grounds.begin(), grounds.end(), isSaid);
    QHash<QString, QColor> colours = isWhole ? QHash<QString, QColor>() : coloursOfFaces(game, cloth);
    for (auto one = said.begin(); one != said.end(); ++one) {
        const QColor colour = colourIn(one.value().toString(), colours);
        if (colour.isValid()) {
            colours.insert(one.key(), colour);
        } else if (problems != nullptr) {
            problems->append(QStringLiteral("colours ") + one.key());
        }
    }
    return colours;
}

GameColours gameColours(const QString& game, Cloth cloth) {
    const auto colours = coloursIn(readSurfaceFile(game), game, cloth);
    const auto named = [&](const char* name) { return colours.value(QLatin1String(name)); };
    return {named("ground"), named("edge"), named("line"), named("quiet")};
}

TableInk tableInk(const QString& game, Cloth cloth) {
    const GameColours colours = gameColours(game, cloth);
    TableInk ink = faces::tableInk(cloth);
    ink.clothMiddle = colours.ground;
    ink.clothEdge = colours.edge;
    ink.quiet = colours.quiet;
    if (cloth == Cloth::dark) ink.plate = QColor(0x0B, 0x13, 0x16, 0xD0);  // over pictures too
    return ink;
}

}  // namespace intrika::surfaces
