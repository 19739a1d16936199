import { minimalRectangle, type Point } from "@lotir/geometry";
import { areaOf, type LinedRing } from "../plane/lined-ring.ts";
import { splitRing } from "../plane/split-ring.ts";
import { angled, leftOf, minus, plus, times, unit } from "../plane/vector.ts";
import type { Chance } from "../random.ts";
import { type District, districtAt, type Landscape } from "./districts.ts";

/** A street as it is used: a centre line and the metres between the plots on either side. */
export interface Street {
  readonly number: number;
  readonly rank: StreetRank;
  readonly width: number;
  readonly centre: readonly Point[];
  /** Whose it is, where that is settled; by chance otherwise. */
  readonly isPrivate?: boolean;
}

export type StreetRank = "route" | "rue" | "ruelle" | "chemin" | "impasse";

/** Ground between streets: what plots are cut from, and the same out to the middle of the streets around it. */
export interface Region {
  readonly land: LinedRing;
  readonly whole: LinedRing;
  readonly district: District;
  /** The sheet of the cadastre it will be drawn on. */
  readonly section: number;
  readonly quarter?: number;
}

/** Ground of one kind between main streets: what one zone of the plan covers. */
export interface Quarter {
  readonly whole: LinedRing;
  readonly district: District;
}

export interface StreetPlan {
  readonly streets: Street[];
  readonly quarters: Quarter[];
  readonly random: Chance;
  readonly landscape: Landscape;
}

export const middleOf = (ring: LinedRing): Point => minimalRectangle({ outer: ring.points, holes: [] }).centre;

/** The line moved to its left by some metres, corner by corner. */
export const besides = (line: readonly Point[], by: number): readonly Point[] =>
  line.map((point, index) => {
    const before = line[Math.max(0, index - 1)] ?? point;
    const after = line[Math.min(line.length - 1, index + 1)] ?? point;
    return plus(point, times(leftOf(unit(minus(after, before))), by));
  });

// What a street leaves on one side: one piece of ground, and at most a scrap that becomes part of the street.
const SCRAP = 60;
const oneGround = (rings: readonly LinedRing[]): LinedRing | undefined => {
  const [ground, ...scraps] = rings.toSorted((a, b) => areaOf(b) - areaOf(a));
  return scraps.every((scrap) => areaOf(scrap) < SCRAP) ? ground : undefined;
};

/** Opens a street along a line across a region; undefined when the line does not cut it in two clean parts. */
export const openStreet = (
  region: Pick<Region, "land" | "whole">,
  street: { readonly line: readonly Point[]; readonly width: number; readonly rank: StreetRank },
  plan: StreetPlan,
): readonly [Pick<Region, "land" | "whole">, Pick<Region, "land" | "whole">] | undefined => {
  const number = plan.streets.length;
  const whole = splitRing(region.whole, street.line, number);
  const leftLand = splitRing(region.land, besides(street.line, street.width / 2), number);
  const rightLand = splitRing(region.land, besides(street.line, -street.width / 2), number);
  const [wholeLeft, wholeRight] = [whole?.left[0], whole?.right[0]];
  const left = oneGround(leftLand?.left ?? []);
  const right = oneGround(rightLand?.right ?? []);
  if (whole?.left.length !== 1 || whole.right.length !== 1) return undefined;
  if (!wholeLeft || !wholeRight || !left || !right) return undefined;
  const [centre] = whole.chords;
  if (centre === undefined) return undefined;
  plan.streets.push({ number, rank: street.rank, width: street.width, centre });
  return [
    { land: left, whole: wholeLeft },
    { land: right, whole: wholeRight },
  ];
};

interface Grain {
  /** Blocks above this are cut again. */
  readonly block: number;
  /** Metres between two parallel streets: two plots back to back. */
  readonly depth: number;
  readonly width: readonly [number, number];
  readonly rank: StreetRank;
  /** Share of length by which a street bends. */
  readonly bend: number;
}

