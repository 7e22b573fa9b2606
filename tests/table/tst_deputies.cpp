// A bot in a person's place: it decides as long as it is to, the seat stays theirs, and what is kept tells it.
#include "engines/saves/finished_games.h"
#include "engines/saves/saved_games.h"
#include "engines/session/deputies.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/seated_table.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_deputies {

using namespace intrika;

class TstDeputies : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QDir(journalFolder()).removeRecursively();
        QDir(finishedFolder()).removeRecursively();
    }

    void aBotDecidesUntilThePersonIsBack() {
        const auto [table, journal] = seat({human, human, human});
        QSignalSpy told(table.get(), &Table::deputyChanged);
        table->begin();
        const Seat away = table->toAct().seats.first();
        QTest::qWait(0);
        QCOMPARE(table->stepCount(), 0);
        table->setDeputy(away, Level::random);
        QCOMPARE(told.count(), 1);
        QVERIFY(!table->humans().contains(away));
        QVERIFY(table->seatInfo(away).player.is == PlayerKind::Is::human);
        QVERIFY(QTest::qWaitFor([&tab = table] { return tab->stepCount() > 0; }));
        QVERIFY(table->mover(0) == Observer(away));
        table->setDeputy(away, std::nullopt);
        QVERIFY(table->humans() == SeatSet::firstOf(3));
        QVERIFY(playUntil(*table, [&, &tab = table] { return tab->toAct().mayAct(away); }));
        const int steps = table->stepCount();
        QTest::qWait(0);
        QCOMPARE(table->stepCount(), steps);
        chooseFirst(*table);
        QVERIFY(table->mover(steps) == Observer(away));
    }

    // What a bot decided in their place is no decision of a person that could be taken back.
    void nobodyTakesBackWhatABotDecided() {
        const auto [table, journal] = seat({human, human, human});
        table->begin();
        const Seat away = table->toAct().seats.first();
        table->setDeputy(away, Level::random);
        QVERIFY(QTest::qWaitFor([&tab = table] { return tab->stepCount() == 1; }));
        QCOMPARE(table->whyNoTakeBack(away).id, std::string("undo.nothing"));
        chooseFirst(*table);
        table->setDeputy(away, std::nullopt);
        QVERIFY(table->whyNoTakeBack().empty());
        table->takeBack();
        QCOMPARE(table->stepCount(), 1);
    }

    void theJournalBringsItBack() {
        auto [table, journal] = seat({human, human, human});
        table->begin();
        const Seat away = table->toAct().seats.first();
        table->setDeputy(away, Level::random);
        QVERIFY(QTest::qWaitFor([&tab = table] { return tab->stepCount() == 1; }));
        table.reset();
        auto game = continueGame(journal, allGames());
        QVERIFY(game);
        QVERIFY(game->things.deputies.now(away) == Level::random);
        QVERIFY(game->things.deputies.at(away, 0) == Level::random);
        Table again(deal(3), game->seats, dealtSeed, nullptr);
        again.bringDeputies(std::move(game->things.deputies));
        again.begin();
        QVERIFY(QTest::qWaitFor([&] { return again.stepCount() == 1; }));
        QVERIFY(again.mover(0) == Observer(away));
    }

    // Of the statistics: a person's games are those that they decided themselves.
    void whoWasReplacedHasNoResultOfTheirOwn() {
        const auto [table, journal] = seat({human, human, human});
        table->begin();
        const Seat away = table->toAct().seats.first();
        table->setDeputy(away, Level::random);
        QVERIFY(playUntil(*table, [&tab = table] { return tab->isOver(); }));
        for (const bool again : {false, true}) {  // from the file, and from what was kept of it
            const auto games = finishedGames(allGames());
            QCOMPARE(games.size(), 1);
            QVERIFY2(games[0].deputies.ever() == SeatSet::of(away), again ? "kept" : "read");
            const auto all = standings(games);
            QCOMPARE(all.size(), std::size_t(2));
            for (const Standing& standing : all) QVERIFY(standing.player != table->seatInfo(away).name);
        }
    }

    void whatWasTakenBackChangesNobodysPlace() {
        Deputies deputies;
        deputies.set(1, Level::easy, 4);
        deputies.set(1, std::nullopt, 9);
        QVERIFY(!deputies.at(1, 3) && deputies.at(1, 4) == Level::easy && deputies.at(1, 8) && !deputies.at(1, 9));
        QVERIFY(deputies.now().empty() && deputies.ever() == SeatSet::of(1));
        deputies.cutTo(6);
        QVERIFY(deputies.at(1, 5) == Level::easy && !deputies.at(1, 6) && !deputies.now(1));
        QVERIFY(readDeputies(deputies.json(), 2).json() == deputies.json());
    }

    void whatMakesNoSenseIsNobody() {
        for (const char* text :
             {"{}", "[1]", R"([{"seat":3,"level":"easy","events":0}])", R"([{"seat":0,"level":"god","events":0}])",
              R"([{"seat":0,"level":"easy","events":-1}])", R"([{"seat":0,"events":1}])",
              R"([{"seat":0,"level":"easy","events":5},{"seat":0,"level":null,"events":4}])"}) {
            QVERIFY2(readDeputies(nlohmann::json::parse(text), 3).empty(), text);
        }
    }
};

INTRIKA_TEST(TstDeputies)

}  // namespace tst_deputies

#include "tst_deputies.moc"
