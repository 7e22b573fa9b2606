// Pairs, scores and matches of The King Is Dead (K-70, K-90 to K-98).
#include "engines/succession/pairing.h"
#include "engines/succession/rules.h"
#include "tests/support/random_event.h"
#include "tests/support/succession_positions.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace tst_succession_scores {

using namespace intrika;
using namespace intrika::succession;

namespace {

Player playerWith(std::initializer_list<Card> cards) {
    Player player;
    giveCards(player, cards);
    return player;
}

// The most points of all ways to pair these cards, told from K-91 to K-93 alone: buildings in turn take any subject.
int bestPairing(const std::vector<Card>& buildings, std::vector<Card> subjects, std::size_t from = 0) {
    if (from == buildings.size()) return static_cast<int>(subjects.size());
    int best = 1 + bestPairing(buildings, subjects, from + 1);
    for (std::size_t index = 0; index < subjects.size(); ++index) {
        const Card building = buildings[from];
        const Card subject = subjects[index];
        if (colourOf(building) != colourOf(subject)) continue;
        const int points = partnerOf(building) == subject ? worthOf(building) + worthOf(subject)
                                                          : std::max(worthOf(building), worthOf(subject));
        std::vector<Card> rest = subjects;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(index));
        best = std::max(best, points + bestPairing(buildings, std::move(rest), from + 1));
    }
    return best;
}

}  // namespace

class TstSuccessionScores : public QObject {
    Q_OBJECT

private slots:
    // K-70: as many of the partner or more, and the card stays.
    void perfectPairsAreLocked() {
        using C = Card;
        QVERIFY(isLocked(playerWith({C::mine, C::miner}), C::mine));
        QVERIFY(isLocked(playerWith({C::mine, C::miner, C::miner}), C::mine));
        QVERIFY(!isLocked(playerWith({C::mine, C::mine, C::miner}), C::mine));
        QVERIFY(isLocked(playerWith({C::mine, C::mine, C::miner}), C::miner));
        QVERIFY(!isLocked(playerWith({C::mine}), C::mine));
        QVERIFY(!isLocked(playerWith({C::mine, C::farmer}), C::mine));
    }

    // K-108
    void marci() {
        Player marci = playerWith({Card::vineyard, Card::garden, Card::smithy, Card::dungeon, Card::vintner,
                                   Card::gardener, Card::innkeeper, Card::sailor});
        marci.coins = 4;
        marci.tokens = 3;
        const Score score = scoreOf(marci);
        QCOMPARE(score.perfect, 11);
        QCOMPARE(score.colour, 3);
        QCOMPARE(score.single, 2);
        QCOMPARE(score.money, 1);
        QCOMPARE(score.tokens, -6);
        QCOMPARE(score.total(), 11);
    }

    // K-97: no pairing is better, and the pairs that are shown are those that are counted.
    void pairingIsTheBest() {
        Rng rng(4);
        for (int trial = 0; trial < 3000; ++trial) {
            std::array<int, cardCount> copies{};
            Player player;
            const auto cards = 2 + rng.below(8);
            while (static_cast<unsigned>(player.buildings.size() + player.subjects.size()) < cards) {
                const auto card = static_cast<Card>(rng.below(cardCount));
                // Two colours at a time, so that there is much to choose.
                if (static_cast<int>(colourOf(card)) / 2 != trial % 2) continue;
                if (++copies[static_cast<std::size_t>(card)] > 2) continue;
                player.row(sortOf(card)).append(card);
            }
            const Score score = scoreOf(player);
            QCOMPARE(score.cards(), bestPairing({player.buildings.begin(), player.buildings.end()},
                                                {player.subjects.begin(), player.subjects.end()}));
            const Pairing pairing = pairingOf(player);
            int perfect = 0;
            int colour = 0;
            for (const auto& [building, subject] : pairing.perfect) perfect += worthOf(building) + worthOf(subject);
            for (const auto& [building, subject] : pairing.colour) {
                QVERIFY(sortOf(building) == Sort::building && sortOf(subject) == Sort::subject);
                QVERIFY(colourOf(building) == colourOf(subject));
                colour += std::max(worthOf(building), worthOf(subject));
            }
            QCOMPARE(perfect, score.perfect);
            QCOMPARE(colour, score.colour);
            QCOMPARE(static_cast<int>(pairing.singles.size()), score.single);
        }
    }

    // K-98
    void matches() {
        Options options;
        options.games = 3;
        Rng rng(5);
        State state = begun(3, 5, options);
        int games = 1;
        while (!Rules::toAct(state).isOver()) {
            games += state.board.phase == Phase::newGame ? 1 : 0;
            randomEvent<Rules>(state, rng);
        }
        QCOMPARE(games, 3);
        QCOMPARE(int{state.board.game}, 3);
        const Result result = Rules::result(state);
        for (Seat seat = 0; seat < 3; ++seat) QCOMPARE(int{result.scores[seat]}, int{state.board.scores[seat]});
        state.board.options.games = 9;
        QVERIFY(!matchIsOver(state.board));
        state.board.options.endsAtPoints = true;
        state.board.options.points = *std::max_element(state.board.scores.begin(), state.board.scores.begin() + 3);
        QVERIFY(matchIsOver(state.board));
        ++state.board.options.points;
        QVERIFY(!matchIsOver(state.board));
    }
};

INTRIKA_TEST(TstSuccessionScores)

}  // namespace tst_succession_scores

#include "tst_succession_scores.moc"
