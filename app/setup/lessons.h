// The guided first games that the program carries, one file a game.
#pragma once

#include "app/setup/room.h"
#include "engines/saves/saved_games.h"
#include "engines/session/lesson.h"

namespace intrika::setup {

bool hasLesson(const GameKind& kind);
Expected<Lesson> lessonOf(const GameKind& kind, const Games& games);

// The lesson's deal, with the learner in their seat and bots in the others. No file: a lesson leaves nothing behind.
Expected<OpenedGame> dealLesson(const Lesson& lesson);

}  // namespace intrika::setup
