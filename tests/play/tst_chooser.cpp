// What is chosen by things on the table, one after another.
#include "app/play/chooser.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace tst_chooser {

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

}  // namespace

class TestChooser : public QObject {
    Q_OBJECT

private slots:
    void aSingleThingIsChosenByOneClick();
    void aSelectionNarrowsWhatCanBePicked();
    void equalCardsCountAsManyAsThereAre();
    void aPromptThatAsksIsConfirmed();
    void aButtonAndAThingTakeEachOthersPlace();
    void twoChoicesOfTheSameThingsNeedTheList();
    void whatIsLeftOfTheOnlyChoiceNeedNotBePicked();
    void whatStandsInForAThingIsTakenForIt();
    void aThingMayStandInForSeveral();
    void aThingMayStandInForAButton();
    void theListKeepsToWhatWasPointedAt();
    void aChoiceOfTheListLeavesTheOthersBesideIt();
    void whatNeedsOnlyAPlaceCanBeDragged();
    void whatAButtonSaysByItselfIsInTheOrderOfTheButtons();
};

void TestChooser::whatAButtonSaysByItselfIsInTheOrderOfTheButtons() {
    Chooser chooser;
    Prompt prompt = promptOf(
        {choice(1, {word(2)}), choice(2, {word(1), face(5, 1)}), choice(3, {word(0)}), choice(4, {face(5, 1)})});
    prompt.words = {say("a"), say("b"), say("c")};
    chooser.ask(std::move(prompt));
    QCOMPARE(chooser.onButtons(), (std::vector<int>{2, 0}));  // the middle one needs a card besides
}

void TestChooser::aSingleThingIsChosenByOneClick() {
    Chooser chooser;
    chooser.ask(promptOf({choice(1, {place(1, 3)}), choice(2, {place(1, 4)})}));
    QVERIFY(chooser.ready() == nullptr && !chooser.decides());
    QVERIFY(!chooser.pick(place(1, 9)));
    QVERIFY(chooser.picked().empty());
    QVERIFY(chooser.pick(place(1, 4)));
    QVERIFY(chooser.decides());
    QCOMPARE(chooser.ready()->key, (MoveKey{{2}}));
}

