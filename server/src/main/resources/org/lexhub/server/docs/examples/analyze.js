const { LEXHUB_URL, LEXHUB_KEY } = process.env;

const response = await fetch(`${LEXHUB_URL}/v1/text/analyze`, {
  method: "POST",
  headers: {
    Authorization: `Bearer ${LEXHUB_KEY}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    text: "We ate ice cream on the bank of the river.",
    source_lang: "eng",
    target_lang: "deu",
  }),
});
const { tokens } = await response.json();

for (const { start, text, lemma, pos, translations = [] } of tokens) {
  console.log(start, text, lemma, pos, translations.map((word) => word.lemma));
}
