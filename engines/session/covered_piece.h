// Pieces that somebody laid down before an observer who did not see what they are, and when they came to light.
#pragma once

#include "engines/session/session.h"

#include <optional>
#include <vector>

namespace intrika {

// Those of one happening: they lie at one place of the table, told apart from all others there.
struct CoveredPiece {
    std::size_t happening = 0;  // of the step that laid it down
    ZoneId zone = noZone;
    std::uint16_t place = 0;
    std::size_t count = 0;
};

// None: that step laid down nothing that the observer did not see.
std::optional<CoveredPiece> coveredBy(const Step& step, Observer observer);

// Where hidden pieces change places unseen, nobody can tell which of them is turned up later.
bool keepsItsPlaces(const Zone& zone);

// What becomes of it, told one happening after the other. Only what the observer sees is asked for.
class PieceWatch {
public:
    PieceWatch(const CoveredPiece& piece, Observer observer) : piece_(piece), observer_(observer) {}

    void follow(const Happening& happening);
    bool isOver() const { return isLost_ || !faces_.empty(); }
    const std::vector<FaceId>& faces() const { return faces_; }  // once it is uncovered, in order; else empty

private:
    CoveredPiece piece_;
    Observer observer_;
    bool isLost_ = false;  // out of sight: it was moved, or something was put in its place
    std::vector<FaceId> faces_;
};

}  // namespace intrika
