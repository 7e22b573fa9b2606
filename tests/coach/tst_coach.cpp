// The rules of the Coach, by rule number, where the scenario files do not reach: the table of C-8, what one may do in a
// turn, what everyone remembers, and what the story of a game tells to whom.
#include "engines/coach/presenter.h"
#include "tests/support/coach_positions.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <array>
#include <set>

namespace tst_coach {

using namespace intrika;
using namespace intrika::coach;

class TestCoach : public QObject {
    Q_OBJECT
private slots:
    void objectsAreCountedByKind() {
        const Objects hand = objects("key key goblet bag-key whip");
        QCOMPARE(hand.count(), 5);
        QCOMPARE(hand.copies(Object::key), 2);
        QVERIFY(hand.contains(objects("key whip")));
        QVERIFY(!hand.contains(objects("goblet goblet")));
        QVERIFY(!hand.contains(objects("dagger")));
        QCOMPARE(namesOf(hand - objects("key whip")), std::string("key goblet bag-key"));
        QCOMPARE(namesOf(hand.merged(objects("goblet goblet bag dagger"))),
                 std::string("key key goblet goblet bag-key bag dagger whip"));
        QCOMPARE(namesOf(hand.withoutBags()), std::string("key key goblet whip"));
    }

    void deal_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("hand");
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("full");
        QTest::addColumn<int>("sealedOnly");
        QTest::addColumn<int>("professions");
        const int table[8][6] = {{3, 2, 8, 14, 9, 7}, {4, 1, 6, 17, 12, 6}, {5, 1, 5, 16, 11, 5}, {6, 1, 5, 15, 10, 4},
                                 {7, 1, 5, 14, 9, 3}, {8, 1, 5, 13, 8, 2},  {9, 1, 5, 12, 7, 1},  {10, 1, 5, 10, 6, 0}};
        for (const auto& row : table) {
            QTest::addRow("C-8, %d seats", row[0]) << row[0] << row[1] << row[2] << row[3] << row[4] << row[5];
        }
    }
    void deal() {
        QFETCH(int, seats);
        QFETCH(int, hand);
        QFETCH(int, limit);
        QFETCH(int, full);
        QFETCH(int, sealedOnly);
        QFETCH(int, professions);
        QCOMPARE(handLimit(seats), limit);
        for (const Luggage luggage : {Luggage::full, Luggage::sealed}) {
            Options options;
            options.luggage = luggage;
            Rng rng(static_cast<std::uint64_t>(seats));
            constexpr int deals = 50;
            std::array<int, maxPlayers> inTheOrder{};               // by seat
            std::array<std::set<Profession>, maxPlayers> cameTo{};  // likewise
            for (int times = 0; times < deals; ++times) {
                const State state = Rules::start(options, seats, Rules::deal(options, seats, rng));
                QCOMPARE(static_cast<int>(state.deck.size()), luggage == Luggage::full ? full : sealedOnly);
                QCOMPARE(static_cast<int>(state.professionDeck.size()), professions);
                Objects inHands;
                int order = 0;
                for (Seat seat = 0; seat < seats; ++seat) {
                    QCOMPARE(state.players[seat].hand.count(), hand);
                    inHands += state.players[seat].hand;
                    order += state.players[seat].alliance == Alliance::order ? 1 : 0;
                    cameTo[seat].insert(state.players[seat].profession);
                    inTheOrder[seat] += state.players[seat].alliance == Alliance::order ? 1 : 0;
                }
                QVERIFY(inHands.contains(objects("bag-key bag-goblet")));
                for (const Object one : inHands.kinds()) QVERIFY(isSealed(one));
                QVERIFY(order == seats / 2 || order == (seats + 1) / 2);
            }
            for (Seat seat = 0; seat < seats; ++seat) {  // nobody sits where an alliance is, or a profession
                QVERIFY(inTheOrder[seat] > 0 && inTheOrder[seat] < deals);
                QVERIFY(cameTo[seat].size() > professionCount / 2);
            }
        }
    }

    // 12.2: with ten seats, 1 + 5*9 + 9 + 2 + 9 moves.
    void theLongestTurn() {
        TableText text;
        text.hands = {"key goblet bag-key dagger lodge-arms"};
        for (const char* hand :
             {"key", "key", "goblet", "goblet", "bag-goblet", "gloves", "whip", "privilege", "monocle"}) {
            text.hands.emplace_back(hand);
        }
        text.professions =
            "diplomat doctor duelist poison-mixer grand-master clairvoyant hypnotist bodyguard priest brawler";
        QCOMPARE(movesOf(tableOf(text), 0).size(), std::size_t(1 + 5 * 9 + 9 + 1 + 9));
    }

