// Turns the examples of a task into tabs; a chosen language is chosen for all tasks.

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
