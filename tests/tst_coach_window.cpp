// The Coach at one screen: three people, and what each of them alone may see.
#include "app/play/notebook_page.h"
#include "app/play/prompt_panel.h"
#include "engines/coach/pieces.h"
#include "engines/table/save_file.h"
#include "engines/words/words.h"
#include "tests/support/shown_page.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace intrika;

namespace {

nlohmann::json dealtCards() {
    return nlohmann::json::parse(R"({ "startPlayer": 0,
        "alliances": ["order", "brotherhood", "order"],
        "professions": ["diplomat", "bodyguard", "doctor"],
        "professionDeck": ["brawler", "duelist", "hypnotist", "clairvoyant", "priest", "poison-mixer", "grand-master"],
        "hands": [["monocle", "key"], ["whip", "bag-key"], ["bag-goblet", "dagger"]],
        "deck": ["gloves", "folio", "key", "goblet", "sextant", "key", "broken-mirror", "privilege", "goblet", "coat",
                 "lodge-arms", "poison-ring", "goblet", "throwing-knives"] })");
}

void play(Session& session, Seat seat, const char* move) {
    session.play(seat, session.legalMove(seat, nlohmann::json::parse(move)).value()).value();
}

// Seat 0 attacks seat 1: the whole table is asked for the Priest.
std::unique_ptr<Session> attacked() {
    auto session = gameNamed("coach")->fromSetup(nlohmann::json::object(), 3, dealtCards()).value();
    play(*session, 0, R"({"type": "fight", "seat": 1})");
    return session;
}

struct Page : ShownPage {
    explicit Page(std::unique_ptr<Session> session)
        : ShownPage(tableOf(std::move(session), {human, human, human}, 1)) {}

    std::string phase() const { return table().tableau(spectator).subline.id; }
    QPushButton* word(const QString& text) {
        QCoreApplication::processEvents();  // new buttons have not been laid out
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text().simplified() == text) return button;
        }
        return nullptr;
    }
    bool press(const QString& text) {
        QPushButton* button = word(text);
        if (button != nullptr) QTest::mouseClick(button, Qt::LeftButton);
        return button != nullptr;
    }
    bool raise(const QString& name) {
        if (!curtain().isDown() || curtain().findChildren<QLabel*>().isEmpty()) return false;
        bool isFor = false;
        for (const auto* label : curtain().findChildren<QLabel*>()) isFor = isFor || label->text().contains(name);
        QTest::qWait(Curtain::deafMs + 10);
        QTest::keyClick(&curtain(), Qt::Key_Return);
        return isFor && !curtain().isDown();
    }
    // The cards of somebody's hand that lie open on the screen.
    int cardsSeen(Seat seat) {
        int seen = 0;
        for (const Zone& zone : scene().tableau().zones) {
            if (zone.id != coach::zone(coach::SeatZone::hand, seat)) continue;
            for (const Piece& piece : zone.pieces) seen += piece.face == coach::objectBack ? 0 : 1;
        }
        return seen;
    }
    QString told() { return page.findChild<QLabel*>("question")->text(); }
};

}  // namespace

class TstCoachWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { switchLanguage("en"); }

    // C-130: the button is there for everybody; who may not press it is told why, and nothing stays pressed.
    void aButtonThatIsRefusedSaysWhy() {
        auto session = gameNamed("coach")->fromSetup(nlohmann::json::object(), 3, dealtCards()).value();
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
        QVERIFY(page.word("Béla") != nullptr && page.word("Cili") != nullptr);
        QVERIFY(page.word("Anna") == nullptr);  // the attacker is not asked (C-72)

        QVERIFY(page.press("Cili"));
        QVERIFY(page.raise("Cili"));
        QCOMPARE(page.cardsSeen(2), 2);
        QVERIFY(page.press("Back to the question"));  // looked, and nothing to say after all
        QCOMPARE(page.table().stepCount(), steps);
        QVERIFY(!page.curtain().isDown());
        QCOMPARE(page.cardsSeen(2), 0);

        QVERIFY(page.press("Nobody"));  // passes for both
        QTRY_COMPARE(page.phase(), std::string("phase.support"));
        QCOMPARE(page.table().stepCount(), steps + 2);
        QVERIFY(!page.curtain().isDown());
    }

    // C-104: who speaks up may use what they have, and the table goes on with what came of it.
    void whoSpeaksUpUsesIt() {
        auto session = attacked();
        for (const Seat seat : {1, 2}) play(*session, seat, R"({"type": "pass"})");
        play(*session, 2, R"({"type": "support", "side": "attacker"})");
        play(*session, 0, R"({"type": "pass"})");  // the Hypnotist's window
        for (const Seat seat : {0, 1, 2}) play(*session, seat, R"({"type": "pass"})");
        Page page(std::move(session));
        QCOMPARE(page.phase(), std::string("phase.doctor"));
        QVERIFY(page.press("Cili"));
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
        auto session = attacked();
        for (const Seat seat : {1, 2}) play(*session, seat, R"({"type": "pass"})");
        play(*session, 2, R"({"type": "support", "side": "attacker"})");
        play(*session, 0, R"({"type": "pass"})");
        for (const Seat seat : {0, 1, 2}) play(*session, seat, R"({"type": "pass"})");
        for (const Seat seat : {1, 2}) play(*session, seat, R"({"type": "pass"})");
        Page page(std::move(session));
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
};

QTEST_MAIN(TstCoachWindow)
#include "tst_coach_window.moc"
