#include "app/faces/face_data.h"

#include "app/faces/face_file.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace intrika::faces {
namespace {

constexpr std::array<std::pair<std::string_view, Build>, 8> buildNames{{{"card", Build::card},
                                                                        {"scored", Build::scored},
                                                                        {"poster", Build::poster},
                                                                        {"tile", Build::tile},
                                                                        {"token", Build::token},
                                                                        {"slip", Build::slip},
                                                                        {"figure", Build::figure},
                                                                        {"back", Build::back}}};

std::optional<Build> buildNamed(const std::string& name) {
    for (const auto& [word, build] : buildNames) {
        if (word == name) return build;
    }
    return std::nullopt;
}

Ground readGround(const QJsonObject& from) {
    Ground ground;
    ground.ground = colourOf(from, "ground", QColor(0x22, 0x34, 0x3A));
    ground.deep = colourOf(from, "deep", QColor(0x16, 0x24, 0x2A));
    ground.lit = colourOf(from, "lit", Qt::white);
    ground.shade = colourOf(from, "shade", QColor(0xC9, 0xD3, 0xCE));
    ground.rim = colourOf(from, "rim", ground.deep);
    ground.ribbon = colourOf(from, "ribbon", ground.deep);
    ground.grain = colourOf(from, "grain", Qt::white);
    ground.tincture = from.value(QLatin1String("tincture")).toString();
    return ground;
}

Ground inGrey(Ground ground) {
    for (QColor* colour :
         {&ground.ground, &ground.deep, &ground.lit, &ground.shade, &ground.rim, &ground.ribbon, &ground.grain}) {
        *colour = greyed(*colour);
    }
    return ground;
}

constexpr int usualLobes = 12, mostLobes = 60;
constexpr double leastMm = 1, mostMm = 500;

class Reader {
public:
    Reader(const QJsonObject& root, QStringList* problems) : root_(root), problems_(problems) {}

    int lobes() const {
        const int lobes = root_.value(QLatin1String("lobes")).toInt(usualLobes);
        if (lobes >= 1 && lobes <= mostLobes) return lobes;
        tell(QStringLiteral("lobes"), QString::number(lobes));
        return usualLobes;
    }

    FaceData face(const QString& key) const {
        FaceData face;
        face.ground = groundNamed(QStringLiteral("game"));
        const QJsonValue value = root_.value(QLatin1String("faces")).toObject().value(key);
        if (!value.isObject()) {
            tell(key, QStringLiteral("has no picture"));
            face.words = QStringList{QStringLiteral("name")};
            return face;
        }
        read(key, value.toObject(), face);
        return face;
    }

private:
    void read(const QString& key, const QJsonObject& from, FaceData& face) const {
        const auto text = [&](const char* name) { return from.value(QLatin1String(name)).toString(); };
        face.build = known(key, "build", text("build"), buildNamed(text("build").toStdString()), Build::poster);
        face.frame = known(key, "frame", text("frame"), frameNamed(text("frame").toStdString()), Frame::place);
        face.texture =
            known(key, "texture", text("texture"), textureNamed(text("texture").toStdString()), gameTexture());
        if (from.contains(QLatin1String("ground"))) face.ground = groundNamed(text("ground"));
        face.emblem = text("emblem");
        face.index = text("index");
        face.indexEmblem = text("indexEmblem");
        face.mark = text("mark");
        face.seal = text("seal");
        for (const QJsonValue medal : from.value(QLatin1String("medals")).toArray()) {
            face.medals.append(medal.toString());
        }
        face.bonus = text("bonus");
        face.cards = from.value(QLatin1String("cards")).toInt();
        face.owned = from.value(QLatin1String("owned")).toBool();
        face.told = from.value(QLatin1String("told")).toBool();
        if (from.contains(QLatin1String("size"))) face.size = sizeIn(key, from.value(QLatin1String("size")).toArray());
        for (const QJsonValue figure : from.value(QLatin1String("figures")).toArray()) {
            face.figures.push_back(figure.toInt());
        }
        for (const QJsonValue word : from.value(QLatin1String("words")).toArray()) face.words.append(word.toString());
        const QJsonObject hats = from.value(QLatin1String("hats")).toObject();
        for (auto hat = hats.begin(); hat != hats.end(); ++hat) face.hats.insert(hat.key(), emblemOf(hat.value()));
    }

