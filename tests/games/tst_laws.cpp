// The laws of docs/ARCHITECTURE.md for every registered game, all numbers of seats and all options, at random.
#include "engines/session/record.h"
#include "games_under_test.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/laws.h"
#include "tests/support/one_of.h"
#include "tests/support/random_play.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

namespace tst_laws {

using namespace intrika;

namespace {

#if defined(INTRIKA_INSTRUMENTED)
// Instrumented code is slow, and hunts for other faults than rare positions.
constexpr int rarer = 100;
constexpr std::size_t settingsApart = 8;
#elif defined(NDEBUG)
constexpr int rarer = 1;
constexpr std::size_t settingsApart = 1;
#else
constexpr int rarer = 10;
constexpr std::size_t settingsApart = 1;
#endif
constexpr int atLeastOne(int games) { return games / rarer > 0 ? games / rarer : 1; }
constexpr int gamesForSums = atLeastOne(10'000);
constexpr int gamesForLegality = atLeastOne(50);
constexpr int gamesForNotation = atLeastOne(50);
constexpr int gamesForKnowledge = atLeastOne(20);
constexpr int gamesForOpenness = atLeastOne(10);
constexpr int gamesForPrompts = atLeastOne(8);
constexpr int gamesForBots = atLeastOne(2);
constexpr int gamesForTelling = atLeastOne(200);

// Games differ in length, and in how many ways they can be set up: each gets about as many positions. Of a game with
// many options those ways are tried that differ from the usual one in one option, or in all.
constexpr int usualLength = 200;
constexpr std::size_t manyCombinations = 16;
constexpr int usualSettings = 24;

// A row of data names a game; the laws need its types.
template <class Use>
void withGame(const std::string& id, Use use) {
    std::apply([&](auto... games) { ((decltype(games)::id == id ? use(games) : void()), ...); }, GamesUnderTest());
}

// A game may say in tests/laws with which options it keeps the laws in reasonable time, and that it plays fewer games.
template <class Options>
Options shortened(const Options& options) {
    if constexpr (requires { forLaws(options); }) return forLaws(options);
    return options;
}
template <class Options>
int shareOf(const Options& options) {
    if constexpr (requires { shareOfLaws(options); }) return shareOfLaws(options);
    return 1;
}

// Where there are very many, so many of them, each time others.
template <class Move>
std::vector<Move> someOf(const std::vector<Move>& all, Rng& rng) {
    constexpr std::size_t enough = 400;
    if (all.size() <= enough) return all;
    std::vector<Move> some;
    for (std::size_t count = 0; count < enough; ++count) {
        some.push_back(oneOf(all, rng));
    }
    return some;
}

struct Setting {
    std::string game;
    int seats;
    std::string options;  // JSON
    bool usual;           // the options are the defaults
    int settings;         // of the game
    int share;            // one game in so many of those that others play
};

std::vector<nlohmann::json> triedCombinations(const GameKind& game) {
    const auto all = optionCombinations(game);
    if (all.size() <= manyCombinations) return all;
    const auto& usual = all.front();
    std::vector<nlohmann::json> tried;
    for (const auto& combination : all) {
        std::size_t changed = 0;
        for (const OptionSpec& option : game.options) changed += combination[option.key] != usual[option.key] ? 1 : 0;
        if (changed <= 1 || changed == game.options.size()) tried.push_back(combination);
    }
    return tried;
}

}  // namespace

class TstLaws : public QObject {
    Q_OBJECT

private:
    static void settings() {
        QTest::addColumn<Setting>("setting");
        for (const GameKind* game : allGames()) {
            const auto combinations = triedCombinations(*game);
            const int settings = (game->maxSeats - game->minSeats + 1) * static_cast<int>(combinations.size());
            for (int seats = game->minSeats; seats <= game->maxSeats; ++seats) {
                for (std::size_t at = 0; at < combinations.size(); at += settingsApart) {
                    addSetting(*game, seats, combinations[at], at == 0, settings);
                }
            }
        }
    }
    static void addSetting(const GameKind& game, int seats, const nlohmann::json& json, bool usual, int settings) {
        withGame(game.id, [&](auto type) {
            using Codec = typename decltype(type)::Codec;
            const auto options = Codec::readOptions(json).value();
            const int share = shareOf(options);
            if (share > 1 && !usual && seats != game.usualSeats) return;
            const auto name = game.id + " " + std::to_string(seats) + " " + json.dump();
            QTest::newRow(name.c_str()) << Setting{game.id, seats,    Codec::writeOptions(shortened(options)).dump(),
                                                   usual,   settings, share};
        });
    }

    // Every combination of options is played, the usual one most.
    static int gamesOf(const Setting& setting, int games) {
        const int some = setting.usual || games < 8 ? games : games / 8;
        return std::max(1, some / setting.share);
    }

    static int positionsOf(const Setting& setting, int games) {
        return gamesOf(setting, games) * usualLength * std::min(usualSettings, setting.settings) / setting.settings;
    }

