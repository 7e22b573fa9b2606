// Following what happened: looking back, replaying, what is new since one's last turn, where points came from.
#include "app/play/choice_list.h"
#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/play/log_panel.h"
#include "app/play/replay_bar.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "engines/session/game_kind.h"
#include "engines/table/save_file.h"
#include "engines/words/words.h"
#include "tests/support/temp_home.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace intrika;

namespace {

const PlayerKind human{};
const PlayerKind dice{PlayerKind::Is::bot, Level::random, {}};

std::unique_ptr<Table> deal(const std::vector<PlayerKind>& players, std::uint64_t seed) {
    const GameKind& kind = *gameNamed("traitor");
    const QStringList names{"Anna", "Béla", "Cili", "Dóri"};
    std::vector<SeatInfo> seats;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        seats.push_back({names[static_cast<int>(seat)], players[seat], kind.seatColours.at(seat)});
    }
    Rng rng(seed);
    auto session = kind.deal(nlohmann::json::object(), static_cast<int>(players.size()), rng);
    return std::make_unique<Table>(std::move(*session), seats, seed, nullptr);
}

struct Page {
    Page(const std::vector<PlayerKind>& players, std::uint64_t seed) : Page(deal(players, seed)) {}
    explicit Page(std::unique_ptr<Table> table) : page(std::move(table)) {
        page.resize(1280, 800);
        page.setSpeed(Speed::off);
        page.show();
        if (!QTest::qWaitForWindowActive(&page)) qFatal("keys would go elsewhere");
        page.begin();
    }
    const Table& table() const { return page.table(); }
    TableView& view() { return *page.findChild<TableView*>(); }
    TableScene& scene() { return *static_cast<TableScene*>(view().scene()); }
    ChoiceList& choices() { return *page.findChild<ChoiceList*>(); }
    Curtain& curtain() { return *page.findChild<Curtain*>(); }
    LogPanel& log() { return *page.findChild<LogPanel*>(); }
    ReplayBar& bar() { return *page.findChild<ReplayBar*>(); }
    QString place() { return bar().findChild<QLabel*>("place")->text().replace(QChar::Nbsp, u' '); }
    bool isAsked() { return choices().count() > 0 && !curtain().isDown(); }
    bool waits() {
        return QTest::qWaitFor([this] { return isAsked() || curtain().isDown() || table().isOver(); }, 20'000);
    }
    void press(Qt::Key key) { QTest::keyClick(page.focusWidget(), key); }
    void clickLine(int row) {
        log().scrollToItem(log().item(row));
        QTest::mouseClick(log().viewport(), Qt::LeftButton, {}, log().visualItemRect(log().item(row)).center());
    }
    void decide() {
        press(Qt::Key_1);
        QTest::keyClick(&choices(), Qt::Key_Return);
    }
    void openCurtain() {
        QTest::qWait(Curtain::deafMs + 10);
        QTest::keyClick(&curtain(), Qt::Key_Return);
    }
    void playTo(int steps) {
        while (waits() && table().stepCount() < steps && !table().isOver()) {
            if (curtain().isDown()) {
                openCurtain();
            } else {
                decide();
            }
        }
        waits();
    }

    GamePage page;
};

}  // namespace

class TstFollowing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void aLineOfTheLogShowsTheTableAsItStood();
    void thePastShowsOnlyWhatItsViewerKnew();
    void nothingHappensWhileOneLooksBack();
    void theCurtainEndsLookingBack();
    void thePastIsSteppedThroughByKeys();
    void theKeysOfTheListOfChoicesStayItsOwn();
    void aFinishedGameIsReplayedThroughAnyEyes();
    void aReplayPlaysByItself();

private:
    TempHome home_;
};

void TstFollowing::aLineOfTheLogShowsTheTableAsItStood() {
    Page page({human, dice, dice}, 11);
    page.playTo(20);
    const int now = page.table().stepCount();
    QVERIFY(!page.bar().isVisible());
    page.clickLine(2);  // the second estate: after a heading and the first
    QVERIFY(page.bar().isVisible());
    QCOMPARE(page.place(), QString("Looking back: step 2 of %1").arg(now));
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(0), 2));
    QCOMPARE(page.log().currentRow(), 2);
    QTest::keyClick(&page.log(), Qt::Key_Up);
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(0), 1));
    page.press(Qt::Key_Escape);
    QVERIFY(!page.bar().isVisible());
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(0)));
    QVERIFY(page.isAsked());
    QCOMPARE(page.table().stepCount(), now);
    page.decide();
    QVERIFY(page.table().stepCount() > now);
}

void TstFollowing::thePastShowsOnlyWhatItsViewerKnew() {
    Page page({human, human, dice}, 13);
    int looked = 0;
    while (page.waits() && page.table().stepCount() < 40) {
        if (page.curtain().isDown()) page.openCurtain();
        const Table& table = page.table();
        const Seat asked = table.toAct().seats.first();
        const Observer eyes = table.prompt(asked).secret ? Observer(asked) : spectator;
        for (int at = table.stepCount() - 1; at >= 0; at -= 3) {
            page.bar().findChild<QSlider*>()->setValue(at);
            QVERIFY2(page.scene().tableau() == table.tableau(eyes, at), qPrintable(QString::number(at)));
            ++looked;
        }
        page.press(Qt::Key_Escape);
        page.decide();
    }
    QVERIFY(looked > 50);
}

