// Nothing of a person is seen or heard by the next one.
#include "app/play/hint_panel.h"
#include "app/scene/table_things.h"
#include "app/scene/viewer_hand.h"
#include "engines/saves/saved_games.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/one_of.h"
#include "tests/support/page_texts.h"
#include "tests/support/played_page.h"
#include "tests/support/rooms.h"
#include "tests/support/temp_home.h"
#include "tests/support/test_program.h"

#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

#include <map>
#include <set>

namespace tst_curtain {

using namespace intrika;

namespace {

// The names of the pieces that an observer has before them.
std::set<QString> namesSeen(const Table& table, Observer observer) {
    const Words words(QString::fromStdString(table.kind().id), table.names());
    std::set<QString> names;
    for (const Zone& zone : table.tableau(observer).zones) {
        for (const Piece& piece : zone.pieces) names.insert(words.say(piece.name));
    }
    return names;
}

// What can be read on the page though these eyes must not; empty: nothing. Behind the curtain there is no game at all.
QString leak(PlayedPage& page, Observer eyes) {
    const Table& table = page.table();
    const bool hidden = page.curtain().isDown();
    if (hidden && !(page.scene().laid().tableau.zones.empty() && page.scene().things().pieces().empty()))
        return "the scene";
    if (hidden && page.log().count() + page.choices().count() > 0) return "a list";
    const auto allowed = namesSeen(table, eyes);
    const auto texts = pageTexts(page.page);
    for (Seat seat = 0; seat < table.seatCount(); ++seat) {
        for (const QString& name : namesSeen(table, seat)) {
            if (allowed.count(name) > 0) continue;
            for (QString text : texts) {
                for (const QString& open : allowed) text.remove(open);  // another card may be named likewise
                if (!text.contains(name)) continue;
                return QString("event %1, seat %2: ").arg(table.stepCount()).arg(seat) + text;
            }
        }
    }
    return {};
}

void letLook(PlayedPage& page, const QString& name) {
    page.page.actions().ownCards->trigger();
    auto* menu = page.page.findChild<QMenu*>("whoLooks");
    for (QAction* one : menu->actions()) {
        if (one->text() == name) one->trigger();
    }
    menu->close();
    QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
}

bool isAskedOpenly(PlayedPage& page) {
    const Table& table = page.table();
    if (!page.isAsked()) return false;
    const Prompt prompt = table.prompt(table.toAct().seats.first());
    return !prompt.secret && !prompt.silence;
}

// One person decides, and only they may see what.
bool isAskedInPrivate(PlayedPage& page) {
    const Table& table = page.table();
    const SeatSet deciding = table.toAct().seats;
    return page.isAsked() && deciding.count() == 1 && table.prompt(deciding.first()).secret;
}

// False: the game ended before.
bool goTo(PlayedPage& page, bool (*isThere)(PlayedPage&)) {
    while (page.waits() && !page.table().isOver() && !isThere(page)) {
        if (page.curtain().isDown()) openCurtain(page, By::key);
        if (!isThere(page) && !decideByKeysInTheList(page, 0)) return false;
    }
    return !page.table().isOver();
}

}  // namespace

class TestCurtain : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void aLookAtTheOwnCardsShowsThemToOnePersonAlone_data();
    void aLookAtTheOwnCardsShowsThemToOnePersonAlone();
    void theTableCanBeHiddenAtAnyTime();
    void theKeysAreWithTheCurtainThatCallsNext();
    void theKeysAreWithTheCurtainThatFellBehindAnotherPage();
    void theCurtainIsDeafAtFirst();
    void nothingOfAPersonIsLeftBetweenPeople();
    void aSlipIsTakenBackBeforeTheNextPersonLooks();
    void noSlipIsTakenBackWhereSomebodyHid();
    void aRestoredGameBeginsBehindTheCurtain();

private:
    void verifyHintAndDecision(PlayedPage& page, Seat asked);
};