const GRAIN: Readonly<Record<District, Grain>> = {
  village: { block: 2_700, depth: 46, width: [3.2, 5.5], rank: "ruelle", bend: 0.1 },
  faubourg: { block: 7_500, depth: 66, width: [6, 8], rank: "rue", bend: 0.07 },
  pavillons: { block: 19_000, depth: 92, width: [7, 9], rank: "rue", bend: 0.08 },
  villas: { block: 30_000, depth: 120, width: [6, 8], rank: "chemin", bend: 0.11 },
  activites: { block: 20_000, depth: 110, width: [8, 10], rank: "rue", bend: 0.04 },
  campagne: { block: 90_000, depth: 240, width: [4, 6], rank: "chemin", bend: 0.08 },
  bois: { block: 170_000, depth: 330, width: [3.5, 5], rank: "chemin", bend: 0.12 },
};

/** A gently bent line through a place, straight at neither end, long enough to leave any region it starts in. */
export const bentLine = (
  through: Point,
  course: { readonly angle: number; readonly reach: number; readonly bend: number },
): readonly Point[] => {
  const [along, across] = [angled(course.angle), angled(course.angle + Math.PI / 2)];
  const steps = Math.max(6, Math.round((2 * course.reach) / 14));
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = (2 * index) / steps - 1;
    const sway = course.bend * course.reach * (Math.cos((t * Math.PI) / 2) - 0.5 + 0.18 * Math.sin(t * Math.PI));
    return plus(plus(through, times(along, t * course.reach)), times(across, sway));
  });
};

const cutOnce = (region: Region, plan: StreetPlan): readonly [Region, Region] | undefined => {
  const { random, landscape } = plan;
  const grain = GRAIN[region.district];
  const box = minimalRectangle({ outer: region.land.points, holes: [] });
  for (let attempt = 0; attempt < 8; attempt += 1) {
    // Wide ground is cut lengthwise into strips two plots deep; strips are then cut across.
    const isWide = box.short > grain.depth * 1.55 && attempt < 5;
    const along = isWide ? box.angle : box.angle + Math.PI / 2;
    const spread = isWide ? box.short : box.long;
    const share = random.between(-0.1, 0.1) * spread;
    const through = plus(box.centre, times(angled(along + Math.PI / 2), share));
    const angle = along + random.normal() * 0.09;
    const bend = random.normal() * grain.bend * 0.6;
    const reach = (isWide ? box.long : box.short) * 0.75 + 40;
    const line = bentLine(through, { angle, reach, bend });
    const width = random.between(...grain.width);
    const halves = openStreet(region, { line, width, rank: grain.rank }, plan);
    if (halves === undefined) continue;
    const [a, b] = [areaOf(halves[0].land), areaOf(halves[1].land)];
    if (Math.min(a, b) < 0.22 * (a + b)) {
      plan.streets.pop();
      continue;
    }
    const settle = (half: Pick<Region, "land" | "whole">): Region => ({
      ...region,
      ...half,
      district: districtAt(middleOf(half.land), landscape),
    });
    return [settle(halves[0]), settle(halves[1])];
  }
  return undefined;
};

/** Square metres under which ground of one kind is one quarter. */
const QUARTER: Readonly<Record<District, number>> = {
  village: 14_000,
  faubourg: 26_000,
  pavillons: 60_000,
  villas: 75_000,
  activites: 75_000,
  campagne: 90_000,
  bois: 120_000,
};

const inQuarter = (region: Region, plan: StreetPlan): Region => {
  const isLast = areaOf(region.land) <= GRAIN[region.district].block;
  if (region.quarter !== undefined || (areaOf(region.whole) > QUARTER[region.district] && !isLast)) return region;
  plan.quarters.push({ whole: region.whole, district: region.district });
  return { ...region, quarter: plan.quarters.length - 1 };
};

/** Cuts a region by streets until every block is of the size its district likes. */
export const blocksOf = (region: Region, plan: StreetPlan): readonly Region[] => {
  const settled = inQuarter(region, plan);
  if (areaOf(settled.land) <= GRAIN[settled.district].block) return [settled];
  const halves = cutOnce(settled, plan);
  if (halves !== undefined) return halves.flatMap((half) => blocksOf(half, plan));
  return [settled.quarter === undefined ? lastQuarter(settled, plan) : settled];
};

const lastQuarter = (region: Region, plan: StreetPlan): Region => {
  plan.quarters.push({ whole: region.whole, district: region.district });
  return { ...region, quarter: plan.quarters.length - 1 };
};
