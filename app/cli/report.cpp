#include "app/cli/report.h"

#include "engines/core/clean_text.h"
#include "engines/session/record.h"
#include "engines/words/words.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace intrika::cli {
namespace {

template <class AnyJson>
void printAsLine(const AnyJson& json) {
    std::cout << withEscapes(json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)) << '\n';
}

QString seatName(int seat) { return Words().say(say("cli.seat", {number(seat)})); }

// The file, the place in it, and what is wrong there.
Text located(const std::string& file, const Problem& problem) {
    using Code = Problem::Code;
    // These name the file themselves.
    if (problem.code == Code::cannotRead || problem.code == Code::cannotWrite) return problem.text;
    if (problem.event >= 0) {
        return say("cli.event-problem",
                   {literal(file), number(problem.event + 1), literal(problem.place), part(problem.text)});
    }
    if (problem.place.empty()) return say("cli.file-problem", {literal(file), part(problem.text)});
    return say("cli.place-problem", {literal(file), literal(problem.place), part(problem.text)});
}

}  // namespace

void printLine(const nlohmann::json& json) { printAsLine(json); }
void printLine(const nlohmann::ordered_json& json) { printAsLine(json); }

Speech speechOf(const Record& record) {
    Speech speech{QString::fromStdString(record.game->id), {}};
    for (const SeatEntry& entry : record.seats) {
        const int seat = static_cast<int>(speech.names.size());
        speech.names << (entry.name.empty() ? seatName(seat) : QString::fromStdString(entry.name));
    }
    return speech;
}

Speech speechOf(const GameKind& game, int seats) {
    Speech speech{QString::fromStdString(game.id), {}};
    for (int seat = 0; seat < seats; ++seat) speech.names << seatName(seat);
    return speech;
}

void complain(const Text& text, const Speech& speech) {
    std::cout.flush();  // so that both streams, when they are one, tell things in order
    std::cerr << "intrika-cli: " << Words(speech.game, speech.names).say(text).toStdString() << std::endl;
}

Exit badFile(const std::string& file, const Problem& problem, const Speech& speech) {
    complain(located(file, problem), speech);
    return Exit::failed;
}

Exit wrongUse(const Text& text, const Speech& speech) {
    complain(say("cli.wrong-use", {part(text)}), speech);
    return Exit::wrongUse;
}

Exit badOptions(const Problem& problem, const Speech& speech) {
    return wrongUse(say("cli.use.bad-options", {part(problem.text)}), speech);
}

}  // namespace intrika::cli
