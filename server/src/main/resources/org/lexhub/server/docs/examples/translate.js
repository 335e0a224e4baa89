const { LEXHUB_URL, LEXHUB_KEY } = process.env;

const response = await fetch(`${LEXHUB_URL}/v1/translations/translate`, {
  method: "POST",
  headers: {
    Authorization: `Bearer ${LEXHUB_KEY}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    text: "bank",
    source_lang: "eng",
    target_lang: "deu,spa",
    context: "We sat on the bank of the river and watched the water.",
  }),
});
const { source, translations } = await response.json();

console.log(source.detected_senses[0].gloss);
for (const { language, lemma, confidence } of translations) {
  console.log(language, lemma, confidence);
}
