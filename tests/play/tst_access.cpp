// Whoever cannot see the table: what a screen reader finds, hears and can do, by the accessibility tree alone.
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"
#include "tests/support/traitor_positions.h"  // before Qt, which makes `slots` a word of its own

#include "app/play/curtain.h"
#include "app/play/game_actions.h"
#include "app/scene/table_view.h"
#include "engines/words/words.h"
#include "tests/support/accessible_tree.h"
#include "tests/support/all_games.h"
#include "tests/support/choice_keys.h"
#include "tests/support/shown_page.h"

#include <QAccessible>
#include <QAction>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

namespace tst_access {

using namespace intrika;
using namespace intrika::accessible_tree;

namespace {

constexpr std::uint64_t botSeed = 7;

std::unique_ptr<Table> freshTable(const std::vector<PlayerKind>& players, std::uint64_t seed) {
    return tableOf(dealt(players.size(), seed), players, botSeed);
}

// Seat 3 is to play supplies and has three cards in the hand.
std::unique_ptr<Table> example(const nlohmann::json& position = traitor::examplePosition()) {
    auto session = gameNamed("traitor")->fromPosition(nlohmann::json::object(), 4, position, {});
    return session ? tableOf(std::move(*session), {dice, dice, dice, human}, botSeed) : nullptr;
}

struct Page : ShownPage {
    explicit Page(std::unique_ptr<Table> table) : ShownPage(std::move(table)) {
        page.actions().choices->setChecked(true);  // as with a reader, of which no test knows
    }
    Node root() { return QAccessible::queryAccessibleInterface(&page); }
    Node tree() { return QAccessible::queryAccessibleInterface(page.findChild<TableView*>()); }
    // Each stands on a button or in the list.
    std::vector<Node> choices() {
        const auto buttons = shownOf(root(), [](Node node) {
            return node->object() != nullptr && node->object()->objectName().startsWith("word") && canPress(node);
        });
        auto all = shownOf(QAccessible::queryAccessibleInterface(page.findChild<QListWidget*>("choices")),
                           [](Node node) { return node->role() == QAccessible::ListItem && canPress(node); });
        all.insert(all.end(), buttons.begin(), buttons.end());
        return all;
    }
    QString spoken() { return page.findChild<QWidget*>("live")->accessibleName(); }
    bool waits() {
        return ShownPage::waits() &&
               QTest::qWaitFor([this] { return !choices().empty() || curtain().isDown() || table().isOver(); }, 20'000);
    }
};

}  // namespace

class TstAccess : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { switchLanguage("en"); }
    void theHandTheChoicesAndWhoseTurnAreRead();
    void everySeatIsToldByNameColourAndMark();
    void whatCannotBeChosenSaysWhy();
    void arrowsMoveTheFocusOfTheTree();
    void whatHappensIsSpoken();
    void aRefusalIsSpoken();
    void aHintIsSpoken();
    void thePastIsSpoken();
    void aWholeGameIsPlayedByPressing();
    void thingsOnTheTablePlayTheGameToo();
    void nothingIsLeftBehindTheCurtain();
    void hiddenCardsMakeNoDifference();
    void theTreeAnswersForItself();
};

void TstAccess::theHandTheChoicesAndWhoseTurnAreRead() {
    Page page(example());
    const Words words("traitor", page.table().names());
    QVERIFY(page.waits());
    const Prompt prompt = page.table().prompt(3);
    QTRY_COMPARE(page.choices().size(), prompt.choices.size());
    QStringList names;
    for (Node choice : page.choices()) names << choice->text(QAccessible::Name);
    for (const Choice& choice : prompt.choices) {
        const QString name = words.say(isOnButton(choice) ? prompt.words.at(choice.picks[0].value) : choice.text);
        QVERIFY2(names.contains(name), qPrintable(name + " of " + names.join(", ")));
    }
    QVERIFY(!named(page.root(), words.say(prompt.question)).empty());
    for (const Zone& zone : page.table().tableau(Seat(3)).zones) {
        if (zone.area != Area::hand || zone.owner != 3) continue;
        QVERIFY(!zone.pieces.empty());
        const auto group = named(page.tree(), words.say(zone.label));
        QCOMPARE(group.size(), std::size_t(1));
        QCOMPARE(group.front()->childCount(), static_cast<int>(zone.pieces.size()));
        for (int i = 0; i < group.front()->childCount(); ++i) {
            QCOMPARE(group.front()->child(i)->text(QAccessible::Name),
                     words.say(zone.pieces[static_cast<std::size_t>(i)].name));
        }
    }
    const auto turn = shownOf(page.tree(), [](Node node) { return node->text(QAccessible::Name).contains("to act"); });
    QCOMPARE(turn.size(), std::size_t(1));
    QVERIFY(turn.front()->text(QAccessible::Name).startsWith("Dóri"));
}

void TstAccess::everySeatIsToldByNameColourAndMark() {
    Page page(freshTable({human, dice, dice, dice}, 3));
    QVERIFY(page.waits());
    const Words words("traitor", page.table().names());
    for (Seat seat = 0; seat < 4; ++seat) {
        const SeatInfo& info = page.table().seatInfo(seat);
        const QString colour = words.say(say("colour." + info.colour)), mark = words.say(say("mark." + info.colour));
        const auto plates = shownOf(page.tree(), [&](Node node) {
            const QString text = node->text(QAccessible::Name);
            return text.startsWith(info.name) && text.contains(colour) && text.contains(mark);
        });
        QCOMPARE(plates.size(), std::size_t(1));
    }
}

void TstAccess::whatCannotBeChosenSaysWhy() {
    Page page(freshTable({human, dice, dice, dice}, 3));
    QVERIFY(page.waits());
    int possible = 0, reasons = 0;
    for (Node node : shownOf(page.tree(), &canPress)) {
        const QString description = node->text(QAccessible::Description);
        possible += node->state().selectable ? 1 : 0;
        if (node->state().selectable) QCOMPARE(description, QString("can be chosen"));
        if (!node->state().selectable) reasons += description.isEmpty() ? 0 : 1;
    }
    QVERIFY(possible > 0);
    QVERIFY(reasons > 0);
}

void TstAccess::arrowsMoveTheFocusOfTheTree() {
    Page page(freshTable({human, dice, dice, dice}, 3));
    QVERIFY(page.waits());
    auto* view = page.page.findChild<TableView*>();
    view->setFocus();
    QVERIFY(page.tree() != nullptr);
    QStringList read;
    for (int keys = 0; keys < 4; ++keys) {
        QTest::keyClick(view, Qt::Key_Right);
        Node focus = page.tree()->focusChild();
        QVERIFY(focus != nullptr && focus->state().focused);
        read << focus->text(QAccessible::Name);
        QVERIFY(focus->parent()->indexOfChild(focus) >= 0);
    }
    QVERIFY(QSet<QString>(read.begin(), read.end()).size() > 1);
    QVERIFY(!page.tree()->state().focused);  // the thing has it, and not both
}

void TstAccess::whatHappensIsSpoken() {
    Page page(freshTable({human, dice, dice, dice}, 3));
    QVERIFY(page.waits());
    const Words words("traitor", page.table().names());
    QVERIFY(page.spoken().contains(words.say(page.table().prompt(0).question)));
    const int before = page.table().stepCount();
    press(page.choices().front());
    QVERIFY(page.waits());
    QVERIFY(!page.table().isOver());
    QStringList told;
    for (int step = before; step < page.table().stepCount(); ++step) {
        for (const Happening& happening : page.table().happenings(step, Seat(0))) {
            const QString sentence = words.say(happening.sentence);
            if (!sentence.isEmpty()) told << sentence;
        }
    }
    QVERIFY(!told.isEmpty());
    for (const QString& sentence : told) QVERIFY2(page.spoken().contains(sentence), qPrintable(sentence));
    QVERIFY(page.spoken().endsWith(words.say(page.table().prompt(0).question)));
    const auto spoken = named(page.root(), page.spoken());  // in the tree, and as what readers speak by themselves
    QCOMPARE(spoken.size(), std::size_t(1));
    QCOMPARE(spoken.front()->role(), QAccessible::Notification);
}

// Enter on what cannot be chosen is answered by a bubble, which no focus goes to.
void TstAccess::aRefusalIsSpoken() {
    Page page(freshTable({human, dice, dice, dice}, 3));
    QVERIFY(page.waits());
    const auto refused = shownOf(page.tree(), [](Node node) {
        return canPress(node) && !node->state().selectable && !node->text(QAccessible::Description).isEmpty();
    });
    QVERIFY(!refused.empty());
    const QString reason = refused.front()->text(QAccessible::Description);
    QVERIFY(!page.spoken().contains(reason));
    press(refused.front());
    QCOMPARE(page.spoken(), reason);
}

void TstAccess::aHintIsSpoken() {
    Page page(freshTable({human, dice, dice, dice}, 3));
    QVERIFY(page.waits());
    page.page.findChild<QAction*>("askHint")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(page.spoken().contains("Hint"), 20'000);
    const Prompt prompt = page.table().prompt(0);
    const Words words("traitor", page.table().names());
    QVERIFY2(std::any_of(prompt.choices.begin(), prompt.choices.end(),
                         [&](const Choice& choice) { return page.spoken().contains(words.say(choice.text)); }),
             qPrintable(page.spoken()));
}

// Where one has gone to, and what happened there.
void TstAccess::thePastIsSpoken() {
    Page page(freshTable({human, dice, dice, dice}, 3));
    QVERIFY(page.waits());
    press(page.choices().front());
    QVERIFY(page.waits());
    const int now = page.table().stepCount();
    QVERIFY(now > 2);
    auto* back = page.page.findChild<QAction*>("stepBack");
    back->trigger();
    QVERIFY2(page.spoken().replace(QChar::Nbsp, u' ').contains(QString("step %1 of %2").arg(now - 1).arg(now)),
             qPrintable(page.spoken()));
    const Words words("traitor", page.table().names());
    QString told;
    for (int step = now - 2; step >= 0 && told.isEmpty(); --step) {
        for (const Happening& happening : page.table().happenings(step, Seat(0))) {
            told = words.say(happening.sentence);
            if (!told.isEmpty()) break;
        }
        if (told.isEmpty()) back->trigger();
    }
    QVERIFY2(!told.isEmpty() && page.spoken().contains(told), qPrintable(page.spoken()));
}

void TstAccess::aWholeGameIsPlayedByPressing() {
    Page page(freshTable({human, dice, dice, dice}, 5));
    int decisions = 0;
    while (page.waits() && !page.table().isOver()) {
        const int steps = page.table().stepCount();
        const auto choices = page.choices();
        press(choices[static_cast<std::size_t>(++decisions) % choices.size()]);
        auto* confirm = page.page.findChild<QPushButton*>("confirm");
        if (page.table().stepCount() == steps && confirm->isEnabled())
            press(QAccessible::queryAccessibleInterface(confirm));  // a button may be part of a longer choice
        QTRY_VERIFY(page.table().stepCount() > steps);
    }
    QVERIFY(page.table().isOver());
    QVERIFY(decisions > 8);
    QVERIFY(!shownOf(page.root(), [](Node node) {
                 return node->role() == QAccessible::Button && node->text(QAccessible::Name) == "Play again";
             }).empty());
}

// Pressing a card does what a click does: it is picked, and what is complete is played or confirmed.
void TstAccess::thingsOnTheTablePlayTheGameToo() {
    Page page(freshTable({human, dice, dice, dice}, 5));
    int moves = 0;
    for (int presses = 0; presses < 200 && moves < 12 && page.waits() && !page.table().isOver(); ++presses) {
        const int steps = page.table().stepCount();
        auto things = shownOf(page.tree(), [](Node node) {
            return canPress(node) && node->state().selectable && !node->state().selected;
        });
        const bool any = !things.empty();
        if (any) press(things[static_cast<std::size_t>(presses) % things.size()]);
        QCoreApplication::processEvents();
        if (page.table().stepCount() == steps) {
            auto* confirm = page.page.findChild<QPushButton*>("confirm");
            Node button = QAccessible::queryAccessibleInterface(confirm);
            if (confirm->isEnabled()) {
                press(button);
                QTRY_VERIFY(page.table().stepCount() > steps);  // a pressed button is seen to go down first
            } else if (!any)
                press(page.choices().front());
        }
        moves += page.table().stepCount() > steps ? 1 : 0;
    }
    QCOMPARE(moves, 12);
}

void TstAccess::nothingIsLeftBehindTheCurtain() {
    Page page(freshTable({human, human, dice, dice}, 4));
    int curtains = 0;
    for (int turns = 0; turns < 40 && curtains < 5; ++turns) {
        QVERIFY(page.waits());
        if (!page.curtain().isDown()) {
            press(page.choices().front());
            continue;
        }
        ++curtains;
        QCOMPARE(page.root()->childCount(), 1);
        QCOMPARE(page.root()->child(0)->object(), &page.curtain());
        QCOMPARE(page.tree()->childCount(), 0);
        QVERIFY(page.spoken().isEmpty());
        QVERIFY(page.choices().empty());
        QTest::qWait(Curtain::deafMs + 10);
        const auto buttons = shownOf(page.root(), [](Node node) { return node->role() == QAccessible::Button; });
        QCOMPARE(buttons.size(), std::size_t(page.table().stepCount() == 0 ? 1 : 2));
        QCOMPARE(buttons.front()->object()->objectName(), QString("here"));
        QCOMPARE(buttons.back()->object()->objectName(), QString(buttons.size() == 1 ? "here" : "takeBack"));
        press(buttons.front());
        QTRY_VERIFY(!page.curtain().isDown());
        QVERIFY(page.tree()->childCount() > 0);
    }
    QCOMPARE(curtains, 5);
}

void TstAccess::hiddenCardsMakeNoDifference() {
    auto one = traitor::examplePosition(), other = one;  // seat 3 is to play and sees neither of these hands
    other["players"][1]["hand"] = {"3", "5"};
    other["players"][2]["hand"] = {"2", "2", "8"};
    std::swap(other["supply"][0], other["supply"][2]);
    other["players"][0]["action"] = "traitor";
    other["players"][1]["action"] = "builder";
    other["players"][1]["known"]["actions"] = {"diplomat-5", "builder", "strategist", "farmer"};
    std::vector<QStringList> trees;
    for (const auto& position : {one, other}) {
        auto table = example(position);
        QVERIFY(table != nullptr);
        Page page(std::move(table));
        QVERIFY(page.waits());
        QVERIFY(page.table().toAct().mayAct(3));
        trees.push_back(readAloud(page.root()));
    }
    QVERIFY(trees[0].size() > 60);
    QCOMPARE(trees[0], trees[1]);
}

void TstAccess::theTreeAnswersForItself() {
    Page page(freshTable({human, dice, dice, dice}, 3));
    QVERIFY(page.waits());
    int nodes = 0;
    walk(page.root(), [&](Node node) {
        ++nodes;
        for (int i = 0; i < node->childCount(); ++i) {
            Node child = node->child(i);
            QVERIFY(child != nullptr);
            QCOMPARE(child->parent(), node);
            QCOMPARE(node->indexOfChild(child), i);
        }
        if (node->object() != nullptr || !isShown(node)) return;
        QVERIFY(!node->text(QAccessible::Name).isEmpty());
        QVERIFY2(!node->text(QAccessible::Name).contains(u'‹'), qPrintable(node->text(QAccessible::Name)));
    });
    QVERIFY(nodes > 60);
    for (Node node : shownOf(page.tree(), &canPress)) {
        QVERIFY(node->window() == page.page.windowHandle());
        const QPoint middle = node->rect().center();
        Node there = page.tree()->childAt(middle.x(), middle.y());
        QVERIFY(there != nullptr);  // itself, or what lies over it
    }
}

INTRIKA_TEST(TstAccess)

}  // namespace tst_access

#include "tst_access.moc"
