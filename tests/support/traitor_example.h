// The example that runs through the rules of Traitor, played move by move.
#pragma once

#include "engines/traitor/game.h"

#include <array>
#include <initializer_list>
#include <utility>
#include <vector>

namespace intrika::traitor {

// T-12: the table of the rules' example, up to its supply cards (T-28).
inline State exampleAfter(int decisions) {
    const auto land = [](Land which, House house) { return Landscape{which, house}; };
    Setup setup;
    setup.ring = {
        land(Land::city, House::rose),     land(Land::village, House::rose),  land(Land::desert, House::eagle),
        land(Land::river, House::rose),    land(Land::forest, House::rose),   land(Land::city, House::eagle),
        land(Land::pasture, House::eagle), land(Land::desert, House::rose),   land(Land::forest, House::eagle),
        land(Land::pasture, House::rose),  land(Land::village, House::eagle), land(Land::river, House::eagle)};
    const std::array<std::uint8_t, supplyTotal> topFirst{0, 2, 4, 1, 2, 5, 0, 0, 3, 1, 2, 3,
                                                         3, 1, 4, 0, 2, 1, 3, 0, 3, 2, 1};
    for (auto kind = topFirst.rbegin(); kind != topFirst.rend(); ++kind) setup.supply.append(*kind);
    State state = Rules::start({}, 4, setup);
    const auto supplies = [](std::initializer_list<int> kinds) {
        SupplySet cards;
        for (const int kind : kinds) cards += SupplySet::of(kind);
        return PlaySupplies{cards};
    };
    const std::vector<std::pair<Seat, Move>> moves{{0, PlaceEstate{5}},
                                                   {1, PlaceEstate{11}},
                                                   {2, PlaceEstate{10}},
                                                   {3, PlaceEstate{1}},
                                                   {1, SetConflict{11}},
                                                   {0, ChooseAction{Action::builder}},
                                                   {1, ChooseAction{Action::traitor}},
                                                   {2, ChooseAction{Action::strategist}},
                                                   {3, ChooseAction{Action::diplomat5}},
                                                   {0, supplies({0, 2, 4})},
                                                   {1, supplies({2})},
                                                   {2, supplies({})}};
    for (const auto& [seat, move] : std::vector(moves.begin(), moves.begin() + decisions)) {
        if (Rules::toAct(state).isChance()) Rules::settle(state, SetAside{Action::diplomat2}, nullptr);
        Rules::play(state, seat, move, nullptr);
    }
    return state;
}

}  // namespace intrika::traitor
