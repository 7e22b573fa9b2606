// The numbers of the rules: every rule has a test that names it, and whoever cites a number cites one that exists.
#include "engines/session/game_kind.h"
#include "engines/words/rules_text.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_rule_numbers {

using namespace intrika;

namespace {

using Numbers = QSet<QString>;

QString inOrder(const Numbers& numbers) {
    QStringList list(numbers.begin(), numbers.end());
    list.sort();
    return list.join(QStringLiteral(", "));
}

// "T-31", and of "T-31 to T-33" all three.
Numbers numbersIn(const QString& text) {
    static const QRegularExpression number(QStringLiteral("\\b([A-Z]-)(\\d+)([a-z]?)\\b(?: to \\1(\\d+))?"));
    Numbers numbers;
    for (auto found = number.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        numbers += one.captured(1) + one.captured(2) + one.captured(3);
        const int last = one.captured(4).toInt();
        for (int between = one.captured(2).toInt() + 1; between <= last; ++between) {
            numbers += one.captured(1) + QString::number(between);
        }
    }
    return numbers;
}

Numbers rulesToldOf(const QString& game) {
    Numbers numbers;
    for (const RuleEntry& entry : rulesOf(game)) {
        if (!entry.number.isEmpty()) numbers += entry.number;
    }
    return numbers;
}

QStringList filesNamed(const QString& folder, const QString& pattern) {
    QDirIterator files(QStringLiteral(INTRIKA_SOURCE_DIR "/") + folder, {pattern}, QDir::Files,
                       QDirIterator::Subdirectories);
    QStringList paths;
    while (files.hasNext()) paths += files.next();
    return paths;
}

Numbers namedIn(const QStringList& paths) {
    Numbers numbers;
    for (const QString& path : paths) numbers += numbersIn(QString::fromStdString(textOf(path)));
    return numbers;
}

// What people get to read: no comments; and of "T-8 to T-10" the ends, for numbers have gaps.
Numbers citedIn(const QStringList& paths) {
    static const QRegularExpression comment(QStringLiteral("//[^\n]*"));
    Numbers numbers;
    for (const QString& path : paths) {
        const QString text = QString::fromStdString(textOf(path)).remove(comment);
        for (auto found = ruleNumbers().globalMatch(text); found.hasNext();) numbers += found.next().captured();
    }
    return numbers;
}

QString ruleOf(const QString& scenario) {
    return QString::fromStdString(nlohmann::json::parse(textOf(scenario)).at("rule").get<std::string>());
}

QStringList scenariosOf(const QString& game) { return filesBelow(QStringLiteral("scenarios/") + game); }

}  // namespace

class TestRuleNumbers : public QObject {
    Q_OBJECT

private slots:
    void everyRuleHasATest_data() { gameRows(); }
    void everyRuleHasATest() {
        QFETCH(QString, game);
        Numbers untested = rulesToldOf(game);
        QVERIFY(!untested.empty());
        for (const QString& scenario : scenariosOf(game)) untested -= numbersIn(ruleOf(scenario));
        untested -= namedIn(filesNamed(QStringLiteral("tests/") + game, QStringLiteral("tst_*.cpp")));
        QVERIFY2(untested.empty(), qPrintable(inOrder(untested)));
    }

    void everyScenarioNamesRulesOfItsGame_data() { gameRows(); }
    void everyScenarioNamesRulesOfItsGame() {
        QFETCH(QString, game);
        const Numbers rules = rulesToldOf(game);
        for (const QString& scenario : scenariosOf(game)) {
            for (const QString& number : ruleOf(scenario).split(QStringLiteral(", "))) {
                QVERIFY2(rules.contains(number), qPrintable(scenario + u' ' + number));
            }
        }
    }

    void everyRuleCitedExists_data() { gameRows(); }
    void everyRuleCitedExists() {
        QFETCH(QString, game);
        const QStringList sentences = filesNamed(QStringLiteral("translations"), game + QStringLiteral("_*.ts"));
        QVERIFY(!sentences.isEmpty());
        const QStringList sources = filesNamed(QStringLiteral("engines/") + game, QStringLiteral("*.cpp"));
        QVERIFY(!sources.isEmpty());
        const Numbers invented = citedIn(sentences + sources) - rulesToldOf(game);
        QVERIFY2(invented.empty(), qPrintable(inOrder(invented)));
    }

    void aRangeNamesAllItsRules() {
        QCOMPARE(numbersIn(QStringLiteral("T-8 to T-10, T-69a (T-4)")),
                 Numbers({"T-8", "T-9", "T-10", "T-69a", "T-4"}));
        QVERIFY(numbersIn(QStringLiteral("AT-4, T-x, 12.3")).empty());
        QCOMPARE(ruleNumbers().match(QStringLiteral("see T-69a.")).captured(1), QStringLiteral("T-69a"));
    }

private:
    static void gameRows() {
        QTest::addColumn<QString>("game");
        for (const GameKind* each : allGames()) {
            QTest::newRow(each->id.c_str()) << QString::fromStdString(each->id);
        }
    }
};

INTRIKA_TEST(TestRuleNumbers)

}  // namespace tst_rule_numbers

#include "tst_rule_numbers.moc"
