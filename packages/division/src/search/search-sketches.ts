import { type Region, regionArea } from "@lotir/geometry";
import { longestFrontage } from "../access/longest-frontage.ts";
import { houseLayouts } from "../grammar/house-layouts.ts";
import { distinctLayouts, equalAreas, type Layout, layoutsOf } from "../grammar/layouts-of.ts";
import type { Program } from "../grammar/program.ts";
import { sweepPrograms } from "../grammar/sweep-programs.ts";
import type { Ground } from "../ground/ground.ts";
import { widthFor } from "../rules/passage.ts";
import { askedAreas } from "./asked-areas.ts";
import { hasBodies } from "./has-bodies.ts";
import { type Fall, judgeProgram, type Sketch } from "./judge-program.ts";
import { BENDS_EACH, type Misses, nearestMisses } from "./nearest-misses.ts";
import { polishNearMiss } from "./polish-near-miss.ts";
import { refineProgram } from "./refine-program.ts";
import { stripVariants } from "./strip-variants.ts";
import type { TakesHouses } from "./takes-houses.ts";

/** How much the search may do. Counted in candidates, so that the same budget always gives the same answer. */
export interface WorkBudget {
  /** Candidates judged for each number of lots. */
  readonly candidates: number;
  /** Candidates that hold looked at together: the best of the first handful that has plans are kept. */
  readonly enough: number;
  /** Best ones kept, and how many of them are refined. */
  readonly kept: number;
  readonly refined: number;
  /** Rank of the last candidate that may be reached by a bent strip. */
  readonly bends: number;
  /** Candidates that fail by little whose lines are moved, when none held. */
  readonly polished: number;
  /** Whether unequal shares are tried when equal ones leave no plan. */
  readonly unequal: boolean;
  /** What becomes of the next number of lots where one has no plan: looked for briefly, or no more. */
  readonly afterNone: "look-briefly" | "stop";
}

export const FULL_WORK: WorkBudget = {
  candidates: 360,
  enough: 20,
  kept: 6,
  refined: 2,
  bends: 16,
  polished: 3,
  unequal: true,
  afterNone: "look-briefly",
};

/** What a search for one number of lots found, and why the others fell. */
export interface SearchFindings {
  readonly count: number;
  readonly sketches: readonly Sketch[];
  readonly falls: readonly Fall[];
  /** The best of those that hold but take no house: what a refusal is told from when nothing else was found. */
  readonly houseless: readonly Sketch[];
  readonly seen: number;
  /** False when the caller stopped the search or candidates were left. */
  readonly complete: boolean;
}

/** Layouts in the order they are judged, drawn when those before them gave no plan. */
type Source = () => readonly Layout[];

const layoutsFor = (ground: Ground, count: number, areas: readonly number[] | undefined): Source[] => {
  const { region, isFront, keeps } = ground;
  if (areas !== undefined) {
    const orders = askedAreas(areas, count, regionArea(region));
    return [() => distinctLayouts(orders.flatMap((order) => layoutsOf(region, order, isFront)))];
  }
  const plain = (): Layout[] => sharesOf(region, count, ground).flatMap((shares) => layoutsOf(region, shares, isFront));
  if (keeps.length === 0) return [plain];
  const buildings = keeps.map(({ loop }) => loop);
  const houses = keeps.filter(({ isHouse }) => isHouse).map(({ loop }) => loop);
  const annexes = keeps.flatMap(({ loop, annexOf }) => {
    const house = annexOf === undefined ? undefined : keeps.find(({ id }) => id === annexOf)?.loop;
    return house === undefined ? [] : [{ loop, house }];
  });
  const shares = (piece: Region, lots: number): readonly number[][] => sharesOf(piece, lots, ground);
  return [
    () => houseLayouts(region, count, { buildings, houses, annexes, isFront, shares }),
    () => plain().slice(0, 60),
  ];
};

/** A usual lot of a larger operation, m² of ground: what is left beside such lots is a remainder. */
const CAPACITY_LOT = 1_300;

