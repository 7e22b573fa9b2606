// What the command line says: JSON for programs on standard output, sentences for people on standard error.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/room.h"
#include "engines/core/problem.h"
#include "engines/core/text.h"

#include <nlohmann/json_fwd.hpp>

#include <QString>
#include <QStringList>

#include <string>

namespace intrika::session {
struct Record;
}

namespace intrika::cli {

void printLine(const nlohmann::json& json);
void printLine(const nlohmann::ordered_json& json);

// Whose sentences a game's problems are, and what its seats are called.
struct Speech {
    QString game;
    QStringList names;
};
Speech speechOf(const Record& record);
Speech speechOf(const GameKind& game, int seats);

void complain(const Text& text, const Speech& speech = {});
Exit badFile(const std::string& file, const Problem& problem, const Speech& speech = {});  // Exit::failed
Exit wrongUse(const Text& text, const Speech& speech = {});                                // Exit::wrongUse
Exit badOptions(const Problem& problem, const Speech& speech);

}  // namespace intrika::cli
