// What a practice game tells of why somebody moved, while it goes on: nothing that the listener does not know by then.
#include "engines/session/session_of.h"
#include "games_under_test.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/instrumented.h"
#include "tests/support/laws.h"
#include "tests/support/one_of.h"
#include "tests/support/random_play.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <optional>
#include <utility>

namespace tst_practice {

using namespace intrika;

namespace {

constexpr int seats = 3, seedsOfAGame = 3, triesForATwin = 20;
constexpr int everyNth = isInstrumented ? 12 : 5, everyNthCovered = 10;  // position: each takes many samples

using Told = std::optional<Explained>;

struct Counts {
    int twins = 0, told = 0;
};

template <class Game>
struct Twins {
    using Rules = typename Game::Rules;
    using State = typename Rules::State;
    using Move = typename Rules::Move;
    using Laws = laws::Laws<Game>;

    static Told after(const State& state, Seat seat, const Move& move, Observer who) {
        SessionOf<Game> session(state, nullptr, nullptr);
        (void)session.play(seat, keyOf(move)).value();
        return session.explained(0, who, 1);
    }

    static auto looks(State state, Seat seat, const Move& move, Observer who) {
        Rules::play(state, seat, move, nullptr);
        return Rules::view(state, who);
    }

    // Another truth, and a move in it, after which everything looks the same to this observer.
    static std::string compare(const State& state, Observer who, Rng& rng, Counts& counts) {
        const ToAct now = Rules::toAct(state);
        if (now.kind != ToAct::Kind::seats || (who && now.mayAct(*who))) return {};
        const Seat seat = now.seats.first();
        const Move move = randomMove<Rules>(state, seat, rng);
        const auto seen = looks(state, seat, move, who);
        const Told told = after(state, seat, move, who);
        counts.told += told ? 1 : 0;
        for (int tries = 0; tries < triesForATwin; ++tries) {
            const State twin = Rules::determinize(Rules::view(state, who), rng);
            const auto others = Laws::movesOf(twin, seat);
            if (others.empty()) continue;
            const Move other = oneOf(others, rng);
            if (!(looks(twin, seat, other, who) == seen)) continue;
            ++counts.twins;
            const Told toldThere = after(twin, seat, other, who);
            if (told == toldThere) continue;
            return "of two truths one tells " + (told ? told->why.id : "nothing") + ", the other " +
                   (toldThere ? toldThere->why.id : "nothing");
        }
        return {};
    }

    static std::string broken(Counts& counts) {
        for (int seed = 1; seed <= seedsOfAGame; ++seed) {
            int position = 0;
            const auto visit = [&](const State& state, Rng& rng) -> std::string {
                if (position++ % everyNth != 0) return {};
                for (const Observer who : {spectator, Observer(Seat(seats - 1))}) {
                    if (std::string wrong = compare(state, who, rng, counts); !wrong.empty()) return wrong;
                }
                return {};
            };
            std::string wrong = Laws::randomGame({}, seats, static_cast<std::uint64_t>(seed), visit);
            if (!wrong.empty()) return wrong;
        }
        return {};
    }
};

// What was decided covered, in games played at random.
template <class Game>
struct CoveredChoices {
    using Rules = typename Game::Rules;
    using State = typename Rules::State;
    using Move = typename Rules::Move;
    using Laws = laws::Laws<Game>;
    using Session = SessionOf<Game>;
    static constexpr int mostEvents = 120, eventsOfATwin = 10, triesForTwins = 40;

    struct Counts {
        int uncovered = 0, told = 0, wrong = 0, twins = 0;
    };

    static std::string tooEarly(const Session& session, Observer who, Counts& counts) {
        for (int step = 0; step < session.stepCount(); ++step) {
            const Observer mover = session.step(step).mover;
            if (!mover || mover == who) continue;
            const auto by = session.uncoveredBy(step, who);
            if (!by) continue;
            ++counts.uncovered;
            const Told told = session.explained(step, who, *by);
            if (*by > step + 1 && session.explained(step, who, *by - 1) != session.explained(step, who, step + 1)) {
                return "a reason is told before the choice is uncovered";
            }
            if (!told) continue;
            ++counts.told;
            const MoveKey move = session.step(step).move;
            counts.wrong += *told == Explained{move, session.explain(*mover, move, step)} ? 0 : 1;
        }
        return {};
    }

    struct Decision {
        Seat seat;
        Move move;
    };
    using Decisions = std::vector<Decision>;

    static Session played(const State& first, const Decisions& decisions) {
        Session session(first, nullptr, nullptr);
        for (const Decision& each : decisions) (void)session.play(each.seat, keyOf(each.move)).value();
        return session;
    }

