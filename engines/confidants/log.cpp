// The sentences of the log.
#include "engines/confidants/phrases.h"
#include "engines/confidants/telling.h"

namespace intrika::confidants {
namespace {

TextArg actor(const Happening& told) { return person(told.actor); }
TextArg other(const Happening& told) { return person(told.other); }
TextArg armyIn(const Happening& told) { return nameOf(static_cast<ArmyKind>(told.detail)); }
TextArg placeIn(const Happening& told) {
    const BoardRef board = toldBoard(told.amount);
    return nameOf(board, spotAt(*board, told.toPlace));
}
TextArg settlementIn(const Happening& told) {
    const BoardRef board = toldBoard(told.amount);
    return nameOf(board, board->settlement(told.detail));
}
// Of the two cards of a bid, and of gifts: what the first face shows.
TextArg secretIn(const Happening& told) {
    const FaceId face = told.faces.front();
    return nameOf(face == secretBack ? unknownSecret : static_cast<Secret>(face - secretFace(Secret::feast)));
}
TextArg giftIn(const Happening& told) {
    return nameOf(static_cast<GiftKind>(told.faces.front() - giftFace(GiftKind::money)));
}
TextArg wagonIn(const Happening& told) {
    const FaceId face = told.faces.front();
    return nameOf(face == wagonBack ? unknownWagon : static_cast<City>(face - wagonFace(City::paleokastro)));
}
TextArg diceIn(const Happening& told) {
    std::string values;
    for (const Die& die : told.dice) {
        if (!values.empty()) values += ", ";
        values += std::to_string(die.value);
    }
    return literal(std::move(values));
}
// Only where it is known which it was is there something to say.
bool isOpen(const Happening& told, FaceId back) { return !told.faces.empty() && told.faces.front() != back; }

Text goodsIn(const Happening& told) {
    const Goods goods = Goods::ofTold(told.amount);
    return goods.isWagon() ? say("goods.wagon", {wagonIn(told)}) : textOf(goods);
}

Text beginning(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::placed:
            return say("log.placed", {actor(told), armyIn(told), placeIn(told)});
        case Told::loaded:
            return told.detail == 0 ? say("log.loaded", {actor(told)}) : Text();
        case Told::wagonSighted:
            return isOpen(told, wagonBack) ? say("log.wagon-sighted-known", {other(told), actor(told), wagonIn(told)})
                                           : say("log.wagon-sighted", {other(told), actor(told)});
        case Told::wagonOpened:
            return say("log.wagon-opened", {actor(told), armyIn(told), wagonIn(told)});
        case Told::bid:
            return say("log.bid",
                       {actor(told), nameOfRank(static_cast<std::uint8_t>(told.detail)), number(told.detail)});
        case Told::secretBid:
            return isOpen(told, secretBack) ? say("log.secret-bid", {actor(told), secretIn(told)}) : Text();
        case Told::keptOut:
            return say("log.kept-out", {actor(told)});
        case Told::turnBegan:
            return say("log.turn-began", {actor(told)});
        default:
            return {};
    }
}

Text walking(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::marched:
            return say("log.marched", {actor(told), armyIn(told), placeIn(told)}, toldSmall(told.amount));
        case Told::tollPaid:
            return say("log.toll", {actor(told), armyIn(told)});
        case Told::visited:
            return say("log.visited", {actor(told), settlementIn(told)});
        case Told::delivered:
            return say("log.delivered", {actor(told), settlementIn(told)});
        case Told::giftDrawn:
            return say("log.gift-drawn", {actor(told), giftIn(told)});
        case Told::goldGot:
            return say("log.gold-got", {actor(told)}, told.amount);
        case Told::fatigueFell:
            return say("log.fatigue-fell", {actor(told), number(told.amount), number(told.detail)});
        case Told::findingFell:
            return say("log.finding-fell", {actor(told), number(told.amount), number(told.detail)});
        case Told::findingRose:
            return say("log.finding-rose", {actor(told), number(told.amount), number(told.detail)});
        case Told::caught:
            return say("log.caught", {actor(told)});
        default:
            return beginning(told);
    }
}

Text cards(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::actionUsed:
            return say("log.action-used", {actor(told), nameOfRank(static_cast<std::uint8_t>(told.detail))});
        case Told::secretUsed:
            return say("log.secret-used", {actor(told), nameOf(static_cast<Secret>(told.detail))});
        case Told::actionAnnounced:
            return say("log.announced", {actor(told), nameOfRank(static_cast<std::uint8_t>(told.detail))});
        case Told::secretAnnounced:
            return say("log.announced", {actor(told), nameOf(static_cast<Secret>(told.detail))});
        case Told::vetoed:
            return say("log.vetoed", {actor(told), other(told)});
        case Told::notVetoed:
            return say("log.not-vetoed", {actor(told)});
        case Told::bribed:
            return say("log.bribed", {actor(told), number(told.amount)}, told.detail);
        case Told::schemed:
            return say("log.schemed", {actor(told), other(told), number(told.amount), number(told.detail)});
        case Told::sent:
            return say("log.sent", {actor(told), nameOf(static_cast<ArmyKind>(told.detail / armyCount)),
                                    nameOf(static_cast<ArmyKind>(told.detail % armyCount)), part(goodsIn(told))});
        case Told::recruited:
            return say("log.recruited", {actor(told), armyIn(told), placeIn(told)});
        case Told::lucky:
            return say("log.lucky", {actor(told), armyIn(told)});
        case Told::exchanged:
            return isOpen(told, secretBack) ? say("log.exchanged-known", {actor(told), secretIn(told)})
                                            : say("log.exchanged", {actor(told)});
        case Told::secretTaken:
            return isOpen(told, secretBack) ? say("log.secret-taken", {actor(told), secretIn(told)}) : Text();
        default:
            return walking(told);
    }
}

