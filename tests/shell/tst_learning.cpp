// Learning a game where it is played: the guided first game, by mouse and by keys, left at any time.
#include "app/pages/notice_bar.h"
#include "app/play/choice_list.h"
#include "app/play/game_page.h"
#include "app/play/lesson_bubble.h"
#include "app/play/prompt_panel.h"
#include "app/rules/card_pages.h"
#include "app/rules/rules_reader.h"
#include "app/scene/table_look.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_view.h"
#include "app/shell/main_window.h"
#include "app/shell/menus.h"
#include "app/shell/present_game.h"
#include "app/start/start_page.h"
#include "engines/saves/saved_games.h"
#include "tests/support/all_games.h"
#include "tests/support/choice_keys.h"
#include "tests/support/learning.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QGraphicsItem>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTest>

#include <functional>
#include <set>

namespace tst_learning {

using namespace intrika;

namespace {

const GameKind& kind = *gameNamed("traitor");
bool decideByMouse(Learning& at, const Choice& choice) {
    const int steps = at.table().stepCount();
    std::set<const QGraphicsItem*> done;
    QTest::qWait(20);  // the bubble finds its place
    for (const Pick& pick : choice.picks) {
        const auto point = freePoint(at, pick, done);
        if (!point) return false;
        done.insert(at.scene().thingAt(at.view().mapToScene(*point)));
        QTest::mouseClick(at.view().viewport(), Qt::LeftButton, {}, *point);
    }
    if (at.table().stepCount() != steps) return true;
    auto* confirm = at.page().findChild<QPushButton*>("confirm");
    if (confirm->isEnabled()) QTest::mouseClick(confirm, Qt::LeftButton);
    return true;
}

bool chooseByKeys(Learning& at, const Choice& choice) {
    decideByKeys(at.page(), *at.page().findChild<ChoiceList*>(), at.table().prompt(learner), choice);
    return true;
}

// The window of the rules; null: it was not opened.
RulesReader* reader(Learning& /*of*/) {
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (auto* rules = qobject_cast<RulesReader*>(window)) return rules;
    }
    return nullptr;
}

using Decide = std::function<bool(Learning&, const Choice&)>;

// Plays the lesson as it wishes to be played; the texts that were read.
QStringList playThrough(Learning& at, const Decide& decide, const std::function<void()>& goOn) {
    QStringList read;
    for (int turn = 0; turn < 40 && at.waitsForSomebody() && at.bubble() != nullptr; ++turn) {
        if (read.isEmpty() || read.back() != at.text()) read << at.text();
        if (at.next().isVisible()) {
            goOn();
        } else if (!decide(at, at.wanted())) {
            return read << QStringLiteral("a thing could not be clicked");
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return read;
}

}  // namespace

class TestLearning : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::setApplicationName("intrika"); }
    void init() {
        switchLanguage("en");
        QDir(journalFolder()).removeRecursively();
    }

    void theGuidedGameIsPlayedByMouse() {
        Learning at;
        at.begin(kind);
        const QStringList read = playThrough(at, decideByMouse, [&] { QTest::mouseClick(&at.next(), Qt::LeftButton); });
        QVERIFY2(at.bubble() == nullptr, qPrintable(read.join("\n")));
        QCOMPARE(read.size(), 10);
        QVERIFY(read.back().contains("The Eagle has won"));
    }

    void theGuidedGameIsPlayedByKeys() {
        Learning at;
        at.begin(kind);
        const QStringList read =
            playThrough(at, chooseByKeys, [&] { QTest::keyClick(at.page().focusWidget(), Qt::Key_Return); });
        QVERIFY2(at.bubble() == nullptr, qPrintable(read.join("\n")));
        QCOMPARE(read.size(), 10);
    }

    // Whoever looks for a question beside the table finds what the game waits for, in the language of the window.
    void thePromptSaysWhatAStepWaitsFor() {
        Learning at;
        at.begin(kind);
        auto* question = at.page().findChild<QLabel*>("question");
        QVERIFY(at.next().isVisible() && question->isVisible());
        QVERIFY2(question->text().contains(at.next().text()), qPrintable(question->text()));
        switchLanguage("hu");
        QVERIFY2(question->text().contains(at.next().text()), qPrintable(question->text()));
        QTest::mouseClick(&at.next(), Qt::LeftButton);
        QVERIFY(!at.next().isVisible() && question->isVisible());
        QCOMPARE(question->text(),
                 Words(QString::fromStdString(kind.id), at.table().names()).say(at.table().prompt(learner).question));
    }

    void anotherMoveIsAnsweredAndChangesNothing() {
        Learning at;
        at.begin(kind);
        QTest::mouseClick(&at.next(), Qt::LeftButton);
        const auto choices = at.table().prompt(learner).choices;
        QVERIFY(chooseByKeys(at, choices.back()));
        QCOMPARE(at.table().stepCount(), 0);
        QVERIFY2(at.text().contains("City"), qPrintable(at.text()));
        QVERIFY(chooseByKeys(at, at.wanted()));
        QVERIFY(at.table().stepCount() > 0);
    }

