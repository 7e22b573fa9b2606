#include "engines/traitor/pieces.h"

namespace intrika::traitor {

std::vector<std::string> faceKeys() {
    std::vector<std::string> keys;
    const auto add = [&keys](std::string_view group, std::string_view id) {
        keys.push_back(std::string(group) + '.' + std::string(id));
    };
    for (const auto land : landIds) {
        for (const auto house : houseIds) add("landscape", std::string(land) + '-' + std::string(house));
    }
    for (const auto supply : supplyIds) add("supply", supply);
    for (const auto action : actionIds) add("action", action);
    for (const auto house : houseIds) add("loyalty", house);
    for (const auto side : sideIds) add("building", side);
    for (const auto token : {"start-player", "strategy", "conflict"}) add("token", token);
    for (const auto back : {"supply", "action"}) add("back", back);
    return keys;
}

}  // namespace intrika::traitor
