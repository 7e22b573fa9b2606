// The rules of The Emperor's Confidants by their numbers, where a second way to find out is at hand: walking by trying
// every walk. Whole examples: tests/scenarios/confidants.
#include "engines/confidants/legal/bands.h"
#include "engines/confidants/legal/bids.h"
#include "engines/confidants/legal/walking.h"
#include "engines/confidants/presenter/phrases.h"
#include "engines/confidants/presenter/pointing.h"
#include "engines/confidants/presenter/presenter.h"
#include "engines/confidants/presenter/ways.h"
#include "tests/support/confidants_positions.h"
#include "tests/support/random_event.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

namespace tst_confidants {

using namespace intrika;
using namespace intrika::confidants;

namespace {

// Where walks of exactly so many steps end, by walking them one step at a time.
std::set<NodeId> endsOf(const Board& board, const std::set<NodeId>& from, int steps,
                        const std::function<bool(NodeId)>& mayEnter) {
    std::set<NodeId> ends = from;
    for (; steps > 0; --steps) {
        std::set<NodeId> next;
        for (const NodeId node : ends) {
            for (const NodeId link : board.links(node)) {
                if (mayEnter(link)) next.insert(link);
            }
        }
        ends = std::move(next);
    }
    return ends;
}

bool isTaken(const State& state, NodeId node, Seat seat, ArmyKind walking) {
    for (Seat other = 0; other < state.seats; ++other) {
        for (const ArmyKind kind : allArmies) {
            if (!(other == seat && kind == walking) && state.players[other].army(kind).at == node) return true;
        }
    }
    return state.bands[0] == node || state.bands[1] == node;
}

// Of a hundred rolls, how many give so many steps or more.
int chanceOfAtLeast(Band band, int steps) {
    int enough = 0, all = 0;
    for (int one = 1; one <= 6; ++one) {
        for (int two = 1; two <= 6; ++two) {
            for (int three = 1; three <= 6; ++three) {
                const int rolled = band == Band::mob ? one + two + three - std::max({one, two, three}) : one + two;
                enough += rolled >= steps ? 1 : 0;
                ++all;
            }
        }
    }
    return static_cast<int>(std::lround(100.0 * enough / all));
}

}  // namespace

class TestConfidants : public QObject {
    Q_OBJECT

private slots:
    // E-41, E-43, E-52, E-53
    void aPatricianWalksExactly() {
        int compared = 0;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            playThrough(begun(3, seed), seed, [&](const State& state, Rng&) {
                if (state.phase != Phase::turn || state.pending.kind != Waiting::none) return;
                const Seat seat = state.active();
                const Army& army = state.players[seat].army(ArmyKind::patrician);
                if (!state.turn.walks || state.turn.left == 0) return;
                const Board& board = state.board();
                const bool free = army.pass >= state.round;
                const auto enter = [&](bool paying) {
                    return [&, paying](NodeId node) {
                        if (board.bridges().contains(node) && !paying && !free) return false;
                        const bool narrow = board.bridges().contains(node) || board.fords().contains(node);
                        return !narrow || !isTaken(state, node, seat, ArmyKind::patrician);
                    };
                };
                const auto unpaid = endsOf(board, {army.at}, state.turn.left, enter(false));
                std::set<NodeId> listed, tolled;
                for (const Move& move : movesOf(state)) {
                    const auto* march = std::get_if<March>(&move);
                    if (!march || march->army != ArmyKind::patrician || march->steps != state.turn.left) continue;
                    (march->toll ? tolled : listed).insert(board.node(march->to));
                }
                QCOMPARE(listed, unpaid);
                const bool canPay = !free && army.gold > 0 && !state.players[seat].freeUsed.contains(Free::toll);
                std::set<NodeId> more;
                if (canPay) {
                    for (const NodeId node : endsOf(board, {army.at}, state.turn.left, enter(true))) {
                        if (unpaid.count(node) == 0) more.insert(node);
                    }
                }
                QCOMPARE(tolled, more);
                ++compared;
            });
        }
        QVERIFY(compared > 100);
    }

    // E-46: the fewest steps, never more than there are.
    void mercenariesTakeTheShortestWay() {
        int compared = 0;
        playThrough(begun(2, 3), 3, [&](const State& state, Rng&) {
            if (state.phase != Phase::turn) return;
            for (const Move& move : movesOf(state)) {
                const auto* march = std::get_if<March>(&move);
                if (!march || march->army == ArmyKind::patrician) continue;
                const NodeId from = state.players[state.active()].army(march->army).at;
                QVERIFY(march->steps >= state.board().distance(from, state.board().node(march->to)));
                QVERIFY(march->steps <= stepsLeft(state, march->army));
                ++compared;
            }
        });
        QVERIFY(compared > 100);
    }

    // E-40, E-51 to E-54: the way that is shown is one that the march can take.
    void aWayIsAWalkOfTheMarch() {
        int compared = 0;
        playThrough(begun(3, 5), 5, [&](const State& state, Rng&) {
            if (state.phase != Phase::turn || state.pending.kind != Waiting::none) return;
            const Board& board = state.board();
            const Seat seat = state.active();
            Ways ways(state, seat);
            for (const Move& move : movesOf(state)) {
                const auto* march = std::get_if<March>(&move);
                if (march == nullptr) continue;
                const Army& army = state.players[seat].army(march->army);
                const auto way = ways.of(*march);
                QCOMPARE(way.size(), std::size_t(march->steps) + 1);
                QCOMPARE(way.front(), army.at);
                QCOMPARE(way.back(), board.node(march->to));
                for (std::size_t step = 1; step < way.size(); ++step) {
                    const auto links = board.links(way[step - 1]);
                    QVERIFY(std::find(links.begin(), links.end(), way[step]) != links.end());
                    const bool bridge = board.bridges().contains(way[step]);
                    QVERIFY(!bridge || march->toll || army.pass >= state.round);
                    const bool narrow = bridge || board.fords().contains(way[step]);
                    QVERIFY(!narrow || !isTaken(state, way[step], seat, march->army));
                }
                ++compared;
            }
        });
        QVERIFY(compared > 500);
    }

