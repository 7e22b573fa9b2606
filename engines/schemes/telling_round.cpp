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
        narrator_.tell(happening(Told::columnBegan, noSeat, faceOf(goal()), column_));
        narrator_.nextBeat();
        const int musketeers = count(Card::threeMusketeers);
        if (musketeers > 0) {
            narrator_.tell(happening(Told::musketeersRule, ownerOf(Card::threeMusketeers), musketeers, column_));
        } else {
            leavers(Card::wizard, Removal::wizard, Told::wizardActs, Told::wizardsNeutral);
            leavers(Card::witch, Removal::witch, Told::witchActs, Told::witchesNeutral);
            changes();
        }
        sums();
        award();
    }

private:
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
    void leavers(Card who, Removal why, Told acts, Told neutral) {
        const int present = count(who);
        if (present == 0) return;
        narrator_.nextBeat();
        if (present > 1) {
            narrator_.tell(happening(neutral, noSeat, present, column_));
            return;
        }
        const Seat owner = ownerOf(who);
        narrator_.tell(happening(acts, owner, countOf(why), column_));
        narrator_.nextBeat();
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (evaluation_.removed[i] != why) continue;
            const Placed card = cards_[i];
            auto told = moving(happening(Told::removed, card.seat(), static_cast<int>(who), column_),
                               spotOf(column_, static_cast<int>(i)), {zone(SeatZone::discards, card.seat())},
                               {faceOf(card.card())});
            told.other = owner;
            narrator_.tell(std::move(told));
        }
    }

    // S-65 to S-78, each step in a beat of its own; values before the dragons come off.
    void changes() {
        narrator_.nextBeat();
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const int value = valueBeforeDragons(i);
            if (isLeft(i, Card::hermit)) changed(Told::hermitCounted, i, value, otherCards());
            if (isLeft(i, Card::littleGiant)) changed(Told::giantCounted, i, value, otherCards());
            if (isLeft(i, Card::romeo) && hasJuliet(cards_[i].seat())) changed(Told::romeoCounted, i, value, 0);
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
            narrator_.tell(happening(Told::dragonCounted, seat, enemies, column_));
        }
    }

    bool hasJuliet(Seat seat) const {
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (isLeft(i, Card::juliet) && cards_[i].seat() == seat) return true;
        }
        return false;
    }

    void changed(Told what, std::size_t i, int value, int detail) {
        auto told = happening(what, cards_[i].seat(), value, detail);
        const ZonePlace spot = spotOf(column_, static_cast<int>(i));
        narrator_.tell(moving(std::move(told), spot, spot, {faceOf(cards_[i].card())}));
    }

    // From the foot upwards, as they copy; `below` is what a double above would copy.
    void doubles() {
        std::size_t below = cards_.size();
        for (std::size_t i = cards_.size(); i-- > 0;) {
            if (!isLeft(i)) continue;
            if (cards_[i].card() != Card::theDouble) {
                below = i;
            } else if (below == cards_.size()) {
                changed(Told::doubleWorthless, i, noValue, 0);
            } else {
                changed(Told::doubleCounted, i, valueBeforeDragons(below), faceOf(cards_[below].card()));
            }
        }
    }

    // S-78: what a card is worth before the dragons come.
    int valueBeforeDragons(std::size_t i) const {
        switch (cards_[i].card()) {
            case Card::hermit:
                return 2 * std::max(12 - otherCards(), 0);
            case Card::littleGiant:
                return 2 * (2 + 3 * otherCards());
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
            const int sum = evaluation_.sums[seat];
            if (sum == noValue) continue;
            auto told = happening(Told::summed, seat, sum, column_);
            for (std::size_t i = 0; i < cards_.size(); ++i) {
                const Halves value = evaluation_.values[i];
                if (cards_[i].seat() != seat || value == noValue) continue;
                told.faces.push_back(faceOf(cards_[i].card()));
                told.faces.push_back(static_cast<FaceId>(value));
            }
            narrator_.tell(std::move(told));
        }
    }

    // S-42 to S-44, S-63, S-80, S-81
    void award() {
        narrator_.nextBeat();
        const ZonePlace head{columnZone(column_), goalPlace};
        if (evaluation_.by == By::nobody) {
            narrator_.tell(moving(happening(Told::goalLost, noSeat, 0, column_), head, {boxZone}, {faceOf(goal())}));
            return;
        }
        const Seat winner = evaluation_.winner;
        if (evaluation_.by == By::pair) narrator_.tell(happening(Told::pairTogether, winner, 0, column_));
        if (evaluation_.by == By::least) {
            narrator_.tell(happening(Told::beggarTurns, leftOwner(Card::beggar), 0, column_));
        }
        if (evaluation_.by != By::pair) tie(winner);
        auto told = moving(happening(Told::goalWon, winner, goal().points(), static_cast<int>(evaluation_.by)), head,
                           {zone(SeatZone::won, winner)}, {faceOf(goal())});
        told.scores = !board_.options.hiddenGoals;
        narrator_.tell(std::move(told));
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
        const bool nearest = evaluation_.by == By::most;
        const int place = nearest ? nearestOf(cards_, evaluation_, winner) : farthestOf(cards_, evaluation_, winner);
        auto told = happening(nearest ? Told::tieNearest : Told::tieFarthest, winner, sums[winner], column_);
        told.toPlace = static_cast<std::uint16_t>(placeOf(place));
        narrator_.tell(std::move(told));
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
        const ZonePlace spot = spotOf(column, index);
        const auto show = [&](Told what, Card face, bool wasSeen) {
            auto told = moving(happening(what, card.seat(), 0, column), spot, spot, {faceOf(face)});
            if (!wasSeen) told.learners = others(board, card.seat());
            narrator.tell(std::move(told));
        };
        if (board.isFaceDown(column, index)) {
            show(Told::shown, card.card(), board.footSeen.contains(static_cast<std::uint8_t>(column)));
        } else if (card.card() == Card::magicHat && board.under[card.seat()] != noCard) {
            show(Told::wearerShown, board.under[card.seat()], false);
        }
    }
}

}  // namespace

void tellRoundEnded(Narrator& narrator, const Board& board, bool usedUp) {
    narrator.beginAccount();
    narrator.tell(happening(Told::roundEnded, noSeat, board.round, usedUp ? 1 : 0));
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
        std::vector<FaceId> faces;
        for (int index = 0; index < board.columns.size(column); ++index) {
            const Placed card = board.columns.at(column, index);
            if (card.seat() != seat || evaluation.removed[static_cast<std::size_t>(index)] != Removal::none) continue;
            faces.push_back(faceOf(card.card()));
            if (card.card() == Card::magicHat && board.under[seat] != noCard)
                faces.push_back(faceOf(board.under[seat]));
        }
        if (faces.empty()) continue;
        const int amount = static_cast<int>(faces.size());
        narrator.tell(moving(happening(Told::gathered, seat, amount, column), {columnZone(column)},
                             {zone(SeatZone::discards, seat)}, std::move(faces)));
    }
}

void tellRoundBegan(Narrator& narrator, const Board& board, Seat beginner) {
    narrator.tell(happening(Told::roundBegan, beginner, board.round));
    for (int column = 0; column < board.seats; ++column) {
        const Goal goal = board.goals[static_cast<std::size_t>(column)];
        auto told = moving(happening(Told::goalsTurnedUp, noSeat, 1, column), {goalPileZone},
                           {columnZone(column), goalPlace}, {faceOf(goal)});
        told.learners = SeatSet::firstOf(board.seats);
        narrator.tell(std::move(told));
    }
}

}  // namespace intrika::schemes
