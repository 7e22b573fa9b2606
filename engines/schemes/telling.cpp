#include "engines/schemes/telling.h"

#include "engines/schemes/telling_parts.h"

namespace intrika::schemes {
namespace {

template <class T>
Hidden<T> knownTo(Seat seat, T value) {
    return Hidden<T>::knownTo(SeatSet::of(seat), value);
}

}  // namespace

void tellPlaced(Narrator& narrator, const Board& board, int column, Placed card) {
    narrator.tell(told::Placed{card.seat(), {column, board.columns.size(column)}, knownTo(card.seat(), card.card())});
}

void tellTurnedUp(Narrator& narrator, const Board& board, Spot spot, bool wasSeen) {
    const Placed card = board.columns.at(spot.column, spot.index);
    narrator.tell(told::TurnedUp{card.seat(), card.card(), spot}, learnersOf(board, card.seat(), wasSeen));
}

void tellExplorerMoved(Narrator& narrator, const Board& board, Spot from, int to) {
    // Going round to its own column it leaves a place above.
    const int foot = board.columns.size(to) - (from.column == to ? 1 : 0);
    narrator.tell(told::ExplorerMoved{board.columns.at(from.column, from.index).seat(), from, {to, foot}});
}

void tellMurdered(Narrator& narrator, const Board& board, Spot spot, Seat assassin) {
    const Placed victim = board.columns.at(spot.column, spot.index);
    const bool wasSeen = board.footSeen.contains(static_cast<std::uint8_t>(spot.column));
    narrator.tell(told::Murdered{assassin, victim.seat(), victim.card(), spot},
                  learnersOf(board, victim.seat(), wasSeen));
}

void tellSlipped(Narrator& narrator, const Board& board, Seat seat, Card card) {
    narrator.tell(told::Slipped{seat, {board.abilityColumn, board.abilityIndex}, knownTo(seat, card)});
}

void tellSwapped(Narrator& narrator, const Board& board, Seat seat, int column) {
    const auto goalFrom = [&](int from, int to) {
        narrator.tell(told::Swapped{seat, board.goals[static_cast<std::size_t>(from)], from, to});
    };
    goalFrom(board.abilityColumn, column);
    goalFrom(column, board.abilityColumn);
}

void tellDrew(Narrator& narrator, Seat seat, const Hand& hand, int drawn) {
    if (drawn == 0) {
        narrator.tell(told::DrewNothing{seat});
        return;
    }
    Hand cards;
    for (int card = hand.size() - drawn; card < hand.size(); ++card) cards.add(hand[card]);
    narrator.tell(told::Drew{seat, drawn, knownTo(seat, cards)}, SeatSet::of(seat));
}

// S-90 to S-92
void tellScored(Narrator& narrator, const Board& board, Seat seat) {
    const Score score = scoreOf(board.won.row(seat));
    narrator.tell(told::CountedPlain{seat, score.plain, board.options.hiddenGoals});
    if (score.set != noSet) {
        narrator.tell(told::CountedSet{seat, score.set, score.further});
        if (score.set > score.plain) {
            narrator.tell(told::SetPays{seat, score.set - score.plain});
        } else {
            narrator.tell(told::PlainPays{seat});
        }
    }
    narrator.tell(told::Scored{seat, score.total()});
}

}  // namespace intrika::schemes
