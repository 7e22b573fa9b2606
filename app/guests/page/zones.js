// Zones of the table, in few ways: a row that wraps, a pile that shows its top, columns side by side, a ring.
import { make } from "./dom.js";
import { emblem, faceOf } from "./faces.js";
import { emptyPlace, pieceButton } from "./pieces.js";
import { chip } from "./seats.js";
import { say } from "./words.js";

const manyCards = 8;  // they lie smaller
const round = new Set(["rim", "gap"]);
export const onMap = new Set(["map", "standing"]);

const labelsAt = (state, zone, place) => (state.labels ?? []).filter((label) => label.zone === zone.id && label.place === place);

function labelLine(state, label) {
  const owner = label.owner === null || label.owner === undefined ? null : state.seats[label.owner];
  return make("span", { class: "label" }, chip(owner), emblem(label.emblem), make("span", { text: label.text }));
}

// Places that somebody may point at now and where nothing lies.
function emptyPlaces(table, zone) {
  const taken = new Set(zone.pieces.map((piece) => piece.place));
  const asked = (table.state.prompt?.choices ?? []).flatMap((choice) => choice.picks)
    .filter((pick) => pick.on === "place" && pick.zone === zone.id && !taken.has(pick.value)).map((pick) => pick.value);
  return [...new Set(asked)].sort((a, b) => a - b);
}

function slots(table, zone) {
  const named = zone.area === "hand" || zone.area === "front";
  const all = zone.pieces.map((piece, nth) => [piece.place, pieceButton(table, zone, piece, nth), named ? piece : null]);
  for (const place of emptyPlaces(table, zone)) all.push([place, emptyPlace(table, zone, place), null]);
  if (zone.shape === "column") all.sort((a, b) => a[0] - b[0]);
  const labelled = new Set();
  return all.map(([place, thing, piece]) => {
    const labels = labelled.has(place) ? [] : labelsAt(table.state, zone, place);
    labelled.add(place);
    const face = piece && faceOf(piece.face);
    return make("li", { class: "slot", vars: { "--w": face?.size[0] ?? 74 } }, thing,
      piece && make("span", { class: "card-name", "aria-hidden": "true", text: face?.name || piece.name }), labels.map((label) => labelLine(table.state, label)));
  });
}

// Of a pile the top says it all, and whatever is asked for.
function pile(table, zone) {
  const asked = new Set((table.state.prompt?.choices ?? []).flatMap((choice) => choice.picks)
    .filter((pick) => pick.on === "place" && pick.zone === zone.id).map((pick) => pick.value));
  const last = zone.pieces.length - 1;
  const shown = zone.pieces.filter((piece, nth) => nth === last || asked.has(piece.place));
  return slots(table, { ...zone, pieces: shown });
}

function clockwise(count, at, wide, high) {
  const angle = (2 * Math.PI * at) / count;
  return { "--x": `${50 + wide * Math.sin(angle)}%`, "--y": `${50 - high * Math.cos(angle)}%` };
}

// Place 0 at twelve o'clock; what belongs to a place lies outside its card, what lies between two on their border.
function ring(table, zone) {
  const { state } = table;
  const around = state.zones.filter((other) => round.has(other.shape) && other.around === zone.id);
  const put = (other, place, thing, half, wide, high) =>
    make("li", { class: `at as-${other.shape}`, vars: clockwise(zone.places, place + half, wide, high) }, thing,
      other === zone && labelsAt(state, zone, place).map((label) => labelLine(state, label)));
  const parts = zone.pieces.map((piece, nth) => put(zone, piece.place, pieceButton(table, zone, piece, nth), 0, 37, 39));
  for (const other of around) {
    const half = other.shape === "gap" ? 0.5 : 0, wide = other.shape === "gap" ? 37 : 45, high = other.shape === "gap" ? 39 : 46;
    other.pieces.forEach((piece, nth) => parts.push(put(other, piece.place, pieceButton(table, other, piece, nth), half, wide, high)));
    for (const place of emptyPlaces(table, other)) parts.push(put(other, place, emptyPlace(table, other, place), half, wide, high));
  }
  return make("ul", { class: "ring", role: "list" }, parts);
}

const heading = (zone) => zone.label || zone.detail || zone.caption;

export function zoneView(table, zone) {
  if (round.has(zone.shape) || onMap.has(zone.shape)) return null;
  const empty = emptyPlaces(table, zone).length === 0 && zone.pieces.length === 0;
  if (empty && (zone.area === "seat" || !heading(zone))) return null;
  const label = heading(zone);
  const inside = zone.shape === "ring" ? ring(table, zone)
    : !empty && make("ul", { class: `pieces as-${zone.shape}`, role: "list" }, zone.shape === "stack" ? pile(table, zone) : slots(table, zone));
  const detail = zone.detail && zone.detail !== label ? zone.detail : null;
  return make("div", { class: `zone as-${zone.shape} in-${zone.area}${zone.pieces.length > manyCards ? " many" : ""}`, role: "group", "aria-label": zone.detail || label || say("cards-lying") },
    inside, label && make("p", { class: "zone-label", text: label, title: detail }),
    zone.caption && !label.includes(zone.caption) && make("p", { class: "caption", text: zone.caption }));
}

// What belongs to a pile lies below it.
export function zoneViews(table, zones) {
  const belongs = (zone, to) => zone.shape === "row" && zone.around === to.id;
  const lower = zones.filter((zone) => zones.some((to) => belongs(zone, to)));
  return zones.filter((zone) => !lower.includes(zone)).map((zone) => {
    const below = lower.filter((one) => belongs(one, zone));
    const views = [zone, ...below].map((one) => zoneView(table, one)).filter(Boolean);
    return views.length > 1 ? make("div", { class: "below" }, views) : views[0];
  }).filter(Boolean);
}
