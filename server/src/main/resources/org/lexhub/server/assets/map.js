// The map of languages: thousands of points on a canvas.
import { ask, ApiFailure } from "./api.js";
import { mapSearch } from "./map-search.js";
import { HEIGHT, LAND_SCALE, WIDTH, nearest, placeNames, project, readPoints } from "./map-points.js";
import { number, text } from "./text.js";

const COLOURS = 11;
const MODES = [["family", "map.families"], ["status", "map.statuses"], ["words", "map.numbers"]];
const WORDS = [
  text("map.words0"),
  text("map.words1", 100),
  text("map.wordsBetween", 100, 999),
  text("map.wordsBetween", 1000, 9999),
  text("map.wordsMore", 10000),
];
const wordClass = (count) => (count ? Math.min(4, Math.max(1, Math.floor(Math.log10(count)))) : 0);
const CODES = ["not_endangered", "threatened", "shifting", "moribund", "nearly_extinct", "extinct", "unknown"];
const STATUSES = CODES.map((code) => text(`status.${code}`));

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

class LanguageMap {
  constructor(figure, data, land) {
    this.figure = figure;
    this.land = land;
    Object.assign(this, readPoints(data, COLOURS));
    this.by = figure.dataset.status ? "status" : "family";
    this.only = null;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.build();
    this.here = this.points.find((point) => point.code === figure.dataset.here);
    if (this.here) Object.assign(this, { scale: 5, x: this.here.x, y: this.here.y });
    new ResizeObserver(() => this.resize()).observe(this.canvas);
    document.documentElement.addEventListener("themechange", () => this.draw());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
    this.listen();
  }

  build() {
    this.canvas = element("canvas", { className: "map-canvas", tabIndex: 0 });
    this.canvas.setAttribute("role", "application");
    this.canvas.setAttribute("aria-roledescription", "map");
    this.canvas.setAttribute("aria-label", text("map.label", this.points.length));
    this.tip = element("div", { className: "map-tip", hidden: true });
    this.tip.setAttribute("role", "status");
    this.tools = element("div", { className: "zoom map-zoom" });
    for (const [label, sign, factor] of [[text("map.in"), "+", 1.6], [text("map.out"), "−", 1 / 1.6], [text("map.all"), "⤢", 0]]) {
      const button = element("button", { type: "button", className: "second", textContent: sign, ariaLabel: label });
      button.addEventListener("click", () => this.zoom(factor));
      this.tools.append(button);
    }
    this.legend = element("div", { className: "hub-chips map-legend", role: "group", ariaLabel: text("map.legend") });
    const frame = element("div", { className: "map-frame" }, this.canvas, this.tools, this.tip);
    if (!this.figure.dataset.here) frame.append(mapSearch(this.points, (point) => this.go(point)));
    this.figure.prepend(frame, this.legend);
    this.buildLegend();
  }

  buildLegend() {
    this.legend.replaceChildren();
    if (!this.figure.dataset.here) {
      const [next, label] = MODES[(MODES.findIndex(([mode]) => mode === this.by) + 1) % MODES.length];
      const swap = element("button", { type: "button", className: "hub-chip swap", textContent: text(label) });
      swap.addEventListener("click", () => {
        this.by = next;
        this.only = null;
        this.buildLegend();
        this.legend.firstChild.focus();
        this.draw();
      });
      this.legend.append(swap);
    }
    const entries = this.by === "status"
      ? STATUSES.map((name, i) => [name, `s${i}`, (point) => point.status === i])
      : this.by === "words" ? WORDS.map((name, i) => [name, `w${i}`, (point) => wordClass(point.words) === i])
      : [...this.families.slice(0, COLOURS).map((family) => [family.name, `c${family.colour}`, (point) => point.familyCode === family.code]),
        [text("map.others"), `c${COLOURS}`, (point) => point.colour === COLOURS]];
    for (const [name, dot, fits] of entries) {
      const count = this.shown(null).filter(fits).length;
      if (!count) continue;
      const chip = element("button", { type: "button", className: `hub-chip ${dot}` }, element("span", { className: `dot ${dot}` }), `${name} `, element("span", { className: "muted", textContent: number(count) }));
      chip.setAttribute("aria-pressed", "false");
      chip.addEventListener("click", () => {
        this.only = this.only?.name === name ? null : { name, fits };
        for (const other of this.legend.querySelectorAll("[aria-pressed]")) other.setAttribute("aria-pressed", String(other === chip && this.only !== null));
        this.draw();
      });
      this.legend.append(chip);
    }
  }

