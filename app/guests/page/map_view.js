// The board: drag, pinch or press to see a part of it large; a tap on an army or a field picks it. Whoever does not see
// it, or has only keys, chooses from the list: every choice stands there in words.
import { button, drawing, fill, make } from "./dom.js";
import { faceOf, pictureOf, smallPicture } from "./faces.js";
import { MapCamera } from "./map_camera.js";
import { say } from "./words.js";

const reach = 24;     // px: as near as this a tap means a thing
const legible = 22;   // px a cell should have before one of several near each other is meant

// place -> {x, y, side}, as shares of the picture: the middle of the place, and how wide a cell is.
const inShares = (map) => new Map(map.cells.map(([place, x, y]) => [place, { x: x / map.width, y: y / map.height, side: map.cell / map.width }]));

export class MapView {
  constructor(table, box) {
    this.table = table;
    this.box = box;
    this.cells = inShares(table.welcome.map);
    this.sheet = make("div", { class: "sheet" });
    this.frame = make("div", { class: "map-frame", tabindex: "0", role: "group", "aria-label": say("map"), on: { keydown: (event) => this.key(event) } }, this.sheet);
    const map = table.welcome.map;
    this.camera = new MapCamera(this.frame, this.sheet, map.width / map.height, (x, y) => this.tapped(x, y));
    const keep = (act) => () => { act(); this.frame.dataset.zoomed = this.camera.zoom > 1 ? "yes" : "no"; };
    fill(box, make("h2", { text: say("map") }), this.frame, make("div", { class: "row map-buttons" },
      button("+", keep(() => this.camera.zoomBy(1.6)), { "aria-label": say("zoom-in") }),
      button("−", keep(() => this.camera.zoomBy(1 / 1.6)), { "aria-label": say("zoom-out") }),
      button(say("map-whole"), keep(() => this.camera.whole()), { class: "grow" }),
      button(say("map-own"), keep(() => this.showOwn()), { class: "grow" })),
      this.words = make("ul", { class: "unseen" }));
    this.picture = pictureOf(map.picture, { class: "board" });
  }

  standing() {
    const { state } = this.table;
    return state.zones.filter((zone) => zone.shape === "standing").flatMap((zone) =>
      zone.pieces.map((piece) => ({ zone, piece, cell: this.cells.get(piece.place), keys: [`face:${zone.id}:${piece.value}`] }))).filter((one) => one.cell);
  }

  // Things on one cell lie one beside the other.
  spread(things) {
    const perCell = new Map();
    for (const one of things) {
      const nth = perCell.get(one.piece.place) ?? 0;
      perCell.set(one.piece.place, nth + 1);
      one.side = one.cell.side;
      one.x = one.cell.x + nth * one.cell.side * 0.35;
      one.y = one.cell.y - nth * one.cell.side * 0.25 * this.camera.ratio;
    }
    return things;
  }

  show() {
    const { state, chooser } = this.table;
    this.mapZone = state.zones.find((zone) => zone.shape === "map");
    this.things = this.spread(this.standing());
    const pickable = state.prompt ? chooser.pickable() : new Set();
    const picked = new Set(state.prompt ? chooser.shownPicked() : []);
    const hints = state.prompt ? chooser.hints() : new Map();
    this.isOpen = this.things.some((one) => one.keys.some((key) => pickable.has(key))) || [...pickable].some((key) => key.startsWith(`place:${this.mapZone?.id}:`));
    fill(this.sheet, this.picture, this.wayOf(), this.labels(), this.spots(pickable, picked, hints), this.things.map((one) => this.pieceOn(one, pickable, picked)));
    fill(this.words, this.things.map((one) => make("li", { text: one.piece.name })));
    this.camera.place();
    this.follow(picked, hints);
  }

  at(cell) {
    return { "--x": `${100 * cell.x}%`, "--y": `${100 * cell.y}%`, "--side": `${100 * cell.side}%` };
  }

  pieceOn(one, pickable, picked) {
    const face = faceOf(one.piece.face);
    const state = one.keys.some((key) => picked.has(key)) ? "picked" : one.keys.some((key) => pickable.has(key)) ? "pickable" : "";
    return make("div", { class: `on-map ${state}`, vars: { ...this.at(one), "--shape": face ? face.size[0] / face.size[1] : 1 } }, face && smallPicture(face));
  }

