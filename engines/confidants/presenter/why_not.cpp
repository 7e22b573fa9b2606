#include "engines/confidants/presenter/why_not.h"

#include "engines/confidants/legal/bids.h"
#include "engines/confidants/legal/legal_moves.h"
#include "engines/confidants/legal/turn_moves.h"
#include "engines/confidants/legal/walking.h"
#include "engines/confidants/presenter/phrases.h"
#include "engines/confidants/presenter/pointing.h"
#include "engines/confidants/presenter/presenter.h"

#include <algorithm>
#include <optional>

namespace intrika::confidants {
namespace {

using Picks = std::vector<Pick>;

Picks sorted(Picks picks) {
    std::sort(picks.begin(), picks.end());
    return picks;
}

bool isPartOf(const Picks& part, const Picks& whole) {
    return std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}

struct Refusals {
    const OpenState& state;
    Seat seat;
    Picks picked;
    std::span<const Picks> choices;

    const Player& self() const { return state.players[seat]; }
    bool inTurn() const { return state.phase == Phase::turn && state.pending.kind == Waiting::none; }

    std::optional<SeatZone> seatZoneOf(const Pick& pick, Seat& owner) const {
        if (pick.zone == noZone || pick.zone < tableZones) return std::nullopt;
        owner = static_cast<Seat>((pick.zone - tableZones) / seatZones);
        const int index = (pick.zone - tableZones) % seatZones;
        if (index >= static_cast<int>(SeatZone::goods) && index < static_cast<int>(SeatZone::reserve)) {
            return SeatZone::goods;
        }
        return static_cast<SeatZone>(index);
    }

    // What is to be done now, by its rule.
    Text instead() const { return say("not.now", {literal(ruleOf(state))}); }
    // By which rule things are put together to a move.
    TextArg ruleOfMoves() const { return literal(camps() ? "E-30" : ruleOf(state)); }

    // E-22 to E-24
    Text rank(Rank rank) const {
        for (Seat other = 0; other < state.seats; ++other) {
            if (other != seat && state.players[other].bid == rank) return say("not.rank-taken", {person(other)});
        }
        if (self().fatigue + numberOf(rank) > trackEnd)
            return say("not.too-tired", {number(self().fatigue), number(numberOf(rank))});
        if (rank == Rank::camping && !ranksToBid(state, seat).contains(rank)) return say("not.camp-now");
        return say("not.one-of-each");
    }

    Text inHand(Seat owner, const Pick& pick) const {
        if (owner != seat) return say("not.others-hand");
        if (state.phase != Phase::bid) return say("not.hand-later");
        return pick.value < rankCount ? rank(static_cast<Rank>(pick.value)) : say("not.one-of-each");
    }

    // E-70
    bool camps() const { return inTurn() && self().bid == Rank::camping; }
    Text camping() const { return say(state.turn.exchanged ? "not.exchanged" : "not.camping"); }

    // E-32 to E-34
    Text ownCard(const Pick& pick) const {
        if (!inTurn()) return instead();
        if (state.isIdle(seat)) return say("not.idle");
        if (isWalkInterrupted(state)) return say("not.walk-first");
        const bool action = pick.on == Pick::On::face ? pick.value < rankCount : pick.value == bidPlace;
        if (action ? state.turn.action : state.turn.secret) return say("not.used");
        if (self().bid == Rank::camping) return action ? camping() : say("not.secret-camping");
        if (action && self().bid == Rank::gallop) return say("not.gallop");
        return say("not.no-effect");
    }

    Text army(ArmyKind kind) const {
        if (!inTurn()) return instead();
        if (!self().army(kind).onBoard()) return say("not.lost");
        if (kind == ArmyKind::patrician) {
            if (self().army(kind).held > 0) return say("not.held");
            if (!state.turn.walks) return say("not.patrician-idle");
            if (state.turn.left > 0) return say("not.no-way");
            return say(self().bid == Rank::camping ? "not.camp-stays" : "not.walk-over");
        }
        if (isWalkInterrupted(state)) return say("not.walk-first");
        if (self().army(kind).held > 0) return say("not.held");
        return say(stepsLeft(state, kind) == 0 ? "not.no-steps" : "not.no-way");
    }

    static bool isArmy(const Pick& pick) {
        return pick.on == Pick::On::face && pick.value >= unitFace(ArmyKind::patrician) &&
               pick.value <= unitFace(ArmyKind::small);
    }
    static ArmyKind armyOf(const Pick& pick) {
        return static_cast<ArmyKind>(std::clamp(pick.value - unitFace(ArmyKind::patrician), 0, 2));
    }

    // Which own army was picked beside the place.
    std::optional<ArmyKind> pickedArmy() const {
        for (const Pick& pick : picked) {
            if (pick.on != Pick::On::face || pick.zone != zone(SeatZone::units, seat)) continue;
            return armyOf(pick);
        }
        return std::nullopt;
    }

    bool isTarget(NodeId node) const {
        const Pick there{Pick::On::place, zone(TableZone::map), placeOf(state.board(), node)};
        return std::any_of(choices.begin(), choices.end(), [&](const Picks& choice) {
            return std::find(choice.begin(), choice.end(), there) != choice.end() && goesWithArmy(choice);
        });
    }
    bool goesWithArmy(const Picks& choice) const {
        const auto walker = pickedArmy();
        const Pick army{Pick::On::face, zone(SeatZone::units, seat), unitFace(walker.value_or(ArmyKind::patrician))};
        return !walker || std::find(choice.begin(), choice.end(), army) != choice.end();
    }

