#include "engines/schemes/evaluation.h"

#include <algorithm>

namespace intrika::schemes {
namespace {

constexpr Halves points(int whole) { return static_cast<Halves>(2 * whole); }

constexpr std::uint32_t bit(Card card) { return 1u << static_cast<unsigned>(card); }

// Cards that change a value or who wins; a column without any is decided by the printed values.
constexpr std::uint32_t changing = bit(Card::wizard) | bit(Card::witch) | bit(Card::prince) | bit(Card::squire) |
                                   bit(Card::hermit) | bit(Card::littleGiant) | bit(Card::theDouble) |
                                   bit(Card::dragon) | bit(Card::romeo) | bit(Card::beggar);

class Column {
public:
    Column(std::span<const Placed> cards, GoalKind kind, bool witchByList, Evaluation& out)
        : cards_(cards), witchByList_(witchByList), out_(out) {
        std::uint32_t present = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const Card card = cards[i].card();
            out.values[i] = printed(card, kind);
            out.removed[i] = Removal::none;
            twice_ |= present & bit(card);
            present |= bit(card);
        }
        present_ = present;
    }

    void evaluate() {
        out_.winner = noSeat;
        out_.by = By::most;
        const bool plain = has(Card::threeMusketeers) || (present_ & changing) == 0;  // S-51
        if (!plain) {
            if (isOne(Card::wizard)) removeByWizard();
            if (isOne(Card::witch)) removeByWitch();
            changeValues();
        }
        addUp();
        if (!plain && (present_ & twin) == twin && pairWins()) return;
        if (!plain && has(Card::beggar) && isLeft(Card::beggar)) {
            decide<By::least>();
        } else {
            decide<By::most>();
        }
    }

private:
    static constexpr std::uint32_t twin = bit(Card::prince) | bit(Card::squire);

    bool has(Card card) const { return (present_ & bit(card)) != 0; }
    bool isOne(Card card) const { return has(card) && (twice_ & bit(card)) == 0; }  // S-57, S-61
    bool isHere(std::size_t i) const { return out_.removed[i] == Removal::none; }
    bool isLeft(Card card) const {
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (cards_[i].card() == card && isHere(i)) return true;
        }
        return false;
    }

    // S-70 to S-72: from the foot upwards, each as the next card left below it.
    void copyDoubles() {
        Halves below = noValue;
        for (std::size_t i = cards_.size(); i-- > 0;) {
            if (!isHere(i)) continue;
            if (cards_[i].card() == Card::theDouble) {
                out_.values[i] = below;
            } else {
                below = out_.values[i];
            }
        }
    }

    void remove(std::size_t i, Removal why) {
        out_.removed[i] = why;
        out_.values[i] = noValue;
    }

