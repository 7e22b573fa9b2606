// What people pencil into their notebooks: suspicions, of which no rule and no bot knows.
#pragma once

#include "engines/core/seat.h"
#include "engines/core/tableau.h"

#include <nlohmann/json_fwd.hpp>

#include <compare>
#include <cstdint>
#include <map>

namespace intrika::session {

struct GameKind;

enum class PencilMark : std::uint8_t { none, maybe, yes, no };

// A cell of somebody's notebook; `place` counts Notebook::rows.
struct PencilCell {
    Seat owner = noSeat;
    int place = 0;
    FaceId thing = noFace;
    auto operator<=>(const PencilCell&) const = default;
};

class PencilMarks {
public:
    PencilMark at(const PencilCell& cell) const;
    void set(const PencilCell& cell, PencilMark mark);  // `none` rubs out
    void rubOut(Seat owner);
    bool has(Seat owner) const;
    bool empty() const { return marks_.empty(); }

    // [{"seat": 0, "place": 2, "thing": "object.key", "mark": "maybe"}, ...]: seats and things of this kind.
    nlohmann::json json(const GameKind& kind) const;
    bool operator==(const PencilMarks&) const = default;

private:
    std::map<PencilCell, PencilMark> marks_;
};

// What a record holds of them. Anything may stand there in a file from elsewhere: what is no mark of this game
// is left out, and `whole` is false.
struct ReadPencil {
    PencilMarks marks;
    bool whole = true;
};
ReadPencil readPencil(const nlohmann::json& list, const GameKind& kind, int seats);

}  // namespace intrika::session
