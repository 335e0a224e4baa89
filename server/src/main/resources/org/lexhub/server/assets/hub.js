// Draws a hub from its list of words: the meaning in the middle, its words around it.
import { COLOURS, choose, columns, legible, lines } from "./hub-layout.js";
import { number, text } from "./text.js";
import { zoomable } from "./zoom.js";

const NS = "http://www.w3.org/2000/svg";
const EDGE = 2; // pixels between a text and the edge of the picture

function svg(name, attributes = {}, content) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (content !== undefined) element.textContent = content;
  return element;
}

function read(list) {
  return [...list.querySelectorAll("[data-family]")].map((section) => ({
    name: section.dataset.family,
    words: [...section.querySelectorAll("li")].map((item) => {
      const link = item.querySelector("a");
      return {
        text: link.textContent,
        href: link.getAttribute("href"),
        lang: link.lang,
        language: item.querySelector(".muted").textContent,
        certain: Number(item.dataset.c),
        place: Number(item.dataset.n),
        rank: Number(item.dataset.r),
        here: "here" in item.dataset,
      };
    }),
  }));
}

function wordElement(word, index) {
  const link = svg("a", { href: word.href, class: `hub-word c${word.colour}${word.here ? " here" : ""}`, tabindex: index ? -1 : 0 });
  const offset = word.anchor === "start" ? 9 : -9;
  const group = svg("g", { transform: `translate(${word.x.toFixed(1)} ${word.y.toFixed(1)})` });
  group.append(svg("title", {}, `${word.text} · ${word.language} · ${text("hub.confidence", word.certain)}`));
  group.append(svg("circle", { r: 4 }));
  group.append(svg("text", { x: offset, y: 0, "text-anchor": word.anchor, lang: word.lang, class: "level" }, word.text));
  group.append(svg("text", { x: offset, y: 14, "text-anchor": word.anchor, class: "language" }, word.language));
  link.append(group);
  return link;
}

function draw(picture, chosen, center) {
  const width = Math.max(300, picture.clientWidth || 800);
  const plan = columns(chosen.words, width);
  const drawing = svg("svg", { class: "hub-svg", role: "group", "aria-label": text("hub.picture", chosen.words.length, center) });
  const spokes = svg("g", { class: "spokes" });
  for (const word of plan.words) {
    const length = Math.hypot(word.x, word.y) || 1;
    const start = plan.core / length;
    spokes.append(svg("path", {
      class: `c${word.colour}`,
      "stroke-opacity": (0.1 + (0.3 * word.certain) / 100).toFixed(2),
      d: `M${(word.x * start).toFixed(1)} ${(word.y * start).toFixed(1)}L${word.x.toFixed(1)} ${word.y.toFixed(1)}`,
    }));
  }
  drawing.append(spokes);
  drawing.append(svg("circle", { class: "core", r: plan.core }));
  const narrow = plan.core < 60;
  const name = lines(center, narrow ? 8 : 12, 3);
  const label = svg("text", { class: "core-text", "text-anchor": "middle" });
  const size = Math.max(8, Math.min(narrow ? 16 : 26, (plan.core * 2.9) / Math.max(...name.map((line) => [...line].length), 4)));
  label.style.fontSize = `${size.toFixed(1)}px`;
  name.forEach((line, i) => label.append(svg("tspan", { x: 0, y: ((i - (name.length - 1) / 2) * size * 1.15 + size * 0.34).toFixed(1) }, line)));
  drawing.append(label);
  drawing.append(...plan.words.map(wordElement));
  rove(drawing);
  picture.replaceChildren(drawing);
  const groups = drawing.querySelectorAll(".hub-word g");
  plan.words.forEach((word, i) => condense(groups[i], word.room - EDGE));
  return { drawing, plan };
}

