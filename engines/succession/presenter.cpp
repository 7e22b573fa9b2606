#include "engines/succession/presenter.h"

#include "engines/core/zone_parts.h"
#include "engines/succession/happenings.h"
#include "engines/succession/pairing.h"
#include "engines/succession/phrases.h"
#include "engines/succession/pieces.h"
#include "engines/succession/reckoning.h"
#include "engines/succession/rivalry.h"
#include "engines/succession/staging.h"
#include "engines/succession/why_not.h"

#include <algorithm>

namespace intrika::succession {
namespace {

using Mark = Piece::Mark;

Zone tableZone(ZoneId id, Shape shape, Area area, Text label = {}) {
    Zone made = makeZone(id, shape, area, std::move(label));
    made.line = id >= zone(TableZone::bank) ? 1 : 0;
    return made;
}

Zone seatZone(SeatZone which, Seat seat, Shape shape, Text label = {}) {
    Zone made = makeSeatZone(which, seat, shape, std::move(label));
    made.line = which == SeatZone::buildings ? 1 : which == SeatZone::subjects ? 2 : 0;
    return made;
}

void add(Zone& where, FaceId face, Text name, Mark mark = Mark::none, int place = -1) {
    const auto index = place < 0 ? where.pieces.size() : static_cast<std::size_t>(place);
    where.pieces.push_back({face, static_cast<std::uint16_t>(index), where.owner, mark, std::move(name)});
}

void addCard(Zone& where, Card card, Mark mark = Mark::none, int place = -1) {
    add(where, cardFace(card), cardInWords(card), mark, place);
}

void addBack(Zone& where, Sort sort, int place) {
    add(where, backOf(sort), say(sort == Sort::building ? "piece.building-back" : "piece.subject-back"), Mark::none,
        place);
}

void addCharacter(Zone& where, Character character, Mark mark = Mark::none) {
    if (character != nobody) add(where, characterFace(character), say("piece.character", {nameOf(character)}), mark);
}

template <class Characters>
void addCharacters(Zone& where, const Characters& characters) {
    for (const Character character : characters) addCharacter(where, character);
}

void addHiddenCharacters(Zone& where, int count) {
    for (int card = 0; card < count; ++card) add(where, characterBack, say("piece.character-back"));
}

// K-71: what lies under the top card, from the top down.
Text listBelow(const View& view, int pile) {
    Text list;
    for (int place = 1; const auto card = view.cardAt(pile, place); ++place) {
        Text one = say("list.one", {nameOf(*card)});
        list = list.empty() ? std::move(one) : say("list.more", {part(std::move(list)), part(std::move(one))});
    }
    return list;
}

// From the foot up; a place is counted from the top.
Zone pileZoneOf(const View& view, int pile) {
    const Pile& cards = view.board.piles[static_cast<std::size_t>(pile)];
    Zone made = tableZone(pileZone(pile), Shape::stack, Area::centre, counted("zone.height", cards.height()));
    made.detail = counted("zone.pile", cards.height(), {nameOfPile(pile)});
    for (int place = cards.height() - 1; place >= 0; --place) {
        if (const auto card = view.cardAt(pile, place)) {
            addCard(made, *card, Mark::none, place);
        } else {
            addBack(made, sortOfPile(pile), place);
        }
    }
    if (cards.below > 0 && view.knows(pile)) {
        made.label = say("zone.height-known", {}, cards.height());
        const TextArg below = part(listBelow(view, pile));
        made.detail = say("zone.pile-known", {part(made.detail), below});
        Text& top = made.pieces.back().name;
        top = say("piece.card-over", {part(top), below});
    }
    return made;
}

// K-42: an emptied pile is still a place for money.
Zone underPile(const View& view, int pile) {
    const auto coins = view.money[static_cast<std::size_t>(pile)];
    Zone made = tableZone(underZone(pile), Shape::row, Area::centre,
                          coins ? counted("zone.under", *coins) : say("zone.under-hidden"));
    made.around = pileZone(pile);
    made.detail = say("zone.under-detail", {nameOfPile(pile), part(made.label)});
    add(made, coinFace, say("piece.coins-under", {nameOfPile(pile)}), coins == 0 ? Mark::faint : Mark::none);
    return made;
}

Zone supplyOf(TableZone which, FaceId face, int count, const char* id) {
    Zone made = tableZone(zone(which), Shape::row, Area::centre, counted(id, count));
    add(made, face, say(id, {}, count), count == 0 ? Mark::faint : Mark::none);
    return made;
}

void addCharacterZones(const View& view, std::vector<Zone>& zones) {
    const Board& board = view.board;
    if (board.seats == maxPlayers) return;
    Zone aside = tableZone(zone(TableZone::aside), Shape::stack, Area::centre,
                           counted(board.seats == 2 ? "zone.pile-of-characters" : "zone.aside", view.asideCount));
    aside.closed = board.seats > 2;  // else it lies beside one that is turned up from it, and is as large
    addHiddenCharacters(aside, view.asideCount);
    zones.push_back(std::move(aside));
    if (board.seats != 2) return;
    Zone shown = tableZone(zone(TableZone::shown), Shape::row, Area::centre, say("zone.shown"));
    addCharacter(shown, board.shown, Mark::glowing);
    zones.push_back(std::move(shown));
    Zone before = tableZone(zone(TableZone::shownBefore), Shape::fan, Area::centre);
    before.detail = say("zone.shown-before");
    addCharacters(before, board.shownBefore);
    zones.push_back(std::move(before));
}

// K-66, K-67: what is looked through lies before the eyes of the one who looks.
void addSearched(const View& view, std::vector<Zone>& zones) {
    const Board& board = view.board;
    if (board.turn.pending != Pending::search || view.observer != board.turn.seat) return;
    for (int pile = 0; pile < pileCount; ++pile) {
        if (sortOfPile(pile) != board.turn.search) continue;
        Zone made = tableZone(zoneOfPile(TableZone::search, pile), Shape::fan, Area::front,
                              say("zone.search", {nameOfPile(pile)}));
        for (int place = 0; const auto card = view.cardAt(pile, place); ++place) addCard(made, *card);
        zones.push_back(std::move(made));
    }
}

Zone handOf(const View& view, Seat seat) {
    const int count = view.handCounts[seat];
    const bool own = view.sees(seat);
    Zone hand = seatZone(SeatZone::hand, seat, Shape::fan,
                         own ? counted("zone.own-hand", count) : counted("zone.hand", count, {person(seat)}));
    own ? addCharacters(hand, view.hand) : addHiddenCharacters(hand, count);
    return hand;
}

Zone characterZone(const View& view, Seat seat) {
    const Board& board = view.board;
    Zone made = seatZone(SeatZone::character, seat, Shape::row);
    if (!board.chosen.contains(seat)) {
        addCharacter(made, board.players[seat].character, board.turn.seat == seat ? Mark::glowing : Mark::none);
    } else if (view.sees(seat)) {
        addCharacter(made, *view.chosen);
    } else {
        addHiddenCharacters(made, 1);
    }
    return made;
}

// The actions as printed; a crest lies on the covered ones.
Zone actionsZone(const Board& board, Seat seat) {
    const Player& player = board.players[seat];
    Zone made = seatZone(SeatZone::actions, seat, Shape::row);
    if (player.character == nobody) return made;
    for (const Action action : actionsOf(player.character, board.options)) {
        const auto crest = std::find_if(player.covered.begin(), player.covered.end(),
                                        [action](const Covered& covered) { return covered.action == action; });
        const bool isLeft = board.turn.seat == seat && board.turn.left.contains(action);
        if (crest != player.covered.end()) {
            add(made, crestFace, say("piece.action-stolen", {nameOf(action), person(crest->by)}));
            made.pieces.back().owner = crest->by;
        } else {
            add(made, actionFace(action), say("piece.action", {nameOf(action)}), isLeft ? Mark::glowing : Mark::none);
        }
    }
    return made;
}

Zone rowZoneOf(const Board& board, Seat seat, Sort sort) {
    const Player& player = board.players[seat];
    const auto& row = player.row(sort);
    Zone made = seatZone(rowZone(sort), seat, Shape::fan,
                         counted(sort == Sort::building ? "zone.buildings" : "zone.subjects", row.size()));
    for (int place = 0; place < row.size(); ++place) {
        const bool isActive = sort == Sort::subject && place == row.size() - 1;
        addCard(made, row[place], isActive && player.used ? Mark::spent : Mark::none);
    }
    return made;
}

Zone playedZone(const Board& board, Seat seat) {
    Zone made = seatZone(SeatZone::played, seat, Shape::fan);
    made.detail = say("zone.played", {person(seat)});
    addCharacters(made, board.players[seat].played);
    return made;
}

Zone seatSupply(SeatZone which, Seat seat, FaceId face, int count, const char* id) {
    Zone made = seatZone(which, seat, Shape::row, counted(id, count));
    add(made, face, counted(id, count), count == 0 ? Mark::faint : Mark::none);
    return made;
}

// K-21, K-22: what the character's rank means to the seat in this stage.
void addStanding(const Board& board, Seat seat, std::vector<Text>& badges) {
    if (board.phase != Phase::turn) return;
    const bool isOnTurn = board.turn.seat == seat;
    if (board.acted.find(seat) >= 0) {
        badges.push_back(say("badge.acted"));
        return;
    }
    if (isTied(board, seat)) badges.push_back(say("badge.tied"));
    for (const Seat victim : isOnTurn ? board.turn.steals : victimsOf(board, seat)) {
        badges.push_back(say("badge.robs", {person(victim)}));
    }
}

// Points as they would be counted now.
Plate plateOf(const View& view, Seat seat) {
    const Board& board = view.board;
    const Player& player = board.players[seat];
    const Score score = scoreOf(player);
    Plate plate;
    plate.seat = seat;
    plate.score = board.gameIsOver() ? board.scores[seat] : board.scores[seat] + score.total();
    plate.handSize = view.handCounts[seat];
    if (player.character != nobody) plate.emblem = characterFace(player.character);
    plate.tracks.push_back({coinFace, player.coins, 0, 0, say("track.coins", {}, player.coins)});
    plate.tracks.push_back({tokenFace, player.tokens, 0, 0, say("track.tokens", {}, player.tokens)});
    addStanding(board, seat, plate.badges);
    if (const int pairs = score.perfect + score.colour; pairs > 0)
        plate.badges.push_back(say("badge.pairs", {}, pairs));
    plate.toAct = waitsFor(board).mayAct(seat);
    return plate;
}

Text headlineOf(const Board& board) {
    Text round = say("table.round", {number(board.round), number(board.stage)});
    if (board.options.games == 1) return round;
    return say("table.match", {number(board.game), part(std::move(round))});
}

// K-98: the game ends with the first pile that is gone.
int leastHeight(const Board& board) {
    int least = pileHeight;
    for (const Pile& pile : board.piles) least = std::min(least, pile.height());
    return least;
}

// K-30: who is on turn and who comes after.
Text turnOrderOf(const Board& board) {
    PlayerSet waiting;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (seat != board.turn.seat && board.acted.find(seat) < 0) waiting = waiting.with(seat);
    }
    Text order = say("list.person", {person(board.turn.seat)});
    for (const Seat seat : inTurnOrder(board, waiting))
        order = say("list.then", {part(std::move(order)), person(seat)});
    return say("table.turn-order", {part(std::move(order))});
}

// What lies in front of the players.
void addSeatZones(const View& view, Seat seat, std::vector<Zone>& zones) {
    const Board& board = view.board;
    const Player& player = board.players[seat];
    zones.push_back(handOf(view, seat));
    zones.push_back(characterZone(view, seat));
    zones.push_back(actionsZone(board, seat));
    zones.push_back(rowZoneOf(board, seat, Sort::building));
    zones.push_back(rowZoneOf(board, seat, Sort::subject));
    if (board.gameIsOver()) addReckoning(player, seat, zones);
    zones.push_back(seatZone(SeatZone::coins, seat, Shape::row, counted("zone.coins", player.coins)));
    zones.push_back(seatSupply(SeatZone::tokens, seat, tokenFace, player.tokens, "zone.tokens"));
    zones.push_back(playedZone(board, seat));
}

// K-32: who may still rob whom in this stage.
std::vector<Link> theftsToCome(const Board& board) {
    std::vector<Link> links;
    if (board.phase != Phase::conflict && board.phase != Phase::turn) return links;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (board.acted.find(seat) >= 0) continue;
        for (const Seat victim : seat == board.turn.seat ? board.turn.steals : victimsOf(board, seat)) {
            links.push_back({seat, victim, say("link.robs", {person(victim)})});
        }
    }
    return links;
}

}  // namespace

