// One game on the screen: choosing by mouse and by keys, whose eyes are used, the curtain, and the language.
#include "app/play/choice_list.h"
#include "app/play/chooser.h"
#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/play/viewpoint.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "engines/session/game_kind.h"
#include "engines/table/save_file.h"
#include "engines/table/saved_games.h"
#include "engines/words/words.h"
#include "tests/support/shown_page.h"
#include "tests/support/temp_home.h"

#include <QAction>
#include <QElapsedTimer>
#include <QGraphicsItem>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

using namespace intrika;

namespace {

Pick face(ZoneId zone, std::uint16_t value) { return {Pick::On::face, zone, value}; }
Pick place(ZoneId zone, std::uint16_t value) { return {Pick::On::place, zone, value}; }
Pick word(std::uint16_t value) { return {Pick::On::word, noZone, value}; }

Choice choice(std::uint8_t key, std::vector<Pick> picks) { return {MoveKey{{key}}, std::move(picks), say("x")}; }

Prompt promptOf(std::vector<Choice> choices) {
    Prompt prompt;
    prompt.choices = std::move(choices);
    return prompt;
}

// Everything that anybody or anything can read on the page, hidden widgets included.
QStringList textsOf(QWidget& page) {
    QStringList texts;
    const auto add = [&texts](const QString& text) {
        if (!text.isEmpty()) texts << text;
    };
    QList<QWidget*> widgets = page.findChildren<QWidget*>();
    widgets << &page;
    for (QWidget* widget : widgets) {
        if (qobject_cast<QProgressBar*>(widget) != nullptr) continue;
        for (const char* property : {"text", "title", "toolTip", "statusTip", "whatsThis", "accessibleName",
                                     "accessibleDescription", "windowTitle"}) {
            add(widget->property(property).toString());
        }
        for (const QAction* action : widget->actions()) add(action->toolTip());
        if (const auto* list = qobject_cast<QListWidget*>(widget)) {
            for (int row = 0; row < list->count(); ++row) {
                add(list->item(row)->text());
                add(list->item(row)->toolTip());
            }
        }
        if (const auto* view = qobject_cast<QGraphicsView*>(widget)) {
            const auto* scene = static_cast<TableScene*>(view->scene());
            for (const QGraphicsItem* item : scene->items()) {
                add(item->toolTip());
                add(scene->description(item));
            }
            for (const Zone& zone : scene->tableau().zones) {
                for (const Piece& piece : zone.pieces) add(scene->words().say(piece.name));
            }
        }
    }
    texts.sort();
    return texts;
}

// The names of the pieces that an observer has before them.
std::set<QString> namesSeen(const Table& table, Observer observer) {
    const Words words(QString::fromStdString(table.kind().id), table.names());
    std::set<QString> names;
    for (const Zone& zone : table.tableau(observer).zones) {
        for (const Piece& piece : zone.pieces) names.insert(words.say(piece.name));
    }
    return names;
}

struct Page : ShownPage {
    using ShownPage::ShownPage;
    QListWidget& log() { return *page.findChild<QListWidget*>("log"); }
    QPushButton& confirm() { return *page.findChild<QPushButton*>("confirm"); }
};

int decisionsOf(const Table& table, Seat seat) {
    int decisions = 0;
    for (int step = 0; step < table.stepCount(); ++step) decisions += table.mover(step) == Observer(seat) ? 1 : 0;
    return decisions;
}

// Where the mouse finds this thing and nothing above it.
std::optional<QPoint> visiblePoint(Page& page, const QGraphicsItem* item) {
    const QRectF box = item->sceneBoundingRect();
    constexpr int steps = 24;
    for (int y = 0; y < steps; ++y) {
        for (int x = 0; x < steps; ++x) {
            const QPointF at = box.topLeft() + QPointF((x + .5) * box.width() / steps, (y + .5) * box.height() / steps);
            const QPoint onView = page.view().mapFromScene(at);
            if (page.view().rect().contains(onView) && page.scene().thingAt(page.view().mapToScene(onView)) == item) {
                return onView;
            }
        }
    }
    return std::nullopt;
}

bool clickThing(Page& page, const Pick& pick, std::set<QGraphicsItem*>& clicked) {
    for (QGraphicsItem* item : page.scene().items()) {
        if (clicked.count(item) > 0 || page.scene().pickOf(item) != std::optional(pick)) continue;
        const auto point = visiblePoint(page, item);
        if (!point) continue;
        clicked.insert(item);
        QTest::mouseClick(page.view().viewport(), Qt::LeftButton, {}, *point);
        return true;
    }
    return false;
}

bool clickButton(Page& page, const QString& name) {
    QCoreApplication::processEvents();  // new buttons get their places
    auto* button = page.page.findChild<QPushButton*>(name);
    if (button == nullptr || !button->isVisible() || !button->isEnabled()) return false;
    QTest::mouseClick(button, Qt::LeftButton);
    return true;
}

bool decideByMouse(Page& page, const Choice& choice) {
    const int steps = page.table().stepCount();
    std::set<QGraphicsItem*> clicked;
    for (const Pick& pick : choice.picks) {
        if (page.table().stepCount() != steps) return true;
        const bool done = pick.on == Pick::On::word ? clickButton(page, QString("word%1").arg(pick.value))
                                                    : clickThing(page, pick, clicked);
        if (!done) return false;
    }
    return page.table().stepCount() != steps || clickButton(page, "confirm");
}

// Tab and arrows until this thing has the focus; some widget of the page may have it before.
bool walkTo(Page& page, const Pick& pick, const std::set<QGraphicsItem*>& done) {
    constexpr int mostKeys = 400;
    const auto there = [&] {
        QGraphicsItem* item = page.scene().focusStop();
        return page.view().hasFocus() && item != nullptr && done.count(item) == 0 &&
               page.scene().pickOf(item) == std::optional(pick);
    };
    for (int keys = 0; keys < mostKeys && !there(); ++keys) {
        QTest::keyClick(page.page.focusWidget(), Qt::Key_Tab);
        if (!page.view().hasFocus() || page.scene().focusStop() == nullptr) continue;
        const auto* first = page.scene().focusStop();
        while (!there() && ++keys < mostKeys) {
            QTest::keyClick(&page.view(), Qt::Key_Right);
            if (page.scene().focusStop() == first) break;
        }
    }
    return there();
}

bool decideByKeysOnTheTable(Page& page, const Choice& choice) {
    const int steps = page.table().stepCount();
    std::set<QGraphicsItem*> done;
    for (const Pick& pick : choice.picks) {
        if (page.table().stepCount() != steps) return true;
        if (pick.on == Pick::On::word) {
            auto* button = page.page.findChild<QPushButton*>(QString("word%1").arg(pick.value));
            for (int keys = 0; keys < 100 && !button->hasFocus(); ++keys) {
                QTest::keyClick(page.page.focusWidget(), Qt::Key_Tab);
            }
            if (!button->hasFocus()) return false;
            QTest::keyClick(button, Qt::Key_Space);
        } else {
            if (!walkTo(page, pick, done)) return false;
            done.insert(page.scene().focusStop());
            QTest::keyClick(&page.view(), Qt::Key_Return);
        }
    }
    if (page.table().stepCount() == steps)
        QTest::keyClick(page.page.focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    return page.table().stepCount() != steps;
}

bool decideByKeysInTheList(Page& page, int row) {
    const int steps = page.table().stepCount();
    QTest::keyClick(page.page.focusWidget(), Qt::Key_1);
    if (!page.choices().hasFocus()) return false;
    for (int down = 0; down < row; ++down) QTest::keyClick(&page.choices(), Qt::Key_Down);
    QTest::keyClick(&page.choices(), Qt::Key_Return);
    return page.table().stepCount() != steps;
}

enum class By { mouse, key };
void openCurtain(Page& page, By how) {
    QTest::qWait(Curtain::deafMs + 10);
    if (how == By::mouse) {
        QTest::mouseClick(page.curtain().findChild<QPushButton*>("here"), Qt::LeftButton);
    } else {
        QTest::keyClick(&page.curtain(), Qt::Key_Return);
    }
}

// What can be read on the page though these eyes must not; empty: nothing. Behind the curtain there is no game at all.
QString leak(Page& page, Observer eyes) {
    const Table& table = page.table();
    const bool hidden = page.curtain().isDown();
    if (hidden && !(page.scene().tableau().zones.empty() && page.scene().pieces().empty())) return "the scene";
    if (hidden && page.log().count() + page.choices().count() > 0) return "a list";
    const auto allowed = namesSeen(table, eyes);
    const auto texts = textsOf(page.page);
    for (Seat seat = 0; seat < table.seatCount(); ++seat) {
        for (const QString& name : namesSeen(table, seat)) {
            if (allowed.count(name) > 0) continue;
            const auto found = texts.filter(name);
            if (!found.isEmpty())
                return QString("event %1, seat %2: ").arg(table.stepCount()).arg(seat) + found.first();
        }
    }
    return {};
}

}  // namespace

class TstPlay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void aSingleThingIsChosenByOneClick();
    void aSelectionNarrowsWhatCanBePicked();
    void equalCardsCountAsManyAsThereAre();
    void aPromptThatAsksIsConfirmed();
    void aButtonAndAThingTakeEachOthersPlace();
    void twoChoicesOfTheSameThingsNeedTheList();
    void onePersonAlwaysSeesTheirOwnCards();
    void theCurtainFallsBeforeASecretPrompt();
    void aPublicPromptShowsWhatEverybodySees();
    void aQuestionToTheWholeTableNeedsNoCurtain();
    void whoeverDecidesTwiceRunningSeesNoCurtain();
    void theTableCanBeHiddenAtAnyTime();
    void aDecisionLeavesTheFocusAtTheTable();
    void theCurtainIsDeafAtFirst();
    void aGameIsPlayedByMouse();
    void aGameIsPlayedByKeys();
    void aGameOnAMapIsPlayedByMouse();
    void nothingOfAPersonIsLeftBetweenPeople();
    void aRestoredGameBeginsBehindTheCurtain();
    void botsMoveAtAPaceThatCanBeFollowed_data();
    void botsMoveAtAPaceThatCanBeFollowed();
    void theReasonIsGivenForWhatIsNotAllowed();
    void undoIsGreyedWithItsReason();
    void aHintIsShownAndTakenOver();
    void theWholePageChangesItsLanguage();
    void theEndShowsWherePointsCameFrom();
    void aGameIsSavedAndTroubleIsTold();

private:
    TempHome home_;
};

