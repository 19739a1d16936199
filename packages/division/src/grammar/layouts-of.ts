import { cutForArea, type Region, regionArea, splitRegion } from "@lotir/geometry";
import { type IsFront, longestFrontage } from "../access/longest-frontage.ts";
import { shapeOf } from "../shape/shape-of.ts";
import { shapeValue } from "../shape/shape-value.ts";
import { directionsOf, normalOf } from "./directions-of.ts";
import type { Program } from "./program.ts";

/** A way of cutting a piece into lots, and how good its shapes are. `program` numbers the lots from 1 in order. */
export interface Layout {
  readonly program: Program;
  /** Sum of the values of its lots. */
  readonly value: number;
  readonly worst: number;
}

/** Frontage under which a lot will need a passage, whatever the rules say: a handicap of order, never a filter. */
export const OWN_WAY = 3;
const HANDICAP = 0.04;

interface Level {
  readonly directions: number;
  readonly keep: number;
  readonly deepest: boolean;
}

/** How far the grammar goes for a number of lots: directions at each depth. More lots, fewer directions each. */
const levelsFor = (lots: number): readonly Level[] => {
  const [first, second, third] = lots <= 3 ? [10, 4, 3] : lots === 4 ? [8, 4, 2] : lots === 5 ? [7, 3, 2] : [6, 2, 1];
  return [
    { directions: first, keep: 400, deepest: false },
    { directions: second, keep: 3, deepest: lots > 5 },
    { directions: third, keep: 2, deepest: true },
  ];
};

const KNOWN = new Map<number, readonly number[][]>();

const compositionsOf = (count: number): readonly number[][] => {
  if (count === 0) return [[]];
  const known = KNOWN.get(count) ?? listCompositions(count);
  KNOWN.set(count, known);
  return known;
};

const listCompositions = (count: number): number[][] =>
  Array.from({ length: count }, (_, i) => i + 1).flatMap((first) =>
    compositionsOf(count - first).map((rest) => [first, ...rest]),
  );

/** One lot, as a layout. */
export const leafLayout = (region: Region, isFront: IsFront): Layout => {
  const value = shapeValue(shapeOf(region)) - (longestFrontage(region, isFront) >= OWN_WAY ? 0 : HANDICAP);
  return { program: { kind: "lot", lot: 1 }, value, worst: value };
};

/** The same program with every lot's number moved up. */
export const renumber = (program: Program, by: number): Program => {
  if (by === 0) return program;
  if (program.kind === "lot") return { kind: "lot", lot: program.lot + by };
  if (program.kind !== "cut") return program;
  return { ...program, below: renumber(program.below, by), above: renumber(program.above, by) };
};

/** The slices of a piece between two shares of its area, along one direction; each is cut once and remembered. */
class Slices {
  private readonly lower = new Map<number, { slice: Region; rest: Region } | undefined>();
  private readonly between = new Map<number, Region | undefined>();
  private readonly region: Region;
  private readonly normal: number;
  private readonly sums: readonly number[];

  constructor(region: Region, normal: number, targets: readonly number[]) {
    this.region = region;
    this.normal = normal;
    let sum = 0;
    this.sums = [0, ...targets.map((target) => (sum += target))];
  }

  areaUpTo(index: number): number {
    return this.sums[index] ?? 0;
  }

  private cut(region: Region, area: number): { slice: Region; rest: Region } | undefined {
    const line = cutForArea(region, { nx: Math.cos(this.normal), ny: Math.sin(this.normal) }, area);
    const split = splitRegion(region, line, -1);
    const [slice] = split.below;
    const [rest] = split.above;
    if (slice === undefined || rest === undefined || split.below.length + split.above.length > 2) return undefined;
    return { slice, rest };
  }

  private from(start: number): { rest: Region } | undefined {
    if (start === 0) return { rest: this.region };
    if (!this.lower.has(start)) this.lower.set(start, this.cut(this.region, this.areaUpTo(start)));
    return this.lower.get(start);
  }

  slice(start: number, end: number): Region | undefined {
    const key = start * 64 + end;
    if (!this.between.has(key)) {
      const rest = this.from(start)?.rest;
      const isLast = end === this.sums.length - 1;
      const area = this.areaUpTo(end) - this.areaUpTo(start);
      this.between.set(key, rest === undefined || isLast ? rest : this.cut(rest, area)?.slice);
    }
    return this.between.get(key);
  }
}

const product = (options: readonly (readonly Layout[])[]): Layout[][] =>
  options.reduce<Layout[][]>((all, each) => all.flatMap((head) => each.map((next) => [...head, next])), [[]]);

