// One running game of any kind: the handle that table, command line and tests use.
#pragma once

#include "engines/bots/level.h"
#include "engines/bots/thinking.h"
#include "engines/core/choice.h"
#include "engines/core/deed.h"
#include "engines/core/happening.h"
#include "engines/core/moments.h"
#include "engines/core/notebook.h"
#include "engines/core/problem.h"
#include "engines/core/result.h"
#include "engines/core/rng.h"
#include "engines/core/stage.h"
#include "engines/core/tableau.h"
#include "engines/core/to_act.h"
#include "engines/session/hindsight.h"
#include "engines/session/room.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace intrika::session {

struct GameKind;

// One event and what came of it.
struct Step {
    std::string event;  // the event in the notation, one line of JSON
    Observer mover;     // nullopt: chance
    ToAct next;
    SeatSet informed;  // who learnt something new by it: nobody else's undo may cross this step
    MoveKey move;      // the mover's; of chance: none
};

// A move, and why a bot would play it.
struct Explained {
    MoveKey move;
    Text why;
    bool operator==(const Explained&) const = default;
};

// Used by one thread. Steps are counted from 0: `at` is the number of events applied, at most stepCount(), and
// `latest` the present. All positions are kept, so going back costs nothing.
class Session {
public:
    static constexpr int latest = -1;

    virtual ~Session() = default;
    virtual const GameKind& kind() const = 0;
    virtual int seatCount() const = 0;
    virtual int stepCount() const = 0;
    virtual const Step& step(int index) const = 0;  // index in 0..stepCount()-1
    virtual ToAct toAct(int at = latest) const = 0;

    virtual Expected<Step> play(Seat seat, const MoveKey& key) = 0;  // not legal: Problem, nothing changed
    virtual Expected<Step> replay(const nlohmann::json& event) = 0;  // any event of the notation, likewise
    virtual Step drawChance(Rng& rng) = 0;                           // precondition: toAct() is chance
    virtual bool takeBack() = 0;                                     // one event; false at the start

    // What an observer may know. A seat's prompt is empty while that seat is not to act.
    virtual Tableau tableau(Observer observer, int at = latest) const = 0;
    virtual Prompt prompt(Seat seat, int at = latest) const = 0;
    virtual Text whyNot(Seat seat, std::span<const Pick> picks) const = 0;
    virtual std::vector<Happening> happenings(int step, Observer observer) const = 0;
    virtual std::vector<Moment> moments(int step, Observer observer) const = 0;
    virtual StageScript stage(int step, Observer observer) const = 0;        // empty: it is told on the table alone
    virtual std::vector<Deed> deeds(int step, Observer observer) const = 0;  // good and bad turns in this event
    virtual Notebook notebook(Seat seat, int at = latest) const = 0;         // empty: the game keeps none

    // In the notation.
    virtual nlohmann::json options() const = 0;
    virtual nlohmann::json setup() const = 0;  // null when the game began from a position
    virtual nlohmann::json position(int at = latest) const = 0;
    virtual nlohmann::json view(Observer observer, int at = latest) const = 0;
    virtual std::vector<MoveKey> legalMoves(Seat seat, int at = latest) const = 0;
    virtual nlohmann::json moveJson(Seat seat, const MoveKey& key, int at = latest) const = 0;
    virtual Expected<MoveKey> legalMove(Seat seat, const nlohmann::json& move, int at = latest) const = 0;
    virtual Result result() const = 0;  // precondition: toAct().isOver()
    // The truth: seats of the same side win and lose together. In most games every seat is a side of its own.
    virtual int side(Seat seat) const = 0;
    // The Problem: the game goes on.
    virtual Expected<std::unique_ptr<const Hindsight>> hindsight() const = 0;

    // The job gets the seat's view and nothing else. Precondition: toAct(at).mayAct(seat).
    virtual std::unique_ptr<Thinking> think(Seat seat, const PlayerKind& player, const Budget& budget,
                                            std::uint64_t seed, int at = latest) const = 0;
    virtual Text explain(Seat seat, const MoveKey& key, int at = latest) const = 0;  // why a bot would play this

    // Of a seat's move: which one it was and why, as the observer could work it out from what they had seen when so
    // many events had happened. None: they could not, so that to tell it would give something away.
    virtual std::optional<Explained> explained(int step, Observer observer, int events) const = 0;
    // How many events had happened when what that move laid down covered was turned up before the observer; costs
    // little.
    virtual std::optional<int> uncoveredBy(int step, Observer observer) const = 0;
};

}  // namespace intrika::session