void TstPlay::aSingleThingIsChosenByOneClick() {
    Chooser chooser;
    chooser.ask(promptOf({choice(1, {place(1, 3)}), choice(2, {place(1, 4)})}));
    QVERIFY(chooser.ready() == nullptr && !chooser.decides());
    QVERIFY(!chooser.pick(place(1, 9)));
    QVERIFY(chooser.picked().empty());
    QVERIFY(chooser.pick(place(1, 4)));
    QVERIFY(chooser.decides());
    QCOMPARE(chooser.ready()->key, (MoveKey{{2}}));
}

void TstPlay::aSelectionNarrowsWhatCanBePicked() {
    Chooser chooser;
    const Pick estate = face(5, 1), depot = face(5, 2);
    chooser.ask(
        promptOf({choice(1, {estate, place(1, 3)}), choice(2, {depot, place(1, 4)}), choice(3, {place(2, 7)})}));
    QCOMPARE(chooser.pickable().size(), std::size_t(5));
    QVERIFY(chooser.pick(estate));
    QCOMPARE(chooser.pickable(), std::vector<Pick>{place(1, 3)});
    QVERIFY(!chooser.decides());
    QVERIFY(chooser.pick(depot));  // in place of the estate
    QCOMPARE(chooser.picked(), std::vector<Pick>{depot});
    QVERIFY(chooser.unpick(depot));
    QVERIFY(!chooser.unpick(depot));
    QVERIFY(chooser.pick(place(1, 4)));  // the other way round
    QVERIFY(chooser.pick(depot));
    QCOMPARE(chooser.ready()->key, (MoveKey{{2}}));
    QVERIFY(chooser.decides());
}

