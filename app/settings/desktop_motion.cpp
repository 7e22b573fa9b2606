#include "app/settings/desktop_motion.h"

#include <QProcess>
#include <QSettings>
#include <QStandardPaths>

namespace intrika::settings {
namespace {

QVariant configured(const char* file, const char* key) {
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, QLatin1String(file));
    return path.isEmpty() ? QVariant() : QSettings(path, QSettings::IniFormat).value(key);
}

bool kdeStands() {
    const QVariant factor = configured("kdeglobals", "KDE/AnimationDurationFactor");
    return factor.isValid() && factor.toDouble() <= 0;
}

bool gtkStands() {
    for (const char* file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"}) {
        const QVariant moves = configured(file, "Settings/gtk-enable-animations");
        if (moves.isValid()) return !moves.toBool();
    }
    return false;
}

// GNOME keeps it in a database that only its own tools read.
bool gnomeStands() {
    if (!qgetenv("XDG_CURRENT_DESKTOP").contains("GNOME")) return false;
    constexpr int patienceMs = 300;
    QProcess settings;
    settings.start(QStringLiteral("gsettings"), {QStringLiteral("get"), QStringLiteral("org.gnome.desktop.interface"),
                                                 QStringLiteral("enable-animations")});
    return settings.waitForFinished(patienceMs) && settings.readAllStandardOutput().trimmed() == "false";
}

}  // namespace

bool desktopWantsMotion() { return !kdeStands() && !gtkStands() && !gnomeStands(); }

}  // namespace intrika::settings
