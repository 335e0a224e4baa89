import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const load = async (name) => import("data:text/javascript," + encodeURIComponent(readFileSync(new URL(`../../main/resources/org/lexhub/server/assets/${name}`, import.meta.url), "utf8")));
const { choose, columns, legible, lines } = await load("hub-layout.js");

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

// Words stand in columns without touching, inside the picture, with room for their texts.
for (const count of [1, 2, 5, 26, 60, 300]) {
  for (const width of [320, 700, 1100, 1900]) {
    const { words, height } = columns(choose(hub(count * 2)).words, width);
    assert.equal(words.length, count);
    for (const [i, a] of words.entries()) {
      assert.ok(Math.abs(a.x) < width / 2 && Math.abs(a.y) < height / 2, `${count} at ${width}`);
      assert.ok(a.room > 60, `room of ${a.room} for ${count} at ${width}`);
      const end = Math.abs(a.x) + a.room;
      assert.ok(end <= width / 2 + 1, `the text of ${a.text} ends at ${end} of ${width / 2}`);
      for (const b of words.slice(i + 1)) {
        const apart = a.anchor !== b.anchor || Math.abs(a.y - b.y) >= 30 || Math.abs(a.x - b.x) > 100;
        assert.ok(apart, `${a.text} and ${b.text} of ${count} at ${width}`);
      }
    }
  }
}

// What is drawn at first is at most 560 pixels high.
for (const width of [600, 1100, 1900]) {
  const chosen = choose(hub(800), { most: legible(width) }).words;
  assert.ok(columns(chosen, width).height <= 560, String(width));
}
assert.ok(legible(700) < legible(1100));

assert.deepEqual(lines("a member of the genus Canis that barks", 12, 2), ["a member of", "the genus …"]);
console.log("all good");