  /** Returns the points that match the filters of the page and the legend. */
  shown(only = this.only) {
    const { family, status } = this.figure.dataset;
    const wanted = CODES.indexOf(status);
    const members = this.members;
    return this.points.filter((point) => (!family || point.familyCode === family || members?.has(point.code)) && (wanted < 0 || point.status === wanted) && (!only || only.fits(point)));
  }

  resize() {
    const ratio = Math.min(devicePixelRatio || 1, 2);
    this.canvas.width = this.canvas.clientWidth * ratio;
    this.canvas.height = this.canvas.clientHeight * ratio;
    this.ratio = ratio;
    this.draw();
  }

  /** Returns the pixels per unit of the projection. */
  unit() {
    return Math.min(this.canvas.width / (WIDTH * 1.02), this.canvas.height / (HEIGHT * 1.04)) * this.scale;
  }

  draw() {
    const context = this.canvas.getContext("2d");
    const style = getComputedStyle(this.figure);
    const colour = (name) => style.getPropertyValue(name).trim();
    const unit = this.unit();
    const left = this.canvas.width / 2 - this.x * unit;
    const top = this.canvas.height / 2 - this.y * unit;
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.globe(context, left, top, unit, colour);
    this.drawLand(context, left, top, unit, colour);
    const [letter, shades, index] = {
      status: ["s", STATUSES.length, (point) => point.status],
      words: ["w", WORDS.length, (point) => wordClass(point.words)],
      family: ["c", COLOURS + 1, (point) => point.colour],
    }[this.by];
    const palette = Array.from({ length: shades }, (_, i) => colour(`--${letter}${i}`));
    const base = (this.here ? 2.6 : 1.5) * this.ratio * Math.min(2.4, this.scale ** 0.35) * Math.max(0.75, Math.min(1.15, this.canvas.clientWidth / 900));
    const points = this.shown();
    context.globalAlpha = 0.85;
    for (const point of points) {
      context.fillStyle = palette[index(point)];
      context.beginPath();
      const radius = base * (1 + Math.min(1.4, Math.log10(Math.max(1, point.speakers) / 1e5) * 0.35 * (point.speakers > 1e5)));
      context.arc(left + point.x * unit, top + point.y * unit, radius, 0, 7);
      context.fill();
    }
    context.globalAlpha = 1;
    for (const [point, width] of [[this.here, 3], [this.over, 2]]) {
      if (!point) continue;
      context.strokeStyle = colour("--ink");
      context.lineWidth = width * this.ratio;
      context.beginPath();
      context.arc(left + point.x * unit, top + point.y * unit, base * 3, 0, 7);
      context.stroke();
    }
    this.names(context, points, left, top, unit, base, colour);
    this.figure.dataset.drawn = points.length;
  }

  drawLand(context, left, top, unit, colour) {
    if (!this.land) return;
    const size = unit / LAND_SCALE;
    context.save();
    context.setTransform(size, 0, 0, size, left, top);
    context.fillStyle = colour("--land");
    context.fill(this.land);
    context.strokeStyle = colour("--line");
    context.lineWidth = this.ratio / size;
    context.stroke(this.land);
    context.restore();
  }

