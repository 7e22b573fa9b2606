#include "engines/succession/happenings.h"

#include "engines/succession/phrases.h"
#include "engines/succession/pieces.h"

#include <array>
#include <utility>
#include <variant>
#include <vector>

namespace intrika::succession {
namespace {

ZonePlace characterOf(Seat seat) { return {zone(SeatZone::character, seat)}; }
ZonePlace handOf(Seat seat) { return {zone(SeatZone::hand, seat)}; }
ZonePlace tokensOf(Seat seat) { return {zone(SeatZone::tokens, seat)}; }
ZonePlace coinsOf(Seat seat) { return {zone(SeatZone::coins, seat)}; }
ZonePlace tokenSupply() { return {zone(TableZone::tokens)}; }
ZonePlace bank() { return {zone(TableZone::bank)}; }
ZonePlace topOf(int pile) { return {pileZone(pile)}; }
ZonePlace inRow(Seat seat, Card card, int place) { return {zone(rowZone(sortOf(card)), seat), place}; }

// Choice, reveal and conflicts

Text sentence(const told::Chosen& told) {
    if (!told.character) return say("log.chosen", {person(told.seat)});
    return say("log.chosen-known", {person(told.seat), nameOf(*told.character)});
}
Motion motion(const told::Chosen& told) {
    return moving(told.seat, handOf(told.seat), characterOf(told.seat),
                  told.character ? faceUp({characterFace(*told.character)}) : faceDown(1, characterBack));
}

Text sentence(const told::Revealed& told) { return say("log.revealed", {person(told.seat), nameOf(told.character)}); }
Motion motion(const told::Revealed& told) {
    return turning(told.seat, characterOf(told.seat), faceUp({characterFace(told.character)}));
}

Text sentence(const told::ShownTurnedUp& told) { return say("log.shown", {nameOf(told.character)}); }
Motion motion(const told::ShownTurnedUp& told) {
    return turning(noSeat, {zone(TableZone::shown)}, faceUp({characterFace(told.character)}));
}

Text sentence(const told::CharactersSwapped& told) {
    return say("log.characters-swapped",
               {person(told.seat), person(told.other), nameOf(told.character), nameOf(told.otherCharacter)});
}
Motion motion(const told::CharactersSwapped& told) {
    return moving(told.seat, characterOf(told.seat), characterOf(told.other),
                  faceUp({characterFace(told.character), characterFace(told.otherCharacter)}));
}

Text sentence(const told::AbilityPassed& told) {
    return say("log.ability-passed", {person(told.seat), nameOf(told.subject)});
}
Motion motion(const told::AbilityPassed& told) { return still(told.seat); }

Text sentence(const told::Tied& told) { return say("log.tied", {person(told.seat), person(told.other)}); }
Motion motion(const told::Tied& told) { return still(told.seat); }

Text sentence(const told::TiedWithShown& told) { return say("log.tied-with-shown", {person(told.seat)}); }
Motion motion(const told::TiedWithShown& told) { return still(told.seat); }

Text sentence(const told::Robbed& told) {
    return say("log.robbed", {nameOf(told.character), person(told.victim), person(told.robber)});
}
Text sentence(const told::TurnedAround& told) {
    return say("log.turned-around", {nameOf(told.character), person(told.victim), person(told.robber)});
}
template <OneOf<told::Robbed, told::TurnedAround> Each>
Motion motion(const Each& told) {
    return still(told.robber);
}

Text sentence(const told::RobbedByShown& told) {
    return say("log.robbed-by-shown", {nameOf(told.shown), person(told.victim)});
}
Text sentence(const told::ShownTurnedAround& told) {
    return say("log.turned-around-shown", {nameOf(told.shown), person(told.victim)});
}
template <OneOf<told::RobbedByShown, told::ShownTurnedAround> Each>
Motion motion(const Each&) {
    return still();
}

Text sentence(const told::TokenTaken& told) { return say("log.token-taken", {person(told.seat)}, told.tokens); }
Motion motion(const told::TokenTaken& told) {
    return moving(told.seat, tokenSupply(), tokensOf(told.seat), faceUp({tokenFace}));
}

Text sentence(const told::NoTokenLeft& told) { return say("log.no-token-left", {person(told.seat)}); }
Motion motion(const told::NoTokenLeft& told) { return still(told.seat); }

// Turns

Text sentence(const told::TurnBegan& told) {
    return say("log.turn-began", {person(told.seat), nameOf(told.character)});
}
Motion motion(const told::TurnBegan& told) { return still(told.seat); }

Text sentence(const told::Stolen& told) {
    return say("log.stolen", {person(told.seat), nameOf(told.action), person(told.victim)});
}
Motion motion(const told::Stolen& told) { return moving(told.seat, {}, {zone(SeatZone::actions, told.victim)}, {}); }

Text sentence(const told::OpenPassed& told) { return say("log.open-passed", {person(told.seat), nameOf(told.action)}); }
Text sentence(const told::OpenLapsed& told) { return say("log.open-lapsed", {person(told.seat), nameOf(told.action)}); }
Text sentence(const told::SearchPassed& told) { return say("log.search-passed", {person(told.seat)}); }
Text sentence(const told::Passed& told) { return say("log.passed", {person(told.seat), part(listOf(told.actions))}); }
Text sentence(const told::Lapsed& told) { return say("log.lapsed", {person(told.seat), part(listOf(told.actions))}); }
template <OneOf<told::OpenPassed, told::OpenLapsed, told::SearchPassed, told::Passed, told::Lapsed> Each>
Motion motion(const Each& told) {
    return still(told.seat);
}

Text sentence(const told::Settled& told) { return say("log.settled", {person(told.seat)}); }
Motion motion(const told::Settled& told) {
    return moving(told.seat, tokensOf(told.seat), tokenSupply(), faceUp({tokenFace}));
}

Text sentence(const told::Given& told) { return say("log.given", {person(told.seat), person(told.receiver)}); }
Text sentence(const told::TokenPassedOn& told) {
    return say("log.token-passed-on", {person(told.seat), person(told.receiver)});
}
template <OneOf<told::Given, told::TokenPassedOn> Each>
Motion motion(const Each& told) {
    return moving(told.seat, tokensOf(told.seat), tokensOf(told.receiver), faceUp({tokenFace}));
}

Text sentence(const told::Refilled& told) { return say("log.refilled", {}, told.coins); }
Motion motion(const told::Refilled&) { return moving(noSeat, bank(), {underZone(0)}, faceUp({coinFace})); }

Text sentence(const told::MoneyTaken& told) {
    return say("log.money-taken", {person(told.seat), nameOfPile(told.pile)}, told.coins);
}
Motion motion(const told::MoneyTaken& told) {
    return moving(told.seat, {underZone(told.pile)}, coinsOf(told.seat), faceUp({coinFace}));
}

Text sentence(const told::Acquired& told) {
    const char* id = sortOf(told.card) == Sort::building ? "log.bought" : "log.recruited";
    return say(id, {person(told.seat), nameOf(told.card)}, told.price);
}
Motion motion(const told::Acquired& told) {
    return moving(told.seat, topOf(told.pile), inRow(told.seat, told.card, told.place), faceUp({cardFace(told.card)}));
}

Text sentence(const told::TopShown& told) { return say("log.top-shown", {nameOf(told.card)}); }
Motion motion(const told::TopShown& told) { return turning(noSeat, topOf(told.pile), faceUp({cardFace(told.card)})); }

Text sentence(const told::PileGone& told) { return say("log.pile-gone", {nameOfPile(told.pile)}); }
Motion motion(const told::PileGone& told) { return moving(noSeat, topOf(told.pile), {}, {}); }

// Abilities

Text sentence(const told::AbilityUsed& told) {
    return say("log.ability-used", {person(told.seat), nameOf(told.subject)});
}
Motion motion(const told::AbilityUsed& told) { return still(told.seat); }

Text sentence(const told::CoinsFromBank& told) {
    return say("log.coins-from-bank", {person(told.seat), nameOf(told.subject)}, told.coins);
}
Motion motion(const told::CoinsFromBank& told) {
    return moving(told.seat, bank(), coinsOf(told.seat), faceUp({coinFace}));
}

Text sentence(const told::Searched& told) {
    return say(told.sort == Sort::building ? "log.searched-buildings" : "log.searched-subjects", {person(told.seat)});
}
Motion motion(const told::Searched& told) { return still(told.seat); }

Text sentence(const told::CardsSwapped& told) {
    return say("log.cards-swapped", {person(told.seat), nameOf(told.given), nameOf(told.got), person(told.other)});
}
Motion motion(const told::CardsSwapped& told) {
    return moving(told.seat, inRow(told.seat, told.given, told.place), inRow(told.other, told.got, told.otherPlace),
                  faceUp({cardFace(told.given), cardFace(told.got)}));
}

Text sentence(const told::Traded& told) {
    return say("log.traded", {person(told.seat), nameOf(told.given), nameOf(told.got)});
}
Motion motion(const told::Traded& told) {
    return moving(told.seat, inRow(told.seat, told.given, told.place), topOf(told.pile),
                  faceUp({cardFace(told.given), cardFace(told.got)}));
}

// Ends and beginnings

Text sentence(const told::StageEnded& told) { return say("log.stage-ended", {number(told.stage), number(told.round)}); }
Text sentence(const told::GameEnded& told) {
    Text gone;
    for (const std::uint8_t pile : told.gone) {
        const TextArg one = nameOfPile(pile);
        gone = gone.empty() ? say("list.one", {one}) : say("list.more", {part(std::move(gone)), one});
    }
    if (gone.empty()) return say("log.game-ended-rounds", {number(told.game)});
    return say("log.game-ended", {number(told.game), part(std::move(gone))});
}
Text sentence(const told::MatchEnded&) { return say("log.match-ended"); }
Text sentence(const told::NewGame& told) { return say("log.new-game", {number(told.game)}); }
template <OneOf<told::StageEnded, told::GameEnded, told::MatchEnded, told::NewGame> Each>
Motion motion(const Each&) {
    return still();
}

Text sentence(const told::Scored& told) {
    static const std::array<const char*, 5> ids{"log.scored-perfect", "log.scored-colour", "log.scored-single",
                                                "log.scored-money", "log.scored-tokens"};
    const int points =
        told.source == Source::tokens ? -told.points : told.points;  // what tokens cost is told as a loss
    return say(ids[static_cast<std::size_t>(told.source)], {person(told.seat)}, points);
}
Motion motion(const told::Scored& told) { return scoring(told.seat, told.points); }

TextArg listOf(PlayerSet seats) {
    Text list;
    for (const Seat seat : seats) {
        const TextArg one = person(seat);
        list = list.empty() ? say("list.person", {one}) : say("list.more", {part(std::move(list)), one});
    }
    return part(std::move(list));
}
Text sentence(const told::Won& told) { return say("log.won", {person(told.seat), listOf(told.others)}, told.ahead); }
Text sentence(const told::WonMatch& told) {
    return say("log.won-match", {person(told.seat), listOf(told.others)}, told.ahead);
}
template <OneOf<told::Won, told::WonMatch> Each>
Motion motion(const Each& told) {
    return still(told.seat);
}

Text sentence(const told::Led& told) {
    static const std::array<const char*, 5> ids{"log.lead-perfect", "log.lead-colour", "log.lead-single",
                                                "log.lead-money", "log.lead-tokens"};
    return say(ids[static_cast<std::size_t>(told.source)], {}, told.points);
}
Motion motion(const told::Led& told) { return still(told.winner); }

Text sentence(const told::TiedForFirst& told) { return say("log.tied-for-first", {listOf(told.seats)}); }
Motion motion(const told::TiedForFirst&) { return still(); }

Text sentence(const told::Dealt& told) {
    if (!told.hand) return say("log.dealt", {person(told.seat)});
    std::vector<TextArg> args{person(told.seat)};
    for (const Character card : *told.hand) args.push_back(nameOf(card));
    return say("log.dealt-known", std::move(args));
}
Motion motion(const told::Dealt& told) {
    Pieces cards = faceDown(handAtDeal, characterBack);
    if (told.hand) {
        cards = faceUp({});
        for (const Character card : *told.hand) cards.faces.push_back(characterFace(card));
    }
    return moving(told.seat, {zone(TableZone::aside)}, handOf(told.seat), std::move(cards));
}

}  // namespace

Text sentenceOf(const Told& redacted) {
    return std::visit([](const auto& each) { return sentence(each); }, redacted);
}

Motion motionOf(const Told& redacted) {
    return std::visit([](const auto& each) { return motion(each); }, redacted);
}

}  // namespace intrika::succession
