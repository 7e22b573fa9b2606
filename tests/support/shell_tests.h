// What tests of the window around the games share: a clean home, games that lie in it, and what a window shows.
#pragma once

#include "app/settings/settings.h"
#include "app/setup/new_game.h"
#include "engines/saves/saved_games.h"
#include "engines/table/table.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/temp_home.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QStringList>
#include <QWidget>

namespace intrika {

inline QString titleOf(const GameKind& kind) { return Words(QString::fromStdString(kind.id)).say(say("title")); }

// Of what was kept before, nothing; in English. The program finds its settings and journals by its name.
inline void startAfresh() {
    QCoreApplication::setApplicationName("intrika");
    Settings().setSeating(allGames().front().id, {});
    Settings().setLessonKnown(allGames().front().id);
    Settings().setCountedSince({});
    QDir(journalFolder()).removeRecursively();
    QDir(finishedFolder()).removeRecursively();
    switchLanguage("en");
}

template <class Widget>
QList<Widget*> seen(QWidget& in) {
    QList<Widget*> widgets = in.findChildren<Widget*>();
    widgets.removeIf([&](Widget* widget) { return !widget->isVisibleTo(&in); });
    return widgets;
}

// Everything that a widget says, by whatever property it says it.
inline QStringList textsOf(QObject& object) {
    QStringList texts;
    for (const char* property : {"text", "title", "windowTitle", "toolTip", "placeholderText", "accessibleName",
                                 "accessibleDescription", "iconText"}) {
        const QString text = object.property(property).toString();
        if (!text.isEmpty()) texts += QString::fromLatin1(property) + u'=' + text;
    }
    if (const auto* box = qobject_cast<QComboBox*>(&object)) {
        for (int item = 0; item < box->count(); ++item) {
            texts += box->itemText(item) + u'/' + box->itemData(item, Qt::ToolTipRole).toString();
        }
    }
    for (QObject* child : object.children()) texts += textsOf(*child);
    return texts;
}

inline QString fileWith(const TempHome& home, const QString& name, const QByteArray& content) {
    QFile file(home.path(name));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(content);
    return file.fileName();
}

inline NewGame onePersonAgainstBots(std::uint64_t seed) {
    NewGame game = usualGame(allGames().front());
    game.seed = seed;
    return game;
}

// A game of people only, so far played; its journal is closed.
inline QString makeJournal(std::uint64_t seed) {
    const GameKind& kind = allGames().front();
    auto session = randomGame(kind, kind.usualSeats, nlohmann::json::object(), seed, 14);
    while (session->toAct().isChance()) session->takeBack();
    std::vector<SeatInfo> seats;
    for (Seat seat = 0; seat < kind.usualSeats; ++seat) {
        seats.push_back({QString("Name%1").arg(seat), {}, kind.seatColours[seat]});
    }
    auto file = SaveFile::begin();
    const QString path = file->path();
    Table(std::move(session), seats, seed, std::move(file)).begin();
    return path;
}

}  // namespace intrika