    template <class Codec, class State>
    static std::unique_ptr<Session> sessionAt(const Setting& setting, const State& position) {
        const auto options = nlohmann::json::parse(setting.options);
        return gameNamed(setting.game)
            ->fromPosition(options, setting.seats, Codec::writePosition(position), {})
            .value();
    }

    // `visit(position, rng)` answers what is broken.
    template <class Game, class Visit>
    static void inRandomGames(const Setting& setting, int games, Visit visit) {
        const auto options = Game::Codec::readOptions(nlohmann::json::parse(setting.options)).value();
        int positions = 0;
        const auto counting = [&](const auto& position, Rng& rng) {
            ++positions;
            return visit(position, rng);
        };
        for (int seed = 0; seed < gamesOf(setting, games) && positions < positionsOf(setting, games); ++seed) {
            const auto broken =
                laws::Laws<Game>::randomGame(options, setting.seats, static_cast<std::uint64_t>(seed), counting);
            QVERIFY2(broken.empty(), qPrintable(QString("%1 (seed %2)").arg(broken.c_str()).arg(seed)));
        }
    }

private slots:
    void nothingIsLostAndTheGameEnds_data() { settings(); }
    void nothingIsLostAndTheGameEnds() {
        QFETCH(Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Game = decltype(game);
            inRandomGames<Game>(setting, gamesForSums,
                                [](const auto& position, Rng&) { return laws::Laws<Game>::sums(position); });
        });
    }

    void legalMovesAreTheLegalOnes_data() { settings(); }
    void legalMovesAreTheLegalOnes() {
        QFETCH(Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Laws = laws::Laws<decltype(game)>;
            std::map<MoveKey, typename Laws::Move> pool;
            std::vector<typename Laws::Move> others;
            std::size_t most = 0;  // legal at one time
            inRandomGames<decltype(game)>(setting, gamesForLegality, [&](const auto& position, Rng& rng) {
                const ToAct toAct = Laws::Rules::toAct(position);
                for (const Seat seat : toAct.seats) {
                    const auto moves = Laws::movesOf(position, seat);
                    most = std::max(most, moves.size());
                    for (const auto& move : moves) {
                        if (pool.emplace(keyOf(move), move).second) others.push_back(move);
                    }
                }
                return Laws::legality(position, someOf(others, rng));
            });
            QVERIFY2(others.size() > most, "no move was tried where it is not legal");
        });
    }

