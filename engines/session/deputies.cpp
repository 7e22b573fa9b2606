#include "engines/session/deputies.h"

#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <string>

namespace intrika::session {
namespace {

using Json = nlohmann::json;

constexpr int everyEvent = std::numeric_limits<int>::max();

std::optional<int> countIn(const Json& change, const char* key, std::size_t end) {
    const auto found = change.find(key);
    if (found == change.end() || !found->is_number_unsigned() || found->get<std::uint64_t>() >= end)
        return std::nullopt;
    return found->get<int>();
}

}  // namespace

void Deputies::set(Seat seat, std::optional<Level> level, int events) {
    if (now(seat) != level) changes_.push_back({seat, level, events});
}

void Deputies::cutTo(int events) {
    for (Change& change : changes_) change.events = std::min(change.events, events);
}

void Deputies::dismissAll(int events) {
    for (const Seat seat : now()) set(seat, std::nullopt, events);
}

std::optional<Level> Deputies::at(Seat seat, int event) const {
    std::optional<Level> level;
    for (const Change& change : changes_) {
        if (change.seat == seat && change.events <= event) level = change.level;
    }
    return level;
}

std::optional<Level> Deputies::now(Seat seat) const { return at(seat, everyEvent); }

SeatSet Deputies::now() const {
    SeatSet seats;
    for (const Seat seat : ever()) {
        if (now(seat)) seats = seats.with(seat);
    }
    return seats;
}

SeatSet Deputies::ever() const {
    SeatSet seats;
    for (const Change& change : changes_) seats = seats.with(change.seat);
    return seats;
}

Json Deputies::json() const {
    Json all = Json::array();
    for (const Change& change : changes_) {
        all.push_back({{"seat", static_cast<unsigned>(change.seat)},
                       {"level", change.level ? Json(nameOf(*change.level)) : Json()},
                       {"events", static_cast<unsigned>(change.events)}});
    }
    return all;
}

Deputies readDeputies(const Json& json, int seats) {
    Deputies read;
    if (!json.is_array()) return read;
    int latest = 0;
    for (const Json& change : json) {
        if (!change.is_object() || !change.contains("level")) return {};
        const auto seat = countIn(change, "seat", static_cast<std::size_t>(seats));
        const auto events = countIn(change, "events", JsonLimits::items);
        const Json& name = change["level"];
        const auto level = name.is_string() ? levelNamed(name.get<std::string>()) : std::nullopt;
        if (!seat || !events || *events < latest || !(level || name.is_null())) return {};
        latest = *events;
        read.changes_.push_back({static_cast<Seat>(*seat), level, *events});
    }
    return read;
}

}  // namespace intrika::session
