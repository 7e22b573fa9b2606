// A game on a table: the order in which things are told, bots beside the window's thread, undo, and the file that keeps
// it.
#include "engines/session/game_kind.h"
#include "engines/session/journal.h"
#include "engines/session/record.h"
#include "engines/table/bot_seat.h"
#include "engines/table/save_file.h"
#include "engines/table/saved_games.h"
#include "engines/table/table.h"
#include "engines/words/words.h"
#include "tests/support/temp_home.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <nlohmann/json.hpp>

#include <sys/resource.h>
#include <csignal>

using namespace intrika;

namespace {

constexpr std::uint64_t seed = 20261;
const PlayerKind human{};
const PlayerKind dice{PlayerKind::Is::bot, Level::random, {}};
const PlayerKind beginner{PlayerKind::Is::bot, Level::easy, {}};
const PlayerKind expert{PlayerKind::Is::bot, Level::strong, {}};

const GameKind& traitor() { return *gameNamed("traitor"); }

std::unique_ptr<Session> deal(int seats, const nlohmann::json& options = nlohmann::json::object()) {
    Rng rng(seed);
    return std::move(traitor().deal(options, seats, rng).value());
}

std::vector<SeatInfo> seatsOf(const std::vector<PlayerKind>& players) {
    const QStringList names{"Anna", "Béla", "Cili", "Dóri"};
    std::vector<SeatInfo> seats;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        seats.push_back({names[static_cast<int>(seat)], players[seat], traitor().seatColours.at(seat)});
    }
    return seats;
}

// The first to act in the deal of `seed` gets the first kind, the others follow clockwise.
std::vector<PlayerKind> fromStart(const Session& session, const std::vector<PlayerKind>& players) {
    std::vector<PlayerKind> seated(players.size());
    const Seat start = session.toAct().seats.first();
    for (std::size_t i = 0; i < players.size(); ++i) {
        seated[clockwise(start, static_cast<int>(i), static_cast<int>(players.size()))] = players[i];
    }
    return seated;
}

struct Seated {
    std::unique_ptr<Table> table;
    QString journal;  // where it is kept
};
Seated seat(const std::vector<PlayerKind>& players) {
    auto session = deal(static_cast<int>(players.size()));
    const auto seats = seatsOf(fromStart(*session, players));
    auto file = SaveFile::begin();
    const QString path = file->path();
    return {std::make_unique<Table>(std::move(session), seats, seed, std::move(file)), path};
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Three in the coach; Anna has nothing that is of use in a fight.
std::unique_ptr<Table> coach(const std::vector<PlayerKind>& players) {
    const GameKind& kind = *gameNamed("coach");
    const auto setup = nlohmann::json::parse(R"({ "startPlayer": 0, "alliances": ["order", "brotherhood", "order"],
        "professions": ["diplomat", "bodyguard", "doctor"],
        "professionDeck": ["brawler", "duelist", "hypnotist", "clairvoyant", "priest", "poison-mixer", "grand-master"],
        "hands": [["monocle", "key"], ["whip", "bag-key"], ["bag-goblet", "dagger"]],
        "deck": ["gloves", "folio", "key", "goblet", "sextant", "key", "broken-mirror", "privilege", "goblet", "coat",
                 "lodge-arms", "poison-ring", "goblet", "throwing-knives"] })");
    return std::make_unique<Table>(kind.fromSetup(nlohmann::json::object(), 3, setup).value(), seatsOf(players), seed,
                                   nullptr);
}

void fight(Table& table, Seat attacker, Seat defender) {
    for (const Choice& choice : table.prompt(attacker).choices) {
        if (choice.text.id == "choice.fight" && choice.picks.back().value == defender) {
            return table.choose(attacker, choice.key);
        }
    }
}

void chooseFirst(Table& table) {
    const Seat seat = table.toAct().seats.first();
    table.choose(seat, table.prompt(seat).choices.front().key);
}

