// The texts of scripts in the language of the page, which the page contains as JSON.

const block = globalThis.document?.getElementById("texts");
const patterns = block ? JSON.parse(block.textContent) : {};

/** The language of the page; the formats of numbers are those of the server. */
export const lang = globalThis.document?.documentElement.lang || "en";
const plurals = new Intl.PluralRules(lang);
const digits = new Intl.NumberFormat(lang, { numberingSystem: "latn" });

/** Returns a number with its groups of digits. */
export function number(value) {
  return digits.format(value);
}

const PLURAL = /\{(\d), plural,((?:\s*[=\w]+ \{(?:[^{}]|\{\d\})*\})+)\}/g;
const CASE = /([=\w]+) \{((?:[^{}]|\{\d\})*)\}/g;

/** Returns a message in the syntax of ICU MessageFormat with its values. */
export function format(pattern, values) {
  return pattern
    .replace(PLURAL, (_, index, cases) => {
      const value = values[index];
      const found = new Map([...cases.matchAll(CASE)].map(([, name, text]) => [name, text]));
      const text = found.get(`=${value}`) ?? found.get(plurals.select(value)) ?? found.get("other");
      return text.replaceAll("#", number(value));
    })
    .replace(/\{(\d)\}/g, (_, index) => (typeof values[index] === "number" ? number(values[index]) : values[index]));
}

/** Returns the message of a key with its values. */
export function text(key, ...values) {
  return format(patterns[key] ?? key, values);
}

const names = new Intl.DisplayNames([lang], { type: "language", fallback: "none" });

/** Returns the name of a language by its code, or another name if the browser knows none. */
export function languageName(code, otherwise) {
  if (lang === "en") return otherwise;
  try {
    return names.of(code) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Returns the name of a part of speech. */
export function partOfSpeech(code) {
  return patterns[`pos.${code}`] ?? code;
}
