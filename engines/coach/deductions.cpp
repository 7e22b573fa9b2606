#include "engines/coach/deductions.h"

#include "engines/coach/phrases.h"
#include "engines/coach/pieces.h"
#include "engines/coach/what_was_told.h"

#include <algorithm>
#include <utility>

namespace intrika::coach {
namespace {

constexpr int indexOf(Object object) { return static_cast<int>(object); }
constexpr int indexOf(Profession profession) { return static_cast<int>(profession); }

template <class Id>
Kinds only(Id id) {
    return Kinds().set(static_cast<std::size_t>(id));
}
Kinds bags() { return only(Object::bagKey) | only(Object::bagGoblet); }

template <class Accepted>
Kinds objectsThat(Accepted accepted) {
    Kinds kinds;
    for (int index = 0; index < objectKinds; ++index) {
        const auto object = static_cast<Object>(index);
        if (object != Object::bag && accepted(object)) kinds.set(static_cast<std::size_t>(index));
    }
    return kinds;
}
Kinds anyObject() {
    return objectsThat([](Object) { return true; });
}
Kinds fitting(Object name, bool deckIsEmpty) {
    return objectsThat([&](Object object) { return fitsName(object, name, deckIsEmpty); });
}

Kinds objectOf(const Happening& told) {
    return isSeen(told) ? only(static_cast<Object>(told.faces.front())) : anyObject();
}
Kinds professionOf(const Happening& told) {
    if (!isSeen(told)) return Kinds((1u << professionCount) - 1);
    return only(static_cast<Profession>(told.faces.front() - professionFace({})));
}

// C-51, C-53: what this seat's card was called when it changed hands; none: not a word was said.
Object heard(std::span<const Happening> told, Seat giver) {
    for (const Happening& each : told) {
        if (is(each, Told::named) && each.actor == giver) return static_cast<Object>(each.detail);
    }
    return Object::none;
}

int objectsInDeck(const View& view) { return view.deckCount + view.board.stacked; }

// C-6: a game that has just been dealt.
bool isDealt(const View& view) {
    const Board& board = view.board;
    bool dealt = board.turnNumber == 1 && board.phase == Phase::turn;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        dealt = dealt && view.players[seat].handCount == handAtDeal(board.seats) &&
                board.open[seat] == Profession::none && view.notes.holds[seat].empty();
    }
    return dealt;
}

Places hands(int seats) { return Places((1u << seats) - 1); }

// C-6: bags begin in hands, unsealed objects in the deck, and nothing goes back there.
Whereabouts unknownObjects(const View& view) {
    const int seats = view.board.seats;
    const bool dealt = isDealt(view);
    Whereabouts cards;
    objectsInPlay(view.board.options, seats).forEach([&](Object object) {
        Places mayLie = hands(seats);
        if (dealt && !isSealed(object)) mayLie.reset();
        if (!isBag(object)) mayLie.set(deckPlace);
        cards.add(indexOf(object), mayLie);
    });
    if (!view.notes.knowsDeck) return cards;
    for (const Object object : objectsInPlay(view.board.options, seats).kinds()) {
        cards.haveAtMost(indexOf(object), deckPlace, view.notes.deck.copies(object));
    }
    return cards;
}

Whereabouts unknownProfessions(const View& view) {
    Whereabouts cards;
    for (int index = 0; index < professionCount; ++index) cards.add(index, hands(view.board.seats).set(deckPlace));
    return cards;
}

// Most of what happens in a fight moves no card and shows none.
bool isSilent(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::turnBegan:
        case Told::turnPassed:
        case Told::fightBegan:
        case Told::spoke:
        case Told::windowPassed:
        case Told::choseToPassOn:
            return true;
        default:
            return false;
    }
}

// A look at what does not move, by whomever: all hear of it, some see it.
bool isLook(const Happening& told) {
    return is(told, Told::sawHand) || is(told, Told::sawAlliance) || is(told, Told::sawProfession) ||
           is(told, Told::sawDeck);
}

}  // namespace

void Deductions::begin(const View& first) {
    view_ = first;
    looks_.clear();
    objects_ = unknownObjects(first);
    professions_ = unknownProfessions(first);
    adopt(first);
}

void Deductions::follow(std::span<const Happening> told, const View& after) {
    for (const Happening& each : told) {
        if (isLook(each)) looks_.push_back({steps_, sentenceOf(each)});
    }
    ++steps_;
    if (std::any_of(told.begin(), told.end(), [](const Happening& each) { return is(each, Told::gameBegan); })) {
        return begin(after);
    }
    if (!std::all_of(told.begin(), told.end(), isSilent)) {
        learn(told);
        adopt(after);
    }
    view_ = after;
}

