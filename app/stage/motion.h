// How a card comes from one picture to the next, at normal speed.
#pragma once

#include "app/stage/stage_layout.h"

#include <optional>
#include <vector>

namespace intrika::stage {

// As it is drawn at one moment.
struct ShownCard {
    PlacedCard placed;  // with the face that is up
    double width = 1;   // of its own: less while it turns
    double opacity = 1;
    double left = 1;  // how much of it has not yet gone through the trap
};

// On their way to these places, small in the end; those without one stay away.
std::vector<ShownCard> flyingAt(const StageLayout& layout, const std::vector<StageGain>& gains,
                                const std::vector<QPointF>& seats, double now);
inline constexpr double flightMs = 450;

// What a column notes, on its way.
struct FlyingNote {
    Text text;
    QPointF centre;
    double size = 1;  // of its own
};
std::vector<FlyingNote> notesAt(const StageBeat& beat, const StageLayout& layout, const std::vector<QPointF>& seats,
                                double now);

// Milliseconds from which on nothing moves any more.
inline constexpr double movedMs = 810;

// `before`: none for the first picture. `now`: milliseconds since the beat began. `gone`: those that fly away.
std::vector<ShownCard> cardsAt(const StageLayout* before, const StageLayout& after, double now,
                               const std::vector<StageGain>& gone = {});

}  // namespace intrika::stage
