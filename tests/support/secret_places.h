// What the rules of a game call secret, as places in the notation of its positions, and the view that follows from that
// alone. What a table of secrets does not name is open to all.
#pragma once

#include "engines/core/seat.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace intrika::laws {

using Json = nlohmann::json;

// Where a path has led to, and who looks at it.
struct LookedAt {
    const Json& position;
    const Json& options;
    Observer observer;
    const Json* around = nullptr;    // the object or the list that it lies in
    std::vector<std::size_t> stars;  // what each * of the path stood for

    bool isSeat(const Json& seat) const { return observer && seat == Json(*observer); }
    bool isOwn() const { return isSeat(stars.front()); }  // in a list of seats
    bool isIn(std::initializer_list<const char*> phases) const {
        for (const char* phase : phases) {
            if (position.at("phase") == phase) return true;
        }
        return false;
    }
};

// `path` is a JSON Pointer in which * stands for each element. Nothing is ever hidden where there is nothing: a null
// stays one.
struct SecretPlace {
    const char* path;
    bool (*isSecret)(const LookedAt&);
    Json (*shown)(const Json& value, const LookedAt&);  // what a view has in its place
};

inline bool fromAll(const LookedAt&) { return true; }
inline bool fromOthers(const LookedAt& glance) { return !glance.isOwn(); }

inline Json count(const Json& list, const LookedAt&) { return list.size(); }
inline Json covered(const Json&, const LookedAt&) { return "?"; }
inline Json leftOut(const Json&, const LookedAt&) { return nullptr; }
inline Json emptied(const Json&, const LookedAt&) { return Json::array(); }

inline void hide(Json& in, std::string_view path, const SecretPlace& secret, LookedAt glance) {
    if (in.is_null()) return;
    const auto end = path.find('/', 1);
    const std::string key(path.substr(1, end - 1));
    glance.around = &in;
    const auto enter = [&](Json& value, const LookedAt& there) {
        if (end != std::string_view::npos) return hide(value, path.substr(end), secret, there);
        if (!value.is_null() && secret.isSecret(there)) value = secret.shown(value, there);
    };
    if (key != "*") return enter(in.at(key), glance);
    std::size_t index = 0;
    for (Json& value : in) {
        LookedAt there = glance;
        there.stars.push_back(index++);
        enter(value, there);
    }
}

inline Json viewOf(const Json& position, const Json& options, Observer observer,
                   const std::vector<SecretPlace>& secrets) {
    Json view = position;
    const LookedAt glance{position, options, observer, nullptr, {}};
    for (const SecretPlace& secret : secrets) hide(view, secret.path, secret, glance);
    return view;
}

}  // namespace intrika::laws
