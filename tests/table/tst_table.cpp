// A game on a table: the order in which things are told, bots beside the window's thread, hints.
#include "engines/saves/saved_games.h"
#include "engines/session/record.h"
#include "engines/table/bot_seat.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/processor_time.h"
#include "tests/support/seated_table.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace tst_table {

using namespace intrika;

namespace {

// Waits to be asked to stop, and answers all the same.
class Stubborn final : public Thinking {
public:
    explicit Stubborn(std::atomic<int>& ended) : ended_(ended) {}
    Advice run(std::stop_token stop, std::atomic<float>&) override {
        while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        ++ended_;
        return {};
    }

private:
    std::atomic<int>& ended_;
};

class Quick final : public Thinking {
public:
    explicit Quick(std::uint64_t iterations) : iterations_(iterations) {}
    Advice run(std::stop_token, std::atomic<float>& share) override {
        share = 1;
        Advice advice;
        advice.iterations = iterations_;
        return advice;
    }

private:
    std::uint64_t iterations_;
};

}  // namespace

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(journalFolder()).removeRecursively(); }
    void aGameOfBotsIsToldOnceAndKept();
    void nothingMovesWhileHeld();
    void itGoesOnWhenTheLastHoldIsGone();
    void aHoldMayOutliveTheTable();
    void nobodyThinksBeforeAHeldTableIsLetGo();
    void aChoiceThatIsNotLegalChangesNothing();
    void aBotSeatAnswersOnlyTheLastQuestion();
    void aTableIsLeftAtOnce();
    void reasonsGiveNothingAwayBeforeTheEnd();
    void aHintIsGivenForTheAskingSeat();
    void chancesThatCannotBeToldApartAreCalledAlike();
    void hintsAreCountedOverContinuations();
    void aHintCanBeCancelled();
    void aDeadExternalBotStopsNothing();
};

void TestTable::aGameOfBotsIsToldOnceAndKept() {
    const auto [table, journal] = seat({dice, dice, dice, dice});
    QSignalSpy steps(table.get(), &Table::stepTaken);
    table->begin();
    QCOMPARE(steps.count(), 0);  // only the event loop moves bots
    QVERIFY(playUntil(*table, [&, &game = table] { return game->isOver(); }));
    QTest::qWait(50);
    QCOMPARE(steps.count(), table->stepCount());
    for (int step = 0; step < steps.count(); ++step) QCOMPARE(steps[step][0].toInt(), step);

    QVERIFY(!QFile::exists(journal));
    QCOMPARE(unfinishedGames(allGames()).size(), 0);
    const QDir finished(finishedFolder());
    QCOMPARE(finished.entryList(QDir::Files).size(), 1);
    const auto kept = contents(finished.filePath(finished.entryList(QDir::Files).first()));
    const auto record = parseRecord(kept.toStdString(), allGames());
    Record bare = record.value();
    Record saved = parseRecord(table->record(), allGames()).value();
    bare.app = saved.app = {};  // when it ended stands there
    QVERIFY(bare == saved);
    QVERIFY(record->app.find("\"ended\"") != std::string::npos);
    QVERIFY(record && record->result && *record->result == table->result());
    QVERIFY(openRecord(*record).has_value());
    QCOMPARE(table->whyNoTakeBack().id, std::string("undo.over"));
    QDir(finishedFolder()).removeRecursively();
}

void TestTable::nothingMovesWhileHeld() {
    const auto [table, journal] = seat({dice, dice, dice});
    std::optional<TableHold> held = table->hold("a test");
    table->begin();
    QTest::qWait(200);
    QCOMPARE(table->stepCount(), 0);
    // A listener that holds the table inside a step gets no second one.
    connect(table.get(), &Table::stepTaken, table.get(), [&tab = table, &held] { held = tab->hold("a step"); });
    held.reset();
    QTest::qWait(200);
    QCOMPARE(table->stepCount(), 1);
    held.reset();
    QTest::qWait(200);
    QCOMPARE(table->stepCount(), 2);
}

void TestTable::itGoesOnWhenTheLastHoldIsGone() {
    const auto [table, journal] = seat({dice, dice, dice});
    std::optional<TableHold> first = table->hold("one"), second = table->hold("two");
    table->begin();
    first.reset();
    QCOMPARE(table->holds(), std::vector<std::string_view>{"two"});
    QTest::qWait(100);
    QCOMPARE(table->stepCount(), 0);
    TableHold moved = std::move(*second);
    second.reset();  // what was moved away holds nothing
    QTest::qWait(100);
    QCOMPARE(table->stepCount(), 0);
    moved = table->hold("three");
    QCOMPARE(table->holds(), std::vector<std::string_view>{"three"});
    { const TableHold last = std::move(moved); }
    QVERIFY(table->holds().empty());
    QVERIFY(playUntil(*table, [&tab = table] { return tab->stepCount() > 0; }));
}

