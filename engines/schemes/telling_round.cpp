// The end of a round step by step: what turns up, who leaves because of whom, what each card is worth in the end and
// why, and why the goal card goes where it goes.
#include "engines/schemes/telling.h"
#include "engines/schemes/telling_parts.h"

#include <algorithm>

namespace intrika::schemes {
namespace {

class ColumnTeller {
public:
    ColumnTeller(Narrator& narrator, const Board& board, int column, std::span<const Placed> cards,
                 const Evaluation& evaluation)
        : narrator_(narrator), board_(board), column_(column), cards_(cards), evaluation_(evaluation) {}

    void tell() {
        narrator_.nextBeat();
        narrator_.tell(told::ColumnBegan{column_, goal()});
        narrator_.nextBeat();
        if (count(Card::threeMusketeers) > 0) {
            narrator_.tell(told::MusketeersRule{ownerOf(Card::threeMusketeers)});
        } else {
            leavers<told::WizardActs, told::WizardsNeutral>(Card::wizard, Removal::wizard);
            leavers<told::WitchActs, told::WitchesNeutral>(Card::witch, Removal::witch);
            changes();
        }
        sums();
        award();
    }

private:
    Spot spot(std::size_t i) const { return {column_, static_cast<int>(i)}; }
    Goal goal() const { return board_.goals[static_cast<std::size_t>(column_)]; }
    bool isLeft(std::size_t i) const { return evaluation_.removed[i] == Removal::none; }
    bool isLeft(std::size_t i, Card card) const { return isLeft(i) && cards_[i].card() == card; }

    int countOf(Removal what) const {
        const auto first = evaluation_.removed.begin();
        return static_cast<int>(std::count(first, first + static_cast<std::ptrdiff_t>(cards_.size()), what));
    }
    int otherCards() const { return countOf(Removal::none) - 1; }  // S-65
    int count(Card card) const {
        return static_cast<int>(
            std::count_if(cards_.begin(), cards_.end(), [card](Placed placed) { return placed.card() == card; }));
    }
    Seat ownerOf(Card card) const {
        const auto found =
            std::find_if(cards_.begin(), cards_.end(), [card](Placed placed) { return placed.card() == card; });
        return found == cards_.end() ? noSeat : found->seat();
    }

    // S-54 to S-61
    template <class Acts, class Neutral>
    void leavers(Card who, Removal why) {
        const int present = count(who);
        if (present == 0) return;
        narrator_.nextBeat();
        if (present > 1) {
            narrator_.tell(Neutral{});
            return;
        }
        narrator_.tell(Acts{ownerOf(who), countOf(why)});
        narrator_.nextBeat();
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (evaluation_.removed[i] != why) continue;
            narrator_.tell(told::Removed{cards_[i].seat(), cards_[i].card(), spot(i)});
        }
    }

