// Joining: a free seat, a name, a language, and one is at the table.
import { button, fill, make } from "./dom.js";
import { keepTaste, taste } from "./kept.js";
import { chip } from "./seats.js";
import { say } from "./words.js";

const longestName = 24;
const codeLetters = 6;
let wanted = null;

function seatRow(seat) {
  const id = `seat-${seat.seat}`;
  const input = make("input", { type: "radio", name: "seat", id, value: seat.seat, checked: seat.seat === wanted });
  input.addEventListener("change", () => { wanted = seat.seat; });
  return make("label", { class: "free-seat", for: id }, input, chip(seat), make("span", { text: seat.name || say("seat", seat.seat + 1) }));
}

function languages(join) {
  return make("div", { class: "row", role: "group", "aria-label": say("language") }, join.welcome.languages.map((one) =>
    button(one.name, () => join.setLanguage(one.id), { lang: one.id, "aria-pressed": one.id === join.language ? "true" : "false", data: { key: `language ${one.id}` } })));
}

// `join`: {welcome, lobby, language, setLanguage, send, note}
export function joinView(join, box) {
  const free = join.lobby.seats.filter((seat) => seat.free);
  const name = box.querySelector("#name")?.value ?? taste.name;
  if (!free.some((seat) => seat.seat === wanted)) wanted = free[0]?.seat ?? null;
  const note = !join.lobby.open ? say("join-closed") : free.length ? join.note : say("join-full");
  const input = make("input", { id: "name", type: "text", autocomplete: "given-name", maxlength: longestName, enterkeyhint: "go", required: true, value: name, data: { key: "name" } });
  const sit = () => {
    if (!input.value.trim()) return input.focus();
    keepTaste({ name: input.value.trim() });
    join.send({ kind: "join", seat: wanted, name: input.value.trim(), language: join.language });
  };
  const form = make("form", { class: "join", on: { submit: (event) => { event.preventDefault(); sit(); } } },
    make("label", { class: "field", for: "name", text: say("name") }), input,
    make("fieldset", null, make("legend", { text: say("seats") }), free.map(seatRow)),
    make("button", { type: "submit", class: "gold wide", text: say("sit-down"), data: { key: "sit" } }));
  fill(box, make("h1", { text: join.welcome.game.name }), languages(join),
    note && make("p", { class: "note", role: "status", text: note }), join.lobby.open && free.length > 0 && form);
}

// For who cannot scan: the code that the laptop shows. `sit(code)`; `note`: why it has to be typed again.
export function codeView(box, note, sit) {
  const input = make("input", { id: "code", type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 12, enterkeyhint: "go", required: true, class: "code", data: { key: "code" } });
  const go = () => {
    const code = input.value.toUpperCase().replace(/[^A-Z]/g, "");
    if (code.length === codeLetters) sit(code);
    else input.focus();
  };
  fill(box, make("h1", { text: "Intrika" }), make("form", { class: "join", on: { submit: (event) => { event.preventDefault(); go(); } } },
    make("label", { class: "field", for: "code", text: say("code") }), input,
    make("p", { class: "quiet", text: say("code-where") }), note && make("p", { class: "note", role: "alert", text: note }),
    make("button", { type: "submit", class: "gold wide", text: say("sit-down"), data: { key: "go" } })));
}
