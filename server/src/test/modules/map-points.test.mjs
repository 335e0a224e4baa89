import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const source = readFileSync(new URL("../../main/resources/org/lexhub/server/assets/map-points.js", import.meta.url), "utf8");
const { HEIGHT, WIDTH, nearest, placeNames, project, readPoints } = await import("data:text/javascript," + encodeURIComponent(source));

// The middle is the middle, the poles and the edge are the edges, north is up, east is right.
assert.deepEqual(project(0, 10).map((v) => Math.abs(v) < 1e-12), [true, true]);
assert.ok(Math.abs(project(90, 10)[1] + HEIGHT / 2) < 1e-3);
assert.ok(Math.abs(project(-90, 10)[1] - HEIGHT / 2) < 1e-3);
assert.ok(Math.abs(project(0, -169.9999)[0] + WIDTH / 2) < 1e-3);
assert.ok(project(0, 20)[0] > 0 && project(0, 175)[0] < project(0, 189)[0]);

// Equal areas: a cell of ten by ten degrees shrinks as the cosine of its latitude.
const area = (latitude) => {
  const [ax, ay] = project(latitude, 10);
  const [bx] = project(latitude, 10.01);
  const [, cy] = project(latitude + 0.01, 10);
  return ((bx - ax) * (ay - cy)) / Math.cos((latitude * Math.PI) / 180);
};
for (const latitude of [-70, -30, 20, 60]) assert.ok(Math.abs(area(latitude) / area(0) - 1) < 2e-3, String(latitude));

const { families, points } = readPoints({
  families: [["aaaa1111", "Small"], ["bbbb2222", "Large"]],
  points: [[0, 0, "cccc3333", "C", 1, 0, 10, 1], [1, 1, "dddd4444", "D", 1, 5, -1, 0], [40, 40, "eeee5555", "E", 0, 6, 5, 0], [50, 50, "ffff6666", "F", -1, 6, 5, 0]],
}, 1);
assert.deepEqual(families.map((family) => [family.name, family.colour]), [["Large", 0], ["Small", 1]]);
assert.deepEqual(points.map((point) => point.colour), [0, 0, 1, 1]);
assert.equal(points[3].family, "");
assert.equal(nearest(points, points[1].x + 0.001, points[1].y, 0.1).code, "dddd4444");
assert.equal(nearest(points, 2, 2, 0.1), null);
// Names: those with more speakers first, none on another, at most as many as asked.
const place = (name, speakers, x) => ({ point: { name, speakers }, x, y: 0 });
const named = placeNames([place("small", 1, 0), place("large", 9, 5), place("far", 3, 400)], 5, 12, 2, 900, (text) => text.length * 7);
assert.deepEqual(named.map((item) => item.text), ["large", "far"]);
assert.equal(placeNames([place("a", 1, 0), place("b", 2, 300)], 1, 12, 2, 900, () => 7).length, 1);
assert.equal(placeNames([place("too long", 1, 90)], 5, 12, 2, 100, () => 70).length, 0);
console.log("all good");
