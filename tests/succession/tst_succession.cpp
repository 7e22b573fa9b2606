// The rules of The King Is Dead by their numbers, where a scenario would not show them as well.
#include "engines/succession/actions.h"
#include "engines/succession/rivalry.h"
#include "engines/succession/rules.h"
#include "tests/support/random_event.h"
#include "tests/support/succession_positions.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace tst_succession {

using namespace intrika;
using namespace intrika::succession;

namespace {

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

std::vector<int> tokensOf(const State& state) {
    std::vector<int> tokens;
    for (Seat seat = 0; seat < state.board.seats; ++seat) tokens.push_back(state.board.players[seat].tokens);
    return tokens;
}

bool isLegal(const State& state, const Move& move) { return Rules::isLegal(state, state.board.turn.seat, move); }

int moveCount(const State& state, Seat seat) {
    MoveList<Move> moves;
    Rules::legalMoves(state, seat, moves);
    return static_cast<int>(moves.size());
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
        QTEST(int{state.board.bank}, "bank");
        QTEST(int{state.board.tokens}, "tokens");
        QTEST(int{state.aside.size()}, "aside");
        for (int pile = 0; pile < pileCount; ++pile) {
            const CardPile cards = pileOf(state, pile);
            QCOMPARE(cards.size(), 8);
            QVERIFY(std::all_of(cards.begin(), cards.end(),
                                [pile](Card card) { return sortOf(card) == sortOfPile(pile); }));
            QCOMPARE(int{state.money[static_cast<std::size_t>(pile)]}, 2);
        }
        for (Seat seat = 0; seat < seats; ++seat) {
            QCOMPARE(int{state.board.players[seat].coins}, 5);
            QCOMPARE(int{state.board.players[seat].tokens}, 1);
            QCOMPARE(int{state.hands[seat].size()}, 3);
        }
    }

    // K-2: of each of the 32 kinds none, one or both cards can lie in the piles; those that do not are money.
    void everyKindIsDealt() {
        std::array<std::array<int, copiesOfCard + 1>, cardCount> deals{};  // by kind and how many there were
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const State state = begun(2, seed);
            std::array<std::size_t, cardCount> dealt{};
            for (int pile = 0; pile < pileCount; ++pile) {
                for (const Card card : pileOf(state, pile)) ++dealt[static_cast<std::size_t>(card)];
            }
            for (std::size_t kind = 0; kind < cardCount; ++kind) ++deals[kind].at(dealt[kind]);
        }
        for (const auto& times : deals) QVERIFY(std::find(times.begin(), times.end(), 0) == times.end());
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
        QVERIFY(state.board.phase == Phase::choose);
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
    void conflictsOfAllBoards() {
        std::size_t most = 0;
        State state = begun(4);
        for (int code = 0; code < 12 * 12 * 12 * 12; ++code) {
            CharacterSet shown;
            int rest = code;
            for (Seat seat = 0; seat < 4; ++seat, rest /= 12) {
                state.board.players[seat].character = static_cast<Character>(rest % 12);
                shown = shown.with(state.board.players[seat].character);
            }
            if (shown.count() < 4) continue;
            const auto conflicts = conflictsOf(state.board);
            most = std::max<std::size_t>(most, static_cast<std::size_t>(conflicts.size()));
            for (Seat seat = 0; seat < 4; ++seat) {
                int robbed = 0;
                for (const Conflict& conflict : conflicts) {
                    robbed += conflict.low == seat ? 1 : 0;
                    if (isTied(state.board, seat)) QVERIFY(conflict.high != seat);
                }
                QVERIFY(robbed <= (rankOf(state.board.players[seat].character) == Rank::f ? 2 : 1));
                QVERIFY(actionsOf(state.board.players[seat].character, {}).count() >= robbed);
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
            begun.board.players[0].tokens = 28;
            begun.board.tokens = 1;
        });
        // The shown character may rob too, but no token is left for that.
        QCOMPARE(tokensOf(state), (std::vector<int>{28, 2}));
        QCOMPARE(int{state.board.tokens}, 0);
    }

