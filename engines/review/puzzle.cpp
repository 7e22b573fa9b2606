#include "engines/review/puzzle.h"

#include "engines/core/rng.h"
#include "engines/review/bot_game.h"
#include "engines/session/game_kind.h"
#include "engines/session/hindsight.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <optional>
#include <utility>

namespace intrika::review {
namespace {

constexpr std::uint32_t firstLook = 8;  // part of the iterations that shows whether a position is worth more
constexpr std::size_t mostLooks = 40;   // of a game: one puzzle of each would be alike the next

struct Leaders {
    WeighedMove first;
    WeighedMove second;
    double lead() const { return first.share - second.share; }
};

// The best move by the search, and of the others the one with the greatest share.
Leaders leadersOf(const Appraisal& appraisal) {
    Leaders leaders;
    leaders.second.share = -1;
    for (const WeighedMove& move : appraisal.moves) {
        if (move.key == appraisal.best) {
            leaders.first = move;
        } else if (move.share > leaders.second.share) {
            leaders.second = move;
        }
    }
    return leaders;
}

// What the moves leave their seat, on the average of several searches.
class MeanShares {
public:
    void add(const Appraisal& appraisal) {
        for (const WeighedMove& move : appraisal.moves) {
            if (move.visits == 0) continue;
            Sum& sum = sums_[move.key];
            sum.share += move.share;
            ++sum.count;
        }
    }
    std::vector<double> of(const std::vector<MoveKey>& moves) const {
        std::vector<double> shares;
        for (const MoveKey& move : moves) {
            const auto sum = sums_.find(move);
            shares.push_back(sum == sums_.end() ? -1 : sum->second.share / sum->second.count);
        }
        return shares;
    }

private:
    struct Sum {
        double share = 0;
        int count = 0;
    };
    std::map<MoveKey, Sum> sums_;
};

// Looks through one game.
class PuzzleSearch {
public:
    PuzzleSearch(const PuzzleOrder& order, const Session& session, const Hindsight& game, Rng& rng)
        : order_(order), session_(session), game_(game), rng_(rng) {}

    std::optional<Puzzle> found() {
        std::vector<int> events;
        const auto first = static_cast<int>(order_.from * game_.stepCount());
        for (int event = first; event < game_.stepCount(); ++event) {
            if (game_.mover(event) && session_.legalMoves(*game_.mover(event), event).size() >= order_.moves)
                events.push_back(event);
        }
        shuffle(events, rng_);
        events.resize(std::min(events.size(), mostLooks));
        for (const int event : events) {
            if (auto puzzle = puzzleAt(event)) return puzzle;
        }
        return std::nullopt;
    }

private:
    // What costs little comes first.
    std::optional<Puzzle> puzzleAt(int event) {
        const auto glance = appraised(event, game_.move(event), order_.iterations / firstLook);
        if (!glance || leadersOf(*glance).lead() < puzzleLead) return std::nullopt;
        Puzzle puzzle;
        puzzle.event = event;
        puzzle.seat = *game_.mover(event);
        puzzle.best = game_.moveText(event, glance->best);
        puzzle.why = session_.explain(puzzle.seat, glance->best, event);
        if (puzzle.why.empty()) return std::nullopt;
        puzzle.difficulty = difficultyOf(event, glance->best);
        if (order_.wants && !order_.wants(puzzle)) return std::nullopt;
        if (!isConfirmed(puzzle, *glance)) return std::nullopt;
        puzzle.record = recordUntil(event);
        return puzzle;
    }

    // By searches of other seeds, which also tell what each move leaves the seat.
    bool isConfirmed(Puzzle& puzzle, const Appraisal& glance) {
        const MoveKey second = leadersOf(glance).second.key;
        MeanShares shares;
        for (int seed = 0; seed < puzzleSeeds; ++seed) {
            const auto appraisal = appraised(puzzle.event, second, order_.iterations);
            if (!appraisal || appraisal->best != glance.best) return false;
            const Leaders leaders = leadersOf(*appraisal);
            if (appraisal->loss < puzzleLead || leaders.lead() < puzzleLead) return false;
            puzzle.share += leaders.first.share / puzzleSeeds;
            puzzle.next += leaders.second.share / puzzleSeeds;
            shares.add(*appraisal);
        }
        puzzle.shares = shares.of(session_.legalMoves(puzzle.seat, puzzle.event));
        return true;
    }

    Difficulty difficultyOf(int event, const MoveKey& best) {
        constexpr int tries = 5;
        Budget budget = budgetOf(Level::easy);
        budget.milliseconds = 0;
        const PlayerKind bot{PlayerKind::Is::bot, Level::easy, {}};
        int found = 0;
        for (int each = 0; each < tries; ++each) {
            std::atomic<float> share = 0;
            const auto thinking = session_.think(*game_.mover(event), bot, budget, rng_.next(), event);
            if (thinking->run(order_.stop, share).best == best) ++found;
        }
        if (found == tries) return Difficulty::easy;
        return found > 0 ? Difficulty::medium : Difficulty::hard;
    }

    std::optional<Appraisal> appraised(int event, const MoveKey& chosen, std::uint32_t iterations) {
        return game_.appraise(event, chosen, {rng_.next(), std::max(iterations, 64u)}, order_.stop);
    }

    Record recordUntil(int event) const {
        const std::size_t seats = static_cast<std::size_t>(session_.seatCount());
        Record record = recordOf(session_, std::vector<SeatEntry>(seats), {});
        record.events.resize(static_cast<std::size_t>(event));
        record.result.reset();
        return record;
    }

    const PuzzleOrder& order_;
    const Session& session_;
    const Hindsight& game_;
    Rng& rng_;
};

}  // namespace

Expected<Puzzle> makePuzzle(const PuzzleOrder& order) {
    Rng rng(order.seed);
    for (int game = 0; game < order.games && !order.stop.stop_requested(); ++game) {
        const auto session = playedGame({order.game, order.level, order.seats, order.options}, rng, order.stop);
        const auto hindsight = session->hindsight();
        if (!hindsight) break;  // it was stopped
        if (auto puzzle = PuzzleSearch(order, *session, **hindsight, rng).found()) return std::move(*puzzle);
    }
    const auto code = order.stop.stop_requested() ? Problem::Code::cancelled : Problem::Code::badValue;
    return unexpected(code, say("problem.no-puzzle", {number(order.games)}));
}

}  // namespace intrika::review
