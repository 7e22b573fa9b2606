// Records and journals: what is written comes back; what is damaged is told as a problem with its place, never by a
// crash, and never takes the running game along.
#include "engines/core/clean_text.h"
#include "engines/session/game_kind.h"
#include "engines/session/journal.h"
#include "engines/session/record.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/files.h"
#include "tests/support/random_play.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

namespace tst_records {

using namespace intrika;
using Code = Problem::Code;

namespace {

QString inTests(const char* path) { return QStringLiteral(INTRIKA_SOURCE_DIR "/tests/") + path; }

std::string wholeGame() { return textOf(inTests("records/traitor/four.intrika")); }

std::vector<SeatEntry> seatsFor(const Session& session) {
    return std::vector<SeatEntry>(static_cast<std::size_t>(session.seatCount()));
}

// A game with some moves taken back on the way, as its journal tells it.
struct Kept {
    std::string text;
    std::vector<std::size_t> events;  // how many events count after each whole line
};
Kept keptGame() {
    Rng rng(11);
    const auto session = gameNamed("traitor")->deal(nlohmann::json::object(), 3, rng, {}).value();
    Kept kept{journalHead(recordOf(*session, seatsFor(*session))), {0}};
    for (int played = 0; played < 24 && !session->toAct().isOver(); ++played) {
        playRandomly(*session, rng, 1);
        kept.text += journalEvent(session->step(session->stepCount() - 1).event);
        kept.events.push_back(static_cast<std::size_t>(session->stepCount()));
        if (played % 7 == 6) {
            session->takeBack();
            session->takeBack();
            kept.text += journalUndo(2);
            kept.events.push_back(static_cast<std::size_t>(session->stepCount()));
        }
    }
    return kept;
}

struct Damage {
    QString file;
    Code code;
    QString place;
    int event = -1;
};

const QList<Damage> damages{
    {"empty.intrika", Code::badJson, ""},
    {"cut-off.intrika", Code::badJson, ""},
    {"no-json.intrika", Code::badJson, ""},
    {"no-utf8.intrika", Code::badJson, ""},
    {"nul-bytes.intrika", Code::badJson, ""},
    {"huge-number.intrika", Code::badJson, ""},
    {"too-deep.intrika", Code::badJson, ""},
    {"double-key.intrika", Code::badValue, ""},
    {"foreign.json", Code::foreign, ""},
    {"foreign-list.json", Code::foreign, ""},
    {"too-new.intrika", Code::tooNew, "/intrika"},
    {"version-text.intrika", Code::badValue, "/intrika"},
    {"version-zero.intrika", Code::badValue, "/intrika"},
    {"unknown-game.intrika", Code::badValue, "/game"},
    {"unknown-key.intrika", Code::badValue, "/colour~1s"},
    {"missing-events.intrika", Code::badValue, ""},
    {"missing-seats.intrika", Code::badValue, ""},
    {"two-seats.intrika", Code::badValue, "/seats"},
    {"five-seats.intrika", Code::badValue, "/seats"},
    {"thousand-seats.intrika", Code::badValue, "/seats"},
    {"seat-unknown-key.intrika", Code::badValue, "/seats/1/age"},
    {"seat-kind.intrika", Code::badValue, "/seats/2/kind"},
    {"unknown-option.intrika", Code::badOption, "/options/speed"},
    {"bad-option.intrika", Code::badOption, "/options/deal"},
    {"no-beginning.intrika", Code::badValue, ""},
    {"two-beginnings.intrika", Code::badValue, ""},
    {"setup-of-22-cards.intrika", Code::badValue, "/setup/supply"},
    {"setup-of-24-cards.intrika", Code::badValue, "/setup/supply/2"},
    {"setup-cards-exchanged.intrika", Code::badValue, "/setup/supply/1"},
    {"setup-seat-9.intrika", Code::badValue, "/setup/startPlayer"},
    {"position-24-cards.intrika", Code::badValue, "/position/players/0/hand/1"},
    {"every-column-full.intrika", Code::badValue, "/position/columns"},
    {"position-to-act.intrika", Code::badValue, "/position/toAct"},
    {"position-key-missing.intrika", Code::badValue, "/position"},
    {"app-no-object.intrika", Code::badValue, "/app"},
    {"ranking-lacks-a-seat.intrika", Code::badValue, "/result/ranking"},
    {"ranking-twice.intrika", Code::badValue, "/result/ranking/1/2"},
    {"huge-score.intrika", Code::badValue, "/result/scores/0"},
    {"wrong-result.intrika", Code::badValue, "/result"},
    {"result-too-early.intrika", Code::badValue, "/result"},
    {"event-no-object.intrika", Code::badValue, "/events/3", 3},
    {"event-extra-key.intrika", Code::badValue, "/events/2/time", 2},
    {"event-move-and-chance.intrika", Code::badValue, "/events/2/move", 2},
    {"event-unknown-move.intrika", Code::badValue, "/events/1/move/type", 1},
    {"event-huge-seat.intrika", Code::badValue, "/events/1/seat", 1},
    {"event-seat-out-of-range.intrika", Code::illegalEvent, "/events/1/seat", 1},
    {"event-wrong-seat.intrika", Code::illegalEvent, "/events/1/seat", 1},
    {"event-slot-taken.intrika", Code::illegalEvent, "/events/1/move", 1},
    {"event-chance-too-early.intrika", Code::illegalEvent, "/events/1", 1},
    {"event-move-when-chance-is-due.intrika", Code::illegalEvent, "/events/5", 5},
    {"event-wrong-chance.intrika", Code::illegalEvent, "/events/5/chance", 5},
    {"event-cards-descending.intrika", Code::badValue, "/events/12/move/cards/1", 12},
    {"event-after-the-end.intrika", Code::illegalEvent, "/events/88", 88},
};

}  // namespace

class TstRecords : public QObject {
    Q_OBJECT

private slots:
    void aRecordReplays_data() {
        QTest::addColumn<QString>("path");
        for (const QString& path : filesBelow("records")) QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
    }
    void aRecordReplays() {
        QFETCH(QString, path);
        const auto record = parseRecord(textOf(path), allGames());
        QVERIFY2(record, record ? "" : record.error().text.id.c_str());
        QVERIFY(record->result);  // so that the end is compared
        const auto session = openRecord(*record);
        QVERIFY2(session, session ? "" : session.error().place.c_str());
        QVERIFY((*session)->toAct().isOver());
        QVERIFY(recordOf(**session, record->seats, record->app) == *record);
    }

