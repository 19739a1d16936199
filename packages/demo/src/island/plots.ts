import { type MinimalRectangle, minimalRectangle, type Point } from "@lotir/geometry";
import { areaOf, type LinedRing, mainStreet, pointAt, sideAt, streetLength } from "../plane/lined-ring.ts";
import { splitRing } from "../plane/split-ring.ts";
import { angled, dot, leftOf, minus, plus, times, unit } from "../plane/vector.ts";
import type { Chance } from "../random.ts";
import type { District } from "./districts.ts";

interface PlotHabit {
  /** Most common area, m². */
  readonly usual: number;
  /** Spread of the logarithm: 0.4 is two plots out of three within a factor of 1.5. */
  readonly spread: number;
  readonly least: number;
  /** Metres of street a plot must have. */
  readonly front: number;
  /** Whether ground without any street is common there (fields). */
  readonly landlocked: boolean;
}

export const PLOTS: Readonly<Record<District, PlotHabit>> = {
  village: { usual: 118, spread: 0.5, least: 38, front: 4.2, landlocked: false },
  faubourg: { usual: 400, spread: 0.45, least: 130, front: 8, landlocked: false },
  pavillons: { usual: 960, spread: 0.52, least: 360, front: 12, landlocked: false },
  villas: { usual: 1_750, spread: 0.5, least: 700, front: 14, landlocked: false },
  activites: { usual: 3_200, spread: 0.5, least: 1_400, front: 18, landlocked: false },
  campagne: { usual: 4_600, spread: 0.75, least: 900, front: 4, landlocked: true },
  bois: { usual: 12_500, spread: 0.7, least: 2_500, front: 4, landlocked: true },
};

const aimOf = (habit: PlotHabit, random: Chance): number => habit.usual * Math.exp(random.normal() * habit.spread);

const isPlot = (ring: LinedRing, habit: PlotHabit): boolean =>
  areaOf(ring) >= habit.least && (habit.landlocked || streetLength(ring) >= habit.front);

/** A straight line across a box at a share of its length. */
const crossLine = (box: MinimalRectangle, at: { readonly turn: number; readonly share: number }): readonly Point[] => {
  const along = angled(box.angle + at.turn);
  const isAcross = Math.abs(Math.cos(at.turn)) < 0.7;
  const spread = isAcross ? angled(box.angle, box.long) : angled(box.angle + Math.PI / 2, box.short);
  const middle = plus(box.centre, times(spread, at.share));
  const reach = box.long + box.short;
  return [plus(middle, times(along, -reach)), plus(middle, times(along, reach))];
};

const cutAcross = (ring: LinedRing, habit: PlotHabit, random: Chance): readonly LinedRing[] | undefined => {
  const box = minimalRectangle({ outer: ring.points, holes: [] });
  for (let attempt = 0; attempt < 9; attempt += 1) {
    const isAcross = attempt < 6;
    const turn = (isAcross ? Math.PI / 2 : 0) + random.normal() * 0.035;
    const share = random.between(-0.13, 0.13);
    const split = splitRing(ring, crossLine(box, { turn, share }), "land");
    const plots = split && [...split.left, ...split.right];
    if (plots?.every((plot) => isPlot(plot, habit))) return plots;
  }
  return undefined;
};

interface Front {
  readonly origin: Point;
  readonly along: Point;
  readonly inward: Point;
}

/** The frame of a plot seen from its main street: along the street, then into the plot. */
export const frontOf = (ring: LinedRing): Front | undefined => {
  const main = mainStreet(ring);
  if (main === undefined) return undefined;
  const edges = ring.points.flatMap((_, index) =>
    sideAt(ring, index) === main.street ? [[pointAt(ring, index), pointAt(ring, index + 1)] as const] : [],
  );
  const sum = edges.reduce<Point>((total, [from, to]) => plus(total, minus(to, from)), [0, 0]);
  const along = unit(sum);
  const longest = edges.toSorted((a, b) => Math.hypot(...minus(b[1], b[0])) - Math.hypot(...minus(a[1], a[0])))[0];
  return longest && { origin: longest[0], along, inward: leftOf(along) };
};

const extent = (ring: LinedRing, origin: Point, axis: Point): readonly [number, number] => {
  const values = ring.points.map((point) => dot(minus(point, origin), axis));
  return [Math.min(...values), Math.max(...values)];
};

/**
 * A plot cut in two behind each other, the back one reaching the street by a strip along one side ("drapeau").
 * Undefined where the ground is too narrow or too shallow for it.
 */
const cutFlag = (ring: LinedRing, habit: PlotHabit, random: Chance): readonly LinedRing[] | undefined => {
  const front = frontOf(ring);
  if (front === undefined || streetLength(ring) < habit.front + 5) return undefined;
  const { origin, along, inward } = front;
  const [low, high] = extent(ring, origin, along);
  const [, depth] = extent(ring, origin, inward);
  if (depth < 34) return undefined;
  const at = (u: number, n: number): Point => plus(plus(origin, times(along, u)), times(inward, n));
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const strip = random.between(3.6, 5.2);
    const back = depth * random.between(0.42, 0.58);
    const line =
      attempt % 2 === 0
        ? [at(high - strip, -60), at(high - strip, back), at(low - 60, back)]
        : [at(low + strip, -60), at(low + strip, back), at(high + 60, back)];
    const split = splitRing(ring, line, "land");
    const plots = split && [...split.left, ...split.right];
    const isFine =
      plots?.length === 2 && plots.every((plot) => areaOf(plot) >= habit.least && streetLength(plot) >= 3.4);
    if (isFine) return plots;
  }
  return undefined;
};

/** Cuts a block into plots, each with its piece of street (but some fields), of the sizes its district likes. */
export const plotsOf = (block: LinedRing, district: District, random: Chance): readonly LinedRing[] => {
  const habit = PLOTS[district];
  const area = areaOf(block);
  if (area < 1.55 * Math.max(habit.least, aimOf(habit, random))) return [block];
  const plots = cutAcross(block, habit, random) ?? cutFlag(block, habit, random);
  return plots === undefined ? [block] : plots.flatMap((plot) => plotsOf(plot, district, random));
};