    void everythingComesBackFromTheNotation_data() { settings(); }
    void everythingComesBackFromTheNotation() {
        QFETCH(Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Laws = laws::Laws<decltype(game)>;
            inRandomGames<decltype(game)>(setting, gamesForNotation, [](const auto& position, Rng& rng) {
                const std::string broken = Laws::notation(position);
                return broken.empty() ? Laws::chance(position, rng) : broken;
            });
        });
    }

    void aRecordReplaysToTheSamePosition_data() { settings(); }
    void aRecordReplaysToTheSamePosition() {
        QFETCH(Setting, setting);
        const GameKind& game = *gameNamed(setting.game);
        const auto seats = std::vector<SeatEntry>(static_cast<std::size_t>(setting.seats));
        int positions = 0;
        const int enough = positionsOf(setting, gamesForNotation);
        for (int seed = 0; seed < gamesOf(setting, gamesForNotation) && positions < enough; ++seed) {
            const auto played = randomGame(game, setting.seats, nlohmann::json::parse(setting.options),
                                           static_cast<std::uint64_t>(seed));
            const auto record = parseRecord(writeRecord(recordOf(*played, seats)), allGames());
            QVERIFY(record);
            const auto replayed = openRecord(*record);
            QVERIFY2(replayed, replayed ? "" : replayed.error().place.c_str());
            QCOMPARE((*replayed)->stepCount(), played->stepCount());
            positions += played->stepCount();
            QVERIFY((*replayed)->position() == played->position());
            QVERIFY((*replayed)->result() == played->result());
        }
    }

    void aTruthThatAViewAllowsIsATruth_data() { settings(); }
    void aTruthThatAViewAllowsIsATruth() {
        QFETCH(Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Laws = laws::Laws<decltype(game)>;
            using Rules = typename Laws::Rules;
            int positions = 0;
            int otherTruths = 0;
            inRandomGames<decltype(game)>(setting, gamesForKnowledge, [&](const auto& position, Rng& rng) {
                const auto observers = Laws::observers(position);
                // Writing and reading takes far longer than all else, so only one of the truths is.
                const std::size_t written = rng.below(static_cast<std::uint32_t>(observers.size()));
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

    void aViewShowsWhatTheRulesCallOpen_data() { settings(); }
    void aViewShowsWhatTheRulesCallOpen() {
        QFETCH(Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Game = decltype(game);
            inRandomGames<Game>(setting, gamesForOpenness,
                                [](const auto& position, Rng&) { return laws::Laws<Game>::openness(position); });
        });
    }

    void whatIsToldIsNoMoreThanTheViewShows_data() { settings(); }
    void whatIsToldIsNoMoreThanTheViewShows() {
        QFETCH(Setting, setting);
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
    void promptsAndTableausComeFromTheView_data() { settings(); }
    void promptsAndTableausComeFromTheView() {
        QFETCH(Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Laws = laws::Laws<decltype(game)>;
            using Rules = typename Laws::Rules;
            using Codec = typename Laws::Codec;
            const auto opened = [&](const auto& position) { return sessionAt<Codec>(setting, position); };
            inRandomGames<decltype(game)>(setting, gamesForPrompts, [&](const auto& position, Rng& rng) {
                if (rng.below(3) != 0) return "";  // a session for every observer takes long to open
                const auto session = opened(position);
                for (const Observer observer : Laws::observers(position)) {
                    const auto other = opened(Rules::determinize(Rules::view(position, observer), rng));
                    if (session->view(observer) != other->view(observer)) return "the view tells truths apart";
                    if (!(session->tableau(observer) == other->tableau(observer)))
                        return "the tableau tells truths apart";
                    if (!observer) continue;
                    if (!(session->notebook(*observer) == other->notebook(*observer)))
                        return "the notebook tells truths apart";
                    const Prompt prompt = session->prompt(*observer);
                    if (!(prompt == other->prompt(*observer))) return "the prompt tells truths apart";
                    if (prompt.choices.size() != session->legalMoves(*observer).size())
                        return "not every move is offered";
                }
                return "";
            });
        });
    }

    // Through the session, as a table asks: the whole way from a truth to an answer is under test.
    void aBotAnswersTheSameForAnyTruth_data() { settings(); }
    void aBotAnswersTheSameForAnyTruth() {
        QFETCH(Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Laws = laws::Laws<decltype(game)>;
            using Rules = typename Laws::Rules;
            using Codec = typename Laws::Codec;
            const auto answer = [&](const auto& position, Seat seat) {
                Budget budget;
                budget.iterations = 40;
                budget.milliseconds = 0;
                budget.isExact = true;
                std::atomic<float> share;
                const PlayerKind bot{PlayerKind::Is::bot, Level::strong, {}};
                return sessionAt<Codec>(setting, position)->think(seat, bot, budget, 7)->run({}, share).rated;
            };
            inRandomGames<decltype(game)>(setting, gamesForBots, [&](const auto& position, Rng& rng) {
                if (rng.below(12) != 0) return "";  // thinking takes long
                for (const Seat seat : Rules::toAct(position).seats) {
                    const auto other = Rules::determinize(Rules::view(position, Observer(seat)), rng);
                    if (!(answer(position, seat) == answer(other, seat))) return "a bot's answer tells truths apart";
                }
                return "";
            });
        });
    }

    // tests/fingerprints: changed numbers are to be reviewed, for they say that the rules have changed.
    void fingerprints_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("record");
        QTest::addColumn<int>("after");
        QTest::addColumn<QString>("expected");
        for (const GameKind* game : allGames()) {
            QFile file(QString(INTRIKA_SOURCE_DIR "/tests/fingerprints/%1.json").arg(game->id.c_str()));
            const bool there = file.open(QIODevice::ReadOnly);
            const auto roots = there ? nlohmann::json::parse(file.readAll().toStdString()) : nlohmann::json::array();
            if (roots.empty()) QTest::newRow(game->id.c_str()) << QString() << QString() << 0 << QString();
            for (const auto& root : roots) {
                const std::string record = root["record"];
                const int after = root["after"];
                QTest::newRow((game->id + "/" + record + " after " + std::to_string(after)).c_str())
                    << QString::fromStdString(game->id) << QString::fromStdString(record) << after
                    << QString::fromStdString(root["sequences"].dump());
            }
        }
    }
    void fingerprints() {
        QFETCH(QString, game);
        QFETCH(QString, record);
        QFETCH(int, after);
        QFETCH(QString, expected);
        QVERIFY2(!game.isEmpty(), "a game without fingerprints");
        QFile file(QString(INTRIKA_SOURCE_DIR "/tests/records/%1/%2").arg(game, record));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto session = openRecord(parseRecord(file.readAll().toStdString(), allGames()).value()).value();
        withGame(game.toStdString(), [&](auto type) {
            using Laws = laws::Laws<decltype(type)>;
            using Codec = typename Laws::Codec;
            const auto options = Codec::readOptions(session->options()).value();
            const auto root = Codec::readPosition(session->position(after), options, session->seatCount()).value();
            std::vector<std::uint64_t> found;
            for (int length = 1; length <= 4; ++length) found.push_back(Laws::sequences(root, length));
            QCOMPARE(QString::fromStdString(nlohmann::json(found).dump()), expected);
        });
    }
};

INTRIKA_TEST(TstLaws)

}  // namespace tst_laws

#include "tst_laws.moc"