    // E-105, E-106, E-108: a place is in danger by as many rolls as bring the band there.
    void dangerIsTheChanceOfEnoughSteps() {
        int reached = 0, spared = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            playThrough(begun(4, seed), seed, [&](const State& state, Rng&) {
                if (state.pending.kind != Waiting::band) return;
                const Band band = state.pending.band;
                const Threat threat(state, band);
                std::set<NodeId> attacked;
                for (const Move& move : movesOf(state)) {
                    const auto* moved = std::get_if<MoveBand>(&move);
                    if (moved == nullptr) continue;
                    const NodeId to = state.board().node(moved->to);
                    QVERIFY(threat.chanceAt(to) >= chanceOfAtLeast(band, state.pending.steps));
                    if (moved->attacks()) attacked.insert(to);
                    ++reached;
                }
                const Player& own = state.players[state.pending.seat];
                armyNodes(state).forEach(state.board().words(), [&](NodeId node) {
                    const bool shielded = std::any_of(own.armies.begin(), own.armies.end(),
                                                      [&](const Army& army) { return army.at == node; });
                    if (shielded || attacked.count(node) > 0) return;
                    QVERIFY(threat.chanceAt(node) <= chanceOfAtLeast(band, state.pending.steps + 1));
                    ++spared;
                });
            });
        }
        QVERIFY(reached > 500 && spared > 50);
    }

    // E-105, E-108: so many steps exactly, but for an attack; no bridge, no city, for the mob no town.
    void bandsGoWhereTheyMay() {
        int attacks = 0, walks = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            playThrough(begun(4, seed), seed, [&](const State& state, Rng&) {
                if (state.pending.kind != Waiting::band) return;
                const Board& board = state.board();
                const NodeSet armies = armyNodes(state);
                const auto mayPass = [&](NodeId node) {
                    const bool closed = board.bridges().contains(node) || board.cities().contains(node) ||
                                        (state.pending.band == Band::mob && board.towns().contains(node));
                    const NodeId other = state.bands[1 - static_cast<std::size_t>(state.pending.band)];
                    return !closed && !armies.contains(node) && !(board.fords().contains(node) && other == node);
                };
                const auto expected = endsOf(board, {state.band(state.pending.band)}, state.pending.steps, mayPass);
                std::set<NodeId> listed;
                for (const Move& move : movesOf(state)) {
                    const auto* band = std::get_if<MoveBand>(&move);
                    if (!band) continue;
                    const NodeId to = board.node(band->to);
                    if (!band->attacks()) {
                        listed.insert(to);
                        continue;
                    }
                    ++attacks;
                    QVERIFY(band->seat != state.pending.seat);
                    QVERIFY(state.players[band->seat].army(band->army).at == to);
                    QVERIFY(board.distance(state.band(state.pending.band), to) <= state.pending.steps);
                }
                QCOMPARE(listed, expected);
                ++walks;
            });
        }
        QVERIFY(attacks > 10 && walks > 50);
    }

    // E-111
    void aBeatenBandIsPutFarAway() {
        int seen = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            playThrough(begun(4, seed), seed, [&](const State& state, Rng&) {
                if (state.pending.kind != Waiting::replace) return;
                ++seen;
                NodeSet units = armyNodes(state);
                for (const NodeId band : state.bands) {
                    if (band != noNode) units.add(band);
                }
                int farthest = 0;
                const auto nearest = [&](NodeId node) {
                    int steps = 255;
                    units.forEach(state.board().words(),
                                  [&](NodeId unit) { steps = std::min(steps, state.board().distance(unit, node)); });
                    return steps;
                };
                state.board().open().forEach(state.board().words(),
                                             [&](NodeId node) { farthest = std::max(farthest, nearest(node)); });
                for (const Move& move : movesOf(state)) {
                    const NodeId at = state.board().node(std::get<PlaceBand>(move).at);
                    QVERIFY(nearest(at) >= std::min(7, farthest));
                    QVERIFY(state.board().open().contains(at));
                }
            });
        }
        QVERIFY(seen > 5);
    }

    // E-22 to E-24
    void ranksThatMayBeBid() {
        State state = positionOf(examplePosition());
        state.phase = Phase::bid;
        Player& player = state.players[0];
        player.bid = noRank;
        state.players[1].bid = Rank::plotHigh;
        player.hand = RankSet::all();
        player.fatigue = 12;
        QVERIFY(ranksToBid(state, 0) == RankSet::ofBits(0b01111));  // not 4: it is taken; not 5 and more: 16 at most
        player.beaten = 1;
        QVERIFY(ranksToBid(state, 0) == RankSet::ofBits(0b01110));
        player.beaten = 0;
        player.caught = state.round;
        QVERIFY(!ranksToBid(state, 0).contains(Rank::camping));
    }
};

INTRIKA_TEST(TestConfidants)

}  // namespace tst_confidants

#include "tst_confidants.moc"
