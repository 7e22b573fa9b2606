// Whatever is given to intrika-cli, something is to be done or it is said why not. Nothing is done here.
#include "app/cli/command_line.h"
#include "tests/fuzz/arguments.h"
#include "tests/fuzz/promises.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"

using namespace intrika;
using namespace intrika::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto arguments = argumentsIn(textIn(data, size), "intrika-cli");
    std::vector<const char*> words;
    for (const std::string& argument : arguments) words.push_back(argument.c_str());
    const auto task = readCommandLine(static_cast<int>(words.size()), words.data(), allGames());
    if (isRead(task)) must(bool(*task));
    return 0;
}