    // Long games are cut: what comes later is written no other way.
    void whatIsWrittenComesBack() {
        constexpr int mostEvents = 700;
        for (const GameKind* game : allGames()) {
            for (const auto& options : optionCombinations(*game)) {
                const auto session = randomGame(*game, game->maxSeats, options, 5, mostEvents);
                auto seats = seatsFor(*session);
                seats[0] = {"Őrs \"the\\ \u2022 quiet\"", "human", {}};
                seats[1] = seatEntry("B", {PlayerKind::Is::bot, Level::strong, {}});
                const Record record = recordOf(*session, seats, R"({"seed":7})");
                const auto back = parseRecord(writeRecord(record), allGames());
                QVERIFY(back);
                QVERIFY(*back == record);
            }
        }
    }

    // A list of games reads no more of them than that.
    void itsEndsSayAllButTheDealAndTheEvents() {
        for (const GameKind* game : allGames()) {
            const auto session = randomGame(*game, game->usualSeats, nlohmann::json::object(), 5);
            const Record record = recordOf(*session, seatsFor(*session), R"({"seed":7})");
            const std::string text = writeRecord(record);
            Record ends = record;
            ends.events.clear();
            ends.first = "{}";
            const std::size_t size = std::min<std::size_t>(text.size(), 4096);
            const auto read = parseRecordEnds(text.substr(0, size), text.substr(text.size() - size), allGames());
            QVERIFY2(read, game->id.c_str());
            QVERIFY(*read == ends);
            QVERIFY(*parseRecordEnds(text, text, allGames()) == ends);
            QVERIFY(!parseRecordEnds(text.substr(0, 40), text, allGames()));
            QVERIFY(!parseRecordEnds(text, text.substr(0, text.size() - 30), allGames()));
            const std::string other = nlohmann::json::parse(text).dump();
            QVERIFY(!parseRecordEnds(other, other, allGames()));
        }
    }

    void aRecordMayBeginFromAPosition() {
        const auto record =
            parseRecord(textOf(inTests("records/traitor/four-from-position.intrika")), allGames()).value();
        QCOMPARE(record.begin, Record::Begin::position);
        const auto session = openRecord(record).value();
        QVERIFY(session->setup().is_null());
    }

