// Arrows from one person's plate to another's.
#include "app/scene/link_item.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <vector>

namespace tst_links {

using namespace intrika;

namespace {

constexpr QRectF from(10, 400, 200, 60), to(770, 400, 200, 60);
constexpr QPointF middle(490, 300);

QPainterPath shaftAmong(const std::vector<QRectF>& words) {
    LinkItem link;
    link.join(from, to, middle, words, "blue");
    return link.shaft();
}

}  // namespace

class TestLinks : public QObject {
    Q_OBJECT

private slots:
    void anArrowBendsTowardsTheMiddle() {
        const QPointF half = shaftAmong({}).pointAtPercent(0.5);
        QVERIFY(half.y() < from.center().y() - 10 && half.y() > middle.y());
    }

    void anArrowKeepsClearOfWords() {
        const QPointF half = shaftAmong({}).pointAtPercent(0.5);
        QRectF words(0, 0, 120, 18);
        words.moveCenter(half);
        const QPainterPath shaft = shaftAmong({words});
        for (int step = 0; step <= 100; ++step) QVERIFY(!words.contains(shaft.pointAtPercent(step / 100.0)));
        QVERIFY(from.adjusted(-10, -10, 10, 10).contains(shaft.pointAtPercent(0)));
    }

    // Words all over the table: some must be crossed, and it still leads from the one to the other.
    void anArrowIsThereAmongManyWords() {
        const QPainterPath shaft = shaftAmong({QRectF(300, 0, 100, 800), QRectF(600, 0, 100, 800)});
        QVERIFY(shaft.length() > 500);
    }
};

INTRIKA_TEST(TestLinks)

}  // namespace tst_links

#include "tst_links.moc"
