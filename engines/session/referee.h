// Whether an event may happen now, and the reason why it may not.
#pragma once

#include "engines/core/game_rules.h"
#include "engines/session/event_text.h"
#include "engines/session/game_kind.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace intrika::session {

template <class Game>
struct Referee {
    using Rules = typename Game::Rules;
    using Codec = typename Game::Codec;
    using Presenter = typename Game::Presenter;
    using State = typename Rules::State;
    using Move = typename Rules::Move;
    using Chance = typename Rules::Chance;

    static MoveList<Move> movesOf(const State& state, Seat seat) {
        MoveList<Move> moves;
        Rules::legalMoves(state, seat, moves);
        return moves;
    }

    static Expected<Move> moveByKey(const State& state, Seat seat, const MoveKey& key) {
        if (auto problem = whyNotNow(state, seat)) return unexpected(std::move(*problem));
        for (const Move& move : movesOf(state, seat)) {
            if (keyOf(move) == key) return move;
        }
        return unexpected(illegalMove({}));
    }

    static Expected<Move> readMove(const State& state, Seat seat, const Json& json) {
        if (auto problem = whyNotNow(state, seat)) return unexpected(std::move(*problem));
        const auto move = Codec::readMove(json);
        if (!move) return unexpected(below("/move", move.error()));
        if (!Rules::isLegal(state, seat, *move)) return unexpected(whyIllegal(state, seat, *move));
        return *move;
    }

    static Expected<Chance> readChance(const State& state, const Json& json) {
        const ToAct now = Rules::toAct(state);
        if (now.isOver()) return unexpected(gameIsOver());
        if (!now.isChance()) return unexpected(moveIsDue(now.seats.first()));
        const auto chance = Codec::readChance(json);
        if (!chance) return unexpected(below("/chance", chance.error()));
        if (!Rules::isPossible(state, *chance)) {
            return unexpected(impossibleChance(Game::kind().chanceNames.at(now.chance)));
        }
        return *chance;
    }

private:
    static std::optional<Problem> whyNotNow(const State& state, Seat seat) {
        const ToAct now = Rules::toAct(state);
        if (now.mayAct(seat)) return std::nullopt;
        if (now.isOver()) return gameIsOver();
        if (now.isChance()) return chanceIsDue(Game::kind().chanceNames.at(now.chance));
        return notToAct(seat, Rules::seatCount(state));
    }

    // Told as the window tells it: by what would have to be picked. Where that finds nothing, the rule is named.
    static Problem whyIllegal(const State& state, Seat seat, const Move& move) {
        const auto seen = Rules::view(state, seat);
        const Prompt prompt = Presenter::prompt(seen, seat, std::span(&move, 1));
        Problem problem = illegalMove(prompt.rule);
        if (prompt.choices.empty()) return problem;
        if (Text reason = Presenter::whyNot(seen, seat, prompt.choices.front().picks); !reason.empty()) {
            problem.text = std::move(reason);
        }
        return problem;
    }
};

}  // namespace intrika::session
