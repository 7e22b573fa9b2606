// The rules of Traitor, by rule number, where the scenario files do not reach: numbers printed on the cards, chances,
// what everyone remembers, and what the story of a game tells to whom.
#include "engines/traitor/conflict.h"
#include "engines/traitor/pieces.h"
#include "tests/support/test_program.h"
#include "tests/support/traitor_positions.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

namespace tst_traitor {

using namespace intrika;
using namespace intrika::traitor;

namespace {

constexpr Options fixedDeal{Deal::fixed, Supplies::faceUp, United::count};
constexpr Options unitedFourth{Deal::random, Supplies::faceUp, United::fourth};

SupplySet cardsOfValues(const std::vector<int>& values) {
    SupplySet cards;
    for (const int value : values) {
        const auto kind = std::find(supplyValues.begin(), supplyValues.end(), value) - supplyValues.begin();
        cards += SupplySet::of(static_cast<int>(kind));
    }
    return cards;
}

MoveList<Move> movesOf(const State& state) {
    MoveList<Move> moves;
    Rules::legalMoves(state, Rules::toAct(state).seats.first(), moves);
    return moves;
}

// The example's round with the seats' houses, actions and played cards as asked for; the last seat plays nothing.
LastConflict conflictWith(const Options& options, int seats, const std::vector<House>& houses,
                          const std::map<Action, Seat>& chosen, const std::vector<std::vector<int>>& played) {
    State state = positionOf(examplePosition());
    state.board.options = options;
    state.board.seats = static_cast<std::uint8_t>(seats);
    state.chosenBy.fill(noSeat);
    for (const auto& [action, seat] : chosen) state.chosenBy[static_cast<std::size_t>(action)] = seat;
    for (std::size_t seat = 0; seat < houses.size(); ++seat) {
        state.board.players[seat].house = houses[seat];
        state.cards[seat].played = cardsOfValues(played[seat]);
    }
    for (const Seat seat : turncoats(state)) state.board.players[seat].house = other(state.board.players[seat].house);
    return countConflict(state);
}

}  // namespace

class TestTraitor : public QObject {
    Q_OBJECT
private slots:
    void supplySetsCountAndCompare() {
        const SupplySet hand = cardsOfValues({2, 2, 5, 8});
        QCOMPARE(hand.count(), 4);
        QCOMPARE(hand.points(), 17);
        QVERIFY(hand.contains(cardsOfValues({2, 8})));
        QVERIFY(!hand.contains(cardsOfValues({2, 2, 2})));
        QVERIFY(!hand.contains(cardsOfValues({6})));
        QVERIFY(hand.lessAny(cardsOfValues({2, 6, 8, 3})) == cardsOfValues({2, 5}));
        QVERIFY(hand.lessAny(cardsOfValues({2, 2, 2, 2})) == cardsOfValues({5, 8}));
        QVERIFY(SupplySet().lessAny(SupplySet::all()).empty());
        QVERIFY(SupplySet::all().lessAny(SupplySet::all()).empty());
    }

    // Section 8: equal cards are interchangeable, so a hand 2 2 5 has six different parts.
    void aHandHasEachPartOnce_data() {
        QTest::addColumn<QList<int>>("hand");
        QTest::addColumn<int>("parts");
        QTest::newRow("empty") << QList<int>{} << 1;
        QTest::newRow("2 2 5") << QList<int>{2, 2, 5} << 6;
        QTest::newRow("five alike") << QList<int>{3, 3, 3, 3, 3} << 6;
        QTest::newRow("five different") << QList<int>{2, 3, 4, 5, 8} << 32;
        QTest::newRow("6 6 8") << QList<int>{6, 6, 8} << 6;
    }
    void aHandHasEachPartOnce() {
        QFETCH(QList<int>, hand);
        QFETCH(int, parts);
        const SupplySet whole = cardsOfValues({hand.begin(), hand.end()});
        std::set<std::string> seen;
        SupplySet part;
        int count = 0;
        do {
            QVERIFY(whole.contains(part));
            std::string name;
            int cards = 0;
            for (int kind = 0; kind < supplyKinds; ++kind) {
                name += std::to_string(part.copies(kind));
                cards += part.copies(kind);
            }
            QCOMPARE(part.count(), cards);
            seen.insert(name);
            part = part.nextPartOf(whole);
        } while (++count <= parts && !part.empty());
        QCOMPARE(count, parts);
        QCOMPARE(seen.size(), std::size_t(parts));
    }