void Deductions::learn(std::span<const Happening> told) {
    bool passedOn = false;
    for (std::size_t index = 0; index < told.size(); ++index) {
        if (isPassedOn(told[index])) {
            if (!std::exchange(passedOn, true)) passOn(told);
        } else if (!is(told[index], Told::exchanged)) {
            learnOne(told[index]);
        } else if (index + 1 < told.size() && is(told[index + 1], Told::exchanged)) {
            trade(told[index], told[index + 1], told);
            ++index;
        }
    }
    learnOfDemand(told);
    learnOfProfessions(told);
}

// C-40, C-50 to C-58: what was said aloud, and what was not. Either the broken mirror silences both cards, or each is
// what it is called, or nothing that would be called anything.
void Deductions::trade(const Happening& given, const Happening& back, std::span<const Happening> told) {
    const bool deckIsEmpty = view_.deckIsEmpty();
    const Trade& trade = view_.board.trade;
    const Kinds mirror = only(Object::brokenMirror);
    const auto seen = [&](const Happening& card) {
        const bool demanded = trade.name != Object::none && card.actor == trade.to;
        return demanded ? objectOf(card) & fitting(trade.name, deckIsEmpty) : objectOf(card);
    };
    const auto unsilenced = [&](const Happening& card) {
        const Object name = heard(told, card.actor);
        if (name == Object::bag) return bags();
        if (name != Object::none) return only(name);
        return objectsThat([&](Object object) {
            return object != Object::brokenMirror && (view_.board.options.smuggling || !isOnTrade(object, deckIsEmpty));
        });
    };
    const auto way = [&](Kinds there, Kinds here) {
        return std::vector<Going>{{given.actor, given.other, there}, {back.actor, back.other, here}};
    };
    std::vector<std::vector<Going>> ways{way(seen(given) & unsilenced(given), seen(back) & unsilenced(back))};
    if (heard(told, given.actor) == Object::none && heard(told, back.actor) == Object::none) {
        ways.push_back(way(seen(given) & mirror, seen(back)));
        ways.push_back(way(seen(given), seen(back) & mirror));
    }
    objects_.goIn(ways);
}

// C-57: with the sextant all cards go at once.
void Deductions::passOn(std::span<const Happening> told) {
    std::vector<Going> going;
    for (const Happening& each : told) {
        if (isPassedOn(each)) going.push_back({each.actor, each.other, objectOf(each)});
    }
    objects_.go(going);
}

void Deductions::learnOne(const Happening& told) {
    switch (static_cast<Told>(told.what)) {
        case Told::given:
            objects_.go({{told.actor, told.other, objectOf(told)}});
            break;
        case Told::drew: {
            const Object top = view_.notes.deckTop[0];
            const Kinds drawn = top == Object::none ? objectOf(told) : only(top);
            objects_.go({{deckPlace, told.actor, drawn}});
            break;
        }
        case Told::refused:  // C-41
            if (view_.players[told.other].handCount == 1) {
                objects_.isNotAt(objectsThat(mustBeAccepted), told.other);
            }
            break;
        case Told::sawHand:
        case Told::sawDeck: {
            if (!isSeen(told)) break;
            Objects seen;
            for (const FaceId face : told.faces) seen.add(static_cast<Object>(face));
            handIs(is(told, Told::sawDeck) ? deckPlace : told.other, seen);
            break;
        }
        default:
            break;
    }
}

// C-31 to C-34: all hear what was named, and whether it was there. Nobody names what they hold all of (C-33).
void Deductions::learnOfDemand(std::span<const Happening> told) {
    const auto demand =
        std::find_if(told.begin(), told.end(), [](const Happening& each) { return is(each, Told::demanded); });
    if (demand == told.end()) return;
    const auto name = static_cast<Object>(demand->detail);
    const Kinds kinds = fitting(name, view_.deckIsEmpty());
    const bool failed =
        std::any_of(demand, told.end(), [](const Happening& each) { return is(each, Told::demandFailed); });
    if (isSingle(name)) objects_.isNotAt(kinds, demand->actor);
    if (failed) objects_.isNotAt(kinds, demand->other);
    if (!failed && isSingle(name)) objects_.isAt(indexOf(name), demand->other);
}

void Deductions::handIs(Place place, Objects objects) {
    for (int index = 0; index < objectKinds; ++index) {
        const int copies = objects.copies(static_cast<Object>(index));
        if (copies > 0) objects_.isAt(index, place, copies);
        objects_.haveAtMost(index, place, copies);
    }
}

void Deductions::learnOfProfessions(std::span<const Happening> told) {
    for (std::size_t index = 0; index < told.size(); ++index) {
        const Happening& each = told[index];
        if (is(each, Told::professionsSwapped)) professions_.change(each.actor, each.other);
        if (!is(each, Told::professionLaid) || index + 1 == told.size()) continue;
        const Happening& drawn = told[index + 1];
        professions_.go({{each.actor, deckPlace, professionOf(each)}, {deckPlace, drawn.actor, professionOf(drawn)}});
    }
}

