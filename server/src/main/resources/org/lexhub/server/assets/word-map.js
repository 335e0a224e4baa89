// The word map: zoom by wheel, fingers, keys and buttons; the word under the pointer stands out.
import { text } from "./text.js";

const STEP = 1.5;
const MAX = 14;

function button(label, sign, action) {
  const made = Object.assign(document.createElement("button"), { type: "button", className: "second", textContent: sign, ariaLabel: label });
  made.addEventListener("click", action);
  return made;
}

function start(frame) {
  const drawing = frame.querySelector("svg");
  const [left, top, width, height] = drawing.getAttribute("viewBox").split(" ").map(Number);
  let scale = 1;
  let x = left;
  let y = top;

  function apply() {
    const w = width / scale;
    const h = height / scale;
    x = Math.max(left, Math.min(left + width - w, x));
    y = Math.max(top, Math.min(top + height - h, y));
    drawing.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    // Letters grow less than the map, so that more words have room.
    drawing.style.setProperty("--shrink", String(scale ** -0.62));
    drawing.classList.toggle("zoomed", scale > 1);
    frame.dataset.scale = scale.toFixed(2);
  }

  /** Zooms around a place of the window, by default the middle of the map. */
  function zoom(factor, place) {
    const box = drawing.getBoundingClientRect();
    const px = place ? (place.clientX - box.left) / box.width : 0.5;
    const py = place ? (place.clientY - box.top) / box.height : 0.5;
    const next = Math.max(1, Math.min(MAX, scale * factor));
    x += (px * width) / scale - (px * width) / next;
    y += (py * height) / scale - (py * height) / next;
    scale = next;
    apply();
  }

  function move(dx, dy) {
    const unit = width / scale / drawing.clientWidth;
    x -= dx * unit;
    y -= dy * unit;
    apply();
  }

  const tools = document.createElement("div");
  tools.className = "zoom map-zoom";
  tools.append(
    button(text("word-map.in"), "+", () => zoom(STEP)),
    button(text("word-map.out"), "−", () => zoom(1 / STEP)),
    button(text("word-map.all"), "⤢", () => { scale = 1; apply(); }),
  );
  const whole = document.createElement("div");
  whole.className = "zoomable";
  frame.replaceWith(whole);
  whole.append(frame, tools);

  drawing.addEventListener("wheel", (event) => {
    const out = event.deltaY > 0;
    if (out && scale === 1 && !event.ctrlKey) return; // The page scrolls on.
    event.preventDefault();
    zoom(out ? 0.8 : 1.25, event);
  }, { passive: false });
  drawing.addEventListener("dblclick", (event) => { event.preventDefault(); zoom(2, event); });

  const fingers = new Map();
  let apart = 0;
  let moved = 0;
  drawing.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    fingers.set(event.pointerId, event);
    moved = 0;
  });
  drawing.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    fingers.set(event.pointerId, event);
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (apart) zoom(now / apart, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
      apart = now;
    } else if (scale > 1) {
      moved += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
      move(event.clientX - before.clientX, event.clientY - before.clientY);
    }
  });
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
    drawing.addEventListener(name, (event) => { fingers.delete(event.pointerId); apart = 0; });
  }
  drawing.addEventListener("click", (event) => { if (moved > 6) event.preventDefault(); }, true);
  drawing.addEventListener("dragstart", (event) => event.preventDefault());

  frame.addEventListener("keydown", (event) => {
    if (event.target !== frame) return;
    const moves = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
    if (moves && scale > 1) move(...moves);
    else if (event.key === "+" || event.key === "=") zoom(STEP);
    else if (event.key === "-") zoom(1 / STEP);
    else if (event.key === "0") { scale = 1; apply(); }
    else return;
    event.preventDefault();
  });
  apply();
}

document.querySelectorAll(".word-map").forEach(start);