    // T-3, T-10: for each start player and number of players.
    void housesAndStrategyCardFollowTheStartPlayer() {
        Rng rng(3);
        for (const int seats : {3, 4}) {
            Setup setup = Rules::deal({}, seats, rng);
            for (Seat start = 0; start < seats; ++start) {
                setup.startPlayer = start;
                const State state = Rules::start({}, seats, setup);
                for (int turn = 0; turn < seats; ++turn) {
                    const House house = state.board.players[clockwise(start, turn, seats)].house;
                    QCOMPARE(house, turn % 2 == 0 ? House::eagle : House::rose);
                }
                QCOMPARE(state.board.strategyHolder, leftNeighbour(start, seats));
                QVERIFY(Rules::toAct(state) == ToAct::deciding(start));
            }
        }
    }

    // T-9, T-86: everyone holds 3, 4, 5 and knows that the others do.
    void fixedDealIsKnownToAll() {
        for (const int seats : {3, 4}) {
            const State state = reachedPhase(fixedDeal, seats, 5, Phase::conflict);
            QCOMPARE(int(state.supply.size()), supplyTotal - 3 * seats);
            for (Seat seat = 0; seat < seats; ++seat) {
                QVERIFY(state.cards[seat].hand == fixedHand);
                QCOMPARE(state.cards[seat].held.count(), 3 * (seats - 1));
                QCOMPARE(state.cards[seat].held.points(), 12 * (seats - 1));
            }
        }
    }

    // T-15: as long as both houses own a landscape there is an even number of borders, two or more.
    void bordersComeInPairs() {
        Board board;
        for (unsigned bits = 0; bits < 1u << ringSize; ++bits) {
            board.eagle = SlotSet::ofBits(bits);
            const SlotSet borders = board.borders();
            QCOMPARE(borders.count() % 2, 0);
            QCOMPARE(borders.count() >= 2, !board.oneHouseOwnsAll());
            for (std::uint8_t slot = 0; slot < ringSize; ++slot) {
                QCOMPARE(borders.contains(slot), board.houseOf(slot) != board.houseOf((slot + 1) % ringSize));
            }
        }
    }

    // T-20: the last of three chooses from three and leaves two over; the last of four from two, leaving one.
    void theLastChooserLeavesCardsOver() {
        for (const int seats : {3, 4}) {
            State state = reached({}, seats, 6, [seats](const State& s) {
                return s.board.phase == Phase::action && s.board.turnOf(s.board.actor) == seats - 1;
            });
            QCOMPARE(int(movesOf(state).size()), seats == 3 ? 3 : 2);
            Rng rng(1);
            playRandomly(state, rng);
            QCOMPARE(state.draft.count(), seats == 3 ? 2 : 1);
            QVERIFY(!state.draft.contains(state.setAside));
        }
    }

    // T-31, T-32: who turns, for every way to have or lack the two cards.
    void turncoats_data() {
        QTest::addColumn<bool>("united");
        QTest::addColumn<int>("traitor");
        QTest::addColumn<int>("diplomat");
        QTest::addColumn<QList<int>>("turning");
        QTest::newRow("split, both") << false << 0 << 2 << QList<int>{0};
        QTest::newRow("split, diplomat") << false << -1 << 2 << QList<int>{};
        QTest::newRow("split, nobody") << false << -1 << -1 << QList<int>{};
        QTest::newRow("united, both") << true << 2 << 0 << QList<int>{0, 2};
        QTest::newRow("united, diplomat") << true << -1 << 1 << QList<int>{1};
        QTest::newRow("united, traitor") << true << 1 << -1 << QList<int>{1};
        QTest::newRow("united, nobody") << true << -1 << -1 << QList<int>{};
    }
    void turncoats() {
        QFETCH(bool, united);
        QFETCH(int, traitor);
        QFETCH(int, diplomat);
        QFETCH(QList<int>, turning);
        State state;
        state.board.seats = 3;
        for (Player& player : state.board.players) player.house = House::rose;
        if (!united) state.board.players[2].house = House::eagle;
        if (traitor >= 0) state.chosenBy[int(Action::traitor)] = static_cast<Seat>(traitor);
        if (diplomat >= 0) state.chosenBy[int(Action::diplomat5)] = static_cast<Seat>(diplomat);
        QList<int> found;
        for (const Seat seat : traitor::turncoats(state)) found.append(seat);
        QCOMPARE(found, turning);
    }