void TstFollowing::nothingHappensWhileOneLooksBack() {
    Page page({human, dice, dice}, 11);
    page.playTo(12);
    page.decide();  // the bots are next
    page.page.showReplay();
    const int now = page.table().stepCount();
    QSignalSpy steps(&page.table(), &Table::stepTaken);
    QTest::qWait(300);
    QCOMPARE(steps.count(), 0);
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(0), now - 1));
    QVERIFY(!page.choices().isVisible());
    page.press(Qt::Key_Escape);
    QVERIFY(page.waits());
    QVERIFY(page.table().stepCount() > now);
}

void TstFollowing::theCurtainEndsLookingBack() {
    Page page({human, human, dice}, 13);
    page.playTo(12);
    if (page.curtain().isDown()) page.openCurtain();
    page.page.showReplay();
    QVERIFY(page.bar().isVisible());
    page.page.actions().hide->trigger();
    QVERIFY(page.curtain().isDown() && !page.bar().isVisible());
    for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_Home, Qt::Key_PageDown}) QTest::keyClick(&page.curtain(), key);
    page.page.showReplay();
    QVERIFY(page.scene().tableau().zones.empty());
    QVERIFY(page.curtain().isDown());
    page.openCurtain();
    QVERIFY(page.isAsked() && !page.bar().isVisible());
}

void TstFollowing::thePastIsSteppedThroughByKeys() {
    Page page({human, dice, dice}, 11);
    page.playTo(20);
    const int now = page.table().stepCount();
    page.view().setFocus();
    const auto shows = [&](int at) { return page.scene().tableau() == page.table().tableau(Seat(0), at); };
    page.press(Qt::Key_PageUp);
    QVERIFY(shows(now - 1));
    page.press(Qt::Key_PageUp);
    QVERIFY(shows(now - 2));
    page.press(Qt::Key_PageDown);
    QVERIFY(shows(now - 1));
    page.press(Qt::Key_Home);
    QVERIFY(shows(0));
    QCOMPARE(page.place(), QString("Looking back: the beginning"));
    page.press(Qt::Key_PageDown);
    QVERIFY(shows(1));
    page.press(Qt::Key_End);  // the end of a game that goes on is the present
    QVERIFY(shows(now) && !page.bar().isVisible() && page.isAsked());
    page.press(Qt::Key_PageUp);
    page.press(Qt::Key_PageDown);
    QTRY_VERIFY(!page.bar().isVisible() && page.isAsked());
}

void TstFollowing::theKeysOfTheListOfChoicesStayItsOwn() {
    Page page({human, dice, dice}, 11);
    QVERIFY(page.waits());
    if (page.table().stepCount() == 0) page.decide();
    page.playTo(1);
    page.press(Qt::Key_1);
    page.press(Qt::Key_End);
    QCOMPARE(page.choices().currentRow(), page.choices().count() - 1);
    page.press(Qt::Key_Home);
    QCOMPARE(page.choices().currentRow(), 0);
    page.press(Qt::Key_PageUp);
    QVERIFY(!page.bar().isVisible());
}

void TstFollowing::aFinishedGameIsReplayedThroughAnyEyes() {
    Page page({dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
    auto* result = page.page.findChild<QWidget*>("result");
    const int all = page.table().stepCount();
    QVERIFY(result->isVisible() && page.bar().isVisible());
    QCOMPARE(page.place(), QString("Replay: step %1 of %1").arg(all));
    page.page.showReplay();
    QVERIFY(!result->isVisible());
    QVERIFY(page.scene().tableau() == page.table().tableau(spectator));
    page.press(Qt::Key_PageUp);
    page.press(Qt::Key_Home);
    for (int at = 0; at < 12; ++at) page.press(Qt::Key_PageDown);
    QVERIFY(page.scene().tableau() == page.table().tableau(spectator, 12));
    auto* eyes = page.bar().findChild<QComboBox*>("eyes");
    QCOMPARE(eyes->count(), 4);
    eyes->setCurrentIndex(2);
    emit eyes->activated(2);
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(1), 12));
    QVERIFY(page.table().tableau(Seat(1), 12) != page.table().tableau(spectator, 12));
    page.press(Qt::Key_Escape);
    QVERIFY(result->isVisible());
    page.clickLine(3);
    QVERIFY(!result->isVisible());
    QVERIFY(page.scene().tableau() == page.table().tableau(Seat(1), 3));
}

void TstFollowing::aReplayPlaysByItself() {
    Page page({human, dice, dice}, 11);
    page.playTo(8);
    const int now = page.table().stepCount();
    page.bar().findChild<QSlider*>()->setValue(now - 2);
    auto* play = page.bar().findChild<QAction*>("playSteps");
    play->trigger();
    QCOMPARE(play->text(), QString("Pause"));
    QTRY_COMPARE(page.place(), QString("Looking back: step %1 of %2").arg(now - 1).arg(now));
    play->trigger();
    QTest::qWait(900);
    QCOMPARE(page.place(), QString("Looking back: step %1 of %2").arg(now - 1).arg(now));
    play->trigger();
    QTRY_VERIFY(!page.bar().isVisible() && page.isAsked());
}

QTEST_MAIN(TstFollowing)
#include "tst_following.moc"