void Deductions::adopt(const View& now) {
    adoptObjects(now);
    if (!objects_.narrow()) {  // a position that somebody wrote down need not have come about by the rules
        objects_ = unknownObjects(now);
        adoptObjects(now);
        objects_.narrow();
    }
    adoptProfessions(now);
    if (!professions_.narrow()) {
        professions_ = unknownProfessions(now);
        adoptProfessions(now);
        professions_.narrow();
    }
}

void Deductions::adoptObjects(const View& now) {
    objects_.setRoom(deckPlace, objectsInDeck(now));
    for (Seat seat = 0; seat < now.board.seats; ++seat) {
        objects_.setRoom(seat, now.players[seat].handCount);
        const bool isOpen = now.players[seat].isShown;
        objects_.setReserved(seat, isOpen ? 0 : now.notes.holds[seat].copies(Object::bag), bags());
        if (isOpen) {
            handIs(seat, now.players[seat].hand);
            continue;
        }
        const Objects holds = now.notes.holds[seat];
        for (const Object object : holds.kinds()) {
            if (object != Object::bag) objects_.isAt(indexOf(object), seat, holds.copies(object));
        }
    }
    Objects top;
    for (const Object object : now.notes.deckTop) {
        if (object != Object::none) top.add(object);
    }
    for (const Object object : top.kinds()) objects_.isAt(indexOf(object), deckPlace, top.copies(object));
}

void Deductions::adoptProfessions(const View& now) {
    professions_.setRoom(deckPlace, professionCount - now.board.seats);
    for (Seat seat = 0; seat < now.board.seats; ++seat) {
        professions_.setRoom(seat, 1);
        const Profession open = now.players[seat].profession;
        const Profession known = open != Profession::none ? open : now.notes.professions[seat];
        if (known != Profession::none) professions_.isAt(indexOf(known), seat);
    }
}

// C-3: there are so many cards of each alliance, and with an odd number of seats one of them lies in the box.
Verdict Deductions::allianceOf(Seat seat, Alliance alliance) const {
    const auto alliances = [&](Seat each) -> std::optional<Alliance> {
        if (view_.players[each].isShown) return view_.players[each].alliance;
        for (const Alliance one : {Alliance::order, Alliance::brotherhood}) {
            if (view_.notes.members[static_cast<std::size_t>(one)].contains(each)) return one;
        }
        return std::nullopt;
    };
    if (const auto known = alliances(seat)) return {*known == alliance, *known == alliance};
    int members = 0;
    int opponents = 0;
    for (Seat each = 0; each < view_.board.seats; ++each) {
        const auto known = alliances(each);
        if (known) ++(*known == alliance ? members : opponents);
    }
    const int cards = alliancesEach(view_.board.seats);
    return {opponents >= cards, members < cards};
}

Notebook::Row Deductions::row(Seat seat) const {
    const Place place = seat == noSeat ? deckPlace : seat;
    Notebook::Row row;
    row.seat = seat;
    row.name = seat == noSeat ? say("notebook.deck") : say("notebook.seat", {person(seat)});
    for (const Alliance alliance : {Alliance::order, Alliance::brotherhood}) {
        row.findings.push_back(seat == noSeat ? Verdict{} : allianceOf(seat, alliance));
    }
    for (int index = 0; index < professionCount; ++index) row.findings.push_back(professions_.at(index, place));
    for (const Object object : objectsInPlay(view_.board.options, view_.board.seats).kinds()) {
        row.findings.push_back(objects_.at(indexOf(object), place));
    }
    return row;
}

Notebook Deductions::notebook() const {
    Notebook book;
    book.looks = looks_;
    Notebook::Group alliances{say("notebook.alliances"), {}};
    for (const Alliance alliance : {Alliance::order, Alliance::brotherhood}) {
        alliances.things.push_back({allianceFace(alliance), say("piece.object", {termOf(alliance)})});
    }
    Notebook::Group professions{say("notebook.professions"), {}};
    for (int index = 0; index < professionCount; ++index) {
        const auto profession = static_cast<Profession>(index);
        professions.things.push_back({professionFace(profession), say("piece.object", {termOf(profession)})});
    }
    Notebook::Group luggage{say("notebook.luggage"), {}};
    for (const Object object : objectsInPlay(view_.board.options, view_.board.seats).kinds()) {
        luggage.things.push_back({objectFace(object), say("piece.object", {termOf(object)})});
    }
    book.groups = {std::move(alliances), std::move(professions), std::move(luggage)};
    for (Seat seat = 0; seat < view_.board.seats; ++seat) book.rows.push_back(row(seat));
    book.rows.push_back(row(noSeat));
    return book;
}

}  // namespace intrika::coach
