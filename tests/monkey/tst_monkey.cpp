// Somebody who does at the window whatever can be done there, in each game: it neither falls, nor warns, nor forgets.
// INTRIKA_SEED repeats what another seed found, CI=1 goes on for three times as long, INTRIKA_LONG=1 for sixty times.
#include "app/play/lesson_guide.h"
#include "tests/monkey/last_actions.h"
#include "tests/monkey/monkey.h"
#include "tests/monkey/qt_warnings.h"
#include "tests/monkey/running_journal.h"
#include "tests/monkey/window_sanity.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"
#include "tests/support/shell_tests.h"
#include "tests/support/temp_home.h"
#include "tests/support/test_program.h"
#include "tests/support/thoroughness.h"

#include <QDesktopServices>
#include <QHashSeed>
#include <QTest>
#include <QUrl>

#include <unistd.h>

#include <array>

namespace tst_monkey {

using namespace intrika;

namespace {

// No printer, no other program, nothing that is not in its own home; and what is kept in no order is kept in the same.
const bool isShutIn = [] {
    QHashSeed::setDeterministicGlobalSeed();
    qputenv("CUPS_SERVER", testHome().path("no printers").toUtf8());
    qputenv("PATH", testHome().path("no programs").toUtf8());
    return QDir::setCurrent(testHome().path("home"));
}();

}  // namespace

class TestMonkey : public QObject {
    Q_OBJECT

public slots:
    void openNowhere(const QUrl&) {}

private slots:
    void initTestCase();
    void cleanupTestCase();
    void nothingDoneAtTheWindowHarms_data();
    void nothingDoneAtTheWindowHarms();

private:
    static constexpr std::array schemes{"file", "http", "https", "mailto"};
    static constexpr unsigned longestActionSeconds = 300;
};

void TestMonkey::initTestCase() {
    QVERIFY(isShutIn);
    LastActions::tellOnDeath();
    QApplication::setQuitOnLastWindowClosed(false);
    for (const char* scheme : schemes) QDesktopServices::setUrlHandler(scheme, this, "openNowhere");
}

void TestMonkey::cleanupTestCase() {
    for (const char* scheme : schemes) QDesktopServices::unsetUrlHandler(scheme);
}

void TestMonkey::nothingDoneAtTheWindowHarms_data() {
    QTest::addColumn<QString>("game");
    for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << QString::fromStdString(kind->id);
}

void TestMonkey::nothingDoneAtTheWindowHarms() {
    QFETCH(QString, game);
    startAfresh();
    const QtWarnings warnings;
    const int steps = isLong() ? 10'000 : isThorough() ? 300 : 150;
    const auto seed = qEnvironmentVariable("INTRIKA_SEED", "1").toULongLong();
    Monkey monkey(*gameNamed(game.toStdString()), seed, testHome().path("home"));
    RunningJournal journal;
    for (int step = 1; step <= steps; ++step) {
        ::alarm(longestActionSeconds);  // tells where it hangs
        monkey.act(step);
        const GamePage* page = monkey.window().gamePage();
        QString fault = QtWarnings::heard().join('\n');
        if (fault.isEmpty()) fault = faultOf(monkey.window());
        if (fault.isEmpty() && page != nullptr) {
            fault = journal.fault(page->table(), page->findChild<LessonGuide*>() != nullptr, step % 25 == 0);
        }
        QtWarnings::heard().clear();
        if (!fault.isEmpty()) LastActions::tell();
        QVERIFY2(fault.isEmpty(), qPrintable(QString("seed %1, step %2: ").arg(seed).arg(step) + fault));
    }
    ::alarm(0);
}

INTRIKA_TEST(TestMonkey)

}  // namespace tst_monkey

#include "tst_monkey.moc"
