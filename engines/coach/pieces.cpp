#include "engines/coach/pieces.h"

namespace intrika::coach {

std::vector<std::string> faceKeys() {
    std::vector<std::string> keys;
    const auto add = [&keys](std::string_view group, std::string_view id) {
        keys.push_back(std::string(group) + '.' + std::string(id));
    };
    for (const auto id : objectIds) add("object", id);
    for (const auto id : professionIds) add("profession", id);
    for (const auto id : allianceIds) add("alliance", id);
    for (const auto id : {"traveller", "potion"}) add("token", id);
    for (const auto id : {"object", "profession", "alliance"}) add("back", id);
    for (const auto id : {"sword", "shield"}) add("token", id);
    return keys;
}

}  // namespace intrika::coach
