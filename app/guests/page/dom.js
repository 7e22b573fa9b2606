// Elements, built without a line of markup: text is only ever text.

// props: class, text, on {event: handler}, data {…}, vars {"--w": …}; all others are attributes, left out where null or
// false.
function dress(element, props) {
  for (const [key, value] of Object.entries(props ?? {})) {
    if (key === "text") element.textContent = value;
    else if (key === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "vars") for (const [name, set] of Object.entries(value)) element.style.setProperty(name, set);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  return element;
}

export function make(tag, props, ...children) {
  const element = dress(document.createElement(tag), props);
  element.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export function drawing(viewBox, paths, props) {
  const space = "http://www.w3.org/2000/svg";
  const svg = dress(document.createElementNS(space, "svg"), { viewBox, "aria-hidden": "true", ...props });
  for (const [tag, attributes] of paths) svg.append(dress(document.createElementNS(space, tag), attributes));
  return svg;
}

export const button = (text, act, props) => make("button", { type: "button", text, on: { click: act }, ...props });

// Where boxes with data-scroll stand, as they told themselves: to ask them would lay out the page in the midst of its change.
const scrolled = new Map();
addEventListener("scroll", ({ target }) => {
  if (target.dataset?.scroll) scrolled.set(target.dataset.scroll, [target.scrollLeft, target.scrollTop]);
}, { capture: true, passive: true });

function scrollBack(box) {
  const [left, top] = scrolled.get(box.dataset.scroll) ?? [0, 0];
  if (left || top) box.scrollTo(left, top);
}

const scrollAllBack = (root) => root.querySelectorAll("[data-scroll]").forEach(scrollBack);

// What was out of sight when it was filled could not be scrolled then.
addEventListener("contentvisibilityautostatechange", ({ target, skipped }) => { if (!skipped) scrollAllBack(target); }, { capture: true });

// Fills an element anew and leaves the focus, and what was scrolled, where it was: both by data-key.
export function fill(element, ...children) {
  const focus = element.contains(document.activeElement) ? document.activeElement.closest("[data-key]")?.dataset.key : null;
  element.replaceChildren(...children.flat(9).filter(Boolean));
  scrollAllBack(element);
  if (focus) [...element.querySelectorAll("[data-key]")].find((one) => one.dataset.key === focus)?.focus({ preventScroll: true });
}

// Runs `build` only where what it is made of has changed.
export function fillFrom(element, input, build) {
  const made = JSON.stringify(input);
  if (element.madeOf === made) return false;
  element.madeOf = made;
  fill(element, build());
  return true;
}
