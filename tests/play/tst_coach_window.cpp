// The Coach at one screen: three people, and what each of them alone may see.
#include "app/play/notebook_page.h"
#include "app/play/prompt_panel.h"
#include "engines/words/words.h"
#include "tests/support/coach_page.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

namespace tst_coach_window {

using namespace intrika;

namespace {

using Page = CoachPage;

// Seat 0 attacks seat 1: the whole table is asked for the Priest.
std::unique_ptr<Session> attacked() {
    auto session = dealtCoach();
    playIn(*session, 0, R"({"type": "fight", "seat": 1})");
    return session;
}

// Seat 0 has attacked that seat, everybody has passed, and it has been won: what is to be had?
std::unique_ptr<Session> won(int loser) {
    auto session = dealtCoach();
    playIn(*session, 0, loser == 1 ? R"({"type": "fight", "seat": 1})" : R"({"type": "fight", "seat": 2})");
    for (const Seat seat : {1, 2}) playIn(*session, seat, R"({"type": "pass"})");
    playIn(*session, loser == 1 ? 2 : 1, R"({"type": "support", "side": "attacker"})");
    playIn(*session, 0, R"({"type": "pass"})");
    for (const Seat seat : {0, 1, 2}) playIn(*session, seat, R"({"type": "pass"})");
    for (const Seat seat : {1, 2}) playIn(*session, seat, R"({"type": "pass"})");
    return session;
}

void decide(Page& page, const std::string& move) {
    const Seat seat = page.table().toAct().seats.first();
    const auto choices = page.table().prompt(seat).choices;
    for (std::size_t index = 0; index < choices.size(); ++index) {
        if (Words("coach", page.table().names()).say(choices[index].text).toStdString() != move) continue;
        return emit page.choices().decided(static_cast<int>(index));
    }
    QFAIL(move.c_str());
}

}  // namespace

class TstCoachWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { switchLanguage("en"); }

    // C-130: the button is there for everybody; who may not press it is told why, and nothing stays pressed.
    void aButtonThatIsRefusedSaysWhy() {
        auto session = dealtCoach();
        ShownPage page(tableOf(std::move(session), {human, dice, dice}, 1));
        auto* reason = page.page.findChild<QLabel*>("reason");
        QVERIFY(page.page.findChild<QPushButton*>("word3") != nullptr && !reason->isVisible());
        auto* lodge = page.page.findChild<QPushButton*>("word3");
        QCoreApplication::processEvents();
        QTest::mouseClick(lodge, Qt::LeftButton);
        QVERIFY(!lodge->isChecked());
        QVERIFY2(reason->isVisible() && reason->text().contains("C-130"), qPrintable(reason->text()));
    }

    // Section 13: one public question; nobody looks at anything unless somebody speaks up.
    void aQuestionToTheWholeTable() {
        Page page(attacked());
        const int steps = page.table().stepCount();
        QCOMPARE(page.phase(), std::string("phase.priest"));
        QVERIFY(!page.curtain().isDown());
        for (Seat seat = 0; seat < 3; ++seat) QCOMPARE(page.cardsSeen(seat), 0);
        QVERIFY(page.word("Béla speaks up") != nullptr && page.word("Cili speaks up") != nullptr);
        QVERIFY(page.word("Anna speaks up") == nullptr);  // the attacker is not asked (C-72)

        QVERIFY(page.press("Cili speaks up"));
        QVERIFY(page.raise("Cili"));
        QCOMPARE(page.cardsSeen(2), 2);
        QVERIFY(page.press("Back to the question"));  // looked, and nothing to say after all
        QCOMPARE(page.table().stepCount(), steps);
        QVERIFY(!page.curtain().isDown());
        QCOMPARE(page.cardsSeen(2), 0);

        QTest::keyClick(page.page.focusWidget(), Qt::Key_1);
        QVERIFY(page.page.findChild<QPushButton*>("word0")->isChecked());
        QCOMPARE(page.table().stepCount(), steps);
        QTest::keyClick(page.page.focusWidget(), Qt::Key_Return);  // passes for both
        QTRY_COMPARE(page.phase(), std::string("phase.support"));
        QCOMPARE(page.table().stepCount(), steps + 2);
        QVERIFY(!page.curtain().isDown());
    }

