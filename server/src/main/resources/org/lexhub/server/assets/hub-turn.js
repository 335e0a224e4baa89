// Turns once through the sample meanings of the home page, unless the visitor wants no motion or takes over.

const PAUSE = 6000;
const links = [...document.querySelectorAll('[data-hub-swap="sample"]')];
const place = document.getElementById("sample");

if (place && links.length > 1 && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
  let next = 1;
  let seen = false;
  let timer = 0;
  const stop = document.querySelector("[data-turn]");
  stop.dataset.turn = "on";
  stop.disabled = false;

  function end() {
    clearInterval(timer);
    stop.dataset.turn = "off";
    stop.disabled = true;
    for (const name of ["pointerdown", "focusin"]) place.removeEventListener(name, end);
  }

  function turn() {
    if (!seen || document.hidden || place.matches(":hover")) return;
    links[next % links.length].click();
    next++;
    if (next > links.length) end();
  }

  new IntersectionObserver(([entry]) => { seen = entry.isIntersecting; }, { threshold: 0.4 }).observe(place);
  for (const name of ["pointerdown", "focusin"]) place.addEventListener(name, end);
  for (const link of links) link.addEventListener("click", (event) => { if (event.isTrusted) end(); });
  stop.addEventListener("click", end);
  timer = setInterval(turn, PAUSE);
}