    // K-30: rank, then fewer tokens, then the symbol.
    void turnOrder() {
        State state = begun(4);
        const std::array<Character, 4> characters{Character::priest, Character::courtier, Character::queen,
                                                  Character::merchant2};
        for (Seat seat = 0; seat < 4; ++seat) state.board.players[seat].character = characters[seat];
        const auto order = [&state] {
            const SeatRow seats = inTurnOrder(state.board, PlayerSet::all());
            return std::vector<int>(seats.begin(), seats.end());
        };
        QCOMPARE(order(), (std::vector<int>{2, 1, 0, 3}));
        state.board.players[1].tokens = 3;
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
        state.board.bank = static_cast<std::uint8_t>(bank);
        const PileSet legal = pilesWithMoney(state.board);
        refillPiles(state);
        for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
            QCOMPARE(int{state.money[pile]}, after[pile]);
            QCOMPARE(legal.contains(pile), after[pile] > 0);
        }
    }

    // K-32: all robbing comes before the first own action; a stolen action may be let go.
    void robbingComesFirst() {
        State state = revealed({Character::knight, Character::countess, Character::count});
        while (state.board.turn.seat != 0) Rules::play(state, state.board.turn.seat, Pass{});
        QVERIFY(!isLegal(state, Pass{}) && !isLegal(state, TakeMoney{0}));
        QVERIFY(isLegal(state, Steal{1, Action::money}) && !isLegal(state, Steal{1, Action::buy}));
        QVERIFY(!isLegal(state, Steal{2, Action::settle}));
        Rules::play(state, 0, Steal{1, Action::money});
        QVERIFY(isLegal(state, Pass{}) && isLegal(state, TakeMoney{0}));
        Rules::play(state, 0, Pass{});
        QVERIFY(isLegal(state, TakeMoney{3}));
        QVERIFY(coveredActions(state.board.players[1]) == ActionSet::of(Action::money));
    }

    // K-34: one action of those left, freely chosen.
    void tiedPlayersHaveOneAction() {
        State state = revealed({Character::merchant1, Character::merchant2, Character::queen});
        while (state.board.turn.seat == 2) Rules::play(state, 2, Pass{});
        QCOMPARE(int{state.board.turn.limit}, 1);
        QVERIFY(isLegal(state, Settle{}) && isLegal(state, TakeMoney{1}));
        const Seat tied = state.board.turn.seat;
        Rules::play(state, tied, TakeMoney{1});
        QVERIFY(state.board.turn.seat != tied);
    }

    // K-51 to K-53, K-61: the Sailor before the one action.
    void sailorDoublesTheOneAction() {
        State state = revealed({Character::merchant1, Character::merchant2, Character::queen}, [](State& begun) {
            giveCards(begun.board.players[0], {Card::sailor});
            giveCards(begun.board.players[1], {Card::sailor});
        });
        while (state.board.turn.seat == 2) Rules::play(state, 2, Pass{});
        const Seat tied = state.board.turn.seat;
        Rules::play(state, tied, Use{});
        QCOMPARE(int{state.board.turn.limit}, 2);
        Rules::play(state, tied, TakeMoney{0});
        QVERIFY(state.board.turn.left == ActionSet::of(Action::money));
        QVERIFY(isLegal(state, TakeMoney{1}) && isLegal(state, Pass{}) && !isLegal(state, Settle{}));
    }

    // K-66, K-71: whoever has looked through a pile knows it; the others do not.
    void vintnerKnowsThePiles() {
        State state = revealed({Character::merchant1, Character::queen, Character::duke},
                               [](State& begun) { giveCards(begun.board.players[0], {Card::vintner}); });
        while (state.board.turn.seat != 0) {
            if (!state.board.turn.steals.empty()) QFAIL("nobody is robbed here");
            Rules::play(state, state.board.turn.seat, Pass{});
        }
        Rules::play(state, 0, Use{});
        QVERIFY(state.board.turn.pending == Pending::search);
        const View own = Rules::view(state, 0);
        const View other = Rules::view(state, 1);
        for (const std::size_t pile : {2u, 3u}) {
            QVERIFY(own.below[pile] == state.below[pile]);
            QVERIFY(other.below[pile].empty());
        }
        QVERIFY(own.below[0].empty());
        const Card wanted = state.cardAt(3, 5);
        const int coins = state.board.players[0].coins;
        Rules::play(state, 0, Take{3, 5});
        QVERIFY(state.board.players[0].active() == wanted);
        QCOMPARE(int{state.board.players[0].coins}, coins - worthOf(wanted));
        QCOMPARE(int{state.money[3]}, 2 + worthOf(wanted));
    }

    // A list of moves that is used again holds what is possible now alone.
    void movesAreListedAnew() {
        const State state = begun(3);
        MoveList<Move> moves;
        for (int times = 0; times < 2; ++times) {
            Rules::legalMoves(state, 0, moves);
            QCOMPARE(static_cast<int>(moves.size()), handAtDeal);
        }
    }

    // K-13, K-54: the Gardener changes characters with another player of this game.
    void theGardenerChangesWithAnother() {
        State state = begun(2);
        giveCards(state.board.players[0], {Card::gardener});
        for (const Seat seat : {Seat{0}, Seat{1}}) Rules::play(state, seat, Play{state.hands[seat][0]});
        QVERIFY(state.board.phase == Phase::gardener);
        QVERIFY(Rules::isLegal(state, 0, UseOnSeat{1}) && Rules::isLegal(state, 0, Pass{}));
        QVERIFY(!Rules::isLegal(state, 0, UseOnSeat{0}) && !Rules::isLegal(state, 0, UseOnSeat{2}));
    }

    // K-41, K-68: a token is passed on to another player of this game.
    void aTokenGoesToAPlayer() {
        Rng rng(11);
        int given = 0;
        int used = 0;
        for (int games = 0; games < 20; ++games) {
            for (State state = begun(2, 100 + games); !Rules::toAct(state).isOver(); randomEvent<Rules>(state, rng)) {
                if (state.board.phase != Phase::turn) continue;
                const bool mayGive = isLegal(state, Give{leftNeighbour(state.board.turn.seat, 2)});
                const bool mayUse = isLegal(state, UseOnSeat{leftNeighbour(state.board.turn.seat, 2)});
                given += mayGive ? 1 : 0;
                used += mayUse ? 1 : 0;
                for (Seat other = 0; other <= maxPlayers; ++other) {
                    const bool isOther = other < 2 && other != state.board.turn.seat;
                    QCOMPARE(isLegal(state, Give{other}), isOther && mayGive);
                    QCOMPARE(isLegal(state, UseOnSeat{other}), isOther && mayUse);
                }
            }
        }
        QVERIFY(given > 0 && used > 0);
    }

    // K-2, K-7, K-98: what begins another game of a match is a set-up like the first, and comes only where it is due.
    void anotherGameIsSetUpLikeTheFirst() {
        Rng rng(5);
        State state = begun(3);
        const NewGame whole{Rules::deal({}, 3, rng)};
        QVERIFY(!Rules::isPossible(state, whole));
        QVERIFY(!Rules::isPossible(state, whole.setup.deal));
        state.board.phase = Phase::newGame;
        QVERIFY(Rules::isPossible(state, whole));
        QVERIFY(!Rules::isPossible(state, whole.setup.deal));
        const auto isPossibleWith = [&](const std::function<void(Setup&)>& change) {
            NewGame game = whole;
            change(game.setup);
            return Rules::isPossible(state, game);
        };
        QVERIFY(!isPossibleWith([](Setup& setup) { setup.piles[0].takeBack(); }));
        QVERIFY(!isPossibleWith([](Setup& setup) { std::swap(setup.piles[0][0], setup.piles[2][0]); }));
        QVERIFY(!isPossibleWith([](Setup& setup) {
            for (const int place : {0, 1, 2}) setup.piles[0][place] = Card::garden;
        }));
        QVERIFY(!isPossibleWith([](Setup& setup) { setup.deal.hands[0][0] = setup.deal.hands[1][0]; }));
        QVERIFY(!isPossibleWith([](Setup& setup) { setup.deal.aside.append(setup.deal.aside[0]); }));
    }
};

INTRIKA_TEST(TstSuccession)

}  // namespace tst_succession

#include "tst_succession.moc"
