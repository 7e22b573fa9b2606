#include "app/cli/usage.h"

#include "app/cli/room.h"
#include "engines/words/words.h"

#include <CLI/CLI.hpp>

#include <regex>

namespace intrika::cli {
namespace {

// CLI11 tells which argument is meant in its English message only.
std::string argumentIn(const std::string& message) {
    static const std::regex option("--?[a-z][a-z-]*");
    std::smatch found;
    if (std::regex_search(message, found, option)) return found.str();
    return message.substr(0, message.find_first_of(" :"));
}

std::string firstExtra(const CLI::App& app) {
    const auto extras = app.remaining(true);
    return extras.empty() ? std::string() : extras.front();
}

}  // namespace

std::string helpText(const char* key) { return Words().say(say(std::string("cli.help.") + key)).toStdString(); }

void translateHelp(CLI::App& app) {
    const auto formatter = app.get_formatter();
    for (const auto& [label, key] : {std::pair("Usage", "usage"),
                                     {"OPTIONS", "option-word"},
                                     {"SUBCOMMAND", "command-word"},
                                     {"Positionals", "positionals"},
                                     {"REQUIRED", "required"}}) {
        formatter->label(label, helpText(key));
    }
    formatter->column_width(34);
    app.option_defaults()->group(helpText("options"));
    app.set_help_flag("-h,--help", helpText("help"))->group(helpText("options"));
}

Text whatIsWrong(const CLI::App& app, const CLI::ParseError& error) {
    const std::string extra = firstExtra(app);
    const bool required = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
    if (required && app.get_subcommands().empty()) {
        return extra.empty() ? say("cli.use.command-missing") : say("cli.use.unexpected", {literal(extra)});
    }
    const std::string argument = argumentIn(error.what());
    if (required) return say("cli.use.required", {literal(argument)});
    if (dynamic_cast<const CLI::ExtrasError*>(&error)) {
        return say("cli.use.unexpected", {literal(extra.empty() ? argument : extra)});
    }
    if (dynamic_cast<const CLI::ExcludesError*>(&error)) return say("cli.use.excludes", {literal(argument)});
    return say("cli.use.bad-value", {literal(argument)});
}

}  // namespace intrika::cli