void TstPlay::equalCardsCountAsManyAsThereAre() {
    Chooser chooser;
    const Pick two = face(9, 2), five = face(9, 5);
    chooser.ask(promptOf({choice(1, {two}), choice(2, {two, two}), choice(3, {five, two}), choice(4, {five})}));
    QVERIFY(chooser.pick(two));
    QVERIFY(chooser.ready() != nullptr && !chooser.decides());  // a longer choice begins with it
    QCOMPARE(chooser.pickable(), (std::vector<Pick>{two, five}));
    QVERIFY(chooser.pick(two));
    QCOMPARE(chooser.ready()->key, (MoveKey{{2}}));
    QVERIFY(chooser.decides());
    QVERIFY(!chooser.pick(two));  // there is no third
    QCOMPARE(chooser.picked().size(), std::size_t(2));
    QVERIFY(chooser.pick(five));  // in place of one two
    QCOMPARE(chooser.ready()->key, (MoveKey{{3}}));
}

void TstPlay::aPromptThatAsksIsConfirmed() {
    Chooser chooser;
    Prompt prompt = promptOf({choice(1, {face(9, 2)})});
    prompt.confirm = true;
    chooser.ask(prompt);
    QVERIFY(chooser.pick(face(9, 2)));
    QVERIFY(chooser.ready() != nullptr && !chooser.decides());
}

