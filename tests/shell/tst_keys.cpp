// Everything by key: what can be clicked can be reached, no key means two things, and the sheet lists what there is.
#include "app/play/game_page.h"
#include "app/shell/game_starter.h"
#include "app/shell/main_window.h"
#include "app/shell/pages.h"
#include "app/shell/shortcut_sheet.h"
#include "engines/files/save_file.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QShortcut>
#include <QTest>
#include <QTreeWidget>

namespace tst_keys {

using namespace intrika;

namespace {

NewGame someGame() {
    NewGame game;
    game.kind = gameNamed("traitor");
    const PlayerKind dice{PlayerKind::Is::bot, Level::random, {}};
    for (Seat seat = 0; seat < 4; ++seat)
        game.seats.push_back({defaultName(seat), seat == 0 ? PlayerKind{} : dice, game.kind->seatColours.at(seat)});
    game.seed = 3;
    return game;
}

QStringList shownRows(const QTreeWidget& tree) {
    QStringList rows;
    for (int at = 0; at < tree.topLevelItemCount(); ++at) {
        const QTreeWidgetItem* group = tree.topLevelItem(at);
        for (int row = 0; row < group->childCount(); ++row) {
            if (!group->isHidden() && !group->child(row)->isHidden())
                rows << group->child(row)->text(0) + u'|' + group->child(row)->text(1);
        }
    }
    return rows;
}

struct Game {
    Game() : window(allGames(), settings) {
        settings.setSpeed(Speed::off);
        settings.setPace(Pace::atOnce);
        window.resize(1280, 800);
        window.starter().begin(someGame());
        window.show();
    }
    Settings settings;
    MainWindow window;
};

}  // namespace

class TstKeys : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { switchLanguage("en"); }
    void noKeyMeansTwoThings();
    void everyButtonCanBeReached();
    void aToolIsTakenByKey();
    void theSheetListsEveryShortcut_data() { languageRows(); }
    void theSheetListsEveryShortcut();
    void theSheetIsSearchedWithoutAccents_data() { languageRows(); }
    void theSheetIsSearchedWithoutAccents();

private:
    static void verifyButtonsOf(const MainWindow& window, int least);
    static void languageRows() {
        QTest::addColumn<QString>("language");
        for (const QString& code : languages()) QTest::newRow(qPrintable(code)) << code;
    }
};

void TstKeys::noKeyMeansTwoThings() {
    Game game;
    QMap<QString, QSet<const QObject*>> owners;
    for (const QAction* action : game.window.findChildren<QAction*>()) {
        for (const QKeySequence& keys : action->shortcuts()) owners[keys.toString()] << action;
    }
    for (const QShortcut* shortcut : game.window.findChildren<QShortcut*>())
        owners[shortcut->key().toString()] << shortcut;
    QVERIFY(owners.size() > 15);
    for (auto each = owners.begin(); each != owners.end(); ++each)
        QVERIFY2(each.value().size() == 1, qPrintable(each.key()));
}

void TstKeys::verifyButtonsOf(const MainWindow& window, int least) {
    int buttons = 0;
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || button->inherits("QMenuBarExtension")) continue;
        ++buttons;
        QVERIFY2((button->focusPolicy() & Qt::TabFocus) != 0,
                 qPrintable(button->metaObject()->className() + button->objectName() + button->text()));
    }
    QVERIFY2(buttons > least, qPrintable(QString::number(buttons)));
}

void TstKeys::everyButtonCanBeReached() {
    Game game;
    verifyButtonsOf(game.window, 2);
    game.window.pages().showBoards();
    verifyButtonsOf(game.window, 20);
    game.window.resize(1024, 500);  // where a tool bar puts some behind a button of its own
    verifyButtonsOf(game.window, 8);
}

void TstKeys::aToolIsTakenByKey() {
    Game game;
    game.window.pages().showBoards();
    QAbstractButton* forest = nullptr;
    QAbstractButton* mountain = nullptr;
    for (QAbstractButton* button : game.window.findChildren<QAbstractButton*>()) {
        if (button->text() == "Forest") forest = button;
        if (button->text() == "Mountain") mountain = button;
    }
    QVERIFY(forest != nullptr && mountain != nullptr);
    game.window.activateWindow();
    forest->setFocus();
    QTRY_VERIFY(forest->hasFocus());
    for (int presses = 0; presses < 60 && !mountain->hasFocus(); ++presses) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QVERIFY(mountain->hasFocus());
    QTest::keyClick(mountain, Qt::Key_Space);
    QVERIFY(mountain->isChecked());
}

void TstKeys::theSheetListsEveryShortcut() {
    QFETCH(QString, language);
    switchLanguage(language);
    Game game;
    ShortcutSheet sheet(&game.window);
    sheet.setAttribute(Qt::WA_DeleteOnClose, false);
    const QString all = shownRows(*sheet.findChild<QTreeWidget*>()).join(u'\n');
    int listed = 0;
    for (const QMenu* menu : game.window.menuBar()->findChildren<QMenu*>()) {
        for (const QAction* action : menu->actions()) {
            if (action->shortcut().isEmpty() || action->menu() != nullptr) continue;
            ++listed;
            const QString keys = action->shortcut().toString(QKeySequence::NativeText);
            QVERIFY2(all.contains(keys), qPrintable(action->text() + u' ' + keys));
        }
    }
    QVERIFY(listed > 8);
}

void TstKeys::theSheetIsSearchedWithoutAccents() {
    QFETCH(QString, language);
    switchLanguage(language);
    Game game;
    ShortcutSheet sheet(&game.window);
    sheet.setAttribute(Qt::WA_DeleteOnClose, false);
    auto* tree = sheet.findChild<QTreeWidget*>();
    auto* field = sheet.findChild<QLineEdit*>();
    const QStringList all = shownRows(*tree);
    for (const QString& row : all) {
        field->setText(plainLetters(row.section(u'|', 0, 0)));
        QVERIFY2(shownRows(*tree).contains(row), qPrintable(row));
        QVERIFY(shownRows(*tree).size() < all.size());
    }
    field->setText("no such thing");
    QVERIFY(shownRows(*tree).isEmpty());
    QCOMPARE(plainLetters("ÁRVÍZTŰRŐ tükörfúrógép"), QString("arvizturo tukorfurogep"));
}

INTRIKA_TEST(TstKeys)

}  // namespace tst_keys

#include "tst_keys.moc"
