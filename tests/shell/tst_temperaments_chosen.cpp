// Bots have temperaments in games that are begun in the window, unless somebody switches it off.
#include "app/setup/characters.h"
#include "app/setup/dealing.h"
#include "app/setup/new_game.h"
#include "app/setup/place_card.h"
#include "app/setup/player_box.h"
#include "app/setup/setup_page.h"
#include "tests/support/shell_tests.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QTest>

#include <algorithm>

namespace tst_temperaments_chosen {

using namespace intrika;

namespace {

std::vector<Temperament> temperamentsIn(const std::vector<SeatInfo>& seats) {
    std::vector<Temperament> found;
    for (const SeatInfo& seat : seats) found.push_back(seat.player.temperament);
    return found;
}

int countOf(const std::vector<SeatInfo>& seats, Temperament temperament) {
    const auto found = temperamentsIn(seats);
    return static_cast<int>(std::count(found.begin(), found.end(), temperament));
}

}  // namespace

class TestTemperamentsChosen : public QObject {
    Q_OBJECT

private slots:
    void init() {
        startAfresh();
        Settings().setCharacters(true);
    }

    void theyAreDrawnEvenlyFromTheSeed() {
        const auto drawn = drawTemperaments(6, 4);
        QCOMPARE(drawTemperaments(6, 4), drawn);
        for (const Temperament temperament : allTemperaments)
            QCOMPARE(std::count(drawn.begin(), drawn.end(), temperament), 2);
        bool others = false;
        for (std::uint64_t seed = 5; seed < 15; ++seed) others |= drawTemperaments(6, seed) != drawn;
        QVERIFY(others);
    }

    void onlyBotsThatThinkGetOne() {
        const PlayerKind random{PlayerKind::Is::bot, Level::random, {}}, easy{PlayerKind::Is::bot, Level::easy, {}};
        const PlayerKind program{PlayerKind::Is::external, Level::normal, "bot"};
        PlayerKind bold = easy;
        bold.temperament = Temperament::bold;
        std::vector<SeatInfo> seats{
            {"A", {}, ""}, {"B", random, ""}, {"C", program, ""}, {"D", easy, ""}, {"E", bold, ""}};
        giveTemperaments(seats, 3);
        for (int seat = 0; seat < 3; ++seat) QCOMPARE(seats[seat].player.temperament, Temperament::plain);
        QVERIFY(seats[3].player.temperament != Temperament::plain);
        QCOMPARE(seats[4].player.temperament, Temperament::bold);
    }

    // The cards in the room say it in a word, and to a screen reader in a sentence.
    void thePageTellsThemAndSwitchesThemOff() {
        Settings settings;
        SetupPage page(settings);
        const GameKind& kind = *gameNamed("traitor");
        page.show(kind);
        QCOMPARE(countOf(page.newGame().seats, Temperament::plain), 1);  // the person
        for (const PlaceCard* card : page.findChildren<PlaceCard*>()) {
            const bool isPerson = card->info().player.is == PlayerKind::Is::human;
            QCOMPARE(card->playerBox().accessibleDescription().isEmpty(), isPerson);
        }
        auto* box = page.findChild<QCheckBox*>("characters");
        QVERIFY(box->isChecked());
        box->click();
        QVERIFY(!settings.hasCharacters());
        QCOMPARE(countOf(page.newGame().seats, Temperament::plain), kind.usualSeats);
        QVERIFY(!page.newGame().characters);
        page.show(kind);
        QVERIFY(!page.findChild<QCheckBox*>("characters")->isChecked());
        page.findChild<QCheckBox*>("characters")->click();
        QCOMPARE(countOf(page.newGame().seats, Temperament::plain), 1);
    }

    // A seat keeps its bot's temperament when it gets another strength, or a person sits there for a while.
    void anotherStrengthIsOfTheSameTemperament() {
        PlayerBox box;
        box.setPlayer({PlayerKind::Is::bot, Level::normal, {}});
        box.setTemperament(Temperament::careful);
        box.setPerson(true);
        QCOMPARE(box.player().temperament, Temperament::plain);
        box.setPerson(false);
        QCOMPARE(box.player().temperament, Temperament::careful);
        constexpr int firstBot = 2;  // behind a person, and one with a phone
        emit box.activated(firstBot + static_cast<int>(Level::easy));
        QCOMPARE(box.player().level, Level::easy);
        QCOMPARE(box.player().temperament, Temperament::careful);
        box.setTemperament(Temperament::plain);
        QCOMPARE(box.player(), (PlayerKind{PlayerKind::Is::bot, Level::easy, {}}));
    }

    void aPersonWithAPhoneIsAPerson() {
        PlayerBox box;
        emit box.activated(1);
        QVERIFY(box.isWithPhone());
        QCOMPARE(box.player(), PlayerKind());
        box.setPlayer({PlayerKind::Is::bot, Level::normal, {}});
        QVERIFY2(!box.isWithPhone(), "a bot has none");
        box.setPerson(true);
        QVERIFY(!box.isWithPhone());
    }

    void aGameAsLastTimeHasThemIfTheSettingsSaySo() {
        Settings settings;
        NewGame game = gameAsLast(*gameNamed("traitor"), settings);
        game.seed = 9;
        const auto dealt = dealGame(game);
        QVERIFY(dealt);
        QCOMPARE(countOf(dealt->seats, Temperament::plain), 1);
        QCOMPARE(temperamentsIn(dealGame(game)->seats), temperamentsIn(dealt->seats));
        settings.setCharacters(false);
        game = gameAsLast(*gameNamed("traitor"), settings);
        QCOMPARE(countOf(dealGame(game)->seats, Temperament::plain), static_cast<int>(game.seats.size()));
    }
};

INTRIKA_TEST(TestTemperamentsChosen)

}  // namespace tst_temperaments_chosen

#include "tst_temperaments_chosen.moc"
