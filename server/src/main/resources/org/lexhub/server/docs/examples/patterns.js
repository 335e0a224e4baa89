const { LEXHUB_URL, LEXHUB_KEY } = process.env;

async function get(path, query) {
  const response = await fetch(`${LEXHUB_URL}${path}?${new URLSearchParams(query)}`, {
    headers: { Authorization: `Bearer ${LEXHUB_KEY}` },
  });
  return response.json();
}

const found = await get("/v1/lexemes/search", { q: "?at", match: "pattern", lang: "eng" });
console.log(found.data.map((lexeme) => lexeme.lemma), found.data[0].match_type);
const word = await get("/v1/lexemes/random", {
  lang: "eng",
  proficiency: "cefr:a1",
  seed: "2026-11-23",
});
console.log("word of the day:", word.lemma, word.proficiency);