void TstPlay::aButtonAndAThingTakeEachOthersPlace() {
    Chooser chooser;
    Prompt prompt = promptOf({choice(1, {face(9, 2)}), choice(2, {word(0)})});
    prompt.confirm = true;
    chooser.ask(prompt);
    QCOMPARE(chooser.pickable(), std::vector<Pick>{face(9, 2)});  // buttons are no things
    QVERIFY(chooser.pick(word(0)));
    QCOMPARE(chooser.pickable(), std::vector<Pick>{face(9, 2)});
    QVERIFY(chooser.pick(face(9, 2)));
    QCOMPARE(chooser.ready()->key, (MoveKey{{1}}));
    QVERIFY(chooser.pick(word(0)));
    QCOMPARE(chooser.ready()->key, (MoveKey{{2}}));
}

void TstPlay::twoChoicesOfTheSameThingsNeedTheList() {
    Chooser chooser;
    const Prompt prompt = promptOf({choice(1, {face(9, 2)}), choice(2, {face(9, 2)}), choice(3, {})});
    chooser.ask(prompt);
    QVERIFY(chooser.pick(face(9, 2)));
    QVERIFY(chooser.ready() == nullptr);
    chooser.select(prompt.choices[1]);
    QCOMPARE(chooser.ready()->key, (MoveKey{{2}}));
    chooser.select(prompt.choices[2]);  // only the list offers it
    QCOMPARE(chooser.ready()->key, (MoveKey{{3}}));
}

void TstPlay::onePersonAlwaysSeesTheirOwnCards() {
    Viewpoint eyes(SeatSet::of(2));
    for (const ToAct& now : {ToAct::deciding(Seat(0)), ToAct::deciding(Seat(2)), ToAct::nobody()}) {
        eyes.update(now, [](Seat) { return true; });
        QCOMPARE(eyes.eyes(), Observer(Seat(2)));
        QVERIFY(!eyes.isHidden());
    }
    eyes.hide();
    QVERIFY(!eyes.isHidden());
    Viewpoint nobody{SeatSet()};
    nobody.update(ToAct::deciding(Seat(0)), [](Seat) { return true; });
    QCOMPARE(nobody.eyes(), spectator);
    QVERIFY(!nobody.isHidden());
}

void TstPlay::theCurtainFallsBeforeASecretPrompt() {
    Viewpoint eyes(SeatSet::firstOf(2));
    const auto secret = [](Seat) { return true; };
    eyes.update(ToAct::deciding(Seat(1)), secret);
    QVERIFY(eyes.isHidden());
    QCOMPARE(eyes.asked(), Seat(1));
    QCOMPARE(eyes.eyes(), spectator);
    eyes.raise();
    QCOMPARE(eyes.eyes(), Observer(Seat(1)));
    eyes.update(ToAct::deciding(Seat(0)), secret);
    QVERIFY(eyes.isHidden());
    QCOMPARE(eyes.eyes(), spectator);
    eyes.raise();
    eyes.update(ToAct::deciding(Seat(2)), secret);  // a bot
    QVERIFY(!eyes.isHidden());
    QCOMPARE(eyes.eyes(), spectator);
    // Several at once are asked one after another.
    eyes.update(ToAct::deciding(SeatSet::firstOf(3)), secret);
    QCOMPARE(eyes.asked(), Seat(0));
    eyes.raise();
    eyes.update(ToAct::deciding(SeatSet::of(1).with(2)), secret);
    QVERIFY(eyes.isHidden());
    QCOMPARE(eyes.asked(), Seat(1));
}

