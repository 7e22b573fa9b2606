// What a practice game tells of why somebody moved, while it goes on: nothing that the listener does not know by then.
#include "engines/session/session_of.h"
#include "games_under_test.h"
#include "tests/support/laws.h"

#include <QTest>

#include <optional>
#include <utility>

using namespace intrika;

namespace {

constexpr int seats = 3, seedsOfAGame = 3, triesForATwin = 20;
constexpr int everyNth = 5;  // position: each takes many samples

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
        SessionOf<Game> session(state);
        (void)session.play(seat, keyOf(move)).value();
        return session.explained(0, who);
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
        const auto moves = Laws::movesOf(state, seat);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        const auto seen = looks(state, seat, move, who);
        const Told told = after(state, seat, move, who);
        counts.told += told ? 1 : 0;
        for (int tries = 0; tries < triesForATwin; ++tries) {
            const State twin = Rules::determinize(Rules::view(state, who), rng);
            const auto others = Laws::movesOf(twin, seat);
            if (others.empty()) continue;
            const Move other = others[rng.below(static_cast<std::uint32_t>(others.size()))];
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

}  // namespace

class TstPractice : public QObject {
    Q_OBJECT

private slots:
    void twoTruthsThatLookAlikeAreExplainedAlike() {
        const auto check = [](auto game) {
            using Game = decltype(game);
            Counts counts;
            const std::string broken = Twins<Game>::broken(counts);
            QVERIFY2(broken.empty(), (std::string(Game::id) + ": " + broken).c_str());
            const std::string id(Game::id);
            QVERIFY2(counts.twins > 10, id.c_str());
            qInfo("%s: %d pairs of truths, %d reasons told", id.c_str(), counts.twins, counts.told);
        };
        std::apply([&](auto... games) { (check(games), ...); }, GamesUnderTest());
    }
};

QTEST_APPLESS_MAIN(TstPractice)
#include "tst_practice.moc"