// Plays for all people at random until the condition holds; the bots play for themselves.
template <class Until>
bool playUntil(Table& table, Until until, int ms = 60'000) {
    QElapsedTimer clock;
    clock.start();
    Rng rng(seed);
    while (!until() && clock.elapsed() < ms) {
        const SeatSet people = table.toAct().seats & table.humans();
        if (table.toAct().kind == ToAct::Kind::seats && !people.empty()) {
            const auto choices = table.prompt(people.first()).choices;
            table.choose(people.first(), choices.at(rng.below(static_cast<std::uint32_t>(choices.size()))).key);
        }
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    return until();
}

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

// Writing stops at `bytes` of any file, as on a full disk.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &before_); }

private:
    rlimit before_{};
};

}  // namespace

class TstTable : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(journalFolder()).removeRecursively(); }
    void everyStepIsOnDiskBeforeItIsTold();
    void aGameOfBotsIsToldOnceAndKept();
    void nothingMovesWhileHeld();
    void aChoiceThatIsNotLegalChangesNothing();
    void aBotSeatAnswersOnlyTheLastQuestion();
    void aTableIsLeftAtOnce();
    void undoWhileABotThinksDropsItsAnswer();
    void undoTakesBotsAlong();
    void undoStopsAtNewInformation();
    void undoStopsAtAnotherPerson();
    void undoIsKeptInTheJournal();
    void aPracticeGameGoesBackToItsBeginning();
    void aloneNobodyIsAskedForSilence();
    void inALessonOrInCompanySilenceIsAskedFor();
    void reasonsGiveNothingAwayBeforeTheEnd();
    void aRestoredGameGoesOnAsItWould();
    void aJournalCutAnywhereKeepsItsWholeLines();
    void aDamagedJournalIsLaidAside();
    void anotherWindowLeavesARunningGameAlone();
    void aRecordIsOpenedAndPlayedOn();
    void nobodyIsNameless();
    void aFullDiskIsToldAndMadeUpFor();
    void aFullDeviceIsNamed();
    void aFolderThatCannotBeMadeIsTold();
    void aFinishedGameThatCannotBeKeptStaysAJournal();
    void savingReplacesAllOrNothing();
    void aHintIsGivenForTheAskingSeat();
    void aHintCanBeCancelled();
    void aDeadExternalBotStopsNothing();

private:
    TempHome home_;
};

void TstTable::everyStepIsOnDiskBeforeItIsTold() {
    const auto [table, journal] = seat({human, dice, human});
    QStringList told;
    connect(table.get(), &Table::stepTaken, this, [&, &path = journal, &tab = table](int step) {
        const auto read = readJournal(contents(path).toStdString());
        QVERIFY(read);
        QCOMPARE(static_cast<int>(read->record.events.size()), step + 1);
        QCOMPARE(tab->stepCount(), step + 1);
        told << QString("step %1").arg(step);
    });
    connect(table.get(), &Table::awaiting, this, [&] { told << "awaiting"; });
    table->begin();
    QVERIFY(playUntil(*table, [&, &tab = table] { return tab->stepCount() >= 12; }));
    QCOMPARE(told.takeFirst(), QString("awaiting"));
    for (int step = 0; step < 12; ++step) {
        QCOMPARE(told.takeFirst(), QString("step %1").arg(step));
        QCOMPARE(told.takeFirst(), QString("awaiting"));
    }
}

