import { type Region, regionArea } from "@lotir/geometry";
import { editProgram } from "./edit-program.ts";
import { lotsOf, type Program } from "./program.ts";
import { solveProgram } from "./solve-program.ts";

/** What must stay as it is while a lot takes another area. */
export interface LockedParts {
  /** Ranks in `cutsOf`. */
  readonly cuts: readonly number[];
  readonly lots: readonly number[];
}

interface Ancestor {
  readonly cut: number;
  /** 1 when the lot lies below the cut, −1 above. */
  readonly side: 1 | -1;
  readonly depth: number;
}

/** The cuts that bound a lot, the nearest first: those with the lot on one side alone. */
const ancestorsOf = (program: Program, lot: number): Ancestor[] => {
  const found: Ancestor[] = [];
  const counter = { next: 0 };
  const visit = (node: Program, depth: number): void => {
    if (node.kind !== "cut") return;
    const cut = counter.next;
    counter.next += 1;
    const [below, above] = [lotsOf(node.below).includes(lot), lotsOf(node.above).includes(lot)];
    if (below !== above) found.push({ cut, side: below ? 1 : -1, depth });
    visit(node.below, depth + 1);
    visit(node.above, depth + 1);
  };
  visit(program, 0);
  return found.toSorted((a, b) => b.depth - a.depth);
};

/** Areas by lot, m² of the plane; undefined where the program does not run. */
const areasOf = (program: Program, ground: Region): ReadonlyMap<number, number> | undefined => {
  const pieces = solveProgram(program, ground);
  if (pieces === undefined) return undefined;
  const areas = new Map<number, number>();
  for (const { leaf, region } of pieces)
    if (leaf.kind === "lot") areas.set(leaf.lot, (areas.get(leaf.lot) ?? 0) + regionArea(region));
  return areas;
};

/** Ground below a cut as it stands, m² of the plane. */
const belowOf = (program: Program, rank: number, ground: Region): number | undefined => {
  const pieces = solveProgram(program, ground);
  if (pieces === undefined) return undefined;
  const counter = { cut: 0, leaf: 0 };
  let sum: number | undefined;
  const visit = (node: Program): number => {
    if (node.kind !== "cut") {
      const area = pieces[counter.leaf];
      counter.leaf += 1;
      return area === undefined ? 0 : regionArea(area.region);
    }
    const own = counter.cut;
    counter.cut += 1;
    const below = visit(node.below);
    if (own === rank) sum = below;
    return below + visit(node.above);
  };
  visit(program);
  return sum;
};

/** Nearer than that an area is the one asked, m². */
const EXACT = 0.005;
const STEPS = 12;

const areLocked = (
  locked: LockedParts,
  before: ReadonlyMap<number, number>,
  now: ReadonlyMap<number, number>,
): boolean => locked.lots.every((lot) => Math.abs((before.get(lot) ?? 0) - (now.get(lot) ?? 0)) < EXACT);

/** Moves one cut until the lot has its area; undefined when that cut cannot give it, or moves what is locked. */
const movedBy = (
  program: Program,
  ground: Region,
  { ancestor, lot, target, locked }: { ancestor: Ancestor; lot: number; target: number; locked: LockedParts },
): Program | undefined => {
  const before = areasOf(program, ground);
  let below = belowOf(program, ancestor.cut, ground);
  let current = program;
  for (let step = 0; step < STEPS; step += 1) {
    const now = areasOf(current, ground);
    const area = now?.get(lot);
    if (before === undefined || now === undefined || area === undefined || below === undefined) return undefined;
    if (Math.abs(area - target) < EXACT) return areLocked(locked, before, now) ? current : undefined;
    below += ancestor.side * (target - area);
    if (!(below > 0)) return undefined;
    current = editProgram(program, { cut: ancestor.cut, place: { by: "area", below } });
  }
  return undefined;
};

/**
 * The program in which a lot has that area, m² of the plane, by moving one limit of it: the nearest that can, and that leaves
 * what is locked as it is. Undefined when none can.
 */
export const withLotArea = (
  program: Program,
  ground: Region,
  { lot, area, locked }: { readonly lot: number; readonly area: number; readonly locked: LockedParts },
): Program | undefined => {
  for (const ancestor of ancestorsOf(program, lot)) {
    if (locked.cuts.includes(ancestor.cut)) continue;
    const made = movedBy(program, ground, { ancestor, lot, target: area, locked });
    if (made !== undefined) return made;
  }
  return undefined;
};
