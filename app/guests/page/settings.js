// How the page looks, for whoever holds this phone: language, cloth, size of the text.
import { button, fill, make } from "./dom.js";
import { keepTaste, taste } from "./kept.js";
import { say } from "./words.js";

const dialog = document.getElementById("settings");
dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });

export function wearTaste() {
  const root = document.documentElement;
  root.dataset.cloth = taste.cloth;
  root.style.fontSize = `${taste.size}%`;
  root.toggleAttribute("data-large", taste.size > 140);  // what stays in sight leaves room for the rest
}

function choices(label, all, now, choose) {
  return make("fieldset", null, make("legend", { text: label }), make("div", { class: "row" }, all.map(([value, text, lang]) =>
    button(text, () => choose(value), { lang, class: "grow", "aria-pressed": value === now ? "true" : "false", data: { key: `${label} ${value}` } }))));
}

function size() {
  const shown = make("output", { for: "size", text: say("percent", taste.size) });
  const slider = make("input", { id: "size", type: "range", min: 100, max: 200, step: 10, value: taste.size, data: { key: "size" } });
  slider.addEventListener("input", () => {
    keepTaste({ size: Number(slider.value) });
    shown.textContent = say("percent", taste.size);
    wearTaste();
  });
  return make("div", { class: "field" }, make("label", { for: "size", text: say("text-size") }), slider, shown);
}

// `setLanguage(id)`; told again when the words have come in another one.
export function showSettings(languages, language, setLanguage) {
  const again = () => showSettings(languages, language, setLanguage);
  fill(dialog,
    make("h2", { id: "settings-title", text: say("settings") }),
    languages.length > 1 && choices(say("language"), languages.map((one) => [one.id, one.name, one.id]), language, setLanguage),
    choices(say("cloth"), ["system", "light", "dark"].map((cloth) => [cloth, say(`cloth-${cloth}`)]), taste.cloth,
      (cloth) => { keepTaste({ cloth }); wearTaste(); again(); }),
    size(),
    make("div", { class: "row" }, button(say("close"), () => dialog.close(), { class: "gold grow", data: { key: "close" } })));
  dialog.setAttribute("aria-labelledby", "settings-title");
  if (!dialog.open) dialog.showModal();
}

export const settingsOpen = () => dialog.open;
