// Suggestions while typing: an editable combobox with a list box (ARIA Authoring Practices).
import { ask, tag } from "./api.js";
import { languageName, partOfSpeech, text } from "./text.js";

const LIMIT = 8;
const WAIT = 110;

async function find(q, signal) {
  const { data } = await ask("/v1/lexemes/suggest", { q, limit: LIMIT }, { signal });
  return data;
}

function option(item, id) {
  const row = document.createElement("li");
  row.id = id;
  row.role = "option";
  row.setAttribute("aria-selected", "false");
  row.dataset.href = `/word/${item.lexeme_id}`;
  const word = document.createElement("bdi");
  word.className = "word";
  word.lang = tag(item.language);
  word.textContent = item.lemma;
  const rest = document.createElement("span");
  rest.className = "muted small";
  rest.textContent = [item.reading ?? item.romanization, languageName(item.language, item.language_name), partOfSpeech(item.pos)].filter(Boolean).join(" · ");
  row.append(word, " ", rest);
  if (item.gloss) {
    const gloss = document.createElement("span");
    gloss.className = "suggest-gloss small";
    gloss.textContent = item.gloss;
    row.append(gloss);
  }
  return row;
}

function combobox(box, number) {
  const input = box.querySelector("input");
  const list = document.createElement("ul");
  const said = document.createElement("p");
  list.id = `suggestions-${number}`;
  list.className = "suggestions";
  list.role = "listbox";
  list.setAttribute("aria-label", text("suggest.label"));
  list.hidden = true;
  said.className = "suggest-said unseen";
  said.role = "status";
  box.append(list, said);
  for (const [name, value] of Object.entries({ role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id })) {
    input.setAttribute(name, value);
  }

  let active = -1;
  let timer = 0;
  let asking;

  function show(open) {
    list.hidden = !open;
    input.setAttribute("aria-expanded", String(open));
    if (!open) choose(-1);
  }

  function choose(index) {
    active = index;
    [...list.children].forEach((row, i) => row.setAttribute("aria-selected", String(i === index)));
    const row = list.children[index];
    if (row) {
      input.setAttribute("aria-activedescendant", row.id);
      row.scrollIntoView({ block: "nearest" });
    } else {
      input.removeAttribute("aria-activedescendant");
    }
  }

  function say(message, seen) {
    said.textContent = message;
    said.classList.toggle("unseen", !seen);
  }

  async function update() {
    const q = input.value.trim();
    asking?.abort();
    if (!q) {
      list.replaceChildren();
      say("", false);
      show(false);
      return;
    }
    asking = new AbortController();
    try {
      const items = await find(q, asking.signal);
      list.replaceChildren(...items.map((item, i) => option(item, `${list.id}-${i}`)));
      list.dataset.q = q;
      box.dispatchEvent(new CustomEvent("suggested", { bubbles: true, detail: items }));
      choose(-1);
      say(text("suggest.count", items.length), false);
      show(items.length > 0 && document.activeElement === input);
    } catch (failure) {
      if (failure.name === "AbortError") return;
      show(false);
      say(failure.message, true);
    }
  }

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(update, WAIT);
  });
  input.addEventListener("keydown", (event) => {
    const count = list.children.length;
    if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      show(false);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      const next = list.hidden ? (step > 0 ? 0 : count - 1) : active + step;
      show(true);
      choose(next >= count || next < -1 ? -1 : next === -1 && step < 0 && active === -1 ? count - 1 : next);
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      location.assign(list.children[active].dataset.href);
    }
  });
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const row = event.target.closest("[data-href]");
    if (row) location.assign(row.dataset.href);
  });
  input.addEventListener("blur", () => show(false));
  input.addEventListener("focus", () => { if (list.children.length) show(true); });
}

document.querySelectorAll("[data-suggest]").forEach(combobox);

// "/" moves to the search, as on many sites.
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
  const input = document.querySelector("[data-suggest] input");
  if (event.key !== "/" || typing || !input || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
});
