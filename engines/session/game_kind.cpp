#include "engines/session/game_kind.h"

#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace intrika::session {

nlohmann::json OptionSpec::json(const std::string& value) const {
    if (notation.empty()) return value;
    const auto found = std::find(values.begin(), values.end(), value);
    // A name from another version of the program means the default, as in a setting that was never made.
    const auto index = found == values.end() ? 0 : found - values.begin();
    return knownJson(notation.at(static_cast<std::size_t>(index)));
}

}  // namespace intrika::session
