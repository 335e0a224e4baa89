// Account pages: passwords that one can look at, and the wait for the first request of a new key.
import { text } from "./text.js";

for (const input of document.querySelectorAll('input[type="password"]')) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet small show-password";
  button.textContent = text("account.show");
  button.setAttribute("aria-controls", input.id);
  button.addEventListener("click", () => {
    const shown = input.type === "text";
    input.type = shown ? "password" : "text";
    button.textContent = shown ? text("account.show") : text("account.hide");
    input.focus();
  });
  input.form?.addEventListener("submit", () => { input.type = "password"; });
  input.after(button);
}

const PAUSE = 2000;
const MOST = 150; // five minutes

async function wait(place) {
  const count = async () => (await (await fetch(place.dataset.waiting, { headers: { Accept: "application/json" } })).json()).requests;
  try {
    const before = await count();
    place.hidden = false;
    for (let i = 0; i < MOST; i++) {
      await new Promise((done) => setTimeout(done, PAUSE));
      if (!document.hidden && (await count()) > before) {
        place.className = "alert good";
        place.textContent = text("account.arrived");
        return;
      }
    }
    place.hidden = true;
  } catch {
    place.hidden = true;
  }
}

document.querySelectorAll("[data-waiting]").forEach(wait);
