// Before a turn: placing, loading, bidding.
#include "engines/confidants/presenter/happening_parts.h"

namespace intrika::confidants {
namespace {

Text sentence(const told::Placed& told) {
    return say("log.placed", {person(told.seat), nameOf(told.army), nameOf(told.board, told.at)});
}
Motion motion(const told::Placed& told) {
    return moving(told.seat, beginOf(told.army), unitOf(told.seat, told.board, told.at), faceUp({unitFace(told.army)}));
}

// Of three wagons it is said once.
Text sentence(const told::Loaded& told) {
    return told.army == ArmyKind::patrician ? say("log.loaded", {person(told.seat)}) : Text();
}
Motion motion(const told::Loaded& told) {
    return moving(told.seat, beginOf(told.army), goodsOf(told.seat, told.army), piecesOf(told.wagon));
}

Text sentence(const told::WagonSighted& told) {
    if (!told.wagon) return say("log.wagon-sighted", {person(told.viewer), person(told.loader)});
    return say("log.wagon-sighted-known", {person(told.viewer), person(told.loader), nameOf(*told.wagon)});
}
Motion motion(const told::WagonSighted& told) {
    return turning(told.loader, goodsOf(told.loader, ArmyKind::patrician), piecesOf(told.wagon));
}

Text sentence(const told::WagonOpened& told) {
    return say("log.wagon-opened", {person(told.seat), nameOf(told.army), nameOf(told.wagon)});
}
Motion motion(const told::WagonOpened& told) {
    return turning(told.seat, goodsOf(told.seat, told.army), faceUp({wagonFace(told.wagon)}));
}

Text sentence(const told::RoundBegan& told) { return say("log.round-began", {number(told.round)}); }
Motion motion(const told::RoundBegan&) { return still(); }

Text sentence(const told::Bid& told) {
    return say("log.bid", {person(told.seat), nameOf(told.rank), number(numberOf(told.rank))});
}
Motion motion(const told::Bid& told) {
    return moving(told.seat, handOf(told.seat), {zone(SeatZone::bid, told.seat), bidPlace},
                  faceUp({rankFace(told.rank)}));
}

// To others the bid's sentence says enough.
Text sentence(const told::SecretBid& told) {
    return told.card ? say("log.secret-bid", {person(told.seat), nameOf(*told.card)}) : Text();
}
Motion motion(const told::SecretBid& told) {
    return moving(told.seat, handOf(told.seat), secretCardOf(told.seat), piecesOf(told.card));
}

Text sentence(const told::KeptOut& told) { return say("log.kept-out", {person(told.seat)}); }

Text sentence(const told::TurnBegan& told) { return say("log.turn-began", {person(told.seat)}); }

// Nothing moves.
template <OneOf<told::KeptOut, told::TurnBegan> Each>
Motion motion(const Each& told) {
    return still(told.seat);
}

}  // namespace

Text sentenceOf(const told::Beginning& redacted) {
    return std::visit([](const auto& told) { return sentence(told); }, redacted);
}
Motion motionOf(const told::Beginning& redacted) {
    return std::visit([](const auto& told) { return motion(told); }, redacted);
}

}  // namespace intrika::confidants
