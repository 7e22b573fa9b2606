// The rule of how choices narrow, as tests/play/tst_chooser.cpp has it for the laptop: the same cases by the same names.
// Returns what is wrong, case by case; chooser.py runs it on the page itself.
async (url) => {
  const { Chooser, pickKey } = await import(url);
  const pick = (on, zone, value) => ({ on, zone, value });
  const face = (zone, value) => pick("face", zone, value), place = (zone, value) => pick("place", zone, value), word = (value) => pick("word", null, value);
  const choice = (key, ...picks) => ({ key, picks, text: "x" });
  const asking = (choices, more) => {
    const chooser = new Chooser();
    chooser.ask({ choices, words: [], standIns: [], ...more });
    return chooser;
  };
  const wrong = [];
  let name = "";
  const verify = (holds, what) => { if (!holds) wrong.push(`${name}: ${what}`); };
  const same = (found, expected, what) => verify(JSON.stringify(found) === JSON.stringify(expected), `${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  const keys = (picks) => picks.map(pickKey);
  const canPick = (chooser) => [...chooser.pickable()].sort();
  const listed = (chooser) => chooser.listed().map((one) => one.key);
  const tap = (chooser, one) => chooser.pick(pickKey(one));
  const untap = (chooser, one) => chooser.unpick(pickKey(one));

  const cases = {
    aSingleThingIsChosenByOneClick() {
      const chooser = asking([choice(1, place(1, 3)), choice(2, place(1, 4))]);
      verify(!chooser.ready() && !chooser.decides(), "nothing is picked");
      verify(!tap(chooser, place(1, 9)) && chooser.picked.length === 0, "what is not offered");
      verify(tap(chooser, place(1, 4)) && chooser.decides(), "one tap");
      same(chooser.ready().key, 2, "ready");
    },
    aSelectionNarrowsWhatCanBePicked() {
      const estate = face(5, 1), depot = face(5, 2);
      const chooser = asking([choice(1, estate, place(1, 3)), choice(2, depot, place(1, 4)), choice(3, place(2, 7))]);
      same(canPick(chooser).length, 5, "all");
      verify(tap(chooser, estate), "estate");
      same(canPick(chooser), keys([place(1, 3)]), "its places");
      verify(!chooser.decides(), "a place is missing");
      verify(tap(chooser, depot), "in place of the estate");
      same(chooser.picked, keys([depot]), "picked");
      verify(untap(chooser, depot) && !untap(chooser, depot), "back once");
      verify(tap(chooser, place(1, 4)) && tap(chooser, depot) && chooser.decides(), "the other way round");
      same(chooser.ready().key, 2, "ready");
    },
    equalCardsCountAsManyAsThereAre() {
      const two = face(9, 2), five = face(9, 5);
      const chooser = asking([choice(1, two), choice(2, two, two), choice(3, five, two), choice(4, five)]);
      verify(tap(chooser, two) && chooser.ready() && !chooser.decides(), "a longer choice begins with it");
      same(canPick(chooser), keys([two, five]).sort(), "one more of each");
      verify(tap(chooser, two) && chooser.decides(), "the second");
      same(chooser.ready().key, 2, "both");
      verify(!tap(chooser, two) && chooser.picked.length === 2, "there is no third");
      verify(tap(chooser, five), "in place of one two");
      same(chooser.ready().key, 3, "the other pair");
    },
    aPromptThatAsksIsConfirmed() {
      const chooser = asking([choice(1, face(9, 2))], { confirm: true });
      verify(tap(chooser, face(9, 2)) && chooser.ready() && !chooser.decides(), "not by one tap");
    },
    aButtonAndAThingTakeEachOthersPlace() {
      const chooser = asking([choice(1, face(9, 2)), choice(2, word(0))], { confirm: true });
      same(canPick(chooser), keys([face(9, 2)]), "buttons are no things");
      verify(tap(chooser, word(0)), "the button");
      same(canPick(chooser), keys([face(9, 2)]), "it closes nothing");
      verify(tap(chooser, face(9, 2)), "the card");
      same(chooser.ready().key, 1, "card");
      verify(tap(chooser, word(0)), "the button again");
      same(chooser.ready().key, 2, "button");
    },
    twoChoicesOfTheSameThingsNeedTheList() {
      const chooser = asking([choice(1, face(9, 2)), choice(2, face(9, 2)), choice(3)]);
      verify(tap(chooser, face(9, 2)) && !chooser.ready(), "which of them");
      chooser.select(chooser.choices[1]);
      same(chooser.ready().key, 2, "selected");
      chooser.select(chooser.choices[2]);
      same(chooser.ready().key, 3, "only the list offers it");
    },
    whatIsLeftOfTheOnlyChoiceNeedNotBePicked() {
      const first = face(1, 1), second = face(2, 2), third = face(3, 3);
      const chooser = asking([choice(1, first, second, third), choice(2, first, face(2, 3), face(3, 2))]);
      verify(tap(chooser, first) && !chooser.ready(), "two are left");
      verify(tap(chooser, second) && !chooser.decides(), "it is seen before it is decided");
      same(chooser.ready().key, 1, "ready");
    },
    whatStandsInForAThingIsTakenForIt() {
      const onMap = face(1, 7), onSheet = face(2, 7), idle = face(2, 8), field = place(3, 4);
      const chooser = asking([choice(1, onMap, field), choice(2, onMap, place(3, 5)), choice(3, place(3, 6))],
        { standIns: [{ there: onSheet, meant: onMap }, { there: idle, meant: face(1, 8) }] });
      const offers = (one) => canPick(chooser).includes(pickKey(one));
      verify(offers(onMap) && offers(onSheet) && !offers(idle), "offered");
      verify(!tap(chooser, idle), "nothing goes on with it");
      verify(tap(chooser, onSheet), "on the sheet");
      same(chooser.picked, keys([onMap]), "the army is meant");
      same(chooser.shownPicked(), keys([onMap, onSheet]), "and shown at both places");
      verify(chooser.pickedAt(pickKey(onSheet)) && chooser.pickedAt(pickKey(onMap)), "picked at both");
      verify(!offers(onMap) && !offers(onSheet), "not once more");
      verify(untap(chooser, onSheet) && chooser.shownPicked().length === 0, "back");
      verify(tap(chooser, onMap) && untap(chooser, onSheet) && tap(chooser, onSheet) && tap(chooser, field), "all ways");
      same(chooser.ready().key, 1, "ready");
      same(chooser.meantBy(pickKey(idle)), pickKey(face(1, 8)), "a reason is asked for what is meant");
      same(chooser.meantBy(pickKey(field)), pickKey(field), "itself");
    },
    aThingMayStandInForSeveral() {
      const first = place(1, 0), other = place(1, 1), second = place(2, 0), beside = place(2, 1), cell = place(9, 40), next = place(9, 45);
      const chooser = asking([choice(1, first, second), choice(2, first, beside), choice(3, other, second), choice(4, other, beside)],
        { standIns: [{ there: cell, meant: first }, { there: cell, meant: second }, { there: next, meant: other }, { there: next, meant: beside }] });
      verify(tap(chooser, cell), "the first that fits");
      same(chooser.picked, keys([first]), "picked");
      verify(chooser.pickedAt(pickKey(cell)) && !chooser.pickedAt(pickKey(next)), "picked at one");
      verify(canPick(chooser).includes(pickKey(cell)), "the other one may begin there too");
      verify(chooser.hints().has(pickKey(next)), "and a place is shown for it");
      verify(untap(chooser, cell) && chooser.picked.length === 0, "back");
      verify(tap(chooser, next) && tap(chooser, next) && chooser.decides(), "both on one");
      same(chooser.ready().key, 4, "ready");
      verify(untap(chooser, next), "one back");
      same(chooser.picked, keys([other]), "the last one is taken back");
    },
    aThingMayStandInForAButton() {
      const draw = word(0), pile = face(4, 9);
      const chooser = asking([choice(1, draw), choice(2, word(1))], { standIns: [{ there: pile, meant: draw }] });
      same(canPick(chooser), keys([pile]), "the pile");
      verify(tap(chooser, pile) && chooser.decides(), "does what the button says");
      same(chooser.ready().key, 1, "ready");
    },
    theListKeepsToWhatWasPointedAt() {
      const army = face(1, 1), field = place(3, 4);
      const chooser = asking([choice(1, army, field), choice(2, word(0)), choice(3, army, place(3, 5)), choice(4, face(1, 2), field), choice(5)]);
      same(listed(chooser), [1, 2, 3, 4, 5], "all");
      verify(tap(chooser, army), "army");
      same(listed(chooser), [1, 3], "the army's");
      verify(tap(chooser, word(0)), "button");
      same(listed(chooser), [2], "the button's");
      chooser.clear();
      same(listed(chooser).length, 5, "all again");
      verify(tap(chooser, field), "field");
      same(listed(chooser), [1, 4], "the field's");
      verify(untap(chooser, field), "back");
      same(listed(chooser).length, 5, "all at last");
    },
    aChoiceOfTheListLeavesTheOthersBesideIt() {
      const army = face(1, 1);
      const chooser = asking([choice(1, army, place(3, 4)), choice(2, army, place(3, 5)), choice(3)]);
      chooser.select(chooser.choices[0]);
      same(listed(chooser).length, 3, "beside it");
      chooser.clear();
      verify(tap(chooser, army), "army");
      chooser.select(chooser.choices[0]);
      same(listed(chooser), [1, 2], "the army's");
      chooser.select(chooser.choices[2]);
      same(listed(chooser).length, 3, "by a hint: it is not among them");
    },
    whatAButtonSaysByItselfIsInTheOrderOfTheButtons() {
      const chooser = asking([choice(1, word(2)), choice(2, word(1), face(5, 1)), choice(3, word(0)), choice(4, face(5, 1))], { words: ["a", "b", "c"] });
      same(chooser.onButtons().map((one) => one.key), [3, 1], "the middle one needs a card besides");
    },
  };
  for (const [title, run] of Object.entries(cases)) {
    name = title;
    try {
      run();
    } catch (error) {
      wrong.push(`${title}: ${error}`);
    }
  }
  return { wrong, cases: Object.keys(cases) };
}
