#include "engines/schemes/telling.h"

#include "engines/schemes/telling_parts.h"

namespace intrika::schemes {

void tellPlaced(Narrator& narrator, const Board& board, Seat seat, int column, Card card) {
    narrator.tell(knownTo(moving(happening(Told::placed, seat, 0, column), {zone(SeatZone::hand, seat)},
                                 spotOf(column, board.columns.size(column)), {faceOf(card)}),
                          seat));
}

void tellTurnedUp(Narrator& narrator, const Board& board, int column, int index, bool wasSeen) {
    const Placed card = board.columns.at(column, index);
    auto told = moving(happening(Told::turnedUp, card.seat(), 0, column), spotOf(column, index), spotOf(column, index),
                       {faceOf(card.card())});
    if (!wasSeen) told.learners = others(board, card.seat());
    narrator.tell(std::move(told));
}

void tellExplorerMoved(Narrator& narrator, const Board& board, int from, int index, int to) {
    const Placed card = board.columns.at(from, index);
    // Going round to its own column it leaves a place above.
    const int foot = board.columns.size(to) - (from == to ? 1 : 0);
    narrator.tell(moving(happening(Told::explorerMoved, card.seat(), from, to), spotOf(from, index), spotOf(to, foot),
                         {faceOf(Card::explorer)}));
}

void tellExplorerStays(Narrator& narrator, const Board& board, int column, int index) {
    narrator.tell(happening(Told::explorerStays, board.columns.at(column, index).seat(), 0, column));
}

void tellMurdered(Narrator& narrator, const Board& board, int column, Seat assassin, Placed victim) {
    const bool wasSeen = board.footSeen.contains(static_cast<std::uint8_t>(column));
    auto told =
        moving(happening(Told::murdered, victim.seat(), 0, column), spotOf(column, board.columns.size(column) - 1),
               {zone(SeatZone::discards, victim.seat())}, {faceOf(victim.card())});
    told.other = assassin;
    if (!wasSeen) told.learners = others(board, victim.seat());
    narrator.tell(std::move(told));
}

void tellClosed(Narrator& narrator, const Board& board, int column, int index) {
    narrator.tell(happening(Told::closed, board.columns.at(column, index).seat(), 0, column));
}

void tellAsked(Narrator& narrator, const Board& board) {
    const Placed card = board.abilityCard();
    narrator.tell(happening(Told::asked, card.seat(), board.abilityColumn, static_cast<int>(card.card())));
}

void tellSlipped(Narrator& narrator, const Board& board, Seat seat, Card card) {
    narrator.tell(knownTo(moving(happening(Told::slipped, seat, 0, board.abilityColumn), {zone(SeatZone::hand, seat)},
                                 spotOf(board.abilityColumn, board.abilityIndex), {faceOf(card)}),
                          seat));
}

void tellPassed(Narrator& narrator, const Board& board, Seat seat) {
    narrator.tell(happening(Told::passed, seat, 0, static_cast<int>(board.abilityCard().card())));
}

void tellSwapped(Narrator& narrator, const Board& board, Seat seat, int column) {
    const auto goalFrom = [&](int from, int to) {
        const Goal goal = board.goals[static_cast<std::size_t>(from)];
        narrator.tell(moving(happening(Told::swapped, seat, from, to), {columnZone(from), goalPlace},
                             {columnZone(to), goalPlace}, {faceOf(goal)}));
    };
    goalFrom(board.abilityColumn, column);
    goalFrom(column, board.abilityColumn);
}

void tellDrew(Narrator& narrator, Seat seat, const Hand& hand, int drawn) {
    if (drawn == 0) {
        narrator.tell(happening(Told::drewNothing, seat));
        return;
    }
    std::vector<FaceId> faces;
    for (int card = hand.size() - drawn; card < hand.size(); ++card) faces.push_back(faceOf(hand[card]));
    auto told = knownTo(moving(happening(Told::drew, seat, drawn), {zone(SeatZone::deck, seat)},
                               {zone(SeatZone::hand, seat)}, std::move(faces)),
                        seat);
    told.learners = SeatSet::of(seat);
    narrator.tell(std::move(told));
}

void tellReshuffled(Narrator& narrator, Seat seat, int cards) {
    narrator.tell(moving(happening(Told::reshuffled, seat, cards), {zone(SeatZone::discards, seat)},
                         {zone(SeatZone::deck, seat)}, {}));
}

void tellPassedOver(Narrator& narrator, Seat seat) { narrator.tell(happening(Told::passedOver, seat)); }

// S-90 to S-92
void tellScored(Narrator& narrator, const Board& board, Seat seat) {
    const Score score = scoreOf(board.won.row(seat));
    auto plain = happening(Told::countedPlain, seat, score.plain);
    // Else each card has been counted when it was won.
    plain.scores = board.options.hiddenGoals && score.plain > 0;
    narrator.tell(std::move(plain));
    if (score.set != noSet) {
        narrator.tell(happening(Told::countedSet, seat, score.set, score.further));
        if (score.set > score.plain) {
            auto more = happening(Told::setPays, seat, score.set - score.plain);
            more.scores = true;
            narrator.tell(std::move(more));
        } else {
            narrator.tell(happening(Told::plainPays, seat));
        }
    }
    narrator.tell(happening(Told::scored, seat, score.total()));
}

void tellGameOver(Narrator& narrator) { narrator.tell(happening(Told::gameOver)); }

}  // namespace intrika::schemes
