#include "engines/bots/exec_bot.h"

#include "engines/bots/bot_answer.h"
#include "engines/bots/child_process.h"
#include "engines/core/rng.h"

#include <nlohmann/json.hpp>

namespace intrika::bots {

std::string lineOf(const nlohmann::json& json) {
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

ExternalQuestion::ExternalQuestion(const std::string& view, std::vector<Answer> answersIn, Seat seat,
                                   std::string_view game)
    : answers(std::move(answersIn)) {
    line = "{\"view\":" + view + ",\"legal\":[";
    for (std::size_t index = 0; index < answers.size(); ++index) line += (index == 0 ? "" : ",") + answers[index].move;
    line += "],\"seat\":" + std::to_string(seat) + ",\"game\":\"" + std::string(game) + "\"}\n";
}

ExecBot::ExecBot(std::string program, std::chrono::milliseconds limit) : program_(std::move(program)), limit_(limit) {}

ExecBot::~ExecBot() = default;

Expected<MoveKey> ExecBot::ask(const ExternalQuestion& question, const std::stop_token& stop) {
    const std::lock_guard lock(busy_);
    const auto deadline = std::chrono::steady_clock::now() + limit_;
    if (!process_) process_ = ChildProcess::start(program_);
    if (!process_) return unexpected(externalProblem("start", program_));
    process_->dropInput();
    ChildProcess::Outcome outcome = process_->writeAll(question.line, deadline, stop);
    std::string answer;
    if (outcome == ChildProcess::Outcome::done) outcome = process_->readLine(answer, deadline, stop);
    if (outcome != ChildProcess::Outcome::done) process_.reset();
    switch (outcome) {
        case ChildProcess::Outcome::done:
            break;
        case ChildProcess::Outcome::late:
            return unexpected(externalProblem("late", program_, {number(limit_.count() / 1000)}));
        case ChildProcess::Outcome::stopped:
            return unexpected(externalProblem("stopped", program_));
        case ChildProcess::Outcome::gone:
            return unexpected(externalProblem("gone", program_));
        case ChildProcess::Outcome::tooLong:
            return unexpected(externalProblem("nonsense", program_));
    }
    return readAnswer(question, answer, program_);
}

std::shared_ptr<ExecBot> ExternalBots::of(Seat seat, const std::string& program) {
    Entry& entry = bots_.at(seat);
    if (!entry.bot || entry.program != program) entry = {program, std::make_shared<ExecBot>(program)};
    return entry.bot;
}

ExternalThinking::ExternalThinking(std::shared_ptr<ExecBot> bot, ExternalQuestion question, std::uint64_t seed)
    : bot_(std::move(bot)), question_(std::move(question)), seed_(seed) {}

Advice ExternalThinking::run(std::stop_token stop, std::atomic<float>& share) {
    Advice advice;
    const Expected<MoveKey> answer = bot_->ask(question_, stop);
    if (answer) {
        advice.best = *answer;
    } else {
        Rng rng(seed_);
        advice.best = question_.answers[rng.below(static_cast<std::uint32_t>(question_.answers.size()))].key;
        advice.problem = answer.error();
    }
    share.store(1);
    return advice;
}

}  // namespace intrika::bots