    // S-54 to S-56
    void removeByWizard() {
        copyDoubles();
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (out_.values[i] >= points(10)) remove(i, Removal::wizard);
        }
    }

    // S-58 to S-60
    void removeByWitch() {
        copyDoubles();
        Card standsFor = Card::theDouble;
        for (std::size_t i = cards_.size(); i-- > 0;) {
            if (!isHere(i)) continue;
            const Card card = cards_[i].card();
            if (card != Card::theDouble) standsFor = card;
            const bool spared =
                card == Card::witch || (witchByList_ && (standsFor == Card::wizard || standsFor == Card::witch));
            const Halves value = out_.values[i];
            if (!spared && value != noValue && value <= points(9)) remove(i, Removal::witch);
        }
    }

    // S-65 to S-78
    void changeValues() {
        int others = -1;
        unsigned juliets = 0;
        unsigned dragons = 0;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (!isHere(i)) continue;
            ++others;
            const unsigned owner = 1u << cards_[i].seat();
            if (cards_[i].card() == Card::juliet) juliets |= owner;
            if (cards_[i].card() == Card::dragon) dragons |= owner;
        }
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (!isHere(i)) continue;
            Halves& value = out_.values[i];
            switch (cards_[i].card()) {
                case Card::hermit:
                    value = points(std::max(12 - others, 0));
                    break;
                case Card::littleGiant:
                    value = points(2 + 3 * others);
                    break;
                case Card::romeo:
                    if ((juliets >> cards_[i].seat() & 1u) != 0) value = points(15);
                    break;
                default:
                    break;
            }
        }
        if (has(Card::theDouble)) copyDoubles();
        if (dragons != 0) reduce(dragons);
    }

    // S-75 to S-77
    void reduce(unsigned dragons) {
        const int count = SmallSet<Seat, maxPlayers>::ofBits(dragons).count();
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (out_.values[i] == noValue) continue;
            const int enemies = count - static_cast<int>(dragons >> cards_[i].seat() & 1u);
            out_.values[i] = std::max(static_cast<Halves>(out_.values[i] - points(2 * enemies)), Halves{0});
        }
    }

    void addUp() {
        out_.sums.fill(noValue);
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (out_.values[i] == noValue) continue;
            std::int16_t& sum = out_.sums[cards_[i].seat()];
            sum = static_cast<std::int16_t>((sum == noValue ? 0 : sum) + out_.values[i]);
        }
    }

    // S-63: the nearest card of those who have both.
    bool pairWins() {
        unsigned princes = 0;
        unsigned squires = 0;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (!isHere(i)) continue;
            const unsigned owner = 1u << cards_[i].seat();
            if (cards_[i].card() == Card::prince) princes |= owner;
            if (cards_[i].card() == Card::squire) squires |= owner;
        }
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const bool half = cards_[i].card() == Card::prince || cards_[i].card() == Card::squire;
            if (!isHere(i) || !half || ((princes & squires) >> cards_[i].seat() & 1u) == 0) continue;
            out_.by = By::pair;
            out_.winner = cards_[i].seat();
            return true;
        }
        return false;
    }

    // S-42, S-80; among equals the nearest card, or the farthest (S-43, S-81): the first that is met.
    template <By by>
    void decide() {
        const std::size_t count = cards_.size();
        int best = 0;
        for (std::size_t step = 0; step < count; ++step) {
            const std::size_t i = by == By::most ? step : count - 1 - step;
            const Seat seat = cards_[i].seat();
            const int sum = out_.sums[seat];
            if (!isHere(i) || sum == noValue) continue;
            if (out_.winner == noSeat || (by == By::most ? sum > best : sum < best)) {
                best = sum;
                out_.winner = seat;
            }
        }
        out_.by = out_.winner == noSeat ? By::nobody : by;
    }

    std::span<const Placed> cards_;
    bool witchByList_;
    Evaluation& out_;
    std::uint32_t present_ = 0;
    std::uint32_t twice_ = 0;
};

}  // namespace

void evaluate(std::span<const Placed> cards, GoalKind kind, bool witchByList, Evaluation& out) {
    Column(cards, kind, witchByList, out).evaluate();
}

int nearestOf(std::span<const Placed> cards, const Evaluation& evaluation, Seat seat) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i].seat() == seat && evaluation.removed[i] == Removal::none) return static_cast<int>(i);
    }
    return -1;
}

int farthestOf(std::span<const Placed> cards, const Evaluation& evaluation, Seat seat) {
    for (std::size_t i = cards.size(); i-- > 0;) {
        if (cards[i].seat() == seat && evaluation.removed[i] == Removal::none) return static_cast<int>(i);
    }
    return -1;
}

void putWearers(Columns& columns, const std::array<Card, maxPlayers>& under) {
    for (int column = 0; column < maxPlayers; ++column) {
        for (int index = 0; index < columns.size(column); ++index) {
            const Placed card = columns.at(column, index);
            if (card.card() != Card::magicHat || under[card.seat()] == noCard) continue;
            columns.replace(column, index, {card.seat(), under[card.seat()]});
        }
    }
}

}  // namespace intrika::schemes
