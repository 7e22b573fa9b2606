// A tool of the build: takes the emblems that files of faces and surfaces name out of the package of icons and out of
// our own drawings.
//   pick_emblems OUT PACKAGE OWN FILE...
// OUT holds them as the program paints them, for SVG data takes longer to read than to paint (app/faces/emblems.h).
// A name that stands in neither stops the build. Where the package could not be brought (it is empty), the stand-in of
// our own drawings takes its place: a machine without a network has a poorer picture, but it has the program.
#include "app/faces/emblem_layers.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QMap>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <fstream>
#include <iostream>
#include <optional>
#include <regex>
#include <set>
#include <span>
#include <string>

namespace {

using nlohmann::json;

constexpr char standIn[] = "stand-in";

struct Trouble {
    std::string what;
};

json readJson(const std::string& path) {
    std::ifstream file(path);
    json read = json::parse(file, nullptr, false);
    if (read.is_discarded()) throw Trouble{path + ": no JSON"};
    return read;
}

// Every string under a key that names an emblem, or emblems, however deep.
void collectNames(const json& from, std::set<std::string>& names) {
    static const std::set<std::string> keys{"emblem", "indexEmblem", "mark", "person"};
    if (!from.is_structured()) return;
    for (const auto& [key, value] : from.items()) {
        if (value.is_string() && keys.contains(key)) names.insert(value.get<std::string>());
        if (value.is_array() && key == "medals") {
            for (const json& name : value) names.insert(name.get<std::string>());
        }
        collectNames(value, names);
    }
}

std::optional<json> fromPackage(const json& package, const std::string& name) {
    const auto icons = package.find("icons");
    if (icons == package.end() || !icons->contains(name)) return std::nullopt;
    const std::string body = icons->at(name).value("body", "");
    static const std::regex data(R"re( d="([^"]+)")re");
    json paths = json::array();
    for (std::sregex_iterator path(body.begin(), body.end(), data); path != std::sregex_iterator(); ++path) {
        paths.push_back((*path)[1].str());
    }
    return json{{"rule", "nonzero"}, {"paths", paths}};
}

std::optional<json> fromOwn(const json& own, const std::string& name) {
    const auto found = own.find(name);
    if (found == own.end()) return std::nullopt;
    return json{{"rule", "evenodd"}, {"paths", *found}};
}

// Keeps the paths that are drawn on it.
class Catcher : public QPaintEngine {
public:
    Catcher() : QPaintEngine(AllFeatures) {}
    QPainterPath caught;

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPath(const QPainterPath& path) override {
        caught.setFillRule(path.fillRule());
        caught.addPath(path);
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    Type type() const override { return User; }
};

class Canvas : public QPaintDevice {
public:
    QPaintEngine* paintEngine() const override { return &engine_; }
    const QPainterPath& caught() const { return engine_.caught; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        constexpr int dotsPerInch = 96, colours = 24;
        switch (metric) {
            case PdmWidth:
            case PdmHeight:
                return intrika::faces::emblemBox;
            case PdmDepth:
                return colours;
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY:
                return dotsPerInch;
            case PdmDevicePixelRatio:
                return 1;
            default:
                return QPaintDevice::metric(metric);
        }
    }

private:
    mutable Catcher engine_;
};

QPainterPath pathOf(const std::string& data, const std::string& rule) {
    const std::string svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 512 512'><path fill-rule='" + rule +
                            "' d='" + data + "'/></svg>";
    QSvgRenderer renderer(QByteArray::fromStdString(svg));
    Canvas canvas;
    QPainter painter(&canvas);
    renderer.render(&painter, QRectF(0, 0, intrika::faces::emblemBox, intrika::faces::emblemBox));
    painter.end();
    return canvas.caught();
}

QByteArray paintable(const json& emblem, const std::string& name) {
    intrika::faces::EmblemLayers layers;
    for (const json& path : emblem["paths"]) {
        layers.append(intrika::faces::contoursOf(pathOf(path.get<std::string>(), emblem["rule"].get<std::string>())));
        if (layers.back().isEmpty()) throw Trouble{name + ": a path that draws nothing"};
    }
    return intrika::faces::bytesOf(layers);
}

QMap<QString, QByteArray> pick(const json& package, const json& own, const std::set<std::string>& names) {
    QMap<QString, QByteArray> picked;
    const bool brought = package.contains("icons");
    std::string missing;
    for (const std::string& name : names) {
        auto emblem = fromPackage(package, name);
        if (!emblem) emblem = fromOwn(own, name);
        if (!emblem && !brought) emblem = fromOwn(own, standIn);
        if (emblem) {
            picked.insert(QString::fromStdString(name), paintable(*emblem, name));
        } else {
            missing += " " + name;
        }
    }
    if (!missing.empty()) throw Trouble{"no such emblem:" + missing};
    return picked;
}

}  // namespace

int main(int argc, char** argv) try {
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    if (arguments.size() < 5) throw Trouble{"needs OUT PACKAGE OWN FILE..."};
    std::set<std::string> names;
    for (const char* file : arguments.subspan(4)) collectNames(readJson(file), names);
    QFile out(QString::fromLocal8Bit(arguments[1]));
    if (!out.open(QIODevice::WriteOnly)) throw Trouble{out.errorString().toStdString()};
    QDataStream stream(&out);
    stream.setVersion(intrika::faces::emblemStream);
    stream << pick(readJson(arguments[2]), readJson(arguments[3]), names);
    return stream.status() == QDataStream::Ok && out.flush() ? 0 : 1;
} catch (const Trouble& trouble) {
    std::cerr << "pick_emblems: " << trouble.what << '\n';
    return 1;
}