void TstTable::aGameOfBotsIsToldOnceAndKept() {
    const auto [table, journal] = seat({dice, dice, dice, dice});
    QSignalSpy steps(table.get(), &Table::stepTaken);
    QSignalSpy ends(table.get(), &Table::ended);
    table->begin();
    QCOMPARE(steps.count(), 0);  // only the event loop moves bots
    QVERIFY(playUntil(*table, [&] { return ends.count() > 0; }));
    QTest::qWait(50);
    QCOMPARE(ends.count(), 1);
    QCOMPARE(steps.count(), table->stepCount());
    for (int step = 0; step < steps.count(); ++step) QCOMPARE(steps[step][0].toInt(), step);

    QVERIFY(!QFile::exists(journal));
    QCOMPARE(unfinishedGames().size(), 0);
    const QDir finished(finishedFolder());
    QCOMPARE(finished.entryList(QDir::Files).size(), 1);
    const auto kept = contents(finished.filePath(finished.entryList(QDir::Files).first()));
    const auto record = parseRecord(kept.toStdString());
    Record bare = record.value();
    Record saved = parseRecord(table->record()).value();
    bare.app = saved.app = {};  // when it ended stands there
    QVERIFY(bare == saved);
    QVERIFY(record->app.find("\"ended\"") != std::string::npos);
    QVERIFY(record && record->result && *record->result == table->result());
    QVERIFY(openRecord(*record).has_value());
    QCOMPARE(table->whyNoTakeBack().id, std::string("undo.over"));
    QDir(finishedFolder()).removeRecursively();
}

void TstTable::nothingMovesWhileHeld() {
    const auto [table, journal] = seat({dice, dice, dice});
    table->setHeld(true);
    table->begin();
    QTest::qWait(200);
    QCOMPARE(table->stepCount(), 0);
    // A listener that holds the table inside a step gets no second one.
    connect(table.get(), &Table::stepTaken, table.get(), [&tab = table] { tab->setHeld(true); });
    table->setHeld(false);
    QTest::qWait(200);
    QCOMPARE(table->stepCount(), 1);
    table->setHeld(false);
    QTest::qWait(200);
    QCOMPARE(table->stepCount(), 2);
}

void TstTable::aChoiceThatIsNotLegalChangesNothing() {
    const auto [table, journal] = seat({human, human, human});
    QSignalSpy refused(table.get(), &Table::refused);
    table->begin();
    const auto before = contents(journal);
    table->choose(table->toAct().seats.first(), MoveKey{{0xEE}});
    QCOMPARE(refused.count(), 1);
    QCOMPARE(table->stepCount(), 0);
    QCOMPARE(contents(journal), before);
}

