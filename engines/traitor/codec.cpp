#include "engines/traitor/codec.h"

#include "engines/core/json_typed.h"
#include "engines/traitor/codec_parts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace intrika::traitor {

static_assert(GameCodec<Codec, Rules>);

namespace {

constexpr std::array<std::string_view, 2> dealIds{"random", "fixed"};
constexpr std::array<std::string_view, 2> supplyOptionIds{"face-up", "face-down"};
constexpr std::array<std::string_view, 2> unitedIds{"count", "fourth"};

// In the order of Move.
constexpr std::array<std::string_view, 8> moveIds{"place-estate", "set-conflict", "choose-action", "play-supplies",
                                                  "build",        "flip",         "pass",          "discard"};

void addCard(const JsonReader& json, SupplySet& cards, int kind) {
    if (cards.copies(kind) < supplyCopies[kind]) {
        cards += SupplySet::of(kind);
    } else {
        json.fail(say("problem.too-many-copies", {literal(std::string(supplyIds[kind]))}));
    }
}

Move readMoveOf(const JsonReader& json, std::string_view type) {
    if (type == "place-estate" || type == "set-conflict" || type == "flip") {
        json.exactKeys({"type", "slot"});
        const auto slot = readSlot(json["slot"]);
        if (type == "flip") return Flip{slot};
        return type == "set-conflict" ? Move(SetConflict{slot}) : Move(PlaceEstate{slot});
    }
    if (type == "choose-action") {
        json.exactKeys({"type", "card"});
        return ChooseAction{json["card"].id<Action>(actionIds)};
    }
    if (type == "play-supplies" || type == "discard") {
        json.exactKeys({"type", "cards"});
        const SupplySet cards = readSupplies(json["cards"]);
        return type == "discard" ? Move(Discard{cards}) : Move(PlaySupplies{cards});
    }
    if (type == "build") {
        json.exactKeys({"type", "slot", "side"});
        return Build{readSlot(json["slot"]), json["side"].id<Side>(sideIds)};
    }
    json.exactKeys({"type"});
    return Pass{};
}

Chance readChanceOf(const JsonReader& json, std::size_t kind) {
    if (static_cast<ChanceKind>(kind) == ChanceKind::setAside) {
        json.exactKeys({"type", "card"});
        return SetAside{json["card"].id<Action>(actionIds)};
    }
    json.exactKeys({"type", "order"});
    return ShuffleSupply{readPile(json["order"])};
}

}  // namespace

Json listOf(SupplySet cards) {
    Json list = Json::array();
    for (int kind = 0; kind < supplyKinds; ++kind) {
        for (int copy = 0; copy < cards.copies(kind); ++copy) list.push_back(supplyIds[kind]);
    }
    return list;
}

Json listOf(ActionSet cards) {
    Json list = Json::array();
    for (const Action card : cards) list.push_back(idOf(card, actionIds));
    return list;
}

Json listOf(const SupplyPile& pile) {
    Json list = Json::array();
    for (std::size_t card = 0; card < pile.size(); ++card) list.push_back(supplyIds[pile.fromBack(card)]);
    return list;
}

Json listOf(SmallSet<Seat, maxPlayers> seats) {
    Json list = Json::array();
    for (const Seat seat : seats) list.push_back(seat);
    return list;
}

std::uint8_t readSlot(const JsonReader& json) { return static_cast<std::uint8_t>(json.integer(0, ringSize - 1)); }

SupplySet readSupplies(const JsonReader& json) {
    SupplySet cards;
    int last = 0;
    for (const JsonReader& item : json.items()) {
        const int kind = item.id<int>(supplyIds);
        if (kind < last) item.fail(say("problem.not-ascending"));
        last = kind;
        addCard(item, cards, kind);
    }
    return cards;
}

SupplyPile readPile(const JsonReader& json) {
    SupplyPile pile;
    SupplySet cards;
    const auto items = json.items();
    for (auto item = items.rbegin(); item != items.rend(); ++item) {  // the foot first
        const int kind = item->id<int>(supplyIds);
        const SupplySet before = cards;
        addCard(*item, cards, kind);
        if (cards != before) pile.append(static_cast<std::uint8_t>(kind));
    }
    return pile;
}