/**
 * Equal shares; where they would be too large to be lots, usual ones and what is left, at either end, then equal ones all
 * the same. Of two lots of a large ground neither is what is left.
 */
const sharesOf = (piece: Region, count: number, { largestLot, scale }: Ground): readonly number[][] => {
  const area = regionArea(piece);
  if (count < 3 || area / count <= largestLot) return [equalAreas(piece, count)];
  const lots = Array.from({ length: count - 1 }, () => CAPACITY_LOT * scale);
  const left = area - CAPACITY_LOT * scale * (count - 1);
  return [[...lots, left], [left, ...lots], equalAreas(piece, count)];
};

/** Six divisions of the area are tried after the equal one: each gets a part of the candidates. */
const UNEQUAL_PART = 3;

/** Shares tried when equal ones leave no plan: one lot larger or smaller by a quarter at either end, and two ladders. */
const unequalAreas = (area: number, count: number): number[][] => {
  const shares = (weights: readonly number[]): number[] => {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => (area * weight) / sum);
  };
  const flat = Array.from({ length: count }, () => 1);
  const ladder = flat.map((_, index) => 1.25 - (0.5 * index) / (count - 1));
  const ends = [1.25, 0.78].flatMap((weight) => [
    [weight, ...flat.slice(1)],
    [...flat.slice(1), weight],
  ]);
  return [ladder, [...ladder].reverse(), ...ends].map(shares);
};

/** A bound that no layout can beat: too little land, or no way in at all. */
const bound = (ground: Ground, count: number): Fall | undefined => {
  const hasHouse = ground.keeps.some(({ isHouse }) => isHouse);
  const least = ground.leastLot * (count - 1) + (hasHouse ? ground.leastHouseLot : ground.leastLot);
  const area = regionArea(ground.region);
  if (area < least) return { code: "area", measured: area, needed: least };
  const [front, needed] = [longestFrontage(ground.region, ground.isFront), widthFor(ground.widths, 1)];
  return front < needed ? { code: "access", measured: front, needed } : undefined;
};

/** The state of one search: what held, what fell, and what the budget leaves. */
class Hunt {
  readonly falls: Fall[] = [];
  readonly kept: Sketch[] = [];
  /** Barely take their houses: taken where, soon after them, nothing takes them surely. */
  private readonly doubtful: Sketch[] = [];
  private handfuls = 0;
  readonly houseless: Sketch[] = [];
  private readonly misses: Misses = { bodiless: [], narrow: [] };
  seen = 0;
  stopped = false;
  skipped = 0;
  private readonly ground: Ground;
  private readonly control: SearchControl;

  constructor(ground: Ground, control: SearchControl) {
    this.ground = ground;
    this.control = control;
  }

  /**
   * Judges layouts by handfuls of those that hold, best shapes first, until a handful has plans that may be drawn. What
   * may be bent depends on the rank of a candidate alone: a relaxed rule lets more candidates through, never fewer.
   */
  judgeAll(sources: readonly Source[], candidates = this.control.budget.candidates): void {
    const { enough, bends } = this.control.budget;
    let handful: Sketch[] = [];
    for (const { program } of this.atMost(candidates, sources)) {
      this.stopped ||= this.seen % 16 === 0 && this.control.shouldStop();
      if (this.stopped || this.kept.length > 0 || this.isPatienceOver()) break;
      this.seen += 1;
      const left = this.seen <= bends ? BENDS_EACH : 0;
      const judged = judgeProgram(program, this.ground, { bends: { left }, bend: "when-needed" });
      if (judged.holds) handful.push(judged.sketch);
      else this.fell(program, judged.fall);
      if (!judged.holds && judged.fall.code === "easement") handful.push(...this.withoutEasement(program));
      if (handful.length < enough) continue;
      this.keep(handful);
      handful = [];
    }
    if (this.kept.length === 0) this.keep(handful);
    this.settle();
  }

  /** Where nothing takes its houses surely, what barely does is better than nothing. */
  private settle(): void {
    if (this.kept.length === 0) this.kept.push(...this.doubtful.slice(0, this.control.budget.kept));
  }

