#include "app/scene/table_stops.h"

#include "app/scene/laid_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/plate_item.h"
#include "app/scene/table_things.h"
#include "app/scene/zone_item.h"

#include <algorithm>

namespace intrika::scene {
namespace {

using Stops = std::vector<QGraphicsItem*>;

Stops stopsIn(const Zone& zone, const TableThings& things) {
    Stops stops;
    for (PieceItem* piece : things.pieces()) {
        if (piece->zone() != zone.id) continue;
        if (zone.shape == Shape::stack) stops.clear();  // only the top card can be pointed at
        stops.push_back(piece);
    }
    for (PlaceItem* place : things.places()) {
        if (place->zone() == zone.id) stops.push_back(place);
    }
    return stops;
}

}  // namespace

std::vector<Stops> stopsOf(const LaidTable& laid, const TableThings& things) {
    std::vector<Stops> fronts, hands, rings, between, middles(1), seats;
    for (PlateItem* plate : things.plates()) seats.push_back({plate});
    for (const Zone& zone : laid.tableau.zones) {
        Stops group = stopsIn(zone, things);
        if (group.empty()) continue;
        if (zone.area == Area::front)
            fronts.push_back(std::move(group));
        else if (zone.area == Area::hand)
            hands.push_back(std::move(group));
        else if (zone.shape == Shape::ring)
            rings.push_back(std::move(group));
        else if (isRound(zone.shape))
            between.push_back(std::move(group));
        else {
            Stops& into = zone.area == Area::seat && zone.owner < seats.size() ? seats[zone.owner] : middles.front();
            into.insert(into.end(), group.begin(), group.end());
        }
    }
    const auto isCovered = [&laid](const QGraphicsItem* item) {
        return laid.layout.front.contains(item->sceneBoundingRect().center());
    };
    std::vector<Stops> all;
    for (std::vector<Stops>* groups : {&fronts, &hands, &rings, &between, &middles, &seats}) {
        for (Stops& group : *groups) {
            if (groups != &fronts) group.erase(std::remove_if(group.begin(), group.end(), isCovered), group.end());
            if (!group.empty()) all.push_back(std::move(group));
        }
    }
    return all;
}

}  // namespace intrika::scene
