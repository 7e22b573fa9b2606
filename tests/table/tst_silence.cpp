// A question to the whole table (Coach to Devil's Castle) in which somebody has nothing to say.
#include "engines/session/record.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/seated_table.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_silence {

using namespace intrika;

namespace {

// Three in the coach; Anna has nothing that is of use in a fight.
std::unique_ptr<Table> coach(const std::vector<PlayerKind>& players) {
    const GameKind& kind = *gameNamed("coach");
    const auto setup = nlohmann::json::parse(R"({ "startPlayer": 0, "alliances": ["order", "brotherhood", "order"],
        "professions": ["diplomat", "bodyguard", "doctor"],
        "professionDeck": ["brawler", "duelist", "hypnotist", "clairvoyant", "priest", "poison-mixer", "grand-master"],
        "hands": [["monocle", "key"], ["whip", "bag-key"], ["bag-goblet", "dagger"]],
        "deck": ["gloves", "folio", "key", "goblet", "sextant", "key", "broken-mirror", "privilege", "goblet", "coat",
                 "lodge-arms", "poison-ring", "goblet", "throwing-knives"] })");
    return std::make_unique<Table>(kind.fromSetup(nlohmann::json::object(), 3, setup, {}).value(), seatsOf(players),
                                   dealtSeed, nullptr);
}

void fight(Table& table, Seat attacker, Seat defender) {
    for (const Choice& choice : table.prompt(attacker).choices) {
        if (choice.text.id == "choice.fight" && choice.picks.back().value == defender) {
            return table.choose(attacker, choice.key);
        }
    }
}

}  // namespace

class TestSilence : public QObject {
    Q_OBJECT

private slots:
    void aloneNobodyIsAskedForSilence();
    void inALessonOrInCompanySilenceIsAskedFor();
};

// The Hypnotist's window and that of all abilities have one answer for her: they are events, and not her decisions.
void TestSilence::aloneNobodyIsAskedForSilence() {
    const auto table = coach({human, dice, dice});
    table->practise();
    table->begin();
    QVERIFY(table->asked() == table->toAct());
    fight(*table, 0, 1);
    QCOMPARE(table->stepCount(), 1);
    {
        const TableHold held = table->hold("a test");
        QTest::qWait(100);
        QCOMPARE(table->stepCount(), 1);  // it waits like bots do
    }
    QVERIFY(QTest::qWaitFor([&] { return table->asked().mayAct(0); }, 60'000));
    int silent = 0;
    for (int step = 1; step < table->stepCount(); ++step) {
        if (table->mover(step) != Observer(Seat(0))) continue;
        ++silent;
        const auto event =
            nlohmann::json::parse(parseRecord(table->record(), allGames())->events.at(static_cast<std::size_t>(step)));
        QCOMPARE(event["move"]["type"].get<std::string>(), std::string("pass"));
    }
    QVERIFY(silent >= 2);
    QCOMPARE(table->lastTurnOf(0), 1);
    table->takeBack(0);
    QCOMPARE(table->stepCount(), 0);
    QCOMPARE(table->whyNoTakeBack(0).id, std::string("undo.nothing"));
}

void TestSilence::inALessonOrInCompanySilenceIsAskedFor() {
    const auto company = coach({human, human, dice});
    company->begin();
    fight(*company, 0, 1);
    QTest::qWait(200);
    QCOMPARE(company->stepCount(), 1);
    QVERIFY(company->asked().mayAct(1) && company->prompt(1).choices.size() == 1);

    const auto lesson = coach({human, dice, dice});
    lesson->setScript({R"({"seat": 0, "move": {"type": "fight", "seat": 1}})"});
    lesson->begin();
    fight(*lesson, 0, 1);
    QVERIFY(QTest::qWaitFor([&] { return lesson->toAct().mayAct(0); }, 60'000));
    QVERIFY(lesson->asked() == lesson->toAct() && lesson->prompt(0).choices.size() == 1);
    const int steps = lesson->stepCount();
    QTest::qWait(100);
    QCOMPARE(lesson->stepCount(), steps);
    lesson->setScript({});  // it is over: a game like any other
    QVERIFY(QTest::qWaitFor([&] { return lesson->stepCount() > steps; }, 60'000));
}

INTRIKA_TEST(TestSilence)

}  // namespace tst_silence

#include "tst_silence.moc"
