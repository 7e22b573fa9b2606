// A reckoning read beat by beat: it begins where the table stands, ends where the step leaves it, and leaves nothing
// out.
#include "app/play/replay_bar.h"
#include "engines/core/moments.h"
#include "engines/files/save_file.h"
#include "engines/session/record.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/files.h"
#include "tests/support/rooms.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QLabel>
#include <QTest>

#include <algorithm>

namespace tst_account {

using namespace intrika;

namespace {

std::unique_ptr<Session> recorded(const char* file) {
    const QString path = QStringLiteral(INTRIKA_SOURCE_DIR "/tests/records/schemes/") + QLatin1String(file);
    return openRecord(parseRecord(textOf(path), allGames()).value()).value();
}

std::size_t piecesIn(const Tableau& tableau, Shape shape) {
    std::size_t count = 0;
    for (const Zone& zone : tableau.zones) count += zone.shape == shape ? zone.pieces.size() : 0;
    return count;
}

// Everywhere on the table; a moment moves pieces and makes none.
std::size_t piecesIn(const Tableau& tableau) {
    std::size_t count = 0;
    for (const Zone& zone : tableau.zones) count += zone.pieces.size();
    return count;
}

std::vector<Text> sentencesOf(const Session& session, int step, Observer observer) {
    std::vector<Text> sentences;
    for (const Happening& happening : session.happenings(step, observer)) {
        if (!happening.sentence.empty()) sentences.push_back(happening.sentence);
    }
    return sentences;
}

// A game of two in which everybody draws lots, up to the end of its first round.
struct Page : ShownPage {
    Page() : ShownPage(tableOf(dealtSchemes(), {human, dice}, 3)) {}
    static std::unique_ptr<Session> dealtSchemes() {
        Rng rng(5);
        return std::move(*gameNamed("schemes")->deal(nlohmann::json::object(), 2, rng, {}));
    }
    ReplayBar& bar() { return *page.findChild<ReplayBar*>(); }
    QString told() { return bar().findChild<QLabel*>("place")->text().replace(QChar::Nbsp, u' '); }
    void step(int which) { bar().steps()[which]->trigger(); }
    bool rests() {
        return QTest::qWaitFor([this] { return !scene().isPlaying(); }, 20'000);
    }
    int accountStep() {
        for (int step = 0; step < table().stepCount(); ++step) {
            if (!table().moments(step, Seat(0)).empty()) return step;
        }
        return -1;
    }
    void decide() {
        QTest::keyClick(page.focusWidget(), Qt::Key_1);
        QTest::keyClick(page.focusWidget(), Qt::Key_Return);
    }
};

}  // namespace

class TstAccount : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }

    void itGoesFromTheTableBeforeToTheTableAfter() {
        for (const char* file : {"two.intrika", "three-hidden.intrika"}) {
            const auto session = recorded(file);
            int accounts = 0;
            for (int step = 0; step < session->stepCount(); ++step) {
                for (const Observer observer : {spectator, Observer(Seat(1))}) {
                    const auto moments = session->moments(step, observer);
                    if (moments.empty()) continue;
                    accounts += observer == spectator ? 1 : 0;
                    QVERIFY(moments.back().after == session->tableau(observer, step + 1));
                    // A shuffled pile is not told card by card; in the end cards come out from under hats.
                    if (!session->step(step).mover || step + 1 == session->stepCount()) continue;
                    QCOMPARE(piecesIn(moments[moments.size() - 2].after), piecesIn(session->tableau(observer, step)));
                }
            }
            QCOMPARE(accounts, 6);  // one a round
        }
    }

    // S-90: with hidden goals the owner alone has seen points before; in the account nobody has more than in the end.
    void nobodyHasMorePointsThanInTheEnd() {
        const auto session = recorded("three-hidden.intrika");
        const int last = session->stepCount() - 1;
        for (const Observer observer : {spectator, Observer(Seat(0)), Observer(Seat(1)), Observer(Seat(2))}) {
            const Tableau end = session->tableau(observer);
            const auto moments = session->moments(last, observer);
            QVERIFY(!moments.empty());
            for (const Moment& moment : moments) {
                for (const Plate& plate : moment.after.plates) {
                    QVERIFY(plate.score.value_or(0) <= end.plates[plate.seat].score.value());
                }
            }
            const Tableau& told = moments[moments.size() - 2].after;
            for (const Plate& plate : told.plates) QCOMPARE(plate.score, end.plates[plate.seat].score);
        }
    }

    void everySentenceIsReadOnce() {
        const auto session = recorded("two.intrika");
        for (int step = 0; step < session->stepCount(); ++step) {
            const auto moments = session->moments(step, spectator);
            if (moments.empty()) continue;
            std::vector<Text> read;
            for (const Moment& moment : moments) {
                QVERIFY(!moment.sentences.empty() || &moment == &moments.back());
                read.insert(read.end(), moment.sentences.begin(), moment.sentences.end());
            }
            std::vector<Text> all = sentencesOf(*session, step, spectator);
            QVERIFY(read.size() <= all.size());
            all.resize(read.size());
            QVERIFY(read == all);
        }
    }

    // Before the cards are gathered every goal card has gone from its column.
    void inTheEndTheGoalCardsAreGone() {
        const auto session = recorded("two.intrika");
        for (int step = 0; step + 1 < session->stepCount(); ++step) {
            const auto moments = session->moments(step, spectator);
            if (moments.empty()) continue;
            const Tableau& before = moments.front().after;
            const Tableau& decided = moments[moments.size() - 2].after;
            QVERIFY(piecesIn(decided, Shape::column) + 2 <= piecesIn(before, Shape::column));
            for (const Zone& zone : decided.zones) {
                if (zone.shape != Shape::column) continue;
                for (const Piece& piece : zone.pieces) {
                    QVERIFY(session->kind().faces[piece.face].rfind("goal.", 0) == std::string::npos);
                }
            }
        }
    }

    void itIsSteppedThroughForwardAndBack() {
        Page page;
        while (page.waits() && page.accountStep() < 0) page.decide();
        page.waits();
        const int step = page.accountStep();
        const auto moments = page.table().moments(step, Seat(0));
        QVERIFY(moments.size() > 3);
        page.step(0);
        const QString last = QStringLiteral("(%1 of %1)").arg(moments.size() - 1);
        for (int at = page.table().stepCount(); at > step && !page.told().contains(last); --at) page.step(0);
        QVERIFY(page.told().contains(last));
        QVERIFY(page.scene().laid().tableau == moments[moments.size() - 2].after);
        page.step(0);
        QVERIFY(page.scene().laid().tableau == moments[moments.size() - 3].after);
        page.step(1);
        QVERIFY(page.rests());
        QVERIFY(page.scene().laid().tableau == moments[moments.size() - 2].after);
        page.step(1);
        QVERIFY(page.rests());
        QVERIFY(page.scene().laid().tableau == page.table().tableau(Seat(0), step + 1));
        for (std::size_t back = 0; back < moments.size(); ++back) page.step(0);
        QVERIFY(page.scene().laid().tableau == page.table().tableau(Seat(0), step));
    }
};

INTRIKA_TEST(TstAccount)

}  // namespace tst_account

#include "tst_account.moc"
