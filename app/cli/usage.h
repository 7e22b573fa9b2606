// CLI11 in the language that is switched on: its help and its complaints.
#pragma once

#include "engines/core/text.h"

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace intrika::cli {

std::string helpText(const char* key);  // "cli.help.<key>"
void translateHelp(CLI::App& app);      // before subcommands are added: they take it over
Text whatIsWrong(const CLI::App& app, const CLI::ParseError& error);

}  // namespace intrika::cli
