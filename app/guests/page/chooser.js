// From what is tapped to a choice: the same rule as app/play/chooser.cpp, which says more. A selection is a multiset of
// picks and always part of the picks of some choice.

export const pickKey = (pick) => `${pick.on}:${pick.zone ?? ""}:${pick.value}`;
const isWord = (key) => key.startsWith("word:");
const withoutWords = (keys) => keys.filter((key) => !isWord(key));
const onlyWords = (keys) => keys.filter(isWord);

const count = (keys, key) => keys.reduce((sum, one) => sum + (one === key ? 1 : 0), 0);
const contains = (all, part) => part.every((key) => count(all, key) >= count(part, key));
const same = (one, other) => one.length === other.length && contains(one, other);
const distinct = (keys) => [...new Set(keys)];

function without(all, part) {
  const rest = [...all];
  for (const key of part) {
    const at = rest.indexOf(key);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

function lastPlace(choice) {
  const order = (pick) => (pick.zone ?? 0xffff) * 0x10000 + pick.value;
  return choice.picks.filter((pick) => pick.on === "place").sort((a, b) => order(a) - order(b)).at(-1);
}

export class Chooser {
  constructor() {
    this.ask(null);
  }

  ask(prompt) {
    this.prompt = prompt ?? { choices: [], words: [], standIns: [] };
    this.choices = this.prompt.choices.map((choice) => ({ ...choice, keys: choice.picks.map(pickKey) }));
    this.standIns = (this.prompt.standIns ?? []).map(({ there, meant }) => ({ there: pickKey(there), meant: pickKey(meant), place: there }));
    this.known = new Map();  // key -> pick, to tell the laptop what was tapped
    for (const choice of this.prompt.choices) for (const pick of choice.picks) this.known.set(pickKey(pick), pick);
    this.clear();
  }

  fits(keys) {
    return this.choices.some((choice) => contains(choice.keys, keys));
  }

  goesOnWith(key) {
    return this.fits([...this.picked, key]);
  }

  standInAt(there) {
    const all = this.standIns.filter((one) => one.there === there);
    return all.find((one) => this.goesOnWith(one.meant)) ?? all[0];
  }

  meantBy(key) {
    return this.standInAt(key)?.meant ?? key;
  }

  // Of what was picked, the last that the thing there is or stands in for.
  pickedAt(there) {
    const isThere = (key) => key === there || this.standIns.some((one) => one.there === there && one.meant === key);
    return [...this.picked].reverse().find(isThere);
  }

  withStandIns(keys) {
    return [...keys, ...this.standIns.flatMap((one) => Array(count(keys, one.meant)).fill(one.there))];
  }

  shownPicked() {
    return this.withStandIns(this.picked);
  }

  // What may be tapped next, with what stands in for it. A button that is pressed closes nothing.
  pickable() {
    const selection = withoutWords(this.picked);
    const next = this.choices.filter((choice) => contains(choice.keys, selection)).flatMap((choice) => without(choice.keys, selection));
    return new Set(withoutWords(this.withStandIns(distinct(next))));
  }

  // Choices that go on from what was tapped.
  listed() {
    return this.choices.filter((choice) => contains(choice.keys, this.pointed));
  }

  // Those that a button says by itself, in the order of the buttons.
  onButtons() {
    return this.prompt.words
      .map((_, word) => this.choices.find((choice) => same(choice.keys, [pickKey({ on: "word", zone: null, value: word })])))
      .filter(Boolean);
  }

  // Of the places that would complete a choice, by key. Of two choices for one place the one whose buttons are pressed.
  hints() {
    const chosen = withoutWords(this.picked), pressed = onlyWords(this.picked);
    const found = new Map();
    for (const choice of this.choices) {
      const all = withoutWords(choice.keys), place = lastPlace(choice);
      if (!place || !contains(all, chosen)) continue;
      const key = pickKey(place);
      if (all.length !== chosen.length + (chosen.includes(key) ? 0 : 1)) continue;  // more would be missing
      if (!found.has(key) || same(onlyWords(choice.keys), pressed)) found.set(key, choice);
    }
    for (const one of this.standIns) {
      if (one.place.on === "place" && this.standInAt(one.there) === one && this.goesOnWith(one.meant)) found.set(one.there, {});
    }
    return found;
  }

  pick(shown) {
    const key = this.meantBy(shown);
    let extended = [...this.picked, key];
    if (!this.goesOnWith(key)) {
      if (!this.fits([key])) return false;
      extended = [key];
      for (const earlier of this.picked) {
        extended.push(earlier);
        if (!this.fits(extended)) extended.pop();
      }
      if (same(extended, this.picked)) return false;  // one more of the same is what does not fit
    }
    this.set(extended);
    return true;
  }

  unpick(shown) {
    const there = this.pickedAt(shown);
    if (there === undefined) return false;
    this.set(without(this.picked, [there]));
    return true;
  }

  set(keys) {
    this.picked = keys;
    this.pointed = keys;
    this.selected = null;
  }

  select(choice) {
    this.picked = choice.keys;
    this.selected = choice.key;
    if (!contains(this.picked, this.pointed)) this.pointed = [];
  }

  clear() {
    this.set([]);
  }

  // The choice that the selection equals, or the only one that begins with it; null: none, or more than one.
  ready() {
    if (this.selected !== null) return this.choices.find((choice) => choice.key === this.selected) ?? null;
    if (!this.picked.length) return null;
    const begun = this.choices.filter((choice) => contains(choice.keys, this.picked));
    const equal = begun.filter((choice) => same(choice.keys, this.picked));
    if (equal.length > 1) return null;
    return equal[0] ?? (begun.length === 1 ? begun[0] : null);
  }

  // It is ready, no longer choice begins with it, and nobody asks for a confirmation.
  decides() {
    const ready = this.ready();
    if (this.prompt.confirm || !ready || ready.warning) return false;
    return !this.choices.some((choice) => choice.keys.length > this.picked.length && contains(choice.keys, this.picked));
  }

  // For whyNot: what is picked, and what was tapped besides.
  picksWith(pick) {
    const meant = this.known.get(this.meantBy(pickKey(pick))) ?? pick;
    return [...this.picked.map((key) => this.known.get(key)).filter(Boolean), meant];
  }
}
