// What an external bot's line means.
#pragma once

#include "engines/bots/exec_bot.h"

namespace intrika::bots {

// The legal move that the line proposes; else problem externalBot.
Expected<MoveKey> readAnswer(const ExternalQuestion& question, const std::string& line, const std::string& program);

Problem externalProblem(std::string key, const std::string& program, std::vector<TextArg> more = {});

}  // namespace intrika::bots
