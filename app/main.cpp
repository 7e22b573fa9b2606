// The window program: options, the check for a display, language, window.
#include "app/launch/launch.h"
#include "app/launch/surroundings.h"
#include "app/measure/measure.h"
#include "app/measure/picture.h"
#include "app/pages/look.h"
#include "app/quietly.h"
#include "app/settings/language.h"
#include "app/shell/game_opener.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "app/sounds/loudspeaker.h"
#include "engines/registry/all_games.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QTimer>

#include <fontconfig/fontconfig.h>

#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <thread>
#include <utility>

namespace {

using namespace intrika;
using namespace intrika::launch;
using namespace intrika::measure;
using namespace intrika::pages;
using namespace intrika::registry;
using namespace intrika::settings;
using namespace intrika::shell;
using namespace intrika::sounds;
using namespace intrika::words;

bool hasOption(std::span<char*> arguments, std::string_view option) {
    for (const std::string_view argument : arguments) {
        if (argument.starts_with(option)) return true;
    }
    return false;
}

// Qt aborts the program where it finds no display, so it is looked for before Qt is asked.
bool hasDisplay(std::span<char*> arguments) {
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (!qEnvironmentVariableIsEmpty(variable)) return true;
    }
    return hasOption(arguments, "-platform") || hasOption(arguments, "--platform");
}

int print(const Printout& printout) {
    std::fputs(qUtf8Printable(printout.text), printout.status == 0 ? stdout : stderr);
    return printout.status;
}

void speak(const Settings& settings) {
    switchLanguage(languageFor(languageAskedFor(QCoreApplication::arguments()), settings));
}

// Options are read all the same: help needs no window.
int refuse(const std::function<QString()>& why) {
    const Settings settings;
    speak(settings);
    const auto launch = readLaunch(QCoreApplication::arguments(), allGames());
    if (!launch) return print(launch.error());
    return print({QStringLiteral("intrika: ") + why() + u'\n', 1});
}

QString noDisplay() {
    return QCoreApplication::translate(
        "main", "no display: the window needs DISPLAY or WAYLAND_DISPLAY; intrika-cli plays without one");
}

// Where there is a voice, and somebody at a screen to hear it.
bool canSound(const Launch& launch) {
    const bool isShown = QGuiApplication::platformName() != QLatin1String("offscreen");
    return !launch.picture && isShown && !Loudspeaker::installedVoice().isEmpty();
}

int run() {
    Settings settings;
    speak(settings);
    const auto launch = readLaunch(QCoreApplication::arguments(), allGames());
    if (!launch) return print(launch.error());
    if (launch->probing) return print(runProbe(*launch->probing, allGames()));
    if (launch->measure) return print(measureAll(allGames()));
    Loudspeaker speaker;
    MainWindow window(allGames(), settings, canSound(*launch) ? &speaker : nullptr);
    QObject::connect(&speaker, &Loudspeaker::failed, &window, &MainWindow::withdrawSound);
    if (launch->picture) return print(takePicture(window, *launch, allGames()));
    window.show();
    QTimer::singleShot(0, &window, [&window] { window.setWindowIcon(iconPixmap("intrika", {64, 64}, 1)); });
    if (!launch->file.isEmpty()) {
        window.opener().openFile(launch->file);
    } else if (launch->game) {
        window.starter().begin(*launch->game);
    } else {
        window.showStartSoon();
    }
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    QCoreApplication::setApplicationName(QStringLiteral("intrika"));
    QCoreApplication::setApplicationVersion(QStringLiteral(INTRIKA_VERSION));
    if (hasOption(arguments, "--screenshot") && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");  // the same picture with and without a display
    }
    const bool isLost = !hasDisplay(arguments);
    if (isLost || !wrongScale().isEmpty()) {
        const auto app = quietly([&] { return std::make_unique<QCoreApplication>(argc, argv); });
        return refuse(isLost ? noDisplay : wrongScale);
    }
    // What Qt will ask for is read while Qt gets in touch with the display. A window without words has no use for it.
    const bool hasWords = !hasOption(arguments, "--probe=empty");
    const std::jthread fonts(hasWords ? FcInit : FcGetVersion);
    std::optional<DisplaySought> sought(std::in_place, [] { speak(Settings()); });
    const QApplication app(argc, argv);
    sought.reset();
    const std::jthread families([hasWords] {
        if (hasWords) QFontDatabase::families();  // while the window is made
    });
    QGuiApplication::setDesktopFileName(QStringLiteral("intrika"));
    return run();
}
