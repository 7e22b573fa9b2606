// What seats of The King Is Dead may know, and that guesses of the rest are fair (section 11.4 of the rules).
#include "engines/succession/codec.h"
#include "engines/succession/presenter.h"
#include "engines/succession/view.h"
#include "tests/support/random_event.h"
#include "tests/support/succession_positions.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace tst_succession_views {

using namespace intrika;
using namespace intrika::succession;

namespace {

// Every outcome comes up about as often as any other: within five standard deviations.
template <class Key>
bool isEven(const std::map<Key, int>& counts, std::size_t outcomes, int trials) {
    if (counts.size() != outcomes) return false;
    const double share = static_cast<double>(trials) / static_cast<double>(outcomes);
    return std::all_of(counts.begin(), counts.end(),
                       [share](const auto& entry) { return std::abs(entry.second - share) < 5 * std::sqrt(share); });
}

// How often each one is there, wherever it lies.
std::vector<int> charactersOf(const State& state) {
    std::vector<int> times(characterCount, 0);
    const auto count = [&times](Character character) {
        if (character != nobody) ++times.at(static_cast<std::size_t>(character));
    };
    const auto countAll = [&count](const auto& characters) {
        std::for_each(characters.begin(), characters.end(), count);
    };
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        countAll(state.hands[seat]);
        countAll(state.board.players[seat].played);
        count(state.board.players[seat].character);
        count(state.chosen[seat]);
    }
    countAll(state.aside);
    countAll(state.board.shownBefore);
    count(state.board.shown);
    return times;
}

// Of what was told first.
FaceId movedFace(const Narrator& narrator, Observer observer) {
    return Presenter::motion(redact(narrator.narrated(), observer).front().told).faces.at(0);
}

}  // namespace

class TstSuccessionViews : public QObject {
    Q_OBJECT

private slots:
    void choicesLieFaceDown() {
        State state = begun(3);
        const Character card = state.hands[1][2];
        Rules::play(state, 1, Play{card});
        QVERIFY(Rules::view(state, 1).chosen == card);
        for (const Observer observer : {Observer(Seat{0}), Observer(Seat{2}), spectator}) {
            const View view = Rules::view(state, observer);
            QVERIFY(view.board.chosen == PlayerSet::of(1));
            QVERIFY(!view.chosen);
            QCOMPARE(int{view.handCounts[1]}, 2);
        }
        QVERIFY(!Rules::sees(state, 0, Play{card}, Seat{1}));
        QVERIFY(Rules::sees(state, 0, Play{card}, Seat{0}));
        QVERIFY(Rules::sees(state, 0, TakeMoney{0}, Seat{1}));
    }

    // The telling of a choice keeps the card from the others, and the reveal informs everybody.
    void tellingKeepsTheChoice() {
        State state = begun(2);
        Narrator first;
        Rules::play(state, 0, Play{state.hands[0][0]}, &first);
        QCOMPARE(first.narrated().size(), std::size_t(1));
        QCOMPARE(movedFace(first, Seat{1}), FaceId{52});
        QVERIFY(movedFace(first, Seat{0}) < characterCount);
        QVERIFY(first.narrated().front().learners.empty());
        Narrator second;
        Rules::play(state, 1, Play{state.hands[1][0]}, &second);
        SeatSet informed;
        for (const auto& each : second.narrated()) informed = informed | each.learners;
        QVERIFY(informed == SeatSet::firstOf(2));
    }

    // K-2, K-7: only the tops; aside as a count; of other hands their size.
    void viewsInTheNotation() {
        const State state = begun(3);
        const Json seen = Codec::writeView(Rules::view(state, 1));
        QVERIFY(seen["aside"] == 3);
        QVERIFY(seen["players"][0]["hand"] == 3);
        QVERIFY(seen["players"][1]["hand"].size() == 3 && seen["players"][1]["hand"][0].is_string());
        for (const Json& pile : seen["piles"]) {
            QVERIFY(pile.size() == 8 && pile[0] != "?");
            QVERIFY(std::all_of(pile.begin() + 1, pile.end(), [](const Json& card) { return card == "?"; }));
        }
        QVERIFY(Codec::writeView(Rules::view(state, spectator))["players"][1]["hand"] == 3);
    }

