import { type Region, regionArea } from "@lotir/geometry";
import type { AccessGround } from "../access/find-ways.ts";
import { longestFrontage } from "../access/longest-frontage.ts";
import { proveAccess } from "../access/prove-access.ts";
import type { Program } from "../grammar/program.ts";
import { type Piece, solveProgram } from "../grammar/solve-program.ts";
import { clearanceIn, innerPoint, isInRegion } from "../ground/clearance.ts";
import { type Ground, isBlockedOn, type Keep } from "../ground/ground.ts";
import type { AccessProof } from "../rules/passage.ts";
import { type Shape, shapeOf } from "../shape/shape-of.ts";
import { shapeValue } from "../shape/shape-value.ts";

/** One lot of a candidate: its main piece, all its pieces (its own strip among them), and the buildings it keeps. */
export interface LotSketch {
  readonly lot: number;
  readonly main: Region;
  readonly parts: readonly Region[];
  readonly area: number;
  readonly keeps: readonly Keep[];
}

/** Why a candidate falls, with how much it missed by: the raw material of a refusal. */
export interface Fall {
  readonly code:
    | "cut"
    | "area"
    | "house-area"
    | "evenness"
    | "house-cut"
    | "clearance"
    | "coverage"
    | "width"
    | "access"
    | "frontage"
    | "easement";
  readonly measured: number;
  readonly needed: number;
}

/** A candidate that holds: its lots, how they are reached, what is left of them to build on, and how good that is. */
export interface Sketch {
  readonly program: Program;
  readonly lots: readonly LotSketch[];
  readonly commons: readonly Region[];
  readonly access: AccessProof;
  readonly shapes: readonly Shape[];
  readonly value: number;
}

export type Judgement =
  | { readonly holds: true; readonly sketch: Sketch }
  | { readonly holds: false; readonly fall: Fall };

const falls = (code: Fall["code"], measured: number, needed: number): Judgement => ({
  holds: false,
  fall: { code, measured, needed },
});

const gatherLots = (pieces: readonly Piece[], keeps: readonly Keep[]): LotSketch[] => {
  const byLot = new Map<number, Region[]>();
  for (const { leaf, region } of pieces) {
    if (leaf.kind === "lot") byLot.set(leaf.lot, [...(byLot.get(leaf.lot) ?? []), region]);
  }
  return [...byLot.entries()]
    .sort(([a], [b]) => a - b)
    .flatMap(([lot, regions]): LotSketch[] => {
      const parts = regions.length === 1 ? regions : [...regions].sort((a, b) => regionArea(b) - regionArea(a));
      const [main] = parts;
      if (main === undefined) return [];
      const area = parts.reduce((sum, part) => sum + regionArea(part), 0);
      const own = keeps.filter(({ loop }) => isInRegion(innerPoint(loop), main));
      return [{ lot, main, parts, area, keeps: own }];
    });
};

const hasHouse = (lot: LotSketch): boolean => lot.keeps.some(({ isHouse }) => isHouse);

const areaFall = (lots: readonly LotSketch[], ground: Ground): Judgement | undefined => {
  const share = regionArea(ground.region) / lots.length;
  for (const lot of lots) {
    const needed = hasHouse(lot) ? ground.leastHouseLot : ground.leastLot;
    if (lot.area < needed - 0.05) return falls(hasHouse(lot) ? "house-area" : "area", lot.area, needed);
    const gap = Math.abs(lot.area / share - 1);
    if (gap > ground.evenness) return falls("evenness", gap, ground.evenness);
    const built = lot.keeps.filter(({ isHouse }) => isHouse).reduce((sum, { area }) => sum + area, 0);
    if (built > ground.houseCoverage * lot.area) return falls("coverage", built / lot.area, ground.houseCoverage);
  }
  return undefined;
};

/** Around an annex of a lot without a house, which will be pulled down: its walls are still not touched by a limit, m. */
const TO_CLEAR_GAP = 1.01;

const isToClear = ({ isHouse, isTank }: Keep, lot: LotSketch): boolean => !isHouse && isTank !== true && !hasHouse(lot);

const keepFall = (lots: readonly LotSketch[], ground: Ground): Judgement | undefined => {
  const placed = lots.flatMap((lot) => lot.keeps.map((keep) => ({ lot, keep })));
  if (placed.length < ground.keeps.length) {
    const asked = Math.max(...ground.keeps.map(({ clearance }) => clearance));
    return falls("house-cut", 0, asked);
  }
  const isEdgeCut = ground.edges.some((loop) =>
    lots.some(({ parts }) => parts.some((part) => clearanceIn(part, loop) === 0)),
  );
  if (isEdgeCut) return falls("house-cut", 0, 0);
  for (const { lot, keep } of placed) {
    // A tank in another lot than any house's would need an easement of drains: it stays with a house.
    if (keep.isTank === true && !hasHouse(lot) && lots.some(hasHouse)) return falls("house-cut", 0, keep.clearance);
    const distance = Math.min(...lot.parts.map((part) => clearanceIn(part, keep.loop)));
    const needed = isToClear(keep, lot) ? Math.min(TO_CLEAR_GAP, keep.clearance) : keep.clearance;
    if (distance === 0) return falls("house-cut", 0, needed);
    if (distance < needed - 0.005) return falls("clearance", distance, needed);
  }
  return undefined;
};

/** Narrowest the lot of a standing house may be left, m: the house is there already, a car must still pass beside. */
const HOUSE_LOT_WIDTH = 8;