    // C-104: who speaks up may use what they have, and the table goes on with what came of it.
    void whoSpeaksUpUsesIt() {
        auto session = attacked();
        for (const Seat seat : {1, 2}) playIn(*session, seat, R"({"type": "pass"})");
        playIn(*session, 2, R"({"type": "support", "side": "attacker"})");
        playIn(*session, 0, R"({"type": "pass"})");  // the Hypnotist's window
        for (const Seat seat : {0, 1, 2}) playIn(*session, seat, R"({"type": "pass"})");
        Page page(std::move(session));
        QCOMPARE(page.phase(), std::string("phase.doctor"));
        QVERIFY(page.waits());
        QVERIFY(page.press("Cili speaks up"));
        QVERIFY(page.raise("Cili"));
        const auto prompt = page.table().prompt(2);
        QCOMPARE(prompt.choices.size(), std::size_t(2));
        const int use = prompt.silence == prompt.choices[0].key ? 1 : 0;
        emit page.choices().decided(use);
        QVERIFY(!page.curtain().isDown());  // it turns the own card up: asked once more
        emit page.choices().decided(use);
        QTRY_VERIFY(page.curtain().isDown());  // the next turn is Béla's
        QCOMPARE(page.table().toAct().seats.first(), Seat(1));
    }

    // What somebody was shown stays until they have seen it, and can be looked up again; the next person finds nothing.
    void aLookStaysUntilItWasSeen() {
        Page page(won(1));
        QCOMPARE(page.phase(), std::string("phase.spoils"));
        const auto choices = page.table().prompt(0).choices;
        emit page.choices().decided(choices[0].text.id == "choice.inspect" ? 0 : 1);
        const int steps = page.table().stepCount();
        QVERIFY(page.raise("Anna"));
        QVERIFY2(page.told().contains("Brotherhood") && page.told().contains("Bodyguard"), qPrintable(page.told()));
        QVERIFY(page.press("Seen"));
        QCOMPARE(page.table().stepCount(), steps);  // no event of the game
        QVERIFY(page.raise("Béla"));
        QVERIFY(page.told().isEmpty() || !page.told().contains("Brotherhood"));

        auto* open = page.page.actions().notebook;
        QVERIFY(open->isEnabled());
        open->trigger();
        auto* table = page.page.findChild<QTableWidget*>("conclusions");
        // Beside the table where the window is wide: two alliances, ten professions, sixteen kinds of objects in rows.
        QVERIFY(table->isVisible() && page.view().isVisible());
        QCOMPARE(table->rowCount(), 1 + 2 + 10 + 16);
        QVERIFY(table->item(2, 1)->data(Qt::AccessibleTextRole).toString().contains("possible"));  // Anna's alliance
        // In front of it where it is not: three people and the deck in rows.
        page.page.resize(1024, 700);
        QVERIFY(table->isVisible() && !page.view().isVisible());
        QCOMPARE(table->rowCount(), 2 + 3 + 1);
        QVERIFY(table->item(2, 1)->data(Qt::AccessibleTextRole).toString().contains("possible"));
        page.page.resize(1280, 800);
        QVERIFY(table->isVisible() && page.view().isVisible());
        page.page.actions().hide->trigger();
        QVERIFY(page.curtain().isDown());
        QCOMPARE(table->rowCount(), 0);
        QVERIFY(!open->isChecked() && !open->isEnabled());
    }

    // The bag's card (C-57): the deck can be clicked as well as the button, and who draws sees what it was.
    void whoDrawsSeesTheCard() {
        auto session = dealtCoach(1);
        playIn(*session, 1, R"({"type": "offer", "object": "bag-key", "seat": 2})");
        playIn(*session, 2, R"({"type": "accept", "object": "dagger"})");
        Page page(std::move(session));
        QVERIFY(page.raise("Béla"));
        const int steps = page.table().stepCount();
        std::set<QGraphicsItem*> clicked;
        const Pick deck{Pick::On::face, coach::zone(coach::TableZone::deck), coach::objectBack};
        QVERIFY(clickThing(page, deck, clicked));
        QCOMPARE(page.table().stepCount(), steps + 1);
        QVERIFY(!page.curtain().isDown());
        QVERIFY2(page.told().contains("Gloves"), qPrintable(page.told()));
        QCOMPARE(page.cardsSeen(1), 3);
        QVERIFY(page.press("Seen"));
        QCOMPARE(page.table().stepCount(), steps + 1);
        QVERIFY(page.raise("Cili"));  // whose turn it is
        QVERIFY(!page.told().contains("Gloves"));
    }

