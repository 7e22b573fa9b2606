#include "app/shell/game_opener.h"

#include "app/dialogs/file_dialogs.h"
#include "app/guests/guests.h"
#include "app/guests/load_door.h"
#include "app/guests/seat_secrets.h"
#include "app/pages/notice_bar.h"
#include "app/play/game_page.h"
#include "app/settings/settings.h"
#include "app/setup/dealing.h"
#include "app/shell/present_game.h"
#include "engines/files/own_boards.h"
#include "engines/words/clean_words.h"

#include <QDir>
#include <QFileInfo>
#include <QWidget>

#include <optional>
#include <utility>

namespace intrika::shell {
namespace {

bool holds(const PresentGame& present, const QString& path) {
    return present.page() != nullptr && present.page()->table().recordFile() == path;
}

// What a game cannot be played on for; empty: nothing.
std::optional<Text> faultOf(const BoardMap& board, const BoardKit& kit) {
    const auto faults = faultsOf(board, kit);
    return faults.empty() ? std::nullopt : std::optional(faults.front().text);
}

// Those who played with phones find their seats again. Null: nobody did, or there is no door here any more.
std::unique_ptr<Guests> guestsOf(const OpenedGame& game) {
    const auto secrets = game.file ? readSecrets(game.file->path()) : std::nullopt;
    auto door = secrets ? makeDoor() : nullptr;
    if (!door) return nullptr;
    SeatSet phones;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        if (!secrets->seats.at(seat).isEmpty()) phones = phones.with(static_cast<Seat>(seat));
    }
    auto guests = std::make_unique<Guests>(game.session->kind(), game.seats, phones, std::move(door));
    guests->bring(*secrets);
    return guests->open() ? std::move(guests) : nullptr;
}

}  // namespace

GameOpener::GameOpener(const Games& games, Settings& settings, NoticeBar& notices, PresentGame& present,
                       QWidget* window)
    : QObject(window), games_(games), settings_(settings), notices_(notices), present_(present), window_(window) {}

void GameOpener::askForFile() {
    const QString path = askOpenPath(window_, tr("Open a saved game"), tr("Games (*.intrika);;All files (*)"));
    if (!path.isEmpty()) openFile(path);
}

void GameOpener::openFile(const QString& path) {
    auto game = openGame(path, games_);
    if (game) return putOnTable(std::move(*game), path);
    emit refused();
    if (const auto board = missingBoard(game.error())) return askForBoard(path, *board);
    const GameKind* kind = gameIn(path, games_);
    const Words words(kind == nullptr ? QString() : QString::fromStdString(kind->id));
    notices_.tell([problem = game.error(), path, words] {
        return tr("“%1” cannot be opened. %2").arg(quotedFile(path), words.say(problem));
    });
}

void GameOpener::openForReview(const QString& path) {
    if (!holds(present_, path)) openFile(path);
    if (holds(present_, path)) emit reviewReady();
}

void GameOpener::putOnTable(OpenedGame game, const QString& path) {
    if (QFileInfo(path).absolutePath() != finishedFolder()) settings_.addRecentFile(path);
    if (game.problem) return openPart(std::make_shared<OpenedGame>(std::move(game)), path);
    playFromFile(std::move(game), path);
}

// Whoever opens a file must not start what a stranger wrote into it, and is to know why another plays.
void GameOpener::playFromFile(OpenedGame game, const QString& path) {
    const bool programs = game.programs;
    auto guests = guestsOf(game);
    if (!guests) game.things.deputies.dismissAll(game.session->stepCount());  // nobody could give a seat back
    present_.play(tableOf(std::move(game)), std::nullopt, std::move(guests));
    if (!programs) return;
    notices_.tell([path] {
        return tr("“%1” names a program that is to play. No program is ever started from a file: a bot of the level "
                  "“%2” plays instead.")
            .arg(quotedFile(path), Words().say(say("level.normal")));
    });
}

// The game is there, but not what it is played on: whoever sent the one can send the other.
void GameOpener::askForBoard(const QString& path, const QString& board) {
    const auto sentence = [path, board] {
        return tr("“%1” is played on the board “%2”, which is not on this computer. Choose the board’s file; or put it "
                  "into the folder %3, and open the game again.")
            .arg(quotedFile(path), cleanName(board), QDir::toNativeSeparators(boardFolder()));
    };
    const auto choose = [this, path, board] {
        const QString file = askOpenPath(window_, tr("Choose the board “%1”").arg(cleanName(board)),
                                         tr("Boards (*.json);;All files (*)"));
        if (file.isEmpty()) return askForBoard(path, board);
        openOnBoard(path, file);
    };
    notices_.tell(sentence, {[] { return tr("Choose the board…"); }, choose});
}

void GameOpener::openOnBoard(const QString& path, const QString& boardFile) {
    const GameKind* kind = gameIn(path, games_);
    if (kind == nullptr || kind->boards == nullptr) return openFile(path);
    const auto again = [this, path] { openFile(path); };
    const NoticeBar::Remedy remedy{[] { return tr("Choose another board"); }, again};
    const auto board = readBoardFile(boardFile, *kind->boards);
    const auto fault = board ? faultOf(*board, *kind->boards) : board.error().text;
    if (fault) {
        const auto sentence = [boardFile, words = Words(QString::fromStdString(kind->id)), text = *fault] {
            return tr("“%1” cannot be played on. %2").arg(quotedFile(boardFile), words.say(text));
        };
        return notices_.tell(sentence, remedy);
    }
    auto game = openGame(path, *board, games_);
    if (game) return putOnTable(std::move(*game), path);
    const auto missing = missingBoard(game.error());
    if (!missing) return openFile(path);
    const auto sentence = [boardFile, other = QString::fromStdString(board->id), wanted = *missing] {
        return tr("“%1” holds the board “%2”; the game is played on “%3”.")
            .arg(quotedFile(boardFile), cleanName(other), cleanName(wanted));
    };
    notices_.tell(sentence, remedy);
}

void GameOpener::openPart(std::shared_ptr<OpenedGame> game, const QString& path) {
    emit refused();
    const int events = game->session->stepCount();
    const Words words(QString::fromStdString(game->session->kind().id));
    const auto sentence = [problem = *game->problem, path, words] {
        return tr("“%1” is damaged. %2").arg(quotedFile(path), words.say(problem));
    };
    notices_.tell(sentence, {[events] { return tr("Open the first %n move(s)", nullptr, events); },
                             [this, game, path] { playFromFile(std::move(*game), path); }});
}

void GameOpener::continueNewest() {
    const auto games = gamesToContinue(games_);
    if (!games.empty()) return continueJournal(games.front().path);
    notices_.tell([] { return tr("There is no unfinished game."); });
}

void GameOpener::continueJournal(const QString& path) {
    auto game = continueGame(path, games_);
    if (!game) {
        notices_.tell(
            [problem = game.error()] { return tr("The game cannot be continued. %1").arg(Words().say(problem)); });
        return;
    }
    const auto problem = game->problem;
    const int events = game->session->stepCount();
    playFromFile(std::move(*game), path);
    if (!problem) return;
    notices_.tell([problem = *problem, events] {
        return tr("The end of this game was damaged: it goes on after %n move(s). %1", nullptr, events)
            .arg(Words().say(problem));
    });
}

}  // namespace intrika::shell

#include "moc_game_opener.cpp"
