// The list of finished games: what it says stands in the files, however it was found.
#include "engines/core/thread_clock.h"
#include "engines/saves/finished_games.h"
#include "tests/support/all_games.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/finished_game.h"
#include "tests/support/instrumented.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_finished_games {

using namespace intrika;

namespace {

QString pathOf(const QString& name) { return finishedFolder() + '/' + name + ".intrika"; }
QString index() { return finishedFolder() + "/heads.json"; }

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& text) {
    QDir().mkpath(finishedFolder());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QByteArray finishedText(const GameKind& kind, std::uint64_t seed) {
    const nlohmann::json app{{"ended", "2026-03-01T20:00:00"}, {"seconds", 600}, {"hints", {1, 0}}, {"pencil", "x"}};
    return QByteArray::fromStdString(writeRecord(finishedRecord(kind, seed, 0, app)));
}

// The same game as another program would write it.
QByteArray written(const QByteArray& text, int indent) {
    return QByteArray::fromStdString(nlohmann::json::parse(text.toStdString()).dump(indent));
}

QString saidOf(const FinishedGame& game) {
    QStringList said{game.game, game.names.join('/'), game.when.toString(Qt::ISODate)};
    for (const PlayerKind& player : game.players) said << QString::number(static_cast<int>(player.is));
    for (int seat = 0; seat < game.result.seats; ++seat) {
        said << QString::number(game.result.scores[static_cast<std::size_t>(seat)])
             << QString::number(game.result.places[static_cast<std::size_t>(seat)]);
    }
    for (const int hints : game.hints) said << QString::number(hints);
    said << (game.time ? QString::number(game.time->count()) : "no time") << (game.counts ? "counts" : "practice");
    return said.join('|');
}

QStringList listed() {
    QStringList said;
    for (const FinishedGame& game : finishedGames(allGames())) said << saidOf(game);
    said.sort();
    return said;
}

}  // namespace

class TestFinishedGames : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(finishedFolder()).removeRecursively(); }

    // From the ends of a file, from all of it, and from what was kept of it.
    void theListSaysTheSameHoweverItIsRead() {
        for (const GameKind* kind : allGames()) {
            const QByteArray text = finishedText(*kind, 5);
            put(pathOf("ours"), text);
            const QStringList ours = listed();
            QCOMPARE(ours.size(), 1);
            QVERIFY(ours[0].contains("Name0/Name1") && ours[0].contains("|600|") && ours[0].contains("2026-03-01"));
            QCOMPARE(listed(), ours);
            for (const int indent : {-1, 4}) {
                QVERIFY(QFile::remove(index()));
                put(pathOf("ours"), written(text, indent));
                QCOMPARE(listed(), ours);
                QCOMPARE(listed(), ours);
            }
            QVERIFY(QFile::remove(pathOf("ours")));
            QVERIFY(listed().isEmpty());
        }
    }

    void whatHasChangedIsReadAgain() {
        const GameKind& kind = allGames().front();
        put(pathOf("one"), finishedText(kind, 1));
        const QStringList before = listed();
        const QByteArray other = finishedText(kind, 2);
        put(pathOf("one"), other);
        const QStringList after = listed();
        QVERIFY(before != after);
        QVERIFY(QFile::remove(index()));
        QCOMPARE(listed(), after);
        // Of the same size, so that only the time tells.
        QFile file(pathOf("one"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.write(QByteArray(other).replace("Name0", "Anna0"));
        QVERIFY(file.flush());
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(listed()[0].contains("Anna0"));
    }

    void aDamagedIndexIsMadeAnew_data() {
        QTest::addColumn<QByteArray>("damage");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray(10'000, '\0');
        QTest::newRow("no list") << QByteArray("{}");
        QTest::newRow("no heads") << QByteArray(R"([1,[],["one.intrika"],["one.intrika",1,2,3],[null,"a",{},[]]])");
        QTest::newRow("no records") << QByteArray(R"([["one.intrika",SIZE,TIME,"{}"]])");
        QTest::newRow("too deep") << QByteArray(100'000, '[');
    }
    void aDamagedIndexIsMadeAnew() {
        QFETCH(QByteArray, damage);
        put(pathOf("one"), finishedText(allGames().front(), 1));
        const QStringList before = listed();
        const QByteArray whole = contents(index());
        const QFileInfo game(pathOf("one"));
        damage.replace("SIZE", QByteArray::number(game.size()));
        damage.replace("TIME", QByteArray::number(game.lastModified().toMSecsSinceEpoch()));
        put(index(), damage);
        QCOMPARE(listed(), before);
        QCOMPARE(contents(index()), whole);
    }

    void anIndexThatCannotBeKeptIsNoHarm() {
        put(pathOf("one"), finishedText(allGames().front(), 1));
        QVERIFY(QDir().mkpath(index()));
        QCOMPARE(listed().size(), 1);
    }

    // It would grow beyond what is read as a file, and hold secrets a second time.
    void theIndexHoldsWhatTheListSaysAlone() {
        const GameKind& kind = allGames().front();
        const nlohmann::json app{{"board", std::string(100'000, 'b')}, {"ended", "2026-03-01T20:00:00"}};
        const Record record = finishedRecord(kind, 1, 0, app);
        put(pathOf("one"), QByteArray::fromStdString(writeRecord(record)));
        QCOMPARE(listed().size(), 1);
        const QByteArray kept = contents(index());
        QVERIFY2(kept.size() < 1'000, qPrintable(QString::number(kept.size())));
        const auto deal = nlohmann::json::parse(record.first);
        for (const auto& [key, value] : deal.items()) QVERIFY2(!kept.contains(key.c_str()), key.c_str());
    }

    void aFileThatIsNoFinishedGameIsLeftOut() {
        const QByteArray text = finishedText(allGames().front(), 1);
        put(pathOf("one"), text);
        put(pathOf("none"), "Dear diary");
        put(pathOf("empty"), "");
        put(pathOf("cut"), text.left(text.size() - 40));
        put(pathOf("other"), QByteArray(text).replace("\"intrika\":1", "\"intrika\":9"));
        QVERIFY(QFile::link("/dev/zero", pathOf("endless")));
        QCOMPARE(listed().size(), 1);
        QCOMPARE(listed().size(), 1);
    }

    // Figures for docs/reliability.md. What is kept of so many must stay small enough to be read as a file.
    void tenThousandGames() {
        constexpr int many = isInstrumented ? 500 : 10'000;
        std::vector<QByteArray> texts;
        for (const GameKind* kind : allGames()) texts.push_back(finishedText(*kind, 3));
        for (int game = 0; game < many; ++game) {
            put(pathOf(QString::number(game)), texts[static_cast<std::size_t>(game) % texts.size()]);
        }
        for (const char* from : {"their files", "what was kept beside them"}) {
            const double before = threadSeconds();
            const auto games = finishedGames(allGames());
            const double seconds = threadSeconds() - before;
            qInfo("%d finished games from %s: %.0f ms of the processor", many, from, 1000 * seconds);
            QCOMPARE(games.size(), many);
            QCOMPARE(standings(games).size(), allGames().size());
        }
        QVERIFY(QFileInfo(index()).size() < 1'000 * many);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(finishedGames(allGames(), stop.get_token()).isEmpty());
        QCOMPARE(finishedGameCount(), many);
        QVERIFY(QFileInfo::exists(index()));
    }
};

INTRIKA_TEST(TestFinishedGames)

}  // namespace tst_finished_games

#include "tst_finished_games.moc"