    // A river cell as a whole stands for one of its banks, for the one that can be reached before others.
    NodeId nodeOf(const Pick& pick) const {
        const Board& board = state.board();
        if (cellOf(pick.value) >= board.plan().width() * board.plan().rows) return noNode;
        const Spot spot = spotAt(board, pick.value);
        NodeId found = board.node(spot);
        if (found != noNode || spot.corner() != Corner::none) return found;
        for (const Corner corner : {Corner::nw, Corner::ne, Corner::se, Corner::sw}) {
            const NodeId bank = board.node({spot.half(), spot.row(), spot.column(), corner});
            if (bank == noNode) continue;
            if (found == noNode || isTarget(bank)) found = bank;
        }
        return found;
    }

    Text place(const Pick& pick) const {
        const NodeId node = nodeOf(pick);
        if (node == noNode) return say("not.impassable");
        if (state.phase == Phase::place) return say("not.start");
        const bool isBank = state.board().spot(node).corner() != Corner::none;
        if (isBank && cornerOf(pick.value) == MapCorner::whole && isTarget(node)) return say("not.bank");
        if (state.pending.kind == Waiting::band) return say("not.band-reach", {}, state.pending.steps);
        if (state.pending.kind == Waiting::replace) return say("not.near-units");
        if (state.pending.kind == Waiting::evict) return say("not.beside-bridge");
        if (!inTurn()) return instead();
        const auto walker = pickedArmy();
        if (!walker) return say("not.which-army");
        const Board& board = state.board();
        const bool narrow = board.fords().contains(node) || board.bridges().contains(node);
        const Walker ways = walkerOf(state, seat, *walker);
        if (narrow && !ways.tolled.contains(node)) return say("not.narrow");
        if (board.bridges().contains(node) && !ways.free.contains(node) && !ways.canPay) return say("not.toll");
        if (!ways.tolled.contains(node)) return say("not.merc-city");
        if (*walker != ArmyKind::patrician) return say("not.too-far", {}, stepsLeft(state, *walker));
        return say("not.exact", {}, state.turn.left);
    }

    Text inSeatZone(SeatZone which, Seat owner, const Pick& pick) const {
        switch (which) {
            case SeatZone::units:
                return owner == seat ? army(armyOf(pick)) : say("not.others-army");
            case SeatZone::hand:
                return inHand(owner, pick);
            case SeatZone::bid:
                return owner == seat ? ownCard(pick) : say("not.others-card");
            case SeatZone::goods:
                if (isArmy(pick)) return owner == seat ? army(armyOf(pick)) : say("not.others-army");
                return owner == seat ? say("not.goods") : say("not.others-goods");
            case SeatZone::reserve:
                return owner == seat && camps() ? camping() : say("not.reserve");
            case SeatZone::played:
            case SeatZone::secretPlayed:
                break;
        }
        return say("not.played");
    }

    Text about(const Pick& pick) const {
        if (pick.on == Pick::On::word) return instead();
        if (pick.on == Pick::On::seat) return say(pick.value == seat ? "not.yourself" : "not.seat");
        Seat owner = noSeat;
        if (const auto which = seatZoneOf(pick, owner)) return inSeatZone(*which, owner, pick);
        if (pick.zone == zone(TableZone::map)) return place(pick);
        if (pick.zone == zone(TableZone::bands)) return say("not.band");
        if (pick.zone == zone(TableZone::discards)) return say("not.discards");
        if (pick.zone >= zone(TableZone::begin)) return say("not.one-each");
        return say("not.pile");
    }
};

}  // namespace

Text whyNot(const View& view, Seat seat, std::span<const Pick> picks) {
    const ToAct toAct = waitsFor(view);
    if (toAct.isOver()) return say("not.over");
    if (toAct.isChance()) return say("not.chance", {literal(ruleOf(view))});
    if (!toAct.mayAct(seat)) return say("not.your-turn", {person(toAct.seats.first()), literal(ruleOf(view))});
    MoveList<Move> moves;
    legalMoves(view, view.own, seat, moves);
    const Pointing pointing(view, seat, std::span<const Move>(moves.begin(), moves.size()));
    std::vector<Picks> choices;
    for (const Move& move : moves) choices.push_back(sorted(pointing.picksFor(move)));
    const Refusals reasons{view, seat, sorted(Picks(picks.begin(), picks.end())), choices};
    bool isBeginning = false;
    for (const Picks& choice : choices) {
        if (!choice.empty() && choice == reasons.picked) return {};
        isBeginning = isBeginning || isPartOf(reasons.picked, choice);
    }
    if (picks.empty()) return reasons.instead();
    if (isBeginning) return say("not.more-needed", {reasons.ruleOfMoves()});
    for (const Pick& pick : reasons.picked) {
        const auto has = [&pick](const Picks& choice) {
            return std::find(choice.begin(), choice.end(), pick) != choice.end();
        };
        if (std::none_of(choices.begin(), choices.end(), has)) return reasons.about(pick);
    }
    for (const Pick& pick : reasons.picked) {
        if (pick.zone == zone(TableZone::map) && pick.on == Pick::On::place) return reasons.place(pick);
    }
    return say("not.together", {reasons.ruleOfMoves()});
}

}  // namespace intrika::confidants
