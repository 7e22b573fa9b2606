// Pieces that somebody laid down before an observer who did not see what they are, and when they came to light.
#pragma once

#include "engines/core/happening.h"

#include <optional>
#include <vector>

namespace intrika::session {

// Those of one happening: they lie at one place of the table, told apart from all others there.
struct CoveredPiece {
    std::size_t happening = 0;  // of the step that laid it down
    ZoneId zone = noZone;
    std::uint16_t place = 0;
    std::size_t count = 0;
};

// Of what the observer saw in a step of that mover. None: nothing was laid down that they did not see.
std::optional<CoveredPiece> coveredBy(const std::vector<Motion>& seen, Seat mover);

// Where hidden pieces change places unseen, nobody can tell which of them is turned up later.
bool keepsItsPlaces(const Zone& zone);

// What becomes of it, told one happening after the other, as the observer sees them.
class PieceWatch {
public:
    explicit PieceWatch(const CoveredPiece& piece) : piece_(piece) {}

    void follow(const Motion& seen);
    bool isOver() const { return isLost_ || !faces_.empty(); }
    const std::vector<FaceId>& faces() const { return faces_; }  // once it is uncovered, in order; else empty

private:
    CoveredPiece piece_;
    bool isLost_ = false;  // out of sight: it was moved, or something was put in its place
    std::vector<FaceId> faces_;
};

}  // namespace intrika::session