void TestTable::aHoldMayOutliveTheTable() {
    auto [table, journal] = seat({dice, dice, dice});
    const TableHold held = table->hold("a test");
    table.reset();
}

// The window draws its pictures first.
void TestTable::nobodyThinksBeforeAHeldTableIsLetGo() {
    const auto [table, journal] = seat({dice, dice, dice, dice});
    QSignalSpy thoughts(table.get(), &Table::thinking);
    std::optional<TableHold> held = table->hold("a test");
    table->begin();
    QTest::qWait(30);
    QCOMPARE(thoughts.count(), 0);
    held.reset();
    QVERIFY(playUntil(*table, [&] { return thoughts.count() > 0; }));
}

void TestTable::aChoiceThatIsNotLegalChangesNothing() {
    const auto [table, journal] = seat({human, human, human});
    QSignalSpy refused(table.get(), &Table::refused);
    table->begin();
    const auto before = contents(journal);
    table->choose(table->toAct().seats.first(), MoveKey{{0xEE}});
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table->stepCount(), 0);
    QCOMPARE(contents(journal), before);
}

void TestTable::aBotSeatAnswersOnlyTheLastQuestion() {
    std::atomic<int> ended = 0;
    BotSeat bot;
    QSignalSpy answers(&bot, &BotSeat::answered);
    bot.ask(std::make_unique<Quick>(1), 1);
    QTest::qSleep(50);  // its answer is already in the event queue
    bot.ask(std::make_unique<Stubborn>(ended), 2);
    bot.ask(std::make_unique<Quick>(3), 3);
    QCOMPARE(ended.load(), 1);
    QTRY_COMPARE(answers.count(), 1);
    QTest::qWait(50);
    QCOMPARE(answers.count(), 1);
    QCOMPARE(answers[0][0].toInt(), 3);
    QCOMPARE(answers[0][1].value<Advice>().iterations, std::uint64_t(3));

    bot.ask(std::make_unique<Quick>(4), 4);
    QTest::qSleep(50);
    bot.cancel();
    QTest::qWait(50);
    QCOMPARE(answers.count(), 1);
    QVERIFY(!bot.isThinking());
}

void TestTable::aTableIsLeftAtOnce() {
    auto table = seat({expert, expert, expert, expert}).table;
    table->begin();
    QTest::qWait(50);
    const double before = processMs();
    table.reset();
    const double spent = processMs() - before;  // a bot that went on thinking would spend more
    QVERIFY2(spent < 500, qPrintable(QString::number(spent)));
}

void TestTable::reasonsGiveNothingAwayBeforeTheEnd() {
    const auto [table, journal] = seat({human, beginner, dice});
    QSignalSpy found(table.get(), &Table::reasonsFound);
    table->begin();
    QVERIFY(playUntil(*table, [&tab = table] { return tab->stepCount() >= 9; }));
    for (int step = 0; step < table->stepCount(); ++step) {
        QVERIFY(!table->reasons(step));
        table->askReasons(step);
    }
    QTest::qWait(300);
    QCOMPARE(found.count(), 0);
    QVERIFY(playUntil(*table, [&tab = table] { return tab->isOver(); }));
    int weighed = 0;
    for (int step = 0; step < table->stepCount(); ++step) {
        const auto reasons = table->reasons(step);
        QCOMPARE(reasons.has_value(), table->mover(step).has_value());
        if (!reasons) continue;
        QVERIFY(!reasons->decided.empty());
        const bool bot = table->seatInfo(reasons->seat).player == beginner;
        weighed += bot && !reasons->lines.empty() ? 1 : 0;
        if (!bot) QVERIFY(reasons->lines.empty());
    }
    QVERIFY(weighed > 5);
}

