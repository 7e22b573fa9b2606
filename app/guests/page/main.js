// From the link to the table: joins or finds the seat again, and shows what becomes of the line.
import { button, fill, make } from "./dom.js";
import { setFaces } from "./faces.js";
import { codeView, joinView } from "./join.js";
import { forgetSeat, keepSeat, keepTaste, secretOfLink, taste } from "./kept.js";
import { Line, closedBecause } from "./line.js";
import { ByCode, BySecret } from "./seal.js";
import { settingsOpen, showSettings, wearTaste } from "./settings.js";
import { TablePage } from "./table_page.js";
import { findWords, phoneLanguage, say, setWords } from "./words.js";

const at = (id) => document.getElementById(id);
const boxes = { main: at("main"), head: at("head"), foot: at("foot") };
const away = make("p", { class: "away", role: "status", hidden: true });
const fewMs = 1_500;  // a line that is back so soon was never missed

const wordsFound = findWords(phoneLanguage());
let link = null;   // {secret or code, joins, join}
let line = null;
let page = null;   // while seated
let join = null;   // while joining
let welcome = null;
let note = "";
let awayTimer = 0;

function heard(text) {
  if (!text) return;
  at("heard").append(make("p", { text }));
  while (at("heard").childElementCount > 6) at("heard").firstChild.remove();
}

function called(text) {
  at("called").textContent = text;
}

function send(message) {
  return line?.send(message) ?? false;
}

function setLanguage(language) {
  keepTaste({ language });
  line.language = language;
  send({ kind: "language", language });
}

const settings = () => showSettings(welcome?.languages ?? [], welcome?.language, setLanguage);
const shell = { send, settings, heard, called };

// For a try too many.
const patient = { [closedBecause.wrongCode]: "code-wrong", [closedBecause.tooMuch]: "code-too-often" };

function askCode(note) {
  line?.end();
  page = join = null;
  away.hidden = true;
  boxes.head.replaceChildren();
  boxes.foot.replaceChildren();
  codeView(boxes.main, note, (code) => begin({ code, joins: true }));
}

function sentence(text, again) {
  page = join = null;
  boxes.head.replaceChildren();
  boxes.foot.replaceChildren();
  fill(boxes.main, make("div", { class: "alone" }, make("h1", { text: "Intrika" }), make("p", { role: "status", text }),
    again && button(say("try-again"), () => location.reload(), { class: "gold" }),
    button(say("type-code"), () => askCode(""), { data: { key: "type-code" } })));
}

// At a table that is not laid yet.
function waits() {
  page = null;
  fill(boxes.main, make("div", { class: "alone" }, make("h1", { text: welcome.game.name }), make("p", { role: "status", text: say("waits") })));
}

const whyEnded = { [closedBecause.unknown]: "ended-unknown", [closedBecause.crowded]: "ended-crowded", [closedBecause.version]: "ended-version", [closedBecause.host]: "ended-host" };

async function ended(code) {
  if (code === closedBecause.unknown && link.join) {  // sat at an earlier table of the same code
    forgetSeat();
    return begin({ secret: link.join, joins: true });
  }
  away.hidden = true;
  if (code === closedBecause.unknown) forgetSeat();
  await wordsFound;
  if (link.code && patient[code]) return askCode(say(patient[code]));
  sentence(say(whyEnded[code]), code === closedBecause.crowded || code === closedBecause.version);
}

function changed(state, code) {
  clearTimeout(awayTimer);
  document.body.dataset.line = state;
  if (link?.code && state === "away" && patient[code]) return ended(code);
  if (state === "ended") return ended(code);
  if (state === "open") { away.hidden = true; return; }
  awayTimer = setTimeout(() => {
    away.hidden = false;
    away.textContent = say("reconnecting");
  }, fewMs);
}

const hears = {
  welcome(message) {
    welcome = message;
    setWords(message.language, message.words);
    setFaces(message);
    at("skip").textContent = say("skip");
    if (page) page.setWelcome(message);
    if (settingsOpen()) settings();
  },
  lobby(message) {
    if (!link.joins) return waits();
    join ??= { send, setLanguage };
    Object.assign(join, { welcome, lobby: message, language: welcome.language, note });
    boxes.head.replaceChildren();
    boxes.foot.replaceChildren();
    joinView(join, boxes.main);
  },
  seated(message) {
    keepSeat(message.secret, link.secret);  // no code is kept, for it changes
    begin({ secret: message.secret, joins: false, join: link.secret });
  },
  state(message) {
    if (!page) {
      page = new TablePage(shell, boxes);
      page.setWelcome(welcome);
    }
    page.setState(message);
  },
  whyNot: (message) => page?.setWhyNot(message),
  hint: (message) => page?.setHint(message),
  refused(message) {
    note = message.text;
    if (page) page.refused(message.text);
    else if (join) hears.lobby(join.lobby);
    heard(message.text);
  },
  bye(message) {
    line.end();
    sentence(message.text, false);
  },
};

function begin(with_) {
  line?.end();
  link = with_;
  page = join = null;
  if (!link.joins) keepSeat(link.secret, link.join);
  boxes.main.replaceChildren(make("p", { class: "alone", role: "status", text: say("connecting") }));
  line = new Line(link.code ? new ByCode(link.code) : new BySecret(link.secret), phoneLanguage(), (message) => hears[message.kind]?.(message), changed);
}

wearTaste();
document.body.prepend(away);
at("skip").addEventListener("click", (event) => {
  event.preventDefault();
  (at("question") ?? boxes.main).focus();
});
addEventListener("hashchange", () => location.reload());  // another code was scanned into this page
const found = secretOfLink();
if (found) begin(found);
else wordsFound.then(() => askCode(""));
