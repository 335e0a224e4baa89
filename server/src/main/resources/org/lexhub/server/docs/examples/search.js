const { LEXHUB_URL, LEXHUB_KEY } = process.env;

const query = new URLSearchParams({ q: "anmal", lang: "eng", fuzzy: "true" });
const response = await fetch(`${LEXHUB_URL}/v1/lexemes/search?${query}`, {
  headers: { Authorization: `Bearer ${LEXHUB_KEY}` },
});
const { total, data } = await response.json();

console.log(total, "found");
for (const { lemma, pos, match_type } of data) {
  console.log(lemma, pos, match_type);
}
