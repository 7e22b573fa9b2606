#include "engines/traitor/presenter.h"

#include "engines/core/zone_parts.h"
#include "engines/traitor/phrases.h"
#include "engines/traitor/pieces.h"
#include "engines/traitor/reveal.h"
#include "engines/traitor/why_not.h"

#include <string>

namespace intrika::traitor {
namespace {

using Mark = Piece::Mark;

bool foughtOver(const Board& board, std::uint8_t slot) {
    const bool undecided =
        board.phase == Phase::setAside || board.phase == Phase::action || board.phase == Phase::supply;
    return undecided && (slot == board.conflict || slot == nextSlot(board.conflict));
}

void add(Zone& where, FaceId face, Text name, Mark mark = Mark::none) {
    where.pieces.push_back({face, static_cast<std::uint16_t>(where.pieces.size()), where.owner, mark, std::move(name)});
}

void addBacks(Zone& where, FaceId back, int count) {
    for (int i = 0; i < count; ++i)
        add(where, back, say(back == supplyBack ? "piece.supply-back" : "piece.action-back"));
}

void addSupplies(Zone& where, SupplySet cards) {
    for (int kind = 0; kind < supplyKinds; ++kind) {
        for (int copy = 0; copy < cards.copies(kind); ++copy) {
            add(where, supplyFace(kind), say("piece.supply", {number(supplyValues[static_cast<std::size_t>(kind)])}));
        }
    }
}

Text landscapeName(const Board& board, std::uint8_t slot) {
    const auto land = static_cast<std::size_t>(board.lands[slot]);
    std::vector<TextArg> args{part(placeName(board, slot)), number(conflictPoints[land])};
    for (const int points : victoryPoints[land]) args.push_back(number(points));
    return say("piece.landscape", std::move(args));
}

Zone ringZone(const Board& board) {
    Zone ring = makeZone(
        zone(TableZone::ring), Shape::ring, Area::centre,
        say("zone.ring", {number(board.slotsOf(House::eagle).count()), number(board.slotsOf(House::rose).count())}));
    ring.places = ringSize;
    for (std::uint8_t slot = 0; slot < ringSize; ++slot) {
        add(ring, landscapeFace(board.lands[slot], board.houseOf(slot)), landscapeName(board, slot),
            foughtOver(board, slot) ? Mark::glowing : Mark::none);
    }
    return ring;
}

Zone buildingsZone(const Board& board) {
    Zone buildings = makeZone(zone(TableZone::buildings), Shape::rim, Area::centre);
    buildings.around = zone(TableZone::ring);
    buildings.places = ringSize;
    buildings.detail = say("zone.buildings");
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const Player& player = board.players[seat];
        for (const std::uint8_t slot : player.buildings()) {
            const Side side = player.depots.contains(slot) ? Side::depot : Side::estate;
            Text name = say("piece.building", {nameOf(side), person(seat), part(placeName(board, slot))});
            buildings.pieces.push_back({buildingFace(side), slot, seat, Mark::none, std::move(name)});
        }
    }
    return buildings;
}

Zone bordersZone(const Board& board) {
    Zone borders = makeZone(zone(TableZone::borders), Shape::gap, Area::centre);
    borders.around = zone(TableZone::ring);
    borders.places = ringSize;
    borders.detail = say("zone.borders");
    if (board.conflict != noSlot) {
        Text name = say("piece.conflict", {part(borderName(board, board.conflict))});
        borders.pieces.push_back({conflictFace, board.conflict, noSeat, Mark::none, std::move(name)});
    }
    return borders;
}

// What lies inside the ring has room for a short label; the detail says it at length.
Zone centreZone(const View& view) {
    const int count = view.centreCount();
    const std::string label = count == actionCount ? "zone.actions" : count == 1 ? "zone.set-aside" : "zone.left-over";
    Zone centre = makeZone(zone(TableZone::centre), Shape::row, Area::inner);
    if (count == 0) return centre;
    centre.label = say(label);
    centre.detail = say(label + "-detail");
    addBacks(centre, actionBack, count);
    return centre;
}

Zone drawPileZone(const View& view) {
    Zone pile = makeZone(zone(TableZone::drawPile), Shape::stack, Area::inner,
                         say("zone.draw-pile-short", {number(view.supplyCount)}));
    pile.detail = counted("zone.draw-pile", view.supplyCount);
    addBacks(pile, supplyBack, view.supplyCount);
    return pile;
}

Zone discardsZone(const Board& board) {
    const int count = board.discard.count();
    Zone pile =
        makeZone(zone(TableZone::discards), Shape::fan, Area::inner, say("zone.discards-short", {number(count)}));
    pile.detail = counted("zone.discards", count);
    addSupplies(pile, board.discard);
    return pile;
}

bool chooses(const View& view) { return view.board.phase == Phase::action && view.observer == view.board.actor; }

void addAction(Zone& where, Action action, Mark mark = Mark::none) {
    add(where, actionFace(action), say(mark == Mark::faint ? "piece.action-unseen" : "piece.action", {nameOf(action)}),
        mark);
}

// T-19: the chooser has the cards before the eyes; the others see whose turn it is and how many cards there are.
Zone draftZone(const View& view) {
    if (chooses(view)) {
        Zone draft = makeZone(zone(TableZone::draft), Shape::row, Area::front, say("zone.draft"));
        for (const Action action : view.passing) addAction(draft, action);
        return draft;
    }
    Zone draft = makeZone(zone(TableZone::draft), Shape::fan, Area::inner,
                          counted("zone.draft-of", view.passingCount(), {person(view.board.actor)}));
    addBacks(draft, actionBack, view.passingCount());
    return draft;
}

// T-85: who has which card can be reasoned out from what one was handed.
Zone seenZone(const View& view) {
    Zone seen = makeZone(zone(TableZone::seen), Shape::row, Area::inner, say("zone.seen-short"));
    seen.detail = say("zone.seen-detail");
    for (int index = 0; index < actionCount; ++index) {
        const auto action = static_cast<Action>(index);
        addAction(seen, action, view.handed.contains(action) ? Mark::none : Mark::faint);
    }
    return seen;
}

Zone handZone(const View& view, Seat seat) {
    const SeenCards& cards = view.cards[seat];
    const bool own = view.observer == seat;
    Zone hand = makeSeatZone(
        SeatZone::hand, seat, Shape::fan,
        own ? counted("zone.own-hand", cards.handCount) : counted("zone.hand", cards.handCount, {person(seat)}));
    if (own) {
        addSupplies(hand, cards.hand);
    } else {
        addBacks(hand, supplyBack, cards.handCount);
    }
    return hand;
}

Zone playedZone(const View& view, Seat seat) {
    const SeenCards& cards = view.cards[seat];
    Zone played = makeSeatZone(SeatZone::played, seat, Shape::fan);
    if (cards.playedCount == 0) return played;
    const bool open = cards.played.count() == cards.playedCount;
    played.label = open ? say("zone.played", {}, cards.played.points())
                        : say("zone.played-hidden", {}, static_cast<int>(cards.playedCount));
    if (open) {
        addSupplies(played, cards.played);
    } else {
        addBacks(played, supplyBack, cards.playedCount);
    }
    return played;
}

Zone actionZone(const View& view, Seat seat) {
    const SeenCards& cards = view.cards[seat];
    Zone action = makeSeatZone(SeatZone::action, seat, Shape::row);
    if (cards.action) {
        add(action, actionFace(*cards.action), say("piece.action-of", {person(seat), nameOf(*cards.action)}));
    } else if (cards.chose) {
        add(action, actionBack, say("piece.action-hidden", {person(seat)}));
    }
    return action;
}

Zone loyaltyZone(const Board& board, Seat seat) {
    const House house = board.players[seat].house;
    Zone loyalty = makeSeatZone(SeatZone::loyalty, seat, Shape::row);
    add(loyalty, loyaltyFace(house), say("piece.loyalty", {person(seat), nameOf(house)}));
    return loyalty;
}

// T-50: whoever builds chooses between the two sides of a card, so both lie there to be pointed at.
Zone stockZone(const Board& board, Seat seat) {
    const int count = board.players[seat].stock();
    Zone stock = makeSeatZone(SeatZone::stock, seat, Shape::row, counted("zone.stock", count));
    if (count > 0 && board.phase == Phase::build && board.actor == seat) {
        for (const Side side : {Side::estate, Side::depot}) {
            add(stock, buildingFace(side), say("piece.to-build", {nameOf(side)}));
        }
        return stock;
    }
    for (int i = 0; i < count; ++i) add(stock, buildingFace(Side::estate), say("piece.stock", {person(seat)}));
    return stock;
}

Zone tokensZone(const Board& board, Seat seat) {
    Zone tokens = makeSeatZone(SeatZone::tokens, seat, Shape::row);
    if (seat == board.startPlayer) add(tokens, startPlayerFace, say("face.token.start-player.name"));
    if (seat != board.strategyHolder) return tokens;
    add(tokens, strategyFace, say("face.token.strategy.name"));
    // T-10: until it is placed, the conflict card is with the holder of the strategy card.
    if (board.conflict == noSlot) add(tokens, conflictFace, say("face.token.conflict.name"));
    return tokens;
}

// Only a preview: what the action cards will add, and who will change sides, is hidden.
std::vector<Label> runningTotals(const View& view) {
    const Board& board = view.board;
    std::vector<Label> labels;
    if (board.phase != Phase::supply) return labels;
    for (const std::uint8_t slot : {board.conflict, nextSlot(board.conflict)}) {
        const House house = board.houseOf(slot);
        int total = conflictPoints[static_cast<std::size_t>(board.lands[slot])];
        for (Seat seat = 0; seat < board.seats; ++seat) {
            if (board.players[seat].house == house) total += view.cards[seat].played.points();
        }
        labels.push_back({zone(TableZone::ring), slot, loyaltyFace(house), say("label.total", {number(total)})});
    }
    return labels;
}

Plate plateOf(const View& view, Seat seat) {
    const Board& board = view.board;
    const Player& player = board.players[seat];
    Plate plate;
    plate.seat = seat;
    plate.score = player.score;
    plate.handSize = view.cards[seat].handCount;
    plate.emblem = loyaltyFace(player.house);
    if (seat == board.startPlayer) plate.badges.push_back(say("badge.start-player"));
    if (seat == board.strategyHolder) plate.badges.push_back(say("badge.strategy"));
    if (!player.depots.empty()) plate.badges.push_back(say("badge.depots", {}, player.depots.count()));
    plate.toAct = view.toAct().mayAct(seat);
    return plate;
}

}  // namespace