void TstTable::aBotSeatAnswersOnlyTheLastQuestion() {
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

void TstTable::aTableIsLeftAtOnce() {
    auto table = seat({expert, expert, expert, expert}).table;
    table->begin();
    QTest::qWait(50);
    QElapsedTimer clock;
    clock.start();
    table.reset();
    QVERIFY2(clock.elapsed() < 500, qPrintable(QString::number(clock.elapsed())));
}

void TstTable::undoWhileABotThinksDropsItsAnswer() {
    const auto [table, journal] = seat({human, dice, dice});
    QSignalSpy rewound(table.get(), &Table::rewound);
    table->begin();
    const Seat seat = table->toAct().seats.first();
    chooseFirst(*table);
    QTest::qSleep(50);
    table->takeBack();
    QCOMPARE(rewound.count(), 1);
    QCOMPARE(rewound[0][0].toInt(), 0);
    QTest::qWait(200);
    QCOMPARE(table->stepCount(), 0);
    QVERIFY(table->toAct().mayAct(seat));
}

void TstTable::undoTakesBotsAlong() {
    // T-6: estates are placed in the open, with nothing to learn.
    const auto [table, journal] = seat({human, dice, human});
    table->begin();
    QCOMPARE(table->whyNoTakeBack().id, std::string("undo.nothing"));
    chooseFirst(*table);
    QVERIFY(QTest::qWaitFor([&tab = table] { return tab->stepCount() == 2; }));
    QVERIFY(table->whyNoTakeBack().empty());
    table->takeBack();
    QCOMPARE(table->stepCount(), 0);
}

void TstTable::undoStopsAtNewInformation() {
    // T-8: after the last estate the hands are dealt.
    const auto [table, journal] = seat({human, dice, dice});
    table->begin();
    chooseFirst(*table);
    QVERIFY(QTest::qWaitFor([&tab = table] { return tab->stepCount() >= 3; }));
    QCOMPARE(table->whyNoTakeBack().id, std::string("undo.informed"));
    const int steps = table->stepCount();
    QSignalSpy rewound(table.get(), &Table::rewound);
    table->takeBack();
    QCOMPARE(rewound.count(), 0);
    QVERIFY(table->stepCount() >= steps);
}

void TstTable::undoStopsAtAnotherPerson() {
    const auto [table, journal] = seat({human, human, dice, dice});
    table->begin();
    const Seat first = table->toAct().seats.first();
    chooseFirst(*table);
    const Seat second = table->toAct().seats.first();
    QVERIFY(table->whyNoTakeBack(first).empty());
    QCOMPARE(table->whyNoTakeBack(second).id, std::string("undo.another"));
    table->setHeld(true);
    chooseFirst(*table);
    QCOMPARE(table->whyNoTakeBack(first).id, std::string("undo.another"));
    QVERIFY(table->whyNoTakeBack(second).empty());
    QVERIFY(table->whyNoTakeBack().empty());
    table->takeBack(second);
    QCOMPARE(table->stepCount(), 1);
}

void TstTable::aPracticeGameGoesBackToItsBeginning() {
    QString path;
    {
        const auto [table, journal] = seat({human, dice, human});
        path = journal;
        table->practise();
        table->begin();
        QVERIFY(playUntil(*table, [&tab = table] { return tab->stepCount() >= 30; }));
        while (table->whyNoTakeBack(table->humans().first()).empty()) table->takeBack(table->humans().first());
        table->setHeld(true);
        QCOMPARE(table->stepCount(), 0);
        QCOMPARE(table->whyNoTakeBack().id, std::string("undo.nothing"));
        chooseFirst(*table);
    }
    const auto read = readJournal(contents(path).toStdString());
    QVERIFY(read && !read->problem && isPractice(read->record));
    QCOMPARE(read->record.events.size(), std::size_t(1));
    const auto opened = continueGame(path);
    QVERIFY(opened && opened->practice);
    const auto usual = seat({human, human, human}).table;
    QVERIFY(!isPractice(*parseRecord(usual->record())));
}

// The Hypnotist's window and that of all abilities have one answer for her: they are events, and not her decisions.
void TstTable::aloneNobodyIsAskedForSilence() {
    const auto table = coach({human, dice, dice});
    table->practise();
    table->begin();
    QVERIFY(table->asked() == table->toAct());
    fight(*table, 0, 1);
    QCOMPARE(table->stepCount(), 1);
    table->setHeld(true);
    QTest::qWait(100);
    QCOMPARE(table->stepCount(), 1);  // it waits like bots do
    table->setHeld(false);
    QVERIFY(QTest::qWaitFor([&] { return table->asked().mayAct(0); }, 60'000));
    int silent = 0;
    for (int step = 1; step < table->stepCount(); ++step) {
        if (table->mover(step) != Observer(Seat(0))) continue;
        ++silent;
        const auto event =
            nlohmann::json::parse(parseRecord(table->record())->events.at(static_cast<std::size_t>(step)));
        QCOMPARE(event["move"]["type"].get<std::string>(), std::string("pass"));
    }
    QVERIFY(silent >= 2);
    QCOMPARE(table->lastTurnOf(0), 1);
    table->takeBack(0);
    QCOMPARE(table->stepCount(), 0);
    QCOMPARE(table->whyNoTakeBack(0).id, std::string("undo.nothing"));
}

void TstTable::inALessonOrInCompanySilenceIsAskedFor() {
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
    lesson->setHeld(false);
    QVERIFY(QTest::qWaitFor([&] { return lesson->stepCount() > steps; }, 60'000));
}

void TstTable::reasonsGiveNothingAwayBeforeTheEnd() {
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

void TstTable::undoIsKeptInTheJournal() {
    const auto [table, journal] = seat({human, human, human});
    table->begin();
    chooseFirst(*table);
    const auto position = table->record();
    chooseFirst(*table);
    table->takeBack();
    QVERIFY(contents(journal).endsWith("{\"undo\":1}\n"));
    const auto read = readJournal(contents(journal).toStdString());
    QCOMPARE(writeRecord(read->record), position);
    chooseFirst(*table);
    QCOMPARE(readJournal(contents(journal).toStdString())->record.events.size(), std::size_t(2));
}

void TstTable::aRestoredGameGoesOnAsItWould() {
    const std::vector<PlayerKind> players{beginner, dice, beginner};
    auto whole = seat(players).table;
    whole->begin();
    QVERIFY(playUntil(*whole, [&] { return whole->isOver(); }));

    auto [table, journal] = seat(players);
    table->begin();
    QVERIFY(playUntil(*table, [&, &tab = table] { return tab->stepCount() >= 11; }));
    const auto seats = seatsOf(players);
    const Tableau seen = table->tableau(Seat(1));
    QCOMPARE(unfinishedGames().size(), 0);  // it is being played
    const QStringList names = table->names();
    table.reset();

    const auto games = unfinishedGames();
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].game, QString("traitor"));
    QCOMPARE(games[0].names, names);
    QVERIFY(games[0].steps >= 11);
    auto opened = continueGame(games[0].path);
    QVERIFY(opened && !opened->problem && opened->file);
    QCOMPARE(opened->seed, seed);
    for (Seat at = 0; at < 3; ++at) {
        QCOMPARE(opened->seats[at].name, seats[at].name);
        QCOMPARE(opened->seats[at].colour, seats[at].colour);
    }
    Table restored(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    QVERIFY(restored.tableau(Seat(1), 11) == seen || restored.stepCount() > 11);
    restored.begin();
    QVERIFY(playUntil(restored, [&] { return restored.isOver(); }));
    QCOMPARE(restored.record(), whole->record());
}

void TstTable::aJournalCutAnywhereKeepsItsWholeLines() {
    QString path;
    {
        const auto [table, journal] = seat({human, dice, human});
        path = journal;
        table->begin();
        chooseFirst(*table);
        table->takeBack();
        QVERIFY(playUntil(*table, [&tab = table] { return tab->stepCount() >= 15; }));
    }
    const QByteArray whole = contents(path);
    const auto headEnd = whole.indexOf('\n') + 1;
    for (qsizetype cut = 0; cut <= whole.size(); ++cut) {
        const auto read = readJournal(whole.left(cut).toStdString());
        QCOMPARE(read.has_value(), cut >= headEnd);
        if (read) QCOMPARE(static_cast<qsizetype>(read->wholeBytes), whole.left(cut).lastIndexOf('\n') + 1);
    }
    // Going on cuts the torn line off and writes behind what counts.
    for (qsizetype cut = headEnd; cut < whole.size(); cut += 41) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(whole.left(cut));
        file.close();
        const auto lines = readJournal(whole.left(cut).toStdString())->record.events.size();
        auto opened = continueGame(path);
        QVERIFY(opened && !opened->problem);
        QCOMPARE(static_cast<std::size_t>(opened->session->stepCount()), lines);
        Table table(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
        table.begin();
        QVERIFY(playUntil(table, [&] { return table.stepCount() > static_cast<int>(lines); }));
        table.setHeld(true);
        const auto now = readJournal(contents(path).toStdString());
        QVERIFY(now && !now->problem);
        QCOMPARE(static_cast<int>(now->record.events.size()), table.stepCount());
    }
}

void TstTable::aDamagedJournalIsLaidAside() {
    auto [table, journal] = seat({human, human, human});
    table->begin();
    chooseFirst(*table);
    table.reset();
    QByteArray text = contents(journal) + "{\"seat\":1,\"move\":{\"type\":\"fly\"}}\n";
    QFile file(journal);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();

    auto opened = continueGame(journal);
    QVERIFY(opened && opened->problem);
    QCOMPARE(opened->session->stepCount(), 1);
    QCOMPARE(contents(journal + ".damaged"), text);
    Table restored(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    restored.begin();
    chooseFirst(restored);
    const QStringList journals = QDir(journalFolder()).entryList({"*.journal"}, QDir::Files);
    QCOMPARE(journals.size(), 1);
    const auto read = readJournal(contents(QDir(journalFolder()).filePath(journals[0])).toStdString());
    QCOMPARE(read->record.events.size(), std::size_t(2));
}

void TstTable::anotherWindowLeavesARunningGameAlone() {
    auto [table, journal] = seat({human, human, human});
    table->begin();
    QCOMPARE(unfinishedGames().size(), 0);
    table.reset();
    QCOMPARE(unfinishedGames().size(), 1);
    QCOMPARE(unfinishedGames()[0].path, journal);
}

void TstTable::aRecordIsOpenedAndPlayedOn() {
    auto [table, journal] = seat({human, human, human});
    table->begin();
    chooseFirst(*table);
    const QString path = home_.path("saved.intrika");
    QVERIFY(!saveRecord(path, table->record()));
    auto opened = openGame(path);
    QVERIFY(opened && !opened->problem);
    Table again(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    again.begin();
    chooseFirst(again);
    QCOMPARE(QDir(journalFolder()).entryList({"*.journal"}, QDir::Files).size(), 2);
    QCOMPARE(contents(path).toStdString(), table->record());
    QVERIFY(!openGame(home_.path("missing.intrika")).has_value());
    QCOMPARE(openGame(home_.path("missing.intrika")).error().code, Problem::Code::cannotRead);
}

// A record of the command line has no names; the window still speaks of everybody.
void TstTable::nobodyIsNameless() {
    const auto [table, journal] = seat({human, human, human});
    auto record = nlohmann::json::parse(table->record());
    for (auto& entry : record["seats"]) entry.erase("name");
    record["seats"][1]["name"] = "Vilma";
    const QString path = home_.path("nameless.intrika");
    QVERIFY(!saveRecord(path, record.dump()));
    switchLanguage("hu");
    const auto opened = openGame(path);
    QVERIFY(opened);
    const QStringList names{opened->seats[0].name, opened->seats[1].name, opened->seats[2].name};
    QCOMPARE(names, QStringList({"Barna", "Vilma", "Zöld"}));
}

void TstTable::aFullDiskIsToldAndMadeUpFor() {
    const auto [table, journal] = seat({human, human, human});
    QSignalSpy troubles(table.get(), &Table::troubled);
    table->begin();
    chooseFirst(*table);
    const QByteArray safe = contents(journal);
    {
        const FileSizeLimit full(static_cast<rlim_t>(safe.size()) + 10);
        chooseFirst(*table);
        QCOMPARE(table->stepCount(), 2);
        QCOMPARE(troubles.count(), 1);
        QCOMPARE(troubles[0][0].value<Problem>().code, Problem::Code::cannotWrite);
        QCOMPARE(contents(journal), safe);  // not even half a line
        chooseFirst(*table);
        QCOMPARE(table->stepCount(), 3);
        QCOMPARE(troubles.count(), 1);  // once is enough
    }
    QVERIFY(playUntil(*table, [&tab = table] { return tab->stepCount() == 5; }));
    const auto read = readJournal(contents(journal).toStdString());
    QVERIFY(read && !read->problem);
    QCOMPARE(read->record.events.size(), std::size_t(5));
}

void TstTable::aFullDeviceIsNamed() {
    if (!QFile::exists("/dev/full")) QSKIP("needs /dev/full");
    QDir().mkpath(journalFolder());
    const QString path = journalFolder() + "/full.journal";
    QVERIFY(QFile::link("/dev/full", path));
    Table table(deal(3), seatsOf({human, human, human}), seed, std::make_unique<SaveFile>(path));
    QSignalSpy troubles(&table, &Table::troubled);
    table.begin();
    QCOMPARE(troubles.count(), 1);
    QCOMPARE(troubles[0][0].value<Problem>().text.id, std::string("problem.disk-full"));
    chooseFirst(table);
    QCOMPARE(table.stepCount(), 1);
    QFile::remove(path);
}

void TstTable::aFolderThatCannotBeMadeIsTold() {
    QDir(journalFolder()).removeRecursively();
    QFile inTheWay(journalFolder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    const auto [table, journal] = seat({human, human, human});
    QSignalSpy troubles(table.get(), &Table::troubled);
    table->begin();
    QCOMPARE(troubles.count(), 1);
    QCOMPARE(troubles[0][0].value<Problem>().text.id, std::string("problem.no-folder"));
    chooseFirst(*table);
    QCOMPARE(table->stepCount(), 1);
    inTheWay.remove();
    chooseFirst(*table);
    QCOMPARE(readJournal(contents(journal).toStdString())->record.events.size(), std::size_t(2));
}

void TstTable::aFinishedGameThatCannotBeKeptStaysAJournal() {
    QDir(finishedFolder()).removeRecursively();
    QFile inTheWay(finishedFolder());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    QString journal;
    {
        const auto seated = seat({dice, dice, dice});
        journal = seated.journal;
        QSignalSpy troubles(seated.table.get(), &Table::troubled);
        seated.table->begin();
        QVERIFY(playUntil(*seated.table, [&] { return seated.table->isOver(); }));
        QCOMPARE(troubles.count(), 1);
    }
    QVERIFY(QFile::exists(journal));
    inTheWay.remove();
    auto opened = continueGame(journal);
    QVERIFY(opened && opened->session->toAct().isOver());
    Table again(std::move(opened->session), opened->seats, opened->seed, std::move(opened->file));
    QSignalSpy ends(&again, &Table::ended);
    again.begin();
    QCOMPARE(ends.count(), 1);
    QVERIFY(!QFile::exists(journal));
    QCOMPARE(QDir(finishedFolder()).entryList(QDir::Files).size(), 1);
}

void TstTable::savingReplacesAllOrNothing() {
    const QString path = home_.path("kept.intrika");
    QVERIFY(!saveRecord(path, "what was there"));
    {
        const FileSizeLimit full(8);
        const auto problem = saveRecord(path, "a record that does not fit");
        QVERIFY(problem);
        QCOMPARE(problem->code, Problem::Code::cannotWrite);
    }
    QCOMPARE(contents(path), QByteArray("what was there"));
    QVERIFY(saveRecord("/proc/nowhere/game.intrika", "text"));
}

void TstTable::aHintIsGivenForTheAskingSeat() {
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
        QVERIFY(line.expected >= 0 && line.expected <= 1 && line.share > 0 && line.share <= 1);
        QVERIFY(std::any_of(choices.begin(), choices.end(), [&](const Choice& c) { return c.key == line.key; }));
    }
    QCOMPARE(table->stepCount(), 0);
}

void TstTable::aHintCanBeCancelled() {
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

void TstTable::aDeadExternalBotStopsNothing() {
    const PlayerKind dead{PlayerKind::Is::external, Level::normal, "/bin/false"};
    const PlayerKind missing{PlayerKind::Is::external, Level::normal, "/no/such/program"};
    const auto [table, journal] = seat({dead, missing, dice});
    QSignalSpy troubles(table.get(), &Table::troubled);
    table->begin();
    QVERIFY(playUntil(*table, [&tab = table] { return tab->stepCount() >= 2; }));
    QCOMPARE(troubles.count(), 2);
    for (const auto& trouble : troubles) QCOMPARE(trouble[0].value<Problem>().code, Problem::Code::externalBot);
    table->setHeld(true);
    // Who opens a file starts no program that it names.
    QVERIFY(!table->record().empty());
    QVERIFY(table->record().find("/bin/false") == std::string::npos);
}

QTEST_GUILESS_MAIN(TstTable)
#include "tst_table.moc"