    // The notation: `app` has no meaning and may hold anything; options left out have their defaults.
    void whatMeansNothingIsAccepted() {
        auto json = nlohmann::json::parse(wholeGame());
        json["app"] = {{"x", {1, nullptr, {{"y", "z"}}}}, {"", true}};
        json.erase("options");
        json["seats"][0] = nlohmann::json::object();
        const auto record = parseRecord(json.dump(), allGames());
        QVERIFY(record);
        QVERIFY(openRecord(*record));
        QVERIFY(nlohmann::json::parse(record->app) == json["app"]);
    }

    void aLongNameIsCutAndTheGameKept() {
        auto json = nlohmann::json::parse(wholeGame());
        std::string name;
        for (int letter = 0; letter < 10'000; ++letter) name += "ő";
        json["seats"][0]["name"] = name;
        json["seats"][1]["name"] = "A\nB\tC";
        const auto record = parseRecord(json.dump(), allGames());
        QVERIFY(record);
        QCOMPARE(QString::fromStdString(record->seats[0].name), QString(maxNameLength, QChar(0x151)));
        QCOMPARE(record->seats[1].name.c_str(), "A B C");
    }

    // A file from a stranger must not be able to start a program.
    void aProgramIsNeverTakenFromAFile() {
        const PlayerKind program{PlayerKind::Is::external, {}, "./bot"};
        const SeatEntry written = seatEntry("E", program);
        QCOMPARE(written.kind.c_str(), "bot");
        QVERIFY(written.level.empty());
        QCOMPARE(playerOf({"E", "bot", "exec:./bot"}).is, PlayerKind::Is::bot);
        QVERIFY(playerOf({"E", "bot", "exec:./bot"}).program.empty());
    }

    void damage_data();
    void damage() {
        QFETCH(QString, file);
        QFETCH(Code, code);
        QFETCH(QString, place);
        QFETCH(int, event);
        const std::string text = textOf(inTests("damaged/") + file);
        const auto record = parseRecord(text, allGames());
        Problem problem = record ? Problem() : record.error();
        if (record) {
            const auto session = openRecord(*record);
            QVERIFY2(!session, "the damage was not seen");
            problem = session.error();
        }
        QCOMPARE(problem.code, code);
        QCOMPARE(QString::fromStdString(problem.place), place);
        QCOMPARE(problem.event, event);
        QVERIFY(!problem.text.empty());
    }
    void everyDamagedFileIsExpected() {
        QStringList known;
        for (const Damage& damage : damages) known << damage.file;
        for (const QString& path : filesBelow("damaged")) {
            QVERIFY2(known.contains(QFileInfo(path).fileName()), qPrintable(path));
        }
    }

    // "Event 47 is wrong. The first 46 were opened."
    void whatStandsBeforeAnIllegalEventIsOpened() {
        Record record = parseRecord(wholeGame(), allGames()).value();
        record.events[46] = R"({"seat":0,"move":{"type":"place-estate","slot":3}})";
        const Opening opening = openAsFarAsPossible(record);
        QVERIFY(opening.session);
        QCOMPARE(opening.session->stepCount(), 46);
        QVERIFY(opening.problem);
        QCOMPARE(opening.problem->event, 46);
        QVERIFY(QString::fromStdString(opening.problem->place).startsWith("/events/46"));
        opening.session->replay(nlohmann::json::parse(parseRecord(wholeGame(), allGames())->events[46])).value();
    }

    void anIllegalEventChangesNothing() {
        const auto session = openRecord(parseRecord(wholeGame(), allGames()).value()).value();
        while (session->stepCount() > 20) session->takeBack();
        const auto before = session->position();
        for (const char* event : {R"({"seat":0,"move":{"type":"place-estate","slot":3}})", "{}", "[]", "null",
                                  R"({"chance":{"type":"shuffle-supply","order":[]}})"}) {
            QVERIFY(!session->replay(nlohmann::json::parse(event)));
            QCOMPARE(session->stepCount(), 20);
            QVERIFY(session->position() == before);
        }
        QVERIFY(!session->play(0, MoveKey{}));
    }

    void aRecordCutAnywhereIsAProblem() {
        Record begun = parseRecord(wholeGame(), allGames()).value();
        begun.events.resize(12);
        begun.result.reset();
        const std::string text = writeRecord(begun);
        const std::size_t end = text.find_last_of('}');
        for (std::size_t length = 0; length <= end; ++length) {
            const auto record = parseRecord(std::string_view(text).substr(0, length), allGames());
            QVERIFY(!record);
            QCOMPARE(record.error().code, Code::badJson);
        }
    }

    void whateverIsInTheFileNothingCrashes() {
        const std::string text = wholeGame();
        Rng rng(3);
        for (int round = 0; round < 1000; ++round) {
            std::string damaged = text;
            for (int byte = 0; byte < 3; ++byte) {
                damaged[rng.below(static_cast<std::uint32_t>(damaged.size()))] = static_cast<char>(rng.below(256));
            }
            const auto record = parseRecord(damaged, allGames());
            if (record) openAsFarAsPossible(*record);
        }
    }

    // A kill between any two bytes: what was whole is there, what was torn does not count.
    void aJournalCutAnywhereIsAGame() {
        const Kept kept = keptGame();
        const std::size_t headEnd = kept.text.find('\n') + 1;
        for (std::size_t length = headEnd; length <= kept.text.size(); ++length) {
            const auto text = std::string_view(kept.text).substr(0, length);
            const auto journal = readJournal(text, allGames());
            QVERIFY(journal);
            QVERIFY(!journal->problem);
            const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
            QCOMPARE(journal->wholeBytes, text.rfind('\n') + 1);
            QCOMPARE(journal->record.events.size(), kept.events.at(lines - 1));
            if (journal->wholeBytes == length) QVERIFY(openRecord(journal->record));
        }
    }

    void aJournalWithoutItsHeadIsAProblem() {
        const std::string text = keptGame().text;
        const std::size_t headEnd = text.find('\n');
        for (std::size_t length = 0; length <= headEnd; ++length) {
            QVERIFY(!readJournal(std::string_view(text).substr(0, length), allGames()));
        }
        QVERIFY(!readJournal(std::string_view(text).substr(headEnd + 1), allGames()));
        QVERIFY(!readJournal(wholeGame(), allGames()));
    }

    void aJournalGoesOnAfterATornLine() {
        const Kept kept = keptGame();
        const auto torn = readJournal(std::string_view(kept.text).substr(0, kept.text.size() - 4), allGames()).value();
        const std::size_t lastLine = kept.text.rfind('\n', kept.text.size() - 2) + 1;
        QCOMPARE(torn.wholeBytes, lastLine);
        QCOMPARE(torn.record.events.size(),
                 readJournal(kept.text.substr(0, lastLine), allGames())->record.events.size());
    }

    void aDamagedLineEndsAJournal_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"{}", "x", "", "[1]", R"({"undo":0})", R"({"undo":-1})", R"({"undo":4})",
                                 R"({"undo":"1"})", R"({"undo":1,"seat":0})"}) {
            QTest::newRow(line) << QByteArray(line);
        }
    }
    void aDamagedLineEndsAJournal() {
        QFETCH(QByteArray, line);
        const Record record = parseRecord(wholeGame(), allGames()).value();
        const std::string good = journalHead(record) + journalEvent(record.events[0]) + journalEvent(record.events[1]) +
                                 journalEvent(record.events[2]);
        const auto journal = readJournal(good + line.toStdString() + "\n" + journalEvent(record.events[3]), allGames());
        QVERIFY(journal);
        QVERIFY(journal->problem);
        QCOMPARE(journal->record.events.size(), std::size_t(3));
        QCOMPARE(journal->wholeBytes, good.size());
    }

    void aJournalKeepsWhatTheHeadSays() {
        Record record = parseRecord(wholeGame(), allGames()).value();
        record.seats[0].name = "Line\u2028break";
        record.app = R"({"seed":9})";
        const std::string head = journalHead(record);
        QCOMPARE(std::count(head.begin(), head.end(), '\n'), 1);
        Record back = readJournal(head, allGames())->record;
        QVERIFY(back.events.empty() && !back.result);
        back.events = record.events;
        back.result = record.result;
        record.seats[0].name = cleanName(record.seats[0].name);
        QVERIFY(back == record);
    }
};

void TstRecords::damage_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<Code>("code");
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("event");
    for (const Damage& damage : damages) {
        QTest::newRow(qPrintable(damage.file)) << damage.file << damage.code << damage.place << damage.event;
    }
}

INTRIKA_TEST(TstRecords)

}  // namespace tst_records

#include "tst_records.moc"
