// The projection of the map and the search for points, without a document.

const A = [1.340264, -0.081106, 0.000893, 0.003796];
export const WIDTH = 5.4133; // of the world in units of the projection
export const HEIGHT = 2.6346;
export const LAND_SCALE = 4000; // units of land.svg per unit of the projection
const MIDDLE = 10; // the central meridian: the edge cuts only the tip of Chukotka

/** The Equal Earth projection (Šavrič, Patterson, Jenny 2018), which preserves areas. */
export function project(latitude, longitude) {
  const turned = ((longitude - MIDDLE + 540) % 360) - 180;
  const t = Math.asin((Math.sqrt(3) / 2) * Math.sin((latitude * Math.PI) / 180));
  const t2 = t * t;
  const t6 = t2 * t2 * t2;
  const x = (2 * Math.sqrt(3) * ((turned * Math.PI) / 180) * Math.cos(t)) / (3 * (9 * A[3] * t6 * t2 + 7 * A[2] * t6 + 3 * A[1] * t2 + A[0]));
  return [x, -(t * (A[3] * t6 * t2 + A[2] * t6 + A[1] * t2 + A[0]))];
}

/** Returns the points of a response with names, and a colour for each of the largest families. */
export function readPoints({ families, points }, colours) {
  const sizes = families.map(() => 0);
  for (const point of points) if (point[4] >= 0) sizes[point[4]]++;
  const bySize = families.map((_, i) => i).sort((a, b) => sizes[b] - sizes[a]);
  const colour = new Map(bySize.slice(0, colours).map((family, place) => [family, place]));
  return {
    families: bySize.map((i) => ({ code: families[i][0], name: families[i][1], size: sizes[i], colour: colour.get(i) ?? colours })),
    points: points.map(([latitude, longitude, code, name, family, status, speakers, words]) => {
      const [x, y] = project(latitude, longitude);
      return { x, y, code, name, family: family < 0 ? "" : families[family][1], familyCode: family < 0 ? "" : families[family][0], colour: colour.get(family) ?? colours, status, speakers, words };
    }),
  };
}

/** Returns the nearest point within a radius; of equally near ones that with more speakers. */
export function nearest(points, x, y, reach) {
  let best = null;
  let least = reach * reach;
  for (const point of points) {
    const distance = (point.x - x) ** 2 + (point.y - y) ** 2;
    if (distance < least) {
      least = distance;
      best = point;
    }
  }
  return best;
}

/** Chooses at most `most` names, those with the most speakers first, that do not cover each other. */
export function placeNames(visible, most, size, gap, width, measure) {
  const taken = [];
  const chosen = [];
  for (const { point, x, y } of [...visible].sort((a, b) => b.point.speakers - a.point.speakers)) {
    if (chosen.length === most) break;
    const box = { left: x + gap + 3, right: x + gap + 3 + measure(point.name), top: y - size * 0.6, bottom: y + size * 0.6 };
    if (box.right > width || taken.some((other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom)) continue;
    taken.push(box);
    chosen.push({ text: point.name, x: box.left, y });
  }
  return chosen;
}