    // T-26, T-30, T-34: River (Eagle) against City (Rose); the traitor's cards cross over with the traitor.
    void totalsCountForTheHouseServedNow() {
        const auto eagle = House::eagle;
        const auto rose = House::rose;
        const auto last = conflictWith({}, 4, {eagle, rose, eagle, rose},
                                       {{Action::traitor, 1}, {Action::diplomat5, 3}}, {{2, 4, 6}, {8}, {}, {3}});
        QCOMPARE(int(last.totals[0]), 5 + 12 + 8);
        QCOMPARE(int(last.totals[1]), 15 + 3 + 5);
        QCOMPARE(last.winner, eagle);
        QCOMPARE(last.winners.count(), 3);
        QCOMPARE(int(last.points), 4);  // T-48: the City loses, column III
    }

    // T-42: three players, all of them winners.
    void allThreeWinners() {
        const std::vector<House> all(3, House::rose);
        const std::vector<std::vector<int>> nothing(3);
        QCOMPARE(int(conflictWith({}, 3, all, {}, nothing).points), 3);            // River, column III
        QCOMPARE(int(conflictWith(unitedFourth, 3, all, {}, nothing).points), 2);  // column IV
        const std::vector<House> four(4, House::rose);
        QCOMPARE(int(conflictWith(unitedFourth, 4, four, {}, std::vector<std::vector<int>>(4)).points), 2);
        const std::vector<House> three{House::rose, House::rose, House::rose, House::eagle};
        QCOMPARE(int(conflictWith(unitedFourth, 4, three, {}, std::vector<std::vector<int>>(4)).points), 3);
    }

    // T-38, T-43
    void tieAndEmptyHouse() {
        const auto tie = conflictWith({}, 3, {House::eagle, House::rose, House::rose}, {}, {{5, 5}, {}, {}});
        QVERIFY(tie.tied);
        QVERIFY(tie.winners.empty());
        QCOMPARE(int(tie.points), 0);
        const auto empty = conflictWith({}, 3, std::vector<House>(3, House::eagle), {}, {{}, {}, {}});
        QVERIFY(!empty.tied);
        QCOMPARE(empty.winner, House::rose);
        QCOMPARE(int(empty.points), 0);
        QCOMPARE(losingSlot(positionOf(examplePosition()).board, empty), std::uint8_t(11));
    }

    // T-25, T-87: face-down cards leave nobody's memory before phase 4, and then everybody's but the owner's.
    void memoryFollowsWhatIsShown() {
        for (const Options& options : {fixedDeal, Options{Deal::fixed, Supplies::faceDown, United::count}}) {
            State state = reachedPhase(options, 4, 7, Phase::supply);
            const Seat first = state.board.actor;
            const Seat second = leftNeighbour(first, 4);
            const bool hidden = options.supplies == Supplies::faceDown;
            Rules::play(state, first, PlaySupplies{fixedHand});
            QCOMPARE(state.cards[first].held.count(), 9);
            QCOMPARE(state.cards[second].held.count(), hidden ? 9 : 6);
            for (int others = 0; others < 3; ++others) Rules::play(state, state.board.actor, PlaySupplies{});
            QCOMPARE(state.cards[first].held.count(), 9);
            QCOMPARE(state.cards[second].held.count(), 6);
        }
    }

    // T-70: cards just discarded by the drawing player are in the shuffle; T-86: what then is known.
    void discardsOfTheDrawerAreReshuffled() {
        Json json = examplePosition();
        json["phase"] = "draw";
        json["startPlayer"] = 3;
        json["strategyHolder"] = 2;
        json["centre"] = {"diplomat-2", "builder"};
        json["supply"] = Json::array();
        json["discard"] = {"2", "2", "2", "3", "3", "3", "4", "4", "4", "5", "5", "6", "6"};
        json["drawing"] = {{"seat", 3}, {"left", 3}};
        const std::vector<std::vector<std::string>> hands{{"3"}, {"2"}, {"2", "5", "8"}, {"3", "4", "4", "5", "5"}};
        const std::vector<std::string> actions{"strategist", "traitor", "diplomat-5", "farmer"};
        for (int seat = 0; seat < 4; ++seat) {
            Json& player = json["players"][seat];
            player["hand"] = hands[seat];
            player["played"] = Json::array();
            player["action"] = actions[seat];
        }
        json["players"][3]["known"]["actions"] = {"traitor", "diplomat-5", "builder", "strategist", "farmer"};
        json["players"][0]["known"]["actions"] = {"traitor", "diplomat-5", "builder", "strategist"};
        json["players"][1]["known"]["actions"] = {"traitor", "diplomat-5", "builder"};
        json["players"][2]["known"]["actions"] = {"diplomat-5", "builder"};
        State state = positionOf(json);
        QCOMPARE(int(movesOf(state).size()), 14);  // the parts of 3 4 4 5 5 with at most three cards
        Rules::play(state, 3, Discard{cardsOfValues({3, 4})});
        QVERIFY(Rules::toAct(state) == ToAct::drawing(ChanceKind::shuffleSupply));
        QCOMPARE(int(state.board.left), 2);
        QCOMPARE(state.board.discard.count(), 15);
        QVERIFY(!Rules::isPossible(state, ShuffleSupply{pileOf(cardsOfValues({8}))}));
        const ShuffleSupply shuffled{pileOf(state.board.discard)};  // a 6 on top
        QVERIFY(Rules::isPossible(state, shuffled));
        Rules::settle(state, shuffled);
        QVERIFY(state.cards[3].hand == cardsOfValues({4, 5, 5, 6, 6}));
        QVERIFY(state.cards[3].held == cardsOfValues({2, 2, 3, 5, 8}));
        QVERIFY(state.cards[0].held == cardsOfValues({2, 2, 4, 5, 5, 5, 8}));  // the drawer's hand as it was then
    }

