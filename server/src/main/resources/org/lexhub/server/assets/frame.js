// On every page: the switch of the colour scheme and the buttons that copy.
import { text } from "./text.js";

const root = document.documentElement;

function isDark() {
  const chosen = root.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

for (const button of document.querySelectorAll("[data-theme-toggle]")) {
  const show = () => button.setAttribute("aria-pressed", String(isDark()));
  show();
  button.hidden = false;
  button.addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    try {
      localStorage.setItem("lexhub-theme", root.dataset.theme);
    } catch {
      // Without storage the choice is not saved.
    }
    show();
    root.dispatchEvent(new CustomEvent("themechange"));
  });
}

async function copy(text) {
  if (navigator.clipboard && isSecureContext) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "unseen";
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}

// Delegated, so that buttons that modules add later work as well.
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  const label = button.textContent;
  try {
    await copy(document.getElementById(button.dataset.copy).textContent);
    button.textContent = text("frame.copied");
  } catch {
    button.textContent = text("frame.notCopied");
  }
  button.focus();
  setTimeout(() => { button.textContent = label; }, 1600);
});

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
}

// The server does not know the name and scheme under which browsers reach it.
for (const host of document.querySelectorAll("[data-origin]")) {
  host.textContent = host.textContent.replaceAll(host.dataset.origin, location.origin);
}