std::string ruleOf(Phase phase) {
    static const std::array<std::string, phaseIds.size()> rules{"T-6",  "T-14", "T-18", "T-19",
                                                                "T-24", "T-49", "T-61", "T-81"};
    return rules[static_cast<std::size_t>(phase)];
}

Tableau Presenter::tableau(const View& view) {
    const Board& board = view.board;
    Tableau table;
    // Hungarian inflects the number of rounds, so each length has its own sentence.
    table.headline = say(roundsOf(board.seats) == 8 ? "table.round-of-8" : "table.round-of-9", {number(board.round)});
    table.subline = say("phase." + std::string(phaseIds[static_cast<std::size_t>(board.phase)]));
    table.rule = ruleOf(board.phase);
    table.progress = shareOf(board.round - 1, roundsOf(board.seats) - 1);
    table.zones = {ringZone(board),  buildingsZone(board), bordersZone(board),
                   centreZone(view), drawPileZone(view),   discardsZone(board)};
    if (board.phase == Phase::action) table.zones.push_back(draftZone(view));
    const bool secretsLeft = board.phase == Phase::action || board.phase == Phase::supply;
    if (secretsLeft && !view.handed.empty()) table.zones.push_back(seenZone(view));
    for (Seat seat = 0; seat < board.seats; ++seat) {
        for (Zone& made : std::array{handZone(view, seat), playedZone(view, seat), actionZone(view, seat),
                                     loyaltyZone(board, seat), stockZone(board, seat), tokensZone(board, seat)}) {
            table.zones.push_back(std::move(made));
        }
        table.plates.push_back(plateOf(view, seat));
    }
    table.labels = runningTotals(view);
    return table;
}

StageScript Presenter::stage(const View& before, std::span<const Narrated<Told>> redacted) {
    return revealOf(before, redacted);
}

Text Presenter::whyNot(const View& view, Seat seat, std::span<const Pick> picks) {
    return traitor::whyNot(view, seat, picks);
}

}  // namespace intrika::traitor
