// What is said of a result: who has won, with how many points, in both languages.
#include "app/finale/outcome.h"
#include "app/play/how_it_came.h"
#include "app/play/viewpoint.h"
#include "engines/session/record.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/files.h"
#include "tests/support/rooms.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QTest>

#include <array>
#include <numeric>

namespace tst_result {

using namespace intrika;

namespace {

std::unique_ptr<Table> tableOver(const Record& record) {
    auto session = openRecord(record).value();
    const auto seats = static_cast<std::size_t>(session->seatCount());
    return tableOf(std::move(session), std::vector<PlayerKind>(seats, human), 1);
}

std::unique_ptr<Table> recorded(const char* file) {
    const QString path = QStringLiteral(INTRIKA_SOURCE_DIR "/tests/records/succession/") + QLatin1String(file);
    return tableOver(parseRecord(textOf(path), allGames()).value());
}

// K-90 to K-96: Anna has 3 points, Béla none and Cili 1 before each of them loses 2 for every conflict token.
std::unique_ptr<Table> withTokens(const std::array<int, 3>& tokens) {
    const QString path =
        QStringLiteral(INTRIKA_SOURCE_DIR "/tests/scenarios/succession/61-position-after-the-game.json");
    Record record = parseRecord(textOf(path), allGames()).value();
    auto position = nlohmann::json::parse(record.first);
    for (std::size_t seat = 0; seat < tokens.size(); ++seat) position["players"][seat]["tokens"] = tokens[seat];
    position["tokens"] = 30 - std::accumulate(tokens.begin(), tokens.end(), 0);
    record.first = position.dump();
    return tableOver(record);
}

Words wordsOf(const Table& table) { return Words(QString::fromStdString(table.kind().id), table.names()); }

QString headlineOf(const Table& table, const char* language) {
    switchLanguage(language);
    const Outcome outcome = outcomeOf(table, wordsOf(table), {});
    return outcome.headline + u' ' + outcome.reason.section(QStringLiteral("  ·"), 0, 0).replace(QChar::Nbsp, u' ');
}

QString decidedIn(const Table& table, const char* language) {
    switchLanguage(language);
    const Viewpoint viewpoint(table.humans());
    HowItCame how(table, viewpoint);
    how.tell(wordsOf(table));
    return how.findChild<QLabel*>("counting")->text();
}

}  // namespace

class TestResult : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { switchLanguage("en"); }
    void theHeadlineTellsWhoWonWithHowMuch();
    void belowNothingItHasASignAndIsStillTheBest();
    void aTieNamesEverybody();
    void belowThePlacesStandsWhatDecidedIt();
};

void TestResult::theHeadlineTellsWhoWonWithHowMuch() {
    const auto game = recorded("two.intrika");
    QCOMPARE(game->result().scores[0], std::int16_t(24));
    QCOMPARE(headlineOf(*game, "en"), QString("Anna takes the throne with 24 points"));
    QCOMPARE(headlineOf(*game, "hu"), QString("Anna lép a trónra 24 ponttal"));
    QCOMPARE(headlineOf(*withTokens({1, 1, 3}), "en"), QString("Anna takes the throne with 1 point"));
    QCOMPARE(headlineOf(*withTokens({1, 1, 3}), "hu"), QString("Anna lép a trónra 1 ponttal"));
    QCOMPARE(headlineOf(*withTokens({2, 0, 3}), "en"), QString("Béla takes the throne with 0 points"));
    QCOMPARE(headlineOf(*withTokens({2, 0, 3}), "hu"), QString("Béla lép a trónra 0 ponttal"));
}

void TestResult::belowNothingItHasASignAndIsStillTheBest() {
    QCOMPARE(headlineOf(*withTokens({3, 1, 3}), "en"), QString("Béla takes the throne with −2 points"));
    QCOMPARE(headlineOf(*withTokens({3, 1, 3}), "hu"), QString("Béla lép a trónra −2 ponttal"));
    QCOMPARE(headlineOf(*withTokens({2, 1, 3}), "en"), QString("Anna takes the throne with −1 point"));
    QCOMPARE(headlineOf(*withTokens({2, 1, 3}), "hu"), QString("Anna lép a trónra −1 ponttal"));
}

void TestResult::aTieNamesEverybody() {
    const auto two = recorded("four.intrika");
    QCOMPARE(headlineOf(*two, "en"), QString("Anna and Béla share the throne with 9 points"));
    QCOMPARE(headlineOf(*two, "hu"), QString("Anna és Béla osztozik a trónon 9 ponttal"));
    const auto others = recorded("three.intrika");
    QCOMPARE(headlineOf(*others, "en"), QString("Béla and Cili share the throne with 21 points"));
    QCOMPARE(headlineOf(*others, "hu"), QString("Béla és Cili osztozik a trónon 21 ponttal"));
    const auto below = withTokens({3, 2, 2});
    QCOMPARE(headlineOf(*below, "en"), QString("Anna and Cili share the throne with −3 points"));
    QCOMPARE(headlineOf(*below, "hu"), QString("Anna és Cili osztozik a trónon −3 ponttal"));
}

void TestResult::belowThePlacesStandsWhatDecidedIt() {
    for (const char* language : {"en", "hu"}) {
        const bool english = language == QByteArray("en");
        const QString won = decidedIn(*recorded("two.intrika"), language);
        QVERIFY2(won.contains(english ? "Anna wins, " : "Anna nyert, "), qPrintable(won));
        QVERIFY2(won.contains(english ? "made the greatest difference" : "A legnagyobb különbség"), qPrintable(won));
        const QString tied = decidedIn(*recorded("four.intrika"), language);
        QVERIFY2(tied.contains(english ? "Equal at the top: Anna, Béla." : "Egyenlő pontszámmal az élen: Anna, Béla."),
                 qPrintable(tied));
        QVERIFY2(!tied.contains(english ? "wins" : "nyert"), qPrintable(tied));
    }
}

INTRIKA_TEST(TestResult)

}  // namespace tst_result

#include "tst_result.moc"