void TstPlay::aPublicPromptShowsWhatEverybodySees() {
    Viewpoint eyes(SeatSet::firstOf(2));
    const auto open = [](Seat) { return false; };
    eyes.update(ToAct::deciding(Seat(1)), open);
    QVERIFY(!eyes.isHidden());
    QCOMPARE(eyes.eyes(), spectator);
    QCOMPARE(eyes.asked(), Seat(1));
    eyes.update(ToAct::deciding(Seat(1)), [](Seat) { return true; });
    eyes.raise();
    eyes.update(ToAct::deciding(Seat(1)), open);  // the others come to look again
    QCOMPARE(eyes.eyes(), spectator);
    QVERIFY(!eyes.isHidden());
    eyes.hide();  // a look at one's own cards, behind the curtain
    eyes.raise();
    QCOMPARE(eyes.eyes(), Observer(Seat(1)));
}

void TstPlay::aQuestionToTheWholeTableNeedsNoCurtain() {
    Viewpoint eyes(SeatSet::firstOf(3));
    const auto yes = [](Seat) { return true; };
    eyes.update(ToAct::deciding(SeatSet::of(0).with(2).with(3)), yes, yes);
    QVERIFY(!eyes.isHidden());
    QCOMPARE(eyes.eyes(), spectator);
    QCOMPARE(eyes.asked(), noSeat);
    QVERIFY(eyes.called() == SeatSet::of(0).with(2));  // the bot is asked after them
    eyes.speak(2);
    QVERIFY(eyes.isHidden());
    QCOMPARE(eyes.asked(), Seat(2));
    QVERIFY(eyes.called().empty());
    eyes.raise();
    eyes.update(ToAct::deciding(SeatSet::of(0).with(2).with(3)), yes, yes);
    QCOMPARE(eyes.eyes(), Observer(Seat(2)));
    QCOMPARE(eyes.asked(), Seat(2));
    eyes.spoke();
    eyes.update(ToAct::deciding(SeatSet::of(0).with(2).with(3)), yes, yes);  // what was used asks everybody again
    QVERIFY(eyes.called() == SeatSet::of(0).with(2));
    QCOMPARE(eyes.eyes(), spectator);
    QVERIFY(!eyes.isHidden());
    // One person among bots is simply asked.
    Viewpoint alone(SeatSet::of(2));
    alone.update(ToAct::deciding(SeatSet::of(2).with(3)), yes, yes);
    QVERIFY(alone.called().empty());
    QCOMPARE(alone.asked(), Seat(2));
}

void TstPlay::whoeverDecidesTwiceRunningSeesNoCurtain() {
    Viewpoint eyes(SeatSet::firstOf(2));
    const auto secret = [](Seat) { return true; };
    eyes.update(ToAct::deciding(Seat(1)), secret);
    eyes.raise();
    eyes.update(ToAct::drawing(0), secret);
    QCOMPARE(eyes.eyes(), Observer(Seat(1)));
    eyes.update(ToAct::deciding(Seat(1)), secret);
    QVERIFY(!eyes.isHidden());
    QCOMPARE(eyes.eyes(), Observer(Seat(1)));
    eyes.update(ToAct::deciding(Seat(2)), secret);  // while a bot plays, others come to look
    eyes.update(ToAct::deciding(Seat(1)), secret);
    QVERIFY(eyes.isHidden());
}

void TstPlay::theTableCanBeHiddenAtAnyTime() {
    Page page({human, human, dice}, 3);
    QVERIFY(page.waits());
    page.page.actions().hide->trigger();
    QVERIFY(page.curtain().isDown());
    QVERIFY(page.scene().tableau().zones.empty());
    QCOMPARE(page.log().count(), 0);
    QVERIFY(page.page.title().isEmpty());
    openCurtain(page, By::key);
    QVERIFY(!page.curtain().isDown() && page.isAsked());
    QVERIFY(!page.page.title().isEmpty());
    Page alone({human, dice, dice}, 3);
    QVERIFY(!alone.page.actions().hide->isEnabled());
}