    // A hidden character is any of those that are out of sight, each with the same chance; so is every pair of places.
    void guessedCharactersAreFair() {
        State state = begun(3, 7);
        Rules::play(state, 1, Play{state.hands[1][0]});
        const View view = Rules::view(state, 0);
        Rng rng(3);
        std::map<int, int> chosen;
        std::map<std::pair<int, int>, int> pairs;
        constexpr int trials = 36000;
        for (int trial = 0; trial < trials; ++trial) {
            const State guess = Rules::determinize(view, rng);
            const int one = static_cast<int>(guess.chosen[1]);
            ++chosen[one];
            ++pairs[{one, static_cast<int>(guess.hands[2][1])}];
            QVERIFY(Rules::view(guess, 0) == view);
        }
        QVERIFY(isEven(chosen, 9, trials));
        QVERIFY(isEven(pairs, 72, trials));
    }

    // K-7: wherever a game has come to, each character is in one place in every truth that is guessed.
    void aGuessHasEachCharacterOnce() {
        Rng rng(6);
        for (int game = 0; game < 12; ++game) {
            for (State state = begun(2 + game % 3, 500 + game); !Rules::toAct(state).isOver();
                 randomEvent<Rules>(state, rng)) {
                if (state.board.phase == Phase::deal || state.board.phase == Phase::newGame) continue;
                for (Seat seat = 0; seat < state.board.seats; ++seat) {
                    const State guess = Rules::determinize(Rules::view(state, seat), rng);
                    QCOMPARE(charactersOf(guess), std::vector<int>(characterCount, 1));
                }
            }
        }
    }

    // The unseen buildings, money among them: a kind of which both copies are out of sight is twice as likely.
    void guessedPilesAreFair() {
        const State state = begun(2, 8);
        const View view = Rules::view(state, 0);
        Rng rng(4);
        std::map<int, int> below;
        constexpr int trials = 30000;
        for (int trial = 0; trial < trials; ++trial) {
            const State guess = Rules::determinize(view, rng);
            ++below[static_cast<int>(guess.below[0][3])];
            for (int pile = 0; pile < pileCount; ++pile) {
                const CardPile cards = pileOf(guess, pile);
                QCOMPARE(cards.size(), 8);
                QVERIFY(std::all_of(cards.begin(), cards.end(),
                                    [pile](Card card) { return sortOf(card) == sortOfPile(pile); }));
            }
        }
        const Card tops[]{state.board.topOf(0), state.board.topOf(1)};
        for (int kind = 0; kind < kindsOfSort; ++kind) {
            const auto seen = std::count(std::begin(tops), std::end(tops), static_cast<Card>(kind));
            const double expected = trials * (2.0 - static_cast<double>(seen)) / 30;
            QVERIFY(std::abs(below[kind] - expected) <= 5 * std::sqrt(expected));
        }
    }

    // Hidden money: six coins under three piles lie in ten ways.
    void guessedMoneyIsFair() {
        Options options;
        options.hiddenMoney = true;
        State state = begun(3, 9, options);
        constexpr std::array<int, 4> coins{3, 0, 2, 1};
        for (int pile = 0; pile < pileCount; ++pile) putMoney(state, pile, coins[static_cast<std::size_t>(pile)]);
        state.board.bank = static_cast<std::uint8_t>(state.board.bank + 2);
        const View view = Rules::view(state, 2);
        using Seen = std::optional<std::uint8_t>;
        QVERIFY(view.money == (std::array<Seen, 4>{Seen(), Seen(0), Seen(), Seen()}));
        Rng rng(5);
        std::map<std::array<std::uint8_t, 4>, int> ways;
        constexpr int trials = 20000;
        for (int trial = 0; trial < trials; ++trial) ++ways[Rules::determinize(view, rng).money];
        QVERIFY(isEven(ways, 10, trials));
        for (const auto& [money, count] : ways) QCOMPARE(money[0] + money[1] + money[2] + money[3], 6);
    }
};

INTRIKA_TEST(TstSuccessionViews)

}  // namespace tst_succession_views

#include "tst_succession_views.moc"
