// Whatever is given to the window program, it is an order that makes sense or there is something to print and a status.
#include "app/launch/launch.h"
#include "tests/fuzz/arguments.h"
#include "tests/fuzz/promises.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"

#include <QCoreApplication>

using namespace intrika;
using namespace intrika::fuzz;

namespace {

void mustMakeSense(const Launch& launch) {
    must(!launch.game || launch.file.isEmpty());
    if (launch.game) {
        const auto seats = static_cast<int>(launch.game->seats.size());
        must(seats >= launch.game->kind->minSeats && seats <= launch.game->kind->maxSeats);
    }
    if (!launch.picture) return;
    must(!launch.picture->file.isEmpty() && !launch.picture->size.isEmpty());
    must(!launch.picture->after || *launch.picture->after >= 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static int count = 1;
    static char name[] = "intrika";
    static char* names[] = {name, nullptr};
    static const QCoreApplication app(count, names);
    QStringList words;
    for (const std::string& argument : argumentsIn(textIn(data, size), "intrika")) {
        words << QString::fromLocal8Bit(argument.c_str());
    }
    const QString language = languageAskedFor(words);
    must(language.isEmpty() || language == u"hu" || language == u"en");
    const auto launch = readLaunch(words, allGames());
    if (launch) {
        mustMakeSense(*launch);
    } else {
        must(!launch.error().text.isEmpty() && (launch.error().status == 0 || launch.error().status == 2));
    }
    return 0;
}
