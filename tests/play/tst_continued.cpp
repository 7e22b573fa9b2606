// What a game that is taken up again from its journal still knows of looks: who has not seen yet what they were shown.
#include "tests/support/all_games.h"
#include "tests/support/coach_page.h"
#include "tests/support/kept_table.h"
#include "tests/support/page_texts.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QDir>

namespace tst_continued {

using namespace intrika;

namespace {

std::unique_ptr<Table> continued() {
    OpenedGame game = continueGame(onlyJournal(), allGames()).value();
    auto table =
        std::make_unique<Table>(std::move(game.session), std::move(game.seats), game.seed, std::move(game.file));
    table->bringLooks(game.things.looks);
    return table;
}

// Béla may draw a card for the bag that he has given away; it is the gloves.
std::unique_ptr<Session> beforeTheDraw() {
    auto session = dealtCoach(1);
    playIn(*session, 1, R"({"type": "offer", "object": "bag-key", "seat": 2})");
    playIn(*session, 2, R"({"type": "accept", "object": "dagger"})");
    return session;
}

bool tells(QWidget& page, const QString& word) { return pageTexts(page).join('\n').contains(word); }

}  // namespace

class TestContinued : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QDir(journalFolder()).removeRecursively();
        switchLanguage("en");
    }

    // Behind the curtain, and only for whom it was: until they say that they have seen it, and not once more.
    void aLookThatNobodyAnsweredComesAgain() {
        {
            CoachPage page(keptTable(beforeTheDraw()));
            QVERIFY(page.raise("Béla"));
            std::set<QGraphicsItem*> clicked;
            const Pick deck{Pick::On::face, coach::zone(coach::TableZone::deck), coach::objectBack};
            QVERIFY(clickThing(page, deck, clicked));
            QVERIFY2(page.told().contains("Gloves"), qPrintable(page.told()));
        }
        {
            CoachPage page(continued());
            const int steps = page.table().stepCount();
            QVERIFY(page.curtain().isDown() && !tells(page.page, "Gloves"));
            QVERIFY(page.raise("Béla"));
            QVERIFY2(page.told().contains("Gloves"), qPrintable(page.told()));
            QVERIFY(page.press("Seen"));
            QCOMPARE(page.table().stepCount(), steps);
            QVERIFY(page.curtain().isDown() && !tells(page.page, "Gloves"));
        }
        CoachPage page(continued());
        QVERIFY(page.raise("Cili"));  // whose turn it is
        QVERIFY(page.word("Seen") == nullptr && page.isAsked() && !tells(page.page, "Gloves"));
    }

    // Each for themselves: who answered stays answered, while the other is called.
    void whatStandsInTheFileOfALookIsReadWithCare() {
        const auto read = [](const char* looks) { return readSeenLooks(nlohmann::json::parse(looks), 3).after(7); };
        QVERIFY(read(R"({"events": 7, "seats": [0, 2]})") == SeatSet::of(0).with(2));
        QVERIFY(read(R"({"events": 6, "seats": [0, 2]})").empty());
        for (const char* strange : {"null", "7", "[]", "{}", R"({"events": 7})", R"({"events": 7, "seats": 0})",
                                    R"({"events": -7, "seats": [0]})", R"({"events": 7, "seats": [3]})",
                                    R"({"events": 7, "seats": ["0"]})", R"({"events": 7e99, "seats": [0]})"})
            QVERIFY2(read(strange).empty(), strange);
    }
};

INTRIKA_TEST(TestContinued)

}  // namespace tst_continued

#include "tst_continued.moc"
