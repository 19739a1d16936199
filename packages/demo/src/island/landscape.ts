import type { Point } from "@lotir/geometry";
import { angled, minus, plus, times } from "../plane/vector.ts";
import type { Warp } from "../plane/warp.ts";
import type { Chance } from "../random.ts";
import type { Coast, Harbour } from "./coastline.ts";
import type { Centre, Landscape } from "./districts.ts";

const APART = 1_000;

// The first village is behind its harbour, its hamlet across the island; a large island has more of both.
const centresOf = (coast: Coast, ask: { harbour: Harbour; size: number; random: Chance }): readonly Centre[] => {
  const { harbour, size, random } = ask;
  const small = Math.min(1, size);
  const main: Centre = { at: minus(harbour.middle, times(harbour.seaward, 150 * small)), weight: small };
  const hamlet: Centre = { at: [-640 * size, -400 * size], weight: 0.42 * small };
  const centres: Centre[] = [main, hamlet];
  const wanted = 2 + Math.round((size * size - 1) * 2.2);
  for (let attempt = 0; attempt < 60 * wanted && centres.length < wanted; attempt += 1) {
    const angle = random.between(0, 2 * Math.PI);
    const at = angled(angle, coast.smoothRadius(angle) * Math.sqrt(random.between(0.02, 0.86)));
    const isApart = centres.every((other) => Math.hypot(...minus(other.at, at)) > APART);
    if (isApart) centres.push({ at, weight: random.pick([0.45, 0.6, 0.8, 1]) });
  }
  return centres;
};

const wildnessOf = (random: Chance): ((at: Point) => number) => {
  const [a, b, c] = [random, random, random].map((each) => each.between(0, 2 * Math.PI));
  return ([x, y]) =>
    0.5 * Math.sin(x / 340 + (a ?? 0)) +
    0.5 * Math.sin(y / 290 + (b ?? 0) + x / 900) +
    0.25 * Math.sin((x + y) / 170 + (c ?? 0));
};

export const landscapeOf = (
  coast: Coast,
  ask: { readonly harbour: Harbour; readonly size: number; readonly random: Chance },
): Landscape => ({
  coast,
  centres: centresOf(coast, { ...ask, random: ask.random.branch("centres") }),
  wildness: wildnessOf(ask.random.branch("wild")),
});

export interface Islet {
  readonly ring: readonly Point[];
  readonly middle: Point;
}

/** Rocks off the coast, far enough to be nobody's neighbour. */
export const isletsOf = (coast: Coast, warp: Warp, random: Chance): readonly Islet[] =>
  [2.62, 6.05].map((angle, index) => {
    const shore = warp(angled(angle, coast.radius(angle)));
    const middle = plus(shore, angled(angle, random.between(140, 210)));
    const reach = index === 0 ? 42 : 27;
    const phase = random.between(0, 6);
    const ring = Array.from({ length: 22 }, (_, step): Point => {
      const turn = (2 * Math.PI * step) / 22;
      const swell = 1 + 0.22 * Math.sin(2 * turn + phase) + 0.12 * Math.sin(5 * turn + 2 * phase);
      return plus(middle, angled(turn, reach * swell * random.between(0.93, 1.07)));
    });
    return { ring, middle };
  });