Expected<Options> Codec::readOptions(const Json& json) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    Options options;
    for (const auto& key : reader.keys()) {
        if (key == "deal") {
            options.deal = reader[key].id<Deal>(dealIds);
        } else if (key == "supplies") {
            options.supplies = reader[key].id<Supplies>(supplyOptionIds);
        } else if (key == "united") {
            options.united = reader[key].id<United>(unitedIds);
        } else {
            reader[key].fail(say("problem.unknown-key", {literal(key)}));
        }
    }
    if (issue) issue->code = Problem::Code::badOption;
    return answer(options, issue);
}

Json Codec::writeOptions(const Options& options) {
    return {{"deal", idOf(options.deal, dealIds)},
            {"supplies", idOf(options.supplies, supplyOptionIds)},
            {"united", idOf(options.united, unitedIds)}};
}

Expected<Setup> Codec::readSetup(const Json& json, const Options& options, int seats) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    reader.exactKeys({"startPlayer", "ring", "supply"});
    Setup setup;
    if (seats < 3 || seats > maxPlayers) {  // T-1
        reader.fail(say("problem.seats"));
        return unexpected(std::move(*issue));
    }
    setup.startPlayer = static_cast<Seat>(reader["startPlayer"].integer(0, seats - 1));
    unsigned laid = 0;  // T-4: each landscape once for each house
    const auto ring = reader["ring"].items(ringSize);
    for (std::size_t slot = 0; slot < ring.size(); ++slot) {
        ring[slot].exactKeys({"land", "house"});
        const Landscape landscape{ring[slot]["land"].id<Land>(landIds), ring[slot]["house"].id<House>(houseIds)};
        setup.ring[slot] = landscape;
        laid |= 1u << (static_cast<int>(landscape.land) * houseCount + static_cast<int>(landscape.house));
    }
    if (laid != SlotSet::all().bits()) reader["ring"].fail(say("problem.setup-ring"));
    setup.supply = readPile(reader["supply"]);
    if (cardsOf(setup.supply) != supplyAtSetup(options, seats)) reader["supply"].fail(say("problem.setup-supply"));
    return answer(setup, issue);
}

Json Codec::writeSetup(const Setup& setup) {
    Json ring = Json::array();
    for (const Landscape& landscape : setup.ring) {
        ring.push_back({{"land", idOf(landscape.land, landIds)}, {"house", idOf(landscape.house, houseIds)}});
    }
    return {{"startPlayer", setup.startPlayer}, {"ring", std::move(ring)}, {"supply", listOf(setup.supply)}};
}

Expected<Move> Codec::readMove(const Json& json) {
    return readTyped<Move>(
        json, moveIds, [](const JsonReader& reader, std::size_t type) { return readMoveOf(reader, moveIds[type]); });
}

Json Codec::writeMove(const Move& move) {
    Json json{{"type", moveIds[move.index()]}};
    std::visit(Overloaded{[&](const ChooseAction& m) { json["card"] = idOf(m.card, actionIds); },
                          [&](const PlaySupplies& m) { json["cards"] = listOf(m.cards); },
                          [&](const Discard& m) { json["cards"] = listOf(m.cards); },
                          [&](const Build& m) {
                              json["slot"] = m.slot;
                              json["side"] = idOf(m.side, sideIds);
                          },
                          [&](const Pass&) {}, [&](const auto& m) { json["slot"] = m.slot; }},
               move);
    return json;
}

Expected<Chance> Codec::readChance(const Json& json) { return readTyped<Chance>(json, chanceIds, readChanceOf); }

Json Codec::writeChance(const Chance& chance) {
    if (const auto* aside = std::get_if<SetAside>(&chance)) {
        return {{"type", "set-aside"}, {"card", idOf(aside->card, actionIds)}};
    }
    return {{"type", "shuffle-supply"}, {"order", listOf(std::get_if<ShuffleSupply>(&chance)->order)}};
}

}  // namespace intrika::traitor