  private isPatienceOver(): boolean {
    return this.doubtful.length > 0 && this.handfuls >= PATIENCE;
  }

  private *atMost(candidates: number, sources: readonly Source[]): Generator<Layout> {
    let left = candidates;
    for (const source of sources) {
      const layouts = left > 0 ? source() : [];
      this.skipped += left > 0 ? Math.max(0, layouts.length - left) : 1;
      yield* layouts.slice(0, Math.max(0, left));
      left -= layouts.length;
    }
  }

  private fell(program: Program, fall: Fall): void {
    this.falls.push(fall);
    if (fall.code === "width") this.misses.narrow.push({ program, share: fall.measured / fall.needed });
  }

  /** Moves the lines of the candidates that were nearest to hold, and keeps the first that then does. */
  polishNearest(areas: "free" | "kept"): void {
    const { ground, control } = this;
    const nearest = nearestMisses(this.misses, ground);
    const isEnough = (sketch: Sketch): boolean => {
      const judged = judgeProgram(sketch.program, ground, { bends: { left: BENDS_EACH }, bend: "when-needed" });
      if (judged.holds) this.keep([judged.sketch]);
      return this.kept.length > 0;
    };
    for (const sketch of nearest.slice(0, control.budget.polished)) {
      if (this.kept.length > 0 || this.stopped) return;
      this.stopped ||= control.shouldStop();
      polishNearMiss(sketch, ground, { areas, isEnough });
      this.settle();
    }
  }

  /** Judges every line of a sweep, straight strips alone, then looks at the best shapes of those that hold. */
  judgeSweep(programs: readonly Program[]): void {
    const held: Sketch[] = [];
    for (const program of programs) {
      this.stopped ||= this.seen % 16 === 0 && this.control.shouldStop();
      if (this.stopped) break;
      this.seen += 1;
      const judged = judgeProgram(program, this.ground, { bends: { left: 0 }, bend: "when-needed" });
      if (judged.holds) held.push(judged.sketch);
      else this.falls.push(judged.fall);
    }
    this.keep(worthLooking(held));
    this.settle();
  }

  /** Where no easement is allowed the strip must be owned by the lot it serves. */
  private withoutEasement(program: Program): Sketch[] {
    const allowed = judgeProgram(program, { ...this.ground, easements: true });
    return allowed.holds ? stripVariants(allowed.sketch, this.ground, { common: false }) : [];
  }

  private keep(sketches: readonly Sketch[]): void {
    this.handfuls += 1;
    for (const sketch of [...sketches].sort((a, b) => b.value - a.value)) {
      if (this.kept.length >= this.control.budget.kept) return;
      const chosen = this.acceptable(sketch);
      if (chosen !== undefined) this.kept.push(chosen);
    }
  }

  /** The sketch, or the same with bent strips where straight ones leave no body beside them. */
  private acceptable(sketch: Sketch): Sketch | undefined {
    if (hasBodies(sketch, this.ground)) {
      const taken = this.accepted(sketch);
      if (taken === undefined && this.doubtful.length === 0 && this.houseless.length < TOLD)
        this.houseless.push(sketch);
      return taken;
    }
    this.misses.bodiless.push(sketch);
    if (sketch.access.passages.length === 0) return undefined;
    const bent = judgeProgram(sketch.program, this.ground, { bends: { left: BENDS_EACH }, bend: "to-save-land" });
    return bent.holds && hasBodies(bent.sketch, this.ground) ? this.accepted(bent.sketch) : undefined;
  }

  private accepted(sketch: Sketch): Sketch | undefined {
    const taken = this.control.accepts(sketch);
    if (taken === "barely") this.doubtful.push(sketch);
    return taken === "sure" ? sketch : undefined;
  }
}

