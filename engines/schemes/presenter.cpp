#include "engines/schemes/presenter.h"

#include "engines/core/zone_parts.h"
#include "engines/schemes/happenings.h"
#include "engines/schemes/phrases.h"
#include "engines/schemes/pieces.h"
#include "engines/schemes/staging.h"
#include "engines/schemes/why_not.h"

#include <algorithm>
#include <string>
#include <vector>

namespace intrika::schemes {
namespace {

using Mark = Piece::Mark;

void add(Zone& where, FaceId face, Text name, Seat owner = noSeat, Mark mark = Mark::none) {
    where.pieces.push_back({face, static_cast<std::uint16_t>(where.pieces.size()), owner, mark, std::move(name)});
}

bool isAsking(const Board& board, int column, int index) {
    const bool asks = board.phase == Phase::hat || board.phase == Phase::traitor;
    return asks && board.abilityColumn == column && board.abilityIndex == index;
}

Text hatName(const Board& board, Seat seat) {
    const Card wearer = board.under[seat];
    if (wearer == noCard) return say("piece.hat-empty", {person(seat)});
    if (wearer == unknownWearer) return say("piece.hat-worn", {person(seat)});
    return say("piece.hat-known", {person(seat), nameOf(wearer)});
}

Text cardName(const Board& board, int column, int index) {
    const Placed card = board.columns.at(column, index);
    const TextArg owner = person(card.seat());
    if (!card.isKnown()) return say("piece.face-down", {owner});
    if (board.isFaceDown(column, index)) {
        const bool seen = board.footSeen.contains(static_cast<std::uint8_t>(column));
        return say(seen ? "piece.face-down-seen" : "piece.face-down-own", {owner, nameOf(card.card())});
    }
    if (card.card() == Card::magicHat) return hatName(board, card.seat());
    const int value = printed(card.card(), board.goals[static_cast<std::size_t>(column)].kind());
    if (value == noValue) return say("piece.influence-double", {owner, nameOf(card.card())});
    return say("piece.influence", {owner, nameOf(card.card()), influence(value)});
}

struct SeatSum {
    Seat seat = 0;
    int halves = 0;
};

// What lies open in a column by printed values (S-7), the largest sum first, among equals the nearest card (S-43).
std::vector<SeatSum> visibleSums(const Board& board, int column) {
    std::vector<SeatSum> sums;
    const GoalKind kind = board.goals[static_cast<std::size_t>(column)].kind();
    for (int index = 0; index < board.columns.size(column); ++index) {
        const Placed card = board.columns.at(column, index);
        if (board.isFaceDown(column, index) || printed(card.card(), kind) == noValue) continue;
        const auto same = [&](const SeatSum& sum) { return sum.seat == card.seat(); };
        auto found = std::find_if(sums.begin(), sums.end(), same);
        if (found == sums.end()) found = sums.insert(sums.end(), {card.seat(), 0});
        found->halves += printed(card.card(), kind);
    }
    std::stable_sort(sums.begin(), sums.end(), [](SeatSum a, SeatSum b) { return a.halves > b.halves; });
    return sums;
}

// "Anna 14, Béla 9.5"
Text listOf(const std::vector<SeatSum>& sums) {
    Text list;
    for (const SeatSum& sum : sums) {
        Text one = say("value.of-seat", {person(sum.seat), influence(sum.halves)});
        list = list.empty() ? std::move(one) : say("list.and-more", {part(std::move(list)), part(std::move(one))});
    }
    return list;
}

Label sumLabel(int column, Seat seat, int halves) {
    return {columnZone(column), goalPlace, noFace, say("value.alone", {influence(halves)}), seat};
}

void addLabels(Tableau& tableau, const Board& board, int column) {
    for (const SeatSum& sum : visibleSums(board, column)) {
        tableau.labels.push_back(sumLabel(column, sum.seat, sum.halves));
    }
}

std::string stateOf(const Board& board, int column) {
    if (board.closed.contains(static_cast<std::uint8_t>(column))) return "-closed";
    return board.isFull(column) ? "-full" : "";
}

Zone columnOf(const View& view, int column) {
    const Board& board = view.board;
    const Goal goal = board.goals[static_cast<std::size_t>(column)];
    Zone made;
    made.id = columnZone(column);
    made.shape = Shape::column;
    made.area = Area::centre;
    add(made, faceOf(goal), goalName(goal));
    for (int index = 0; index < board.columns.size(column); ++index) {
        const Placed card = board.columns.at(column, index);
        // One's own covered cards, and explorers that all have seen, are shown faint.
        const Mark mark = isAsking(board, column, index)                      ? Mark::glowing
                          : card.isKnown() && board.isFaceDown(column, index) ? Mark::faint
                                                                              : Mark::none;
        add(made, card.isKnown() ? faceOf(card.card()) : influenceBack, cardName(board, column, index), card.seat(),
            mark);
    }
    const TextArg cards = number(board.columns.size(column));
    made.label = say("zone.column" + stateOf(board, column), {cards, number(goal.points())});
    const Text sums = listOf(visibleSums(board, column));
    made.detail = sums.empty() ? say("zone.column-detail", {columnNumber(column), part(made.label)})
                               : say("zone.column-sums", {columnNumber(column), part(made.label), part(sums)});
    return made;
}

Zone goalPileOf(const View& view) {
    Zone pile;
    pile.id = goalPileZone;
    pile.shape = Shape::stack;
    pile.area = Area::centre;
    pile.label = counted("zone.goals-left", view.goalCount);
    pile.closed = true;
    pile.detail = counted("zone.goal-pile", view.goalCount);
    for (int goal = 0; goal < view.goalCount; ++goal) add(pile, goalBack, say("piece.goal-back"));
    return pile;
}

Zone handOf(const View& view, Seat seat) {
    const int count = view.handCounts[seat];
    const bool own = view.sees(seat);
    Zone hand = makeSeatZone(SeatZone::hand, seat, Shape::fan,
                             own ? counted("zone.own-hand", count) : counted("zone.hand", count, {person(seat)}));
    if (own) {
        for (const Card card : view.hand) add(hand, faceOf(card), say("piece.in-hand", {nameOf(card)}), seat);
        return hand;
    }
    for (int card = 0; card < count; ++card) add(hand, influenceBack, say("piece.back", {person(seat)}), seat);
    return hand;
}

Zone deckOf(const View& view, Seat seat) {
    const int count = view.deckCounts[seat];
    Zone deck = makeSeatZone(SeatZone::deck, seat, Shape::stack, counted("zone.deck", count, {person(seat)}));
    for (int card = 0; card < count; ++card) add(deck, influenceBack, say("piece.back", {person(seat)}), seat);
    return deck;
}

Zone discardsOf(const Board& board, Seat seat) {
    const CardSet cards = board.discards[seat];
    Zone discards =
        makeSeatZone(SeatZone::discards, seat, Shape::fan, counted("zone.discards", cards.count(), {person(seat)}));
    for (const Card card : cards) {
        add(discards, faceOf(card), say("piece.discarded", {person(seat), nameOf(card)}), seat);
    }
    return discards;
}

// Sorted by kind, so that what is missing is seen; hidden ones are only counted (S-48).
Zone wonOf(const Board& board, Seat seat) {
    const auto goals = board.won.row(seat);
    const int count = static_cast<int>(goals.size());
    Zone won = makeSeatZone(SeatZone::won, seat, Shape::fan, counted("zone.won", count, {person(seat)}));
    std::vector<Goal> sorted(goals.begin(), goals.end());
    std::sort(sorted.begin(), sorted.end(), [](Goal a, Goal b) { return a.index < b.index; });
    for (const Goal goal : sorted) {
        const bool hidden = goal == Goal::unknown();
        add(won, hidden ? goalBack : faceOf(goal), hidden ? say("piece.goal-back") : goalName(goal));
    }
    return won;
}

// S-90 to S-92: the goals as they were counted, those that brought most first. A set counts the best of each kind
// twice, and every further card takes a point.
class Reckoning {
public:
    Reckoning(std::vector<Zone>& zones, Seat seat) : zones_(zones), seat_(seat) {}

