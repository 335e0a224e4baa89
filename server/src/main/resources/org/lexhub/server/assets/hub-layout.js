// Computes the positions of the words of a hub, without a document.

export const COLOURS = 11; // the number of families with their own colour; the others share one

/** Returns at most `most` words that match a family and a text: those of the most spoken languages. */
export function choose(families, { family = null, text = "", several = false, most = 300 } = {}) {
  const wanted = text.trim().toLocaleLowerCase();
  const matches = (word) => !wanted || `${word.text} ${word.language}`.toLocaleLowerCase().includes(wanted);
  const home = families.flatMap((group) => group.words).find((word) => word.here)?.language;
  const best = (word) => word.here || (word.place === 0 && word.language !== home);
  let all = [];
  families.forEach((group, index) => {
    if (family === null || family === Math.min(index, COLOURS)) {
      for (const word of group.words) {
        if ((several || best(word)) && matches(word)) {
          all.push({ ...word, family: index, colour: Math.min(index, COLOURS) });
        }
      }
    }
  });
  const total = all.length;
  if (all.length > most) {
    all = all.sort((a, b) => Boolean(b.here) - Boolean(a.here) || a.rank - b.rank).slice(0, most);
    all.sort((a, b) => a.family - b.family || a.rank - b.rank);
  }
  return { words: all, total };
}

const PITCH = 34; // pixels between the lines of words
const CORE = 74; // the radius of the meaning in the middle
const HIGH = 560; // the maximum height of a picture that does not show all words

/** Returns the number of columns on each side of the meaning. */
function sides(width) {
  return width < 560 ? 1 : Math.max(1, Math.min(4, Math.floor((width / 2 - CORE - 40) / 215)));
}

/** Returns the number of words that a picture of the given width shows at most 560 pixels high. */
export function legible(width) {
  return width < 560 ? 24 : 2 * sides(width) * Math.floor((HIGH - 20) / PITCH);
}

/** Places the words in columns on both sides of the meaning, with level text. */
export function columns(words, width) {
  const narrow = width < 560;
  const pitch = narrow ? 42 : PITCH;
  const perSide = sides(width);
  const rows = Math.max(1, Math.ceil(words.length / (2 * perSide)));
  const height = Math.max(rows * pitch + 20, narrow ? 240 : 200);
  const core = narrow ? 40 : CORE;
  const reach = narrow ? 47 : core + 46;
  const room = (width / 2 - reach) / perSide;
  const used = Math.ceil(words.length / rows);
  const right = Math.ceil(used / 2);
  const placed = [];
  for (let column = 0; column < used; column++) {
    const isRight = column < right;
    const sign = isRight ? 1 : -1;
    const out = isRight ? column : column - right;
    const group = words.slice(column * rows, (column + 1) * rows);
    group.forEach((word, i) => {
      const y = (i - (group.length - 1) / 2) * pitch;
      const lean = Math.sqrt(Math.max(0, 1 - (y / (height * 0.62)) ** 2));
      const bow = (narrow ? 21 : 40) * (1 - lean);
      placed.push({ ...word, x: sign * (reach - bow + out * room), y, room: room + (out ? 0 : bow) - 22, anchor: isRight ? "start" : "end" });
    });
  }
  return { words: placed, width, height, core };
}

/** Breaks a text into lines of about the given width, up to a maximum number of lines. */
export function lines(text, length, most) {
  const out = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line && line.length + 1 + word.length > length) {
      out.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  if (line) out.push(line);
  if (out.length > most) {
    out.length = most;
    out[most - 1] = `${out[most - 1].replace(/[,;.]$/, "")} …`;
  }
  return out;
}
