#include "engines/coach/presenter.h"

#include "engines/coach/phrases.h"
#include "engines/coach/pieces.h"
#include "engines/coach/staging.h"
#include "engines/coach/why_not.h"
#include "engines/coach/windows.h"
#include "engines/core/zone_parts.h"

#include <optional>
#include <string>

namespace intrika::coach {
namespace {

using Mark = Piece::Mark;

void add(Zone& where, FaceId face, Text name, Mark mark = Mark::none) {
    where.pieces.push_back({face, static_cast<std::uint16_t>(where.pieces.size()), where.owner, mark, std::move(name)});
}

void addObject(Zone& where, Object object, Mark mark = Mark::none) {
    add(where, objectFace(object), say("piece.object", {termOf(object)}), mark);
}

void addObjects(Zone& where, Objects objects, Mark mark = Mark::none) {
    objects.forEach([&](Object object) { addObject(where, object, mark); });
}

void addBacks(Zone& where, FaceId back, const char* name, int count) {
    for (int card = 0; card < count; ++card) add(where, back, say(name));
}

Zone deckZone(const View& view) {
    Zone deck = makeZone(zone(TableZone::deck), Shape::stack, Area::centre, counted("zone.deck", view.deckCount));
    deck.closed = true;
    addBacks(deck, objectBack, "piece.object-back", view.deckCount);
    return deck;
}

Zone professionDeckZone(const View& view) {
    Zone deck = makeZone(zone(TableZone::professionDeck), Shape::stack, Area::centre,
                         counted("zone.profession-deck", view.professionDeckCount));
    deck.closed = true;
    addBacks(deck, professionBack, "piece.profession-back", view.professionDeckCount);
    return deck;
}

Zone lookedZone(const View& view) {
    const char* label = view.board.phase == Phase::demand ? "zone.names"
                        : view.board.phase == Phase::take ? "zone.loot"
                                                          : "zone.deck-cards";
    Zone looked = makeZone(zone(TableZone::looked), Shape::row, Area::front, say(label));
    for (const Object object : lookedThrough(view).kinds()) addObject(looked, object);
    return looked;
}

// What lies face down before this seat: an offer, or what a Diplomat has been handed.
bool liesBefore(const Board& board, Seat seat) {
    return (board.phase == Phase::answer && board.trade.to == seat) ||
           (board.phase == Phase::exchange && board.trade.from == seat);
}

// In the middle, large: whose it is stands under it, and whom it is for is told by the arrow between the plates.
Zone beforeZone(const View& view, Seat seat) {
    Zone before = makeSeatZone(SeatZone::before, seat, Shape::row);
    const Board& board = view.board;
    if (!liesBefore(board, seat)) return before;
    const bool isOffer = board.phase == Phase::answer;
    const Object object = isOffer ? view.secrets.offered : view.secrets.answer;
    before.area = Area::centre;
    before.label =
        isOffer ? say("zone.offered", {person(board.trade.from)}) : say("zone.handed", {person(board.trade.to)});
    if (object == Object::none) {
        add(before, objectBack, say("piece.object-back"), Mark::glowing);
    } else {
        addObject(before, object, Mark::glowing);
    }
    return before;
}

Zone handZone(const View& view, Seat seat) {
    const SeenPlayer& player = view.players[seat];
    const bool own = view.observer == seat;
    Zone hand = makeSeatZone(
        SeatZone::hand, seat, Shape::fan,
        own ? counted("zone.own-hand", player.handCount) : counted("zone.hand", player.handCount, {person(seat)}));
    if (own) {
        addObjects(hand, player.hand);
    } else if (!player.isShown) {  // else it lies before them
        addBacks(hand, objectBack, "piece.object-back", player.handCount);
    }
    return hand;
}

Zone professionZone(const View& view, Seat seat) {
    const SeenPlayer& player = view.players[seat];
    Zone place = makeSeatZone(SeatZone::profession, seat, Shape::row);
    const Profession known = view.notes.professions[seat];
    if (player.profession == Profession::none && known != Profession::none) {
        add(place, professionFace(known), say("piece.known-profession", {person(seat), termOf(known)}), Mark::faint);
        return place;
    }
    if (player.profession == Profession::none) {
        add(place, professionBack, say("piece.profession-hidden", {person(seat)}));
        return place;
    }
    const bool open = view.board.open[seat] != Profession::none;
    const bool spent = open && !isAlways(player.profession);
    add(place, professionFace(player.profession),
        say(open ? "piece.profession-open" : "piece.profession-own", {person(seat), termOf(player.profession)}),
        spent ? Mark::spent : Mark::none);
    return place;
}

// Of an alliance that the observer does not know nothing is shown: such a card lies before everybody.
Zone allianceZone(const View& view, Seat seat) {
    const SeenPlayer& player = view.players[seat];
    Zone place = makeSeatZone(SeatZone::alliance, seat, Shape::row);
    if (player.isShown) {
        add(place, allianceFace(player.alliance), say("piece.alliance", {person(seat), termOf(player.alliance)}));
        return place;
    }
    for (const Alliance alliance : {Alliance::order, Alliance::brotherhood}) {
        if (!view.notes.members[static_cast<std::size_t>(alliance)].contains(seat)) continue;
        add(place, allianceFace(alliance), say("piece.known-alliance", {person(seat), termOf(alliance)}));
    }
    return place;
}

// C-92, C-94: used objects, and the void ones among them. C-191: in the end everybody's luggage.
Zone shownZone(const View& view, Seat seat) {
    const Board& board = view.board;
    Zone shown = makeSeatZone(SeatZone::shown, seat, Shape::row);
    if (allIsShown(board.phase)) {
        if (view.observer != seat) addObjects(shown, view.players[seat].hand);
        return shown;
    }
    for (const Used& use : board.fight.used) {
        if (use.seat != seat || use.object == Object::none) continue;
        const bool isVoid = board.fight.duel != noSeat && !board.fight.isFighter(seat);
        addObject(shown, use.object, isVoid ? Mark::spent : Mark::glowing);
    }
    return shown;
}

// Section 11.2: objects that the seat has for certain in full, what may have left faint.
Zone notesZone(const View& view, Seat seat) {
    Zone notes = makeSeatZone(SeatZone::notes, seat, Shape::row);
    if (!view.observer || view.players[seat].isShown) return notes;
    addObjects(notes, view.notes.holds[seat]);
    addObjects(notes, view.notes.held[seat], Mark::faint);
    if (!notes.pieces.empty()) notes.label = say("zone.notes");
    return notes;
}

// C-100: every point with its cause, people first; the card that somebody used lies before them. What a Duelist has
// made void is no longer among them (C-92).
Zone sideZone(const Board& board, Side side) {
    const FightState& fight = board.fight;
    const bool attack = side == Side::attacker;
    const int count = pointsOf(fight, side, board.seats);
    Zone points = makeZone(zone(attack ? TableZone::swords : TableZone::shields), Shape::row, Area::centre,
                           say(attack ? "zone.swords" : "zone.shields", {}, count));
    add(points, attack ? swordFace : shieldFace, points.label);
    const auto person = [&](Seat seat) {
        add(points, travellerFace, say(attack ? "piece.sword" : "piece.shield", {intrika::person(seat)}));
        points.pieces.back().owner = seat;
    };
    person(attack ? fight.attacker : fight.defender);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (fight.sides[seat] == side && !fight.isFighter(seat)) person(seat);
    }
    for (const Used& use : fight.used) {
        if (fight.sides[use.seat] != side || !countsInFight(use)) continue;
        const TextArg card = use.object != Object::none ? termOf(use.object) : termOf(use.profession);
        add(points, travellerFace, say("piece.point-of", {intrika::person(use.seat), card}), Mark::glowing);
        points.pieces.back().owner = use.seat;
    }
    return points;
}

// C-80: between the two sides, as long as there are any.
std::optional<Zone> undecidedZone(const Board& board) {
    Zone undecided = makeZone(zone(TableZone::undecided), Shape::row, Area::centre);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (board.fight.sides[seat] != notSaid) continue;
        add(undecided, travellerFace, say("piece.undecided", {person(seat)}), Mark::faint);
        undecided.pieces.back().owner = seat;
    }
    if (undecided.pieces.empty()) return std::nullopt;
    undecided.label = say("zone.undecided", {}, static_cast<int>(undecided.pieces.size()));
    return undecided;
}