const widthFallOf = (lot: LotSketch | undefined, { width }: Shape, ground: Ground): Judgement | undefined => {
  const kept = lot !== undefined && hasHouse(lot);
  const needed = kept ? Math.min(HOUSE_LOT_WIDTH, ground.bodyWidth) : ground.bodyWidth;
  return width < needed ? falls("width", width, needed) : undefined;
};

const widthFall = (shapes: readonly Shape[], lots: readonly LotSketch[], ground: Ground): Judgement | undefined => {
  for (const [index, shape] of shapes.entries()) {
    const narrow = widthFallOf(lots[index], shape, ground);
    if (narrow !== undefined) return narrow;
  }
  return undefined;
};

/** An annex cut off from its house: it is sold with a lot that has no use for it, or pulled down. */
const ANNEX_LOST = 0.06;
/** A lot sold as vacant with something to pull down on it. */
const TO_CLEAR = 0.04;
/** A new lot before a kept house, which loses its road: only where nothing else holds. */
const HOUSE_BEHIND = 0.12;

/** What people do not forgive a plan, whatever its shapes. */
const flawsOf = (lots: readonly LotSketch[], frontages: readonly number[], ground: Ground): number => {
  const houses = new Map(
    lots.flatMap(({ lot, keeps }) => keeps.filter(({ isHouse }) => isHouse).map(({ id }) => [id, lot])),
  );
  let flaws = 0;
  for (const [index, lot] of lots.entries()) {
    const annexes = lot.keeps.filter(({ isHouse, isTank }) => !isHouse && isTank !== true);
    const lost = annexes.filter(({ annexOf }) => annexOf !== undefined && houses.get(annexOf) !== lot.lot);
    flaws += ANNEX_LOST * lost.length;
    if (!hasHouse(lot) && annexes.length > 0) flaws += TO_CLEAR;
    if (hasHouse(lot) && (frontages[index] ?? 0) < ground.widths[0]) flaws += HOUSE_BEHIND;
  }
  return flaws;
};

/** Share of the site under strips costs land; a straight answer without any comes first. */
const worthOf = (shapes: readonly Shape[], access: AccessProof, siteArea: number): number => {
  const values = shapes.map(shapeValue);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const strips = access.passages
    .flatMap(({ stretches }) => stretches)
    .reduce((sum, { strip }) => sum + regionArea(strip), 0);
  return 0.75 * mean + 0.25 * Math.min(...values) - 0.25 * (strips / siteArea);
};

/** How many bent strips may still be drawn, and when. */
export type Bending = Pick<AccessGround, "bends" | "bend">;

const frontageFall = (lots: readonly LotSketch[], ground: Ground): Judgement | undefined => {
  const own = lots.map(({ main }) => longestFrontage(main, ground.isFront)).filter((length) => length > 0);
  const shortest = Math.min(...own);
  return shortest < ground.minFrontage ? falls("frontage", shortest, ground.minFrontage) : undefined;
};

interface Cut {
  readonly program: Program;
  readonly lots: readonly LotSketch[];
  readonly commons: readonly Region[];
  /** Of each lot as it is cut, before any strip is taken off it. */
  readonly shapes: readonly Shape[];
}

const judgeAccess = (cut: Cut, ground: Ground, bending: Bending): Judgement => {
  const { program, lots, commons } = cut;
  const faces = [...commons, ...lots.flatMap(({ parts }) => parts.slice(1))];
  if (ground.closed.length > 0 && faces.some(isBlockedOn({ walls: [], closed: ground.closed })))
    return falls("access", 0, ground.widths[0]);
  const proof = proveAccess(lots, commons, {
    isFront: ground.isFront,
    widths: ground.widths,
    isBlocked: isBlockedOn(ground),
    ...bending,
  });
  if (!proof.ok) return falls("access", proof.failure.measured, proof.failure.needed);
  const access = proof.value;
  if (!ground.easements && access.passages.length > 0) return falls("easement", 1, 0);
  const short = frontageFall(lots, ground);
  if (short !== undefined) return short;
  const shapes = access.bodies.map((body, index) => {
    const known = body === lots[index]?.main ? cut.shapes[index] : undefined;
    return known ?? shapeOf(body);
  });
  const narrow = widthFall(shapes, lots, ground);
  if (narrow === undefined) {
    const value = worthOf(shapes, access, regionArea(ground.region)) - flawsOf(lots, access.frontages, ground);
    return { holds: true, sketch: { program, lots, commons, access, shapes, value } };
  }
  const mayBend = bending.bend === "when-needed" && bending.bends.left > 0 && access.passages.length > 0;
  return mayBend ? judgeAccess(cut, ground, { ...bending, bend: "to-save-land" }) : narrow;
};

/** Runs one program and checks everything that does not need an envelope, cheapest first. */
export const judgeProgram = (
  program: Program,
  ground: Ground,
  bending: Bending = { bends: { left: 8 }, bend: "when-needed" },
): Judgement => {
  const pieces = solveProgram(program, ground.region);
  if (pieces === undefined) return falls("cut", 0, 1);
  const lots = gatherLots(pieces, ground.keeps);
  const small = areaFall(lots, ground);
  if (small !== undefined) return small;
  const shapes: Shape[] = [];
  for (const lot of lots) {
    const shape = shapeOf(lot.main);
    const narrow = widthFallOf(lot, shape, ground);
    if (narrow !== undefined) return narrow;
    shapes.push(shape);
  }
  const early = keepFall(lots, ground);
  if (early !== undefined) return early;
  const commons = pieces.flatMap(({ leaf, region }) => (leaf.kind === "common" ? [region] : []));
  return judgeAccess({ program, lots, commons, shapes }, ground, bending);
};