// Else a second Enter would press whatever stands near, as the button of a notice.
void TstPlay::aDecisionLeavesTheFocusAtTheTable() {
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    column->addWidget(new QPushButton(&window));
    Page page({human, dice, dice}, 3);
    column->addWidget(&page.page);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(page.waits());
    page.choices().setFocus();
    page.choices().setCurrentRow(0);
    QVERIFY(page.choices().hasFocus());
    QTest::keyClick(&page.choices(), Qt::Key_Return);
    QVERIFY(page.view().hasFocus());
}

void TstPlay::theCurtainIsDeafAtFirst() {
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

void TstPlay::aGameIsPlayedByMouse() {
    Page page({human, dice, dice}, 11);
    Rng rng(1);
    int decisions = 0;
    while (page.waits() && !page.table().isOver()) {
        const Seat seat = page.table().toAct().seats.first();
        const auto choices = page.table().prompt(seat).choices;
        const Choice choice = choices.at(rng.below(static_cast<std::uint32_t>(choices.size())));
        const int steps = page.table().stepCount();
        QVERIFY2(decideByMouse(page, choice), choice.text.id.c_str());
        QVERIFY(page.table().stepCount() > steps);
        QCOMPARE(page.table().mover(steps), Observer(seat));
        ++decisions;
        QCoreApplication::processEvents();
    }
    QVERIFY(page.table().isOver());
    QCOMPARE(decisions, decisionsOf(page.table(), 0));
    QVERIFY(page.page.findChild<QWidget*>("result")->isVisible());
}

void TstPlay::aGameIsPlayedByKeys() {
    Page page({human, dice, dice}, 12);
    Rng rng(2);
    int decisions = 0;
    while (page.waits() && !page.table().isOver()) {
        const Seat seat = page.table().toAct().seats.first();
        const auto choices = page.table().prompt(seat).choices;
        const auto row = rng.below(static_cast<std::uint32_t>(choices.size()));
        const int steps = page.table().stepCount();
        const bool done = ++decisions % 3 == 0 ? decideByKeysInTheList(page, static_cast<int>(row))
                                               : decideByKeysOnTheTable(page, choices.at(row));
        QVERIFY2(done, choices.at(row).text.id.c_str());
        QCOMPARE(page.table().mover(steps), Observer(seat));
        QCoreApplication::processEvents();
    }
    QVERIFY(page.table().isOver());
    QCOMPARE(decisions, decisionsOf(page.table(), 0));
}

// Whoever walks clicks on the army and on the place that it goes to; all else is chosen in the list.
void TstPlay::aGameOnAMapIsPlayedByMouse() {
    Page page(tableOf(dealt(2, 14, "confidants", {{"board", "small"}, {"rounds", 5}}), {human, dice}, 14));
    Rng rng(3);
    int walked = 0, decisions = 0;
    while (page.waits() && !page.table().isOver()) {
        const Seat seat = page.table().toAct().seats.first();
        const auto choices = page.table().prompt(seat).choices;
        std::vector<std::size_t> walks;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (!choices[i].way.empty()) walks.push_back(i);
        }
        const bool walk = !walks.empty() && decisions++ % 2 == 0;
        const auto any = rng.below(static_cast<std::uint32_t>(walk ? walks.size() : choices.size()));
        const Choice& choice = choices.at(walk ? walks[any] : any);
        const int steps = page.table().stepCount();
        const bool done = walk ? decideByMouse(page, choice) : decideByKeysInTheList(page, static_cast<int>(any));
        QVERIFY2(done, qPrintable(page.scene().words().say(choice.text)));
        QCOMPARE(page.table().mover(steps), Observer(seat));
        walked += walk ? 1 : 0;
        QCoreApplication::processEvents();
    }
    QVERIFY(page.table().isOver());
    QVERIFY(walked > 5);
    QVERIFY(page.page.findChild<QWidget*>("result")->isVisible());
}

void TstPlay::nothingOfAPersonIsLeftBetweenPeople() {
    Page page({human, human, dice}, 13);
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
            const auto [before, isNew] = pictures.try_emplace(seat, picture);
            QVERIFY(isNew || before->second == picture);
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
        QVERIFY(decideByMouse(page, choices.at(rng.below(static_cast<std::uint32_t>(choices.size())))));
        QCoreApplication::processEvents();
    }
    QVERIFY(table.isOver());
    QVERIFY2(curtains > 10, qPrintable(QString::number(curtains)));
}

