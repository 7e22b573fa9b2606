// One seat's table: what the laptop told last, what is tapped, and the parts of the page that show both.
import { showCard, showReasonOf, closeCard } from "./card.js";
import { Chooser } from "./chooser.js";
import { button, fillFrom, make } from "./dom.js";
import { MapView } from "./map_view.js";
import { showPicks } from "./pieces.js";
import { confirmView, questionView, turnView } from "./question.js";
import { plate } from "./seats.js";
import { logView, newLines, notebookView, resultView } from "./texts.js";
import { say } from "./words.js";
import { onMap, zoneViews } from "./zones.js";

const settling = 350;  // ms in which a new question takes no tap: it was meant for what was there before
const parts = ["result", "question", "front", "board", "hand", "table", "log", "notes"];
const jumps = { question: "question", board: "map", hand: "your-cards", table: "table", log: "log", notes: "notebook" };

const pickOf = (key) => {
  const [on, zone, value] = key.split(":");
  return { on, zone: zone === "" ? null : Number(zone), value: Number(value) };
};

export class TablePage {
  // `shell`: {send, settings, heard, called}; `boxes`: the elements main, head and foot
  constructor(shell, boxes) {
    Object.assign(this, { shell, boxes, chooser: new Chooser(), tapped: [], hint: null, looking: false, state: null, sent: null });
    this.part = Object.fromEntries(parts.map((id) => [id, make("section", { id, class: "part", tabindex: "-1", hidden: true })]));
    this.turn = make("p", { class: "turn" });
    this.bar = make("div", { class: "bar" });
    this.confirm = make("div", { class: "confirm", role: "group", hidden: true });
    this.nav = make("nav");
    const { result, question, front, board, hand, table, log, notes } = this.part;
    boxes.main.replaceChildren(result, question, make("div", { class: "play" }, front, board, hand, table), make("div", { class: "told" }, log, notes));
    boxes.head.replaceChildren(this.bar, this.turn);
    boxes.foot.replaceChildren(this.confirm, this.nav);
  }

  setWelcome(welcome) {
    const before = this.language;
    this.welcome = welcome;
    this.language = `${welcome.language} ${welcome.pictures[0] ?? ""}`;  // what depends on words or pictures is made anew
    if (before !== this.language) this.map = welcome.map ? new MapView(this, this.part.board) : null;
    this.confirm.setAttribute("aria-label", say("decision"));
    this.nav.setAttribute("aria-label", say("sections"));
  }

  setState(state) {
    const before = this.state, wasAsked = Boolean(before?.prompt);
    const isNew = !before || before.ask !== state.ask || JSON.stringify(before.prompt) !== JSON.stringify(state.prompt);
    this.state = state;
    if (isNew) this.ask(before && before.ask === state.ask);
    this.sent = null;
    this.show();
    for (const line of newLines(before, state)) this.shell.heard(line);
    if (state.prompt && isNew && before?.ask !== state.ask) this.call(wasAsked);
    if (state.over && !before?.over) this.shell.called(state.over.headline);
  }

  // The same question in other words keeps nothing tapped, but may be answered at once.
  ask(sameQuestion) {
    this.chooser.ask(this.state.prompt);
    this.tapped = [];
    this.hint = null;
    closeCard();
    if (sameQuestion) return;
    this.askedAt = Date.now();
    setTimeout(() => this.showBusy(), settling + 1);
  }

