// The sealed line to the laptop: opened again by itself when it breaks, and at once when the phone wakes.
import { Channel, bytesOf, hexOf, newRandom } from "./seal.js";

const quietest = 20_000;   // ms after which the page says "ping"
const deadAfter = 45_000;  // without a word from the laptop
const wakeAnswer = 4_000;  // a line that was asleep has so long to answer
const waits = [300, 1_000, 2_000, 4_000, 8_000, 15_000];

// Codes of the door (README.md). After these another try is in vain.
export const closedBecause = { unknown: 4001, crowded: 4002, version: 4003, tooMuch: 4004, host: 4005, wrongCode: 4007 };
const final = new Set([closedBecause.unknown, closedBecause.crowded, closedBecause.version, closedBecause.host, closedBecause.wrongCode]);

export class Line {
  // `who`: BySecret or ByCode; `heard(message)`, `changed("connecting" | "open" | "away" | "ended", code)`
  constructor(who, language, heard, changed) {
    this.who = who;
    this.language = language;
    this.heard = heard;
    this.changed = changed;
    this.tries = 0;
    this.ended = false;
    this.wake = () => this.woken();
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
    this.beat = setInterval(() => this.beatOnce(), 5_000);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.drop();
    this.changed("connecting");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/line`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    this.channel = null;
    this.heardAt = this.saidAt = Date.now();
    const random = newRandom();
    socket.onopen = () => socket.send(JSON.stringify({ v: 1, ...this.who.opening(), random: hexOf(random) }));
    socket.onmessage = (event) => this.take(event.data, random);
    socket.onclose = (event) => this.broken(event.code);
  }

  take(data, random) {
    this.heardAt = Date.now();
    if (!this.channel) {
      const opening = JSON.parse(data);
      this.channel = new Channel(this.who.keyFor(opening), bytesOf(opening.random), random);
      this.send({ kind: "hello", language: this.language });
      return;
    }
    const text = this.channel.open(new Uint8Array(data));
    if (text === null) return this.broken(0);
    this.tries = 0;
    const message = JSON.parse(text);
    if (message.kind === "welcome") this.changed("open");
    this.heard(message);
  }

  send(message) {
    if (!this.channel || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.saidAt = Date.now();
    this.socket.send(this.channel.seal(JSON.stringify(message)));
    return true;
  }

  broken(code) {
    this.drop();
    if (this.ended) return;
    if (final.has(code)) {
      this.end();
      return this.changed("ended", code);
    }
    this.changed("away", code);
    const wait = waits[Math.min(this.tries++, waits.length - 1)] * (0.8 + 0.4 * Math.random());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), code === closedBecause.tooMuch ? waits.at(-1) : wait);
  }

  drop() {
    const socket = this.socket;
    this.socket = this.channel = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  // A phone that slept has timers and sockets that are dead without knowing it.
  woken() {
    if (this.ended || document.visibilityState === "hidden") return;
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) return this.open();
    if (!this.send({ kind: "ping" })) return;
    const asked = Date.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { if (this.heardAt < asked) this.open(); }, wakeAnswer);
  }

  beatOnce() {
    if (this.ended || !this.socket) return;
    const now = Date.now();
    if (now - this.heardAt > deadAfter) this.open();
    else if (now - this.saidAt > quietest) this.send({ kind: "ping" });
  }

  end() {
    this.ended = true;
    this.drop();
    clearTimeout(this.timer);
    clearInterval(this.beat);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
  }
}
