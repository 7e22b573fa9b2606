// What the phone keeps: the seat's secret, and how its owner likes to read. A browser may forbid keeping anything.
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(`intrika.${key}`));
  } catch {
    return null;
  }
}

function write(key, value) {
  try {
    localStorage.setItem(`intrika.${key}`, JSON.stringify(value));
  } catch { /* it is gone with the page, then */ }
}

const hash = () => new RegExp("^#([js])=([0-9a-f]{32})$").exec(location.hash);

// The secret of the link; with the QR code of a game at which this phone sits already: that of its seat.
export function secretOfLink() {
  const [, kind, secret] = hash() ?? [];
  const seat = read("seat");
  if (kind === "s") return { secret, joins: false, join: seat?.secret === secret ? seat.join : undefined };
  if (kind === "j") return seat?.join === secret ? { secret: seat.secret, joins: false, join: secret } : { secret, joins: true };
  return seat ? { secret: seat.secret, joins: false, join: seat.join } : null;
}

export function keepSeat(secret, join) {
  write("seat", { secret, join });
  history.replaceState(null, "", `#s=${secret}`);
}

export const forgetSeat = () => write("seat", null);

export const taste = { language: "", cloth: "system", size: 100, name: "", ...(read("taste") ?? {}) };
export const keepTaste = (changed) => write("taste", Object.assign(taste, changed));

export const keptWords = (language) => read(`words.${language}`);
export const keepWords = (language, words) => write(`words.${language}`, words);