/** Slices side by side, whose program is only written when it is read: most layouts are weighed, and few are kept. */
class Stack implements Layout {
  readonly value: number;
  readonly worst: number;
  private readonly parts: readonly Layout[];
  private readonly composition: readonly number[];
  private readonly normal: number;
  private readonly areas: readonly number[];

  constructor(parts: readonly Layout[], composition: readonly number[], slices: { normal: number; areas: number[] }) {
    this.parts = parts;
    this.composition = composition;
    this.normal = slices.normal;
    this.areas = slices.areas;
    let [value, worst] = [0, Infinity];
    for (const part of parts) {
      value += part.value;
      worst = Math.min(worst, part.worst);
    }
    this.value = value;
    this.worst = worst;
  }

  get program(): Program {
    let placed = this.composition.reduce((sum, count) => sum + count, 0);
    let program: Program | undefined;
    for (let index = this.parts.length - 1; index >= 0; index -= 1) {
      placed -= this.composition[index] ?? 0;
      const part = this.parts[index];
      if (part === undefined) continue;
      const below = renumber(part.program, placed);
      const area = this.areas[index] ?? 0;
      program =
        program === undefined
          ? below
          : { kind: "cut", normal: this.normal, place: { by: "area", below: area }, below, above: program };
    }
    return program ?? { kind: "lot", lot: 1 };
  }
}

/** How the cuts of a program hang together, whatever their directions and places. */
const treeOf = (program: Program): string =>
  program.kind === "cut" ? `(${treeOf(program.below)}${treeOf(program.above)})` : "l";

/** Values nearer than that are the same shapes found by another order of cuts: noise must not choose between them. */
const SAME_VALUE = 1e-9;
const rounded = (value: number): number => Math.round(value / SAME_VALUE);

const byValue = (a: Layout, b: Layout): number => {
  const gap = rounded(b.value + b.worst) - rounded(a.value + a.worst);
  if (gap !== 0) return gap;
  const [one, other] = [treeOf(a.program), treeOf(b.program)];
  return one < other ? -1 : one > other ? 1 : 0;
};

/** Best first; two layouts of the very same shapes are one found twice by different orders of cuts. */
export const distinctLayouts = (layouts: Layout[]): Layout[] =>
  layouts.sort(byValue).filter((layout, index) => {
    const before = layouts[index - 1];
    return (
      before === undefined ||
      Math.abs(before.value - layout.value) > 2 * SAME_VALUE ||
      Math.abs(before.worst - layout.worst) > 2 * SAME_VALUE
    );
  });

/**
 * Every layout of the grammar for lots of the given areas (m², in order, summing to the piece's): parallel slices in one
 * direction, each sliced again in another, three deep. What is tried depends on the ground and the areas alone, never on
 * a rule's value, so that relaxing a rule cannot lose a plan. Best shapes first.
 */
export const layoutsOf = (
  region: Region,
  targets: readonly number[],
  isFront: IsFront,
  from: { depth: number; lots: number } = { depth: 0, lots: targets.length },
): Layout[] => {
  if (targets.length === 1) return [leafLayout(region, isFront)];
  const level = levelsFor(from.lots)[from.depth];
  if (level === undefined) return [];
  const compositions = compositionsOf(targets.length).filter((composition) =>
    level.deepest ? composition.length === targets.length : composition.length > 1,
  );
  const layouts: Layout[] = [];
  for (const direction of directionsOf(region, isFront, level.directions)) {
    const normal = normalOf(direction, region, isFront);
    const slices = new Slices(region, normal, targets);
    const parts = new Map<number, readonly Layout[]>();
    const optionsFor = (start: number, end: number): readonly Layout[] => {
      const key = start * 64 + end;
      const known = parts.get(key);
      if (known !== undefined) return known;
      const slice = slices.slice(start, end);
      const found =
        slice === undefined
          ? []
          : layoutsOf(slice, targets.slice(start, end), isFront, { depth: from.depth + 1, lots: from.lots });
      parts.set(key, found);
      return found;
    };
    for (const composition of compositions) {
      let start = 0;
      const areas: number[] = [];
      const options = composition.map((count) => {
        areas.push(slices.areaUpTo(start + count) - slices.areaUpTo(start));
        start += count;
        return optionsFor(start - count, start);
      });
      for (const chosen of product(options.map((each) => each.slice(0, composition.length > 2 ? 2 : 3)))) {
        layouts.push(new Stack(chosen, composition, { normal, areas }));
      }
    }
  }
  return distinctLayouts(layouts).slice(0, level.keep);
};

/** Targets of equal areas for a region. */
export const equalAreas = (region: Region, count: number): number[] =>
  Array.from({ length: count }, () => regionArea(region) / count);
