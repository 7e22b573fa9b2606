// Pictures of faces. All of a game's are fetched at once, in the order that the laptop gives, so that what is asked for
// tells nobody what lies on the table; until one has come its name stands for it.
import { make } from "./dom.js";

const together = 4;
let faces = {};
let pictures = new Map();  // url -> {image, come, waiting}

export const faceOf = (index) => (index === null || index === undefined ? null : faces[index] ?? null);

export function setFaces(welcome) {
  faces = welcome.faces ?? {};
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

// An <img> that is filled as soon as its picture is here; before that `shown` is not called.
export function pictureOf(url, shown, props) {
  const image = make("img", { alt: "", draggable: "false", decoding: "async", ...props });
  const picture = pictures.get(url);
  const show = () => {
    image.src = url;
    shown?.();
  };
  if (picture?.come || !picture) show();
  else picture.waiting.push(show);
  return image;
}

// The corners of a card are round, and its picture's are not.
const rounded = ({ corner, width, height }) => ({ "--round": corner ? `${(100 * corner) / width}% / ${(100 * corner) / height}%` : "0" });

export const smallPicture = (face, shown, props) => pictureOf(face.picture, shown, { vars: rounded(face), ...props });
export const largePicture = (face, props) => pictureOf(face.large ?? face.picture, null, { vars: rounded(face), ...props });

// Small, beside a text that says it, or with a name of its own.
export function emblem(index, name) {
  const face = faceOf(index);
  return face && smallPicture(face, null, { class: "emblem", alt: name ?? "" });
}