    // Of a bubble that waits for a move nothing has the focus: whoever does not see it is told all the same.
    void whatABubbleSaysIsSpoken() {
        Learning at;
        at.begin(kind);
        QTest::mouseClick(&at.next(), Qt::LeftButton);
        const auto spoken = [&at] { return at.page().findChild<QWidget*>("live")->accessibleName(); };
        QVERIFY(!at.next().isVisible() && !at.text().isEmpty());
        QVERIFY2(spoken().endsWith(at.text()), qPrintable(spoken()));
        QVERIFY(chooseByKeys(at, at.table().prompt(learner).choices.back()));
        QVERIFY2(spoken() == at.text(), qPrintable(spoken()));
    }

    // The last decision is the learner's own: what is told then is what came of it.
    void theEndTellsWhatCameOfTheDecision() {
        Learning at;
        at.begin(kind);
        const auto keepAll = [](Learning& where, const Choice& choice) {
            const auto choices = where.table().prompt(learner).choices;
            const bool last = where.table().stepCount() == 19;
            return chooseByKeys(where, last ? choices.front() : choice);
        };
        const QStringList read = playThrough(at, keepAll, [&] { QTest::mouseClick(&at.next(), Qt::LeftButton); });
        QVERIFY2(read.back().contains("The Rose has won"), qPrintable(read.back()));
    }

    void nothingIsKeptOfALesson() {
        Learning at;
        at.begin(kind);
        QTest::mouseClick(&at.next(), Qt::LeftButton);
        QVERIFY(chooseByKeys(at, at.wanted()));
        QVERIFY(at.waitsForSomebody());
        at.window.showStart();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(unfinishedGames(allGames()).isEmpty());
    }

