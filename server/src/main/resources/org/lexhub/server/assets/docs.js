// The documentation: examples as tabs, a key in the set-up lines, the current section in the menu.

const STORE = "lexhub-example-language";

function remembered() {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

function remember(language) {
  try {
    localStorage.setItem(STORE, language);
  } catch {
    // Without storage the choice is not saved.
  }
}

const groups = [...document.querySelectorAll("[data-tabs]")].map((group) => {
  const panels = [...group.querySelectorAll("[data-tab]")];
  const list = document.createElement("div");
  list.className = "tab-list";
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", "Language of the example");
  const tabs = panels.map((panel) => {
    const tab = document.createElement("button");
    tab.type = "button";
    tab.id = `${panel.id}-tab`;
    tab.textContent = panel.dataset.tab;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel.id);
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", tab.id);
    panel.querySelector(".tab-name").remove();
    list.append(tab);
    return tab;
  });
  group.prepend(list);
  return { list, tabs, panels };
});

function choose(language) {
  for (const { tabs, panels } of groups) {
    const chosen = Math.max(0, panels.findIndex((panel) => panel.dataset.tab === language));
    panels.forEach((panel, i) => {
      panel.hidden = i !== chosen;
      tabs[i].setAttribute("aria-selected", String(i === chosen));
      tabs[i].tabIndex = i === chosen ? 0 : -1;
    });
  }
}

for (const { list, tabs } of groups) {
  list.addEventListener("click", (event) => {
    const tab = event.target.closest("[role=tab]");
    if (!tab) return;
    remember(tab.textContent);
    const before = list.getBoundingClientRect().top;
    choose(tab.textContent);
    scrollBy({ top: list.getBoundingClientRect().top - before, behavior: "instant" });
  });
  list.addEventListener("keydown", (event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 };
    const at = tabs.indexOf(document.activeElement);
    const to =
      event.key === "Home" ? 0 : event.key === "End" ? tabs.length - 1 : at + (steps[event.key] ?? 0);
    if (at < 0 || to === at) return;
    const tab = tabs[(to + tabs.length) % tabs.length];
    event.preventDefault();
    tab.click();
    tab.focus();
  });
}

choose(remembered());

/** Fills in the key of this tab, and offers logged-in users a new one that expires after an hour. */
async function offerKey(setUp) {
  const place = setUp.querySelector("[data-key]");
  const stored = sessionStorage.getItem("lexhub-key");
  if (stored) place.textContent = stored;
  const response = await fetch("/account/keys/trial");
  const { form_token: token } = await response.json();
  if (!token || stored) return;
  const offer = setUp.querySelector("[data-key-offer]");
  offer.hidden = false;
  offer.querySelector("button").addEventListener("click", async () => {
    const created = await fetch("/account/keys/trial", {
      method: "POST",
      body: new URLSearchParams({ form_token: token }),
      headers: { Accept: "application/json" },
    });
    const answer = await created.json().catch(() => ({}));
    if (created.ok) {
      place.textContent = answer.key;
      sessionStorage.setItem("lexhub-key", answer.key);
    }
    offer.querySelector("[role=status]").textContent = created.ok
      ? "The key is in the lines above."
      : (answer.error?.message ?? "The key could not be created. Log in again.");
  });
}

for (const setUp of document.querySelectorAll("[data-set-up]")) {
  offerKey(setUp).catch(() => {});
}

const links = [...document.querySelectorAll("[data-on-this-page] a")];
const headings = links.map((link) => document.getElementById(link.hash.slice(1)));

/** Marks the link to the last heading above the upper third of the window. */
function markCurrent() {
  const line = innerHeight / 3;
  const at = headings.findLastIndex((heading) => heading?.getBoundingClientRect().top < line);
  links.forEach((link, i) => {
    if (i === at) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  });
}

let waiting = false;
addEventListener("scroll", () => {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    markCurrent();
  });
}, { passive: true });
markCurrent();
