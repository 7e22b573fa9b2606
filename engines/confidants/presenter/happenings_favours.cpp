// For gold and gifts, in trade, and as a turn ends.
#include "engines/confidants/presenter/happening_parts.h"

namespace intrika::confidants {
namespace {

Text sentence(const told::Intrigued& told) {
    if (told.target == told.seat) return say("log.hid", {person(told.seat)});
    return say("log.intrigued", {person(told.seat), person(told.target)});
}

Text sentence(const told::DoublePaid& told) { return say("log.double-paid", {person(told.seat), nameOf(told.army)}); }

Text sentence(const told::Supped& told) { return say("log.supped", {person(told.seat)}); }

Text sentence(const told::Guided& told) {
    return say("log.guided", {person(told.seat), nameOf(told.army)}, told.steps);
}

Text sentence(const told::GiftUsed& told) {
    return say("log.gift-used", {person(told.seat), nameOf(kindOf(told.gift))});
}
// A map is kept, and turns in its place (E-67, E-68).
Motion motion(const told::GiftUsed& told) {
    const ZonePlace from = goodsOf(told.seat, told.army);
    return moving(told.seat, from, kindOf(told.gift) == GiftKind::diplomacy ? discards() : from,
                  faceUp({giftFace(told.gift)}));
}

Text sentence(const told::Offered& told) {
    return say("log.offered", {person(told.seat), person(told.to), part(textOf(told.give)), part(textOf(told.want))});
}

Text sentence(const told::Accepted& told) { return say("log.accepted", {person(told.seat), person(told.offerer)}); }

Text sentence(const told::Declined& told) { return say("log.declined", {person(told.seat), person(told.offerer)}); }

Text sentence(const told::Merged& told) { return say("log.merged", {person(told.seat), part(listOf(told.armies))}); }

Text sentence(const told::TurnEnded&) { return {}; }  // the next sentence says it

// Nothing moves.
template <OneOf<told::Intrigued, told::DoublePaid, told::Supped, told::Guided, told::Offered, told::Accepted,
                told::Declined, told::Merged, told::TurnEnded>
              Each>
Motion motion(const Each& told) {
    return still(told.seat);
}

}  // namespace

Text sentenceOf(const told::Favours& redacted) {
    return std::visit([](const auto& told) { return sentence(told); }, redacted);
}
Motion motionOf(const told::Favours& redacted) {
    return std::visit([](const auto& told) { return motion(told); }, redacted);
}

}  // namespace intrika::confidants