  /** Writes the names of the most spoken languages that have room, more of them the closer one looks. */
  names(context, points, left, top, unit, base, colour) {
    const size = 12 * this.ratio;
    context.font = `600 ${size}px ${getComputedStyle(document.body).fontFamily}`;
    context.textBaseline = "middle";
    context.lineWidth = 3 * this.ratio;
    context.lineJoin = "round";
    context.strokeStyle = colour("--land");
    context.fillStyle = colour("--ink");
    const most = Math.round(15 * Math.min(1, this.canvas.clientWidth / 900) * this.scale ** 1.2);
    const visible = points.map((point) => ({ point, x: left + point.x * unit, y: top + point.y * unit })).filter(({ x, y }) => x > 0 && y > 0 && x < this.canvas.width && y < this.canvas.height);
    for (const { text: name, x, y } of placeNames(visible, most, size, base, this.canvas.width, (label) => context.measureText(label).width)) {
      context.strokeText(name, x, y);
      context.fillText(name, x, y);
    }
  }

  globe(context, left, top, unit, colour) {
    const line = (places) => {
      context.beginPath();
      places.forEach(([latitude, longitude], i) => {
        const [x, y] = project(latitude, longitude);
        context[i ? "lineTo" : "moveTo"](left + x * unit, top + y * unit);
      });
    };
    const steps = Array.from({ length: 61 }, (_, i) => 3 * i - 90);
    line([...steps.map((latitude) => [latitude, -169.999]), ...steps.toReversed().map((latitude) => [latitude, 189.999])]);
    context.fillStyle = colour("--sea");
    context.fill();
    context.strokeStyle = colour("--line");
    context.lineWidth = this.ratio;
    for (let longitude = -150; longitude <= 180; longitude += 30) { line(steps.map((latitude) => [latitude, longitude])); context.stroke(); }
    for (let latitude = -60; latitude <= 60; latitude += 30) { line(Array.from({ length: 73 }, (_, i) => [latitude, Math.min(189.99, Math.max(-169.99, 5 * i - 170))])); context.stroke(); }
  }

  /** Zooms around a place of the canvas in pixels of the page, by default its centre. */
  zoom(factor, px = this.canvas.clientWidth / 2, py = this.canvas.clientHeight / 2) {
    const dx = px - this.canvas.clientWidth / 2;
    const dy = py - this.canvas.clientHeight / 2;
    const before = this.unit() / this.ratio;
    if (factor === 0) Object.assign(this, { scale: 1, x: 0, y: 0 });
    else this.scale = Math.max(1, Math.min(60, this.scale * factor));
    const after = this.unit() / this.ratio;
    if (factor !== 0) {
      this.x += dx / before - dx / after;
      this.y += dy / before - dy / after;
    }
    this.move(0, 0);
  }

  /** Shows a language in the middle of the map, and all others again if the legend hides some. */
  go(point) {
    this.only = null;
    for (const chip of this.legend.querySelectorAll("[aria-pressed]")) chip.setAttribute("aria-pressed", "false");
    Object.assign(this, { scale: Math.max(this.scale, 6), x: point.x, y: point.y });
    this.move(0, 0);
    const box = this.canvas.getBoundingClientRect();
    const unit = this.unit() / this.ratio;
    this.point(point, { clientX: box.left + box.width / 2 + (point.x - this.x) * unit, clientY: box.top + box.height / 2 + (point.y - this.y) * unit });
  }

  /** Moves the map by pixels of the page. */
  move(dx, dy) {
    this.tip.hidden = true;
    this.over = null;
    const unit = this.unit() / this.ratio;
    const free = (size, whole) => Math.max(0, whole / 2 - size / unit / 2 + 0.1);
    const limit = (value, most) => Math.max(-most, Math.min(most, value));
    this.x = limit(this.x - dx / unit, free(this.canvas.clientWidth, WIDTH));
    this.y = limit(this.y - dy / unit, free(this.canvas.clientHeight, HEIGHT));
    this.draw();
  }

  at(event) {
    const box = this.canvas.getBoundingClientRect();
    const unit = this.unit() / this.ratio;
    const x = (event.clientX - box.left - box.width / 2) / unit + this.x;
    const y = (event.clientY - box.top - box.height / 2) / unit + this.y;
    return nearest(this.shown(), x, y, (event.pointerType === "touch" ? 22 : 12) / unit);
  }