Text favours(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::intrigued:
            return told.other == told.actor ? say("log.hid", {actor(told)})
                                            : say("log.intrigued", {actor(told), other(told)});
        case Told::doublePaid:
            return say("log.double-paid", {actor(told), armyIn(told)});
        case Told::supped:
            return say("log.supped", {actor(told)});
        case Told::guided:
            return say("log.guided", {actor(told), armyIn(told)}, told.amount);
        case Told::giftUsed:
            return say("log.gift-used", {actor(told), giftIn(told)});
        case Told::offered:
            return say("log.offered", {actor(told), other(told), part(textOf(Goods::ofTold(told.amount))),
                                       part(textOf(Goods::ofTold(told.detail)))});
        case Told::accepted:
            return say("log.accepted", {actor(told), other(told)});
        case Told::declined:
            return say("log.declined", {actor(told), other(told)});
        case Told::merged:
            return say("log.merged", {actor(told), part(listOf(ArmySet::ofBits(static_cast<unsigned>(told.detail))))});
        default:
            return cards(told);
    }
}

Text bands(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::mobRolled:
            return say("log.mob-rolled", {actor(told), diceIn(told)}, told.amount);
        case Told::mobIdle:
            return say("log.mob-idle");
        case Told::mobStuck:
            return say("log.mob-stuck");
        case Told::robbersRolled:
            return say("log.robbers-rolled", {actor(told), diceIn(told)}, told.amount);
        case Told::tipUsed:
            return say("log.tip-used", {actor(told)});
        case Told::tipKept:
            return say("log.tip-kept", {actor(told)});
        case Told::bandMoved:
            return say("log.band-moved", {actor(told), nameOf(static_cast<Band>(told.detail)), placeIn(told)});
        case Told::bandStayed:
            return say("log.band-stayed", {actor(told)});
        case Told::bandPlaced:
            return say("log.band-placed", {actor(told), nameOf(static_cast<Band>(told.detail)), placeIn(told)});
        case Told::attacked:
            return say("log.attacked", {nameOf(static_cast<Band>(told.amount)), other(told),
                                        part(listOf(ArmySet::ofBits(static_cast<unsigned>(told.detail))))});
        case Told::battleRolled:
            return say("log.battle-rolled", {actor(told), number(told.amount), number(told.detail)});
        case Told::battleWon:
            return say("log.battle-won", {actor(told), number(told.amount), number(told.detail)});
        case Told::battleLost:
            return say("log.battle-lost", {actor(told), number(told.amount), number(told.detail)});
        default:
            return favours(told);
    }
}

// Why the game is over, and how all stand (E-132, E-133).
Text ending(const Happening& told) {
    const Both figures = Both::ofTold(told.amount), tracks = Both::ofTold(told.detail);
    switch (static_cast<Told>(told.what)) {
        case Told::goalReached:
            return say("log.goal-reached", {actor(told), part(say("count.villages", {}, figures.one)),
                                            part(say("count.towns", {}, figures.other))});
        case Told::limitReached:
            return say("log.limit-reached", {}, told.amount);
        case Told::oneIsLeft:
            return told.actor == noSeat ? say("log.nobody-left") : say("log.one-left", {actor(told)});
        case Told::standing:
            return say("log.standing", {actor(told), number(figures.one), number(figures.other), number(tracks.one),
                                        number(tracks.other)});
        case Told::gameOver:
            return say("log.game-over");
        default:
            return bands(told);
    }
}

}  // namespace

Text sentenceOf(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::armyLost:
            return say("log.army-lost", {actor(told), armyIn(told)});
        case Told::goldLost:
            return say("log.gold-lost", {actor(told)}, told.amount);
        case Told::beaten:
            return say("log.beaten", {actor(told)}, told.amount);
        case Told::giftLost:
            return say("log.gift-lost", {actor(told), giftIn(told)});
        case Told::nightBegan:
            return say("log.night");
        case Told::nightSpent:
            return say("log.night-spent", {actor(told), settlementIn(told)});
        case Told::bridgePaid:
            return say("log.bridge-paid", {actor(told), armyIn(told)});
        case Told::evicted:
            return say("log.evicted", {actor(told), armyIn(told), placeIn(told)});
        case Told::massacred:
            return say("log.massacred", {actor(told), armyIn(told)});
        case Told::eliminated:
            return say("log.eliminated", {actor(told)});
        case Told::cardsBack:
            return say("log.cards-back", {actor(told)});
        case Told::released:
            return say("log.released", {actor(told)});
        case Told::roundBegan:
            return say("log.round-began", {number(told.amount)});
        case Told::turnEnded:
            return {};
        default:
            return ending(told);
    }
}

}  // namespace intrika::confidants
