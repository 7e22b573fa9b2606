#include "engines/coach/deductions.h"

#include "engines/coach/happenings.h"
#include "engines/coach/phrases.h"
#include "engines/coach/pieces.h"
#include "engines/core/move_key.h"

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

Kinds kindsOf(const Hidden<Object>& object) { return object ? only(*object) : anyObject(); }
Kinds kindsOf(const Hidden<Profession>& profession) {
    return profession ? only(*profession) : Kinds((1u << professionCount) - 1);
}

// The first of its kind; null: there is none.
template <class Kind>
const Kind* find(std::span<const Told> told) {
    for (const Told& each : told) {
        if (const auto* found = std::get_if<Kind>(&each)) return found;
    }
    return nullptr;
}

// C-51, C-53: what this seat's card was called when it changed hands; none: not a word was said.
Object heard(std::span<const Told> told, Seat giver) {
    for (const Told& each : told) {
        const auto* named = std::get_if<told::Named>(&each);
        if (named != nullptr && named->seat == giver) return named->name;
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
bool isSilent(const Told& told) {
    return std::visit(
        []<class Each>(const Each&) {
            return OneOf<Each, told::TurnBegan, told::TurnPassed, told::FightBegan, told::Spoke, told::WindowPassed,
                         told::ChoseToPassOn>;
        },
        told);
}

}  // namespace

void Deductions::begin(const View& first) {
    view_ = first;
    looks_.clear();
    objects_ = unknownObjects(first);
    professions_ = unknownProfessions(first);
    adopt(first);
}

void Deductions::follow(std::span<const Told> told, const View& after) {
    if (find<told::GameBegan>(told) != nullptr) {
        begin(after);
    } else if (!std::all_of(told.begin(), told.end(), isSilent)) {
        learn(told);
        adopt(after);
    }
    view_ = after;
    ++steps_;
}

void Deductions::learn(std::span<const Told> told) {
    bool havePassedOn = false;
    for (std::size_t index = 0; index < told.size(); ++index) {
        const auto* given = std::get_if<told::Exchanged>(&told[index]);
        const auto* back = index + 1 < told.size() ? std::get_if<told::Exchanged>(&told[index + 1]) : nullptr;
        if (std::holds_alternative<told::PassedOn>(told[index])) {
            if (!std::exchange(havePassedOn, true)) passOn(told);
        } else if (given != nullptr && back != nullptr) {
            trade(*given, *back, told);
        } else {
            learnOne(told[index]);
        }
    }
    learnOfDemand(told);
    learnOfNewProfession(told);
}

// C-40, C-50 to C-58: what was said aloud, and what was not. Either the broken mirror silences both cards, or each is
// what it is called, or nothing that would be called anything.
void Deductions::trade(const told::Exchanged& given, const told::Exchanged& back, std::span<const Told> told) {
    const bool deckIsEmpty = view_.deckIsEmpty();
    const Trade& trade = view_.board.trade;
    const Kinds mirror = only(Object::brokenMirror);
    const auto seen = [&](const told::Exchanged& card) {
        const bool demanded = trade.name != Object::none && card.seat == trade.to;
        return demanded ? kindsOf(card.object) & fitting(trade.name, deckIsEmpty) : kindsOf(card.object);
    };
    const auto unsilenced = [&](const told::Exchanged& card) {
        const Object name = heard(told, card.seat);
        if (name == Object::bag) return bags();
        if (name != Object::none) return only(name);
        return objectsThat([&](Object object) {
            return object != Object::brokenMirror && (view_.board.options.smuggling || !isOnTrade(object, deckIsEmpty));
        });
    };
    const auto way = [&](Kinds there, Kinds here) {
        return std::vector<Going>{{given.seat, given.to, there}, {back.seat, back.to, here}};
    };
    std::vector<std::vector<Going>> ways{way(seen(given) & unsilenced(given), seen(back) & unsilenced(back))};
    if (heard(told, given.seat) == Object::none && heard(told, back.seat) == Object::none) {
        ways.push_back(way(seen(given) & mirror, seen(back)));
        ways.push_back(way(seen(given), seen(back) & mirror));
    }
    objects_.goIn(ways);
}

// C-57: with the sextant all cards go at once.
void Deductions::passOn(std::span<const Told> told) {
    std::vector<Going> going;
    for (const Told& each : told) {
        const auto* passed = std::get_if<told::PassedOn>(&each);
        if (passed != nullptr) going.push_back({passed->seat, passed->to, kindsOf(passed->object)});
    }
    objects_.go(going);
}

// Whatever moves a card or shows one is thought of here: what is new does not compile before it is.
void Deductions::learnOne(const Told& told) {
    const auto teach = Overloaded{
        [&](const told::Given& given) {
            objects_.go({{given.seat, given.to, kindsOf(given.object)}});
        },
        [&](const told::Drew& drew) {
            const Object top = view_.notes.deckTop[0];
            objects_.go({{deckPlace, drew.seat, top == Object::none ? kindsOf(drew.object) : only(top)}});
        },
        [&](const told::Refused& refused) {  // C-41
            if (view_.players[refused.from].handCount == 1) {
                objects_.isNotAt(objectsThat(mustBeAccepted), refused.from);
            }
        },
        [&](const told::SawHand& saw) { look(saw, saw.whose, saw.objects); },
        [&](const told::SawDeck& saw) { look(saw, deckPlace, saw.objects); },
        [&]<OneOf<told::SawAlliance, told::SawProfession> Each>(const Each& saw) { noteLook(saw); },
        [&](const told::ProfessionsSwapped& swapped) { professions_.change(swapped.seat, swapped.partner); },
        // They stay where they are for now, and whoever sees them finds them in the view.
        []<OneOf<told::Offered, told::HandedOver, told::ChoseToPassOn, told::Stacked> Each>(const Each&) {},
        // All find them in the view.
        []<OneOf<told::ProfessionUsed, told::ObjectUsed, told::Shown> Each>(const Each&) {},
        // They tell something together with others: trade, passOn, learnOfDemand, learnOfNewProfession.
        []<OneOf<told::Exchanged, told::PassedOn, told::ProfessionLaid, told::ProfessionDrawn> Each>(const Each&) {},
        []<told::Deed Each>(const Each&) {}};
    std::visit(teach, told);
}

// By whomever, at what does not move: all hear of it, some see it.
void Deductions::noteLook(const Told& look) { looks_.push_back({steps_, sentenceOf(look)}); }

void Deductions::look(const Told& look, Place where, const Hidden<Objects>& objects) {
    noteLook(look);
    if (objects) handIs(where, *objects);
}

// C-31 to C-34: all hear what was named, and whether it was there. Nobody names what they hold all of (C-33).
void Deductions::learnOfDemand(std::span<const Told> told) {
    const auto* demand = find<told::Demanded>(told);
    if (demand == nullptr) return;
    const Kinds kinds = fitting(demand->name, view_.deckIsEmpty());
    const bool failed = find<told::DemandFailed>(told) != nullptr;
    if (isSingle(demand->name)) objects_.isNotAt(kinds, demand->seat);
    if (failed) objects_.isNotAt(kinds, demand->from);
    if (!failed && isSingle(demand->name)) objects_.isAt(indexOf(demand->name), demand->from);
}

void Deductions::handIs(Place place, Objects objects) {
    for (int index = 0; index < objectKinds; ++index) {
        const int copies = objects.copies(static_cast<Object>(index));
        if (copies > 0) objects_.isAt(index, place, copies);
        objects_.haveAtMost(index, place, copies);
    }
}

void Deductions::learnOfNewProfession(std::span<const Told> told) {
    const auto* laid = find<told::ProfessionLaid>(told);
    const auto* drawn = find<told::ProfessionDrawn>(told);
    if (laid == nullptr || drawn == nullptr) return;
    professions_.go(
        {{laid->seat, deckPlace, kindsOf(laid->profession)}, {deckPlace, drawn->seat, kindsOf(drawn->profession)}});
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
