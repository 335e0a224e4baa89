// Draws a hub from its list of words: the meaning in the middle, its words around it.
import { COLOURS, choose, columns, legible, lines, rings, short } from "./hub-layout.js";
import { zoomable } from "./zoom.js";

const NS = "http://www.w3.org/2000/svg";
const LEVEL = 26; // the maximum number of words with level text
const EDGE = 2; // pixels between a text and the edge of the picture

function svg(name, attributes = {}, text) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
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

function wordElement(word, index, level, narrow) {
  const link = svg("a", { href: word.href, class: `hub-word c${word.colour}${word.here ? " here" : ""}`, tabindex: index ? -1 : 0 });
  const offset = word.anchor === "start" ? 9 : -9;
  const group = svg("g", { transform: `translate(${word.x.toFixed(1)} ${word.y.toFixed(1)}) rotate(${word.turn.toFixed(2)})` });
  group.append(svg("title", {}, `${word.text} · ${word.language} · ${word.certain} % certain`));
  group.append(svg("circle", { r: level ? 4 : 2.6 }));
  if (level) {
    group.append(svg("text", { x: offset, y: 0, "text-anchor": word.anchor, lang: word.lang, class: "level" }, short(word.text, narrow ? 11 : 18)));
    group.append(svg("text", { x: offset, y: 15, "text-anchor": word.anchor, class: "language" }, short(word.language, narrow ? 13 : 20)));
  } else {
    const text = svg("text", { x: offset * 0.7, y: 4, "text-anchor": word.anchor });
    const lemma = svg("tspan", { lang: word.lang }, short(word.text, 14));
    const language = svg("tspan", { class: "language" }, short(word.language, 13));
    const space = svg("tspan", {}, " ");
    text.append(...(word.anchor === "start" ? [lemma, space, language] : [language, space, lemma]));
    group.append(text);
  }
  link.append(group);
  return link;
}

function draw(picture, chosen, center) {
  const width = picture.clientWidth || 800;
  const level = chosen.words.length <= LEVEL;
  const plan = level ? columns(chosen.words, width) : rings(chosen.words);
  const drawing = svg("svg", { class: "hub-svg", role: "group", "aria-label": `${chosen.words.length} words around their meaning` });
  const spokes = svg("g", { class: "spokes" });
  for (const word of plan.words) {
    const length = Math.hypot(word.x, word.y) || 1;
    const start = plan.core / length;
    spokes.append(svg("path", {
      class: `c${word.colour}`,
      "stroke-opacity": (0.15 + (0.5 * word.certain) / 100).toFixed(2),
      d: `M${(word.x * start).toFixed(1)} ${(word.y * start).toFixed(1)}L${word.x.toFixed(1)} ${word.y.toFixed(1)}`,
    }));
  }
  drawing.append(spokes);
  for (const { colour, from, to, radius } of plan.arcs) {
    const large = to - from > Math.PI ? 1 : 0;
    const at = (angle) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    drawing.append(svg("path", { class: `arc c${colour}`, d: `M${at(from)}A${radius} ${radius} 0 ${large} 1 ${at(Math.min(to, from + 6.28))}` }));
  }
  drawing.append(svg("circle", { class: "core", r: plan.core }));
  const narrow = plan.core < 60;
  const text = lines(center, narrow ? 11 : 17, narrow ? 3 : 5);
  const label = svg("text", { class: "core-text", "text-anchor": "middle" });
  text.forEach((line, i) => label.append(svg("tspan", { x: 0, y: (i - (text.length - 1) / 2) * (narrow ? 13 : 18) + 5, class: narrow ? "tiny" : "" }, line)));
  drawing.append(label);
  drawing.append(...plan.words.map((word, i) => wordElement(word, i, level, narrow)));
  rove(drawing);
  picture.replaceChildren(drawing);
  if (level) plan.words.forEach((word, i) => condense(drawing.querySelectorAll(".hub-word g")[i], plan.width / 2 - Math.abs(word.x)));
  return { drawing, plan };
}

/** Condenses the texts of a word that are wider than their room; a font without the script draws wide boxes. */
function condense(group, room) {
  for (const text of group.querySelectorAll("text")) {
    const width = room - Math.abs(text.getAttribute("x")) - EDGE;
    if (text.getComputedTextLength() > width) {
      text.setAttribute("textLength", width.toFixed(1));
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
  const chips = element("div", { className: "hub-chips", role: "group", ariaLabel: "Families" });
  root.prepend(tools, picture, said, chips);
  list.open = false;
  let view;

  function update() {
    const narrow = picture.clientWidth < 560;
    const most = state.all ? 700 : narrow ? 24 : legible(picture.clientWidth);
    const chosen = choose(families, { ...state, most });
    const { drawing, plan } = draw(picture, chosen, root.dataset.center || "this meaning");
    view = zoomable(drawing, plan.width, plan.height, tools.querySelector(".zoom"));
    const left = chosen.total - chosen.words.length;
    said.textContent = chosen.words.length === 0 ? "No word fits." : left > 0 ? `${chosen.words.length} words of the most spoken languages are drawn. ` : "";
    if (left > 0 || state.all) {
      const all = element("button", { type: "button", className: "quiet small", textContent: state.all ? "Draw fewer" : `Draw all ${chosen.total}` });
      all.addEventListener("click", () => { state.all = !state.all; update(); said.querySelector("button")?.focus(); });
      said.append(all);
    }
    root.dispatchEvent(new CustomEvent("hubdrawn", { bubbles: true, detail: chosen.words.length }));
  }

  const total = families.reduce((sum, group) => sum + group.words.length, 0);
  if (total > 12) {
    const find = element("input", { type: "search", placeholder: "Find a language or word", ariaLabel: "Find a language or word in the hub", className: "hub-find" });
    find.addEventListener("input", () => { state.text = find.value; update(); });
    tools.append(find);
  }
  if (families.some((group) => group.words.some((word) => word.place > 0))) {
    const box = element("input", { type: "checkbox" });
    box.addEventListener("change", () => { state.several = box.checked; update(); });
    tools.append(element("label", { className: "tick small" }, box, "Several for each language"));
  }
  tools.append(element("div", { className: "zoom", role: "group", ariaLabel: "Zoom" }));

  if (families.length > 1) {
    const named = families.slice(0, COLOURS).map((group, i) => [group.name, group.words.length, i]);
    const rest = families.slice(COLOURS);
    if (rest.length) named.push([`${rest.length} more families`, rest.reduce((sum, group) => sum + group.words.length, 0), COLOURS]);
    for (const [name, count, index] of named) {
      const chip = element("button", { type: "button", className: `hub-chip c${index}` }, element("span", { className: "dot" }), `${name} `, element("span", { className: "muted", textContent: count }));
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

// The hubs of further senses are loaded when they are opened.
document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("[data-hub-from]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const place = link.parentElement;
  link.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(link.dataset.hubFrom, { headers: { Accept: "text/html" } });
    if (!response.ok) throw new Error(response.status === 429 ? "That was a little fast. Please wait a moment and try again." : "The words could not be fetched.");
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
