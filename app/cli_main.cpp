#include "app/cli/command_line.h"
#include "app/cli/report.h"
#include "app/quietly.h"
#include "engines/registry/all_games.h"
#include "engines/words/words.h"

#include <QGuiApplication>

#include <algorithm>
#include <clocale>
#include <iostream>
#include <memory>
#include <string_view>

namespace {

// Before anything is parsed, for the help itself is in that language. A wrong one is complained of later.
QString wantedLanguage(int argc, char** argv) {
    constexpr std::string_view option = "--lang";
    QString wanted;
    for (int index = 1; index < argc; ++index) {
        const std::string_view argument = argv[index];
        if (argument == option && index + 1 < argc) wanted = argv[index + 1];
        if (argument.substr(0, option.size() + 1) == "--lang=") wanted = argv[index] + option.size() + 1;
    }
    return intrika::words::languages().contains(wanted) ? wanted : intrika::words::systemLanguage();
}

// Pages need fonts, and so a part of Qt that other commands do without; no display. Qt would take options such as
// --style for its own: it gets none.
std::unique_ptr<QCoreApplication> application(int argc, char** argv) {
    static int one = 1;
    const bool prints =
        std::any_of(argv + 1, argv + argc, [](const char* word) { return word == std::string_view("print"); });
    if (!prints) return std::make_unique<QCoreApplication>(one, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(one, argv);
}

}  // namespace

int main(int argc, char** argv) {
    const auto app = intrika::quietly([&] { return application(argc, argv); });
    std::setlocale(LC_NUMERIC, "C");  // a point is a point in a script, also where people write a comma
    QCoreApplication::setApplicationName("intrika-cli");
    intrika::words::switchLanguage(wantedLanguage(argc, argv));

    intrika::cli::Exit exit = intrika::cli::runCommandLine(argc, argv, intrika::registry::allGames());
    std::cout.flush();
    if (!std::cout && exit == intrika::cli::Exit::done) {
        intrika::cli::complain(intrika::say("problem.output"));
        exit = intrika::cli::Exit::failed;
    }
    return static_cast<int>(exit);
}