void TestCurtain::aLookAtTheOwnCardsShowsThemToOnePersonAlone_data() {
    QTest::addColumn<QByteArray>("game");
    for (const char* game : {"traitor", "succession", "schemes", "confidants"}) QTest::newRow(game) << QByteArray(game);
}

// Anna is asked before everybody: Béla looks and gives the screen back, then Anna looks, asks for a hint and decides.
void TestCurtain::aLookAtTheOwnCardsShowsThemToOnePersonAlone() {
    QFETCH(QByteArray, game);
    const std::vector<PlayerKind> players{human, human, human};
    PlayedPage page(tableOf(dealt(3, 7, game.constData()), players, 7));
    const Table& table = page.table();
    QVERIFY(goTo(page, isAskedOpenly));
    const Seat asked = table.toAct().seats.first(), other = clockwise(asked, 1, 3);
    QVERIFY(!page.page.actions().hint->isEnabled());
    QCOMPARE(leak(page, spectator), QString());

    letLook(page, table.names().at(other));
    QVERIFY(page.curtain().isDown());
    QCOMPARE(leak(page, spectator), QString());
    QVERIFY(pageTexts(page.page).contains(table.names().at(other) + " looks at their own cards"));
    openCurtain(page, By::key);
    QCOMPARE(page.scene().laid().tableau, page.scene().hand().arranged(table.tableau(other)));
    QCOMPARE(leak(page, other), QString());
    QVERIFY(!page.isAsked());
    const int steps = table.stepCount();
    QTest::qWait(50);
    QCOMPARE(table.stepCount(), steps);
    switchLanguage("hu");
    switchLanguage("en");
    QCoreApplication::processEvents();
    QVERIFY(clickButton(page, "seen"));
    QVERIFY(!page.curtain().isDown() && page.isAsked());
    QCOMPARE(page.scene().laid().tableau, page.scene().hand().arranged(table.tableau(spectator)));
    QCOMPARE(leak(page, spectator), QString());

    letLook(page, table.names().at(asked));
    openCurtain(page, By::key);
    QCOMPARE(page.scene().laid().tableau, page.scene().hand().arranged(table.tableau(asked)));
    QVERIFY(page.isAsked());
    page.page.actions().ownCards->trigger();  // back again, undecided
    QVERIFY(!page.curtain().isDown() && page.isAsked());
    QCOMPARE(leak(page, spectator), QString());
    letLook(page, table.names().at(asked));
    openCurtain(page, By::key);
    verifyHintAndDecision(page, asked);
}

