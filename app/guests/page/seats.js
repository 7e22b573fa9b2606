// People: their chip (colour and mark always go together), and the plate with what everybody knows of them.
import { drawing, make } from "./dom.js";
import { emblem } from "./faces.js";
import { say } from "./words.js";

export function chip(seat) {
  if (!seat) return null;
  return drawing("-50 -50 100 100", [
    ["circle", { r: 47, fill: seat.ground, class: "rim" }],
    ["path", { d: seat.mark, fill: seat.ink, "fill-rule": "evenodd", transform: "scale(.56)" }],
  ], { class: "chip" });
}

export const names = (state, seats) => seats.map((seat) => state.seats[seat]?.name ?? "").join(", ");

function track(one) {
  const value = one.most ? `${one.value}/${one.most}` : `${one.value}`;
  return make("li", { class: "track" }, emblem(one.emblem), make("span", { "aria-hidden": "true", text: value }),
    make("span", { class: "unseen", text: one.name }));
}

function figures(plate) {
  const parts = [];
  if (plate.score !== null && plate.score !== undefined) parts.push(make("span", { class: "score", text: say("points", plate.score) }));
  if (plate.handSize > 0) parts.push(make("span", { text: say("cards", plate.handSize) }));
  return parts;
}

function badges(state, seat) {
  const found = [...(seat.plate.badges ?? [])];
  if (seat.seat === state.you) found.unshift(say("you"));
  if (seat.kind === "bot") found.push(say("bot"));
  if (seat.kind === "phone" && !seat.here) found.push(say("away"));
  found.push(...(state.links ?? []).filter((link) => link.from === seat.seat).map((link) => link.text));
  return found;
}

// A pick of the person is a tap on the plate, so it can be a button; `zones` lie below it.
export function plate(state, seat, zones, pressed) {
  const inside = [
    make("span", { class: "name" }, chip(seat), make("span", { text: seat.name }), emblem(seat.plate.emblem)),
    make("span", { class: "figures" }, figures(seat.plate)),
    make("span", { class: "badges", text: badges(state, seat).join(" · ") }),
  ];
  const tracks = seat.plate.tracks ?? [];
  const key = `seat::${seat.seat}`;
  return make("li", { class: "seat", data: { acts: seat.plate.toAct ? "yes" : "no" } },
    make("button", { type: "button", class: "plate", data: { picks: key, key: `plate ${seat.seat}` }, on: { click: () => pressed(key) } },
      inside, seat.plate.toAct && make("span", { class: "unseen", text: say("to-act") })),
    tracks.length > 0 && make("ul", { class: "tracks", role: "list" }, tracks.map(track)),
    zones);
}
