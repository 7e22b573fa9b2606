// Cards, piles and deals in the notation, shared by the codec's files.
#pragma once

#include "engines/core/json_tools.h"
#include "engines/succession/state.h"

#include <nlohmann/json_fwd.hpp>

namespace intrika::succession {

nlohmann::json notationOf(Card card);
nlohmann::json notationOf(Character character);  // null: none

// Json is a parameter only so that this header does without the whole of it.
template <class List, class Json = nlohmann::json>
Json listOf(const List& items) {
    Json list = Json::array();
    for (const auto& item : items) list.push_back(notationOf(item));
    return list;
}
nlohmann::json pileToJson(const CardPile& pile);  // top first

// Reads the items of a list into `row`; more than it can hold is an issue.
template <class List, class ReadItem>
void readRow(const JsonReader& json, List& row, ReadItem readItem) {
    const auto items = json.items();
    if (items.size() > List::capacity) {
        json.fail(say("problem.too-many"));
        return;
    }
    for (const JsonReader& item : items) row.append(readItem(item));
}

Character readCharacter(const JsonReader& json);
Card readCard(const JsonReader& json);
Sort readRowName(const JsonReader& json);
Action readAction(const JsonReader& json);
CardPile readCardPile(const JsonReader& json);

}  // namespace intrika::succession