    void add(Goal goal, int points, Mark mark) {
        Zone made =
            makeZone(resultZone(seat_, groups_++), Shape::row, Area::result,
                     points < 0 ? say("zone.points-lost", {number(-points)}) : say("zone.points", {number(points)}));
        made.owner = seat_;
        made.detail = say("zone.points-of", {part(goalName(goal)), part(made.label)});
        schemes::add(made, faceOf(goal), goalName(goal), noSeat, mark);
        zones_.push_back(std::move(made));
    }

private:
    std::vector<Zone>& zones_;
    Seat seat_;
    int groups_ = 0;
};

void addReckoning(const Board& board, Seat seat, std::vector<Zone>& zones) {
    const auto row = board.won.row(seat);
    std::vector<Goal> goals(row.begin(), row.end());
    std::stable_sort(goals.begin(), goals.end(), [](Goal a, Goal b) { return a.points() > b.points(); });
    const Score score = scoreOf(row);
    const bool asSet = score.set > score.plain;
    Reckoning reckoning(zones, seat);
    SmallSet<GoalKind, goalKinds> kinds;
    std::vector<Goal> further;
    for (const Goal goal : goals) {
        if (asSet && kinds.contains(goal.kind())) {
            further.push_back(goal);
        } else {
            reckoning.add(goal, goal.points() * (asSet ? 2 : 1), Mark::glowing);
        }
        kinds = kinds.with(goal.kind());
    }
    for (const Goal goal : further) reckoning.add(goal, -1, Mark::none);
}

// S-48: what an observer may not know of a seat's goal cards is not in its score either.
bool showsGoals(const View& view, Seat seat) {
    return !view.board.options.hiddenGoals || view.board.isOver() || view.sees(seat);
}

Plate plateOf(const View& view, Seat seat) {
    const Board& board = view.board;
    Plate plate;
    plate.seat = seat;
    plate.handSize = view.handCounts[seat];
    plate.toAct = waitsFor(board).mayAct(seat);
    if (showsGoals(view, seat)) {
        const Score score = scoreOf(board.won.row(seat));
        plate.score = board.isOver() ? score.total() : score.plain;
        SmallSet<GoalKind, goalKinds> kinds;
        for (const Goal goal : board.won.row(seat)) kinds = kinds.with(goal.kind());
        if (!kinds.empty()) plate.badges.push_back(say("badge.kinds", {}, kinds.count()));
    }
    if (seat == board.turn && !plate.toAct && !board.isOver()) plate.badges.push_back(say("badge.turn"));
    return plate;
}

// That column and no other, without what it showed so far.
void highlight(Tableau& tableau, ZoneId column) {
    std::erase_if(tableau.labels, [column](const Label& label) { return label.zone == column; });
    for (Zone& zone : tableau.zones) {
        if (zone.shape != Shape::column) continue;
        for (Piece& piece : zone.pieces) piece.mark = zone.id == column ? Mark::glowing : Mark::none;
    }
}

}  // namespace

std::string ruleOf(Phase phase) {
    static const std::array<std::string, phaseIds.size()> rules{"S-12", "S-31", "S-34", "S-17", "S-92"};
    return rules[static_cast<std::size_t>(phase)];
}

Tableau Presenter::tableau(const View& view) {
    const Board& board = view.board;
    Tableau table;
    table.headline = say("table.round", {number(board.round)});
    table.subline = say("phase." + std::string(phaseIds[static_cast<std::size_t>(board.phase)]));
    table.rule = ruleOf(board.phase);
    table.progress = shareOf(board.round - 1, roundCount - 1);
    table.zones.push_back(goalPileOf(view));
    for (int column = 0; column < board.columnCount(); ++column) {
        table.zones.push_back(columnOf(view, column));
        addLabels(table, board, column);
    }
    for (Seat seat = 0; seat < board.seats; ++seat) {
        for (Zone& made :
             std::array{handOf(view, seat), deckOf(view, seat), discardsOf(board, seat), wonOf(board, seat)}) {
            table.zones.push_back(std::move(made));
        }
        if (board.isOver()) addReckoning(board, seat, table.zones);
        table.plates.push_back(plateOf(view, seat));
    }
    return table;
}

Text Presenter::sentence(const Told& redacted) { return sentenceOf(redacted); }
Motion Presenter::motion(const Told& redacted) { return motionOf(redacted); }

// The column that is being evaluated glows; in place of what lay open it shows what has been counted.
void Presenter::retouch(Tableau& tableau, const Told& redacted) {
    if (const auto* began = std::get_if<told::ColumnBegan>(&redacted)) {
        highlight(tableau, columnZone(began->column));
    } else if (const auto* counted = std::get_if<told::CountedPlain>(&redacted)) {
        tableau.plates[counted->seat].score = counted->points;  // with hidden goals their owner saw them before
    } else if (const auto* summed = std::get_if<told::Summed>(&redacted)) {
        tableau.labels.push_back(sumLabel(summed->column, summed->seat, summed->sum));
    }
}

StageScript Presenter::stage(const View&, std::span<const Narrated<Told>> redacted) { return roundStage(redacted); }

Text Presenter::whyNot(const View& view, Seat seat, std::span<const Pick> picks) {
    return schemes::whyNot(view, seat, picks);
}

}  // namespace intrika::schemes
