#include "engines/bots/bot_answer.h"

#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

namespace intrika::bots {
namespace {

// Written as the notation does; empty: nonsense, which equals no legal move.
std::string moveIn(const std::string& line) {
    const nlohmann::json json = knownJson(line);
    const auto move = json.is_object() ? json.find("move") : json.end();
    return json.is_object() && move != json.end() ? lineOf(*move) : std::string();
}

}  // namespace

Problem externalProblem(std::string key, const std::string& program, std::vector<TextArg> more) {
    std::vector<TextArg> args{literal(program)};
    args.insert(args.end(), more.begin(), more.end());
    Problem problem;
    problem.code = Problem::Code::externalBot;
    problem.text = say("problem.external-bot." + std::move(key), std::move(args));
    return problem;
}

Expected<MoveKey> readAnswer(const ExternalQuestion& question, const std::string& line, const std::string& program) {
    const std::string move = moveIn(line);
    for (const ExternalQuestion::Answer& legal : question.answers) {
        if (legal.move == move) return legal.key;
    }
    return unexpected(externalProblem("nonsense", program));
}

}  // namespace intrika::bots
