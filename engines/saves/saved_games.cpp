#include "engines/saves/saved_games.h"

#include "engines/files/own_boards.h"
#include "engines/session/game_kind.h"
#include "engines/session/journal.h"
#include "engines/session/record.h"
#include "engines/words/words.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace intrika::saves {
namespace {

std::vector<SeatInfo> seatsOf(const Record& record, const OwnThings& things) {
    const GameKind& kind = *record.game;
    const auto& colours = things.colours;
    std::vector<SeatInfo> seats;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        const SeatEntry& entry = record.seats[seat];
        SeatInfo info{QString::fromStdString(entry.name), playerOf(entry), kind.seatColours.at(seat)};
        const auto& known = kind.seatColours;
        if (seat < colours.size() && std::find(known.begin(), known.end(), colours[seat]) != known.end()) {
            info.colour = colours[seat];
        }
        if (seat < things.temperaments.size() && mayHaveTemperament(info.player)) {
            info.player.temperament = things.temperaments[seat];
        }
        // A record of the command line names nobody; the window speaks of everybody by name.
        if (info.name.isEmpty()) info.name = Words().say(say("colour." + info.colour));
        seats.push_back(std::move(info));
    }
    return seats;
}

// `chosen`: what else it may be played on; the folder is read only for a board that is neither there nor in the record.
Expected<OpenedGame> open(const Record& record, MadeBoards chosen = {}) {
    Opening opening = openAsFarAsPossible(record, chosen);
    if (!opening.session && missingBoard(*opening.problem)) {
        opening = openAsFarAsPossible(record, ownBoards(*record.game->boards));
    }
    if (!opening.session) return unexpected(std::move(*opening.problem));
    OpenedGame game;
    game.things = readOwnThings(record);
    game.seats = seatsOf(record, game.things);
    game.session = std::move(opening.session);
    game.seed = game.things.seed ? *game.things.seed : QRandomGenerator::system()->generate64();
    game.programs = std::any_of(record.seats.begin(), record.seats.end(), namesProgram);
    game.problem = std::move(opening.problem);
    return game;
}

Expected<Record> recordIn(const QString& path, const Games& games) {
    const auto text = fileText(path);
    return text ? parseRecord(*text, games) : unexpected(text.error());
}

Expected<OpenedGame> toPlayOn(const Record& record, MadeBoards chosen = {}) {
    auto game = open(record, chosen);
    if (game && !game->session->toAct().isOver()) game->file = SaveFile::begin();
    return game;
}

}  // namespace

QList<UnfinishedGame> unfinishedGames(const Games& games) {
    QList<UnfinishedGame> unfinished;
    makePrivate(journalFolder());
    const QDir folder(journalFolder());
    for (const QFileInfo& info : folder.entryInfoList({QStringLiteral("*.journal")}, QDir::Files, QDir::Time)) {
        if (isBeingPlayed(info.filePath())) continue;
        const auto text = fileText(info.filePath());
        if (!text) continue;
        const auto journal = readJournal(*text, games);
        if (!journal) continue;
        UnfinishedGame game{info.filePath(),
                            QString::fromStdString(journal->record.game->id),
                            {},
                            info.lastModified(),
                            static_cast<int>(journal->record.events.size())};
        for (const SeatEntry& seat : journal->record.seats) game.names << QString::fromStdString(seat.name);
        unfinished << game;
    }
    return unfinished;
}

Expected<Glance> glanceAt(const QString& journal, const Games& games) {
    const auto text = fileText(journal);
    if (!text) return unexpected(text.error());
    const auto read = readJournal(*text, games);
    if (!read) return unexpected(read.error());
    auto game = open(read->record);
    if (!game) return unexpected(game.error());
    const ToAct now = game->session->toAct();
    return Glance{&game->session->kind(), std::move(game->seats), game->session->tableau(spectator),
                  now.isChance() || now.isOver() ? SeatSet() : now.seats};
}

Expected<OpenedGame> continueGame(const QString& path, const Games& games) {
    auto file = SaveFile::takeUp(path);
    if (!file) return unexpected(std::move(file.error()));
    const auto journal = readJournal((*file)->text(), games);
    if (!journal) return unexpected(journal.error());
    auto game = open(journal->record);
    if (!game) return game;
    if (!game->problem) game->problem = journal->problem;
    if (!game->problem) {
        (*file)->keepOnly(journal->wholeBytes);
        game->file = std::move(*file);
    } else {
        game->file = SaveFile::begin();
        game->file->standInFor(std::move(*file));
    }
    return game;
}

Expected<OpenedGame> openGame(const QString& path, const Games& games) {
    const auto record = recordIn(path, games);
    auto game = record ? toPlayOn(*record) : unexpected(record.error());
    if (game && QFileInfo(path).absolutePath() == finishedFolder()) game->recordFile = path;
    return game;
}

Expected<OpenedGame> openGame(const QString& path, const BoardMap& board, const Games& games) {
    const auto record = recordIn(path, games);
    const std::array chosen{std::make_shared<const BoardMap>(board)};
    return record ? toPlayOn(*record, chosen) : unexpected(record.error());
}

std::optional<QString> missingBoard(const Problem& problem) {
    if (problem.code != Problem::Code::missingBoard) return std::nullopt;
    return QString::fromStdString(problem.text.args.front().word);
}

const GameKind* gameIn(const QString& path, const Games& games) {
    const auto record = recordIn(path, games);
    return record ? record->game : nullptr;
}

}  // namespace intrika::saves
