#include "engines/coach/phrases.h"

#include "engines/coach/pieces.h"
#include "engines/coach/victory.h"

#include <string>

namespace intrika::coach {
namespace {

template <class Id, std::size_t Count>
TextArg named(std::string_view group, Id id, const std::array<std::string_view, Count>& ids) {
    return term(std::string(group) + std::string(ids[static_cast<std::size_t>(id)]));
}

bool isObject(FaceId face) { return face < objectKinds; }
TextArg objectOn(const Happening& told) { return termOf(static_cast<Object>(told.faces.front())); }
TextArg professionOn(FaceId face) { return termOf(static_cast<Profession>(face - objectKinds)); }
TextArg allianceOn(FaceId face) { return termOf(static_cast<Alliance>(face - allianceFace(Alliance::order))); }
TextArg objectIn(const Happening& told) { return termOf(static_cast<Object>(told.detail)); }

bool seen(const Happening& told) { return !told.faces.empty() && told.faces.front() != told.back; }

// The sentence for those who see the card names it as %3 (or %2 where nobody else is in it).
Text moved(const std::string& id, const Happening& told, bool toSomebody = true) {
    std::vector<TextArg> args{person(told.actor)};
    if (toSomebody) args.push_back(person(told.other));
    if (!seen(told)) return say(id, std::move(args));
    args.push_back(objectOn(told));
    return say(id + "-known", std::move(args));
}

Text given(const Happening& told) {
    static const std::array<const char*, 8> ids{"log.given",     "log.given", "log.tribute",   "log.taken",
                                                "log.give-back", "log.gift",  "log.passed-on", "log.given"};
    return moved(ids[static_cast<std::size_t>(told.detail)], told);
}

Text listOfObjects(const std::vector<FaceId>& faces) {
    Text list;
    for (const FaceId face : faces) {
        if (!isObject(face)) continue;
        const TextArg name = termOf(static_cast<Object>(face));
        list = list.empty() ? say("list.one", {name}) : say("list.more", {part(std::move(list)), name});
    }
    return list;
}

// Objects looked at, as a list of names; nothing but the fact for whoever does not see them.
Text looked(const std::string& id, const Happening& told, bool atSomebody = true) {
    std::vector<TextArg> args{person(told.actor)};
    if (atSomebody) args.push_back(person(told.other));
    if (!seen(told)) return say(id, std::move(args));
    args.push_back(part(listOfObjects(told.faces)));
    return say(id + "-known", std::move(args));
}

Text professionUsed(const Happening& told) {
    const TextArg profession = professionOn(told.faces.front());
    if (told.other == noSeat) return say("log.profession-used", {person(told.actor), profession});
    return say("log.profession-used-on", {person(told.actor), profession, person(told.other)});
}

Text professionsSwapped(const Happening& told) {
    if (!seen(told)) return say("log.swapped", {person(told.actor), person(told.other)});
    return say("log.swapped-known",
               {person(told.actor), person(told.other), professionOn(told.faces[0]), professionOn(told.faces[1])});
}

Text professionMoved(const std::string& id, const Happening& told) {
    if (!seen(told)) return say(id, {person(told.actor)});
    return say(id + "-known", {person(told.actor), professionOn(told.faces.front())});
}

Text saw(const std::string& id, const Happening& told) {
    if (!seen(told)) return say(id, {person(told.actor), person(told.other)});
    const FaceId face = told.faces.front();
    const bool alliance = face >= allianceFace(Alliance::order);
    return say(id + "-known",
               {person(told.actor), person(told.other), alliance ? allianceOn(face) : professionOn(face)});
}

// A sentence for each of the ways of `ids`, by the happening's detail.
template <std::size_t Count>
Text oneOf(std::string_view kind, const Happening& told, const std::array<std::string_view, Count>& ids) {
    std::string id("log.");
    id.append(kind).append(ids[static_cast<std::size_t>(told.detail)]);
    return say(std::move(id), {person(told.actor)});
}

Text deed(const std::string& id, const Happening& told) {
    std::vector<TextArg> args{person(told.actor)};
    if (told.other != noSeat) args.push_back(person(told.other));
    return say(id, std::move(args));
}

Text shown(const Happening& told) {
    if (told.faces.size() < 2) return {};
    std::vector<TextArg> args{person(told.actor), allianceOn(told.faces[0]), professionOn(told.faces[1])};
    Text luggage = listOfObjects(told.faces);
    if (luggage.empty()) return say("log.shown", std::move(args));
    args.push_back(part(std::move(luggage)));
    return say("log.shown-with", std::move(args));
}

Text wrong(const Happening& told) {
    if (static_cast<Victory>(told.detail) == Victory::fortune) return say("log.wrong-fortune", {person(told.actor)});
    static const std::array<const char*, 5> ids{"log.wrong-few", "log.wrong-stranger", "log.wrong-empty",
                                                "log.wrong-pearl", "log.wrong-few"};
    return deed(ids[static_cast<std::size_t>(told.amount)], told);
}

Text ofTrade(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::offered:
            return moved("log.offered", told);
        case Told::refused:
            return moved("log.refused", told);
        case Told::exchanged:
            return moved("log.exchanged", told);
        case Told::named:
            return say("log.named", {person(told.actor), objectIn(told)});
        case Told::demanded:
            return say("log.demanded", {person(told.actor), person(told.other), objectIn(told)});
        case Told::demandFailed:
            return deed("log.demand-failed", told);
        case Told::handedOver:
            return moved("log.handed-over", told);
        case Told::drew:
            return moved(told.detail == 1 ? "log.drew-after-tie" : "log.drew", told, false);
        case Told::deckRanOut:
            return say("log.deck-ran-out");
        case Told::declined:
            return say("log.declined", {person(told.actor), objectIn(told)});
        case Told::professionsSwapped:
            return professionsSwapped(told);
        case Told::professionDrawn:
            return professionMoved("log.profession-drawn", told);
        case Told::professionLaid:
            return professionMoved("log.profession-laid", told);
        case Told::directed:
            return say(told.detail == 0 ? "log.directed-left" : "log.directed-right", {person(told.actor)});
        case Told::choseToPassOn:
            return moved("log.chose-to-pass-on", told, false);
        case Told::given:
            return given(told);
        default:
            return {};
    }
}

Text ofLooks(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::sawHand:
            return looked("log.saw-hand", told);
        case Told::sawAlliance:
            return saw("log.saw-alliance", told);
        case Told::sawProfession:
            return saw("log.saw-profession", told);
        case Told::sawDeck:
            return looked("log.saw-deck", told, false);
        case Told::stacked:
            return seen(told) ? say("log.stacked-known", {person(told.actor), number(told.amount), objectOn(told)})
                              : Text();
        case Told::professionUsed:
            return professionUsed(told);
        case Told::objectUsed:
            return say("log.object-used", {person(told.actor), objectOn(told)});
        default:
            return ofTrade(told);
    }
}

