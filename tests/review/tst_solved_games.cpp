// A review's figures against games that are small enough to be solved.
#include "engines/review/reckon.h"
#include "engines/review/summary.h"
#include "engines/schemes/game.h"
#include "engines/succession/game.h"
#include "tests/support/all_games.h"
#include "tests/support/random_play.h"
#include "tests/support/schemes_positions.h"
#include "tests/support/solved_games.h"
#include "tests/support/succession_positions.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

namespace tst_solved_games {

using namespace intrika;

namespace {

constexpr double near = 0.01;

bool isNear(double found, double expected) {
    if (std::abs(found - expected) <= near) return true;
    qWarning("%f instead of %f", found, expected);
    return false;
}

const std::vector<std::string> covered{"king", "wizard", "landowner", "witch"};

// Begins at this position and is played to its end by these moves, then at random.
template <class Game>
std::unique_ptr<Session> playedFrom(const typename Game::Rules::State& state,
                                    const std::vector<typename Game::Rules::Move>& moves, std::uint64_t seed = 1) {
    using Codec = typename Game::Codec;
    auto session = Game::kind()
                       .fromPosition(Codec::writeOptions(Game::Rules::options(state)), Game::Rules::seatCount(state),
                                     Codec::writePosition(state), {})
                       .value();
    for (const auto& move : moves) session->play(session->toAct().seats.first(), keyOf(move)).value();
    Rng rng(seed);
    playRandomly(*session, rng);
    return session;
}

// The last round of Schemes and Intrigue: seat 0 lays a card on one of seat 1 that is covered.
// The other column is closed.
schemes::Layout lastCards(const std::string& foot, const char* goal) {
    schemes::Layout layout;
    layout.round = 6;
    layout.columns = {{goal, "0 king, 1 -" + foot}, {"trade-1", "1 storm"}};
    layout.hands = {"minstrel dragon queen", ""};
    for (const std::string& id : covered) {
        if (id != foot) layout.hands[1] += id + ' ';
    }
    return layout;
}

// It is the last card, and the covered one is one of four: the others are in the hand of seat 1, all else was seen.
schemes::State lastCard(const std::string& foot) {
    schemes::Layout layout = lastCards(foot, "music-3");
    layout.discards = {"", ""};
    for (const std::string_view id : schemes::cardIds) {
        const bool isHidden = std::find(covered.begin(), covered.end(), id) != covered.end();
        if (!isHidden && id != "storm") layout.discards[1] += std::string(id) + ' ';
    }
    return layout.state();
}

}  // namespace

class TstSolvedGames : public QObject {
    Q_OBJECT

private slots:
    // Each of four truths is as likely, so what a card brings is the mean over them.
    void theLastCardOfSchemes_data() {
        QTest::addColumn<std::string>("foot");
        QTest::addColumn<std::string>("card");
        for (const char* foot : {"king", "landowner"}) {
            for (const char* card : {"minstrel", "dragon"}) {
                QTest::addRow("%s on %s", card, foot) << std::string(foot) << std::string(card);
            }
        }
    }
    void theLastCardOfSchemes() {
        QFETCH(std::string, foot);
        QFETCH(std::string, card);
        const schemes::State truth = lastCard(foot);
        const schemes::Move chosen = schemes::place(card, 0);
        MoveList<schemes::Move> moves;
        schemes::Rules::legalMoves(truth, 0, moves);
        std::map<MoveKey, double> exact;
        for (const std::string& other : covered) {
            for (const schemes::Move& move : moves) {
                schemes::State after = lastCard(other);
                schemes::Rules::play(after, 0, move);
                exact[keyOf(move)] +=
                    solved::shareOfFirst<schemes::Rules>(after).value() / static_cast<double>(covered.size());
            }
        }
        const double best = std::max_element(exact.begin(), exact.end(), [](const auto& one, const auto& two) {
                                return one.second < two.second;
                            })->second;

        const auto session = playedFrom<schemes::Game>(truth, {chosen});
        QCOMPARE(session->stepCount(), 1);
        const auto game = session->hindsight().value();
        const Effort effort{5, 120'000};
        const auto appraisal = game->appraise(0, keyOf(chosen), effort, {}).value();
        QVERIFY(isNear(exact.at(appraisal.best), best));
        const double loss = best - exact.at(keyOf(chosen));
        QVERIFY(isNear(appraisal.loss, loss));
        for (const WeighedMove& move : appraisal.moves) {
            if (move.visits > 10'000) QVERIFY(isNear(move.share, exact.at(move.key)));
        }
        const double open = solved::shareOfFirst<schemes::Rules>(truth).value();
        QVERIFY(isNear(game->known(0, 0, effort, {}).value(), best));
        QVERIFY(isNear(game->truth(0, effort, {}).value()[0], open));

        review::Review review = review::begun(*game, effort);
        QVERIFY(review::reckon(review, *game, {}));
        const double got = session->result().places[0] != 0 ? 0 : session->result().places[1] == 0 ? 0.5 : 1;
        QVERIFY(isNear(luckOf(review, 0)[0], got - open + (loss > near ? loss : 0)));
    }

    void twoCardsOfSchemesWithOpenCards() {
        for (const std::string& foot : covered) {
            const schemes::State truth = lastCards(foot, "music-4").state();
            const auto session = playedFrom<schemes::Game>(truth, {});
            const auto game = session->hindsight().value();
            const double open = solved::shareOfFirst<schemes::Rules>(truth).value();
            QVERIFY(isNear(game->truth(0, {1, 50'000}, {}).value()[0], open));
        }
    }

    // Late positions of random games in which the truths that a seat holds possible differ in nothing that matters.
    void theEndOfTheKingIsDead() {
        int chances = 0, decisions = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Rng rng(seed);
            std::vector<succession::State> states{succession::begun(2, seed)};
            while (!succession::Rules::toAct(states.back()).isOver())
                states.push_back(randomlyAfter(states.back(), rng));
            for (std::size_t left = 2; left < 30 && left < states.size(); left += 3) {
                const succession::State& state = states[states.size() - left];
                const auto open = solved::shareOfFirst<succession::Rules>(state);
                if (!open) break;
                checkChances(state, *open);
                ++chances;
                decisions += checkDecision(state) ? 1 : 0;
            }
            if (chances >= 20 && decisions >= 5) break;
        }
        QVERIFY2(chances >= 10 && decisions >= 3, qPrintable(QString("%1 %2").arg(chances).arg(decisions)));
    }

private:
    using Rules = succession::Rules;
    using State = succession::State;
    using Moves = MoveList<succession::Move>;

    static Moves movesOf(const State& state) {
        Moves moves;
        Rules::legalMoves(state, Rules::toAct(state).seats.first(), moves);
        return moves;
    }
    static State randomlyAfter(State state, Rng& rng) {
        if (Rules::toAct(state).isChance()) {
            Rules::settle(state, Rules::draw(state, rng));
        } else {
            const Moves moves = movesOf(state);
            const auto index = rng.below(static_cast<std::uint32_t>(moves.size()));
            Rules::play(state, Rules::toAct(state).seats.first(), moves[index]);
        }
        return state;
    }
    static State playedOn(State state, const succession::Move& move) {
        Rules::play(state, Rules::toAct(state).seats.first(), move);
        return state;
    }

    void checkChances(const State& state, double open) {
        const auto session = playedFrom<succession::Game>(state, {});
        QVERIFY(isNear(session->hindsight().value()->truth(0, {3, 60'000}, {}).value()[0], open));
    }

    // The share of the mover behind each move, where it is the same in all truths that were tried.
    static std::vector<double> sharesIn(const State& state) {
        const Seat seat = Rules::toAct(state).seats.first();
        Rng rng(2);
        std::vector<double> all;
        for (int time = 0; time < 12; ++time) {
            const State truth = Rules::determinize(Rules::view(state, seat), rng);
            std::vector<double> shares;
            for (const auto& move : movesOf(truth)) {
                const auto first = solved::shareOfFirst<Rules>(playedOn(truth, move));
                if (!first) return {};
                shares.push_back(seat == 0 ? *first : 1 - *first);
            }
            if (!all.empty() && shares != all) return {};
            all = shares;
        }
        return all;
    }

    // False: there is nothing to decide, or secrets matter.
    bool checkDecision(const State& state) {
        const std::vector<double> shares = sharesIn(state);
        if (shares.size() < 2) return false;
        const Moves moves = movesOf(state);
        const auto best = std::max_element(shares.begin(), shares.end());
        const auto worst = std::min_element(shares.begin(), shares.end());
        if (*best == *worst) return false;
        const succession::Move& chosen = moves[static_cast<std::size_t>(worst - shares.begin())];
        const auto session = playedFrom<succession::Game>(state, {chosen});
        const auto appraisal = session->hindsight().value()->appraise(0, keyOf(chosen), {4, 60'000}, {}).value();
        const auto found =
            std::find_if(moves.begin(), moves.end(), [&](const auto& move) { return keyOf(move) == appraisal.best; });
        const bool right = isNear(shares[static_cast<std::size_t>(found - moves.begin())], *best) &&
                           isNear(appraisal.loss, *best - *worst);
        if (!right) QTest::qFail("another decision", __FILE__, __LINE__);
        return true;
    }
};

INTRIKA_TEST(TstSolvedGames)

}  // namespace tst_solved_games

#include "tst_solved_games.moc"
