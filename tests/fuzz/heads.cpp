// Whatever the file of kept heads holds, each of them is a record that can be listed or is none and is left out.
#include "engines/saves/record_heads.h"
#include "engines/session/own_things.h"
#include "tests/fuzz/promises.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"

using namespace intrika;
using namespace intrika::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (const auto& [name, head] : parseHeads(textIn(data, size))) {
        const auto record = parseRecord(head.record.toStdString(), allGames());
        if (!isRead(record)) continue;
        readOwnThings(*record);
    }
    return 0;
}
