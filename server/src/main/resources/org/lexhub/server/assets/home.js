// The home page: translations of what is typed, and the request that returns them as code.
import { ask, tag } from "./api.js";
import { languageName, text } from "./text.js";

const WAIT = 250;
const place = document.getElementById("answers");
const blocks = [...document.querySelectorAll("[data-live]")];
const words = blocks.map((block) => block.dataset.live);
const templates = blocks.map((block) => block.textContent.replaceAll(block.dataset.origin, location.origin));

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Puts a word and its language into the code. */
function code(lemma, language) {
  blocks.forEach((block, i) => {
    const quoted = JSON.stringify(lemma);
    const literal = block.id === "code-curl" ? quoted.replaceAll("'", "'\\''") : quoted;
    block.textContent = templates[i].replace(`"${words[i]}"`, () => literal).replace('"eng"', () => JSON.stringify(language));
  });
}

function link(lemma, language, id) {
  return element("a", { className: "word", href: `/word/${id}`, lang: tag(language), dir: "auto", textContent: lemma });
}

let asking;
let timer = 0;

async function show(item) {
  const targets = place.dataset.targets.split(",").filter((code) => code && code !== item.language);
  if (!targets.length || [...item.lemma].length > 256) return;
  asking?.abort();
  asking = new AbortController();
  const body = { text: item.lemma, source_lang: item.language, target_lang: targets.join(","), limit: 1 };
  const start = performance.now();
  try {
    const answer = await ask("/v1/translations/translate", {}, { body, signal: asking.signal });
    const took = Math.max(1, Math.round(performance.now() - start));
    const english = new Intl.DisplayNames(["en"], { type: "language" });
    const list = element("dl");
    for (const { lemma, language, lexeme_id: id } of answer.translations) {
      let name = language;
      try { name = languageName(language, english.of(language)); } catch { /* The code stays. */ }
      list.append(element("div", {}, element("dt", { textContent: name }), element("dd", {}, link(lemma, language, id))));
    }
    const sense = answer.source.detected_senses?.[0]?.gloss ?? "";
    place.replaceChildren(
      element("p", { className: "answers-title" }, link(item.lemma, item.language, item.lexeme_id), " ", element("span", { className: "muted small", textContent: `${languageName(item.language, item.language_name)} · ${took} ms` })),
      element("p", { className: "gloss small muted", textContent: sense }),
      answer.translations.length ? list : element("p", { textContent: text("home.none") }),
    );
    code(item.lemma, item.language);
  } catch (failure) {
    if (failure.name !== "AbortError") place.replaceChildren(element("p", { className: "fault", textContent: failure.message }));
  }
}

document.addEventListener("suggested", (event) => {
  clearTimeout(timer);
  const [first] = event.detail;
  if (first && place) timer = setTimeout(() => show(first), WAIT);
});
