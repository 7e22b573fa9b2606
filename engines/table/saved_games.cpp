#include "engines/table/saved_games.h"

#include "engines/core/json_text.h"
#include "engines/session/journal.h"
#include "engines/session/record.h"
#include "engines/table/own_boards.h"
#include "engines/words/words.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace intrika {
namespace {

std::vector<SeatInfo> seatsOf(const Record& record, const GameKind& kind) {
    const nlohmann::json app = ownThings(record);
    const auto colours = app.find("colours");
    std::vector<SeatInfo> seats;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        const SeatEntry& entry = record.seats[seat];
        SeatInfo info{QString::fromStdString(entry.name), playerOf(entry), kind.seatColours.at(seat)};
        if (colours != app.end() && colours->is_array() && seat < colours->size() && (*colours)[seat].is_string()) {
            const auto colour = (*colours)[seat].get<std::string>();
            const auto& known = kind.seatColours;
            if (std::find(known.begin(), known.end(), colour) != known.end()) info.colour = colour;
        }
        // A record of the command line names nobody; the window speaks of everybody by name.
        if (info.name.isEmpty()) info.name = Words().say(say("colour." + info.colour));
        seats.push_back(std::move(info));
    }
    return seats;
}

std::uint64_t seedOf(const Record& record) {
    const nlohmann::json app = ownThings(record);
    const auto seed = app.find("seed");
    const bool known = seed != app.end() && seed->is_number_unsigned();
    return known ? seed->get<std::uint64_t>() : QRandomGenerator::system()->generate64();
}

Expected<OpenedGame> open(const Record& record) {
    if (record.game->boards != nullptr) takeUpOwnBoards(*record.game->boards);
    Opening opening = openAsFarAsPossible(record);
    if (!opening.session) return unexpected(std::move(*opening.problem));
    OpenedGame game;
    game.seats = seatsOf(record, opening.session->kind());
    game.session = std::move(opening.session);
    game.seed = seedOf(record);
    game.practice = isPractice(record);
    game.programs = std::any_of(record.seats.begin(), record.seats.end(), namesProgram);
    game.pencil = readPencil(ownThings(record), game.session->kind(), game.session->seatCount());
    game.looks = readSeenLooks(ownThings(record), game.session->seatCount());
    game.hints = hintsIn(record);
    game.problem = std::move(opening.problem);
    return game;
}

Expected<Record> recordIn(const QString& path, const Games& games) {
    const auto text = fileText(path);
    return text ? parseRecord(*text, games) : unexpected(text.error());
}

Expected<OpenedGame> toPlayOn(const Record& record) {
    auto game = open(record);
    if (game && !game->session->toAct().isOver()) game->file = SaveFile::begin();
    return game;
}

constexpr int mostHints = 100'000;  // anything may stand in a file

}  // namespace

nlohmann::json ownThings(const Record& record) {
    auto app = knownJson(record.app);
    return app.is_object() ? app : nlohmann::json::object();
}

bool isPractice(const Record& record) {
    const nlohmann::json app = ownThings(record);
    const auto practice = app.find("practice");
    return practice != app.end() && practice->is_boolean() && practice->get<bool>();
}

std::vector<int> hintsIn(const Record& record) {
    const nlohmann::json app = ownThings(record);
    const auto hints = app.find("hints");
    if (hints == app.end() || !hints->is_array() || hints->size() != record.seats.size()) return {};
    std::vector<int> given;
    for (const nlohmann::json& each : *hints) {
        if (!each.is_number_unsigned() || each > mostHints) return {};
        given.push_back(each.get<int>());
    }
    return given;
}

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
    return record ? toPlayOn(*record) : unexpected(record.error());
}

Expected<OpenedGame> openGame(const QString& path, const BoardMap& board, const Games& games) {
    auto record = recordIn(path, games);
    if (!record) return unexpected(record.error());
    nlohmann::json app = ownThings(*record);
    app["board"] = knownJson(writeBoardFile(board));
    record->app = app.dump();
    return toPlayOn(*record);
}

std::optional<QString> missingBoard(const Problem& problem) {
    if (problem.text.id != "problem.no-board" || problem.text.args.empty()) return std::nullopt;
    return QString::fromStdString(problem.text.args.front().word);
}

const GameKind* gameIn(const QString& path, const Games& games) {
    const auto record = recordIn(path, games);
    return record ? record->game : nullptr;
}

}  // namespace intrika