void TestCurtain::verifyHintAndDecision(PlayedPage& page, Seat asked) {
    const Table& table = page.table();
    QVERIFY(page.page.actions().hint->isEnabled());
    page.page.actions().hint->trigger();
    const auto& hint = *page.page.findChild<HintPanel*>();
    QTRY_VERIFY_WITH_TIMEOUT(!hint.inWords().isEmpty(), 60'000);
    QVERIFY(decideByMouse(page, table.prompt(asked).choices.front()));
    QVERIFY(page.waits());
    const bool goesOn = table.toAct().mayAct(asked) && table.prompt(asked).secret;
    QCOMPARE(leak(page, goesOn ? Observer(asked) : spectator), QString());
}

void TestCurtain::theTableCanBeHiddenAtAnyTime() {
    PlayedPage page({human, human, dice}, 3);
    QVERIFY(page.waits());
    page.page.actions().hide->trigger();
    QVERIFY(page.curtain().isDown());
    QVERIFY(page.scene().laid().tableau.zones.empty());
    QCOMPARE(page.log().count(), 0);
    QVERIFY(page.page.title().isEmpty());
    openCurtain(page, By::key);
    QVERIFY(!page.curtain().isDown() && page.isAsked());
    QVERIFY(!page.page.title().isEmpty());
    PlayedPage alone({human, dice, dice}, 3);
    QVERIFY(!alone.page.actions().hide->isEnabled());
}

// Béla looked at his cards and hid the table; it is shown again, and now Anna is called, who is asked in private.
void TestCurtain::theKeysAreWithTheCurtainThatCallsNext() {
    PlayedPage page({human, human, dice}, 3);
    QVERIFY(goTo(page, isAskedInPrivate));
    const Table& table = page.table();
    const Seat asked = table.toAct().seats.first();
    letLook(page, table.names().at(table.humans().without(asked).first()));
    openCurtain(page, By::key);
    page.page.actions().hide->trigger();
    QCOMPARE(page.page.focusWidget(), &page.curtain());
    openCurtain(page, By::key);
    QVERIFY(page.curtain().isDown());
    QCOMPARE(page.page.focusWidget(), &page.curtain());
    openCurtain(page, By::key);
    QVERIFY(!page.curtain().isDown() && page.isAsked());
    QVERIFY(page.page.focusWidget()->isVisible());
}

void TestCurtain::theKeysAreWithTheCurtainThatFellBehindAnotherPage() {
    QStackedWidget pages;
    auto* game = new QWidget;
    auto* other = new QPushButton;
    for (QWidget* page : {game, static_cast<QWidget*>(other)}) pages.addWidget(page);
    Curtain curtain(game);
    pages.setCurrentWidget(other);
    pages.show();
    QVERIFY(QTest::qWaitForWindowActive(&pages));
    other->setFocus();
    curtain.fall("Anna", "blue", "Traitor");
    QVERIFY(other->hasFocus());
    pages.setCurrentWidget(game);
    QVERIFY(curtain.hasFocus());
}

void TestCurtain::theCurtainIsDeafAtFirst() {
    QWidget window;
    window.resize(900, 600);
    window.show();
    Curtain curtain(&window);
    QSignalSpy opened(&curtain, &Curtain::opened);
    curtain.fall("Anna", "blue", "Traitor");
    auto* here = curtain.findChild<QPushButton*>("here");
    QTest::mouseClick(here, Qt::LeftButton);
    QTest::keyClick(&curtain, Qt::Key_Return);
    QCOMPARE(opened.count(), 0);
    QTest::qWait(Curtain::deafMs + 20);
    QTest::keyClick(&curtain, Qt::Key_A);
    QCOMPARE(opened.count(), 0);
    QTest::mouseClick(here, Qt::LeftButton);
    QTest::keyClick(&curtain, Qt::Key_Return);
    QCOMPARE(opened.count(), 2);
    QCOMPARE(curtain.geometry(), window.rect());
    window.resize(1000, 700);
    QCOMPARE(curtain.geometry(), window.rect());
    // Nothing shines through.
    const QImage picture = curtain.grab().toImage();
    QCOMPARE(qAlpha(picture.pixel(5, 5)), 255);
}

void TestCurtain::nothingOfAPersonIsLeftBetweenPeople() {
    PlayedPage page({human, human, dice}, 13);
    const Table& table = page.table();
    Rng rng(3);
    int curtains = 0;
    std::map<Seat, QImage> pictures;
    connect(&page.page, &GamePage::titleChanged, this, [&](const QString& title) {
        QCOMPARE(title.isEmpty(), page.curtain().isDown());
        if (page.curtain().isDown()) QCOMPARE(leak(page, spectator), QString());
    });
    while (page.waits() && !table.isOver()) {
        const Seat seat = table.toAct().seats.first();
        if (page.curtain().isDown()) {
            QCOMPARE(leak(page, spectator), QString());
            // The same person's curtain looks the same, whatever has happened.
            const QImage picture = page.page.grab().toImage();
            if (table.stepCount() > 0) {
                const auto [before, isNew] = pictures.try_emplace(seat, picture);
                QVERIFY(isNew || before->second == picture);
            }
            openCurtain(page, ++curtains % 2 == 0 ? By::mouse : By::key);
            QVERIFY(page.isAsked());
        }
        const bool secret = table.prompt(seat).secret;
        QCOMPARE(leak(page, secret ? Observer(seat) : spectator), QString());
        // Look at something, so that there is something to forget.
        page.view().setFocus();
        QTest::keyClick(&page.view(), Qt::Key_Tab);
        QTest::keyClick(&page.view(), Qt::Key_Space);
        const auto choices = table.prompt(seat).choices;
        QVERIFY(decideByMouse(page, oneOf(choices, rng)));
        QCoreApplication::processEvents();
    }
    QVERIFY(table.isOver());
    QVERIFY2(curtains > 10, qPrintable(QString::number(curtains)));
}

void TestCurtain::aSlipIsTakenBackBeforeTheNextPersonLooks() {
    PlayedPage page({human, human, dice}, 13);
    const Table& table = page.table();
    auto& takeBack = *page.curtain().findChild<QPushButton*>("takeBack");
    QVERIFY(page.waits() && !takeBack.isVisible());  // nobody has decided yet
    int takenBack = 0, refused = 0;
    while (page.waits() && !table.isOver() && takenBack + refused < 8) {
        if (page.curtain().isDown()) openCurtain(page, By::key);
        const int before = table.stepCount();
        const Seat seat = table.toAct().seats.first();
        QVERIFY(decideByKeysInTheList(page, 0));
        QVERIFY(page.waits());
        if (!page.curtain().isDown()) continue;
        QVERIFY(takeBack.isVisible());
        const bool possible = table.whyNoTakeBack().empty();
        const int after = table.stepCount();
        QTest::mouseClick(&takeBack, Qt::LeftButton);
        QCOMPARE(table.stepCount(), after);  // it may be the second half of the click that decided
        QTest::qWait(Curtain::deafMs + 10);
        QTest::mouseClick(&takeBack, Qt::LeftButton);
        QVERIFY(page.curtain().isDown());
        if (!possible) {
            ++refused;
            QCOMPARE(table.stepCount(), after);
            QVERIFY(pageTexts(page.page).contains(takeBack.accessibleDescription()));
            continue;
        }
        ++takenBack;
        QCOMPARE(table.stepCount(), before);
        QCOMPARE(leak(page, spectator), QString());
        openCurtain(page, By::key);
        QVERIFY(page.isAsked());
        QCOMPARE(table.toAct().seats.first(), seat);
        QVERIFY(decideByKeysInTheList(page, 0));
        QVERIFY(page.waits());
    }
    QVERIFY2(takenBack > 0, qPrintable(QString::number(takenBack)));
}

void TestCurtain::noSlipIsTakenBackWhereSomebodyHid() {
    PlayedPage hidden({human, human, dice}, 3);
    QVERIFY(hidden.waits());
    if (hidden.curtain().isDown()) openCurtain(hidden, By::key);
    hidden.page.actions().hide->trigger();
    QVERIFY(!hidden.curtain().findChild<QPushButton*>("takeBack")->isVisible());  // no slip: somebody asked for it
}

void TestCurtain::aRestoredGameBeginsBehindTheCurtain() {
    PlayedPage page({human, human, dice}, 13);
    while (page.waits() && !page.curtain().isDown()) QVERIFY(decideByKeysInTheList(page, 0));
    const QString path = testHome().path("secret.intrika");
    QVERIFY(page.page.saving().saveTo(path));
    auto opened = openGame(path, allGames());
    QVERIFY(opened.has_value());
    PlayedPage restored(std::make_unique<Table>(std::move(opened->session), opened->seats, opened->seed, nullptr));
    QVERIFY(restored.curtain().isDown());
    QCOMPARE(leak(restored, spectator), QString());
    switchLanguage("hu");
    QCoreApplication::processEvents();
    QCOMPARE(leak(restored, spectator), QString());
    QVERIFY(restored.curtain().findChild<QPushButton*>("here")->text() != QString("I am here"));
    switchLanguage("en");
    QCoreApplication::processEvents();
    openCurtain(restored, By::key);
    QVERIFY(restored.isAsked());
}

INTRIKA_TEST(TestCurtain)

}  // namespace tst_curtain

#include "tst_curtain.moc"
