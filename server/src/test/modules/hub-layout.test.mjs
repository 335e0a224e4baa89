import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const load = async (name) => import("data:text/javascript," + encodeURIComponent(readFileSync(new URL(`../../main/resources/org/lexhub/server/assets/${name}`, import.meta.url), "utf8")));
const { choose, columns, legible, lines, rings, short } = await load("hub-layout.js");

/** Families of a hub: sizes give how many words each has. */
function hub(...sizes) {
  let rank = 0;
  return sizes.map((size, f) => ({ name: `F${f}`, words: Array.from({ length: size }, (_, i) => ({ text: `w${f}-${i}`, language: `L${f}-${i >> 1}`, place: i % 2, rank: rank++, here: f === 0 && i === 1 })) }));
}

// Choosing: one word for each language, but of the page's own language the page's own word.
const few = choose(hub(6, 4));
assert.deepEqual(few.words.map((word) => word.text), ["w0-1", "w0-2", "w0-4", "w1-0", "w1-2"]);
assert.equal(choose(hub(6, 4), { several: true }).words.length, 10);
assert.equal(choose(hub(6, 4), { family: 1 }).words.length, 2);
assert.deepEqual(choose(hub(6, 4), { text: " l1-1 " }).words.map((word) => word.text), ["w1-2"]);
const capped = choose(hub(400, 200), { most: 50 });
assert.equal(capped.words.length, 50);
assert.equal(capped.total, 300);
assert.ok(capped.words.some((word) => word.here), "the page's own word is never left out");

// Few words stand in two columns without touching.
for (const count of [1, 2, 5, 26]) {
  const { words, height } = columns(choose(hub(count * 2)).words, 900);
  assert.equal(words.length, count);
  for (const side of ["start", "end"]) {
    const ys = words.filter((word) => word.anchor === side).map((word) => word.y).sort((a, b) => a - b);
    ys.forEach((y, i) => assert.ok(i === 0 || y - ys[i - 1] >= 40));
    ys.forEach((y) => assert.ok(Math.abs(y) < height / 2));
  }
}

// Many words stand in rings: all of them, inside the picture, and no two on each other.
for (const sizes of [[54], [200, 80, 20, 2, 2], [600], Array.from({ length: 60 }, () => 10)]) {
  const chosen = choose(hub(...sizes)).words;
  const { words, width, arcs } = rings(chosen);
  assert.equal(words.length, chosen.length, String(sizes));
  assert.ok(arcs.length >= 1);
  for (const [i, a] of words.entries()) {
    assert.ok(Math.hypot(a.x, a.y) < width / 2);
    for (const b of words.slice(i + 1)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 9, `${a.text} and ${b.text} of ${sizes}`);
  }
}
assert.ok(legible(1100) > 250 && legible(1100) < 420);
assert.ok(legible(700) < legible(1100));

assert.deepEqual(lines("a member of the genus Canis that barks", 12, 2), ["a member of", "the genus …"]);
assert.equal(short("犬犬犬犬", 3), "犬犬…");
assert.equal(short("😀😀😀", 2), "😀…");
console.log("all good");