void addFight(const Board& board, Tableau& table) {
    table.zones.push_back(sideZone(board, Side::attacker));
    if (auto undecided = undecidedZone(board)) table.zones.push_back(std::move(*undecided));
    table.zones.push_back(sideZone(board, Side::defender));
    for (const Side side : {Side::attacker, Side::defender}) {
        const TableZone where = side == Side::attacker ? TableZone::swords : TableZone::shields;
        const int points = pointsOf(board.fight, side, board.seats);
        table.labels.push_back({zone(where), 0, noFace, say("label.points", {number(points)}), noSeat});
    }
}

// From who offers or demands to the partner.
void addTrade(const Trade& trade, Tableau& table) {
    const char* text = trade.kind == TradeKind::offer ? "link.offers" : "link.demands";
    table.links.push_back({trade.from, trade.to, say(text, {person(trade.to)})});
}

// C-121, C-122: whom everybody turned out to be, and what of their luggage counts for their alliance.
Zone luggageOf(const View& view, Seat seat) {
    const SeenPlayer& player = view.players[seat];
    const bool isOrder = player.alliance == Alliance::order;
    const int pieces = piecesIn(player.hand, player.alliance, view.deckIsEmpty());
    Zone made =
        makeZone(resultZone(seat), Shape::row, Area::result, counted(isOrder ? "zone.keys" : "zone.goblets", pieces));
    made.owner = seat;
    made.detail = say("zone.luggage", {person(seat), termOf(player.alliance), part(made.label)});
    add(made, allianceFace(player.alliance), say("piece.alliance", {person(seat), termOf(player.alliance)}));
    if (player.profession != Profession::none) {
        add(made, professionFace(player.profession),
            say("piece.profession-open", {person(seat), termOf(player.profession)}));
    }
    player.hand.forEach([&](Object object) {
        const bool counts = piecesIn(Objects::of(object), player.alliance, view.deckIsEmpty()) > 0;
        addObject(made, object, counts ? Mark::glowing : Mark::none);
    });
    return made;
}

