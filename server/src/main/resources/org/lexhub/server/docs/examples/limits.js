const { LEXHUB_URL, LEXHUB_KEY } = process.env;

/** Returns the response to a GET request. Retries up to five times if the server is busy. */
async function get(path) {
  for (let attempt = 0; attempt < 5; attempt++) {
    const response = await fetch(LEXHUB_URL + path, {
      headers: { Authorization: `Bearer ${LEXHUB_KEY}` },
    });
    if (response.ok) return response.json();
    const { error } = await response.json();
    const busy = response.status === 429 || response.status === 503;
    if (!busy || error.code === "quota_exceeded") {
      throw new Error(`${error.code}: ${error.message}`);
    }
    const seconds = Number(response.headers.get("Retry-After"));
    await new Promise((wake) => setTimeout(wake, seconds * 1000));
  }
  throw new Error("the server is still busy");
}

for (let i = 0; i < 25; i++) await get("/v1/languages/iso/eng");
console.log(JSON.stringify(await get("/v1/usage")));