  point(point, event) {
    if (this.over !== point) {
      this.over = point;
      this.draw();
    }
    this.canvas.classList.toggle("over", Boolean(point));
    this.tip.hidden = !point;
    if (!point) return;
    const facts = [point.family, STATUSES[point.status], point.speakers > 0 ? text("map.speakers", point.speakers) : "", point.words ? text("map.words", point.words) : ""];
    this.tip.replaceChildren(element("a", { href: `/language/${point.code}`, className: "word", textContent: point.name }), element("span", { className: "small muted", textContent: facts.filter(Boolean).join(" · ") }));
    const box = this.canvas.getBoundingClientRect();
    const x = event.clientX - box.left;
    const y = event.clientY - box.top;
    this.tip.style.left = `${Math.max(4, Math.min(x + 14, box.width - this.tip.offsetWidth - 4))}px`;
    this.tip.style.top = `${y + this.tip.offsetHeight + 24 > box.height ? y - this.tip.offsetHeight - 14 : y + 16}px`;
  }

  listen() {
    const canvas = this.canvas;
    const fingers = new Map();
    let moved = 0;
    let apart = 0;
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, event);
      moved = 0;
    });
    canvas.addEventListener("pointermove", (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) {
        this.point(this.at(event), event);
        return;
      }
      fingers.set(event.pointerId, event);
      moved += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
      if (fingers.size === 2) {
        const [a, b] = [...fingers.values()];
        const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
        const box = canvas.getBoundingClientRect();
        if (apart) this.zoom(now / apart, (a.clientX + b.clientX) / 2 - box.left, (a.clientY + b.clientY) / 2 - box.top);
        apart = now;
      } else {
        this.move(event.clientX - before.clientX, event.clientY - before.clientY);
      }
    });
    canvas.addEventListener("pointerup", (event) => {
      if (fingers.size === 1 && moved < 6) {
        const point = this.at(event);
        if (event.pointerType === "touch") this.point(point, event);
        else if (point) location.assign(`/language/${point.code}`);
      }
    });
    for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, (event) => { fingers.delete(event.pointerId); apart = 0; });
    canvas.addEventListener("wheel", (event) => {
      const out = event.deltaY > 0;
      if (out && this.scale === 1 && !event.ctrlKey) return; // The page scrolls on.
      event.preventDefault();
      this.zoom(out ? 0.8 : 1.25, event.offsetX, event.offsetY);
    }, { passive: false });
    canvas.addEventListener("dblclick", (event) => this.zoom(2, event.offsetX, event.offsetY));
    canvas.addEventListener("keydown", (event) => {
      const moves = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
      if (moves) this.move(...moves);
      else if (event.key === "+" || event.key === "=") this.zoom(1.6);
      else if (event.key === "-") this.zoom(1 / 1.6);
      else if (event.key === "0") this.zoom(0);
      else return;
      event.preventDefault();
    });
  }
}

/** Returns the members of a branch of a family from the API, or null for a family of the map. */
async function members(code, families) {
  if (!code || families.some((family) => family[0] === code)) return null;
  const found = new Set();
  for (let offset = 0; offset < 1000; offset += 100) {
    const { data, meta } = await ask("/v1/languages", { family: code, level: "language", limit: 100, offset });
    data.forEach((language) => found.add(language.glottocode));
    if (offset + 100 >= meta.total) break;
  }
  return found;
}

/** Returns the outlines of land, or null: the map also works without them. */
async function outlines(address) {
  try {
    const drawing = new DOMParser().parseFromString(await (await fetch(address)).text(), "image/svg+xml");
    return new Path2D(drawing.querySelector("path").getAttribute("d"));
  } catch {
    return null;
  }
}

async function start(figure) {
  try {
    const land = outlines(figure.dataset.land);
    const response = await fetch(figure.dataset.map, { headers: { Accept: "application/json" } });
    if (!response.ok) throw new ApiFailure(response.status, "", text(response.status === 429 ? "map.many" : "map.failed"));
    const data = await response.json();
    const inside = await members(figure.dataset.family, data.families);
    LanguageMap.prototype.members = inside;
    new LanguageMap(figure, data, await land);
  } catch (failure) {
    figure.prepend(element("p", { className: "alert warn", role: "status", textContent: failure.message }));
  }
}

document.querySelectorAll("[data-map]").forEach(start);