    // C-25: a deck of two cards is not shuffled, and of one card only one is chosen.
    void theClairvoyantWithFewCards() {
        State state = tableOf({{"key", "goblet", "whip", "gloves"}, "clairvoyant brawler grand-master poison-mixer"});
        while (state.deck.size() > 2) state.players[3].hand.add(state.deck.takeBack());
        const Object first = state.deck.fromBack(1);
        play(state, 0, UseProfession{Profession::clairvoyant, noSeat});
        play(state, 0, Stack{first});
        play(state, 0, movesOf(state, 0).front());
        QCOMPARE(state.board.phase, Phase::turn);
        QCOMPARE(state.deck.back(), first);
        QCOMPARE(state.notes[0].deckTop[0], first);

        state.deck.takeBack();
        state.players[3].hand.add(first);
        state.board.open[0] = Profession::none;
        play(state, 0, UseProfession{Profession::clairvoyant, noSeat});
        play(state, 0, movesOf(state, 0).front());
        QCOMPARE(state.board.phase, Phase::turn);
        QVERIFY(state.notes[0].deckTop[1] == Object::none);
    }

    // C-170 to C-175
    void memory() {
        Notes notes;
        notes.in(1, Object::bag);
        notes.see(1, Object::bagKey);
        QCOMPARE(namesOf(notes.holds[1]), std::string("bag-key"));
        notes.in(1, Object::key);
        notes.see(1, Object::key);  // C-170: it may be the same one
        QCOMPARE(namesOf(notes.holds[1]), std::string("key bag-key"));
        notes.outUnknown(1);
        notes.in(1, Object::key);
        notes.outUnknown(1);
        QCOMPARE(namesOf(notes.held[1]), std::string("key bag-key"));
        notes.see(1, Object::key);
        QCOMPARE(namesOf(notes.held[1]), std::string("bag-key"));
        notes.in(2, Object::bagKey);  // it is single: nobody else has it
        QVERIFY(notes.held[1].empty());
        notes.in(2, Object::bag);
        notes.out(2, Object::bag);  // which one is open
        QVERIFY(notes.holds[2].empty());
    }

    // 11.1: what an exchange tells, and to whom.
    void anExchangeIsSeenByTheTwo() {
        State state = tableOf({{"key dagger", "goblet whip", "gloves", "monocle"}, plainProfessions});
        Narrator narrator;
        play(state, 0, Offer{Object::dagger, 1, false}, &narrator);
        play(state, 1, Accept{Object::whip, false}, &narrator);
        const std::vector<Object> moved{Object::dagger, Object::dagger, Object::whip};
        for (const Observer observer : {spectator, Observer(0), Observer(1), Observer(2), Observer(3)}) {
            std::vector<Object> seen;
            int covered = 0;
            for (const auto& each : narrator.narrated()) {
                const Motion motion = Presenter::motion(redact(each.told, observer));
                covered += motion.covered ? 1 : 0;
                if (motion.covered) continue;
                for (const FaceId face : motion.faces) seen.push_back(static_cast<Object>(face));
            }
            const bool isOneOfThem = observer == Seat(0) || observer == Seat(1);
            QCOMPARE(seen, isOneOfThem ? moved : std::vector<Object>());
            QCOMPARE(covered, isOneOfThem ? 0 : 3);
        }
        QVERIFY(narrator.narrated().front().learners == seats({1}));
    }

    // 11.1: who gives and who gets see a gift; what goes round, nobody but its giver yet.
    void aGiftIsSeenByTheTwo() {
        const State state = tableOf({{"key dagger", "goblet", "gloves", "whip"}, noneSpecial});
        for (const Seat observer : {Seat(0), Seat(1), Seat(2)}) {
            const Observer eyes(observer);
            QCOMPARE(Rules::sees(state, 0, Gift{Object::key, 2}, eyes), observer != 1);
            QCOMPARE(Rules::sees(state, 0, PassOn{Object::key}, eyes), observer == 0);
            QCOMPARE(Rules::sees(state, 0, Stack{Object::whip}, eyes), observer == 0);
            QVERIFY(Rules::sees(state, 0, Fight{1}, eyes));
        }
        QVERIFY(!Rules::sees(state, 0, Gift{Object::key, 2}, spectator));
    }

    // 11.1: the partner sees an object, but not that its ability is kept back.
    void aSmuggledOfferLooksLikeAnother() {
        Options options;
        options.smuggling = true;
        const State state = tableOf({{"monocle key", "goblet", "gloves", "whip"}, noneSpecial, {}, {}, options});
        const Offer open{Object::monocle, 1, false};
        const Offer smuggled{Object::monocle, 1, true};
        for (const Observer observer : {spectator, Observer(Seat(1)), Observer(Seat(2))}) {
            QVERIFY(!Rules::sees(state, 0, open, observer));
            QVERIFY(!Rules::sees(state, 0, smuggled, observer));
        }
        QVERIFY(Rules::glimpse(open) == Rules::glimpse(smuggled));
        QVERIFY(Rules::sees(state, 0, Offer{Object::key, 1, false}, Observer(Seat(1))));
    }
};

INTRIKA_TEST(TestCoach)

}  // namespace tst_coach

#include "tst_coach.moc"
