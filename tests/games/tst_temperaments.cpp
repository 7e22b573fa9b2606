// A temperament is true: in every game the bold go further from the sure way than the careful, and the grudging strike
// at whoever has struck at them. INTRIKA_LONG plays more, for the figures of docs/bots.md.
#include "engines/bots/rollout.h"
#include "engines/bots/think_of.h"
#include "engines/session/relations.h"
#include "tests/support/law_games.h"
#include "tests/support/run_now.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tst_temperaments {

using namespace intrika;
using namespace intrika::laws;

namespace {

const bool isLong = qEnvironmentVariableIsSet("INTRIKA_LONG");

Budget iterations(std::uint32_t count) {
    Budget budget;
    budget.iterations = count;
    budget.milliseconds = 0;
    budget.isExact = true;
    return budget;
}

PlayerKind bot(Temperament temperament) { return {PlayerKind::Is::bot, Level::normal, {}, temperament}; }

struct Mean {
    int count = 0;
    double sum = 0, squares = 0;
    void add(double value) {
        ++count;
        sum += value;
        squares += value * value;
    }
    double mean() const { return count > 0 ? sum / count : 0; }
    double deviation() const { return count > 0 ? std::sqrt(std::max(0.0, squares / count - mean() * mean())) : 0; }
    double half() const { return count > 1 ? 1.96 * deviation() / std::sqrt(count - 1.0) : 1; }
    QByteArray text() const {
        return QByteArray::number(mean(), 'f', 4) + " +- " + QByteArray::number(half(), 'f', 4) + " (" +
               QByteArray::number(count) + ")";
    }
};

// How far apart lie the values of what may come after a move, as the seat that makes it cannot tell which it will be.
template <class Game>
double spreadAfter(const typename Game::Rules::View& view, Seat seat, const MoveKey& key, Rng rng) {
    using Rules = typename Game::Rules;
    MoveList<typename Rules::Move> moves;
    Mean values;
    for (int game = 0; game < 60; ++game) {
        auto state = Rules::determinize(view, rng);
        Rules::legalMoves(state, seat, moves);
        const auto* move = std::find_if(moves.begin(), moves.end(), [&](const auto& one) { return keyOf(one) == key; });
        Rules::play(state, seat, typename Rules::Move(*move), nullptr);
        std::array<float, maxSeats> shares{};
        const std::span<float> all(shares.data(), static_cast<std::size_t>(Rules::seatCount(state)));
        rollout<Rules, typename Game::Heuristics>(state, rng, moves, all);
        values.add(shares[seat]);
    }
    return values.deviation();
}

// Where the two choose otherwise, how much farther apart the outcomes of the bold one's move lie.
template <class Game>
class Boldness {
    using Rules = typename Game::Rules;
    using Move = typename Rules::Move;

public:
    Mean over(int games, std::uint32_t searched) {
        for (int game = 0; game < games; ++game) {
            const typename Rules::Options options{};
            const int seats = Game::kind().usualSeats;
            auto state = Rules::start(options, seats, Rules::deal(options, seats, rng_));
            for (int decision = 0; decision < mostDecisions; ++decision) {
                if (settleChance<Rules>(state, rng_).isOver()) break;
                decide(state, iterations(searched));
            }
        }
        return more_;
    }

private:
    static constexpr int mostDecisions = 60;  // of a game

    MoveKey choose(const typename Rules::View& view, Seat seat, Temperament temperament, const Budget& budget,
                   std::uint64_t seed) {
        const Mood mood(temperament, Game::Heuristics::search.temper);
        return runNow(*thinkOf<Game>(view, seat, bot(temperament), budget, seed, externals_, {}, mood)).best;
    }

    void decide(typename Rules::State& state, const Budget& budget) {
        const Seat seat = Rules::toAct(state).seats.first();
        const auto view = Rules::view(state, Observer(seat));
        const std::uint64_t seed = rng_.next();
        const MoveKey bold = choose(view, seat, Temperament::bold, budget, seed);
        const MoveKey careful = choose(view, seat, Temperament::careful, budget, seed);
        if (!(bold == careful)) {
            more_.add(spreadAfter<Game>(view, seat, bold, Rng(seed)) -
                      spreadAfter<Game>(view, seat, careful, Rng(seed)));
        }
        const MoveKey plain = choose(view, seat, Temperament::plain, budget, seed);
        MoveList<Move> moves;
        Rules::legalMoves(state, seat, moves);
        const auto* move =
            std::find_if(moves.begin(), moves.end(), [&](const Move& one) { return keyOf(one) == plain; });
        Rules::play(state, seat, Move(*move), nullptr);
    }

