// Moves and outcomes of chance, read.
#include "engines/confidants/codec/codec.h"
#include "engines/confidants/codec/codec_parts.h"
#include "engines/core/json_typed.h"

#include <nlohmann/json.hpp>

namespace intrika::confidants {
namespace {

constexpr std::array<std::string_view, 20> moveIds{
    "place", "load",     "bid",  "march",  "action", "secret",    "exchange", "free",  "use-gift",   "give",
    "offer", "end-turn", "veto", "answer", "tip",    "move-band", "stay",     "fight", "place-band", "evict"};

std::uint8_t readSeat(const JsonReader& json) { return static_cast<std::uint8_t>(json.integer(0, maxPlayers - 1)); }

Move readSend(const JsonReader& json, Way way) {
    if (way == Way::hand) {
        json.noKeysBut({"type", "from", "to", "gold", "gift", "wagon"});
    } else {
        json.noKeysBut({"type", "from", "to", "gold", "gift"});
    }
    return Send{readGoods(json), way, readArmy(json["from"]), readArmy(json["to"])};
}

Move readAction(const JsonReader& json) {
    if (json.has("from")) return readSend(json, Way::action);
    if (json.has("target")) {
        json.exactKeys({"type", "target"});
        return Scheme{By::action, readSeat(json["target"])};
    }
    if (json.has("rounds")) {
        json.exactKeys({"type", "rounds", "payer"});
        return Bribe{static_cast<std::uint8_t>(json["rounds"].integer(1, 2)), readArmy(json["payer"])};
    }
    json.exactKeys({"type"});
    return Use{By::action};
}

Move readSecret(const JsonReader& json) {
    if (json.has("from")) return readSend(json, Way::secret);
    if (json.has("target")) {
        json.exactKeys({"type", "target"});
        return Scheme{By::secret, readSeat(json["target"])};
    }
    if (json.has("at")) {
        json.exactKeys({"type", "army", "at", "payer"});
        return Recruit{readSpot(json["at"]), readArmy(json["army"]), readArmy(json["payer"])};
    }
    if (json.has("army")) {
        json.exactKeys({"type", "army"});
        return Luck{readArmy(json["army"])};
    }
    json.exactKeys({"type"});
    return Use{By::secret};
}

Move readFree(const JsonReader& json) {
    const Free kind = json["kind"].id<Free>(freeIds);
    if (kind == Free::intrigue) {
        json.exactKeys({"type", "kind", "target", "payer"});
        return Intrigue{readSeat(json["target"]), readArmy(json["payer"])};
    }
    if (kind == Free::guide) {
        json.exactKeys({"type", "kind", "army", "gold", "payer"});
        return Guide{readArmy(json["army"]), static_cast<std::uint8_t>(json["gold"].integer(1, 2)),
                     readArmy(json["payer"])};
    }
    json.exactKeys({"type", "kind", "payer"});
    if (kind == Free::toll) json["kind"].fail(say("problem.toll-by-march"));  // E-95
    return kind == Free::doublePay ? Move(DoublePay{readArmy(json["payer"])}) : Move(Supper{readArmy(json["payer"])});
}

Move readMarch(const JsonReader& json) {
    json.noKeysBut({"type", "army", "to", "steps", "toll"});
    const bool toll = json.has("toll");
    if (toll && !json["toll"].boolean()) json["toll"].fail(say("problem.only-true"));
    return March{readSpot(json["to"]), readArmy(json["army"]),
                 static_cast<std::uint8_t>(json["steps"].integer(1, 127) & 127), toll};
}

Goods readOfferedGoods(const JsonReader& json) {
    json.noKeysBut({"gift", "gold"});
    return readGoods(json);
}

Move readTurnMove(const JsonReader& json, std::string_view type) {
    if (type == "march") return readMarch(json);
    if (type == "action") return readAction(json);
    if (type == "secret") return readSecret(json);
    if (type == "free") return readFree(json);
    if (type == "give") return readSend(json, Way::hand);
    if (type == "exchange") {
        json.exactKeys({"type", "take"});
        return Exchange{json["take"].id<Secret>(secretIds)};
    }
    if (type == "use-gift") {
        json.exactKeys({"type", "army", "gift"});
        return UseGift{readArmy(json["army"]), readGift(json["gift"])};
    }
    if (type == "offer") {
        json.exactKeys({"type", "to", "give", "want"});
        return Offer{readOfferedGoods(json["give"]), readOfferedGoods(json["want"]), readSeat(json["to"])};
    }
    json.noKeysBut({"type", "merge"});
    if (!json.has("merge")) return EndTurn{};
    const ArmySet merge = readArmies(json["merge"]);
    if (merge.count() < 2) json["merge"].fail(say("problem.merge"));
    return EndTurn{merge};
}

Move readMoveBand(const JsonReader& json) {
    json.noKeysBut({"type", "to", "attack"});
    const Spot to = readSpot(json["to"]);
    if (!json.has("attack")) return MoveBand{to, noSeat, noArmy};
    json["attack"].exactKeys({"seat", "army"});
    return MoveBand{to, readSeat(json["attack"]["seat"]), readArmy(json["attack"]["army"])};
}

Move readAnswer(const JsonReader& json, std::string_view type) {
    if (type == "move-band") return readMoveBand(json);
    if (type == "fight") {
        json.noKeysBut({"type", "pay"});
        return Fight{json.has("pay") ? readArmy(json["pay"]) : noArmy};
    }
    if (type == "stay") {
        json.exactKeys({"type"});
        return Stay{};
    }
    if (type == "place-band") {
        json.exactKeys({"type", "at"});
        return PlaceBand{readSpot(json["at"])};
    }
    if (type == "evict") {
        json.exactKeys({"type", "to"});
        return Evict{readSpot(json["to"])};
    }
    if (type == "answer") {
        json.exactKeys({"type", "accept"});
        return Answer{json["accept"].boolean()};
    }
    json.exactKeys({"type", "use"});
    const bool use = json["use"].boolean();
    return type == "veto" ? Move(Veto{use}) : Move(Tip{use});
}

Move readMoveOf(const JsonReader& json, std::string_view type) {
    if (type == "place") {
        json.exactKeys({"type", "patrician", "large", "small"});
        return Place{{readSpot(json["patrician"]), readSpot(json["large"]), readSpot(json["small"])}};
    }
    if (type == "load") {
        json.exactKeys({"type", "patrician", "large", "small"});
        return Load{
            {json["patrician"].id<City>(cityIds), json["large"].id<City>(cityIds), json["small"].id<City>(cityIds)}};
    }
    if (type == "bid") {
        json.exactKeys({"type", "action", "secret"});
        return Bid{readRank(json["action"]), json["secret"].id<Secret>(secretIds)};
    }
    for (const auto answerId : {"veto", "answer", "tip", "move-band", "stay", "fight", "place-band", "evict"}) {
        if (type == answerId) return readAnswer(json, type);
    }
    return readTurnMove(json, type);
}

template <std::size_t Count>
std::array<std::uint8_t, Count> readDice(const JsonReader& json) {
    const auto items = json.items(Count);
    std::array<std::uint8_t, Count> values{};
    for (std::size_t die = 0; die < Count; ++die) {
        values[die] = static_cast<std::uint8_t>(items[die].integer(1, dieFaces));
    }
    return values;
}

Chance readChanceOf(const JsonReader& json, std::size_t kind) {
    switch (static_cast<ChanceKind>(kind)) {
        case ChanceKind::plotDie:
        case ChanceKind::battleDie: {
            json.exactKeys({"type", "value"});
            const auto value = static_cast<std::uint8_t>(json["value"].integer(1, dieFaces));
            if (static_cast<ChanceKind>(kind) == ChanceKind::plotDie) return PlotDie{value};
            return BattleDie{value};
        }
        case ChanceKind::mobDice:
            json.exactKeys({"type", "values"});
            return MobDice{readDice<3>(json["values"])};
        case ChanceKind::robberDice:
            json.exactKeys({"type", "values"});
            return RobberDice{readDice<2>(json["values"])};
        case ChanceKind::steal:
            break;
    }
    json.exactKeys({"type", "gift"});
    return Steal{readGift(json["gift"])};
}

}  // namespace

Expected<Move> Codec::readMove(const Json& json) {
    return readTyped<Move>(
        json, moveIds, [](const JsonReader& reader, std::size_t type) { return readMoveOf(reader, moveIds[type]); });
}

Expected<Chance> Codec::readChance(const Json& json) { return readTyped<Chance>(json, chanceIds, readChanceOf); }

}  // namespace intrika::confidants
