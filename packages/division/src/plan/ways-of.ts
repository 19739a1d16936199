import { lastOf, type Origin, type Region } from "@lotir/geometry";
import { longestFrontage } from "../access/longest-frontage.ts";
import type { Ground } from "../ground/ground.ts";
import type { AccessProof, Passage, WaySide } from "../rules/passage.ts";
import { planePolygon } from "../shape/region-shapes.ts";
import type { EdgeFact } from "../site/site.ts";
import type { FrontageGrade } from "../site/site-request.ts";
import type { AccessWay } from "./plan.ts";

/** The regions a drawn lot is made of, in metres of the local frame. */
export interface DrawnLot {
  readonly number: number;
  readonly whole: Region;
  /** Its own strip, when it is a flag. */
  readonly strip: Region | undefined;
  /** The flank that its way over others was asked to follow. */
  readonly way: WaySide | undefined;
}

/** What a slanted end or the grid may take off a way's mouth, m. */
const NARROWED = 0.05;

const ORDER: readonly FrontageGrade[] = ["A", "B", "D", "C"];

/**
 * How sure the frontage of these regions is: the best grade that alone (with the surer ones) is wide enough to enter by.
 * Half a metre of a sure road beside ten of a doubtful one makes no sure way in.
 */
const gradeOf = (regions: readonly Region[], ground: Ground, edges: readonly EdgeFact[]): FrontageGrade => {
  const rank = (tag: number): number => ORDER.indexOf(edges[tag]?.grade ?? "B");
  const grade = ORDER.find((_, least) =>
    regions.some((region) => {
      const sure = (tag: number): boolean => ground.isFront(tag) && rank(tag) <= least;
      return longestFrontage(region, sure) >= ground.widths[0] - NARROWED;
    }),
  );
  return grade ?? "C";
};

/** A strip that starts from a common face has no road of its own: it is as sure as the face is. */
const touchesRoad = (strips: readonly Region[], { isFront }: Ground): boolean =>
  strips.some((strip) => longestFrontage(strip, isFront) > 0);

const extentAlong = (regions: readonly Region[], ux: number, uy: number): number => {
  const levels = regions.flatMap(({ outer }) => outer.map(({ x, y }) => x * ux + y * uy));
  return Math.max(...levels) - Math.min(...levels);
};

const byPassage = (
  passage: Passage,
  context: WayContext,
): Pick<AccessWay, "form" | "polygon" | "width" | "length" | "dwellings" | "over" | "grade"> => {
  const strips = passage.stretches.map(({ strip }) => strip);
  return {
    form: "servitude",
    polygon: strips.map((strip) => planePolygon(strip, context.origin)),
    width: passage.width,
    length: passage.length,
    dwellings: passage.dwellings,
    over: passage.stretches.map(({ over }) => context.lots[over]?.number ?? 0),
    grade: gradeOf(
      touchesRoad(strips, context.ground) ? strips : [...strips, ...context.commons],
      context.ground,
      context.edges,
    ),
  };
};

export interface WayContext {
  readonly lots: readonly DrawnLot[];
  readonly commons: readonly Region[];
  readonly ground: Ground;
  readonly edges: readonly EdgeFact[];
  readonly origin: Origin;
}

const narrowSide = (region: Region): number => {
  let least = Infinity;
  let a = lastOf(region.outer);
  for (const b of region.outer) {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > 3) {
      const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length];
      least = Math.min(least, extentAlong([region], nx, ny));
    }
    a = b;
  }
  return least;
};

const direct = (lot: DrawnLot, frontage: number, context: WayContext): Omit<AccessWay, "lot"> => {
  const { strip } = lot;
  const base = { dwellings: 1, over: [] };
  if (strip === undefined) {
    const grade = gradeOf([lot.whole], context.ground, context.edges);
    return { ...base, form: "facade", polygon: [], width: frontage, length: 0, grade };
  }
  // The width asked for is what is proved; the strip may be wider where a boundary bends.
  const width = Math.min(narrowSide(strip), longestFrontage(strip, context.ground.isFront), context.ground.widths[0]);
  const area = extentAlong([strip], 1, 0);
  return {
    ...base,
    form: "drapeau",
    polygon: [planePolygon(strip, context.origin)],
    width,
    length: Math.max(area, extentAlong([strip], 0, 1)),
    grade: gradeOf([strip], context.ground, context.edges),
  };
};

/** How each lot of a drawn plan reaches the road, in the order of the lots. */
export const waysOf = (proof: AccessProof, context: WayContext): AccessWay[] =>
  context.lots.map((lot, index): AccessWay => {
    const passage = proof.passages.find(({ serves }) => serves === index);
    if (passage !== undefined) return { lot: lot.number, ...byPassage(passage, context) };
    if (!proof.byCommon.includes(index) || (proof.frontages[index] ?? 0) >= context.ground.widths[0] - 1e-4) {
      return { lot: lot.number, ...direct(lot, proof.frontages[index] ?? 0, context) };
    }
    return {
      lot: lot.number,
      form: "commun",
      polygon: context.commons.map((common) => planePolygon(common, context.origin)),
      width: proof.commonWidth,
      length: Math.max(...context.commons.map((common) => extentAlong([common], 1, 0))),
      // It serves the lot that it is taken from as well, as its width was asked for.
      dwellings: Math.max(2, proof.byCommon.length),
      over: [],
      grade: gradeOf(context.commons, context.ground, context.edges),
    };
  });
