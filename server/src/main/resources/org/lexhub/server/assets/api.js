// Sends requests of the page to the public API.
import { text } from "./text.js";

/** An error of a request with a message for people. */
export class ApiFailure extends Error {
  constructor(status, code, message, retryAfter) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/**
 * Requests a path below /v1; the second argument is an object with the query.
 * Options: signal (to abort), body (an object, sent as JSON by POST).
 */
export async function ask(path, query = {}, { signal, body } = {}) {
  const url = new URL(path, location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== "" && value !== null && value !== undefined) url.searchParams.set(name, value);
  }
  const headers = { "X-Lexhub-Page": "1", Accept: "application/json" };
  if (body) headers["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers,
      body: body && JSON.stringify(body),
      signal,
      credentials: "omit",
    });
  } catch (cause) {
    if (cause.name === "AbortError") throw cause;
    throw new ApiFailure(0, "offline", text("api.offline"));
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const wait = Number(response.headers.get("Retry-After")) || 0;
  throw new ApiFailure(response.status, answer.error?.code ?? "", words(response.status, answer.error, wait), wait);
}

function words(status, error, wait) {
  if (status === 429) return text("api.many", wait || 1);
  if (status === 503) return text("api.busy", wait || 1);
  return error?.message ?? text("api.failed", String(status));
}

/** Returns the BCP 47 tag of a language, empty for none. */
export function tag(code) {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return "";
  }
}
