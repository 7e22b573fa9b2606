// From what was chosen or opened to a table that can be played at.
#pragma once

#include "app/setup/new_game.h"
#include "engines/saves/saved_games.h"
#include "engines/table/table.h"

#include <memory>

namespace intrika::setup {

// Deals; nothing is on disk before the table begins. A problem: the options or the seats are not the game's.
Expected<OpenedGame> dealGame(const NewGame& game);

// Newest first: unfinished, and with something in it that would be missed.
QList<UnfinishedGame> gamesToContinue(const Games& games);

std::unique_ptr<Table> tableOf(OpenedGame game);

// Bots move for every seat until so many events have happened or the game is over; a game that is further already is
// taken back. With one seed always the same.
void playOn(Session& session, int events, std::uint64_t seed);

}  // namespace intrika::setup
