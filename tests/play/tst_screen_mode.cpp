// What the screen is doing, and what comes next: every event in every mode, without a window.
#include "tests/support/rooms.h"
#include "tests/support/screen_events.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <string>

namespace tst_screen_mode {

using namespace intrika;

namespace {

// One screen in each mode: seat 0 is to decide in public, where somebody is.
const std::map<std::string, Screen>& screens() {
    static const std::map<std::string, Screen> all{
        {"Watching", after(two, {settle(botsToMove())})},
        {"Hidden", after(two, {settle(secret(SeatSet::of(0)))})},
        {"ShowingStep", after(two, {take(open(SeatSet::of(0)), running(5))})},
        {"Gathered", after(two, {take(open(SeatSet::of(0)), forEverybody(5))})},
        {"ShowingLook", after(two, {settle(secret(SeatSet::of(1))), raise, decided,
                                    take(open(SeatSet::of(0)), looked(5, SeatSet::of(1)))})},
        {"Asking", after(two, {settle(open(SeatSet::of(0)))})},
        {"AskingAll", after(two, {settle(forAll(two))})},
        {"Passing", after(two, {settle(forAll(two)), nobody})},
        {"OwnCards", after(two, {settle(open(SeatSet::of(0))), ownCards(1), raise})},
        {"Past", after(two, {settle(open(SeatSet::of(0))), lookBack})},
        {"Teaching", after(SeatSet::of(0), {settle(open(SeatSet::of(0))), teach})},
        {"Over", after(two, {settle(over())})},
    };
    return all;
}

const std::map<std::string, Event>& events() {
    static const std::map<std::string, Event> all{
        {"a step", take(botsToMove(), running(7))},
        {"shown", shown},
        {"settled", settle(botsToMove())},
        {"hide", hide},
        {"raise", raise},
        {"decided", decided},
        {"nobody speaks", nobody},
        {"pass", pass},
        {"0 speaks", speak(0)},
        {"1 takes a look", ownCards(1)},
        {"give back", giveBack},
        {"seen", seen},
        {"look back", lookBack},
        {"come back", comeBack},
        {"teach", teach},
        {"fix", [](Screen& screen) { screen.fix(spectator); }},
        {"open", turnOpen},
    };
    return all;
}

// What an event makes of a mode; what is missing leaves it as it is.
using Results = std::map<std::string, ScreenMode>;
const mode::Asking asking{0, mode::Why::turn};
const mode::Hidden byHand{0, mode::Why::byHand}, toOwnCards{1, mode::Why::ownCards}, anybody{noSeat, mode::Why::turn};
const mode::ShowingStep step{7};
const std::map<std::string, Results> transitions{
    {"Watching",
     {{"a step", step},
      {"hide", mode::Hidden{noSeat, mode::Why::byHand}},
      {"1 takes a look", toOwnCards},
      {"look back", mode::Past{}}}},
    {"Hidden",
     {{"a step", anybody},
      {"settled", anybody},
      {"raise", asking},
      {"fix", mode::Watching{}},  // the question is not for a spectator
      {"open", mode::Watching{}}}},
    {"ShowingStep",
     {{"a step", step},
      {"shown", asking},
      {"settled", mode::Watching{}},
      {"hide", byHand},
      {"1 takes a look", toOwnCards},
      {"look back", mode::Past{}},
      {"fix", asking},
      {"open", asking}}},
    {"Gathered",
     {{"a step", step},
      {"settled", mode::Watching{}},
      {"hide", byHand},
      {"come back", asking},
      {"fix", asking},
      {"open", asking}}},
    {"ShowingLook",
     {{"a step", step},
      {"settled", mode::Watching{}},
      {"hide", mode::Hidden{1, mode::Why::byHand}},
      {"seen", asking},
      {"look back", mode::Past{}},
      {"fix", asking},
      {"open", asking}}},
    {"Asking",
     {{"a step", step},
      {"settled", mode::Watching{}},
      {"hide", byHand},
      {"1 takes a look", toOwnCards},
      {"look back", mode::Past{}}}},
    {"AskingAll",
     {{"a step", step},
      {"settled", mode::Watching{}},
      {"hide", mode::Hidden{noSeat, mode::Why::byHand}},
      {"nobody speaks", mode::Passing{two}},
      {"0 speaks", mode::Hidden{0, mode::Why::spokeUp}},
      {"1 takes a look", mode::Hidden{1, mode::Why::spokeUp}},
      {"look back", mode::Past{}},
      {"fix", mode::Watching{}},
      {"open", mode::Watching{}}}},
    {"Passing",
     {{"a step", step},
      {"settled", mode::Watching{}},
      {"hide", mode::Hidden{noSeat, mode::Why::byHand}},
      {"0 speaks", mode::Hidden{0, mode::Why::spokeUp}},
      {"1 takes a look", mode::Hidden{1, mode::Why::spokeUp}},
      {"look back", mode::Past{}},
      {"fix", mode::Watching{}},
      {"open", mode::Watching{}}}},
    {"OwnCards",
     {{"a step", step},
      {"hide", mode::Hidden{noSeat, mode::Why::byHand}},
      {"1 takes a look", toOwnCards},
      {"give back", asking},
      {"look back", mode::Past{}},
      {"fix", asking},
      {"open", asking}}},
    {"Past",
     {{"a step", step},
      {"settled", mode::Watching{}},
      {"hide", byHand},
      {"1 takes a look", toOwnCards},
      {"come back", asking},
      {"fix", asking},
      {"open", asking}}},
    {"Teaching",
     {{"a step", step}, {"settled", mode::Watching{}}, {"look back", mode::Past{}}, {"fix", asking}, {"open", asking}}},
    {"Over",
     {{"a step", step},
      {"settled", mode::Watching{}},
      {"hide", mode::Hidden{noSeat, mode::Why::byHand}},
      {"look back", mode::Past{}}}},
};

}  // namespace

class TestScreenMode : public QObject {
    Q_OBJECT

private slots:
    void everyEventInEveryMode_data();
    void everyEventInEveryMode();
    void theTableWaitsWhileTheScreenIsBusy();
};

void TestScreenMode::everyEventInEveryMode_data() {
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("event");
    QCOMPARE(screens().size(), std::variant_size_v<ScreenMode>);
    for (const auto& [from, screen] : screens()) {
        for (const auto& [name, event] : events()) QTest::addRow("%s, %s", from.c_str(), name.c_str()) << from << name;
    }
}

void TestScreenMode::everyEventInEveryMode() {
    QFETCH(std::string, from);
    QFETCH(std::string, event);
    const Screen before = screens().at(from);
    Screen now = before;
    events().at(event)(now);
    const Results& results = transitions.at(from);
    const auto found = results.find(event);
    const ScreenMode& expected = found == results.end() ? before.mode() : found->second;
    QVERIFY2(now.mode() == expected, qPrintable(QString("is mode %1").arg(now.mode().index())));
    const bool isShared = now.viewpoint().isShared();
    if (now.isHidden()) QVERIFY(isShared && now.viewpoint().eyes() == spectator);
}

void TestScreenMode::theTableWaitsWhileTheScreenIsBusy() {
    const std::vector<std::string> free{"Asking", "AskingAll", "Over", "Watching"};
    for (const auto& [name, screen] : screens()) {
        const bool isFree = std::find(free.begin(), free.end(), name) != free.end();
        QVERIFY2(screen.whyHeld().empty() == isFree, name.c_str());
    }
}

INTRIKA_TEST(TestScreenMode)

}  // namespace tst_screen_mode

#include "tst_screen_mode.moc"
