// The end of a game: what it says, that it fits every window, and that keys and
// a screen reader get through it.
#include "app/faces/number_text.h"
#include "app/finale/deciding_cards.h"
#include "app/finale/finale_view.h"
#include "app/finale/plaque.h"
#include "app/finale/points_by_source.h"
#include "app/finale/stage_button.h"
#include "app/play/result_panel.h"
#include "app/play/score_chart.h"
#include "app/play/text_size.h"
#include "engines/words/words.h"
#include "tests/support/accessible_tree.h"
#include "tests/support/all_games.h"
#include "tests/support/finale_window.h"
#include "tests/support/followed_page.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

namespace tst_finale {

using namespace intrika;

namespace {

const QString hostile = QStringLiteral("<b>Wolfeschlegelsteinhausen</b> & %1 &amp;");

void addGames() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameKind* kind : allGames()) {
        for (const int seats : std::set{kind->minSeats, kind->usualSeats, kind->maxSeats})
            QTest::addRow("%s, %d", kind->id.c_str(), seats) << QString::fromStdString(kind->id) << seats;
    }
}

bool fits(const FittedText& text, Cut cut, const QWidget& in) {
    const double high = text.size * static_cast<double>(text.lines.size());
    return high <= in.height() + 1 && std::all_of(text.lines.begin(), text.lines.end(), [&](const QString& line) {
               return textWidth(line, cut, text.size) <= in.width();
           });
}

// Empty: nothing lies on anything else, or past the window's edges.
QString collision(const FinaleWindow& shown) {
    QList<QWidget*> parts;
    for (Plaque* plaque : shown.all<Plaque>()) {
        if (!plaque->text().isEmpty()) parts << plaque;
    }
    for (RankRibbon* rank : shown.all<RankRibbon>()) parts << rank;
    for (DecidingCards* cards : shown.all<DecidingCards>()) parts << cards;
    for (StageButton* button : shown.all<StageButton>()) parts << button;
    for (const QWidget* part : parts) {
        const QString name = QString(part->metaObject()->className()) + u' ' + part->accessibleName();
        if (!shown.view.rect().contains(part->geometry())) return name + " lies outside";
        for (const QWidget* other : parts) {
            if (other != part && other->geometry().intersects(part->geometry()))
                return name + " lies on " + other->metaObject()->className() + u' ' + other->accessibleName();
        }
    }
    return {};
}

}  // namespace

class TestFinale : public QObject {
    Q_OBJECT

private slots:
    void cleanup() {
        applyTextSize(100);
        switchLanguage("en");
    }
    void itSaysWhoWonAndWithHowMuch_data() { addGames(); }
    void itSaysWhoWonAndWithHowMuch();
    void whatDecidedBelongsToTheResult_data() { addGames(); }
    void whatDecidedBelongsToTheResult();
    void nothingLiesOnAnythingElse_data() { addGames(); }
    void nothingLiesOnAnythingElse();
    void namesOfAnyLengthAreShownAsTheyAre();
    void aLongGameHasTenNumbersBelowItsChart();
    void anyKeyEndsTheMotionAndDoesNothingElse();
    void keysLeadThroughIt();
    void aScreenReaderHearsItInOrder();
};

void TestFinale::itSaysWhoWonAndWithHowMuch() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    const GameKind& kind = *gameNamed(game.toStdString());
    for (const std::uint64_t seed : {1, 2, 3}) {
        const auto table = over(kind, seats, seed);
        const Result result = table->result();
        for (const QString& language : languages()) {
            switchLanguage(language);
            const Outcome outcome = outcomeOf(*table, wordsOf(*table), {});
            QVERIFY(!outcome.headline.isEmpty() && !outcome.headline.contains(QChar(0x2039)));
            QVERIFY2(!outcome.reason.contains(QChar(0x2039)), qPrintable(outcome.reason));
            for (const Seat seat : outcome.winners) {
                const QString said = outcome.headline + outcome.reason;
                QVERIFY2(said.contains(table->seatInfo(seat).name), qPrintable(said));
            }
            if (!hasPoints(*table)) continue;
            const QString points = QString::number(std::abs(result.scores[outcome.winners.front()]));
            QVERIFY2(outcome.reason.contains(points), qPrintable(outcome.reason));
        }
    }
}