    // T-68: whoever discards nothing draws only as much as there is room for.
    void discardingNothingDrawsFewer() {
        Rng rng(1);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            State state = reachedPhase({}, 4, seed, Phase::draw);
            const Seat seat = state.board.actor;
            const int hand = state.cards[seat].hand.count();
            const int due = state.board.left;
            QVERIFY(hand + due > handLimit);
            for (const Move& move : movesOf(state)) {
                QVERIFY(std::get<Discard>(move).cards.count() <= due - (handLimit - hand));
            }
            Rules::play(state, seat, Discard{});
            while (state.board.phase == Phase::draw && state.board.actor == seat) playRandomly(state, rng);
            QCOMPARE(state.cards[seat].hand.count(), handLimit);
        }
    }

    // T-80: own depots on the table times at most three cards in hand, in a game that ends by rounds or suddenly.
    void finalScoring() {
        Rng rng(8);
        for (int game = 0; game < 200; ++game) {
            const int seats = 3 + game % 2;
            State state = reached({}, seats, rng.next(), [](const State& s) {
                return s.board.phase == Phase::build && s.board.round >= roundsOf(s.board.seats);
            });
            std::array<int, maxPlayers> before{};
            for (Seat seat = 0; seat < seats; ++seat) before[seat] = state.board.players[seat].score;
            while (!Rules::toAct(state).isOver()) playRandomly(state, rng);
            for (Seat seat = 0; seat < seats; ++seat) {
                const Player& player = state.board.players[seat];
                const int cards = std::min(3, state.cards[seat].hand.count());
                QCOMPARE(int(player.score), before[seat] + player.depots.count() * cards);
            }
        }
    }

    // T-79: one house owns all after the last landscape has turned, and then there is no next round.
    void suddenDeathEndsAnyRound() {
        Rng rng(9);
        State state = reached({}, 4, 10, [](const State& s) {
            return s.board.phase == Phase::build && s.board.oneHouseOwnsAll() && s.board.round < 8;
        });
        const int round = state.board.round;
        while (!Rules::toAct(state).isOver()) playRandomly(state, rng);
        QCOMPARE(int(state.board.round), round);
        QVERIFY(state.board.conflict != noSlot);  // T-82
        QVERIFY(state.chosenBy != State().chosenBy);
    }

    // T-81
    void equalScoresShareTheFirstPlace() {
        State state = reachedPhase({}, 3, 11, Phase::over, ToAct::Kind::over);
        state.board.players[0].score = 12;
        state.board.players[1].score = 9;
        state.board.players[2].score = 12;
        QCOMPARE(Rules::result(state).ranking(), (std::vector<std::vector<Seat>>{{0, 2}, {1}}));
    }

    void facesHaveKeysInOrder() {
        const auto keys = faceKeys();
        QCOMPARE(keys.size(), std::size_t(actionBack + 1));
        QCOMPARE(keys[landscapeFace(Land::city, House::eagle)], std::string("landscape.city-eagle"));
        QCOMPARE(keys[supplyFace(5)], std::string("supply.8"));
        QCOMPARE(keys[actionFace(Action::diplomat2)], std::string("action.diplomat-2"));
        QCOMPARE(keys[loyaltyFace(House::rose)], std::string("loyalty.rose"));
        QCOMPARE(keys[buildingFace(Side::depot)], std::string("building.depot"));
        QCOMPARE(keys[startPlayerFace], std::string("token.start-player"));
        QCOMPARE(keys[supplyBack], std::string("back.supply"));
        QCOMPARE(keys[actionBack], std::string("back.action"));
    }
};

INTRIKA_TEST(TestTraitor)

}  // namespace tst_traitor

#include "tst_traitor.moc"
