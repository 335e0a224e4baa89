// Zooms and pans an SVG by its viewBox: buttons, dragging, two fingers, double click, wheel.

const STEP = 1.5;
const CLICK = 6;

function button(label, icon, action) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "second";
  made.setAttribute("aria-label", label);
  made.textContent = icon;
  made.addEventListener("click", action);
  return made;
}

/** Returns the place between two fingers. */
const between = (a, b) => ({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });

/**
 * Makes a drawing zoomable around a place of the window.
 *
 * box: the whole drawing as left, top, width and height. tools: the element that gets the buttons, with `labels` for in,
 * out and whole. wheel: whether the wheel zooms without the Ctrl key. changed: called with the scale after each change.
 */
export function zoomable(drawing, { box, tools, labels, max = 12, wheel = false, changed = () => {} }) {
  const [left, top, width, height] = box;
  let scale = 1;
  let x = left;
  let y = top;

  function apply() {
    const w = width / scale;
    const h = height / scale;
    x = Math.max(left, Math.min(left + width - w, x));
    y = Math.max(top, Math.min(top + height - h, y));
    drawing.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    drawing.classList.toggle("zoomed", scale > 1);
    changed(scale);
  }

  /** Zooms around a place, by default the middle of the visible part. */
  function zoom(factor, place) {
    const frame = drawing.getBoundingClientRect();
    const px = place ? (place.clientX - frame.left) / frame.width : 0.5;
    const py = place ? (place.clientY - frame.top) / frame.height : 0.5;
    const next = Math.max(1, Math.min(max, scale * factor));
    x += (px * width) / scale - (px * width) / next;
    y += (py * height) / scale - (py * height) / next;
    scale = next;
    apply();
  }

  /** Moves the drawing by pixels. */
  function move(dx, dy) {
    const unit = width / scale / drawing.clientWidth;
    x -= dx * unit;
    y -= dy * unit;
    apply();
  }

  function whole() {
    scale = 1;
    apply();
  }

  tools?.replaceChildren(
    button(labels.in, "+", () => zoom(STEP)),
    button(labels.out, "−", () => zoom(1 / STEP)),
    button(labels.whole, "⤢", whole),
  );

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
      if (apart) zoom(now / apart, between(a, b));
      apart = now;
    } else if (scale > 1) {
      moved += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
      move(event.clientX - before.clientX, event.clientY - before.clientY);
    }
  });
  const end = (event) => { fingers.delete(event.pointerId); apart = 0; };
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) drawing.addEventListener(name, end);
  drawing.addEventListener("click", (event) => { if (moved > CLICK) event.preventDefault(); }, true);
  drawing.addEventListener("dragstart", (event) => event.preventDefault());
  drawing.addEventListener("dblclick", (event) => { event.preventDefault(); zoom(2, event); });
  drawing.addEventListener("wheel", (event) => {
    const out = event.deltaY > 0;
    if (!event.ctrlKey && (!wheel || (out && scale === 1))) return; // The page scrolls on.
    event.preventDefault();
    zoom(out ? 0.8 : 1.25, event);
  }, { passive: false });
  drawing.addEventListener("focusin", (event) => {
    if (scale === 1) return;
    const group = event.target.querySelector("g")?.transform.baseVal.consolidate()?.matrix;
    if (group) {
      x = group.e - width / scale / 2;
      y = group.f - height / scale / 2;
      apply();
    }
  });
  apply();
  return { zoom, move, whole };
}
