// Whatever the window's settings file holds, each setting is one of those that there are, and a game can be begun as it
// was set up last. Qt reads such a file by its name alone, so here, and nowhere else, one is written.
#include "app/play/text_size.h"
#include "app/setup/new_game.h"
#include "app/studio/print_memory.h"
#include "tests/fuzz/promises.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

using namespace intrika;
using namespace intrika::fuzz;

namespace {

// Qt remembers the last thirty files that it read, and takes one that is as large and as old for the same.
constexpr int folders = 40;

void bring(std::string_view text) {
    static const QTemporaryDir place(QStringLiteral("/dev/shm/fuzz-settings-XXXXXX"));
    static int next = 0;
    const QString folder = place.filePath(QString::number(next++ % folders));
    QDir().mkpath(folder + QStringLiteral("/intrika"));
    QFile file(folder + QStringLiteral("/intrika/intrika.conf"));
    must(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder);
}

void mustBeginAsLast(const GameKind& kind, const Settings& settings) {
    must(settings.seating(kind.id).seats.size() <= maxSeats);
    must(settings.handSort(kind.id) <= HandSort::byValue);
    settings.isLessonKnown(kind.id);
    const NewGame game = gameAsLast(kind, settings);
    const auto seats = static_cast<int>(game.seats.size());
    must(game.kind == &kind && seats >= kind.minSeats && seats <= kind.maxSeats);
    for (const auto& [key, value] : game.options) {
        must(std::any_of(kind.options.begin(), kind.options.end(), [&key = key, &value = value](const OptionSpec& one) {
            return one.key == key && std::find(one.values.begin(), one.values.end(), value) != one.values.end();
        }));
    }
}

void readPrinting() {
    const PrintMemory memory;
    isRead(memory.last(QStringLiteral("confidants")));
    for (const QString& name : memory.presets()) isRead(memory.preset(name));
    memory.lastTray();
    for (const QString& printer : memory.printers()) {
        for (const QString& tray : memory.trays(printer)) {
            const PrinterMeasures measures = memory.measures(printer, tray);
            must(measures.scale.x() >= 0.95 && measures.scale.x() <= 1.05);
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    bring(textIn(data, size));
    const Settings settings;
    must(settings.language().isEmpty() || settings.language().size() == 2);
    must(settings.speed() <= Speed::off && settings.pace() <= Pace::atOnce && settings.cloth() <= Cloth::light);
    must(std::find(textSizes.begin(), textSizes.end(), settings.textSize()) != textSizes.end());
    settings.windowPlace();
    settings.countedSince();
    settings.recentFiles();
    settings.ownName();
    for (const GameKind* kind : allGames()) mustBeginAsLast(*kind, settings);
    readPrinting();
    return 0;
}
