// intrika-cli print: what is given on the command line, and what is made of it.
#pragma once

#include "app/cli/commands.h"

#include <map>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace intrika::cli {

struct PrintOrder {
    std::vector<std::string> games;
    bool list = false;
    bool landscape = false, portrait = false;
    std::map<std::string, std::string> given;  // by the option's name
    std::string output, preset, savePreset, singleFiles, pictures;
};

void addPrintOptions(CLI::App& command, PrintOrder& order);
Exit runPrint(const PrintOrder& order);

}  // namespace intrika::cli
