// The search on the map of languages: names in any language, from the API.
import { ask } from "./api.js";
import { text } from "./text.js";

const WAIT = 150;
const LIMIT = 12;

/** Returns languages on the map by a name, as names to show with their points. */
async function find(q, byCode, signal) {
  const { data } = await ask("/v1/languages/search", { q, limit: LIMIT, level: "language" }, { signal });
  return data
    .filter((language) => byCode.has(language.glottocode))
    .map((language) => {
      const other = language.matched_name && language.matched_name !== language.name;
      return [other ? `${language.name} (${language.matched_name})` : language.name, byCode.get(language.glottocode)];
    });
}

/** Returns a search field for the points of a map; `go` gets the point that is chosen. */
export function mapSearch(points, go) {
  const byCode = new Map(points.map((point) => [point.code, point]));
  const form = document.createElement("form");
  const input = document.createElement("input");
  const names = document.createElement("datalist");
  const said = document.createElement("p");
  form.className = "map-search";
  form.role = "search";
  names.id = `map-names-${Math.random().toString(36).slice(2)}`;
  Object.assign(input, { type: "search", placeholder: text("map.find"), ariaLabel: text("map.find.label"), autocomplete: "off", maxLength: 100, dir: "auto" });
  input.setAttribute("list", names.id);
  said.role = "status";
  said.className = "small";
  form.append(input, names, said);

  let found = [];
  let asking;
  let timer = 0;

  async function update() {
    const q = input.value.trim();
    asking?.abort();
    if ([...q].length < 2) return;
    asking = new AbortController();
    try {
      found = await find(q, byCode, asking.signal);
      names.replaceChildren(...found.map(([name]) => Object.assign(document.createElement("option"), { value: name })));
      said.textContent = "";
    } catch (failure) {
      if (failure.name !== "AbortError") said.textContent = failure.message;
    }
  }

  function choose([name, point]) {
    clearTimeout(timer);
    input.value = name;
    said.textContent = "";
    go(point);
  }

  input.addEventListener("input", () => {
    clearTimeout(timer);
    const chosen = found.find(([name]) => name === input.value);
    if (chosen) choose(chosen);
    else timer = setTimeout(update, WAIT);
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    clearTimeout(timer);
    if (!found.some(([name]) => name === input.value)) await update();
    const best = found.find(([name]) => name === input.value) ?? found[0];
    if (best && input.value.trim()) choose(best);
    else said.textContent = text("map.find.none");
  });
  return form;
}
