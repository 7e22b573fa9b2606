#include "engines/bots/elo.h"

#include "engines/core/rng.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace intrika::bots {
namespace {

constexpr double meanElo = 1500;
constexpr double eloOfTenToOne = 400;
constexpr int rounds = 300;  // of the approximation
constexpr std::size_t redrawn = 1000;

// How often each won against each.
class Wins {
public:
    explicit Wins(std::size_t players) : players_(players), wins_(players * players, 0.5) {}

    void add(const std::vector<Encounter>& game) {
        for (const Encounter& encounter : game) {
            of(encounter.one, encounter.other) += encounter.share;
            of(encounter.other, encounter.one) += 1 - encounter.share;
        }
    }

    std::vector<double> elos() const {
        std::vector<double> strengths(players_, 1.0);
        for (int round = 0; round < rounds; ++round) {
            for (std::size_t player = 0; player < players_; ++player) strengths[player] = strength(player, strengths);
        }
        for (double& strength : strengths) strength = eloOfTenToOne * std::log10(strength);
        const double sum = std::accumulate(strengths.begin(), strengths.end(), 0.0);
        for (double& elo : strengths) elo += meanElo - sum / static_cast<double>(players_);
        return strengths;
    }

private:
    double& of(std::size_t winner, std::size_t loser) { return wins_[winner * players_ + loser]; }
    double of(std::size_t winner, std::size_t loser) const { return wins_[winner * players_ + loser]; }

    double strength(std::size_t player, const std::vector<double>& strengths) const {
        double won = 0;
        double expected = 0;
        for (std::size_t other = 0; other < players_; ++other) {
            if (other == player) continue;
            won += of(player, other);
            expected += (of(player, other) + of(other, player)) / (strengths[player] + strengths[other]);
        }
        return won / expected;
    }

    std::size_t players_;
    std::vector<double> wins_;
};

}  // namespace

std::vector<Rating> ratingsOf(std::span<const std::vector<Encounter>> games, std::size_t players, std::uint64_t seed) {
    Wins all(players);
    for (const auto& game : games) all.add(game);
    const std::vector<double> elos = all.elos();

    std::vector<std::vector<double>> drawn(players);
    Rng rng(seed);
    for (std::size_t time = 0; time < redrawn; ++time) {
        Wins wins(players);
        for (std::size_t game = 0; game < games.size(); ++game) {
            wins.add(games[rng.below(static_cast<std::uint32_t>(games.size()))]);
        }
        const std::vector<double> others = wins.elos();
        for (std::size_t player = 0; player < players; ++player) drawn[player].push_back(others[player]);
    }

    std::vector<Rating> ratings;
    for (std::size_t player = 0; player < players; ++player) {
        std::sort(drawn[player].begin(), drawn[player].end());
        ratings.push_back({elos[player], drawn[player][redrawn / 40], drawn[player][redrawn - 1 - redrawn / 40]});
    }
    return ratings;
}

}  // namespace intrika::bots
