// What must hold in every position of the Coach that a game can reach, told from the components and 12.3 of its rules.
#pragma once

#include "engines/coach/state.h"
#include "engines/coach/told.h"
#include "tests/support/secret_places.h"

#include <vector>

namespace intrika::coach {

// C-160 ends a game; in a turn every seat answers in three windows, where fifteen uses ask everybody again, speaks
// once, passes an object on and gives one away.
constexpr int mostEvents(const State& state) {
    const Options& options = state.board.options;
    const int seats = state.board.seats;
    const int games = options.rounds == 1 ? 1 : options.rounds + 1;
    return games * (options.turnLimit * seats * (20 * seats + 40) + 10);
}

// Everything that lies somewhere, card by card; a bag is no key here, whatever it counts for.
inline bool objectsAreAllThere(const State& state) {
    std::array<int, objectKinds> copies{};
    const auto add = [&copies](Object object) {
        if (object != Object::none) ++copies[static_cast<std::size_t>(object)];
    };
    for (const Object object : state.deck) add(object);
    for (const Object object : state.secrets.stacked) add(object);
    for (const Player& player : state.players) player.hand.forEach(add);
    const bool sealed = state.board.options.luggage == Luggage::sealed;
    for (int index = 0; index < objectKinds; ++index) {
        const auto object = static_cast<Object>(index);
        const bool isOut = object == Object::bag || (sealed && object >= Object::folio) ||
                           (state.board.seats == 3 && object == Object::blackPearl) ||
                           (state.board.seats == 10 && object == Object::coat);
        const int due = isOut ? 0 : object == Object::key || object == Object::goblet ? 3 : 1;
        if (copies[static_cast<std::size_t>(index)] != due) return false;
    }
    return true;
}

inline bool professionsAreAllThere(const State& state) {
    unsigned seen = 0;
    for (const Profession profession : state.professionDeck) seen |= 1u << static_cast<int>(profession);
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        seen |= 1u << static_cast<int>(state.players[seat].profession);
        const Profession open = state.board.open[seat];
        if (open != Profession::none && open != state.players[seat].profession) return false;
    }
    return seen == 0x3FFu && state.professionDeck.size() + state.board.seats == 10;
}

// C-15, C-65
inline const char* brokenHand(const State& state, Seat seat) {
    const Board& board = state.board;
    const int limit = board.seats == 3 ? 8 : board.seats == 4 ? 6 : 5;
    const int count = state.players[seat].hand.count();
    const bool robbed = board.phase == Phase::giveBack && seat == board.fight.loser();
    if ((count == 0) != robbed) return "every hand holds an object (C-15)";
    const bool settled = !board.trade.isOn() && !board.fight.isOn() && board.phase != Phase::gift;
    if (count > limit + 1 || (settled && count > limit)) return "the hand limit (C-65)";
    return "";
}

// Empty: all is well.
inline const char* brokenSum(const State& state) {
    const Board& board = state.board;
    if (!objectsAreAllThere(state)) return "the objects in play (C-5)";
    if (!professionsAreAllThere(state)) return "ten professions (C-2)";
    int order = 0;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        order += state.players[seat].alliance == Alliance::order ? 1 : 0;
        if (const char* broken = brokenHand(state, seat); *broken != '\0') return broken;
    }
    if (order != board.seats / 2 && order != (board.seats + 1) / 2) return "two alliances of like size (C-3)";
    if (board.turnNumber > board.options.turnLimit * board.seats + 1) return "the turn limit (C-160)";
    if (board.round > board.options.rounds + (board.extra ? 1 : 0)) return "the number of games (C-140)";
    return "";
}

// 2.1
inline constexpr std::array canonicalOrder{
    "key",       "goblet",  "bag-key",     "bag-goblet", "dagger", "gloves",  "poison-ring", "throwing-knives", "whip",
    "privilege", "monocle", "black-pearl", "folio",      "coat",   "sextant", "lodge-arms",  "broken-mirror"};

inline laws::Json inCanonicalOrder(const laws::Json& objects) {
    laws::Json sorted = laws::Json::array();
    for (const char* kind : canonicalOrder) {
        for (const laws::Json& object : objects) {
            if (object == kind) sorted.push_back(object);
        }
    }
    return sorted;
}

inline laws::Json ownOnly(const laws::Json& seats, const laws::LookedAt& glance) {
    laws::Json own = laws::Json::array();
    for (const laws::Json& seat : seats) {
        if (glance.isSeat(seat)) own.push_back(seat);
    }
    return own;
}

inline bool hasTurn(const laws::LookedAt& glance) { return glance.isSeat(glance.position["turn"]["seat"]); }
inline bool isNoPartner(const laws::LookedAt& glance) {
    const laws::Json& trade = glance.position["trade"];
    return !glance.isSeat(trade["from"]) && !glance.isSeat(trade["to"]);
}

// C-190 to C-192: from whom what is secret.
inline std::vector<laws::SecretPlace> secretsOf(const Options&) {
    using namespace laws;
    const auto deck = [](const Json& objects, const LookedAt& glance) {
        return hasTurn(glance) && glance.isIn({"clairvoyant"}) ? inCanonicalOrder(objects) : count(objects, glance);
    };
    const auto untilTheEnd = [](const LookedAt& glance) {
        return fromOthers(glance) && !glance.isIn({"new-round", "over"});
    };
    const auto profession = [](const LookedAt& glance) {
        return fromOthers(glance) && !glance.isIn({"new-round", "over"}) && glance.around->at("faceUp") == false;
    };
    const auto stacked = [](const LookedAt& glance) { return !hasTurn(glance); };
    const auto bagInQueue = [](const LookedAt& glance) {
        const Json& object = glance.around->at("object");
        return isNoPartner(glance) && (object == "bag-key" || object == "bag-goblet");
    };
    const auto anyBag = [](const Json&, const LookedAt&) { return Json("bag"); };
    const auto taken = [](const LookedAt& glance) {
        const Json& fight = glance.position["fight"];
        return !glance.isSeat(fight["attacker"]) && !glance.isSeat(fight["defender"]);
    };
    return {{"/deck", fromAll, deck},
            {"/professionDeck", fromAll, count},
            {"/players/*/alliance", untilTheEnd, covered},
            {"/players/*/profession", profession, covered},
            {"/players/*/objects", untilTheEnd, count},
            {"/players/*/known", fromOthers, leftOut},
            {"/clairvoyant/chosen", stacked, count},
            {"/trade/offered", isNoPartner, covered},
            {"/trade/answer", isNoPartner, covered},
            {"/trade/queue/*/object", bagInQueue, anyBag},
            {"/trade/smuggled", fromAll, ownOnly},
            {"/fight/taken", taken, covered},
            {"/sextant/chosen/*", fromOthers, covered}};
}

}  // namespace intrika::coach

// C-51: the name of an object that changes hands, which no position keeps.
namespace intrika::coach::told {
void isOnlySaid(const Named&);
}
