#include "engines/session/seen_looks.h"

#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

namespace intrika::session {
namespace {

bool isBelow(const nlohmann::json& number, std::size_t end) {
    return number.is_number_unsigned() && number.get<std::uint64_t>() < end;
}

}  // namespace

nlohmann::json SeenLooks::json() const {
    auto list = nlohmann::json::array();
    for (const Seat seat : seats) list.push_back(seat);
    return {{"events", static_cast<unsigned>(events)}, {"seats", list}};
}

SeenLooks readSeenLooks(const nlohmann::json& looks, int seats) {
    if (!looks.is_object()) return {};
    const nlohmann::json events = looks.value("events", nlohmann::json());
    const nlohmann::json list = looks.value("seats", nlohmann::json());
    if (!isBelow(events, JsonLimits::items) || !list.is_array()) return {};
    SeenLooks read{events.get<int>(), {}};
    for (const nlohmann::json& seat : list) {
        if (!isBelow(seat, static_cast<std::size_t>(seats))) return {};
        read.seats = read.seats.with(seat.get<Seat>());
    }
    return read;
}

}  // namespace intrika::session
