// Sends the forms of the reference and shows the responses and the equivalent curl commands.

const MOST_SHOWN = 100_000;
const key = document.getElementById("key");

const keyCard = document.querySelector("[data-key-card]");

keyCard.hidden = false;
keyCard.addEventListener("submit", (event) => event.preventDefault());
try {
  key.value = sessionStorage.getItem("lexhub-key") ?? "";
} catch {
  // Without storage the key is only in its field.
}
key.addEventListener("input", remember);

function remember() {
  try {
    sessionStorage.setItem("lexhub-key", key.value.trim());
  } catch {
    // As above.
  }
}

/** Offers logged-in users a key of the account that expires after an hour. */
async function offerKey() {
  const response = await fetch("/account/keys/trial");
  const { form_token: token } = await response.json();
  keyCard.querySelector(token ? "[data-account]" : "[data-no-account]").hidden = false;
  keyCard.querySelector("[data-account] button").addEventListener("click", () => useKey(token));
}

async function useKey(token) {
  const said = keyCard.querySelector("[data-account] [role=status]");
  const response = await fetch("/account/keys/trial", {
    method: "POST",
    body: new URLSearchParams({ form_token: token }),
    headers: { Accept: "application/json" },
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) {
    key.value = answer.key;
    remember();
  }
  said.textContent = response.ok
    ? " A key named “API reference” is in use; it ends in an hour."
    : ` ${answer.error?.message ?? "That did not work; log in again."}`;
}

offerKey().catch(() => {});

/** Returns the request of a form: method, URL and body. */
function question(form) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  let body;
  for (const control of form.elements) {
    const place = control.dataset.in;
    if (place === "path") path = path.replace(`{${control.name}}`, encodeURIComponent(control.value));
    if (place === "query" && control.value !== "") query.set(control.name, control.value);
    if (place === "body") body = control.value;
  }
  const search = query.toString();
  return { method: form.dataset.try, url: location.origin + path + (search && `?${search}`), body };
}

function shellQuoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function curl({ url, body }) {
  const data = body === undefined ? "" : ` \\\n  -H "Content-Type: application/json" \\\n  -d ${shellQuoted(body)}`;
  return `curl -s ${shellQuoted(url)} \\\n  -H "Authorization: Bearer $LEXHUB_KEY"${data}`;
}

function pretty(text, type) {
  if (!type.includes("json")) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function block(id, text) {
  const box = document.createElement("div");
  box.className = "code";
  const pre = document.createElement("pre");
  pre.tabIndex = 0;
  const code = document.createElement("code");
  code.id = id;
  code.textContent = text;
  pre.append(code);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "second";
  button.dataset.copy = id;
  button.textContent = "Copy";
  box.append(pre, button);
  return box;
}

/** Returns the beginning of a stream as text, since an export can be large. */
async function head(response) {
  if (!response.body) return "";
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (text.length < MOST_SHOWN) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
  await reader.cancel();
  return `${text.slice(0, MOST_SHOWN)}\n…`;
}

async function send(form) {
  const asked = question(form);
  const headers = {};
  if (key.value.trim()) headers.Authorization = `Bearer ${key.value.trim()}`;
  else headers["X-Lexhub-Page"] = "1";
  if (asked.body !== undefined) headers["Content-Type"] = "application/json";
  const began = performance.now();
  const response = await fetch(asked.url, {
    method: asked.method,
    headers,
    body: asked.body,
    credentials: "omit",
    cache: "no-store",
  });
  const text = await head(response);
  const took = Math.round(performance.now() - began);
  return { asked, response, text, took };
}

for (const form of document.querySelectorAll("[data-try]")) {
  const status = form.querySelector("[data-status]");
  const place = form.querySelector("[data-answer]");
  const button = form.querySelector("button[type=submit]");
  button.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    status.textContent = "Asking …";
    try {
      const { asked, response, text, took } = await send(form);
      const type = response.headers.get("Content-Type") ?? "";
      status.textContent = `${response.status} ${response.statusText} in ${took} ms`;
      const id = form.dataset.id;
      place.replaceChildren(block(`${id}-curl`, curl(asked)), block(`${id}-answer`, pretty(text, type)));
      place.hidden = false;
    } catch {
      status.textContent = "The server cannot be reached. Is it still running?";
    } finally {
      button.disabled = false;
    }
  });
}
