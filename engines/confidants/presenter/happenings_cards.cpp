// By action cards and secret cards.
#include "engines/confidants/presenter/happening_parts.h"

namespace intrika::confidants {
namespace {

Text sentOf(Seat seat, ArmyKind from, ArmyKind to, Text goods) {
    return say("log.sent", {person(seat), nameOf(from), nameOf(to), part(std::move(goods))});
}

Text sentence(const told::ActionUsed& told) { return say("log.action-used", {person(told.seat), nameOf(told.rank)}); }

Text sentence(const told::ActionAnnounced& told) {
    return say("log.announced", {person(told.seat), nameOf(told.rank)});
}

Text sentence(const told::SecretUsed& told) { return say("log.secret-used", {person(told.seat), nameOf(told.card)}); }
Text sentence(const told::SecretAnnounced& told) {
    return say("log.announced", {person(told.seat), nameOf(told.card)});
}
template <OneOf<told::SecretUsed, told::SecretAnnounced> Each>
Motion motion(const Each& told) {
    return turning(told.seat, secretCardOf(told.seat), faceUp({secretFace(told.card)}));
}

Text sentence(const told::Vetoed& told) { return say("log.vetoed", {person(told.seat), person(told.whose)}); }

Text sentence(const told::NotVetoed& told) { return say("log.not-vetoed", {person(told.seat)}); }

Text sentence(const told::Bribed& told) {
    return say("log.bribed", {person(told.seat), number(told.gold)}, told.rounds);
}

Text sentence(const told::Schemed& told) {
    return say("log.schemed", {person(told.seat), person(told.target), number(told.die), number(told.rise)});
}
Motion motion(const told::Schemed& told) { return rolling(told.seat, {&told.die, 1}); }

Text sentence(const told::GoldSent& told) {
    return sentOf(told.seat, told.from, told.to, textOf(Goods::ofGold(told.gold)));
}

Text sentence(const told::GiftSent& told) {
    return sentOf(told.seat, told.from, told.to, textOf(Goods::of(told.gift)));
}
Motion motion(const told::GiftSent& told) {
    return moving(told.seat, goodsOf(told.seat, told.from), goodsOf(told.seat, told.to), faceUp({giftFace(told.gift)}));
}

Text sentence(const told::WagonSent& told) {
    return sentOf(told.seat, told.from, told.to, say("goods.wagon", {nameOf(told.wagon ? *told.wagon : noWagon)}));
}
Motion motion(const told::WagonSent& told) {
    return moving(told.seat, goodsOf(told.seat, told.from), goodsOf(told.seat, told.to), piecesOf(told.wagon));
}

Text sentence(const told::Recruited& told) {
    return say("log.recruited", {person(told.seat), nameOf(told.army), nameOf(told.board, told.at)});
}
Motion motion(const told::Recruited& told) {
    return moving(told.seat, beginOf(told.army), unitOf(told.seat, told.board, told.at), faceUp({unitFace(told.army)}));
}

Text sentence(const told::Lucky& told) { return say("log.lucky", {person(told.seat), nameOf(told.army)}); }

Text sentence(const told::Exchanged& told) {
    if (!told.laid) return say("log.exchanged", {person(told.seat)});
    return say("log.exchanged-known", {person(told.seat), nameOf(*told.laid)});
}
Motion motion(const told::Exchanged& told) {
    return moving(told.seat, secretCardOf(told.seat), reserveOf(told.seat), piecesOf(told.laid));
}

// To others the sentence before says all of it.
Text sentence(const told::SecretTaken& told) {
    return told.taken ? say("log.secret-taken", {person(told.seat), nameOf(*told.taken)}) : Text();
}
Motion motion(const told::SecretTaken& told) {
    return moving(told.seat, reserveOf(told.seat), secretCardOf(told.seat), piecesOf(told.taken));
}

// Nothing moves.
template <OneOf<told::ActionUsed, told::ActionAnnounced, told::Vetoed, told::NotVetoed, told::Bribed, told::GoldSent,
                told::Lucky>
              Each>
Motion motion(const Each& told) {
    return still(told.seat);
}

}  // namespace

Text sentenceOf(const told::Cards& redacted) {
    return std::visit([](const auto& told) { return sentence(told); }, redacted);
}
Motion motionOf(const told::Cards& redacted) {
    return std::visit([](const auto& told) { return motion(told); }, redacted);
}

}  // namespace intrika::confidants
