// A game that is saved for others without its secrets: whose knowledge it is.
#include "app/play/known_text.h"
#include "tests/support/dialog_answer.h"
#include "tests/support/played_page.h"
#include "tests/support/rooms.h"
#include "tests/support/temp_home.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

namespace tst_known_text {

using namespace intrika;

class TestKnownText : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }

    // Whoever sits behind the curtain saves what they know; in front of it there is nobody.
    void theCurtainDecidesWhoKnows() {
        PlayedPage shown({human, human, human}, 5);
        const Table& table = shown.table();
        while (shown.waits() && !shown.curtain().isDown() && !table.isOver()) {
            QVERIFY(decideByMouse(shown, table.prompt(table.toAct().seats.first()).choices.front()));
        }
        QVERIFY(shown.curtain().isDown());
        const auto saved = [&](const QString& path) {
            const Answer<QFileDialog> where(saveAs(path));
            shown.page.actions().saveKnown->trigger();
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        const Words words(QString::fromStdString(table.kind().id), table.names());
        QCOMPARE(shown.page.actions().saveKnown->text(), QString("Save what everybody knows…"));
        QCOMPARE(saved(testHome().path("all.txt")), knownText(table, spectator, words));

        const Seat seat = table.toAct().seats.first();
        openCurtain(shown, By::key);
        QTRY_VERIFY(shown.isAsked());
        QCOMPARE(shown.page.actions().saveKnown->text(), QString("Save what %1 knows…").arg(table.seatInfo(seat).name));
        const QString own = saved(testHome().path("own.txt"));
        QCOMPARE(own, knownText(table, Observer(seat), words));
        QVERIFY(own != knownText(table, spectator, words));
        shown.page.actions().hide->trigger();
        QCOMPARE(shown.page.actions().saveKnown->text(), QString("Save what everybody knows…"));
    }
};

INTRIKA_TEST(TestKnownText)

}  // namespace tst_known_text

#include "tst_known_text.moc"