// Pieces lie in the owner's zones of the last position; what has none says the
// points of its source.
void TestFinale::whatDecidedBelongsToTheResult() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    const auto table = over(*gameNamed(game.toStdString()), seats, 4);
    const FinaleWindow shown(*table, {1600, 900});
    const Outcome& outcome = shown.view.outcome();
    const Tableau last = table->tableau(spectator);
    const auto sources = pointSourcesOf(*table);
    QVERIFY(!outcome.rows.empty());
    for (const std::vector<Deciding>& row : outcome.rows) {
        QVERIFY(!row.empty());
        for (const Deciding& deciding : row) {
            const bool isLaid = std::any_of(last.zones.begin(), last.zones.end(), [&](const Zone& zone) {
                return zone.area == Area::result && zone.owner == deciding.owner && zone.pieces == deciding.pieces;
            });
            const bool isSource = std::any_of(sources.begin(), sources.end(), [&](const PointSource& source) {
                return source.points[deciding.owner] > 0 &&
                       deciding.caption.endsWith(QString::number(source.points[deciding.owner]));
            });
            QVERIFY2(isLaid || isSource, qPrintable(deciding.caption));
            QVERIFY(!deciding.told.isEmpty());
        }
    }
    const std::size_t most = hasPoints(*table) ? 5 : static_cast<std::size_t>(seats);
    for (const auto& row : outcome.rows) QVERIFY(row.size() <= most);
}

void TestFinale::nothingLiesOnAnythingElse() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    const auto table = over(*gameNamed(game.toStdString()), seats, 5);
    for (const QString& language : languages()) {
        switchLanguage(language);
        for (const int percent : {100, 200}) {
            applyTextSize(percent);
            for (const QSize size : {QSize(1024, 664), QSize(1280, 764), QSize(1600, 864), QSize(2560, 1386)}) {
                const FinaleWindow shown(*table, size);
                QCOMPARE(collision(shown), QString());
                for (const Plaque* plaque : shown.all<Plaque>()) {
                    if (plaque->text().isEmpty()) continue;
                    const FittedText text = plaque->fitted();
                    QVERIFY2(fits(text, plaque->look().cut, *plaque) && text.size >= 12, qPrintable(plaque->text()));
                    QVERIFY2(!text.lines.back().endsWith(QChar(0x2026)), qPrintable(plaque->text()));
                }
            }
        }
    }
}

void TestFinale::namesOfAnyLengthAreShownAsTheyAre() {
    for (const GameKind* kind : allGames()) {
        const auto table = over(*kind, kind->maxSeats, 6, hostile);
        for (const QSize size : {QSize(1024, 664), QSize(2560, 1386)}) {
            const FinaleWindow shown(*table, size);
            QCOMPARE(collision(shown), QString());
            const auto* headline = shown.view.findChild<Plaque*>("winner");
            const bool isNamed = shown.view.outcome().winners.size() == 1;
            QVERIFY2(!isNamed || headline->text().contains(hostile), qPrintable(headline->text()));
            QVERIFY(fits(headline->fitted(), Cut::bold, *headline));
        }
    }
}

void TestFinale::aLongGameHasTenNumbersBelowItsChart() {
    const auto table =
        std::make_unique<Table>(randomGame(*gameNamed("confidants"), 2, {{"rounds", 52}}, 1),
                                std::vector<SeatInfo>{{"Anna", human, "white"}, {"Béla", human, "black"}}, 1, nullptr);
    ScoreChart chart;
    chart.tell(*table, wordsOf(*table));
    const std::size_t rounds = scoreHistory(*table).size() - 1;
    const std::vector<int> labelled = chart.labelledRounds();
    QVERIFY(rounds > 10);
    QVERIFY(labelled.size() <= 10 && labelled.size() >= 4);
    QVERIFY(labelled.back() <= static_cast<int>(rounds));
}

