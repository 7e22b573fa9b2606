// Many games one after the other in one program, on the disk and on the screen: its memory stays what it was.
// INTRIKA_LONG=1 plays twenty games of each kind, else five, or three where nobody judges a change.
#include "app/play/game_page.h"
#include "engines/saves/saved_games.h"
#include "engines/words/words.h"
#include "tests/support/all_games.h"
#include "tests/support/instrumented.h"
#include "tests/support/one_of.h"
#include "tests/support/players.h"
#include "tests/support/rooms.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_program.h"
#include "tests/support/thoroughness.h"

#include <QTest>

#include <malloc.h>

namespace tst_soak {

using namespace intrika;

namespace {

constexpr std::size_t mostGrowth = 5 << 20;

// The program's own memory; what its pool keeps for the next games is not counted.
std::size_t bytesInUse() { return mallinfo2().uordblks + mallinfo2().hblkhd; }

std::unique_ptr<Table> laidTable(const GameKind& kind, std::uint64_t seed) {
    Rng rng(seed);
    nlohmann::json options = nlohmann::json::object();
    if (kind.boards != nullptr) options = {{"board", "small"}, {"rounds", 5}};  // whole evenings would take hours
    auto session = kind.deal(options, kind.minSeats, rng, {}).value();
    std::vector<SeatInfo> seats;
    for (Seat seat = 0; seat < kind.minSeats; ++seat) {
        seats.push_back({QString("Name%1").arg(seat), seat == 0 ? human : dice, kind.seatColours.at(seat)});
    }
    return std::make_unique<Table>(std::move(session), seats, seed, SaveFile::begin());
}

}  // namespace

class TestSoak : public QObject {
    Q_OBJECT

private slots:
    void memoryStaysAsItWas();

private:
    static void playOut(const GameKind& kind, std::uint64_t seed);
};

// One person, who decides at random, among bots who do the same.
void TestSoak::playOut(const GameKind& kind, std::uint64_t seed) {
    auto laid = laidTable(kind, seed);
    Table& table = *laid;
    ShownPage shown(std::move(laid));
    Rng rng(seed);
    while (!table.isOver()) {
        QVERIFY2(shown.waits(), kind.id.c_str());
        if (table.isOver()) break;
        const auto choices = table.prompt(0).choices;
        QVERIFY2(!choices.empty(), kind.id.c_str());
        const auto& choice = oneOf(choices, rng);
        table.choose(0, choice.key);
    }
    QVERIFY(shown.page.findChild<QWidget*>("result")->isVisible());
}

void TestSoak::memoryStaysAsItWas() {
    switchLanguage("en");
    // A sanitizer keeps what was freed, so there is nothing to measure; leaks it finds in the first round.
    const int rounds = isInstrumented ? 1 : isLong() ? 20 : 3, warmingRounds = isLong() ? 4 : 2;
    std::size_t before = 0;
    for (int round = 0; round < rounds; ++round) {
        if (round == warmingRounds) before = bytesInUse();
        for (const GameKind* kind : allGames()) {
            playOut(*kind, static_cast<std::uint64_t>(round) + 1);
            if (QTest::currentTestFailed()) return;
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        qInfo("after %d games of each kind: %.2f MB in use", round + 1, double(bytesInUse()) / (1 << 20));
    }
    QVERIFY(bytesInUse() <= before + mostGrowth);
}

INTRIKA_TEST(TestSoak)

}  // namespace tst_soak

#include "tst_soak.moc"
