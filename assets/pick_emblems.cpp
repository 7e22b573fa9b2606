// A tool of the build: takes the emblems that faces name out of the package of icons and out of our own drawings.
//   pick_emblems OUT PACKAGE OWN FACES
// A name that stands in neither stops the build. Where the package could not be brought (it is empty), the stand-in of
// our own drawings takes its place: a machine without a network has a poorer picture, but it has the program.
#include "assets/path_contours.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iostream>
#include <optional>
#include <regex>
#include <set>
#include <span>
#include <stdexcept>
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

// Every path as its contours, so that a rim can be drawn round each by itself: Qt takes far longer for all at once.
json withContours(json emblem, const std::string& name) try {
    for (json& path : emblem["paths"]) path = intrika::contoursOf(path.get<std::string>());
    return emblem;
} catch (const std::runtime_error& error) {
    throw Trouble{name + ": " + error.what()};
}

json pick(const json& package, const json& own, const std::set<std::string>& names) {
    json picked = json::object();
    const bool brought = package.contains("icons");
    std::string missing;
    for (const std::string& name : names) {
        auto emblem = fromPackage(package, name);
        if (!emblem) emblem = fromOwn(own, name);
        if (!emblem && !brought) emblem = fromOwn(own, standIn);
        if (emblem) {
            picked[name] = withContours(std::move(*emblem), name);
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
    if (arguments.size() != 5) throw Trouble{"needs OUT PACKAGE OWN FACES"};
    std::set<std::string> names;
    collectNames(readJson(arguments[4]), names);
    std::ofstream out(arguments[1]);
    out << pick(readJson(arguments[2]), readJson(arguments[3]), names).dump();
    return out.good() ? 0 : 1;
} catch (const Trouble& trouble) {
    std::cerr << "pick_emblems: " << trouble.what << '\n';
    return 1;
}
