// Zooms and pans an SVG by its viewBox: buttons, dragging, two fingers, double click.

import { text } from "./text.js";

const STEP = 1.5;

function button(label, icon, action) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "second";
  made.setAttribute("aria-label", label);
  made.textContent = icon;
  made.addEventListener("click", action);
  return made;
}

/** Makes a drawing with the centre 0,0 zoomable and adds the buttons to `tools`. */
export function zoomable(drawing, width, height, tools) {
  let scale = 1;
  let x = 0;
  let y = 0;
  const apply = () => {
    const w = width / scale;
    const h = height / scale;
    x = Math.max(-(width - w) / 2, Math.min((width - w) / 2, x));
    y = Math.max(-(height - h) / 2, Math.min((height - h) / 2, y));
    drawing.setAttribute("viewBox", `${x - w / 2} ${y - h / 2} ${w} ${h}`);
    drawing.classList.toggle("zoomed", scale > 1);
  };
  const zoom = (factor) => {
    scale = Math.max(1, Math.min(12, scale * factor));
    apply();
  };
  tools?.replaceChildren(
    button(text("hub.in"), "+", () => zoom(STEP)),
    button(text("hub.out"), "−", () => zoom(1 / STEP)),
    button(text("hub.whole"), "⤢", () => { scale = 1; x = 0; y = 0; apply(); }),
  );
  const unit = () => width / scale / drawing.clientWidth;
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
      if (apart) zoom(now / apart);
      apart = now;
    } else if (scale > 1) {
      moved += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
      x -= (event.clientX - before.clientX) * unit();
      y -= (event.clientY - before.clientY) * unit();
      apply();
    }
  });
  const end = (event) => { fingers.delete(event.pointerId); apart = 0; };
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) drawing.addEventListener(name, end);
  drawing.addEventListener("click", (event) => { if (moved > 6) event.preventDefault(); }, true);
  drawing.addEventListener("dragstart", (event) => event.preventDefault());
  drawing.addEventListener("dblclick", (event) => { event.preventDefault(); zoom(STEP * 1.3); });
  drawing.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2);
  }, { passive: false });
  drawing.addEventListener("focusin", (event) => {
    if (scale === 1) return;
    const group = event.target.querySelector("g")?.transform.baseVal.consolidate()?.matrix;
    if (group) { x = group.e; y = group.f; apply(); }
  });
  apply();
  return { zoom };
}
