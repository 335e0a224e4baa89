const { LEXHUB_URL, LEXHUB_KEY } = process.env;

const words = ["dog", "water", "hello"];
const response = await fetch(`${LEXHUB_URL}/v1/translations/translate/batch`, {
  method: "POST",
  headers: {
    Authorization: `Bearer ${LEXHUB_KEY}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    source_lang: "eng",
    target_lang: "deu",
    limit: 1,
    items: words.map((text) => ({ text })),
  }),
});
const { results } = await response.json();

results.forEach(({ status, translations = [] }, i) => {
  console.log(words[i], status, ...translations.map(({ lemma }) => lemma));
});
