// Whatever an external bot answers, it is a legal move of the game that it was asked about or it is said to be
// nonsense.
#include "engines/bots/bot_answer.h"
#include "engines/session/game_kind.h"
#include "tests/fuzz/promises.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace intrika;
using namespace intrika::fuzz;

namespace {

struct Asked {
    std::unique_ptr<Session> session;
    Seat seat;
    ExternalQuestion question;
};

// A game of each kind at its first decision.
std::vector<Asked> firstDecisions() {
    std::vector<Asked> all;
    for (const GameKind* kind : allGames()) {
        Rng rng(1);
        auto session = kind->deal(nlohmann::json::object(), kind->usualSeats, rng, {});
        must(session.has_value());
        while ((*session)->toAct().isChance()) (*session)->drawChance(rng);
        const Seat seat = (*session)->toAct().seats.first();
        std::vector<ExternalQuestion::Answer> answers;
        for (const MoveKey& key : (*session)->legalMoves(seat)) {
            answers.push_back({lineOf((*session)->moveJson(seat, key, (*session)->stepCount())), key});
        }
        ExternalQuestion question(lineOf((*session)->view(seat)), std::move(answers), seat, kind->id);
        all.push_back({std::move(*session), seat, std::move(question)});
    }
    return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<Asked> games = firstDecisions();
    const std::string line(textIn(data, size));
    for (const Asked& game : games) {
        const auto key = readAnswer(game.question, line, "bot");
        if (!isRead(key, game.session->kind().id)) continue;
        const auto legal = game.session->legalMoves(game.seat);
        must(std::find(legal.begin(), legal.end(), *key) != legal.end());
    }
    return 0;
}
