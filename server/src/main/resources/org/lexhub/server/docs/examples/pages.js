const { LEXHUB_URL, LEXHUB_KEY } = process.env;

/** All pairs of two languages, best first, page by page. */
async function* pairs(source, target) {
  const query = new URLSearchParams({ source_lang: source, target_lang: target, limit: "20" });
  while (true) {
    const response = await fetch(`${LEXHUB_URL}/v1/translations/pairs?${query}`, {
      headers: { Authorization: `Bearer ${LEXHUB_KEY}` },
    });
    const { data, meta } = await response.json();
    yield* data;
    if (!meta.next_cursor) return;
    query.set("cursor", meta.next_cursor);
  }
}

let count = 0;
for await (const pair of pairs("eng", "deu")) count++;
console.log(count, "pairs");