void TestChooser::aSelectionNarrowsWhatCanBePicked() {
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

void TestChooser::equalCardsCountAsManyAsThereAre() {
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

void TestChooser::aPromptThatAsksIsConfirmed() {
    Chooser chooser;
    Prompt prompt = promptOf({choice(1, {face(9, 2)})});
    prompt.confirm = true;
    chooser.ask(prompt);
    QVERIFY(chooser.pick(face(9, 2)));
    QVERIFY(chooser.ready() != nullptr && !chooser.decides());
}

void TestChooser::aButtonAndAThingTakeEachOthersPlace() {
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

void TestChooser::twoChoicesOfTheSameThingsNeedTheList() {
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

void TestChooser::whatIsLeftOfTheOnlyChoiceNeedNotBePicked() {
    Chooser chooser;
    const Pick first = face(1, 1), second = face(2, 2), third = face(3, 3);
    chooser.ask(promptOf({choice(1, {first, second, third}), choice(2, {first, face(2, 3), face(3, 2)})}));
    QVERIFY(chooser.pick(first));
    QVERIFY(chooser.ready() == nullptr);
    QVERIFY(chooser.pick(second));
    QCOMPARE(chooser.ready()->key, (MoveKey{{1}}));
    QVERIFY(!chooser.decides());  // the last one is seen before it is decided
}

// An army on the map and on its owner's sheet.
void TestChooser::whatStandsInForAThingIsTakenForIt() {
    Chooser chooser;
    const Pick onMap = face(1, 7), onSheet = face(2, 7), idle = face(2, 8), field = place(3, 4);
    Prompt prompt = promptOf({choice(1, {onMap, field}), choice(2, {onMap, place(3, 5)}), choice(3, {place(3, 6)})});
    prompt.standIns = {{onSheet, onMap}, {idle, face(1, 8)}};
    chooser.ask(prompt);
    const auto offers = [&](const Pick& pick) {
        const auto next = chooser.pickable();
        return std::count(next.begin(), next.end(), pick);
    };
    QVERIFY(offers(onMap) == 1 && offers(onSheet) == 1 && offers(idle) == 0);
    QVERIFY(!chooser.pick(idle));
    QVERIFY(chooser.pick(onSheet));
    QCOMPARE(chooser.picked(), std::vector<Pick>{onMap});
    QCOMPARE(chooser.shownPicked(), (std::vector<Pick>{onMap, onSheet}));
    QVERIFY(chooser.hasPicked(onSheet) && chooser.hasPicked(onMap));
    QVERIFY(offers(onMap) == 0 && offers(onSheet) == 0);
    QVERIFY(chooser.unpick(onSheet));
    QVERIFY(chooser.shownPicked().empty());
    QVERIFY(chooser.pick(onMap) && chooser.unpick(onSheet) && chooser.pick(onSheet) && chooser.pick(field));
    QCOMPARE(chooser.ready()->key, (MoveKey{{1}}));
    QCOMPARE(chooser.meantBy(idle), face(1, 8));  // a reason is asked for what is meant
    QCOMPARE(chooser.meantBy(field), field);
}

// As a start cell of a map, where one army after another may begin.
void TestChooser::aThingMayStandInForSeveral() {
    Chooser chooser;
    const Pick first = place(1, 0), other = place(1, 1), second = place(2, 0), beside = place(2, 1);
    const Pick cell = place(9, 40), next = place(9, 45);
    Prompt prompt = promptOf({choice(1, {first, second}), choice(2, {first, beside}), choice(3, {other, second}),
                              choice(4, {other, beside})});
    prompt.standIns = {{cell, first}, {cell, second}, {next, other}, {next, beside}};
    chooser.ask(prompt);
    QVERIFY(chooser.pick(cell));
    QCOMPARE(chooser.picked(), std::vector<Pick>{first});
    QVERIFY(chooser.hasPicked(cell) && !chooser.hasPicked(next));
    const auto open = chooser.pickable();
    QCOMPARE(std::count(open.begin(), open.end(), cell), 1);  // the other one may begin there too
    const auto hints = chooser.hints();
    QVERIFY(std::any_of(hints.begin(), hints.end(), [&](const PlaceHint& one) { return one.pick == next; }));
    QVERIFY(chooser.unpick(cell) && chooser.picked().empty());
    QVERIFY(chooser.pick(next) && chooser.pick(next));
    QCOMPARE(chooser.ready()->key, (MoveKey{{4}}));
    QVERIFY(chooser.decides());
    QVERIFY(chooser.unpick(next));
    QCOMPARE(chooser.picked(), std::vector<Pick>{other});  // the last one is taken back
}

// A pile that one draws from does what the button says.
void TestChooser::aThingMayStandInForAButton() {
    Chooser chooser;
    const Pick draw{Pick::On::word, noZone, 0}, decline{Pick::On::word, noZone, 1}, pile = face(4, 9);
    Prompt prompt = promptOf({choice(1, {draw}), choice(2, {decline})});
    prompt.standIns = {{pile, draw}};
    chooser.ask(prompt);
    QCOMPARE(chooser.pickable(), std::vector<Pick>{pile});
    QVERIFY(chooser.pick(pile));
    QVERIFY(chooser.decides());
    QCOMPARE(chooser.ready()->key, (MoveKey{{1}}));
}

void TestChooser::theListKeepsToWhatWasPointedAt() {
    Chooser chooser;
    const Pick army = face(1, 1), field = place(3, 4);
    chooser.ask(promptOf({choice(1, {army, field}), choice(2, {word(0)}), choice(3, {army, place(3, 5)}),
                          choice(4, {face(1, 2), field}), choice(5, {})}));
    QCOMPARE(chooser.listed(), (std::vector<int>{0, 1, 2, 3, 4}));
    QVERIFY(chooser.pick(army));
    QCOMPARE(chooser.listed(), (std::vector<int>{0, 2}));
    QVERIFY(chooser.pick(word(0)));  // a button narrows it as a thing does
    QCOMPARE(chooser.listed(), std::vector<int>{1});
    chooser.clear();
    QCOMPARE(chooser.listed().size(), std::size_t(5));
    QVERIFY(chooser.pick(field));
    QCOMPARE(chooser.listed(), (std::vector<int>{0, 3}));
    QVERIFY(chooser.unpick(field));
    QCOMPARE(chooser.listed().size(), std::size_t(5));
}

void TestChooser::aChoiceOfTheListLeavesTheOthersBesideIt() {
    Chooser chooser;
    const Pick army = face(1, 1);
    const Prompt prompt = promptOf({choice(1, {army, place(3, 4)}), choice(2, {army, place(3, 5)}), choice(3, {})});
    chooser.ask(prompt);
    chooser.select(prompt.choices[0]);
    QCOMPARE(chooser.listed().size(), std::size_t(3));
    chooser.clear();
    QVERIFY(chooser.pick(army));
    chooser.select(prompt.choices[0]);
    QCOMPARE(chooser.listed(), (std::vector<int>{0, 1}));
    chooser.select(prompt.choices[2]);  // by a hint: it is not among them
    QCOMPARE(chooser.listed().size(), std::size_t(3));
}

// Buttons may be left as well; what is picked already is given back by whoever drags.
void TestChooser::whatNeedsOnlyAPlaceCanBeDragged() {
    const Pick army = face(5, 1), band = face(5, 2), card = face(6, 1), target = face(5, 3);
    Chooser chooser;
    chooser.ask(promptOf({choice(1, {army, place(1, 3)}), choice(2, {band, place(1, 4), word(0)}),
                          choice(3, {card, army}), choice(4, {card, face(6, 2), place(1, 3)}), choice(5, {target})}));
    QCOMPARE(chooser.movable(), (std::vector<Pick>{army, band}));
    QVERIFY(chooser.pick(card));
    QCOMPARE(chooser.movable(), (std::vector<Pick>{army, band}));
    chooser.stop();
    QVERIFY(chooser.movable().empty());
}

INTRIKA_TEST(TestChooser)

}  // namespace tst_chooser

#include "tst_chooser.moc"
