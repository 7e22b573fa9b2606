#include "engines/review/bot_game.h"

#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <atomic>
#include <cstdlib>

namespace intrika::review {

std::unique_ptr<Session> playedGame(const BotGame& order, Rng& rng, const std::stop_token& stop) {
    const GameKind& game = *order.game;
    const int seats = order.seats == 0 ? game.usualSeats : order.seats;
    auto session = game.deal(knownJson(order.options), seats, rng, {}).value();
    Budget budget = budgetOf(order.level);
    if (order.iterations > 0) {
        budget.iterations = order.iterations;
        budget.holdsBack = false;
    }
    budget.milliseconds = 0;  // else a slow machine would play another game
    const PlayerKind bot{PlayerKind::Is::bot, order.level, {}};
    while (!session->toAct().isOver() && !stop.stop_requested()) {
        if (session->toAct().isChance()) {
            session->drawChance(rng);
            continue;
        }
        const Seat seat = session->toAct().seats.first();
        std::atomic<float> share = 0;
        const Advice advice = session->think(seat, bot, budget, rng.next())->run(stop, share);
        if (!session->play(seat, advice.best)) std::abort();  // it would be asked for the same move for ever
    }
    return session;
}

}  // namespace intrika::review
