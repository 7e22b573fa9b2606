// What is asked: the question, its buttons, the other choices in words, and at the foot what a selection comes to.
import { button, fill, fillFrom, make } from "./dom.js";
import { chip, names } from "./seats.js";
import { say } from "./words.js";

const shownAtFirst = 12;  // choices in words
const fewChoices = 3;     // that are always listed
let allWanted = 0;        // the number of the question of which all choices are wanted
let listWanted = false;   // wherever it is not needed

function words(table) {
  const onButtons = new Map(table.chooser.onButtons().map((choice) => [choice.keys[0], choice]));
  return table.state.prompt.words.map((text, word) => {
    const key = `word::${word}`;
    return button(text, () => table.press(key), { class: "wide", data: { picks: key, key, alone: onButtons.has(key) ? "yes" : "no" } });
  });
}

function choiceRow(table, choice) {
  const selected = table.chooser.ready()?.key === choice.key;
  return make("li", null, button(choice.text, () => table.select(choice),
    { class: "choice", "aria-pressed": selected ? "true" : "false", data: { key: `choice ${choice.key}` } }));
}

// Somebody could not tap their way to each of them: a choice that points at nothing, or two that point at the same.
function needsList(rows) {
  const ways = rows.map((choice) => [...choice.keys].sort().join());
  return rows.length <= fewChoices || ways.includes("") || new Set(ways).size < ways.length;
}

function choices(table) {
  const { chooser, state } = table;
  const buttons = new Set(chooser.onButtons());
  const every = chooser.choices.filter((choice) => !buttons.has(choice));
  if (!every.length) return null;
  const listed = chooser.listed().filter((choice) => !buttons.has(choice));
  const rows = listed.length ? listed : every;
  const isNeeded = needsList(every), isOpen = isNeeded || listWanted;
  const all = allWanted === state.ask || rows.length <= shownAtFirst;
  const title = rows.length < every.length ? say("choices-left", rows.length, every.length) : say("choices", every.length);
  const turn = () => { listWanted = !listWanted; table.show(); };
  return make("div", { class: "choices", role: "group", "aria-label": title },
    isNeeded ? rows.length > 1 && make("p", { class: "quiet", text: title })
      : button(title, turn, { class: "link", "aria-expanded": isOpen ? "true" : "false", data: { key: "list" } }),
    isOpen && make("ul", { role: "list" }, (all ? rows : rows.slice(0, shownAtFirst)).map((choice) => choiceRow(table, choice))),
    isOpen && !all && button(say("more", rows.length - shownAtFirst), () => { allWanted = state.ask; table.show(); }, { class: "link", data: { key: "more" } }));
}

function asked(table) {
  const { prompt } = table.state;
  return [
    make("p", { class: "asks" }, make("span", { text: prompt.question }), prompt.rule && make("span", { class: "rule", text: ` ${prompt.rule}` })),
    make("div", { class: "words" }, words(table)),
    choices(table),
  ];
}

function aside(table) {
  const { state } = table;
  const takesBack = state.takeBack === null || state.takeBack === undefined;
  const undo = () => (takesBack ? table.send({ kind: "takeBack", step: state.step }) : table.tell(state.takeBack));
  return make("div", { class: "row asides" },
    state.prompt && state.hints?.may !== false && button(table.hint === "asked" ? say("hint-thinking") : say("hint"), () => table.askHint(), { class: "small", data: { key: "hint" } }),
    !state.over && button(say("take-back"), undo, { class: `small${takesBack ? "" : " faint"}`, data: { key: "undo" } }));
}

function hint(table) {
  if (!table.hint || table.hint === "asked") return null;
  const lines = table.hint.lines.map((line) =>
    make("li", { text: line.expected === null || line.expected === undefined ? line.text : say("hint-line", line.text, Math.round(100 * line.expected)) }));
  return make("div", { class: "hint", role: "group", "aria-label": say("hint") }, make("ol", null, lines), table.hint.why && make("p", { text: table.hint.why }));
}

export function questionView(table, box) {
  const { state, chooser } = table;
  box.dataset.asked = state.prompt ? "yes" : "no";
  const input = [state.ask, state.prompt, state.takeBack, state.step, state.over, chooser.picked, chooser.selected, allWanted, listWanted, table.hint, table.language];
  return fillFrom(box, input, () => [
    make("h2", { class: "unseen", text: say("question") }),
    state.prompt && asked(table),
    make("p", { id: "reason", class: "reason", role: "status", text: "" }),
    hint(table), aside(table),
  ]);
}

// Who is being waited for; gold where it is oneself.
export function turnView(table, box) {
  const { state } = table;
  const you = state.seats[state.you], others = state.waitingFor.filter((seat) => seat !== state.you);
  const text = state.over ? say("over") : you.kind === "bot" ? say("bot-decides") : state.prompt ? say("your-turn") : others.length ? say("waiting-for", names(state, others)) : say("waiting");
  box.dataset.asked = state.prompt ? "yes" : "no";
  fillFrom(box, [text, you, others], () => [
    make("span", { class: "chips" }, state.prompt ? chip(you) : others.slice(0, 5).map((seat) => chip(state.seats[seat]))),
    make("span", { text }),
  ]);
  return text;
}

// The golden button, with what it will do, what it costs and what is easily overlooked.
export function confirmView(table, box) {
  const { state, chooser } = table;
  const ready = state.prompt && chooser.ready();
  const open = Boolean(state.prompt && (ready || chooser.picked.length));
  box.hidden = !open;
  if (!open) return fill(box);
  fill(box,
    ready?.warning && make("p", { class: "warning", text: ready.warning }),
    ready?.detail && make("p", { class: "quiet", text: ready.detail }),
    make("div", { class: "row" },
      button(say("clear"), () => table.clear(), { data: { key: "clear" } }),
      !ready && make("p", { class: "quiet", text: say("not-complete") }),
      ready && button(ready.text, () => table.decide(), { class: "gold grow", id: "confirm", data: { key: "confirm" } })));
}
