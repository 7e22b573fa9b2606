#include "engines/confidants/presenter/presenter.h"

#include "engines/confidants/legal/bands.h"
#include "engines/confidants/presenter/happenings.h"
#include "engines/confidants/presenter/phrases.h"
#include "engines/confidants/presenter/pieces.h"
#include "engines/confidants/presenter/seat_presenter.h"
#include "engines/confidants/presenter/staging.h"
#include "engines/confidants/presenter/ways.h"
#include "engines/confidants/presenter/why_not.h"
#include "engines/core/zone_parts.h"

namespace intrika::confidants {
namespace {

void add(Zone& where, FaceId face, Text name, int place = -1, Piece::Mark mark = Piece::Mark::none) {
    const auto index = place < 0 ? where.pieces.size() : static_cast<std::size_t>(place);
    where.pieces.push_back({face, static_cast<std::uint16_t>(index), where.owner, mark, std::move(name)});
}

Zone mapOf(const OpenState& state) {
    const BoardPlan& plan = state.board().plan();
    Zone map = makeZone(zone(TableZone::map), Shape::map, Area::centre);
    map.board = state.board().map();
    map.places = static_cast<std::uint16_t>(plan.width() * plan.rows * mapCorners);
    map.detail = say("zone.map");
    return map;
}

Zone bandsOf(const OpenState& state) {
    const BoardRef board = state.options.board;
    Zone made = makeZone(zone(TableZone::bands), Shape::standing, Area::centre,
                         say("zone.bands", {number(state.robberStrength())}));
    made.around = zone(TableZone::map);
    for (const Band band : {Band::mob, Band::robbers}) {
        const NodeId at = state.band(band);
        if (at == noNode) continue;
        const bool moves = state.pending.kind == Waiting::band && state.pending.band == band;
        add(made, unitFace(band), say("piece.band", {nameOf(band), nameOf(board, at), number(strengthOf(state, band))}),
            placeOf(*board, at), moves ? Piece::Mark::glowing : Piece::Mark::none);
    }
    return made;
}

Reach reachOf(const OpenState& state, Band band) {
    constexpr int even = 50;  // percent
    const Board& board = state.board();
    const Threat threat(state, band);
    Reach reach;
    reach.zone = zone(TableZone::bands);
    reach.face = unitFace(band);
    reach.name = say(band == Band::mob ? "reach.mob" : "reach.robbers");
    for (NodeId node = 0; node < board.nodes(); ++node) {
        const int chance = threat.chanceAt(node);
        if (chance > 0) (chance >= even ? reach.places : reach.rarely).push_back(placeOf(board, node));
    }
    return reach;
}

Zone pileOf(const View& view, City city) {
    const int count = view.pileCount(city);
    Zone made = makeZone(pileZone(city), Shape::stack, Area::centre, counted("zone.pile", count, {nameOf(city)}));
    made.line = 1;
    for (int card = 0; card < count; ++card) add(made, giftBack, say("piece.gift-back"));
    return made;
}

Zone discardsOf(const OpenState& state) {
    const GiftList gifts = state.gifts.list(GiftZone::discard());
    Zone made = makeZone(zone(TableZone::discards), Shape::stack, Area::centre,
                         counted("zone.discards", static_cast<int>(gifts.size())));
    made.line = 1;
    for (const Gift gift : gifts) add(made, giftFace(gift), say("piece.gift", {nameOf(kindOf(gift))}));
    return made;
}

// E-6, E-7: where an army may begin, and which wagon it may take, before whoever decides it.
Zone beginningOf(const OpenState& state, Seat seat, ArmyKind army) {
    const bool loads = state.phase == Phase::load;
    Zone made = makeZone(beginZone(army), Shape::row, Area::front,
                         say(loads ? "zone.begin-wagon" : "zone.begin-place", {nameOf(army)}));
    made.owner = seat;
    if (loads) {
        for (const City city : allCities) add(made, wagonFace(city), say("piece.wagon", {nameOf(city)}));
        return made;
    }
    int sign = 0;
    for (const NodeId node : state.board().start()) {
        add(made, unitFace(army),
            say("piece.begin", {nameOf(army), startSign(sign++), nameOf(state.options.board, node)}));
    }
    return made;
}

// E-6: everybody sees on the map which places are meant.
void addStartPlaces(const OpenState& state, Tableau& tableau) {
    int sign = 0;
    for (const NodeId node : state.board().start()) {
        tableau.labels.push_back({zone(TableZone::map), placeOf(state.board(), node), noFace,
                                  say("label.place", {startSign(sign++)}), noSeat});
    }
}

void addBeginnings(const View& view, Tableau& tableau) {
    if (view.phase == Phase::place) addStartPlaces(view, tableau);
    if (view.phase > Phase::load) return;
    // Where to begin is asked before everybody's eyes, wagons are taken in secret (E-7).
    const bool isPublic = view.phase == Phase::place && !view.observer;
    if (view.observer != view.active() && !isPublic) return;
    for (const ArmyKind army : allArmies) {
        tableau.zones.push_back(beginningOf(view, view.active(), army));
        if (view.phase == Phase::load) continue;
        const auto places = static_cast<std::uint16_t>(view.board().start().size());
        for (std::uint16_t place = 0; place < places; ++place) {
            tableau.labels.push_back({beginZone(army), place, noFace, say("label.place", {startSign(place)}), noSeat});
        }
    }
}

// Who has called where: what the visit cards tell at a table.
void addVisits(const OpenState& state, Tableau& tableau) {
    const Board& board = state.board();
    for (Seat seat = 0; seat < state.seats; ++seat) {
        for (const std::uint8_t settlement : state.players[seat].visited) {
            const std::uint16_t place = placeOf(board, board.settlement(settlement).at);
            tableau.labels.push_back({zone(TableZone::map), place, noFace, say("label.visited"), seat});
        }
    }
}

// In which order the turns come, or who bids before whom.
Text orderOf(const OpenState& state) {
    const SeatLine& seats = state.turns.empty() ? state.order : state.turns;
    Text list;
    for (const Seat seat : seats) {
        list =
            list.empty() ? say("list.person", {person(seat)}) : say("list.then", {part(std::move(list)), person(seat)});
    }
    return list;
}

}  // namespace

Tableau Presenter::tableau(const View& view) {
    Tableau tableau;
    tableau.headline = view.options.rounds == 0
                           ? say("table.round", {number(view.round)})
                           : say("table.round-of", {number(view.round), number(view.options.rounds)});
    const std::string phase = "phase." + std::string(phaseIds[static_cast<std::size_t>(view.phase)]);
    tableau.subline =
        view.phase == Phase::over ? say(phase) : say("table.phase", {part(say(phase)), part(orderOf(view))});
    tableau.rule = ruleOf(view);
    tableau.zones.push_back(mapOf(view));
    tableau.zones.push_back(bandsOf(view));
    for (const Band band : {Band::mob, Band::robbers}) {
        if (view.band(band) != noNode) tableau.reaches.push_back(reachOf(view, band));
    }
    for (Seat seat = 0; seat < view.seats; ++seat) tableau.zones.push_back(unitsOf(view, seat));
    for (const City city : allCities) tableau.zones.push_back(pileOf(view, city));
    tableau.zones.push_back(discardsOf(view));
    addBeginnings(view, tableau);
    addVisits(view, tableau);
    for (Seat seat = 0; seat < view.seats; ++seat) {
        addSeatZones(view, seat, tableau.zones);
        if (view.phase == Phase::over) addReckoning(view, seat, tableau.zones);
        tableau.plates.push_back(plateOf(view, seat));
    }
    return tableau;
}

Text Presenter::sentence(const Told& redacted) {
    return std::visit([](const auto& each) { return sentenceOf(each); }, redacted);
}

Motion Presenter::motion(const Told& redacted) {
    return std::visit([](const auto& each) { return motionOf(each); }, redacted);
}

StageScript Presenter::stage(const View& before, std::span<const Narrated<Told>> redacted) {
    return stageOf(before, redacted);
}

Text Presenter::whyNot(const View& view, Seat seat, std::span<const Pick> picks) {
    return confidants::whyNot(view, seat, picks);
}

}  // namespace intrika::confidants
