// The rules of The King Is Dead by their numbers, where a scenario would not show them as well.
#include "engines/succession/actions.h"
#include "engines/succession/pairing.h"
#include "engines/succession/rivalry.h"
#include "engines/succession/rules.h"
#include "tests/support/random_event.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace tst_succession {

using namespace intrika;
using namespace intrika::succession;

namespace {

State begun(int seats, std::uint64_t seed = 1, const Options& options = {}) {
    Rng rng(seed);
    return Rules::start(options, seats, Rules::deal(options, seats, rng));
}

// A table on which these characters have just been chosen, the last one as the move that reveals all.
State revealed(const std::vector<Character>& characters, const std::function<void(State&)>& change = {}) {
    State state = begun(static_cast<int>(characters.size()));
    CharacterSet rest = CharacterSet::all();
    for (const Character character : characters) rest = rest.without(character);
    const auto next = [&rest] {
        const Character character = rest.first();
        rest = rest.without(character);
        return character;
    };
    for (std::size_t seat = 0; seat < characters.size(); ++seat) {
        Hand hand;
        hand.append(characters[seat]);
        hand.append(next());
        hand.append(next());
        state.hands[seat] = hand;
    }
    for (Character& aside : state.aside) aside = next();
    if (change) change(state);
    for (Seat seat = 0; seat < characters.size(); ++seat) Rules::play(state, seat, Play{characters[seat]});
    return state;
}

void giveCards(Player& player, std::initializer_list<Card> cards) {
    for (const Card card : cards) player.row(sortOf(card)).append(card);
}

Player playerWith(std::initializer_list<Card> cards) {
    Player player;
    giveCards(player, cards);
    return player;
}

std::vector<int> tokensOf(const State& state) {
    std::vector<int> tokens;
    for (Seat seat = 0; seat < state.table.seats; ++seat) tokens.push_back(state.table.players[seat].tokens);
    return tokens;
}

bool isLegal(const State& state, const Move& move) { return Rules::isLegal(state, state.table.turn.seat, move); }

int moveCount(const State& state, Seat seat) {
    MoveList<Move> moves;
    Rules::legalMoves(state, seat, moves);
    return static_cast<int>(moves.size());
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

class TstSuccession : public QObject {
    Q_OBJECT

private slots:
    // K-1 to K-7
    void setUp_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("bank");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("aside");
        QTest::newRow("two") << 2 << 30 << 28 << 6;
        QTest::newRow("three") << 3 << 25 << 27 << 3;
        QTest::newRow("four") << 4 << 20 << 26 << 0;
    }
    void setUp() {
        QFETCH(int, seats);
        const State state = begun(seats);
        QTEST(int{state.table.bank}, "bank");
        QTEST(int{state.table.tokens}, "tokens");
        QTEST(int{state.aside.size()}, "aside");
        for (int pile = 0; pile < pileCount; ++pile) {
            const CardPile cards = pileOf(state, pile);
            QCOMPARE(cards.size(), 8);
            QVERIFY(std::all_of(cards.begin(), cards.end(),
                                [pile](Card card) { return sortOf(card) == sortOfPile(pile); }));
            QCOMPARE(int{state.money[static_cast<std::size_t>(pile)]}, 2);
        }
        for (Seat seat = 0; seat < seats; ++seat) {
            QCOMPARE(int{state.table.players[seat].coins}, 5);
            QCOMPARE(int{state.table.players[seat].tokens}, 1);
            QCOMPARE(int{state.hands[seat].size()}, 3);
        }
    }

    // K-11: everybody may choose, in any order, and once.
    void choosingIsSimultaneous() {
        State state = begun(3);
        QCOMPARE(Rules::toAct(state).seats.count(), 3);
        Rules::play(state, 2, Play{state.hands[2][1]});
        QVERIFY(!Rules::toAct(state).mayAct(2));
        QCOMPARE(moveCount(state, 2), 0);
        Rules::play(state, 0, Play{state.hands[0][0]});
        QVERIFY(Rules::toAct(state) == ToAct::deciding(1));
        QVERIFY(state.table.phase == Phase::choose);
    }

    // K-11: the order of the choices makes no difference.
    void orderOfChoicesIsOfNoAccount() {
        const State first = begun(4, 9);
        std::vector<Seat> order{0, 1, 2, 3};
        std::vector<State> results;
        do {
            State state = first;
            for (const Seat seat : order) Rules::play(state, seat, Play{first.hands[seat][0]});
            results.push_back(state);
        } while (std::next_permutation(order.begin(), order.end()));
        for (const State& state : results) QVERIFY(state == results.front());
    }

    // K-20
    void whoRobsWhom() {
        using R = Rank;
        const std::vector<std::pair<R, R>> robs{{R::a, R::d}, {R::b, R::c}, {R::c, R::f},
                                                {R::d, R::e}, {R::e, R::f}, {R::f, noRank}};
        for (const auto& [robber, victim] : robs) QVERIFY(robbedBy(robber) == victim);
    }

    // K-21, K-22, K-23 over all ways to show characters: nobody loses more than two actions, somebody robbed keeps one
    // uncovered for each robber, and those who are tied rob nobody.
    void conflictsOfAllTables() {
        std::size_t most = 0;
        State state = begun(4);
        for (int code = 0; code < 12 * 12 * 12 * 12; ++code) {
            CharacterSet shown;
            int rest = code;
            for (Seat seat = 0; seat < 4; ++seat, rest /= 12) {
                state.table.players[seat].character = static_cast<Character>(rest % 12);
                shown = shown.with(state.table.players[seat].character);
            }
            if (shown.count() < 4) continue;
            const auto conflicts = conflictsOf(state.table);
            most = std::max<std::size_t>(most, static_cast<std::size_t>(conflicts.size()));
            for (Seat seat = 0; seat < 4; ++seat) {
                int robbed = 0;
                for (const Conflict& conflict : conflicts) {
                    robbed += conflict.low == seat ? 1 : 0;
                    if (isTied(state.table, seat)) QVERIFY(conflict.high != seat);
                }
                QVERIFY(robbed <= (rankOf(state.table.players[seat].character) == Rank::f ? 2 : 1));
                QVERIFY(actionsOf(state.table.players[seat].character, {}).count() >= robbed);
            }
        }
        QCOMPARE(most, std::size_t(4));
    }

    // K-104: two Merchants, a C and an E.
    void twoMerchantsRobbedTwice() {
        const State state =
            revealed({Character::merchant1, Character::merchant2, Character::priest, Character::countess});
        QCOMPARE(tokensOf(state), (std::vector<int>{4, 4, 1, 1}));
    }

    // K-26: one token is left for the two of a tie.
    void lastTokenGoesToTheEarlierOne() {
        const State state = revealed({Character::merchant2, Character::merchant1}, [](State& begun) {
            begun.table.players[0].tokens = 28;
            begun.table.tokens = 1;
        });
        // The shown character may rob too, but no token is left for that.
        QCOMPARE(tokensOf(state), (std::vector<int>{28, 2}));
        QCOMPARE(int{state.table.tokens}, 0);
    }

    // K-30: rank, then fewer tokens, then the symbol.
    void turnOrder() {
        State state = begun(4);
        const std::array<Character, 4> characters{Character::priest, Character::courtier, Character::queen,
                                                  Character::merchant2};
        for (Seat seat = 0; seat < 4; ++seat) state.table.players[seat].character = characters[seat];
        const auto order = [&state] {
            const SeatRow seats = inTurnOrder(state.table, PlayerSet::all());
            return std::vector<int>(seats.begin(), seats.end());
        };
        QCOMPARE(order(), (std::vector<int>{2, 1, 0, 3}));
        state.table.players[1].tokens = 3;
        QCOMPARE(order(), (std::vector<int>{2, 0, 1, 3}));
    }

    // K-42, K-43
    void refill_data() {
        QTest::addColumn<int>("bank");
        QTest::addColumn<QList<int>>("after");
        QTest::newRow("nothing") << 0 << QList<int>{0, 0, 0, 0};
        QTest::newRow("one") << 1 << QList<int>{1, 0, 0, 0};
        QTest::newRow("three") << 3 << QList<int>{2, 1, 0, 0};
        QTest::newRow("seven") << 7 << QList<int>{2, 2, 2, 1};
        QTest::newRow("plenty") << 20 << QList<int>{2, 2, 2, 2};
    }
    void refill() {
        QFETCH(int, bank);
        QFETCH(QList<int>, after);
        State state = begun(3);
        for (int pile = 0; pile < pileCount; ++pile) putMoney(state, pile, 0);
        state.table.bank = static_cast<std::uint8_t>(bank);
        const PileSet legal = pilesWithMoney(state.table);
        refillPiles(state);
        for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
            QCOMPARE(int{state.money[pile]}, after[pile]);
            QCOMPARE(legal.contains(pile), after[pile] > 0);
        }
    }

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
                QVERIFY(colourOf(building) == colourOf(subject));
                colour += std::max(worthOf(building), worthOf(subject));
            }
            QCOMPARE(perfect, score.perfect);
            QCOMPARE(colour, score.colour);
            QCOMPARE(static_cast<int>(pairing.singles.size()), score.single);
        }
    }

    // K-32: all robbing comes before the first own action; a stolen action may be let go.
    void robbingComesFirst() {
        State state = revealed({Character::knight, Character::countess, Character::count});
        while (state.table.turn.seat != 0) Rules::play(state, state.table.turn.seat, Pass{});
        QVERIFY(!isLegal(state, Pass{}) && !isLegal(state, TakeMoney{0}));
        QVERIFY(isLegal(state, Steal{1, Action::money}) && !isLegal(state, Steal{1, Action::buy}));
        QVERIFY(!isLegal(state, Steal{2, Action::settle}));
        Rules::play(state, 0, Steal{1, Action::money});
        QVERIFY(isLegal(state, Pass{}) && isLegal(state, TakeMoney{0}));
        Rules::play(state, 0, Pass{});
        QVERIFY(isLegal(state, TakeMoney{3}));
        QVERIFY(coveredActions(state.table.players[1]) == ActionSet::of(Action::money));
    }

    // K-34: one action of those left, freely chosen.
    void tiedPlayersHaveOneAction() {
        State state = revealed({Character::merchant1, Character::merchant2, Character::queen});
        while (state.table.turn.seat == 2) Rules::play(state, 2, Pass{});
        QCOMPARE(int{state.table.turn.limit}, 1);
        QVERIFY(isLegal(state, Settle{}) && isLegal(state, TakeMoney{1}));
        const Seat tied = state.table.turn.seat;
        Rules::play(state, tied, TakeMoney{1});
        QVERIFY(state.table.turn.seat != tied);
    }

    // K-51 to K-53, K-61: the Sailor before the one action.
    void sailorDoublesTheOneAction() {
        State state = revealed({Character::merchant1, Character::merchant2, Character::queen}, [](State& begun) {
            giveCards(begun.table.players[0], {Card::sailor});
            giveCards(begun.table.players[1], {Card::sailor});
        });
        while (state.table.turn.seat == 2) Rules::play(state, 2, Pass{});
        const Seat tied = state.table.turn.seat;
        Rules::play(state, tied, Use{});
        QCOMPARE(int{state.table.turn.limit}, 2);
        Rules::play(state, tied, TakeMoney{0});
        QVERIFY(state.table.turn.left == ActionSet::of(Action::money));
        QVERIFY(isLegal(state, TakeMoney{1}) && isLegal(state, Pass{}) && !isLegal(state, Settle{}));
    }

    // K-66, K-71: whoever has looked through a pile knows it; the others do not.
    void vintnerKnowsThePiles() {
        State state = revealed({Character::merchant1, Character::queen, Character::duke},
                               [](State& begun) { giveCards(begun.table.players[0], {Card::vintner}); });
        while (state.table.turn.seat != 0) {
            if (!state.table.turn.steals.empty()) QFAIL("nobody is robbed here");
            Rules::play(state, state.table.turn.seat, Pass{});
        }
        Rules::play(state, 0, Use{});
        QVERIFY(state.table.turn.pending == Pending::search);
        const View own = Rules::view(state, 0);
        const View other = Rules::view(state, 1);
        for (const std::size_t pile : {2u, 3u}) {
            QVERIFY(own.below[pile] == state.below[pile]);
            QVERIFY(other.below[pile].empty());
        }
        QVERIFY(own.below[0].empty());
        const Card wanted = state.cardAt(3, 5);
        const int coins = state.table.players[0].coins;
        Rules::play(state, 0, Take{3, 5});
        QVERIFY(state.table.players[0].active() == wanted);
        QCOMPARE(int{state.table.players[0].coins}, coins - worthOf(wanted));
        QCOMPARE(int{state.money[3]}, 2 + worthOf(wanted));
    }

    // K-98
    void matches() {
        Options options;
        options.games = 3;
        Rng rng(5);
        State state = begun(3, 5, options);
        int games = 1;
        while (!Rules::toAct(state).isOver()) {
            games += state.table.phase == Phase::newGame ? 1 : 0;
            randomEvent<Rules>(state, rng);
        }
        QCOMPARE(games, 3);
        QCOMPARE(int{state.table.game}, 3);
        const Result result = Rules::result(state);
        for (Seat seat = 0; seat < 3; ++seat) QCOMPARE(int{result.scores[seat]}, int{state.table.scores[seat]});
        state.table.options.games = 9;
        QVERIFY(!matchIsOver(state.table));
        state.table.options.endsAtPoints = true;
        state.table.options.points = *std::max_element(state.table.scores.begin(), state.table.scores.begin() + 3);
        QVERIFY(matchIsOver(state.table));
        ++state.table.options.points;
        QVERIFY(!matchIsOver(state.table));
    }
};

INTRIKA_TEST(TstSuccession)

}  // namespace tst_succession

#include "tst_succession.moc"
