#include "engines/coach/codec_parts.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace intrika::coach {
namespace {

using Json = nlohmann::json;

constexpr int mostOf(Object object) { return object == Object::bag ? 2 : isSingle(object) ? 1 : piecesEach; }

// False, and an issue, where there are as many already.
bool addTo(Objects& objects, Object object, const JsonReader& json) {
    if (objects.copies(object) < mostOf(object)) {
        objects.add(object);
        return true;
    }
    json.fail(say("problem.too-many-copies", {literal(std::string(idOf(object, objectIds)))}));
    return false;
}

template <class Read>
Objects readList(const JsonReader& json, bool ordered, Read read) {
    Objects objects;
    Object last{};
    for (const JsonReader& item : json.items()) {
        const Object object = read(item);
        if (ordered && object < last) item.fail(say("problem.not-ascending"));
        last = object;
        addTo(objects, object, item);
    }
    return objects;
}

}  // namespace

Json nameOf(Object object) { return object == Object::none ? Json() : Json(idOf(object, objectIds)); }

Json nameOf(Profession profession) {
    return profession == Profession::none ? Json() : Json(idOf(profession, professionIds));
}

Json seatOrNull(Seat seat) { return seat == noSeat ? Json() : Json(seat); }

Json jsonOf(Objects objects) {
    Json list = Json::array();
    objects.forEach([&list](Object object) { list.push_back(idOf(object, objectIds)); });
    return list;
}

Json jsonOf(const ObjectPile& pile) {
    Json list = Json::array();
    for (std::size_t card = 0; card < pile.size(); ++card) list.push_back(idOf(pile.fromBack(card), objectIds));
    return list;
}

Json jsonOf(const ProfessionPile& pile) {
    Json list = Json::array();
    for (std::size_t card = 0; card < pile.size(); ++card) list.push_back(idOf(pile.fromBack(card), professionIds));
    return list;
}

Json jsonOf(SeatSet seats) {
    Json list = Json::array();
    for (const Seat seat : seats) list.push_back(seat);
    return list;
}

Seat readSeat(const JsonReader& json, int seats) { return static_cast<Seat>(json.integer(0, seats - 1)); }

Seat readSeatOrNull(const JsonReader& json, int seats) { return json.isNull() ? noSeat : readSeat(json, seats); }

SeatSet readSeats(const JsonReader& json, int seats) {
    SeatSet set;
    int last = -1;
    for (const JsonReader& item : json.items()) {
        const Seat seat = readSeat(item, seats);
        if (seat <= last) item.fail(say("problem.not-ascending"));
        last = seat;
        set = set.with(seat);
    }
    return set;
}

Object readName(const JsonReader& json) { return json.id<Object>(objectIds); }

Object readObject(const JsonReader& json) {
    const Object object = readName(json);
    if (object != Object::bag) return object;
    json.fail(say("problem.no-card", {literal("bag")}));
    return Object::key;
}

Profession readProfession(const JsonReader& json) { return json.id<Profession>(professionIds); }

Objects readObjects(const JsonReader& json) { return readList(json, true, readObject); }
Objects readAnyOrder(const JsonReader& json) { return readList(json, false, readObject); }
Objects readMemory(const JsonReader& json) { return readList(json, true, readName); }

ObjectPile readPile(const JsonReader& json) {
    ObjectPile pile;
    Objects objects;
    const auto items = json.items();
    for (auto item = items.rbegin(); item != items.rend(); ++item) {  // the foot first
        const Object object = readObject(*item);
        if (addTo(objects, object, *item)) pile.append(object);
    }
    return pile;
}

ProfessionPile readProfessions(const JsonReader& json) {
    ProfessionPile pile;
    const auto items = json.items();
    for (auto item = items.rbegin(); item != items.rend(); ++item) {
        const Profession profession = readProfession(*item);
        if (std::find(pile.begin(), pile.end(), profession) == pile.end()) {
            pile.append(profession);
        } else {
            item->fail(say("problem.professions"));
        }
    }
    return pile;
}

void writeDeal(const Deal& deal, Json& json) {
    for (const char* key : {"alliances", "professions", "hands"}) json[key] = Json::array();
    for (Seat seat = 0; seat < deal.seats; ++seat) {
        json["alliances"].push_back(idOf(deal.alliances[seat], allianceIds));
        json["professions"].push_back(nameOf(deal.professions[seat]));
        json["hands"].push_back(jsonOf(deal.hands[seat]));
    }
    json["professionDeck"] = jsonOf(deal.professionDeck);
    json["deck"] = jsonOf(deal.deck);
}

Deal readDeal(const JsonReader& json, int seats) {
    Deal deal;
    deal.seats = static_cast<std::uint8_t>(seats);
    const auto alliances = json["alliances"].items(deal.seats);
    const auto professions = json["professions"].items(deal.seats);
    const auto hands = json["hands"].items(deal.seats);
    for (Seat seat = 0; seat < seats; ++seat) {
        deal.alliances[seat] = alliances[seat].id<Alliance>(allianceIds);
        deal.professions[seat] = readProfession(professions[seat]);
        deal.hands[seat] = readAnyOrder(hands[seat]);
    }
    deal.professionDeck = readProfessions(json["professionDeck"]);
    deal.deck = readPile(json["deck"]);
    return deal;
}

}  // namespace intrika::coach
