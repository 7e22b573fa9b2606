// What is read: the log, the notebook, the result.
import { fillFrom, make } from "./dom.js";
import { emblem } from "./faces.js";
import { chip } from "./seats.js";
import { say } from "./words.js";

function logLine(state, line) {
  if (line.heading) return make("li", { class: "round" }, make("h3", { text: line.text }));
  return make("li", null, chip(state.seats[line.seat]), make("span", { text: line.text }));
}

export function logView(table, box) {
  const { state } = table;
  box.hidden = !state.log.length;
  fillFrom(box, [state.log, state.seats.map((seat) => seat.ground), table.language], () => [
    make("h2", { text: say("log") }),
    make("ol", { class: "log", role: "list" }, state.log.map((line) => logLine(state, line))),
  ]);
}

// What has come to the log since `before`, to be read aloud: the last lines of it.
export function newLines(before, state) {
  const known = new Set((before?.log ?? []).map((line) => `${line.step} ${line.text}`));
  if (!before) return [];
  return state.log.filter((line) => !line.heading && !known.has(`${line.step} ${line.text}`)).slice(-4).map((line) => line.text);
}

function verdict({ least, most }) {
  if (most === 0) return ["–", say("impossible"), "no"];
  if (least === 0) return ["○", say("possible"), "open"];
  return [least > 1 ? `●${least}` : "●", least > 1 ? say("certain-many", least) : say("certain"), "sure"];
}

function cell(finding) {
  const [sign, words, how] = verdict(finding);
  return make("td", { class: how }, make("span", { "aria-hidden": "true", text: sign }), make("span", { class: "unseen", text: words }));
}

function thingRows(notebook) {
  let at = 0;
  return notebook.groups.map((group) => make("tbody", null,
    make("tr", { class: "group" }, make("th", { colspan: notebook.rows.length + 1, scope: "rowgroup", text: group.title })),
    group.things.map((thing) => {
      const index = at++;
      return make("tr", null, make("th", { scope: "row" }, emblem(thing.face), make("span", { text: thing.name })),
        notebook.rows.map((row) => cell(row.findings[index])));
    })));
}

const initials = (name) => Array.from(name).slice(0, 3).join("");

function people(state, notebook) {
  return make("thead", null, make("tr", null, make("td"), notebook.rows.map((row) =>
    make("th", { scope: "col", title: row.name }, row.seat === null ? make("span", { "aria-hidden": "true", text: initials(row.name) }) : chip(state.seats[row.seat]),
      make("span", { class: "unseen", text: row.name })))));
}

export function notebookView(table, box) {
  const { state } = table, notebook = state.notebook;
  box.hidden = !notebook;
  if (!notebook) return fillFrom(box, null, () => []);
  fillFrom(box, [notebook, table.language], () => [
    make("h2", { text: say("notebook") }),
    make("p", { class: "quiet", text: say("notebook-legend") }),
    make("div", { class: "wide-table", tabindex: "0", role: "region", "aria-label": say("notebook"), data: { scroll: "notebook", key: "notebook" } },
      make("table", { class: "notebook" }, people(state, notebook), thingRows(notebook))),
    notebook.rows.some((row) => row.seat === null) && make("p", { class: "quiet", text: notebook.rows.filter((row) => row.seat === null).map((row) => row.name).join(", ") }),
    notebook.looks.length > 0 && make("h3", { text: say("looks") }),
    notebook.looks.length > 0 && make("ol", { class: "log", role: "list" }, notebook.looks.map((look) => make("li", { text: look.text }))),
  ]);
}

export function resultView(table, box) {
  const { state } = table, over = state.over;
  box.hidden = !over;
  if (!over) return fillFrom(box, null, () => []);
  const ranks = [...over.ranks].sort((a, b) => a.place - b.place);
  fillFrom(box, [over, table.language], () => [
    make("h2", { text: over.headline }),
    make("ol", { class: "ranks", role: "list" }, ranks.map((rank) => {
      const seat = state.seats[rank.seat];
      return make("li", { data: { first: rank.place === 1 ? "yes" : "no" } }, make("span", { class: "rank", text: say("rank", rank.place) }), chip(seat),
        make("span", { class: "grow", text: seat.name }), rank.score !== null && rank.score !== undefined && make("span", { class: "score", text: say("points", rank.score) }));
    })),
  ]);
}
