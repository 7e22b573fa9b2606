// Whatever the file of kept heads holds, each of them is a record that can be listed or is none and is left out.
#include "engines/table/record_heads.h"
#include "engines/table/saved_games.h"
#include "tests/fuzz/promises.h"
#include "tests/support/all_games.h"

#include <nlohmann/json.hpp>

using namespace intrika;
using namespace intrika::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (const auto& [name, head] : parseHeads(textIn(data, size))) {
        const auto record = parseRecord(head.record.toStdString(), allGames());
        if (!isRead(record)) continue;
        isPractice(*record);
        hintsIn(*record);
        must(ownThings(*record).is_object());
    }
    return 0;
}
