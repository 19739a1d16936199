import type { Point } from "@lotir/geometry";
import type { LinedRing, Side } from "../plane/lined-ring.ts";
import { splitRing } from "../plane/split-ring.ts";
import { angled, plus, times } from "../plane/vector.ts";
import type { Chance } from "../random.ts";

/** The shape of the land: its coast as a function of the direction seen from the middle. */
export interface Coast {
  /** Metres from the middle to the sea, rocks and coves included. */
  readonly radius: (angle: number) => number;
  /** The same without coves: what roads and terraces follow. */
  readonly smoothRadius: (angle: number) => number;
  readonly harbourAngle: number;
}

export interface Harbour {
  readonly middle: Point;
  /** From the quay towards the open sea. */
  readonly seaward: Point;
}

interface Wave {
  readonly count: number;
  readonly height: number;
  readonly phase: number;
}

const STEP_METRES = 13;
const ISLAND = { long: 1500, short: 1040 };

const wavesOf = (random: Chance, from: number, to: number, height: (count: number) => number): readonly Wave[] => {
  const waves: Wave[] = [];
  for (let count = from; count <= to; count += 1)
    waves.push({ count, height: height(count) * random.between(0.5, 1.2), phase: random.between(0, 2 * Math.PI) });
  return waves;
};

const heightAt = (waves: readonly Wave[], angle: number): number =>
  waves.reduce((sum, wave) => sum + wave.height * Math.cos(wave.count * angle + wave.phase), 0);

const ellipse = (angle: number, size: number): number => {
  const [cos, sin] = [Math.cos(angle) / ISLAND.long, Math.sin(angle) / ISLAND.short];
  return size / Math.hypot(cos, sin);
};

// Capes and bays are a few long waves; rocks are many short ones, absent along the two beaches.
export const coastOf = (random: Chance, size: number): Coast => {
  const bays = wavesOf(random, 2, 6, (count) => 0.115 / Math.sqrt(count));
  const coves = wavesOf(random, 7, 19, () => 0.0105);
  const rocks = wavesOf(random, 40, 130, () => 0.0011);
  const harbourAngle = 1.35;
  const beaches = [3.9, 5.6];
  const roughness = (angle: number): number =>
    beaches.reduce((least, beach) => Math.min(least, Math.abs(Math.sin((angle - beach) / 2)) * 3), 1);
  const smoothRadius = (angle: number): number => ellipse(angle, size) * (1 + heightAt(bays, angle));
  const radius = (angle: number): number => {
    const open = 0.055 * Math.exp(-(((angle - harbourAngle) / 0.16) ** 2));
    const rough = heightAt(coves, angle) + heightAt(rocks, angle) * roughness(angle);
    return smoothRadius(angle) * (1 + rough - open);
  };
  return { radius, smoothRadius, harbourAngle };
};

/** The coast as a closed line, every edge on the sea. */
export const coastRing = (coast: Coast, size: number): LinedRing => {
  const count = Math.round((2 * Math.PI * 1250 * size) / STEP_METRES);
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / count;
    return angled(angle, coast.radius(angle));
  });
  return { points, sides: points.map(() => "sea") };
};

const basinOf = (coast: Coast, grownBy: number): readonly Point[] => {
  const out = angled(coast.harbourAngle);
  const along: Point = [-out[1], out[0]];
  const shore = coast.radius(coast.harbourAngle);
  const at = (sea: number, side: number): Point => plus(times(out, shore + sea), times(along, side));
  const by = grownBy;
  return [
    at(240, -96 - by),
    at(-58 - by, -76 - by),
    at(-66 - by, -20),
    at(-66 - by, 58),
    at(-42 - by, 80 + by),
    at(240, 100 + by),
  ];
};

const QUAY_METRES = 11;

const biggest = (land: LinedRing, line: readonly Point[], side: Side): LinedRing => {
  const split = splitRing(land, line, side);
  const pieces = [...(split?.left ?? []), ...(split?.right ?? [])];
  return pieces.toSorted((a, b) => b.points.length - a.points.length)[0] ?? land;
};

/** Cuts the basin of the harbour into the coast, then a quay around it: a street whose far side is still water. */
export const withHarbour = (
  coastal: LinedRing,
  coast: Coast,
): {
  readonly coast: LinedRing;
  readonly land: LinedRing;
  readonly harbour: Harbour;
  readonly quay: readonly Point[];
} => {
  const out = angled(coast.harbourAngle);
  const shore = coast.radius(coast.harbourAngle);
  const withBasin = biggest(coastal, basinOf(coast, 0), "sea");
  const land = biggest(withBasin, basinOf(coast, QUAY_METRES), QUAY_NUMBER);
  const quay = basinOf(coast, QUAY_METRES / 2).slice(1, -1);
  return { coast: withBasin, land, quay, harbour: { middle: times(out, shore - 30), seaward: out } };
};

/** The quay is the first street of the island. */
export const QUAY_NUMBER = 0;
export const QUAY_WIDTH = QUAY_METRES;