  call(wasAsked) {
    this.shell.called(`${say("your-turn")} ${this.state.prompt.question}`);
    if (!wasAsked && navigator.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate(60);
    if (!this.boxes.main.contains(document.activeElement)) this.part.question.scrollIntoView({ block: "nearest" });
  }

  show() {
    const { state, part } = this;
    document.title = `${state.prompt ? "● " : ""}${state.seats[state.you].name} – ${this.welcome.game.name}`;
    this.showBusy();
    this.showBar();
    turnView(this, this.turn);
    resultView(this, part.result);
    part.question.hidden = false;
    questionView(this, part.question);
    this.showFront();
    this.showHand();
    part.board.hidden = !this.map;
    this.map?.show();
    this.showTable();
    logView(this, part.log);
    notebookView(this, part.notes);
    this.showNav();
    this.showPicked();
  }

  showBar() {
    const { state } = this;
    fillFrom(this.bar, [state.headline, state.subline, this.language], () => [
      make("h1", null, make("span", { text: state.headline }), state.subline && make("small", { text: state.subline })),
      button("⚙", () => this.shell.settings(), { class: "square", "aria-label": say("settings"), data: { key: "settings" } }),
    ]);
  }

  // What lies before everything, for it is what the question is about.
  showFront() {
    const { state } = this;
    const front = state.zones.filter((zone) => zone.area === "front" && (zone.owner === null || zone.owner === state.you));
    this.part.front.hidden = front.length === 0;
    fillFrom(this.part.front, [front, state.labels, this.marks(), this.language], () => [
      make("h2", { class: "unseen", text: say("to-look-at") }), make("div", { class: "zones" }, zoneViews(this, front))]);
  }

  // What was dealt to this seat.
  showHand() {
    const { state } = this;
    const own = state.zones.filter((zone) => zone.owner === state.you && (zone.area === "hand" || zone.area === "seat") && !onMap.has(zone.shape));
    own.sort((a, b) => (b.area === "hand") - (a.area === "hand"));
    this.part.hand.hidden = own.length === 0;
    fillFrom(this.part.hand, [own, state.labels, this.marks(), this.looking, this.language], () => [
      make("div", { class: "title" }, make("h2", { text: say("your-cards") }),
        button(say("look"), () => { this.looking = !this.looking; this.show(); }, { class: "small", "aria-pressed": this.looking ? "true" : "false", data: { key: "look" } })),
      make("div", { class: "zones" }, zoneViews(this, own)),
    ]);
  }

  showTable() {
    const { state } = this;
    const middle = state.zones.filter((zone) => ["centre", "inner"].includes(zone.area) || (zone.area === "front" && zone.owner !== null && zone.owner !== state.you));
    const others = state.zones.filter((zone) => zone.area === "seat" && zone.owner !== state.you);
    this.part.table.hidden = false;
    fillFrom(this.part.table, [middle, others, state.seats, state.labels, state.links, this.marks(), this.language], () => [
      make("h2", { text: say("table") }),
      make("div", { class: "zones" }, zoneViews(this, middle)),
      make("ul", { class: "seats", role: "list" }, this.seatOrder().map((seat) =>
        plate(state, seat, make("div", { class: "zones" }, zoneViews(this, others.filter((zone) => zone.owner === seat.seat))), (key) => this.tap({ keys: [key], name: seat.name, face: null, seat })))),
    ]);
  }

  // From the left neighbour on, oneself last.
  seatOrder() {
    const { seats, you } = this.state;
    return seats.map((_, i) => seats[(you + 1 + i) % seats.length]);
  }

  // What of the prompt changes how zones are laid: the empty places that are asked for.
  marks() {
    return (this.state.prompt?.choices ?? []).flatMap((choice) => choice.picks).filter((pick) => pick.on === "place").map((pick) => `${pick.zone} ${pick.value}`);
  }

  showNav() {
    const shown = Object.entries(jumps).filter(([id]) => !this.part[id].hidden);
    fillFrom(this.nav, [shown, this.language], () => make("ul", { role: "list" }, shown.map(([id, word]) =>
      make("li", null, make("a", { href: `#${id}`, data: { key: `go ${id}` }, on: { click: (event) => this.jump(event, id) } },
        make("span", { text: say(`go-${word}`) }), make("span", { class: "unseen" }))))));
  }

  // Not by the link itself: what stands behind # is the seat's.
  jump(event, id) {
    event.preventDefault();
    const to = this.part[id];
    to.scrollIntoView({ block: "start" });
    to.focus({ preventScroll: true });
  }

  showPicked() {
    showPicks(this.boxes.main, this.chooser, Boolean(this.state.prompt), this.tapped);
    confirmView(this, this.confirm);
    this.showWays();
  }

  // Which part of the page has something to tap for this question.
  showWays() {
    for (const link of this.nav.querySelectorAll("a")) {
      const id = link.dataset.key.slice(3);
      const isOpen = id === "board" ? Boolean(this.map?.isOpen) : this.part[id].querySelector(".pickable") !== null;
      link.dataset.open = isOpen ? "yes" : "no";
      link.lastChild.textContent = isOpen ? say("can-pick") : "";
    }
  }

  picksChanged() {
    questionView(this, this.part.question);
    this.tell("");
    this.map?.show();
    this.showPicked();
  }

  showBusy() {
    this.boxes.main.setAttribute("aria-busy", this.isSettled() ? "false" : "true");
  }

  isSettled() {
    return this.sent === null && Date.now() - (this.askedAt ?? 0) > settling;
  }

  tap(thing, element) {
    if (!this.state.prompt || this.looking) return this.look(thing);
    if (!this.isSettled()) return;
    const { chooser } = this, live = chooser.pickable();
    const back = thing.keys.find((key) => chooser.pickedAt(key) !== undefined);
    const isPicked = element ? element.classList.contains("picked") : back !== undefined;
    if (back !== undefined && isPicked) {
      chooser.unpick(back);
      this.tapped = this.tapped.filter((one) => one !== element);
      return this.picksChanged();
    }
    const wanted = thing.keys.find((key) => live.has(key));
    const taken = wanted !== undefined ? chooser.pick(wanted) : thing.keys.some((key) => chooser.pick(key));
    if (!taken) return this.look(thing);
    if (element) this.tapped = [...this.tapped.filter((one) => one !== element), element];
    this.picked();
  }

  press(key) {
    if (!this.isSettled()) return;
    if (this.chooser.picked.includes(key)) {
      this.chooser.unpick(key);
      return this.picksChanged();
    }
    if (!this.chooser.pick(key)) return this.whyNot({ keys: [key] });
    this.picked();
  }

  // What leads over a map, or says at length what it costs, is looked at before it is decided.
  picked() {
    const ready = this.chooser.ready();
    if (this.chooser.decides() && !ready.detail && !ready.cost && !ready.way?.length) return this.decide();
    this.picksChanged();
  }

  select(choice) {
    if (!this.isSettled()) return;
    this.chooser.select(choice);
    this.picksChanged();
    document.getElementById("confirm")?.focus({ preventScroll: true });
  }

  clear() {
    this.chooser.clear();
    this.tapped = [];
    this.picksChanged();
    this.part.question.focus({ preventScroll: true });
  }

  decide() {
    const ready = this.chooser.ready();
    if (!ready || this.sent !== null) return;
    if (!this.send({ kind: "choose", ask: this.state.ask, key: ready.key })) return this.picksChanged();
    this.sent = this.state.ask;
    this.picksChanged();
    this.showBusy();
  }

  send(message) {
    const sent = this.shell.send(message);
    if (!sent) this.tell(say("not-sent"));
    return sent;
  }

  askHint() {
    if (this.hint === "asked" || !this.send({ kind: "hint", ask: this.state.ask })) return;
    this.hint = "asked";
    questionView(this, this.part.question);
  }

  setHint(hint) {
    if (hint.ask !== this.state.ask) return;
    this.hint = hint;
    questionView(this, this.part.question);
    this.shell.heard(hint.lines[0]?.text ?? hint.why ?? "");
  }

  // Shows it large; where a question is open and it is not part of it, with the reason.
  look(thing) {
    const { chooser, state } = this;
    if (thing.seat && !state.prompt) return;
    const possible = state.prompt && thing.keys.some((key) =>
      chooser.pickable().has(key) || chooser.pickedAt(key) !== undefined || chooser.fits([chooser.meantBy(key)]));
    showCard(thing, "", state.prompt && possible && this.looking ? () => { this.looking = false; this.tap(thing); this.show(); } : null);
    if (state.prompt && !possible) this.whyNot(thing);
  }

  whyNot(thing) {
    this.asking = thing;
    this.send({ kind: "whyNot", ask: this.state.ask, picks: this.chooser.picksWith(pickOf(thing.keys[0])) });
  }

  setWhyNot(answer) {
    if (answer.ask !== this.state.ask || !this.asking) return;
    if (!showReasonOf(this.asking, answer.text)) this.tell(answer.text);
  }

  tell(text) {
    const reason = document.getElementById("reason");
    if (reason && reason.textContent !== text) reason.textContent = text;
    if (text) reason?.scrollIntoView({ block: "nearest" });
  }

  refused(text) {
    this.sent = null;
    this.show();
    this.tell(text);
  }
}
