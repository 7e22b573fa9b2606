// A card large, with its rule, and why it cannot be picked now.
import { button, fill, make } from "./dom.js";
import { largePicture } from "./faces.js";
import { chip } from "./seats.js";
import { say } from "./words.js";

const dialog = document.getElementById("card");
let shown = null;

dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
dialog.addEventListener("close", () => { shown = null; });

export function showCard(thing, reason, choose) {
  shown = thing;
  const face = thing.face;
  fill(dialog,
    make("h2", { class: "card-title" }, thing.face?.wears && chip(thing.owner), make("span", { text: thing.name })),
    face && largePicture(face, { class: "large", alt: face.name ?? "" }),
    face?.text && make("p", { class: "rule-text", text: face.text }),
    make("p", { class: "reason", id: "card-reason", role: "status", text: reason ?? "" }),
    make("div", { class: "row" },
      choose && button(say("pick"), () => { dialog.close(); choose(); }, { class: "gold" }),
      button(say("close"), () => dialog.close())));
  if (!dialog.open) dialog.showModal();
}

// The reason came after the card was shown.
export function showReasonOf(thing, text) {
  if (shown !== thing) return false;
  document.getElementById("card-reason").textContent = text;
  return true;
}

export const closeCard = () => dialog.open && dialog.close();