/** Condenses the texts of a word that are wider than their column. */
function condense(group, room) {
  for (const text of group.querySelectorAll("text")) {
    if (text.getComputedTextLength() > room) {
      text.setAttribute("textLength", room.toFixed(1));
      text.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
  }
}

/** Makes the words one tab stop; the arrow keys move between words. */
function rove(drawing) {
  drawing.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const links = [...drawing.querySelectorAll("a")];
    const now = links.indexOf(document.activeElement);
    if (!step || now < 0) return;
    event.preventDefault();
    const next = links[(now + step + links.length) % links.length];
    links[now].setAttribute("tabindex", -1);
    next.setAttribute("tabindex", 0);
    next.focus();
  });
}

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function hub(root) {
  if (root.dataset.drawn) return;
  root.dataset.drawn = "true";
  const list = root.querySelector(".hub-list");
  const families = read(list);
  const state = { family: null, text: "", several: false, all: false };
  const picture = element("div", { className: "hub-picture" });
  const said = element("p", { className: "small muted hub-said", role: "status" });
  const tools = element("div", { className: "hub-tools row" });
  const chips = element("div", { className: "hub-chips", role: "group", ariaLabel: text("hub.families") });
  root.prepend(tools, picture, said, chips);
  list.open = false;

  function update() {
    const most = state.all ? 1000 : legible(picture.clientWidth);
    const chosen = choose(families, { ...state, most });
    const { drawing, plan } = draw(picture, chosen, root.dataset.center || text("hub.meaning"));
    zoomable(drawing, {
      box: [-plan.width / 2, -plan.height / 2, plan.width, plan.height],
      tools: tools.querySelector(".zoom"),
      labels: { in: text("hub.in"), out: text("hub.out"), whole: text("hub.whole") },
    });
    const left = chosen.total - chosen.words.length;
    said.textContent = chosen.words.length === 0 ? text("hub.none") : left > 0 ? `${text("hub.most", chosen.words.length)} ` : "";
    if (left > 0 || state.all) {
      const all = element("button", { type: "button", className: "quiet small", textContent: state.all ? text("hub.fewer") : text("hub.all", chosen.total) });
      all.addEventListener("click", () => { state.all = !state.all; update(); said.querySelector("button")?.focus(); });
      said.append(all);
    }
    root.dispatchEvent(new CustomEvent("hubdrawn", { bubbles: true, detail: chosen.words.length }));
  }

  const total = families.reduce((sum, group) => sum + group.words.length, 0);
  if (total > 12) {
    const find = element("input", { type: "search", placeholder: text("hub.find"), ariaLabel: text("hub.find.label"), className: "hub-find" });
    find.addEventListener("input", () => { state.text = find.value; update(); });
    tools.append(find);
  }
  if (families.some((group) => group.words.some((word) => word.place > 0))) {
    const box = element("input", { type: "checkbox" });
    box.addEventListener("change", () => { state.several = box.checked; update(); });
    tools.append(element("label", { className: "tick small" }, box, text("hub.several")));
  }
  tools.append(element("div", { className: "zoom", role: "group", ariaLabel: text("hub.zoom") }));

  if (families.length > 1) {
    const named = families.slice(0, COLOURS).map((group, i) => [group.name, group.words.length, i]);
    const rest = families.slice(COLOURS);
    if (rest.length) named.push([text("hub.moreFamilies", rest.length), rest.reduce((sum, group) => sum + group.words.length, 0), COLOURS]);
    for (const [name, count, index] of named) {
      const chip = element("button", { type: "button", className: `hub-chip c${index}` }, element("span", { className: "dot" }), `${name} `, element("span", { className: "muted", textContent: number(count) }));
      chip.setAttribute("aria-pressed", "false");
      chip.addEventListener("click", () => {
        state.family = state.family === index ? null : index;
        for (const other of chips.children) other.setAttribute("aria-pressed", String(other === chip && state.family !== null));
        update();
      });
      chips.append(chip);
    }
  }
  update();
  let width = picture.clientWidth;
  new ResizeObserver(() => {
    if (Math.abs(picture.clientWidth - width) > 40) {
      width = picture.clientWidth;
      update();
    }
  }).observe(picture);
}

document.querySelectorAll("[data-hub]").forEach(hub);

// A hub that others replace, such as the samples of the home page.
document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("[data-hub-swap]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const place = document.getElementById(link.dataset.hubSwap);
  place.style.minHeight = `${place.offsetHeight}px`;
  const response = await fetch(`${link.getAttribute("href")}/hub`, { headers: { Accept: "text/html" } });
  if (!response.ok) {
    location.assign(link.href);
    return;
  }
  const fragment = new DOMParser().parseFromString(await response.text(), "text/html");
  const root = document.importNode(fragment.querySelector("[data-hub]"), true);
  place.replaceChildren(root);
  hub(root);
  place.style.minHeight = "";
  for (const other of document.querySelectorAll(`[data-hub-swap="${link.dataset.hubSwap}"]`)) {
    if (other === link) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
  }
});

// The hubs of further senses are loaded when they are opened.
document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("[data-hub-from]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const place = link.parentElement;
  link.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(link.dataset.hubFrom, { headers: { Accept: "text/html" } });
    if (!response.ok) throw new Error(text(response.status === 429 ? "hub.many" : "hub.failed"));
    const fragment = new DOMParser().parseFromString(await response.text(), "text/html");
    const root = document.importNode(fragment.querySelector("[data-hub]"), true);
    place.replaceWith(root);
    hub(root);
    root.querySelector("a, input, button")?.focus({ preventScroll: true });
  } catch (failure) {
    link.removeAttribute("aria-busy");
    place.querySelector(".fault")?.remove();
    place.append(element("span", { className: "fault", role: "alert", textContent: failure.message }));
  }
});
