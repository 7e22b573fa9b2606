// Cards and tokens as buttons: a tap picks, or shows large what cannot be picked; a long press always shows it large.
import { make } from "./dom.js";
import { faceOf, smallPicture } from "./faces.js";
import { chip } from "./seats.js";
import { say } from "./words.js";

const longPress = 450;  // ms

const keysOf = (zone, piece) => [`face:${zone.id}:${piece.value}`, `place:${zone.id}:${piece.place}`];

function nameOf(piece, owner) {
  const marks = { glowing: "at-stake", faint: "not-here", spent: "used-up" };
  const face = faceOf(piece.face);
  return [piece.name || face?.name, owner?.name, marks[piece.mark] && say(marks[piece.mark])].filter(Boolean).join(", ");
}

// Taps that were long are no clicks.
export function onLongPress(element, act) {
  let timer = 0, held = false;
  const stop = () => clearTimeout(timer);
  element.addEventListener("pointerdown", (event) => {
    held = false;
    if (event.button === 0) timer = setTimeout(() => { held = true; act(); }, longPress);
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave", "pointermove"]) {
    element.addEventListener(end, (event) => { if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) stop(); });
  }
  element.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    stop();
    if (!held) { held = true; act(); }
  });
  element.addEventListener("click", (event) => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
  }, { capture: true });
}

// `act`: {tap(keys, thing), look(thing)}
export function pieceButton(table, zone, piece, nth) {
  const face = faceOf(piece.face);
  const owner = piece.owner === null || piece.owner === undefined ? null : table.state.seats[piece.owner];
  const name = nameOf(piece, owner);
  const thing = { face, name, owner, keys: keysOf(zone, piece), zone };
  const caption = make("span", { class: "stand-in", text: face?.name ?? piece.name });
  const made = make("button", {
    type: "button", class: "piece", "aria-label": name, title: name,
    data: { picks: thing.keys.join(" "), mark: piece.mark ?? "none", key: `piece ${zone.id} ${nth}` },
    vars: { "--w": face?.size[0] ?? 74, "--h": face?.size[1] ?? 104 },
    on: { click: () => table.tap(thing, made) },
  }, caption,
    owner && zone.area !== "seat" && zone.area !== "hand" && !/-/.test(piece.face) && !face?.wears ? chip(owner) : null);
  if (face) made.prepend(smallPicture(face, owner, () => made.classList.add("here")));
  onLongPress(made, () => table.look(thing));
  return made;
}

export function emptyPlace(table, zone, place) {
  const keys = [`place:${zone.id}:${place}`];
  const name = say("place", place + 1);
  const made = make("button", {
    type: "button", class: "piece place", "aria-label": [zone.label, name].filter(Boolean).join(", "),
    data: { picks: keys[0], key: `place ${zone.id} ${place}` }, on: { click: () => table.tap({ face: null, name, keys, zone }, made) },
  }, make("span", { "aria-hidden": "true", text: "+" }));
  return made;
}

// Which of several equal cards stand for the picks: those that were tapped.
function markPicked(things, picked, tapped) {
  const open = [...picked];
  const chosen = new Set();
  for (const thing of [...things].sort((a, b) => tapped.indexOf(b) - tapped.indexOf(a))) {
    const found = thing.dataset.picks.split(" ").find((key) => open.includes(key));
    if (!found) continue;
    open.splice(open.indexOf(found), 1);
    chosen.add(thing);
  }
  return chosen;
}

// What can be picked and what is, on everything that lies on the table.
export function showPicks(root, chooser, asked, tapped) {
  const pickable = asked ? chooser.pickable() : new Set();
  const things = [...root.querySelectorAll("[data-picks]")];
  const picked = markPicked(things, asked ? chooser.shownPicked() : [], tapped);
  for (const thing of things) {
    const can = thing.dataset.picks.split(" ").some((key) => pickable.has(key)), is = picked.has(thing);
    thing.classList.toggle("pickable", can && !is);
    thing.classList.toggle("picked", is);
    if (can || is) thing.setAttribute("aria-pressed", is ? "true" : "false");
    else thing.removeAttribute("aria-pressed");
  }
}
