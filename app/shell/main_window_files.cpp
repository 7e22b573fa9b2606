// Games in files: opening them, going on with them, and what is told where that cannot be.
#include "app/dialogs/file_dialogs.h"
#include "app/play/game_page.h"
#include "app/shell/dealing.h"
#include "app/shell/main_window.h"
#include "app/shell/notice_bar.h"
#include "engines/table/own_boards.h"
#include "engines/words/clean_words.h"

#include <QDir>
#include <QFileInfo>
#include <QStackedWidget>

namespace intrika {
namespace {

QString nameOfFile(const QString& path) { return cleanQuote(QFileInfo(path).fileName()); }

// What a game cannot be played on for; empty: nothing.
std::optional<Text> faultOf(const BoardMap& board, const BoardKit& kit) {
    const auto faults = faultsOf(board, kit);
    return faults.empty() ? std::nullopt : std::optional(faults.front().text);
}

}  // namespace

void MainWindow::askForFile() {
    const QString path = askOpenPath(this, tr("Open a saved game"), tr("Games (*.intrika);;All files (*)"));
    if (!path.isEmpty()) openFile(path);
}

void MainWindow::openFile(const QString& path) {
    auto game = openGame(path);
    if (game) return putOnTable(std::move(*game), path);
    if (pages_->count() == 0) showStart();
    if (const auto board = missingBoard(game.error())) return askForBoard(path, *board);
    notices_->tell([problem = game.error(), path, words = Words(gameIn(path))] {
        return tr("“%1” cannot be opened. %2").arg(nameOfFile(path), words.say(problem));
    });
}

void MainWindow::putOnTable(OpenedGame game, const QString& path) {
    if (QFileInfo(path).absolutePath() != finishedFolder()) settings_.addRecentFile(path);
    if (game.problem) return openPart(std::make_shared<OpenedGame>(std::move(game)), path);
    playFromFile(std::move(game), path);
}

// Whoever opens a file must not start what a stranger wrote into it, and is to know why another plays.
void MainWindow::playFromFile(OpenedGame game, const QString& path) {
    const bool programs = game.programs;
    play(tableOf(std::move(game)));
    if (!programs) return;
    notices_->tell([path] {
        return tr("“%1” names a program that is to play. No program is ever started from a file: a bot of the level "
                  "“%2” plays instead.")
            .arg(nameOfFile(path), Words().say(say("level.normal")));
    });
}

// The game is there, but not what it is played on: whoever sent the one can send the other.
void MainWindow::askForBoard(const QString& path, const QString& board) {
    const auto sentence = [path, board] {
        return tr("“%1” is played on the board “%2”, which is not on this computer. Choose the board’s file; or put it "
                  "into the folder %3, and open the game again.")
            .arg(nameOfFile(path), cleanName(board), QDir::toNativeSeparators(boardFolder()));
    };
    const auto choose = [this, path, board] {
        const QString file =
            askOpenPath(this, tr("Choose the board “%1”").arg(cleanName(board)), tr("Boards (*.json);;All files (*)"));
        if (file.isEmpty()) return askForBoard(path, board);
        openOnBoard(path, file);
    };
    notices_->tell(sentence, {[] { return tr("Choose the board…"); }, choose});
}

void MainWindow::openOnBoard(const QString& path, const QString& boardFile) {
    const QString id = gameIn(path);
    const GameKind* kind = gameNamed(id.toStdString());
    if (kind == nullptr || kind->boards == nullptr) return openFile(path);
    const auto again = [this, path] { openFile(path); };
    const NoticeBar::Remedy remedy{[] { return tr("Choose another board"); }, again};
    const auto board = readBoardFile(boardFile, *kind->boards);
    const auto fault = board ? faultOf(*board, *kind->boards) : board.error().text;
    if (fault) {
        const auto sentence = [boardFile, words = Words(id), text = *fault] {
            return tr("“%1” cannot be played on. %2").arg(nameOfFile(boardFile), words.say(text));
        };
        return notices_->tell(sentence, remedy);
    }
    auto game = openGame(path, *board);
    if (game) return putOnTable(std::move(*game), path);
    const auto missing = missingBoard(game.error());
    if (!missing) return openFile(path);
    const auto sentence = [boardFile, other = QString::fromStdString(board->id), wanted = *missing] {
        return tr("“%1” holds the board “%2”; the game is played on “%3”.")
            .arg(nameOfFile(boardFile), cleanName(other), cleanName(wanted));
    };
    notices_->tell(sentence, remedy);
}

void MainWindow::openPart(std::shared_ptr<OpenedGame> game, const QString& path) {
    if (pages_->count() == 0) showStart();
    const int events = game->session->stepCount();
    const Words words(QString::fromStdString(game->session->kind().id));
    const auto sentence = [problem = *game->problem, path, words] {
        return tr("“%1” is damaged. %2").arg(nameOfFile(path), words.say(problem));
    };
    notices_->tell(sentence, {[events] { return tr("Open the first %n move(s)", nullptr, events); },
                              [this, game, path] { playFromFile(std::move(*game), path); }});
}

// Whoever sends it to somebody else is to know what they send. A trouble of the disk is told before that.
void MainWindow::tellSaved(const QString& path) {
    settings_.addRecentFile(path);
    const Table& table = gamePage_->table();
    if (table.isOver() || table.notKept()) return;
    notices_->tell([path] {
        return tr("“%1” holds all cards in plain text, the hidden ones too: whoever looks into it knows everybody’s "
                  "secrets. To show the game to others, the Game menu saves it without secrets.")
            .arg(nameOfFile(path));
    });
}

bool MainWindow::mayLeaveGame(Leaving leaving) { return gamePage_ == nullptr || mayLeave(*gamePage_, leaving, this); }

// What the disk refuses stays told until it is written, or until somebody closes the notice.
void MainWindow::listenToTroubles(const Words& words) {
    const GamePage* page = gamePage_;
    const Saving* saving = &gamePage_->saving();
    connect(saving, &Saving::troubled, this, [this, words, page, saving](const Problem& problem) {
        const auto sentence = [problem, words] { return words.say(problem); };
        const bool isBehind = page->table().notKept().has_value();
        if (!isBehind) return notices_->tell(sentence);
        notices_->tell(sentence, {[] { return tr("Save elsewhere…"); },
                                  [this] {
                                      if (gamePage_ != nullptr) gamePage_->saving().saveElsewhere();
                                  }});
        connect(
            saving, &Saving::keptAgain, notices_,
            [this, told = sentence] {
                if (notices_->text() == told()) notices_->dismiss();
            },
            Qt::SingleShotConnection);
    });
}

void MainWindow::continueNewest() {
    const auto games = gamesToContinue();
    if (!games.empty()) return continueJournal(games.front().path);
    notices_->tell([] { return tr("There is no unfinished game."); });
}

void MainWindow::continueJournal(const QString& path) {
    auto game = continueGame(path);
    if (!game) {
        notices_->tell(
            [problem = game.error()] { return tr("The game cannot be continued. %1").arg(Words().say(problem)); });
        return;
    }
    const auto problem = game->problem;
    const int events = game->session->stepCount();
    playFromFile(std::move(*game), path);
    if (!problem) return;
    notices_->tell([problem = *problem, events] {
        return tr("The end of this game was damaged: it goes on after %n move(s). %1", nullptr, events)
            .arg(Words().say(problem));
    });
}

}  // namespace intrika
