#include "app/guests/load_door.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPluginLoader>

namespace intrika::guests {
namespace {

// Beside the program where it was built, else where a package has it; "../app" is for tests.
QString installedDoor() {
    const QDir here(QCoreApplication::applicationDirPath());
    for (const char* folder : {".", INTRIKA_DOOR_FOLDER, "../app"}) {
        const QString path = here.absoluteFilePath(QLatin1String(folder) + QStringLiteral("/libintrika_guests.so"));
        if (QFileInfo::exists(path)) return QDir::cleanPath(path);
    }
    return {};
}

}  // namespace

bool canHaveGuests() { return !installedDoor().isEmpty(); }

std::unique_ptr<Door> makeDoor() {
    const QString path = installedDoor();
    if (path.isEmpty()) return nullptr;
    QPluginLoader loader(path);
    auto* maker = qobject_cast<DoorMaker*>(loader.instance());
    return std::unique_ptr<Door>(maker == nullptr ? nullptr : maker->make());
}

}  // namespace intrika::guests
