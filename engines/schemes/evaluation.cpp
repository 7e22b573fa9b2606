#include "engines/schemes/evaluation.h"

#include <algorithm>
#include <limits>
#include <type_traits>

namespace intrika::schemes {
namespace {

constexpr Halves points(int whole) { return static_cast<Halves>(2 * whole); }

constexpr std::uint32_t bit(Card card) { return 1u << static_cast<unsigned>(card); }

// What the cards of a column are is anybody's guess: loops over them have few branches that depend on it, and are gone
// through only if the column has a card that needs them.
class Column {
public:
    Column(std::span<const Placed> cards, GoalKind kind, bool witchByList, Evaluation& out)
        : cards_(cards), witchByList_(witchByList), out_(out) {
        std::uint32_t present = 0;
        std::uint32_t twice = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const Card card = cards[i].card();
            out.values[i] = printed(card, kind);
            out.removed[i] = Removal::none;
            twice |= present & bit(card);
            present |= bit(card);
        }
        present_ = present;
        twice_ = twice;
    }

    void evaluate() {
        out_.winner = noSeat;
        const bool printedOnly = has(Card::threeMusketeers);  // S-51
        if (!printedOnly) {
            if (isOne(Card::wizard)) removeByWizard();
            if (isOne(Card::witch)) removeByWitch();
            changeValues();
        }
        addUp();
        if (!printedOnly && (present_ & twin) == twin && pairWins()) return;
        if (!printedOnly && has(Card::beggar) && ownersOf(Card::beggar) != 0) {
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
    // The owner of the card as a bit, if it is left in the column and a `card`.
    unsigned ownerIf(std::size_t i, Card card) const {
        const unsigned owned = (isHere(i) ? 1u : 0u) & (cards_[i].card() == card ? 1u : 0u);
        return owned << cards_[i].seat();
    }

    unsigned ownersOf(Card card) const {
        unsigned owners = 0;
        for (std::size_t i = 0; i < cards_.size(); ++i) owners |= ownerIf(i, card);
        return owners;
    }

    // S-70 to S-72: from the foot upwards, each as the next card left below it.
    void copyDoubles() {
        if (!has(Card::theDouble)) return;
        Halves below = noValue;
        for (std::size_t i = cards_.size(); i-- > 0;) {
            const bool copies = isHere(i) && cards_[i].card() == Card::theDouble;
            out_.values[i] = copies ? below : out_.values[i];
            below = isHere(i) ? out_.values[i] : below;
        }
    }

    void removeIf(std::size_t i, bool goes, Removal why) {
        out_.removed[i] = goes ? why : out_.removed[i];
        out_.values[i] = goes ? noValue : out_.values[i];
    }

    // S-54 to S-56
    void removeByWizard() {
        copyDoubles();
        for (std::size_t i = 0; i < cards_.size(); ++i) removeIf(i, out_.values[i] >= points(10), Removal::wizard);
    }

    // S-58 to S-60
    void removeByWitch() {
        copyDoubles();
        Card standsFor = Card::theDouble;
        for (std::size_t i = cards_.size(); i-- > 0;) {
            const Card card = cards_[i].card();
            standsFor = isHere(i) && card != Card::theDouble ? card : standsFor;
            const bool spared =
                card == Card::witch || (witchByList_ && (standsFor == Card::wizard || standsFor == Card::witch));
            const Halves value = out_.values[i];
            removeIf(i, !spared && value != noValue && value <= points(9), Removal::witch);
        }
    }

    // S-65 to S-78
    void changeValues() {
        if (has(Card::hermit) || has(Card::littleGiant)) countOthers();
        if (has(Card::romeo) && has(Card::juliet)) findJuliets();
        copyDoubles();
        if (has(Card::dragon)) reduce();
    }

    // S-66, S-67
    void countOthers() {
        int others = -1;
        for (std::size_t i = 0; i < cards_.size(); ++i) others += isHere(i) ? 1 : 0;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if (!isHere(i)) continue;
            if (cards_[i].card() == Card::hermit) out_.values[i] = points(std::max(12 - others, 0));
            if (cards_[i].card() == Card::littleGiant) out_.values[i] = points(2 + 3 * others);
        }
    }

    // S-68
    void findJuliets() {
        const unsigned juliets = ownersOf(Card::juliet);
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if ((juliets & ownerIf(i, Card::romeo)) != 0) out_.values[i] = points(15);
        }
    }

    // S-75 to S-77
    void reduce() {
        const unsigned dragons = ownersOf(Card::dragon);
        const int count = SmallSet<Seat, maxPlayers>::ofBits(dragons).count();
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const int enemies = count - static_cast<int>(dragons >> cards_[i].seat() & 1u);
            const int value = out_.values[i];
            const int reduced = std::max(value - points(2 * enemies), 0);
            out_.values[i] = static_cast<Halves>(value == noValue ? noValue : reduced);
        }
    }

    void addUp() {
        static_assert(noValue == -1);
        out_.sums.fill(noValue);
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const Halves value = out_.values[i];
            std::int16_t& sum = out_.sums[cards_[i].seat()];
            const int first = (sum == noValue ? 1 : 0) & (value != noValue ? 1 : 0);  // lifts the sum from noValue to 0
            sum = static_cast<std::int16_t>(sum + first + std::max<Halves>(value, 0));
        }
    }

    // S-63: the nearest card of those who have both.
    bool pairWins() {
        const unsigned both = ownersOf(Card::prince) & ownersOf(Card::squire);
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            if ((both & (ownerIf(i, Card::prince) | ownerIf(i, Card::squire))) == 0) continue;
            out_.by = By::pair;
            out_.winner = cards_[i].seat();
            return true;
        }
        return false;
    }

    // S-42, S-80; among equals the nearest card, or the farthest (S-43, S-81): so the one that is asked about last.
    template <By by>
    void decide() {
        // As an unsigned number no sum at all is larger than all others, as a signed one smaller.
        using Sum = std::conditional_t<by == By::most, std::int16_t, std::uint16_t>;
        const std::size_t count = cards_.size();
        Sum best = by == By::most ? 0 : std::numeric_limits<std::int16_t>::max();
        Seat winner = noSeat;
        for (std::size_t step = 0; step < count; ++step) {
            const std::size_t i = by == By::most ? count - 1 - step : step;
            const Seat seat = cards_[i].seat();
            const auto sum = static_cast<Sum>(out_.sums[seat]);
            const bool isAhead = by == By::most ? sum >= best : sum <= best;
            const bool leads = isHere(i) ? isAhead : false;
            best = leads ? sum : best;
            winner = leads ? seat : winner;
        }
        out_.by = winner != noSeat ? by : By::nobody;
        out_.winner = winner;
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

void putWearers(Columns& columns, const std::array<Card, maxPlayers>& under) {
    for (Placed& card : columns.all()) {
        if (card.card() != Card::magicHat || under[card.seat()] == noCard) continue;
        card = {card.seat(), under[card.seat()]};
    }
}

}  // namespace intrika::schemes