    // At any step: the game goes on from there against bots, and is kept like any other. Escape alone, which is quickly
    // pressed, ends no lesson.
    void itCanBeLeftAtAnyTime_data() {
        QTest::addColumn<int>("steps");
        for (const int steps : {0, 1, 2, 4, 6}) QTest::addRow("after %d", steps) << steps;
    }
    void itCanBeLeftAtAnyTime() {
        QFETCH(int, steps);
        Learning at;
        at.begin(kind);
        for (int told = 0; told < steps; ++told) {
            QVERIFY(at.waitsForSomebody());
            if (at.next().isVisible()) {
                QTest::mouseClick(&at.next(), Qt::LeftButton);
            } else {
                QVERIFY(chooseByKeys(at, at.wanted()));
            }
        }
        QVERIFY(at.waitsForSomebody());
        const QString told = at.text();
        QTest::keyClick(at.page().focusWidget(), Qt::Key_Escape);
        QVERIFY(at.bubble() != nullptr);
        QCOMPARE(at.text(), told);
        QTest::keyClick(at.page().focusWidget(), Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(at.bubble() == nullptr);
        const auto asked = [&] { return at.page().findChild<PromptPanel*>()->asks(); };
        QVERIFY(QTest::qWaitFor(asked, patience));
        const int before = at.table().stepCount();
        QVERIFY(chooseByKeys(at, at.table().prompt(learner).choices.front()));
        QVERIFY(QTest::qWaitFor([&] { return at.table().stepCount() > before + 1 && asked(); }, patience));
        at.window.showStart();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(unfinishedGames(allGames()).size(), 1);
    }

    void itFollowsTheLanguage() {
        Learning at;
        at.begin(kind);
        const QString english = at.text();
        switchLanguage("hu");
        QTRY_VERIFY(at.text() != english);
        QVERIFY(at.text().contains("Sas"));
    }

    // F1 opens the rules where the game is: at every phase that asks, at a reason, at a card that is looked at.
    void helpIsAboutWhatIsBeforeTheEyes() {
        Learning at;
        at.begin(kind);
        std::set<QString> opened;
        const auto lookUp = [&](Learning& where, const Choice& choice) {
            const QString rule = QString::fromStdString(where.table().tableau(learner).rule);
            if (reader(where) == nullptr || reader(where)->markedRule() != rule) {
                where.openHelp();
            }
            if (reader(where)->markedRule() == rule) opened.insert(rule);
            where.window.activateWindow();  // back to the game
            if (!QTest::qWaitForWindowActive(&where.window)) return false;
            return chooseByKeys(where, choice);
        };
        playThrough(at, lookUp, [&] { QTest::mouseClick(&at.next(), Qt::LeftButton); });
        QCOMPARE(opened, (std::set<QString>{"T-6", "T-14", "T-19", "T-24"}));
    }

    void aReasonLeadsToItsRule() {
        Learning at;
        at.begin(kind);
        QTest::mouseClick(&at.next(), Qt::LeftButton);
        // Another player's loyalty card is nothing to build under.
        QGraphicsItem* other = nullptr;
        for (QGraphicsItem* item : at.scene().items()) {
            const auto pick = at.scene().picks().pickOf(item);
            if (pick && pick->on == Pick::On::face && pick->zone > 8) other = item;
        }
        QVERIFY(other != nullptr);
        at.scene().picks().pointAt(other);
        auto* reason = at.page().findChild<QLabel*>("reason");
        QVERIFY(reason->isVisible());
        at.openHelp();
        QVERIFY(!reader(at)->markedRule().isEmpty());
        QVERIFY2(reason->text().contains(reader(at)->markedRule()), qPrintable(reason->text()));
        at.scene().picks().pointAt(nullptr);  // on the way to the link
        QVERIFY(reason->isVisible());
        emit reason->linkActivated("T-6");
        QCOMPARE(reader(at)->markedRule(), "T-6");
    }

    void aCardLookedAtLeadsToItsPage() {
        Learning at;
        at.begin(kind);
        QTest::mouseClick(&at.next(), Qt::LeftButton);
        QTest::keyClick(&at.view(), Qt::Key_Tab);
        QTest::keyClick(&at.view(), Qt::Key_Space);
        QVERIFY(at.scene().looks().isLooking());
        at.openHelp();
        const auto& faces = kind.faces;
        QVERIFY(std::count(faces.begin(), faces.end(), reader(at)->markedRule().toStdString()) == 1);
    }

    // Every face has a page with its words, in both languages; rules that it names exist.
    void everyFaceHasItsPage() {
        for (const GameKind* game : allGames()) {
            std::set<QString> rules;
            for (const RuleEntry& entry : rulesOf(QString::fromStdString(game->id))) rules.insert(entry.number);
            for (const QString& code : languages()) {
                switchLanguage(code);
                const auto cards = cardsOf(*game);
                QCOMPARE(cards.size(), game->faces.size());
                for (const RuleEntry& card : cards) {
                    QVERIFY2(card.text.section("\n\n", 1, 1).size() > 10, qPrintable(card.text));
                    QVERIFY2(!card.text.contains(QChar(0x2039)), qPrintable(card.text));
                    static const QRegularExpression number("[A-Z]-\\d+");
                    for (auto found = number.globalMatch(card.text); found.hasNext();) {
                        const QString rule = found.next().captured();
                        QVERIFY2(rules.count(rule) == 1, qPrintable(rule));
                    }
                }
            }
        }
    }

    // Nothing is drawn before it is seen, and then not by the window's thread.
    void cardsAreDrawnWhenTheyAreSeen() {
        RulesReader rules;
        rules.openGame(*gameNamed("traitor"));
        rules.show();
        auto* paper = rules.findChild<CardPaper*>();
        const QColor ground("#2F6149");  // of the game's cards
        const auto drawn = [&] {
            const QImage seen = paper->viewport()->grab().toImage();
            int count = 0;
            for (int x = 0; x < seen.width(); x += 2) {
                for (int y = 0; y < seen.height(); y += 2) count += seen.pixelColor(x, y) == ground ? 1 : 0;
            }
            return count;
        };
        QCOMPARE(drawn(), 0);
        rules.openAt("action.traitor");
        QTRY_VERIFY(drawn() > 20);
    }

    void theRulesAreFoundWithoutAccents() {
        switchLanguage("hu");
        RulesReader rules;
        rules.openGame(*gameNamed("traitor"));
        auto* query = rules.findChild<QLineEdit*>();
        query->setText(QString::fromUtf8("Áruló"));
        const int accented = rules.hitCount();
        query->setText("arulo");
        QVERIFY(accented > 3);
        QCOMPARE(rules.hitCount(), accented);
    }

    // Once, at the first game, and nobody has to answer.
    void itIsOfferedToANewcomer() {
        Learning at;
        QSettings("intrika", "intrika").remove("lessons");
        at.window.showStart();
        QSize begun;
        connect(&at.window.present(), &PresentGame::titleChanged, this, [&] {
            if (begun.isEmpty()) begun = at.window.gamePage()->size();
        });
        QTest::mouseClick(at.window.findChild<StartPage*>()->findChild<QPushButton*>("play"), Qt::LeftButton);
        QVERIFY(at.window.notices()->isVisible());
        QVERIFY(at.bubble() == nullptr);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(at.window.gamePage()->size(), begun);  // the table is not laid for a window without the offer first
        at.window.showStart();
        QTest::mouseClick(at.window.findChild<StartPage*>()->findChild<QPushButton*>("play"), Qt::LeftButton);
        QVERIFY(!at.window.notices()->isVisible());
    }

    void aNewcomerFindsIt() {
        Learning at;
        at.window.showStart();
        auto* button = at.window.findChild<StartPage*>()->findChild<QPushButton*>("lesson");
        QVERIFY(button != nullptr && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(at.waitsForSomebody());
        QVERIFY(at.isTold());
    }
};

INTRIKA_TEST(TestLearning)

}  // namespace tst_learning

#include "tst_learning.moc"
