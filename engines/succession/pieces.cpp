#include "engines/succession/pieces.h"

namespace intrika::succession {

std::vector<std::string> faceKeys() {
    std::vector<std::string> keys;
    const auto add = [&keys](std::string_view group, std::string_view id) {
        keys.push_back(std::string(group) + '.' + std::string(id));
    };
    for (const auto character : characterIds) add("character", character);
    for (int card = 0; card < cardCount; ++card) {
        add(card < kindsOfSort ? "building" : "subject", cardIds[static_cast<std::size_t>(card)]);
    }
    for (const auto action : actionIds) add("action", action);
    for (const auto piece : {"token", "coin", "crest"}) add("piece", piece);
    for (const auto back : {"character", "building", "subject"}) add("back", back);
    return keys;
}

}  // namespace intrika::succession