void TestFinale::anyKeyEndsTheMotionAndDoesNothingElse() {
    const auto table = over(*gameNamed("succession"), 3, 1);
    FinaleWindow shown(*table, {1280, 764});
    shown.view.show();
    QVERIFY(QTest::qWaitForWindowActive(&shown.view));
    shown.view.setFocus();
    QSignalSpy again(&shown.view, &FinaleView::againWanted);
    shown.view.play(100);
    QVERIFY(shown.view.isPlaying());
    QTest::keyClick(shown.view.focusWidget(), Qt::Key_Return);
    QVERIFY(!shown.view.isPlaying());
    QCOMPARE(again.count(), 0);
    const QImage ended = shown.view.grab().toImage();
    shown.view.play(100);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, {640, 120});
    QVERIFY(!shown.view.isPlaying());
    QCOMPARE(shown.view.grab().toImage(), ended);
    shown.view.play(0);
    QVERIFY(!shown.view.isPlaying());
    QTest::keyClick(shown.view.focusWidget(), Qt::Key_Return);
    QCOMPARE(again.count(), 1);
}

void TestFinale::keysLeadThroughIt() {
    FollowedPage page({dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
    auto* result = page.page.findChild<ResultPanel*>();
    QVERIFY(result->isVisible() && result->width() == page.page.width());
    const auto* view = page.page.findChild<FinaleView*>();
    result->setFocus();
    QStringList reached;
    for (int tab = 0; tab < 7; ++tab) {
        reached << page.page.focusWidget()->objectName();
        page.press(Qt::Key_Tab);
    }
    QCOMPARE(reached, (QStringList{"again", "newGame", "toTable", "how", "review", "replayAll", "saveResult"}));

    page.page.findChild<QWidget*>("how")->setFocus();
    page.press(Qt::Key_Return);
    QVERIFY(!view->isVisible() && page.page.findChild<QWidget*>("howItCame")->isVisible());
    QVERIFY(page.page.findChild<QListWidget*>("wholeLog")->count() > 10);
    page.press(Qt::Key_Escape);
    QVERIFY(view->isVisible());
    page.page.findChild<QWidget*>("toTable")->setFocus();
    page.press(Qt::Key_Return);
    QVERIFY(!result->isVisible() && page.bar().isVisible());
    page.press(Qt::Key_Escape);
    QVERIFY(result->isVisible());
    page.page.findChild<QWidget*>("replayAll")->setFocus();
    page.press(Qt::Key_Return);
    QVERIFY(!result->isVisible() && page.bar().isVisible());
}

void TestFinale::aScreenReaderHearsItInOrder() {
    const auto table = over(*gameNamed("succession"), 3, 1);
    FinaleWindow shown(*table, {1280, 764});
    shown.view.show();
    QStringList heard;
    accessible_tree::walk(QAccessible::queryAccessibleInterface(&shown.view),
                          [&](QAccessibleInterface* node) { heard << node->text(QAccessible::Name); });
    heard.removeFirst();  // the whole
    heard.removeAll(QString());
    const Outcome& outcome = shown.view.outcome();
    QStringList expected{outcome.headline, outcome.reason};
    for (const Ranked& ranked : outcome.others) {
        expected << QString("%1. %2, %3")
                        .arg(ranked.place)
                        .arg(table->seatInfo(ranked.seat).name, numberText(*ranked.points));
    }
    expected << "What decided it";
    for (const Deciding& deciding : outcome.rows.front()) expected << deciding.told;
    expected << "Play again"
             << "New game"
             << "Back to the table"
             << "How it came"
             << "Review"
             << "Replay"
             << "Save…";
    QCOMPARE(heard, expected);
}

INTRIKA_TEST(TestFinale)

}  // namespace tst_finale

#include "tst_finale.moc"
