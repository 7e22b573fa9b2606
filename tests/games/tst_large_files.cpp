// Records and journals that are larger than any game: reading them takes time that grows with the text, and what is
// beyond the limits is a problem, told in few words.
#include "engines/core/json_text.h"
#include "engines/core/thread_clock.h"
#include "engines/session/game_kind.h"
#include "engines/session/journal.h"
#include "engines/session/record.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/random_play.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace tst_large_files {

using namespace intrika;

namespace {

using Made = std::function<std::string(std::size_t)>;

std::string repeated(std::size_t count, const std::string& each, const char* between = ",") {
    std::string text;
    for (std::size_t at = 0; at < count; ++at) text += (at == 0 ? "" : between) + each;
    return text;
}

std::string keys(std::size_t count, std::size_t bytes) {
    std::string text;
    for (std::size_t key = 0; key < count; ++key) {
        text += (key == 0 ? "\"" : ",\"") + std::to_string(key) + "\":\"" + std::string(bytes, 'v') + "\"";
    }
    return text;
}

std::string recordWith(const std::string& seats, const std::string& events, const std::string& app) {
    return R"({"intrika":1,"game":"traitor","seats":[)" + seats + R"(],"setup":{},"events":[)" + events +
           R"(],"app":{)" + app + "}}";
}

const std::string threeSeats = "{},{},{}", passing = R"({"seat":0,"move":{"type":"pass"}})";

std::string journalWith(std::size_t lines, const std::string& line) {
    const auto session = randomGame(*gameNamed("traitor"), 3, nlohmann::json::object(), 5, 0);
    return journalHead(recordOf(*session, std::vector<SeatEntry>(3))) + repeated(lines, line + "\n", "");
}

void read(const std::string& text, bool isJournal) {
    if (isJournal) {
        const auto journal = readJournal(text, allGames());
        QVERIFY(journal.has_value());
    } else if (const auto record = parseRecord(text, allGames())) {
        openAsFarAsPossible(*record);
    }
}

double secondsFor(const std::string& text, bool isJournal) {
    double least = 1e9;
    for (int again = 0; again < 3; ++again) {
        const double before = threadSeconds();
        read(text, isJournal);
        least = std::min(least, threadSeconds() - before);
    }
    return least;
}

QByteArray whyNot(const std::string& text) {
    const auto record = parseRecord(text, allGames());
    return record ? QByteArray() : QByteArray::fromStdString(record.error().text.id);
}

}  // namespace

class TstLargeFiles : public QObject {
    Q_OBJECT

private slots:
    // Ten times the text may take ten times as long, and some; what looks at everything again for each thing takes a
    // hundred times. It is the processor's time of this thread, so that neighbours do not count.
    void timeGrowsWithTheText_data() {
        QTest::addColumn<Made>("made");
        QTest::addColumn<bool>("journal");
        QTest::addColumn<int>("size");
        const auto row = [](const char* name, const Made& made, int size, bool journal = false) {
            QTest::newRow(name) << made << journal << size;
        };
        row(
            "one name",
            [](auto size) { return recordWith("{\"name\":\"" + std::string(size, 'n') + "\"},{},{}", "", ""); },
            1'000'000);
        row(
            "seats", [](auto size) { return recordWith(repeated(size, "{}"), "", ""); }, 15'000);
        row(
            "events", [](auto size) { return recordWith(threeSeats, repeated(size, passing), ""); }, 15'000);
        row(
            "keys of its own", [](auto size) { return recordWith(threeSeats, "", keys(size, 200)); }, 100);
        row(
            "what is in them", [](auto size) { return recordWith(threeSeats, "", keys(100, size)); }, 10'000);
        row(
            "a list in them",
            [](auto size) { return recordWith(threeSeats, "", "\"x\":[" + repeated(size, "1") + "]"); }, 15'000);
        row(
            "one long key", [](auto size) { return "{\"intrika\":1,\"" + std::string(size, 'k') + "\":1}"; },
            1'000'000);
        row(
            "lines", [](auto size) { return journalWith(size, passing); }, 15'000, true);
        row(
            "lines that are taken back", [](auto size) { return journalWith(size, passing + "\n{\"undo\":1}"); },
            10'000, true);
        row(
            "lines that change its own things",
            [](auto size) { return journalWith(size, R"({"app":{"pencil":[1,2,3]}})"); }, 10'000, true);
        row(
            "one long line", [](auto size) { return journalWith(1, std::string(size, ' ') + passing); }, 1'000'000,
            true);
    }
    void timeGrowsWithTheText() {
        QFETCH(Made, made);
        QFETCH(bool, journal);
        QFETCH(int, size);
        const auto few = static_cast<std::size_t>(size);
        const double little = secondsFor(made(few), journal), much = secondsFor(made(10 * few), journal);
        const std::string told = std::to_string(little) + " s, then " + std::to_string(much) + " s";
        qInfo("%s", told.c_str());
        QVERIFY2(much < 40 * little + 0.002, told.c_str());
    }

    void whatIsBeyondTheLimitsIsRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char* name, const std::string& text, const char* problem) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(problem);
        };
        row("80,000 keys of its own", recordWith(threeSeats, "", keys(80'000, 1)), "problem.too-many-keys");
        row("12 MB of empty seats", recordWith(repeated(4'000'000, "{}"), "", ""), "problem.too-many-items");
        row("2 million events", recordWith(threeSeats, repeated(2'000'000, "{}"), ""), "problem.too-many-items");
        row("as many seats as a list may have", recordWith(repeated(JsonLimits::items, "{}"), "", ""),
            "problem.seat-count");
    }
    void whatIsBeyondTheLimitsIsRefused() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, problem);
        QCOMPARE(whyNot(text.toStdString()), problem);
    }

    void aJournalWithoutEndIsReadAsFarAsAGameMayBe() {
        const auto journal = readJournal(journalWith(JsonLimits::items + 1'000, passing), allGames());
        QVERIFY(journal.has_value());
        QCOMPARE(journal->record.events.size(), JsonLimits::items);
        QVERIFY(journal->problem.has_value());
    }
};

INTRIKA_TEST(TstLargeFiles)

}  // namespace tst_large_files

#include "tst_large_files.moc"