  spots(pickable, picked, hints) {
    const zone = this.mapZone?.id;
    const keys = [...new Set([...pickable, ...picked])].filter((key) => key.startsWith(`place:${zone}:`));
    this.open = keys.map((key) => ({ key, cell: this.cells.get(Number(key.split(":")[2])) })).filter((one) => one.cell);
    return this.open.map(({ key, cell }) => {
      const hint = hints.get(key);
      return make("div", { class: `spot${picked.has(key) ? " picked" : ""}${hint?.risky ? " risky" : ""}`, vars: this.at(cell) },
        make("span", { text: `${hint?.risky ? "△" : ""}${hint?.cost ?? ""}` }));
    });
  }

  wayOf() {
    const ready = this.table.state.prompt && this.table.chooser.ready();
    const places = (ready?.way ?? []).map((place) => this.cells.get(place)).filter(Boolean);
    if (places.length < 2) return null;
    const points = places.map((cell) => `${1000 * cell.x},${(1000 * cell.y) / this.camera.ratio}`).join(" ");
    return drawing(`0 0 1000 ${1000 / this.camera.ratio}`, [["polyline", { points, class: "under" }], ["polyline", { points }]], { class: "way" });
  }

  labels() {
    const { state } = this.table;
    return (state.labels ?? []).filter((label) => label.zone === this.mapZone?.id && this.cells.has(label.place)).map((label) => {
      const owner = label.owner === null || label.owner === undefined ? null : state.seats[label.owner];
      return make("div", { class: "map-label", vars: { ...this.at(this.cells.get(label.place)), "--ground": owner?.ground ?? "#1f1b18", "--ink": owner?.ink ?? "#fff" } },
        owner ? drawing("-50 -50 100 100", [["path", { d: owner.mark, fill: owner.ink, "fill-rule": "evenodd", transform: "scale(.7)" }]]) : label.text);
    });
  }

  // What a picked army may come to is brought into sight, large enough to be tapped.
  follow(picked, hints) {
    const from = this.things.filter((one) => one.keys.some((key) => picked.has(key)));
    const seen = `${[...picked].join()}|${this.table.state.ask}`;
    if (!from.length || !hints.size || seen === this.seen) return;
    this.seen = seen;
    this.camera.showAll([...from.map((one) => one.cell), ...this.open.map((one) => one.cell)]);
  }

  showOwn() {
    const own = this.standing().filter((one) => one.piece.owner === this.table.state.you);
    if (own.length) this.camera.showAll(own.map((one) => one.cell));
  }

  tapped(x, y) {
    const { width, height } = this.camera.size();
    const near = (cell) => Math.hypot((cell.x - x) * width, (cell.y - y) * height);
    const { chooser, state } = this.table;
    const pickable = state.prompt ? chooser.pickable() : new Set();
    const can = (keys) => keys.some((key) => pickable.has(key) || chooser.pickedAt(key) !== undefined);
    const targets = [...this.things.map((one) => ({ keys: one.keys, far: near(one), thing: one })),
      ...this.open.map((one) => ({ keys: [one.key], far: near(one.cell), cell: one.cell }))]
      .sort((a, b) => a.far - b.far);
    const open = targets.filter((one) => one.far < reach && state.prompt && can(one.keys));
    const cellSide = (this.table.welcome.map.cell / this.table.welcome.map.width) * width;
    if (open.length > 1 && cellSide < legible) return this.camera.zoomAt(x, y, 2);
    if (open.length) return this.table.tap({ keys: open[0].keys, face: null, name: "" });
    const thing = targets.find((one) => one.far < reach && one.thing)?.thing;
    if (thing) return this.table.look({ face: faceOf(thing.piece.face), name: thing.piece.name, keys: thing.keys });
    this.denied(near, cellSide);
  }

  denied(near, cellSide) {
    const [cell] = [...this.cells.values()].sort((a, b) => near(a) - near(b));
    if (this.table.state.prompt && cell && near(cell) < cellSide) this.table.whyNot({ keys: [`place:${this.mapZone?.id}:${cell.place}`] });
  }

  key(event) {
    const steps = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    if (steps[event.key]) this.camera.moveBy(60 * steps[event.key][0], 60 * steps[event.key][1]);
    else if (event.key === "+") this.camera.zoomBy(1.6);
    else if (event.key === "-") this.camera.zoomBy(1 / 1.6);
    else return;
    event.preventDefault();
  }
}
