// What marks a seat, for a page: its colours and the mark as a path of SVG.
#pragma once

#include "app/guests/room.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace intrika::guests {

// "colour", "ground", "ink", "mark".
nlohmann::json chipJson(const std::string& colour);

}  // namespace intrika::guests