Text ofFight(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::fightBegan:
            return deed("log.fight-began", told);
        case Told::spoke:
            return oneOf("spoke-", told, sideIds);
        case Told::fightStopped:
            return deed("log.fight-stopped", told);
        case Told::fightWon:
            return say("log.fight-won",
                       {person(told.actor), person(told.other), number(told.amount), number(told.detail)});
        case Told::fightTied:
            return say("log.fight-tied", {person(told.actor), person(told.other), number(told.amount)});
        case Told::spoilsDenied:
            return deed("log.spoils-denied", told);
        case Told::inspected:
            return deed("log.inspected", told);
        case Told::searched:
            return deed("log.searched", told);
        case Told::leftAll:
            return deed("log.left-all", told);
        default:
            return ofLooks(told);
    }
}

}  // namespace

TextArg termOf(Object object) { return named("object.", object, objectIds); }
TextArg termOf(Profession profession) { return named("profession.", profession, professionIds); }
TextArg termOf(Alliance alliance) { return named("alliance.", alliance, allianceIds); }
TextArg termOf(Side side) { return named("side.", side, sideIds); }

Text sentenceOf(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::gameBegan:
            return say("log.game-began", {number(told.amount), person(told.actor)});
        case Told::turnPassed:
            return deed("log.turn-passed", told);
        case Told::giftDue:
            return deed("log.gift-due", told);
        case Told::declared:
            return oneOf("declared-", told, victoryIds);
        case Told::namedSeat:
            return deed("log.named-seat", told);
        case Told::namedNobody:
            return deed("log.named-nobody", told);
        case Told::shown:
            return shown(told);
        case Told::victoryRight:
            return oneOf("right-", told, victoryIds);
        case Told::victoryWrong:
            return wrong(told);
        case Told::wonGame:
            return deed("log.won", told);
        case Told::points:
            return say("log.points", {person(told.actor)}, told.amount);
        case Told::turnLimit:
            return say("log.turn-limit", {}, told.amount);
        case Told::extraGame:
            return say("log.extra-game");
        case Told::matchOver:
            return say("log.match-over");
        default:
            return ofFight(told);
    }
}

}  // namespace intrika::coach
