// Whole games, played through the window by mouse and by keys alone.
#include "engines/words/words.h"
#include "tests/support/one_of.h"
#include "tests/support/played_page.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_whole_games {

using namespace intrika;

namespace {

int decisionsOf(const Table& table, Seat seat) {
    int decisions = 0;
    for (int step = 0; step < table.stepCount(); ++step) decisions += table.mover(step) == Observer(seat) ? 1 : 0;
    return decisions;
}

}  // namespace

class TestWholeGames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void aGameIsPlayedByMouse();
    void aGameIsPlayedByKeys();
    void aGameOnAMapIsPlayedByMouse();
};

void TestWholeGames::aGameIsPlayedByMouse() {
    PlayedPage page({human, dice, dice}, 11);
    Rng rng(1);
    int decisions = 0;
    while (page.waits() && !page.table().isOver()) {
        const Seat seat = page.table().toAct().seats.first();
        const auto choices = page.table().prompt(seat).choices;
        const Choice choice = oneOf(choices, rng);
        const int steps = page.table().stepCount();
        QVERIFY2(decideByMouse(page, choice), choice.text.id.c_str());
        QVERIFY(page.table().stepCount() > steps);
        QCOMPARE(page.table().mover(steps), Observer(seat));
        ++decisions;
        QCoreApplication::processEvents();
    }
    QVERIFY(page.table().isOver());
    QCOMPARE(decisions, decisionsOf(page.table(), 0));
    QVERIFY(page.page.findChild<QWidget*>("result")->isVisible());
}

void TestWholeGames::aGameIsPlayedByKeys() {
    PlayedPage page({human, dice, dice}, 12);
    Rng rng(2);
    int decisions = 0;
    while (page.waits() && !page.table().isOver()) {
        const Seat seat = page.table().toAct().seats.first();
        const auto choices = page.table().prompt(seat).choices;
        const auto row = rng.below(static_cast<std::uint32_t>(choices.size()));
        const int steps = page.table().stepCount();
        const bool done = ++decisions % 3 == 0 ? decideByKeysInTheList(page, static_cast<int>(row))
                                               : decideByKeysOnTheTable(page, choices.at(row));
        QVERIFY2(done, choices.at(row).text.id.c_str());
        QCOMPARE(page.table().mover(steps), Observer(seat));
        QCoreApplication::processEvents();
    }
    QVERIFY(page.table().isOver());
    QCOMPARE(decisions, decisionsOf(page.table(), 0));
}

// Whoever walks clicks on the army and on the place that it goes to; all else is chosen in the list.
void TestWholeGames::aGameOnAMapIsPlayedByMouse() {
    PlayedPage page(tableOf(dealt(2, 14, "confidants", {{"board", "small"}, {"rounds", 5}}), {human, dice}, 14));
    Rng rng(3);
    int walked = 0, decisions = 0;
    while (page.waits() && !page.table().isOver()) {
        const Seat seat = page.table().toAct().seats.first();
        const auto choices = page.table().prompt(seat).choices;
        std::vector<std::size_t> walks;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (!choices[i].way.empty()) walks.push_back(i);
        }
        const bool walk = !walks.empty() && decisions++ % 2 == 0;
        const auto any = rng.below(static_cast<std::uint32_t>(walk ? walks.size() : choices.size()));
        const Choice& choice = choices.at(walk ? walks[any] : any);
        const int steps = page.table().stepCount();
        const bool done = walk ? decideByMouse(page, choice) : decideByKeysInTheList(page, static_cast<int>(any));
        QVERIFY2(done, qPrintable(page.scene().laid().words.say(choice.text)));
        QCOMPARE(page.table().mover(steps), Observer(seat));
        walked += walk ? 1 : 0;
        QCoreApplication::processEvents();
    }
    QVERIFY(page.table().isOver());
    QVERIFY(walked > 5);
    QVERIFY(page.page.findChild<QWidget*>("result")->isVisible());
}

INTRIKA_TEST(TestWholeGames)

}  // namespace tst_whole_games

#include "tst_whole_games.moc"