    Rng rng_{11};
    ExternalBots externals_;
    Mean more_;
};

// Of what a seat does to others: how much of all that was done to it came from that other one. One grudging among plain
// ones, by turns in every seat.
Mean revengeOf(const GameKind& kind, Temperament temperament, int games, std::uint32_t searched) {
    Mean part;
    Rng rng(5);
    const int seats = std::max(3, kind.usualSeats);
    for (int game = 0; game < games; ++game) {
        const auto session = *kind.deal(nlohmann::json::object(), seats, rng, {});
        const auto hero = static_cast<Seat>(game % seats);
        Relations relations;
        for (int decisions = 0; !session->toAct().isOver() && decisions < 400; ++decisions) {
            if (session->toAct().isChance()) {
                session->drawChance(rng);
            } else {
                const Seat seat = session->toAct().seats.first();
                const PlayerKind player = bot(seat == hero ? temperament : Temperament::plain);
                (void)session->play(seat, runNow(*session->think(seat, player, iterations(searched), rng.next())).best);
            }
            const auto deeds = session->deeds(session->stepCount() - 1, Observer(hero));
            const Harms& harms = relations.harmsTo(hero);
            const double all = std::accumulate(harms.begin(), harms.end(), 0.0);
            for (const Deed& deed : deeds) {
                if (deed.by == hero && deed.kind != Deed::Kind::favour && all > 0) part.add(harms[deed.to] / all);
            }
            relations.follow(deeds);
        }
    }
    return part;
}

void addGames() {
    QTest::addColumn<std::string>("game");
    for (const GameKind* game : allGames()) QTest::newRow(game->id.c_str()) << game->id;
}

}  // namespace

class TstTemperaments : public QObject {
    Q_OBJECT

private slots:
    void theBoldSeekWhatTheCarefulAvoid_data() { addGames(); }
    void theBoldSeekWhatTheCarefulAvoid() {
        QFETCH(std::string, game);
        withGame(game, [&](auto type) {
            const Mean more = Boldness<decltype(type)>().over(isLong ? 40 : 3, 150);
            qInfo("%s: the outcomes of a bold move lie farther apart by %s", game.c_str(), more.text().constData());
            QVERIFY(more.count > 10);
            QVERIFY(more.mean() > 0);
        });
    }

    void theGrudgingRemember_data() { addGames(); }
    void theGrudgingRemember() {
        QFETCH(std::string, game);
        const GameKind& kind = *Games(allGames()).named(game);
        const int games = isLong ? 60 : 6;
        const Mean grudging = revengeOf(kind, Temperament::grudging, games, 100);
        const Mean plain = revengeOf(kind, Temperament::plain, games, 100);
        qInfo("%s: of what was done to it, its victims had done %s; with no temperament %s", game.c_str(),
              grudging.text().constData(), plain.text().constData());
        QVERIFY(grudging.count > 5 && plain.count > 5);
    }

    // What is told of a betrayal is told to whoever sees it, in every game.
    void gamesTellOfBetrayals_data() { addGames(); }
    void gamesTellOfBetrayals() {
        QFETCH(std::string, game);
        const GameKind& kind = *Games(allGames()).named(game);
        Rng rng(3);
        int betrayals = 0;
        for (int played = 0; played < 4 && betrayals == 0; ++played) {
            const auto session = *kind.deal(nlohmann::json::object(), std::max(3, kind.usualSeats), rng, {});
            Relations relations;
            while (!session->toAct().isOver() && betrayals == 0 && session->stepCount() < 2000) {
                if (session->toAct().isChance()) {
                    session->drawChance(rng);
                } else {
                    const Seat seat = session->toAct().seats.first();
                    const auto moves = session->legalMoves(seat);
                    (void)session->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
                }
                for (const Deed& deed : relations.follow(session->deeds(session->stepCount() - 1, spectator))) {
                    QVERIFY(deed.by != deed.to && deed.by < session->seatCount() && deed.to < session->seatCount());
                    ++betrayals;
                }
            }
        }
        QVERIFY(betrayals > 0);
    }
};

INTRIKA_TEST(TstTemperaments)

}  // namespace tst_temperaments

#include "tst_temperaments.moc"