    // C-40: whoever made the offer is not at the screen when the answer comes, and has not seen it.
    void whoTradesSeesWhatCameForIt() {
        auto session = dealtCoach(1);
        playIn(*session, 1, R"({"type": "offer", "object": "whip", "seat": 2})");
        Page page(std::move(session));
        QVERIFY(page.raise("Cili"));
        QVERIFY2(page.told().contains("Whip"), qPrintable(page.told()));
        decide(page, "Accept and give the Dagger");
        QVERIFY(page.raise("Béla"));
        QVERIFY2(page.told().contains("Dagger"), qPrintable(page.told()));
        QVERIFY(page.press("Seen"));
        QVERIFY(page.raise("Cili"));
        QCOMPARE(page.phase(), std::string("phase.turn"));
    }

    // C-107: both know what was taken, the one who has lost it too.
    void whoIsRobbedSeesWhatIsGone() {
        auto session = won(2);
        playIn(*session, 0, R"({"type": "search"})");
        Page page(std::move(session));
        QVERIFY(page.raise("Anna"));
        decide(page, "Take the Dagger");
        QVERIFY(page.raise("Cili"));
        QVERIFY2(page.told().contains("Dagger"), qPrintable(page.told()));
        QVERIFY(page.press("Seen"));
        QVERIFY(page.raise("Béla"));
    }

    // Whoever goes on to decide in private has it before them: no further click.
    void whoDecidesNextIsNotShownItTwice() {
        auto session = dealtCoach(1);
        playIn(*session, 1, R"({"type": "offer", "object": "bag-key", "seat": 2})");
        Page page(std::move(session));
        QVERIFY(page.raise("Cili"));
        decide(page, "Accept and give the Dagger");
        QVERIFY(page.raise("Béla"));  // who may draw for the bag, and sees the dagger in their hand
        QCOMPARE(page.phase(), std::string("phase.ability"));
        QVERIFY(page.word("Seen") == nullptr && page.isAsked());
    }

    // A slip of the mouse neither ends the game nor turns the own card up.
    void whatCannotBeUndoneIsAskedOnce() {
        Page page(dealtCoach());
        QVERIFY(page.raise("Anna"));
        QVERIFY(page.press("Declare victory"));
        QCOMPARE(page.table().stepCount(), 0);
        const auto* warning = page.page.findChild<QLabel*>("warning");
        QVERIFY2(warning->isVisible() && warning->text().contains("ends the game"), qPrintable(warning->text()));
        QVERIFY(clickButton(page, "confirm"));
        QCOMPARE(page.table().stepCount(), 1);
        QCOMPARE(page.phase(), std::string("phase.naming"));
    }

    // Of all professions, and only as long as nobody has seen it.
    void theOwnCardIsTurnedUpOnPurpose() {
        const auto warnings = [](const Session& session, Seat seat) {
            int warned = 0;
            for (const Choice& choice : session.prompt(seat).choices) {
                const bool uses = choice.text.id == "choice.use" || choice.text.id == "choice.use-on";
                warned += uses && choice.warning.id.starts_with("warning.turn-up") ? 1 : 0;
            }
            return warned;
        };
        const auto asked = dealtCoach();
        QCOMPARE(warnings(*asked, 0), 2);  // the Diplomat, on either of the others
        auto session = attacked();
        for (const Seat seat : {1, 2}) playIn(*session, seat, R"({"type": "pass"})");
        playIn(*session, 2, R"({"type": "support", "side": "attacker"})");
        playIn(*session, 0, R"({"type": "pass"})");
        for (const Seat seat : {0, 1, 2}) playIn(*session, seat, R"({"type": "pass"})");
        QCOMPARE(warnings(*session, 2), 1);  // the Doctor
    }
};

INTRIKA_TEST(TstCoachWindow)

}  // namespace tst_coach_window

#include "tst_coach_window.moc"
