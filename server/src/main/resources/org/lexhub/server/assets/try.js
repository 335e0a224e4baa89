// Sends the forms of the reference and shows the responses, and the requests as programs.

const MAX_SHOWN = 100_000;
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
    ? " Using the key “API reference”, which expires in an hour."
    : ` ${answer.error?.message ?? "The key could not be created. Log in again."}`;
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

function python({ method, url, body }) {
  const data = body === undefined ? "" : `\n    data=${JSON.stringify(body)}.encode(),`;
  const type = body === undefined ? "" : `, "Content-Type": "application/json"`;
  return `import os\nimport urllib.request\n\nrequest = urllib.request.Request(\n    ${JSON.stringify(url)},${data}
    headers={"Authorization": "Bearer " + os.environ["LEXHUB_KEY"]${type}},\n    method="${method}",\n)
with urllib.request.urlopen(request) as response:\n    print(response.read().decode())`;
}

function javaScript({ method, url, body }) {
  const type = body === undefined ? "" : `, "Content-Type": "application/json"`;
  const data = body === undefined ? "" : `\n  body: ${JSON.stringify(body)},`;
  return `const response = await fetch(${JSON.stringify(url)}, {\n  method: "${method}",
  headers: { Authorization: \`Bearer \${process.env.LEXHUB_KEY}\`${type} },${data}\n});\nconsole.log(await response.text());`;
}

const PROGRAMS = { curl, Python: python, JavaScript: javaScript };

/** Returns a block with the request as a program, and buttons that select its language. */
function program(id, asked) {
  const box = block(id, curl(asked));
  const code = box.querySelector("code");
  const choice = document.createElement("div");
  choice.className = "tab-list";
  for (const [language, write] of Object.entries(PROGRAMS)) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = language;
    button.setAttribute("aria-pressed", String(language === "curl"));
    button.addEventListener("click", () => {
      code.textContent = write(asked);
      for (const other of choice.children) {
        other.setAttribute("aria-pressed", String(other === button));
      }
    });
    choice.append(button);
  }
  const all = document.createElement("div");
  all.append(choice, box);
  return all;
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
  while (text.length < MAX_SHOWN) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
  await reader.cancel();
  return `${text.slice(0, MAX_SHOWN)}\n…`;
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
    status.textContent = "Sending …";
    try {
      const { asked, response, text, took } = await send(form);
      const type = response.headers.get("Content-Type") ?? "";
      status.textContent = `${response.status} ${response.statusText} in ${took} ms`;
      const id = form.dataset.id;
      place.replaceChildren(program(`${id}-curl`, asked), block(`${id}-answer`, pretty(text, type)));
      place.hidden = false;
    } catch {
      status.textContent = "The server is not reachable. Check that it is running.";
    } finally {
      button.disabled = false;
    }
  });
}
