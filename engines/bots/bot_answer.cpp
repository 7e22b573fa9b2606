#include "engines/bots/bot_answer.h"

namespace intrika {

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

}  // namespace intrika