    static QString emblemOf(const QJsonValue& value) {
        return value.toObject().value(QLatin1String("emblem")).toString();
    }

    template <class T>
    T known(const QString& key, const char* field, const QString& word, std::optional<T> found, T otherwise) const {
        if (!found && !word.isEmpty()) tell(key, QLatin1String(field) + QLatin1String(": ") + word);
        return found.value_or(otherwise);
    }

    QSizeF sizeIn(const QString& key, const QJsonArray& both) const {
        const QSizeF size(both.at(0).toDouble(), both.at(1).toDouble());
        const auto fits = [](double mm) { return mm >= leastMm && mm <= mostMm; };
        if (both.size() == 2 && fits(size.width()) && fits(size.height())) return size;
        tell(key, QStringLiteral("size"));
        return {};
    }

    Texture gameTexture() const {
        return textureNamed(root_.value(QLatin1String("texture")).toString().toStdString()).value_or(Texture::rays);
    }

    Ground groundNamed(const QString& name) const { return faces::groundNamed(root_, name, problems_); }

    void tell(const QString& where, const QString& what) const {
        if (problems_ != nullptr) problems_->append(where + QLatin1Char(' ') + what);
    }

    QJsonObject root_;
    QStringList* problems_;
};

constexpr QSizeF stripMm(63, 40);  // mm: a tile's upper part
constexpr QSizeF tokenMm(30, 30);

}  // namespace

QColor colourOf(const QJsonObject& from, const char* key, const QColor& otherwise) {
    const QColor read(from.value(QLatin1String(key)).toString());
    return read.isValid() ? read : otherwise;
}

QJsonObject readFaceFile(const QString& game) {
    QFile file(QStringLiteral(":/faces/%1.json").arg(game));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return parseFaceFile(file.readAll());
}

QJsonObject parseFaceFile(const QByteArray& text) { return QJsonDocument::fromJson(text).object(); }

Ground groundNamed(const QJsonObject& file, const QString& name, QStringList* problems) {
    const QJsonValue value = file.value(QLatin1String("grounds")).toObject().value(name);
    if (!value.isObject() && problems != nullptr) problems->append(QStringLiteral("grounds ") + name);
    return readGround(value.toObject());
}

QColor greyed(const QColor& colour) {
    const int grey = qGray(colour.rgb());
    return {grey, grey, grey, colour.alpha()};
}

Ground withoutInk(const QString& tincture) {
    const QColor shade(0x4A, 0x4A, 0x4A);
    return {Qt::white, Qt::white, Qt::white, shade, Qt::black, Qt::white, Qt::black, Qt::black, tincture};
}

FaceSet loadFaces(const QString& game, const std::vector<std::string>& keys, QStringList* problems, Style style) {
    return readFaces(readFaceFile(game), keys, problems, style);
}

FaceSet readFaces(const QJsonObject& root, const std::vector<std::string>& keys, QStringList* problems, Style style) {
    const Reader reader(root, problems);
    FaceSet set;
    set.accent = colourOf(root, "accent", QColor(0xC8, 0x91, 0x2F));
    set.rosetteLobes = reader.lobes();
    set.gameWord = root.value(QLatin1String("foot")).toString();
    set.person = root.value(QLatin1String("person")).toString();
    for (const std::string& key : keys) set.faces.push_back(reader.face(QString::fromStdString(key)));
    set.style = style;
    if (style == Style::colour) return set;
    set.accent = greyed(set.accent);
    for (FaceData& face : set.faces) {
        face.ground = style == Style::grey ? inGrey(face.ground) : withoutInk(face.ground.tincture);
    }
    return set;
}

QSizeF sizeOnTable(const FaceData& face) {
    if (!face.size.isEmpty()) return face.size;
    if (face.build == Build::token) return tokenMm;
    return face.build == Build::tile ? stripMm : cardMm;
}

QSizeF sizeWhole(const FaceData& face) {
    if (!face.size.isEmpty()) return face.size;
    return face.build == Build::token ? tokenMm : cardMm;
}

}  // namespace intrika::faces