void TestTable::aHintIsGivenForTheAskingSeat() {
    const auto [table, journal] = seat({human, dice, dice});
    QSignalSpy hints(table.get(), &Table::hintReady);
    QSignalSpy ended(table.get(), &Table::thinkingEnded);
    table->begin();
    const Seat seat = table->toAct().seats.first();
    table->askHint(clockwise(seat, 1, 3));  // not to act: no answer, no harm
    table->askHint(seat);
    QVERIFY(hints.wait(20'000));
    QCOMPARE(hints.count(), 1);
    QCOMPARE(ended.count(), 1);
    const auto hint = hints[0][0].value<Hint>();
    QCOMPARE(hint.seat, seat);
    QVERIFY(!hint.lines.empty() && hint.lines.size() <= 3);
    const auto choices = table->prompt(seat).choices;
    for (const auto& line : hint.lines) {
        QVERIFY(!line.move.empty());
        QVERIFY(line.expected && *line.expected >= 0 && *line.expected <= 1);
        QVERIFY(std::any_of(choices.begin(), choices.end(), [&](const Choice& c) { return c.key == line.key; }));
    }
    QCOMPARE(table->stepCount(), 0);
    // It is counted, for the statistics.
    QCOMPARE(table->hintsUsed().at(seat), 1);
    QCOMPARE(readOwnThings(*parseRecord(table->record(), allGames())).hints, table->hintsUsed());
}

// Those that were given before the game was taken up again count too.
void TestTable::hintsAreCountedOverContinuations() {
    auto [table, journal] = seat({human, human, human});
    const Seat seat = table->toAct().seats.first();
    const auto isHinted = [seat](Table& asked) {
        QSignalSpy hints(&asked, &Table::hintReady);
        asked.askHint(seat);
        return hints.wait(20'000);
    };
    table->begin();
    QVERIFY(isHinted(*table) && isHinted(*table));
    for (const int before : {2, 3}) {
        table.reset();
        auto game = continueGame(journal, allGames());
        QVERIFY(game && !game->problem);
        QCOMPARE(game->things.hints.at(seat), before);
        table = std::make_unique<Table>(std::move(game->session), std::move(game->seats), game->seed,
                                        std::move(game->file));
        table->setHintsUsed(std::move(game->things.hints));
        table->begin();
        QVERIFY(isHinted(*table));
    }
    QCOMPARE(readOwnThings(*parseRecord(table->record(), allGames())).hints.at(seat), 4);
}

// Whose chances differ by less than so few visits can tell is called as good.
void TestTable::chancesThatCannotBeToldApartAreCalledAlike() {
    Prompt asked;
    Advice advice;
    const auto add = [&](std::uint8_t key, std::uint32_t visits, float expected) {
        asked.choices.push_back({MoveKey{{key}}, {}, say("x")});
        advice.rated.push_back({MoveKey{{key}}, visits, expected});
    };
    add(1, 900, 0.50F);  // its error: 0.017
    add(2, 800, 0.48F);  // 0.018: together 0.024
    add(3, 900, 0.40F);
    const auto lines = linesOf(advice, asked);
    QCOMPARE(lines.size(), std::size_t(3));
    QVERIFY(!lines[0].asGood && lines[1].asGood && !lines[2].asGood);
    advice.rated = {{MoveKey{{1}}, 0, 0}, {MoveKey{{2}}, 0, 0}};
    QVERIFY(!linesOf(advice, asked)[1].asGood);  // nothing was searched
}

void TestTable::aHintCanBeCancelled() {
    const auto [table, journal] = seat({human, human, human});
    QSignalSpy hints(table.get(), &Table::hintReady);
    QSignalSpy ended(table.get(), &Table::thinkingEnded);
    table->begin();
    table->askHint(table->toAct().seats.first());
    table->cancelHint();
    QCOMPARE(ended.count(), 1);
    table->askHint(table->toAct().seats.first());
    chooseFirst(*table);  // what was asked about is past
    QCOMPARE(ended.count(), 2);
    QTest::qWait(300);
    QCOMPARE(hints.count(), 0);
}

void TestTable::aDeadExternalBotStopsNothing() {
    const PlayerKind dead{PlayerKind::Is::external, Level::normal, "/bin/false"};
    const PlayerKind missing{PlayerKind::Is::external, Level::normal, "/no/such/program"};
    const auto [table, journal] = seat({dead, missing, dice});
    QSignalSpy troubles(table.get(), &Table::troubled);
    table->begin();
    QVERIFY(playUntil(*table, [&tab = table] { return tab->stepCount() >= 2; }));
    QCOMPARE(troubles.count(), 2);
    for (const auto& trouble : troubles) QCOMPARE(trouble[0].value<Problem>().code, Problem::Code::externalBot);
    const TableHold held = table->hold("a test");
    // Who opens a file starts no program that it names.
    QVERIFY(!table->record().empty());
    QVERIFY(table->record().find("/bin/false") == std::string::npos);
}

INTRIKA_TEST(TestTable)

}  // namespace tst_table

#include "tst_table.moc"