// At most two at a time have room on a plate; the attacker is always whose turn it is.
void addFightBadges(const Board& board, Plate& plate) {
    const FightState& fight = board.fight;
    const Seat seat = plate.seat;
    if (seat == fight.attacker) plate.badges.push_back(say("badge.attacker"));
    if (seat == fight.defender) plate.badges.push_back(say("badge.defender"));
    if (!fight.isFighter(seat) && fight.sides[seat] == Side::attacker)
        plate.badges.push_back(say("badge.for-attacker"));
    if (!fight.isFighter(seat) && fight.sides[seat] == Side::defender)
        plate.badges.push_back(say("badge.for-defender"));
    if (seat == fight.hypnotized) plate.badges.push_back(say("badge.hypnotized"));
    if (seat == fight.decided) {
        plate.badges.push_back(say("badge.decided"));
    } else if (fight.passed.contains(seat)) {
        plate.badges.push_back(say("badge.passed"));
    }
}

Plate plateOf(const View& view, Seat seat) {
    const Board& board = view.board;
    Plate plate;
    plate.seat = seat;
    plate.score = std::nullopt;
    if (board.options.rounds > 1) plate.score = board.scores[seat];
    plate.handSize = view.players[seat].handCount;
    if (board.fight.isOn()) {
        addFightBadges(board, plate);
    } else {
        if (seat == board.turnSeat) plate.badges.push_back(say("badge.turn"));
        if (havePotions(board.seats)) plate.badges.push_back(say("badge.potion"));
        if (board.declaration.winners.contains(seat)) plate.badges.push_back(say("badge.winner"));
    }
    plate.toAct = waitsFor(board).mayAct(seat);
    return plate;
}

Text headlineOf(const Board& board) {
    if (board.options.rounds == 1) return say("table.turn", {number(board.turnNumber)});
    if (board.extra) return say("table.extra-game", {number(board.turnNumber)});
    return say("table.game-turn", {number(board.round), number(board.options.rounds), number(board.turnNumber)});
}

}  // namespace

std::string ruleOf(Phase phase) {
    static const std::array<std::string, phaseIds.size()> rules{
        "C-11", "C-25", "C-25", "C-32",  "C-34",  "C-34",  "C-38",  "C-56", "C-57",  "C-57",  "C-72", "C-73",
        "C-80", "C-85", "C-90", "C-103", "C-105", "C-106", "C-106", "C-66", "C-121", "C-140", "C-145"};
    return rules[static_cast<std::size_t>(phase)];
}

Objects lookedThrough(const View& view) {
    const Board& board = view.board;
    if (!view.observer || !board.waiting.contains(view.observer)) return {};
    switch (board.phase) {
        case Phase::clairvoyant:
            return view.deckCards;
        case Phase::take:
            return view.notes.holds[board.fight.loser()];  // C-193
        case Phase::demand: {
            Objects names;
            for (const Object object : objectsInPlay(board.options, board.seats).kinds()) {
                if (!isBag(object)) names.add(object);
            }
            if (!view.deckIsEmpty()) names.add(Object::bag);
            return names;
        }
        default:
            return {};
    }
}

Tableau Presenter::tableau(const View& view) {
    const Board& board = view.board;
    Tableau table;
    table.seating = Seating::opposite;
    table.headline = headlineOf(board);
    table.subline = say("phase." + std::string(phaseIds[static_cast<std::size_t>(board.phase)]));
    table.rule = ruleOf(board.phase);
    const int dealt = objectsInPlay(board.options, board.seats).count() - handAtDeal(board.seats) * board.seats;
    table.progress = shareOf(dealt - view.deckCount, dealt);
    table.zones = {deckZone(view), professionDeckZone(view)};
    if (!lookedThrough(view).empty()) table.zones.push_back(lookedZone(view));
    for (Seat seat = 0; seat < board.seats; ++seat) {
        for (Zone& made : std::array{handZone(view, seat), beforeZone(view, seat), professionZone(view, seat),
                                     allianceZone(view, seat), shownZone(view, seat), notesZone(view, seat)}) {
            table.zones.push_back(std::move(made));
        }
        if (board.phase == Phase::over) table.zones.push_back(luggageOf(view, seat));
        table.plates.push_back(plateOf(view, seat));
    }
    if (board.fight.isOn()) addFight(board, table);
    if (board.trade.isOn()) addTrade(board.trade, table);
    return table;
}

StageScript Presenter::stage(const View& before, std::span<const Narrated<Told>> redacted) {
    StageScript declaration = declarationStage(before, redacted);
    return declaration.empty() ? fightStage(before, redacted) : declaration;
}

Text Presenter::whyNot(const View& view, Seat seat, std::span<const Pick> picks) {
    return coach::whyNot(view, seat, picks);
}

}  // namespace intrika::coach
