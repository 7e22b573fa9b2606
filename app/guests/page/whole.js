// A page that lost one of its files on the way would stay empty: it comes again.
const again = 2_000;  // ms
let comesAgain = false;

addEventListener("error", ({ target }) => {
  const isNeeded = target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === "stylesheet");
  if (!isNeeded || comesAgain) return;
  comesAgain = true;
  setTimeout(() => location.reload(), again);
}, true);
