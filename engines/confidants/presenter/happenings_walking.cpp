// On the way, and where it ends.
#include "engines/confidants/presenter/happening_parts.h"

namespace intrika::confidants {
namespace {

Text sentence(const told::Marched& told) {
    return say("log.marched", {person(told.seat), nameOf(told.army), nameOf(told.board, told.to)}, told.steps);
}
Motion motion(const told::Marched& told) {
    return moving(told.seat, unitOf(told.seat, told.board, told.from), unitOf(told.seat, told.board, told.to),
                  faceUp({unitFace(told.army)}));
}

Text sentence(const told::TollPaid& told) { return say("log.toll", {person(told.seat), nameOf(told.army)}); }

Text sentence(const told::Visited& told) {
    return say("log.visited", {person(told.seat), nameOf(told.board, told.board->settlement(told.settlement))});
}

Text sentence(const told::Delivered& told) {
    return say("log.delivered", {person(told.seat), nameOf(told.board, told.board->cityNode(told.city))});
}
Motion motion(const told::Delivered& told) {
    return moving(told.seat, goodsOf(told.seat, ArmyKind::patrician), pileOf(told.city),
                  faceUp({wagonFace(told.city)}));
}

Text sentence(const told::GiftDrawn& told) {
    return say("log.gift-drawn", {person(told.seat), nameOf(kindOf(told.gift))});
}
Motion motion(const told::GiftDrawn& told) {
    return moving(told.seat, pileOf(told.city), goodsOf(told.seat, ArmyKind::patrician), faceUp({giftFace(told.gift)}));
}

Text sentence(const told::GoldGot& told) { return say("log.gold-got", {person(told.seat)}, told.gold); }

Text sentence(const told::FatigueFell& told) {
    return say("log.fatigue-fell", {person(told.seat), number(told.by), number(told.now)});
}

Text sentence(const told::FindingFell& told) {
    return say("log.finding-fell", {person(told.seat), number(told.by), number(told.now)});
}

Text sentence(const told::FindingRose& told) {
    return say("log.finding-rose", {person(told.seat), number(told.by), number(told.now)});
}

Text sentence(const told::Caught& told) { return say("log.caught", {person(told.seat)}); }

// Nothing moves.
template <OneOf<told::TollPaid, told::Visited, told::GoldGot, told::FatigueFell, told::FindingFell, told::FindingRose,
                told::Caught>
              Each>
Motion motion(const Each& told) {
    return still(told.seat);
}

}  // namespace

Text sentenceOf(const told::Walking& redacted) {
    return std::visit([](const auto& told) { return sentence(told); }, redacted);
}
Motion motionOf(const told::Walking& redacted) {
    return std::visit([](const auto& told) { return motion(told); }, redacted);
}

}  // namespace intrika::confidants
