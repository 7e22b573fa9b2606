#include "engines/succession/phrases.h"

namespace intrika::succession {
namespace {

// The inverse of cardFace and characterFace: happenings name cards by their faces.
Card cardOf(FaceId face) { return static_cast<Card>(face - cardFace(Card::garden)); }
Character characterOf(FaceId face) { return static_cast<Character>(face); }
Action actionOf(int detail) { return static_cast<Action>(detail); }

bool known(const Happening& told) { return !told.faces.empty() && told.faces.front() != told.back; }

Text chosen(const Happening& told) {
    if (!known(told)) return say("log.chosen", {person(told.actor)});
    return say("log.chosen-known", {person(told.actor), nameOf(characterOf(told.faces.front()))});
}

Text tied(const Happening& told) {
    if (told.other == noSeat) return say("log.tied-with-shown", {person(told.actor)});
    return say("log.tied", {person(told.actor), person(told.other)});
}

Text robbed(const Happening& told) {
    const TextArg robber = nameOf(static_cast<Character>(told.detail));
    const bool turned = told.what == static_cast<std::uint16_t>(Told::turnedAround);
    if (told.actor == noSeat) {
        return say(turned ? "log.turned-around-shown" : "log.robbed-by-shown", {robber, person(told.other)});
    }
    return say(turned ? "log.turned-around" : "log.robbed", {robber, person(told.other), person(told.actor)});
}

Text acquired(const Happening& told) {
    const Card card = cardOf(told.faces.front());
    const char* id = sortOf(card) == Sort::building ? "log.bought" : "log.recruited";
    return say(id, {person(told.actor), nameOf(card)}, told.amount);
}

Text swapped(const char* id, const Happening& told) {
    std::vector<TextArg> args{person(told.actor), nameOf(cardOf(told.faces[0])), nameOf(cardOf(told.faces[1]))};
    if (told.other != noSeat) args.push_back(person(told.other));
    return say(id, std::move(args));
}

Text passed(const char* id, const Happening& told) {
    return say(id, {person(told.actor), part(listOf(ActionSet::ofBits(static_cast<unsigned>(told.detail))))});
}

Text dealt(const Happening& told) {
    if (!known(told)) return say("log.dealt", {person(told.actor)});
    std::vector<TextArg> args{person(told.actor)};
    for (const FaceId face : told.faces) args.push_back(nameOf(characterOf(face)));
    return say("log.dealt-known", std::move(args));
}

Text scored(const Happening& told) {
    static const std::array<const char*, 5> ids{"log.scored-perfect", "log.scored-colour", "log.scored-single",
                                                "log.scored-money", "log.scored-tokens"};
    const int source = told.what - static_cast<int>(Told::scoredPerfect);
    // What tokens cost is told as a loss.
    const int points = told.amount < 0 ? -told.amount : told.amount;
    return say(ids[static_cast<std::size_t>(source)], {person(told.actor)}, points);
}

Text gameEnded(const Happening& told) {
    Text gone;
    for (const std::uint8_t pile : PileSet::ofBits(static_cast<unsigned>(told.amount))) {
        const TextArg one = nameOfPile(pile);
        gone = gone.empty() ? say("list.one", {one}) : say("list.more", {part(std::move(gone)), one});
    }
    if (gone.empty()) return say("log.game-ended-rounds", {number(told.detail)});
    return say("log.game-ended", {number(told.detail), part(std::move(gone))});
}

Text decided(const Happening& told) {
    Text seats;
    for (const Seat seat : PlayerSet::ofBits(static_cast<unsigned>(told.detail))) {
        const TextArg one = person(seat);
        seats = seats.empty() ? say("list.person", {one}) : say("list.more", {part(std::move(seats)), one});
    }
    const auto what = static_cast<Told>(told.what);
    if (what == Told::tiedForFirst) return say("log.tied-for-first", {part(std::move(seats))});
    return say(what == Told::won ? "log.won" : "log.won-match", {person(told.actor), part(std::move(seats))},
               told.amount);
}

Text lead(const Happening& told) {
    static const std::array<const char*, 5> ids{"log.lead-perfect", "log.lead-colour", "log.lead-single",
                                                "log.lead-money", "log.lead-tokens"};
    return say(ids[told.what - static_cast<std::size_t>(Told::leadPerfect)], {}, told.amount);
}

// What is said of a conflict, its tokens and the turn that follows.
Text aboutConflict(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::chosen:
            return chosen(told);
        case Told::revealed:
            return say("log.revealed", {person(told.actor), nameOf(characterOf(told.faces.front()))});
        case Told::shownTurnedUp:
            return say("log.shown", {nameOf(characterOf(told.faces.front()))});
        case Told::charactersSwapped:
            return say("log.characters-swapped",
                       {person(told.actor), person(told.other), nameOf(characterOf(told.faces[0])),
                        nameOf(characterOf(told.faces[1]))});
        case Told::abilityPassed:
            return say("log.ability-passed", {person(told.actor), nameOf(static_cast<Card>(told.detail))});
        case Told::tied:
            return tied(told);
        case Told::robbed:
        case Told::turnedAround:
            return robbed(told);
        case Told::tokenTaken:
            return say("log.token-taken", {person(told.actor)}, told.amount);
        case Told::noTokenLeft:
            return say("log.no-token-left", {person(told.actor)});
        default:
            return {};
    }
}

Text aboutTurn(const Happening& told) {
    const TextArg actor = person(told.actor);
    switch (static_cast<Told>(told.what)) {
        case Told::turnBegan:
            return say("log.turn-began", {actor, nameOf(static_cast<Character>(told.detail))});
        case Told::stolen:
            return say("log.stolen", {actor, nameOf(actionOf(told.detail)), person(told.other)});
        case Told::openPassed:
            return say("log.open-passed", {actor, nameOf(actionOf(told.detail))});
        case Told::openLapsed:
            return say("log.open-lapsed", {actor, nameOf(actionOf(told.detail))});
        case Told::searchPassed:
            return say("log.search-passed", {actor});
        case Told::passed:
            return passed("log.passed", told);
        case Told::lapsed:
            return passed("log.lapsed", told);
        case Told::settled:
            return say("log.settled", {actor});
        case Told::given:
            return say("log.given", {actor, person(told.other)});
        case Told::tokenPassedOn:
            return say("log.token-passed-on", {actor, person(told.other)});
        case Told::refilled:
            return say("log.refilled", {}, told.amount);
        case Told::moneyTaken:
            return say("log.money-taken", {actor, nameOfPile(told.from - underZone(0))}, told.amount);
        case Told::acquired:
            return acquired(told);
        default:
            return {};
    }
}

Text aboutAbility(const Happening& told) {
    const TextArg actor = person(told.actor);
    switch (static_cast<Told>(told.what)) {
        case Told::abilityUsed:
            return say("log.ability-used", {actor, nameOf(static_cast<Card>(told.detail))});
        case Told::coinsFromBank:
            return say("log.coins-from-bank", {actor, nameOf(static_cast<Card>(told.detail))}, told.amount);
        case Told::searched:
            return say(
                told.detail == static_cast<int>(Sort::building) ? "log.searched-buildings" : "log.searched-subjects",
                {actor});
        case Told::cardsSwapped:
            return swapped("log.cards-swapped", told);
        case Told::traded:
            return swapped("log.traded", told);
        default:
            return {};
    }
}

Text aboutGame(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::topShown:
            return say("log.top-shown", {nameOf(cardOf(told.faces.front()))});
        case Told::pileGone:
            return say("log.pile-gone", {nameOfPile(told.from - pileZone(0))});
        case Told::stageEnded:
            return say("log.stage-ended", {number(told.detail), number(told.amount)});
        case Told::scoredPerfect:
        case Told::scoredColour:
        case Told::scoredSingle:
        case Told::scoredMoney:
        case Told::scoredTokens:
            return scored(told);
        case Told::gameEnded:
            return gameEnded(told);
        case Told::matchEnded:
            return say("log.match-ended");
        case Told::won:
        case Told::wonMatch:
        case Told::tiedForFirst:
            return decided(told);
        case Told::leadPerfect:
        case Told::leadColour:
        case Told::leadSingle:
        case Told::leadMoney:
        case Told::leadTokens:
            return lead(told);
        case Told::newGame:
            return say("log.new-game", {number(told.detail)});
        case Told::dealt:
            return dealt(told);
        default:
            return {};
    }
}

}  // namespace

TextArg nameOf(Character character) {
    if (character >= nobody) return term("card.character");
    return term("character." + std::string(characterIds[static_cast<std::size_t>(character)]));
}

TextArg nameOf(Card card) {
    if (card >= noCard) return term("card.card");
    const char* family = sortOf(card) == Sort::building ? "building." : "subject.";
    return term(family + std::string(cardIds[static_cast<std::size_t>(card)]));
}

TextArg nameOf(Action action) { return term("action." + std::string(actionIds[static_cast<std::size_t>(action)])); }

TextArg nameOfPile(int pile) {
    return term((sortOfPile(pile) == Sort::building ? "pile.building." : "pile.subject.") +
                std::to_string(pile % 2 + 1));
}

Text listOf(ActionSet actions) {
    Text list;
    for (const Action action : actions) {
        Text one = say("list.one", {nameOf(action)});
        list = list.empty() ? std::move(one) : say("list.more", {part(std::move(list)), part(std::move(one))});
    }
    return list;
}

Text sentenceOf(const Happening& redacted) {
    for (const auto about : {aboutConflict, aboutTurn, aboutAbility, aboutGame}) {
        if (Text sentence = about(redacted); !sentence.empty()) return sentence;
    }
    return {};
}

}  // namespace intrika::succession
