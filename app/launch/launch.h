// What the command line asks of the window program.
#pragma once

#include "app/launch/room.h"
#include "app/setup/new_game.h"
#include "engines/session/games.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <optional>

namespace intrika::launch {

// A picture of the window instead of the window.
struct PictureOrder {
    QString file;
    std::optional<int> after;  // events; none: a new game's first decision, a saved game's last
    std::optional<int> beat;   // of the stage that the last of them opens, or the first one after it: from 1
    QSize size{1280, 800};
    Observer seat;  // whose eyes; none: as the window would choose
};

// One start of many, for `--measure`.
struct Probing {
    QString what;            // "empty", "start" or a game
    int watchedSeconds = 0;  // while it idles
    qint64 started = 0;      // Probe::now, when the process was asked for
};

struct Launch {
    QString language;  // empty: as the settings or the desktop say
    QString file;      // a saved game; empty: none
    std::optional<NewGame> game;
    std::optional<PictureOrder> picture;
    std::optional<Probing> probing;
    bool measure = false;
};

// What is printed instead of opening a window: help and version with status 0, wrong use with status 2.
struct Printout {
    QString text;
    int status = 0;
};

// `arguments` as QCoreApplication has them, the program first.
tl::expected<Launch, Printout> readLaunch(const QStringList& arguments, const Games& games);

// The language that the command line names, to answer in it even when the rest is wrong; empty: none.
QString languageAskedFor(const QStringList& arguments);

}  // namespace intrika::launch
