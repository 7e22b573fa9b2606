// Pictures of faces. All of a game's are fetched at once, in the order that the laptop gives, so that what is asked for
// tells nobody what lies on the table; until one has come its name stands for it. Small ones lie on sheets.
import { drawing, make } from "./dom.js";

const together = 4;
let faces = {};
let sheets = [];
let pictures = new Map();  // url -> {image, come, waiting}

export const faceOf = (index) => (index === null || index === undefined ? null : faces[index] ?? null);

export function setFaces(welcome) {
  faces = welcome.faces ?? {};
  sheets = welcome.sheets ?? [];
  const before = pictures;
  pictures = new Map(welcome.pictures.map((url) => [url, before.get(url) ?? { image: null, come: false, waiting: [] }]));
  const due = [...pictures.entries()].filter(([, picture]) => !picture.image);
  const next = () => {
    const [url, picture] = due.shift() ?? [];
    if (picture) fetchPicture(url, picture, next);
  };
  for (let i = 0; i < together; ++i) next();
}

function fetchPicture(url, picture, next) {
  picture.image = new Image();
  picture.image.onload = () => {
    picture.come = true;
    for (const show of picture.waiting.splice(0)) show();
    next();
  };
  picture.image.onerror = next;
  picture.image.src = url;
}

// Calls `show` when the picture is here.
function whenHere(url, show) {
  const picture = pictures.get(url);
  if (picture?.come || !picture) show();
  else picture.waiting.push(show);
}

// An <img> that is filled as soon as its picture is here.
export function pictureOf(url, props) {
  const image = make("img", { alt: "", draggable: "false", decoding: "async", ...props });
  whenHere(url, () => { image.src = url; });
  return image;
}

// The corners of a card are round, and its picture's are not.
function rounded({ corner, size: [width, height] }) {
  return { "--round": corner ? `${(100 * corner) / width}% / ${(100 * corner) / height}%` : "0", "--ratio": `${width} / ${height}` };
}

// Where on its sheet, at whatever size it is shown.
function place({ sheet, at, size }) {
  const { width, height } = sheets[sheet], share = (from, room) => `${room > 0 ? (100 * from) / room : 0}%`;
  return {
    "background-size": `${(100 * width) / size[0]}% ${(100 * height) / size[1]}%`,
    "background-position": `${share(at[0], width - size[0])} ${share(at[1], height - size[1])}`,
  };
}

// `owner`: the seat whose colour the face wears, if it wears one; `shown` is called when it can be seen.
export function smallPicture(face, owner, shown, props) {
  const worn = face.wears && owner ? ribbon(owner) : null;
  const picture = make("span", { ...props, class: `face ${props?.class ?? ""}`, vars: { ...rounded(face), ...place(face) } }, worn);
  const url = sheets[face.sheet].picture;
  whenHere(url, () => {
    picture.style.backgroundImage = `url("${url}")`;
    shown?.();
  });
  return picture;
}

// A ribbon in the owner's colour, with their mark, as the numeral's hangs at the other side.
function ribbon(owner) {
  const shape = "M1 0 V38 L13 32 L25 38 V0 Z";
  return drawing("0 0 26 40", [
    ["path", { d: shape, class: "halo" }],
    ["path", { d: shape, fill: owner.ground, class: "cloth" }],
    ["path", { d: owner.mark, fill: owner.ink, "fill-rule": "evenodd", transform: "translate(13 16) scale(.2)" }],
  ], { class: "ribbon" });
}

export const largePicture = (face, props) => pictureOf(face.large, { vars: rounded(face), ...props });

// Small, beside a text that says it.
export function emblem(index) {
  const face = faceOf(index);
  return face && smallPicture(face, null, null, { class: "emblem" });
}
