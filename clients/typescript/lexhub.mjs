/**
 * A client of the Lexhub API for JavaScript and TypeScript, whose types are in lexhub.d.mts. It needs only `fetch`.
 *
 *     import { Lexhub } from "./lexhub.mjs";
 *     const lexhub = new Lexhub("http://127.0.0.1:8080", "lx_...");
 *     for await (const word of lexhub.lexemes("eng", { pos: "noun" })) console.log(word.lemma);
 */

const MAX_PAGE = 100;

/** The number of results of a search that a server gives. */
const MAX_SEARCH = 10_000;

/** An error of the server. */
export class LexhubError extends Error {
  constructor(status, code, message) {
    super(message);
    this.name = "LexhubError";
    this.status = status;
    this.code = code;
  }
}

export class Lexhub {
  #url;
  #key;
  #retries;
  #longestWait;

  constructor(url, key, { retries = 5, longestWait = 60 } = {}) {
    this.#url = url.replace(/\/+$/, "");
    this.#key = key;
    this.#retries = retries;
    this.#longestWait = longestWait;
  }

  async get(path, query = {}) {
    return (await this.#send(this.#address(path, query))).json();
  }

  async post(path, body) {
    return (await this.#send(this.#url + path, JSON.stringify(body))).json();
  }

  async *pages(path, query = {}) {
    let { offset = 0, cursor, ...filters } = query;
    while (true) {
      const place = cursor ? { cursor } : { offset: offset || undefined };
      const page = await this.get(path, { limit: MAX_PAGE, ...filters, ...place });
      const items = page.data ?? page.translations ?? page.senses;
      yield* items;
      offset += items.length;
      const byCursor = cursor !== undefined;
      cursor = page.meta.next_cursor ?? undefined;
      if (path.endsWith("/search") && offset >= MAX_SEARCH) return;
      if (items.length === 0 || (!cursor && (byCursor || offset >= page.meta.total))) return;
    }
  }

  languages(query = {}) {
    return this.pages("/v1/languages", query);
  }

  lexemes(lang, query = {}) {
    return this.pages("/v1/lexemes", { lang, ...query });
  }

  search(q, query = {}) {
    return this.pages("/v1/lexemes/search", { q, ...query });
  }

  pairs(source_lang, target_lang, query = {}) {
    return this.pages("/v1/translations/pairs", { source_lang, target_lang, ...query });
  }

  lexeme(id, query = {}) {
    return this.get(`/v1/lexemes/${id}`, query);
  }

  meaning(id, query = {}) {
    return this.get(`/v1/meanings/${id}`, query);
  }

  translate(text, source_lang, target_lang, more = {}) {
    const targets = Array.isArray(target_lang) ? target_lang.join(",") : target_lang;
    return this.post("/v1/translations/translate", { text, source_lang, target_lang: targets, ...more });
  }

  export(path, query) {
    return this.#send(this.#address(path, query));
  }

  #address(path, query) {
    const values = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== null) {
        values.set(name, Array.isArray(value) ? value.join(",") : String(value));
      }
    }
    const text = values.toString();
    return this.#url + path + (text ? "?" + text : "");
  }

  async #send(address, body) {
    const headers = { Authorization: "Bearer " + this.#key };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    for (let attempt = 0; ; attempt++) {
      const response = await fetch(address, { method: body === undefined ? "GET" : "POST", headers, body });
      if (response.ok) return response;
      const text = await response.text();
      const wait = Number(response.headers.get("Retry-After") ?? 1);
      const again = (response.status === 429 || response.status === 503) && attempt < this.#retries;
      if (!again || !(wait <= this.#longestWait)) throw error(response.status, text);
      await new Promise((resume) => setTimeout(resume, wait * 1000));
    }
  }
}

function error(status, text) {
  try {
    const { code, message } = JSON.parse(text).error;
    return new LexhubError(status, code, message);
  } catch {
    return new LexhubError(status, "http_error", text.slice(0, 200));
  }
}
