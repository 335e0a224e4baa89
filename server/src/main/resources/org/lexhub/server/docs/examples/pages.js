const { LEXHUB_URL, LEXHUB_KEY } = process.env;

/** Yields all word pairs of two languages, the most confident first. */
async function* pairs(source, target) {
  const query = new URLSearchParams({ source_lang: source, target_lang: target, limit: "100" });
  while (true) {
    const response = await fetch(`${LEXHUB_URL}/v1/translations/pairs?${query}`, {
      headers: { Authorization: `Bearer ${LEXHUB_KEY}` },
    });
    if (response.status === 429) {
      const seconds = Number(response.headers.get("Retry-After"));
      await new Promise((wake) => setTimeout(wake, seconds * 1000));
      continue;
    }
    if (!response.ok) throw new Error(await response.text());
    const { data, meta } = await response.json();
    yield* data;
    if (!meta.next_cursor) return;
    query.set("cursor", meta.next_cursor);
  }
}

let count = 0;
for await (const pair of pairs("eng", "deu")) count++;
console.log(count, "pairs");