    // S-65 to S-78, each step in a beat of its own; values before the dragons come off.
    void changes() {
        narrator_.nextBeat();
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (!isLeft(i)) continue;
            const Seat seat = cards_[i].seat();
            const Card card = cards_[i].card();
            const Halves value = valueBeforeDragons(i);
            if (card == Card::hermit) narrator_.tell(told::HermitCounted{seat, spot(i), otherCards(), value});
            if (card == Card::littleGiant) narrator_.tell(told::GiantCounted{seat, spot(i), otherCards(), value});
            if (card == Card::romeo && hasJuliet(seat)) narrator_.tell(told::RomeoCounted{seat, spot(i), value});
        }
        narrator_.nextBeat();
        doubles();
        narrator_.nextBeat();
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (!isLeft(i, Card::dragon)) continue;
            const Seat seat = cards_[i].seat();
            int enemies = 0;
            for (std::size_t other = 0; other < cards_.size(); ++other) {
                enemies += evaluation_.values[other] != noValue && cards_[other].seat() != seat ? 1 : 0;
            }
            narrator_.tell(told::DragonCounted{seat, enemies});
        }
    }

    bool hasJuliet(Seat seat) const {
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (isLeft(i, Card::juliet) && cards_[i].seat() == seat) return true;
        }
        return false;
    }

    // From the foot upwards, as they copy; `below` is what a double above would copy.
    void doubles() {
        std::size_t below = cards_.size();
        for (std::size_t i = cards_.size(); i-- > 0;) {
            if (!isLeft(i)) continue;
            const Seat seat = cards_[i].seat();
            if (cards_[i].card() != Card::theDouble) {
                below = i;
            } else if (below == cards_.size()) {
                narrator_.tell(told::DoubleWorthless{seat, spot(i)});
            } else {
                narrator_.tell(told::DoubleCounted{seat, spot(i), cards_[below].card(), valueBeforeDragons(below)});
            }
        }
    }

    // S-78: what a card is worth before the dragons come.
    Halves valueBeforeDragons(std::size_t i) const {
        switch (cards_[i].card()) {
            case Card::hermit:
                return static_cast<Halves>(2 * std::max(12 - otherCards(), 0));
            case Card::littleGiant:
                return static_cast<Halves>(2 * (2 + 3 * otherCards()));
            case Card::romeo:
                if (hasJuliet(cards_[i].seat())) return 30;
                break;
            default:
                break;
        }
        return printed(cards_[i].card(), goal().kind());
    }

    void sums() {
        narrator_.nextBeat();
        for (Seat seat = 0; seat < board_.seats; ++seat) {
            const Halves sum = evaluation_.sums[seat];
            if (sum == noValue) continue;
            told::Summed summed{seat, column_, sum, {}};
            for (std::size_t i = 0; i < cards_.size(); ++i) {
                const Halves value = evaluation_.values[i];
                if (cards_[i].seat() != seat || value == noValue) continue;
                summed.cards.append({cards_[i].card(), value});
            }
            narrator_.tell(summed);
        }
    }

    // S-42 to S-44, S-63, S-80, S-81
    void award() {
        narrator_.nextBeat();
        if (evaluation_.by == By::nobody) {
            narrator_.tell(told::GoalLost{column_, goal()});
            return;
        }
        const Seat winner = evaluation_.winner;
        if (evaluation_.by == By::pair) narrator_.tell(told::PairTogether{winner});
        if (evaluation_.by == By::least) narrator_.tell(told::BeggarTurns{leftOwner(Card::beggar)});
        if (evaluation_.by != By::pair) tie(winner);
        narrator_.tell(told::GoalWon{winner, column_, goal(), !board_.options.hiddenGoals});
    }

    Seat leftOwner(Card card) const {
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (isLeft(i, card)) return cards_[i].seat();
        }
        return noSeat;
    }

    void tie(Seat winner) {
        const auto& sums = evaluation_.sums;
        if (std::count(sums.begin(), sums.begin() + board_.seats, sums[winner]) < 2) return;
        if (evaluation_.by == By::most) {
            narrator_.tell(told::TieNearest{winner, sums[winner]});
        } else {
            narrator_.tell(told::TieFarthest{winner, sums[winner]});
        }
    }

    Narrator& narrator_;
    const Board& board_;
    int column_;
    std::span<const Placed> cards_;
    const Evaluation& evaluation_;
};

// S-40: what lies face down, and what lies under a hat.
void tellShown(Narrator& narrator, const Board& board, int column) {
    for (int index = 0; index < board.columns.size(column); ++index) {
        const Placed card = board.columns.at(column, index);
        const Seat seat = card.seat();
        const Spot spot{column, index};
        if (board.isFaceDown(column, index)) {
            const bool wasSeen = board.footSeen.contains(static_cast<std::uint8_t>(column));
            narrator.tell(told::Shown{seat, card.card(), spot}, learnersOf(board, seat, wasSeen));
        } else if (card.card() == Card::magicHat && board.under[seat] != noCard) {
            narrator.tell(told::WearerShown{seat, board.under[seat], spot}, learnersOf(board, seat, false));
        }
    }
}

}  // namespace

void tellRoundEnded(Narrator& narrator, const Board& board, bool usedUp) {
    narrator.beginAccount();
    narrator.tell(told::RoundEnded{board.round, usedUp});
    narrator.nextBeat();
    for (int column = 0; column < board.seats; ++column) tellShown(narrator, board, column);
}

void tellEvaluated(Narrator& narrator, const Board& board, int column, std::span<const Placed> cards,
                   const Evaluation& evaluation) {
    ColumnTeller(narrator, board, column, cards, evaluation).tell();
}

// What the wizard and the witch removed lies among the discards already.
void tellGathered(Narrator& narrator, const Board& board, int column) {
    Evaluation evaluation;
    evaluate(board.last.cards.row(column), board.goals[static_cast<std::size_t>(column)].kind(),
             board.options.witchByList, evaluation);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        told::Gathered gathered{seat, column, {}};
        for (int index = 0; index < board.columns.size(column); ++index) {
            const Placed card = board.columns.at(column, index);
            if (card.seat() != seat || evaluation.removed[static_cast<std::size_t>(index)] != Removal::none) continue;
            gathered.cards.append(card.card());
            if (card.card() == Card::magicHat && board.under[seat] != noCard) {
                gathered.cards.append(board.under[seat]);
            }
        }
        if (!gathered.cards.empty()) narrator.tell(gathered);
    }
}

void tellRoundBegan(Narrator& narrator, const Board& board, Seat beginner) {
    narrator.tell(told::RoundBegan{board.round, beginner});
    for (int column = 0; column < board.seats; ++column) {
        narrator.tell(told::GoalTurnedUp{column, board.goals[static_cast<std::size_t>(column)]},
                      SeatSet::firstOf(board.seats));
    }
}

}  // namespace intrika::schemes
