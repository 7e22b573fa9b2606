// What a seat of the Coach takes for true: alliances by who stood by whom, the pearl by the way it went, and any deal
// of the other objects that it cannot rule out.
#pragma once

#include "engines/coach/allegiance.h"
#include "engines/coach/pearl_trail.h"

#include <optional>
#include <span>
#include <variant>

namespace intrika::coach {

class Belief {
public:
    // `seen`: what the view's observer was told since the game began, redacted.
    Belief(const View& view, std::span<const Told> seen)
        : view_(view), allegiance_(view, seen), pearl_(view, seen, allegiance_) {}

    State truth(Rng& rng) const;  // that the view allows; likelier ones more often
    // A declaration, where its chance of being right is worth taking; and whom to name in it.
    std::optional<Move> computed(Seat seat, Rng& rng) const;
    // Playouts declare where it is right, so a search takes declaring for better than it is.
    static bool isComputed(const Move& move) { return std::holds_alternative<Declare>(move); }

    const View& view() const { return view_; }
    const Allegiance& allegiance() const { return allegiance_; }
    const PearlTrail& pearl() const { return pearl_; }

private:
    View view_;
    Allegiance allegiance_;
    PearlTrail pearl_;
};

}  // namespace intrika::coach