void TstPlay::aRestoredGameBeginsBehindTheCurtain() {
    Page page({human, human, dice}, 13);
    while (page.waits() && !page.curtain().isDown()) QVERIFY(decideByKeysInTheList(page, 0));
    const QString path = home_.path("secret.intrika");
    QVERIFY(page.page.saveTo(path));
    auto opened = openGame(path);
    QVERIFY(opened.has_value());
    Page restored(std::make_unique<Table>(std::move(opened->session), opened->seats, opened->seed, nullptr));
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

void TstPlay::botsMoveAtAPaceThatCanBeFollowed_data() {
    QTest::addColumn<Pace>("pace");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::newRow("slow") << Pace::slow << 1200 << 4000;
    QTest::newRow("normal") << Pace::normal << 600 << 2400;
    QTest::newRow("fast") << Pace::fast << 200 << 1200;
    QTest::newRow("at once") << Pace::atOnce << 0 << 400;
}

// Whether or not anything moves on the screen: who wants no motion wants to follow the game all the same.
void TstPlay::botsMoveAtAPaceThatCanBeFollowed() {
    QFETCH(Pace, pace);
    QFETCH(int, least);
    QFETCH(int, most);
    auto table = deal({dice, dice, dice}, 4);
    Table& bots = *table;
    GamePage page(std::move(table));
    page.resize(1280, 800);
    page.setSpeed(Speed::off);
    page.setPace(pace);
    page.show();
    QElapsedTimer clock;
    QList<qint64> gaps;
    connect(&bots, &Table::stepTaken, this, [&] { gaps << clock.restart(); });
    clock.start();
    page.begin();
    QVERIFY(QTest::qWaitFor([&] { return gaps.size() == 4; }, 20'000));
    gaps.removeFirst();
    const qint64 shortest = *std::min_element(gaps.begin(), gaps.end());  // a busy machine makes others longer
    QVERIFY2(shortest >= least && shortest < most, qPrintable(QString::number(shortest)));
}

void TstPlay::theReasonIsGivenForWhatIsNotAllowed() {
    // T-7: under a landscape there is never more than one building.
    Page page({dice, dice, human, dice}, 5);
    QVERIFY(page.waits());
    const auto choices = page.table().prompt(2).choices;
    QString reason;
    for (QGraphicsItem* item : page.scene().items()) {
        const auto pick = page.scene().pickOf(item);
        const bool offered = std::any_of(choices.begin(), choices.end(),
                                         [&](const Choice& c) { return !pick || c.picks == std::vector<Pick>{*pick}; });
        if (offered) continue;
        page.scene().pointAt(item);
        reason = page.page.findChild<QLabel*>("reason")->text();
        if (!reason.isEmpty()) break;
    }
    QVERIFY(!reason.isEmpty());
    QVERIFY2(reason.contains("href=\"T-"), qPrintable(reason));
    QSignalSpy rules(&page.page, &GamePage::ruleWanted);
    emit page.page.findChild<QLabel*>("reason")->linkActivated("T-7");
    QCOMPARE(rules.count(), 1);
    // It stays while the mouse is on its way to the link, and goes when something else is pointed at.
    page.scene().pointAt(nullptr);
    QCOMPARE(page.page.findChild<QLabel*>("reason")->text(), reason);
    const auto items = page.scene().items();
    const auto allowed = std::find_if(items.begin(), items.end(), [&](QGraphicsItem* item) {
        const auto pick = page.scene().pickOf(item);
        return pick && std::any_of(choices.begin(), choices.end(),
                                   [&](const Choice& c) { return c.picks == std::vector<Pick>{*pick}; });
    });
    QVERIFY(allowed != items.end());
    page.scene().pointAt(*allowed);
    QVERIFY(page.page.findChild<QLabel*>("reason")->text().isEmpty());
}

void TstPlay::undoIsGreyedWithItsReason() {
    Page page({human, human, human}, 6);
    QVERIFY(page.waits());
    QAction* undo = page.page.actions().undo;
    QVERIFY(!undo->isEnabled());
    QCOMPARE(undo->toolTip(), QString("There is nothing to undo."));
    const Seat first = page.table().toAct().seats.first();
    QVERIFY(decideByKeysInTheList(page, 0));
    QVERIFY(undo->isEnabled());
    undo->trigger();
    QCOMPARE(page.table().stepCount(), 0);
    QVERIFY(page.table().toAct().mayAct(first));
    QVERIFY(page.isAsked());
}

void TstPlay::aHintIsShownAndTakenOver() {
    Page page({human, dice, dice}, 11);
    while (page.waits() && page.table().stepCount() < 3) QVERIFY(decideByKeysInTheList(page, 0));
    QVERIFY(page.waits());
    const int steps = page.table().stepCount();
    page.page.actions().hint->trigger();
    auto* panel = page.page.findChild<QWidget*>("hint");
    QVERIFY(panel->isVisible());
    auto* moves = panel->findChild<QListWidget*>("hintedMoves");
    QVERIFY(QTest::qWaitFor([&] { return moves->count() > 0; }, 20'000));
    QCoreApplication::processEvents();
    QTest::mouseClick(moves->viewport(), Qt::LeftButton, {}, moves->visualItemRect(moves->item(0)).center());
    QCOMPARE(page.table().stepCount(), steps);  // only shown
    QVERIFY(page.confirm().isEnabled());
    QTest::mouseClick(&page.confirm(), Qt::LeftButton);
    QVERIFY(page.table().stepCount() > steps);
    QVERIFY(!panel->isVisible());
}

void TstPlay::theWholePageChangesItsLanguage() {
    Page page({human, dice, dice}, 11);
    while (page.waits() && page.table().stepCount() < 12) QVERIFY(decideByKeysInTheList(page, 0));
    QVERIFY(page.waits());
    const QStringList english = textsOf(page.page);
    switchLanguage("hu");
    QCoreApplication::processEvents();
    const QStringList switched = textsOf(page.page);
    QVERIFY(switched != english);

    const QString path = home_.path("game.intrika");
    QVERIFY(page.page.saveTo(path));
    auto opened = openGame(path);
    QVERIFY(opened.has_value());
    Page started(std::make_unique<Table>(std::move(opened->session), opened->seats, opened->seed, nullptr));
    QVERIFY(started.waits());
    const QStringList begun = textsOf(started.page);
    for (const QString& text : switched) QVERIFY2(begun.contains(text), qPrintable(text));
    for (const QString& text : begun) QVERIFY2(switched.contains(text), qPrintable(text));
    for (const QString& text : switched) QVERIFY2(!text.contains(QChar(0x2039)), qPrintable(text));
    switchLanguage("en");
    QCoreApplication::processEvents();
    QCOMPARE(textsOf(page.page), english);
    for (const QString& text : english) QVERIFY2(!text.contains(QChar(0x2039)), qPrintable(text));
}

void TstPlay::theEndShowsWherePointsCameFrom() {
    Page page({dice, dice, dice}, 21);
    QVERIFY(QTest::qWaitFor([&] { return page.table().isOver(); }, 60'000));
    QCoreApplication::processEvents();
    auto* result = page.page.findChild<QWidget*>("result");
    QVERIFY(result->isVisible());
    QStringList texts;
    for (const auto* label : result->findChildren<QLabel*>()) texts << label->text();
    const auto scores = page.table().result().scores;
    for (Seat seat = 0; seat < 3; ++seat) {
        QVERIFY(texts.contains(page.table().seatInfo(seat).name));
        QVERIFY(texts.contains(QString("%1\u00A0points").arg(scores[seat])));
        // The last row adds up to the score.
        QCOMPARE(texts[texts.indexOf("Together") + 1 + seat], QString::number(scores[seat]));
    }
    for (const QString& text : texts) QVERIFY2(!text.contains(QChar(0x2039)), qPrintable(text));
}

void TstPlay::aGameIsSavedAndTroubleIsTold() {
    Page page({human, dice, dice}, 11);
    QSignalSpy troubles(&page.page, &GamePage::troubled);
    QVERIFY(page.page.saveTo(home_.path("one.intrika")));
    QCOMPARE(troubles.count(), 0);
    QVERIFY(!page.page.saveTo("/proc/nowhere/one.intrika"));
    QCOMPARE(troubles.count(), 1);
}

QTEST_MAIN(TstPlay)
#include "tst_play.moc"