    static Decisions atRandom(State state, Rng& rng) {
        Decisions decisions;
        while (decisions.size() < eventsOfATwin && Rules::toAct(state).kind == ToAct::Kind::seats) {
            const Seat seat = Rules::toAct(state).seats.first();
            decisions.push_back({seat, randomMove<Rules>(state, seat, rng)});
            Rules::play(state, seat, decisions.back().move, nullptr);
        }
        return decisions;
    }

    // What can have been decided in another truth so that it all looked the same to the observer, as far as that goes.
    static Decisions alike(State state, State twin, const Decisions& decisions, Observer who, Rng& rng) {
        Decisions found;
        for (const Decision& each : decisions) {
            const auto seen = Laws::afterMove(state, each.seat, each.move, who);
            const auto moves = Laws::movesOf(twin, each.seat);
            for (int tries = 0; tries < triesForATwin && found.size() < decisions.size(); ++tries) {
                const bool same = rng.below(2) == 0 && Rules::isLegal(twin, each.seat, each.move);
                const Move other = same ? each.move : oneOf(moves, rng);
                const auto there = Laws::afterMove(twin, each.seat, other, who);
                if (seen.happenings != there.happenings) continue;
                if (!(Rules::view(seen.next, who) == Rules::view(there.next, who))) continue;
                found.push_back({each.seat, other});
                state = seen.next;
                twin = there.next;
                break;
            }
            if (found.size() != static_cast<std::size_t>(&each - decisions.data()) + 1) return found;
        }
        return found;
    }

    static std::string compareTwins(const State& state, Observer who, Rng& rng, Counts& counts) {
        const Decisions decisions = atRandom(state, rng);
        const Session session = played(state, decisions);
        for (int tries = 0; tries < triesForTwins; ++tries) {
            const State truth = Rules::determinize(Rules::view(state, who), rng);
            const Session twin = played(truth, alike(state, truth, decisions, who, rng));
            for (int step = 0; step < twin.stepCount(); ++step) {
                const auto by = session.uncoveredBy(step, who);
                if (!by || *by > twin.stepCount() || session.step(step).mover == who) continue;
                ++counts.twins;
                if (twin.uncoveredBy(step, who) != by) return "in one of two truths it is uncovered sooner";
                if (twin.explained(step, who, *by) != session.explained(step, who, *by)) {
                    return "two truths that looked alike are explained in two ways";
                }
            }
        }
        return {};
    }

    static std::string broken(Counts& counts) {
        for (std::uint64_t seed = 1; seed <= seedsOfAGame; ++seed) {
            Rng rng(seed);
            Session session(Rules::start({}, seats, Rules::deal({}, seats, rng)), nullptr, nullptr);
            playRandomly(session, rng, mostEvents);
            for (const Observer who : {spectator, Observer(Seat(seats - 1))}) {
                if (std::string early = tooEarly(session, who, counts); !early.empty()) return early;
            }
            int position = 0;
            const auto visit = [&](const State& state, Rng& dice) -> std::string {
                return position++ % everyNthCovered != 0 ? "" : compareTwins(state, Seat(seats - 1), dice, counts);
            };
            if (std::string wrong = Laws::randomGame({}, seats, seed, visit); !wrong.empty()) return wrong;
        }
        return {};
    }
};

// The others lay down little that is turned up later, or nothing.
bool oftenTurnsUp(std::string_view id) { return id == "traitor" || id == "succession" || id == "schemes"; }

}  // namespace

class TstPractice : public QObject {
    Q_OBJECT

private slots:
    void twoTruthsThatLookAlikeAreExplainedAlike() {
        withEachGame([](auto game) {
            using Game = decltype(game);
            Counts counts;
            const std::string broken = Twins<Game>::broken(counts);
            QVERIFY2(broken.empty(), (std::string(Game::id) + ": " + broken).c_str());
            const std::string id(Game::id);
            QVERIFY2(counts.twins > 10, id.c_str());
            qInfo("%s: %d pairs of truths, %d reasons told", id.c_str(), counts.twins, counts.told);
        });
    }

    void aCoveredChoiceIsExplainedWhenItIsTurnedUp() {
        withEachGame([](auto game) {
            using Game = decltype(game);
            typename CoveredChoices<Game>::Counts counts;
            const std::string broken = CoveredChoices<Game>::broken(counts);
            const std::string id(Game::id);
            qInfo("%s: %d uncovered, %d told, %d of them wrong; %d pairs of truths", id.c_str(), counts.uncovered,
                  counts.told, counts.wrong, counts.twins);
            QVERIFY2(broken.empty(), (id + ": " + broken).c_str());
            QCOMPARE(counts.wrong, 0);
            if (oftenTurnsUp(id)) QVERIFY2(counts.told > 50 && counts.twins > 5, id.c_str());
        });
    }
};

INTRIKA_TEST(TstPractice)

}  // namespace tst_practice

#include "tst_practice.moc"
