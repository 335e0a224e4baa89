const { LEXHUB_URL, LEXHUB_KEY } = process.env;

async function get(path) {
  const response = await fetch(LEXHUB_URL + path, {
    headers: { Authorization: `Bearer ${LEXHUB_KEY}` },
  });
  return response.json();
}

const [dog] = (await get("/v1/lexemes/search?q=dog&lang=eng&limit=1")).data;
const relations = await get(`/v1/lexemes/${dog.id}/relations?type=synonym,hypernym&lang=eng,deu`);
for (const { type, words } of relations.data) {
  console.log(type, words.map((word) => word.lemma));
}