int placeOfAction(const Board& board, Seat seat, Action action) {
    const Character character = board.players[seat].character;
    int place = 0;
    if (character == nobody) return place;
    for (const Action printed : actionsOf(character, board.options)) {
        if (printed == action) break;
        ++place;
    }
    return place;
}

Action actionAt(const Board& board, Seat seat, int place) {
    for (const Action printed : actionsOf(board.players[seat].character, board.options)) {
        if (place-- == 0) return printed;
    }
    return {};
}

std::string ruleOf(const Board& board) {
    const Turn& turn = board.turn;
    switch (board.phase) {
        case Phase::choose:
            return "K-11";
        case Phase::gardener:
            return "K-54";
        case Phase::conflict:
            return "K-55";
        case Phase::turn:
            if (turn.pending == Pending::search) return turn.search == Sort::subject ? "K-66" : "K-67";
            if (turn.pending == Pending::action || !turn.steals.empty()) return "K-32";
            return turn.limit == unlimited ? "K-33" : "K-34";
        case Phase::deal:
            return "K-81";
        case Phase::newGame:
        case Phase::over:
            break;
    }
    return "K-98";
}

Tableau Presenter::tableau(const View& view) {
    const Board& board = view.board;
    Tableau made;
    made.headline = headlineOf(board);
    made.subline = board.phase == Phase::turn
                       ? turnOrderOf(board)
                       : say("phase." + std::string(phaseIds[static_cast<std::size_t>(board.phase)]));
    made.rule = ruleOf(board);
    made.progress = shareOf(pileHeight - leastHeight(board), pileHeight);
    for (int pile = 0; pile < pileCount; ++pile) made.zones.push_back(pileZoneOf(view, pile));
    for (int pile = 0; pile < pileCount; ++pile) made.zones.push_back(underPile(view, pile));
    made.zones.push_back(supplyOf(TableZone::bank, coinFace, board.bank, "zone.bank"));
    made.zones.push_back(supplyOf(TableZone::tokens, tokenFace, board.tokens, "zone.token-supply"));
    addCharacterZones(view, made.zones);
    addSearched(view, made.zones);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        addSeatZones(view, seat, made.zones);
        made.plates.push_back(plateOf(view, seat));
    }
    made.links = theftsToCome(board);
    return made;
}

Text Presenter::sentence(const Told& redacted) { return sentenceOf(redacted); }

Motion Presenter::motion(const Told& redacted) { return motionOf(redacted); }

StageScript Presenter::stage(const View&, std::span<const Narrated<Told>> redacted) {
    return charactersStage(redacted);
}

Text Presenter::whyNot(const View& view, Seat seat, std::span<const Pick> picks) {
    return succession::whyNot(view, seat, picks);
}

}  // namespace intrika::succession
