// Somebody who does at the window whatever can be done there, in each game: it neither falls, nor warns, nor forgets.
// INTRIKA_SEED repeats what another seed found, INTRIKA_LONG=1 goes on for twenty times as long.
#include "app/play/lesson_guide.h"
#include "tests/support/last_actions.h"
#include "tests/support/monkey.h"
#include "tests/support/qt_warnings.h"
#include "tests/support/running_journal.h"
#include "tests/support/shell_tests.h"
#include "tests/support/window_sanity.h"

#include <QDesktopServices>
#include <QTest>
#include <QUrl>

#include <unistd.h>

#include <array>

using namespace intrika;

namespace {

const TempHome home;

bool isLong() { return qEnvironmentVariableIntValue("INTRIKA_LONG") == 1; }

// No printer, no other program, nothing that is not in its own home; and as much time as it takes.
const bool isShutIn = [] {
    qputenv("CUPS_SERVER", home.path("no printers").toUtf8());
    qputenv("PATH", home.path("no programs").toUtf8());
    qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number(24 * 3600 * 1000));
    return QDir::setCurrent(home.path("home"));
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
    const int steps = isLong() ? 10'000 : 500;
    const auto seed = qEnvironmentVariable("INTRIKA_SEED", "1").toULongLong();
    Monkey monkey(*gameNamed(game.toStdString()), seed, home.path("home"));
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

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
