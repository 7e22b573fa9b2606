// From a player's kind to the job that thinks for them. A `Game` gathers a game's types: Game::Rules, Game::Codec,
// Game::Heuristics, and the game's id.
#pragma once

#include "engines/bots/exec_bot.h"
#include "engines/bots/level.h"
#include "engines/bots/net_search.h"
#include "engines/bots/search_thinking.h"
#include "engines/bots/textbook.h"
#include "engines/bots/thinking.h"

#include <memory>
#include <utility>
#include <vector>

namespace intrika::bots {

// What the seat may do, found from what the seat knows: every truth that the view allows has the same legal moves.
template <class Rules>
MoveList<typename Rules::Move> legalMovesIn(const typename Rules::View& view, Seat seat, Rng& rng) {
    MoveList<typename Rules::Move> moves;
    Rules::legalMoves(Rules::determinize(view, rng), seat, moves);
    return moves;
}

template <class Rules>
class RandomThinking final : public Thinking {
public:
    using View = typename Rules::View;
    RandomThinking(const View& view, Seat seat, std::uint64_t seed) : view_(view), seat_(seat), seed_(seed) {}

    Advice run(std::stop_token, std::atomic<float>& share) override {
        Rng rng(seed_);
        const auto moves = legalMovesIn<Rules>(view_, seat_, rng);
        share.store(1);
        Advice advice;
        advice.best = keyOf(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        return advice;
    }

private:
    View view_;
    Seat seat_;
    std::uint64_t seed_;
};

// Precondition: the seat is to act in this view. `externals` keeps the external programs of one game running from
// question to question; the job shares the program that it asks, so it may outlive `externals`. `seen` is what the seat
// was told of since the game began, for heuristics that weigh it; `mood` is how it
// takes what comes.
template <class Game>
std::unique_ptr<Thinking> thinkOf(const typename Game::Rules::View& view, Seat seat, const PlayerKind& player,
                                  const Budget& budget, std::uint64_t seed, ExternalBots& externals,
                                  std::vector<typename Game::Rules::Told> seen = {}, const Mood& mood = {}) {
    using Rules = typename Game::Rules;
    using Heuristics = typename Game::Heuristics;
    if (player.is == PlayerKind::Is::external) {
        Rng rng(seed);
        std::vector<ExternalQuestion::Answer> answers;
        for (const auto& move : legalMovesIn<Rules>(view, seat, rng)) {
            answers.push_back({lineOf(Game::Codec::writeMove(move)), keyOf(move)});
        }
        return std::make_unique<ExternalThinking>(
            externals.of(seat, player.program),
            ExternalQuestion(lineOf(Game::Codec::writeView(view)), std::move(answers), seat, Game::id), seed);
    }
    if (player.is == PlayerKind::Is::bot && player.level == Level::random) {
        return std::make_unique<RandomThinking<Rules>>(view, seat, seed);
    }
    if (player.is == PlayerKind::Is::textbook) {
        return std::make_unique<SearchThinking<Rules, NoKnowledge, Textbook<Rules>>>(view, seat, budget, seed);
    }
    if constexpr (HasLearnt<Heuristics, Rules>) {
        const bool asksTheNet = player.is == PlayerKind::Is::bot && player.level >= Level::strong;
        if (asksTheNet && netForView<Rules, typename Heuristics::Features>(view, seed)) {
            return std::make_unique<SearchThinking<Rules, Heuristics, LearntSearch<Rules, Heuristics>>>(
                view, seat, budget, seed, std::move(seen), mood);
        }
    }
    return std::make_unique<SearchThinking<Rules, Heuristics>>(view, seat, budget, seed, std::move(seen), mood);
}

}  // namespace intrika::bots
