// All that the page says comes from the laptop. What it said last is kept, so that a page that finds nobody can say so.
import { keepWords, keptWords, taste } from "./kept.js";

let words = {};

// What was chosen here, else the first of the phone's languages that the program speaks; "": none of them.
export function phoneLanguage() {
  const spoken = (navigator.languages ?? [navigator.language]).map((one) => one.slice(0, 2));
  return taste.language || (spoken.find((one) => one === "hu" || one === "en") ?? "");
}

export function setWords(language, brought) {
  words = brought;
  document.documentElement.lang = language;
  keepWords(language, brought);
}

// Before there is a line. The laptop has them as files, too; else those of the last time.
export async function findWords(language) {
  language ||= "en";
  const kept = keptWords(language);
  if (kept && !Object.keys(words).length) setWords(language, kept);
  try {
    const answer = await fetch(`words/${language}.json`);
    if (answer.ok && !Object.keys(words).length) setWords(language, await answer.json());
  } catch { /* nobody there: the line tells */ }
}

export function say(key, ...args) {
  const text = (args[0] === 1 && words[`${key}-one`]) || words[key];
  if (text === undefined) return Object.keys(words).length ? `‹${key}›` : "";
  return text.replace(/%(\d)/g, (whole, which) => String(args[which - 1] ?? whole).replace(/^-(?=\d)/, "−"));
}
