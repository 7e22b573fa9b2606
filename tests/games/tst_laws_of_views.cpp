// The laws of docs/ARCHITECTURE.md that say what may be known, at random: 4 to 7 and 10.
#include "tests/support/law_games.h"
#include "tests/support/one_of.h"
#include "tests/support/test_program.h"

namespace tst_laws_of_views {

using namespace intrika;
using namespace intrika::laws;

namespace {

const int gamesForKnowledge = atLeastOne(20);
const int gamesForOpenness = atLeastOne(10);
const int gamesForPrompts = atLeastOne(8);
const int gamesForBots = atLeastOne(2);
const int gamesForTelling = atLeastOne(200);

}  // namespace

class TstLawsOfViews : public QObject {
    Q_OBJECT

private slots:
    void aTruthThatAViewAllowsIsATruth_data() { addSettings(); }
    void aTruthThatAViewAllowsIsATruth() {
        QFETCH(laws::Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Laws = laws::Laws<decltype(game)>;
            using Rules = typename Laws::Rules;
            int positions = 0;
            int otherTruths = 0;
            inRandomGames<decltype(game)>(setting, gamesForKnowledge, [&](const auto& position, Rng& rng) {
                const auto observers = Laws::observers(position);
                // Writing and reading takes far longer than all else, so one of the truths is at most.
                const std::size_t written = rng.below(static_cast<std::uint32_t>(observers.size()) * positionsApart());
                for (std::size_t at = 0; at < observers.size(); ++at) {
                    const Observer observer = observers[at];
                    const auto truth = Rules::determinize(Rules::view(position, observer), rng);
                    std::string broken = Laws::knowledge(position, observer, truth);
                    if (broken.empty()) broken = Laws::sums(truth);
                    if (broken.empty() && at == written) broken = Laws::notation(truth);
                    if (!broken.empty()) return broken;
                    ++positions;
                    otherTruths += truth == position ? 0 : 1;
                }
                return std::string();
            });
            // Else the view hides nothing, and the law says nothing.
            QVERIFY2(otherTruths > positions / 2, "the view gives the truth away");
        });
    }

    void aViewShowsWhatTheRulesCallOpen_data() { addSettings(); }
    void aViewShowsWhatTheRulesCallOpen() {
        QFETCH(laws::Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Game = decltype(game);
            inRandomGames<Game>(setting, gamesForOpenness, [](const auto& position, Rng& rng) {
                return rng.below(positionsApart()) == 0 ? Laws<Game>::openness(position) : std::string();
            });
        });
    }

    void whatIsToldIsNoMoreThanTheViewShows_data() { addSettings(); }
    void whatIsToldIsNoMoreThanTheViewShows() {
        QFETCH(laws::Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Laws = laws::Laws<decltype(game)>;
            using Rules = typename Laws::Rules;
            using Leak = typename Laws::Leak;
            int compared = 0;
            inRandomGames<decltype(game)>(setting, gamesForTelling, [&](const auto& position, Rng& rng) {
                if (Rules::toAct(position).isOver()) return "";
                for (const Observer observer : Laws::observers(position)) {
                    const auto truth = Rules::determinize(Rules::view(position, observer), rng);
                    const Leak leak = Laws::telling(position, truth, observer, rng);
                    if (leak == Leak::found) return "a happening tells more than the view shows";
                    compared += leak == Leak::none ? 1 : 0;
                }
                return "";
            });
            QVERIFY(compared > 10 * gamesOf(setting, gamesForTelling));  // else it was hardly ever put to the test
        });
    }

    // Through the session, as the window asks.
    void promptsAndTableausComeFromTheView_data() { addSettings(); }
    void promptsAndTableausComeFromTheView() {
        QFETCH(laws::Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Laws = laws::Laws<decltype(game)>;
            using Rules = typename Laws::Rules;
            using Codec = typename Laws::Codec;
            const auto opened = [&](const auto& position) { return sessionAt<Codec>(setting, position); };
            inRandomGames<decltype(game)>(setting, gamesForPrompts, [&](const auto& position, Rng& rng) {
                if (rng.below(2 * positionsApart()) != 0) return "";  // sessions take long to open
                const Observer observer = oneOf(Laws::observers(position), rng);
                const auto session = opened(position);
                const auto other = opened(Rules::determinize(Rules::view(position, observer), rng));
                if (session->view(observer) != other->view(observer)) return "the view tells truths apart";
                if (!(session->tableau(observer) == other->tableau(observer))) return "the tableau tells truths apart";
                if (!observer) return "";
                if (!(session->notebook(*observer) == other->notebook(*observer)))
                    return "the notebook tells truths apart";
                const Prompt prompt = session->prompt(*observer);
                if (!(prompt == other->prompt(*observer))) return "the prompt tells truths apart";
                return prompt.choices.size() == session->legalMoves(*observer).size() ? ""
                                                                                      : "not every move is offered";
            });
        });
    }

    // Through the session, as a table asks: the whole way from a truth to an answer is under test.
    void aBotAnswersTheSameForAnyTruth_data() { addSettings(); }
    void aBotAnswersTheSameForAnyTruth() {
        QFETCH(laws::Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Laws = laws::Laws<decltype(game)>;
            using Rules = typename Laws::Rules;
            using Codec = typename Laws::Codec;
            const auto answer = [&](const auto& position, Seat seat, Temperament temperament) {
                Budget budget;
                budget.iterations = 40;
                budget.milliseconds = 0;
                budget.isExact = true;
                std::atomic<float> share;
                const PlayerKind bot{PlayerKind::Is::bot, Level::strong, {}, temperament};
                return sessionAt<Codec>(setting, position)->think(seat, bot, budget, 7)->run({}, share).rated;
            };
            inRandomGames<decltype(game)>(setting, gamesForBots, [&](const auto& position, Rng& rng) {
                if (rng.below(12) != 0) return "";  // thinking takes long
                for (const Seat seat : Rules::toAct(position).seats) {
                    const auto other = Rules::determinize(Rules::view(position, Observer(seat)), rng);
                    const auto temperament = static_cast<Temperament>(rng.below(1 + allTemperaments.size()));
                    if (!(answer(position, seat, temperament) == answer(other, seat, temperament)))
                        return "a bot's answer tells truths apart";
                }
                return "";
            });
        });
    }
};

INTRIKA_TEST(TstLawsOfViews)

}  // namespace tst_laws_of_views

#include "tst_laws_of_views.moc"
