// Rules of The Emperor's Confidants that matter where there is hardly a way out, on boards made for it.
#include "engines/confidants/board/boards.h"
#include "engines/confidants/position/moves.h"
#include "tests/support/confidants_positions.h"
#include "tests/support/random_event.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <set>
#include <string_view>
#include <vector>

namespace tst_confidants_narrow_places {

using namespace intrika;
using namespace intrika::confidants;

namespace {

constexpr Spot bridge(Half::left, 4, 6), bank(Half::left, 4, 5);

using OwnBoards = std::vector<std::shared_ptr<const BoardMap>>;

// The small board, of which a river's bank before a bridge is changed.
class OwnGround {
public:
    explicit OwnGround(const std::function<void(BoardMap&)>& change) {
        auto map = std::make_shared<BoardMap>(*(*suppliedBoard("small"))->map());
        map->id = "mine";
        change(*map);
        boards_ = Boards(OwnBoards{map});
    }
    // In a turn of somebody who may walk.
    State turn(Options options = {}) {
        options.board = boards_.named("mine").value();
        Rng rng(1);
        State state = Rules::start(options, 2, Rules::deal(options, 2, rng));
        while (state.phase != Phase::turn || !state.turn.walks) randomEvent<Rules>(state, rng);
        return state;
    }

private:
    Boards boards_;
};

void makeMountains(BoardMap& map) {
    for (const char* cell : {"B:5,5", "B:3,5"})
        map.terrain[static_cast<std::size_t>(map.indexOf(*cellNamed(map, cell)))] = Terrain::mountain;
}

void putCityOnBank(BoardMap& map) {
    for (MapSettlement& settlement : map.settlements) {
        if (settlement.id == "arnea") settlement.at = *cellNamed(map, "B:4,5");
    }
}

// The patrician stands where only the bridge leads on, and has one step to walk.
State beforeTheBridge(OwnGround& ground, int gold) {
    State state = ground.turn();
    Player& player = state.players[state.active()];
    Army& patrician = player.army(ArmyKind::patrician);
    patrician.at = state.board().node(bank);
    patrician.pass = noRound;
    patrician.gold = static_cast<std::uint8_t>(gold);
    for (const ArmyKind kind : mercenaries) player.army(kind).gold = 0;
    player.freeUsed = {};
    state.turn.left = 1;
    return state;
}

template <class Kind, class Fits>
std::vector<Kind> movesThat(const State& state, Fits fits) {
    std::vector<Kind> found;
    for (const Move& move : movesOf(state)) {
        const auto* one = std::get_if<Kind>(&move);
        if (one != nullptr && fits(*one)) found.push_back(*one);
    }
    return found;
}

}  // namespace

class TestConfidantsNarrowPlaces : public QObject {
    Q_OBJECT

private slots:
    // E-42: on his way, a patrician keeps what the toll costs.
    void goldForTheTollIsKept() {
        OwnGround ground(makeMountains);
        for (const int gold : {1, 2, 3}) {
            State state = beforeTheBridge(ground, gold);
            state.turn.begun = true;
            state.players[state.active()].army(ArmyKind::large).at = state.board().node(bank);
            const auto gives = movesThat<Send>(state, [](const Send& send) {
                return send.from == ArmyKind::patrician && send.way == Way::hand && send.goods.isGold();
            });
            int most = 0;
            for (const Send& send : gives) most = std::max(most, int{send.goods.gold()});
            QCOMPARE(most, gold - 1);
            const auto marches = movesThat<March>(state, [](const March& march) { return march.toll != 0; });
            QCOMPARE(marches.size(), std::size_t{1});
            QVERIFY(marches.front().to == bridge);
        }
    }

    // E-94: a patrician's longer walk must be possible, with what is left after the guide was paid.
    void aGuideIsHiredForAWalkThatCanBeWalked() {
        OwnGround ground(makeMountains);
        for (const int gold : {1, 2}) {
            const State state = beforeTheBridge(ground, gold);
            const auto guides =
                movesThat<Guide>(state, [](const Guide& guide) { return guide.army == ArmyKind::patrician; });
            QCOMPARE(static_cast<int>(guides.size()), gold - 1);
            for (const Guide& guide : guides) QCOMPARE(int{guide.gold}, 1);
        }
    }

    // E-125: off the bridge to where the army may go; soldiers of whom no city wants to know go into none.
    void anEvictedArmyGoesWhereItMayEnter() {
        OwnGround ground(putCityOnBank);
        Options options;
        options.mercCities = false;
        for (const ArmyKind army : allArmies) {
            State state = ground.turn(options);
            const Seat seat = state.active();
            const Board& board = state.board();
            state.players[seat].army(army).at = board.node(bridge);
            state.phase = Phase::night;
            state.pending.kind = Waiting::evict;
            state.pending.seat = seat;
            state.pending.queue.append({seat, army});
            std::set<NodeId> expected;
            for (const NodeId node : board.links(board.node(bridge))) {
                if (army == ArmyKind::patrician || !board.cities().contains(node)) expected.insert(node);
            }
            std::set<NodeId> listed;
            for (const Evict& evict : movesThat<Evict>(state, [](const Evict&) { return true; }))
                listed.insert(board.node(evict.to));
            QVERIFY(!expected.empty());
            QCOMPARE(listed, expected);
        }
    }

    // E-49: five steps for each of two armies, four for one that is alone, for no lost one any.
    void eachArmyHasStepsOfItsOwn() {
        Options options;
        options.mercSteps = MercSteps::each;
        std::set<int> seen;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Seat before = noSeat;
            playThrough(begun(4, seed, options), seed, [&](const State& state, Rng&) {
                const bool begins = state.phase == Phase::turn && state.active() != before;
                before = state.phase == Phase::turn ? state.active() : noSeat;
                if (!begins) return;
                const Player& player = state.players[state.active()];
                const auto count =
                    static_cast<int>(std::count_if(mercenaries.begin(), mercenaries.end(),
                                                   [&](ArmyKind kind) { return player.army(kind).onBoard(); }));
                for (const ArmyKind kind : mercenaries) {
                    const int steps = state.turn.bonus[static_cast<std::size_t>(kind)];
                    QCOMPARE(steps, !player.army(kind).onBoard() ? 0 : count == 2 ? 5 : 4);
                }
                QCOMPARE(int{state.turn.pool}, 0);
                seen.insert(count);
            });
        }
        QVERIFY(seen.count(1) > 0 && seen.count(2) > 0);
    }
};

INTRIKA_TEST(TestConfidantsNarrowPlaces)

}  // namespace tst_confidants_narrow_places

#include "tst_confidants_narrow_places.moc"
