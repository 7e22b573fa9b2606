// A finished game gone through event by event: how everybody stood, what each decision lost, what was luck.
//
// Definitions. A share is the part of the win that a seat gets, ties divided, 0..1.
// - Chances of a position: `known`, each seat's own share as far as its view goes, and `truth`, everybody's with all
//   cards open; both as the strong search expects them, which plays well for all. At the end they are the result.
// - Loss of a decision: the share of the best move less that of the chosen one, both as the seat's view has it. Within
//   twice its standard error it is none. Forced moves are no decisions.
// - Skill of an event, for every seat: what the decision's loss took from it or gave it. Of chance: none.
// - Luck of an event, for every seat: by what its true chances changed, less the skill. So it is what chance brought,
// or
//   what came to light, beyond what was to be expected; of the deal, by what the first chances differ from a fair part.
//   This is how GNU Backgammon tells luck from skill (luck by variance reduction; its manual, "Luck analysis"): every
//   change counts once, as the one or the other, and all luck and skill are together what the seat got in the end
//   beyond a fair part, however well the search knows.
#pragma once

#include "engines/bots/appraisal.h"
#include "engines/core/seat.h"
#include "engines/review/room.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intrika::review {

enum class Mark : std::uint8_t { forced, good, inaccuracy, mistake, blunder };

// Losses from which on a decision is called so.
inline constexpr double inaccuracyFrom = 0.03;
inline constexpr double mistakeFrom = 0.08;
inline constexpr double blunderFrom = 0.15;

Mark markOf(double loss);
std::string_view nameOf(Mark mark);

struct Option {
    std::string move;  // in the notation, one line
    std::uint32_t visits = 0;
    double share = 0;
    bool operator==(const Option&) const = default;
};

// Of what the seat knew, and nothing else.
struct Decision {
    Seat seat = 0;
    std::vector<Option> options;  // every legal move; without visits: not looked at
    std::string best;
    std::string chosen;
    double loss = 0;  // proven: none within twice its error
    double error = 0;
    Shares cost;            // by seat, what the loss took and gave
    bool isSecret = false;  // others did not see which move it was

    Mark mark() const { return options.size() < 2 ? Mark::forced : markOf(loss); }
    double stake() const;  // what the worst move that was looked at would have lost
    // Some move would have been an inaccuracy at least: what a rating counts.
    bool isWeighty() const { return stake() >= inaccuracyFrom; }
    bool operator==(const Decision&) const = default;
};

// A position, and the decision that led to it.
struct Point {
    Shares known;
    Shares truth;
    std::optional<Decision> decision;  // none at the beginning, and after chance
    bool operator==(const Point&) const = default;
};

// Grows point by point, in any order; complete or not, it can be kept beside its record and gone on with.
struct Review {
    std::string game;               // its id
    std::uint64_t fingerprint = 0;  // of the game gone through
    Effort effort;
    double fairShare = 0;
    std::vector<std::optional<Point>> points;  // by how many events had happened

    int seatCount() const;
    bool isComplete() const;
    // Precondition: complete; `event` is in 0..points.size()-2.
    const Point& before(int event) const { return *points.at(static_cast<std::size_t>(event)); }
    const Point& after(int event) const { return *points.at(static_cast<std::size_t>(event) + 1); }
    int eventCount() const { return static_cast<int>(points.size()) - 1; }
    bool operator==(const Review& other) const;
};

// By seat. Precondition: complete.
Shares skillOf(const Review& review, int event);
Shares luckOf(const Review& review, int event);

}  // namespace intrika::review
