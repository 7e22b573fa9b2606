// A turn with many choices on a map: the seat's, against a bot, in which nothing has been done.
#pragma once

#include "engines/session/record.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/seated_table.h"

namespace intrika {

inline std::unique_ptr<Table> turnOnAMap() {
    const auto text = fileText(QStringLiteral(INTRIKA_SOURCE_DIR "/tests/scenarios/confidants/turn-any-order.json"));
    auto record = parseRecord(text.value(), allGames());
    record->events.clear();
    record->result.reset();
    return tableOf(openRecord(record.value()).value(), {human, dice}, 1);
}

}  // namespace intrika
