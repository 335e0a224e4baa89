// Computes the positions of the words of a hub, without a document.

const REACH = 165; // room outside the last ring for the longest word and name of a language

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

/** Returns the number of words that are legible in rings on the given pixels. */
export function legible(width, pitch = 15, first = 150, step = 158) {
  const rings = Math.max(1, Math.floor((width / 2 / 0.85 - first - REACH) / step) + 1);
  const sum = rings * first + (step * rings * (rings - 1)) / 2;
  return Math.floor((0.84 * 2 * Math.PI * sum) / pitch);
}

/** Places few words in two columns around the meaning, with level text. */
export function columns(words, width, pitch = 42) {
  const narrow = width < 560;
  const left = words.filter((_, i) => i % 2 === 1);
  const right = words.filter((_, i) => i % 2 === 0);
  const rows = Math.max(left.length, right.length, 1);
  const height = Math.max(rows * pitch + 40, 240);
  const reach = narrow ? 47 : 150;
  const place = (side, sign) => side.map((word, i) => {
    const y = (i - (side.length - 1) / 2) * pitch;
    const lean = Math.sqrt(Math.max(0, 1 - (y / (height * 0.62)) ** 2));
    return { ...word, x: sign * (reach * 0.55 + reach * 0.45 * lean), y, turn: 0, anchor: sign > 0 ? "start" : "end" };
  });
  return { words: [...place(right, 1), ...place(left, -1)], width: narrow ? width : Math.max(620, Math.min(width, 860)), height, core: narrow ? 40 : 78, arcs: [] };
}

/** Places many words in rings around the meaning, with radial text and a sector for each family. */
export function rings(words, pitch = 15, first = 150, step = 158) {
  const groups = [];
  for (const word of words) {
    if (groups.at(-1)?.[0].colour !== word.colour) groups.push([]);
    groups.at(-1).push(word);
  }
  const gap = groups.length > 1 ? 0.035 : 0;
  for (let count = 1; ; count++) {
    const radii = Array.from({ length: count }, (_, i) => first + i * step);
    const sum = radii.reduce((a, b) => a + b, 0);
    const needs = groups.map((group) => Math.max((group.length * pitch) / sum, pitch / first));
    const need = needs.reduce((a, b) => a + b, 0);
    const room = 2 * Math.PI - gap * groups.length;
    if (need <= room * 0.94 || count === 6) return spread(groups, needs, room / need, radii, gap);
  }
}

function spread(groups, needs, stretch, radii, gap) {
  const placed = [];
  const arcs = [];
  let from = -Math.PI / 2;
  groups.forEach((group, g) => {
    const wide = needs[g] * stretch;
    arcs.push({ colour: group[0].colour, from, to: from + wide, radius: radii[0] - 14 });
    const sum = radii.reduce((a, b) => a + b, 0);
    const shares = radii.map((radius) => Math.floor((group.length * radius) / sum));
    for (let k = 0, rest = group.length - shares.reduce((a, b) => a + b, 0); rest > 0; k++, rest--) {
      shares[k % shares.length]++;
    }
    let next = 0;
    radii.forEach((radius, ring) => {
      const share = shares[ring];
      for (let i = 0; i < share; i++) {
        const angle = from + (wide * (i + 0.5)) / share;
        const flipped = Math.cos(angle) < 0;
        placed.push({
          ...group[next++],
          x: radius * Math.cos(angle),
          y: radius * Math.sin(angle),
          turn: (angle * 180) / Math.PI + (flipped ? 180 : 0),
          anchor: flipped ? "end" : "start",
        });
      }
    });
    from += wide + gap;
  });
  const size = 2 * (radii.at(-1) + REACH);
  return { words: placed, width: size, height: size, core: 92, arcs };
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

/** Shortens a text at a character boundary. */
export function short(text, most) {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
}
