// The laws of docs/ARCHITECTURE.md that say what rules are, at random: 1 to 3 and 8. The others are in
// tst_laws_of_views.
#include "engines/session/record.h"
#include "tests/support/law_games.h"
#include "tests/support/one_of.h"
#include "tests/support/random_play.h"
#include "tests/support/test_program.h"

#include <QFile>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace tst_laws {

using namespace intrika;
using namespace intrika::laws;

namespace {

const int gamesForSums = atLeastOne(10'000);
const int gamesForLegality = atLeastOne(50);
const int gamesForNotation = atLeastOne(50);

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

}  // namespace

class TstLaws : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLostAndTheGameEnds_data() { addSettings(); }
    void nothingIsLostAndTheGameEnds() {
        QFETCH(laws::Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Game = decltype(game);
            inRandomGames<Game>(setting, gamesForSums,
                                [](const auto& position, Rng&) { return Laws<Game>::sums(position); });
        });
    }

    void legalMovesAreTheLegalOnes_data() { addSettings(); }
    void legalMovesAreTheLegalOnes() {
        QFETCH(laws::Setting, setting);
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

    void everythingComesBackFromTheNotation_data() { addSettings(); }
    void everythingComesBackFromTheNotation() {
        QFETCH(laws::Setting, setting);
        withGame(setting.game, [&](auto game) {
            using Laws = laws::Laws<decltype(game)>;
            std::optional<typename Laws::Chance> earlier;
            inRandomGames<decltype(game)>(setting, gamesForNotation, [&](const auto& position, Rng& rng) {
                const std::string broken = rng.below(positionsApart()) == 0 ? Laws::notation(position) : "";
                return broken.empty() ? Laws::chance(position, earlier, rng) : broken;
            });
        });
    }

    // What is shuffled, dealt or rolled is the same no more than chance has it.
    void chanceIsLeftToChance_data() { addSettings(); }
    void chanceIsLeftToChance() {
        QFETCH(laws::Setting, setting);
        if (!setting.usual) return;  // options may fix a deal
        withGame(setting.game, [&](auto game) {
            using Game = decltype(game);
            using Codec = typename Game::Codec;
            using Rules = typename Game::Rules;
            std::map<std::string, std::set<std::string>> dealt;  // what lay in each place
            Rng dealer(1);
            for (int deal = 0; deal < 60; ++deal) {
                const auto options = Codec::readOptions(nlohmann::json::parse(setting.options)).value();
                const auto setup = Codec::writeSetup(Rules::deal(options, setting.seats, dealer)).flatten();
                for (const auto& [place, thing] : setup.items()) {
                    if (!thing.is_null()) dealt[place].insert(thing.dump());
                }
            }
            for (const auto& [place, things] : dealt) QVERIFY2(things.size() > 1, place.c_str());
            std::map<std::size_t, std::vector<bool>> differed;  // by the kind of outcome, each time it was due
            inRandomGames<Game>(setting, gamesForLegality, [&](const auto& position, Rng& rng) {
                if (!Rules::toAct(position).isChance()) return "";
                const auto outcome = Rules::draw(position, rng);
                differed[outcome.index()].push_back(!(outcome == Rules::draw(position, rng)));
                return "";
            });
            for (const auto& [kind, times] : differed) {
                const bool isSeldom = times.size() < 10;  // perhaps there was nothing to choose from
                QVERIFY2(isSeldom || std::find(times.begin(), times.end(), true) != times.end(),
                         qPrintable(QString::number(kind)));
            }
        });
    }

    void aRecordReplaysToTheSamePosition_data() { addSettings(); }
    void aRecordReplaysToTheSamePosition() {
        QFETCH(laws::Setting, setting);
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
