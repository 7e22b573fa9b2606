// Every scenario file is a row; and the checks themselves are checked, so that a row can fail.
#include "engines/session/game_kind.h"
#include "engines/session/scenario.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

namespace tst_scenarios {

using namespace intrika;

namespace {

// Three players are to place their first estates; seat 0 begins.
constexpr char beginning[] =
    R"({"intrika":1,"game":"traitor","title":"t","rule":"T-6","seats":[{},{},{}],"setup":{"startPlayer":0,"ring":[
    {"land":"desert","house":"eagle"},{"land":"desert","house":"rose"},{"land":"pasture","house":"eagle"},
    {"land":"pasture","house":"rose"},{"land":"river","house":"eagle"},{"land":"river","house":"rose"},
    {"land":"forest","house":"eagle"},{"land":"forest","house":"rose"},{"land":"village","house":"eagle"},
    {"land":"village","house":"rose"},{"land":"city","house":"eagle"},{"land":"city","house":"rose"}],
    "supply":["2","2","2","2","2","3","3","3","3","3","4","4","4","4","4","5","5","5","5","5","6","6","8"]},
    "events":[{"seat":0,"move":{"type":"place-estate","slot":0}}],"checks":[)";

Record scenarioWith(const char* check) {
    return parseRecord(std::string(beginning) + check + "]}", allGames()).value();
}

}  // namespace

class TstScenarios : public QObject {
    Q_OBJECT

private slots:
    void scenario_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : filesBelow("scenarios")) {
            const QString game = QFileInfo(path).dir().dirName();
            if (gameNamed(game.toStdString()) == nullptr) continue;  // a tree with fewer games (packaging/mutate)
            QTest::newRow(qPrintable(game + u'/' + QFileInfo(path).fileName())) << path;
        }
    }
    void scenario() {
        QFETCH(QString, path);
        const auto record = parseRecord(textOf(path), allGames());
        QVERIFY2(record, record ? "" : record.error().text.id.c_str());
        QVERIFY2(!record->checks.empty(), "a scenario without checks");
        QVERIFY2(!record->title.empty() && !record->rule.empty(), "a scenario has a title and names its rule");
        const auto failed = runScenario(*record);
        QVERIFY2(failed, failed ? "" : (failed.error().place + " " + failed.error().text.id).c_str());
        QStringList lines;
        for (const FailedCheck& check : *failed) {
            lines << QString("%1: expected %2, found %3")
                         .arg(check.check.c_str(), check.expected.c_str(), check.found.c_str());
        }
        QVERIFY2(failed->empty(), qPrintable(lines.join('\n')));
    }

    void aCheckFindsWhatIsSo_data() {
        QTest::addColumn<QByteArray>("holding");
        QTest::addColumn<QByteArray>("failing");
        QTest::addColumn<QByteArray>("found");
        const auto row = [](const char* name, const char* holding, const char* failing, const char* found) {
            QTest::newRow(name) << QByteArray(holding) << QByteArray(failing) << QByteArray(found);
        };
        row("path", R"({"after":1,"path":"/players/0/stock","equals":2})",
            R"({"after":1,"path":"/players/0/stock","equals":3})", "2");
        row("earlier", R"({"after":0,"path":"/players/0/stock","equals":3})",
            R"({"after":0,"path":"/players/0/stock","equals":2})", "3");
        row("no such path", R"({"after":0,"path":"/ring/0/building","equals":null})",
            R"({"after":0,"path":"/ring/12/building","equals":null})", "");
        row("view of a seat", R"({"after":0,"view":1,"path":"/supply","equals":23})",
            R"({"after":0,"view":1,"path":"/supply","equals":[]})", "23");
        row("view of the spectator", R"({"after":0,"view":null,"path":"/players/2/known","equals":null})",
            R"({"after":0,"view":null,"path":"/players/2/known","equals":{}})", "null");
        row("legal", R"({"after":1,"legal":{"seat":1,"move":{"type":"place-estate","slot":1}}})",
            R"({"after":1,"legal":{"seat":1,"move":{"type":"place-estate","slot":0}}})", R"("illegal")");
        row("illegal", R"({"after":1,"illegal":{"seat":0,"move":{"type":"place-estate","slot":1}}})",
            R"({"after":1,"illegal":{"seat":1,"move":{"type":"place-estate","slot":1}}})", R"("legal")");
        row("no move at all",
            R"({"after":1,"illegal":{"seat":1,"move":{"type":"place-estate","slot":1,"side":"depot"}}})",
            R"({"after":1,"legal":{"seat":1,"move":{"type":"fly"}}})", R"("illegal")");
        row("number of moves", R"({"after":1,"moveCount":{"seat":1,"equals":11}})",
            R"({"after":1,"moveCount":{"seat":0,"equals":11}})", "0");
    }
    void aCheckFindsWhatIsSo() {
        QFETCH(QByteArray, holding);
        QFETCH(QByteArray, failing);
        QFETCH(QByteArray, found);
        QVERIFY(runScenario(scenarioWith(holding)).value().empty());
        const auto failed = runScenario(scenarioWith(failing)).value();
        QCOMPARE(failed.size(), std::size_t(1));
        QCOMPARE(failed.front().found.c_str(), found.constData());
        QVERIFY(failed.front().found != failed.front().expected);
    }

    void aMalformedCheckIsAProblem_data() {
        QTest::addColumn<QByteArray>("check");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* check, const char* place) {
            QTest::newRow(check) << QByteArray(check) << QByteArray(place);
        };
        row(R"({"path":"/round","equals":1})", "/checks/0");
        row(R"({"after":2,"path":"/round","equals":1})", "/checks/0/after");
        row(R"({"after":-1,"path":"/round","equals":1})", "/checks/0/after");
        row(R"({"after":0,"path":"round","equals":1})", "/checks/0/path");
        row(R"({"after":0,"path":"/round"})", "/checks/0");
        row(R"({"after":0,"path":"/round","equal":1})", "/checks/0/equal");
        row(R"({"after":0,"view":3,"path":"/round","equals":1})", "/checks/0/view");
        row(R"({"after":0,"moveCount":{"seat":7,"equals":1}})", "/checks/0/moveCount/seat");
        row(R"({"after":0,"moveCount":{"seat":0}})", "/checks/0/moveCount");
        row(R"(17)", "/checks/0");
    }
    void aMalformedCheckIsAProblem() {
        QFETCH(QByteArray, check);
        QFETCH(QByteArray, place);
        const auto failed = runScenario(scenarioWith(check));
        QVERIFY(!failed);
        QCOMPARE(failed.error().place.c_str(), place.constData());
    }
};

INTRIKA_TEST(TstScenarios)

}  // namespace tst_scenarios

#include "tst_scenarios.moc"
