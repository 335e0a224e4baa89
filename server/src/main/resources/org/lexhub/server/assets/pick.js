// Turns a field of language codes into chips with names, and remembers the choice in a cookie.
import { text } from "./text.js";

const COOKIE = "lexlangs";

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function remember(codes) {
  const age = codes.length ? 31536000 : 0;
  document.cookie = `${COOKIE}=${codes.join(".")}; path=/; max-age=${age}; samesite=lax`;
}

function picker(field) {
  const input = field.querySelector("input");
  const hint = field.querySelector(".hint");
  const label = field.querySelector("label");
  const options = [...field.querySelectorAll("option")];
  const names = new Map(options.map((option) => [option.value, option.textContent]));
  const codes = new Map(options.map((option) => [option.textContent.toLocaleLowerCase(), option.value]));
  const chosen = input.value.split(/[\s,;]+/).filter(Boolean);
  const chips = element("ul", { className: "pick-chips" });
  const list = element("datalist", { id: `${input.id}-list` });
  list.append(...options.map((option) => element("option", { value: option.textContent })));
  const add = element("input", { type: "text", className: "pick-add", placeholder: text("pick.add"), autocomplete: "off", id: `${input.id}-add` });
  add.setAttribute("list", list.id);
  label.htmlFor = add.id;
  input.type = "hidden";
  hint.textContent = text("pick.hint");
  add.setAttribute("aria-describedby", hint.id);
  input.after(element("div", { className: "pick-row" }, chips, add), list);

  function show() {
    input.value = chosen.join(",");
    chips.replaceChildren(...chosen.map((code) => {
      const remove = element("button", { type: "button", className: "quiet", textContent: "×", ariaLabel: text("pick.remove", names.get(code) ?? code) });
      remove.addEventListener("click", () => {
        chosen.splice(chosen.indexOf(code), 1);
        show();
        add.focus();
      });
      return element("li", {}, names.get(code) ?? code, remove);
    }));
  }

  function take(quiet) {
    const typed = add.value.trim().toLocaleLowerCase();
    if (!typed) return true;
    const code = codes.get(typed) ?? (names.has(typed) ? typed : undefined) ?? (quiet ? undefined : codes.get([...codes.keys()].find((name) => name.startsWith(typed))));
    if (!code) {
      if (!quiet) hint.textContent = text("pick.unknown", add.value);
      return false;
    }
    if (!chosen.includes(code) && chosen.length < 20) chosen.push(code);
    add.value = "";
    hint.textContent = text("pick.hint");
    show();
    return true;
  }

  // An option that is chosen from the list is taken at once; typed text is taken by Enter.
  add.addEventListener("input", (event) => {
    const isTyped = event.inputType && event.inputType !== "insertReplacementText";
    if (!isTyped && codes.has(add.value.trim().toLocaleLowerCase())) take(true);
  });
  add.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && add.value.trim()) {
      event.preventDefault();
      take(false);
    } else if (event.key === "Backspace" && !add.value && chosen.length) {
      chosen.pop();
      show();
    }
  });
  input.form.addEventListener("submit", (event) => {
    if (!take(false)) {
      event.preventDefault();
      return;
    }
    if ("pickRemember" in input.form.dataset) {
      event.preventDefault();
      remember(chosen);
      const url = new URL(location.href);
      url.searchParams.delete(input.name);
      url.hash = "";
      location.assign(url);
    } else {
      remember(chosen);
    }
  });
  show();
}

document.querySelectorAll("[data-pick]").forEach(picker);
