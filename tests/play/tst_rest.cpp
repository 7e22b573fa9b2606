// A table that waits for somebody leaves the processor alone.
#include "tests/support/all_games.h"
#include "tests/support/played_page.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QTest>

namespace tst_rest {

using namespace intrika;

namespace {

// Counts what asks for a layout. One that is asked for whenever one was made never ends.
class LayoutRequests : public QObject {
public:
    LayoutRequests() { qApp->installEventFilter(this); }
    int count = 0;

    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return false;
    }
};

void handleEvents(int times) {
    for (int time = 0; time < times; ++time) QCoreApplication::processEvents();
}

}  // namespace

class TestRest : public QObject {
    Q_OBJECT

private slots:
    void whatWaitsIsLaidOutOnce_data() {
        QTest::addColumn<QByteArray>("game");
        for (const GameKind* kind : allGames()) QTest::newRow(kind->id.c_str()) << QByteArray::fromStdString(kind->id);
    }
    void whatWaitsIsLaidOutOnce() {
        QFETCH(QByteArray, game);
        PlayedPage page(tableOf(dealt(3, 7, game.constData()), {human, dice, dice}, 7));
        QVERIFY(page.waits());
        handleEvents(50);
        LayoutRequests requests;
        handleEvents(50);
        QCOMPARE(requests.count, 0);
    }
};

INTRIKA_TEST(TestRest)

}  // namespace tst_rest

#include "tst_rest.moc"