/** Of each direction of a sweep, the best shapes and the most room for a new house: the rest are their neighbours. */
const worthLooking = (held: readonly Sketch[]): Sketch[] => {
  const room = ({ lots }: Sketch): number =>
    Math.min(...lots.filter(({ keeps }) => !keeps.some(({ isHouse }) => isHouse)).map(({ area }) => area));
  const first = (sketches: readonly Sketch[], goal: (sketch: Sketch) => number): Sketch[] =>
    [...sketches].sort((a, b) => goal(b) - goal(a)).slice(0, 1);
  const byDirection = Map.groupBy(held, ({ program }) => (program.kind === "cut" ? program.normal : 0));
  return [...byDirection.values()].flatMap((same) => [
    ...new Set([...first(same, ({ value }) => value), ...first(same, room)]),
  ]);
};

/** Handfuls looked at before what barely takes its houses is taken. */
const PATIENCE = 3;

/** Sketches without room for a house that are kept to say by how much. */
const TOLD = 3;

/** What bounds a search: its budget, and a question asked now and then. */
export interface SearchControl {
  readonly budget: WorkBudget;
  readonly shouldStop: () => boolean;
  /** The last word on a candidate, asked of few: whether its lots take the houses wanted. */
  readonly accepts: (sketch: Sketch) => TakesHouses;
}

const refineBest = (
  sketches: readonly Sketch[],
  ground: Ground,
  asked: { most: number; areas: "free" | "kept"; accepts: (sketch: Sketch) => boolean },
): Sketch[] =>
  sketches
    .map((sketch, index) => {
      const better = index < asked.most ? refineProgram(sketch, ground, asked) : sketch;
      return better === sketch || (hasBodies(better, ground) && asked.accepts(better)) ? better : sketch;
    })
    .sort((a, b) => b.value - a.value);

/** Above it a plot that the grammar cannot cut in two has another trouble than the choice of a line, m². */
const SWEPT = 4_000;

const isSweepable = ({ keeps, region }: Ground): boolean => keeps.length > 0 && regionArea(region) <= SWEPT;

/** The plans of one number of lots, best first, each refined when it is among the very best. */
export const searchSketches = (
  ground: Ground,
  asked: { count: number; areas?: readonly number[] },
  control: SearchControl,
): SearchFindings => {
  const { count, areas } = asked;
  const blocked = bound(ground, count);
  if (blocked !== undefined) return { count, sketches: [], falls: [blocked], houseless: [], seen: 0, complete: true };
  const hunt = new Hunt(ground, control);
  hunt.judgeAll(layoutsFor(ground, count, areas));
  if (hunt.kept.length === 0 && areas === undefined && ground.keeps.length === 0 && control.budget.unequal) {
    for (const shares of unequalAreas(regionArea(ground.region), count)) {
      const unequal = (): Layout[] => layoutsOf(ground.region, shares, ground.isFront);
      hunt.judgeAll([unequal], control.budget.candidates / UNEQUAL_PART);
    }
  }
  if (hunt.kept.length === 0 && areas === undefined && count === 2 && isSweepable(ground)) {
    hunt.judgeSweep(
      sweepPrograms(ground.region, {
        buildings: ground.keeps.map(({ loop }) => loop),
        isFront: ground.isFront,
        scale: ground.scale,
        least: Math.min(ground.leastLot, ground.leastHouseLot),
      }),
    );
  }
  if (hunt.kept.length === 0 && !hunt.stopped && control.budget.polished > 0)
    hunt.polishNearest(areas === undefined ? "free" : "kept");
  // A plan of many lots costs as much to refine as several of few.
  const most = control.budget.refined - (count > 4 && control.budget.refined > 1 ? 1 : 0);
  // A finer drawing of a plan must hold as the plan does.
  const sureness = hunt.kept[0] === undefined ? "no" : control.accepts(hunt.kept[0]);
  const accepts = (sketch: Sketch): boolean => {
    const taken = control.accepts(sketch);
    return taken === "sure" || taken === sureness;
  };
  const sketches = refineBest(hunt.kept, ground, { most, areas: areas === undefined ? "free" : "kept", accepts });
  const { falls, houseless } = hunt;
  return { count, sketches, falls, houseless, seen: hunt.seen, complete: !hunt.stopped && hunt.skipped === 0 };
};
