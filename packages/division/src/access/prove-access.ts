import { failure, type Result, success } from "@lotir/foncier";
import type { Region, Vertex } from "@lotir/geometry";
import { type AccessGap, type AccessProof, type Passage, type WaySide, widthFor } from "../rules/passage.ts";
import { stripArea, without } from "./bent-strip.ts";
import { type CommonWay, commonWay } from "./common-way.ts";
import {
  type AccessGround,
  bentWays,
  type Chain,
  chainsTo,
  contactTable,
  leastOf,
  straightWays,
  type Way,
  waysThrough,
} from "./find-ways.ts";
import { type IsFront, longestFrontage } from "./longest-frontage.ts";

/** What the grid may take off a width, m. */
const ROUNDING = 1e-4;

/** A lot as access sees it: the main piece strips may cross, and every piece it may enter by. */
export interface Reachable {
  readonly main: Region;
  readonly parts: readonly Region[];
  /** The flank that its way over others follows, where it can. */
  readonly way?: WaySide | undefined;
}

const onTheRoad = ({ chain }: Way): number | undefined => chain.over[chain.over.length - 1];

/** Two ways that come in along the same flank of the same lot share their strip there. */
const sharesEntry = (a: Way, b: Way): boolean => onTheRoad(a) === onTheRoad(b) && a.forward === b.forward;

/** Land a way takes beyond the strips that earlier ways already take along the same flank. */
const newLand = (way: Way, earlier: readonly Way[]): number => {
  const shared = new Set(earlier.filter((each) => sharesEntry(each, way)).flatMap(({ chain }) => chain.over));
  return stripArea(way.stretches.filter(({ over }) => !shared.has(over)).map(({ strip }) => strip));
};

interface WayGround extends AccessGround {
  readonly frontages: readonly number[];
  readonly contactOf: ReturnType<typeof contactTable>;
}

/** The way over few lots that takes least land; bent strips are only drawn where no straight one of that many lots goes. */
const bestWay = (
  lots: readonly Region[],
  asked: { served: number; earlier: readonly Way[]; along?: WaySide | undefined },
  ground: WayGround,
): Way | undefined => {
  const { served, earlier, along } = asked;
  const width = widthFor(ground.widths, 1);
  for (const chains of byLength(chainsTo({ served, least: width }, ground.frontages, ground.contactOf))) {
    const best = (draw: typeof waysThrough): Way | undefined =>
      leastOf(
        chains.flatMap((chain) =>
          draw(lots, { chain, served, width, ...(along === undefined ? {} : { along }) }, ground),
        ),
        (way) => newLand(way, earlier),
      );
    const way = ground.bend === "to-save-land" ? best(waysThrough) : (best(straightWays) ?? best(bentWays));
    if (way !== undefined) return way;
  }
  return undefined;
};

/** Chains of one number of lots together, the shortest first. */
function* byLength(chains: Iterable<Chain>): Generator<Chain[]> {
  let together: Chain[] = [];
  for (const chain of chains) {
    if (together[0] !== undefined && together[0].over.length < chain.over.length) {
      yield together;
      together = [];
    }
    together.push(chain);
  }
  if (together.length > 0) yield together;
}

const passageOf = (
  lots: readonly Region[],
  asked: { served: number; way: Way; dwellings: number },
  ground: AccessGround,
): Passage | undefined => {
  const { served, way, dwellings } = asked;
  const width = widthFor(ground.widths, dwellings);
  const wide =
    width === way.width
      ? way
      : leastOf(
          waysThrough(lots, { chain: way.chain, served, width, along: way.forward ? "left" : "right" }, ground),
          ({ area }) => area,
        );
  if (wide === undefined) return undefined;
  return { serves: served, stretches: wide.stretches, width, dwellings, length: wide.length };
};

const passagesOf = (
  lots: readonly Region[],
  ways: readonly { served: number; way: Way }[],
  ground: AccessGround,
): Passage[] | undefined => {
  const passages: Passage[] = [];
  for (const { served, way } of ways) {
    const dwellings = ways.filter((other) => sharesEntry(other.way, way)).length;
    const passage = passageOf(lots, { served, way, dwellings }, ground);
    if (passage === undefined) return undefined;
    passages.push(passage);
  }
  return passages;
};

const bodiesAfter = (lots: readonly Region[], passages: readonly Passage[]): Region[] | undefined => {
  const bodies = [...lots];
  const crossed = new Set<number>();
  for (const { over, strip, rest } of passages.flatMap(({ stretches }) => stretches)) {
    const body = crossed.has(over) && bodies[over] !== undefined ? without(bodies[over], strip) : rest;
    if (body === undefined) return undefined;
    bodies[over] = body;
    crossed.add(over);
  }
  return bodies;
};

const ownFrontage = ({ parts }: Reachable, isFront: IsFront): number =>
  parts.reduce((best, part) => Math.max(best, longestFrontage(part, isFront)), 0);

/** The common faces that let vehicles in, for as many dwellings as have no frontage of their own, and two at least. */
const openCommons = (
  lots: readonly Region[],
  commons: readonly Region[],
  ground: AccessGround & { frontages: readonly number[] },
): { readonly ways: readonly CommonWay[]; readonly width: number } => {
  const own = widthFor(ground.widths, 1);
  const dwellings = Math.max(2, ground.frontages.filter((frontage) => frontage < own - ROUNDING).length);
  const { isFront, widths } = ground;
  const ways = commons.flatMap((common) => commonWay(common, lots, { isFront, widths, dwellings }) ?? []);
  return { ways, width: widthFor(widths, dwellings) };
};

/** Common faces let in as a road does: a lot that touches one may be crossed to reach another. */
const withCommons = (
  ground: AccessGround,
  commons: readonly CommonWay[],
  frontages: readonly number[],
): { readonly entered: AccessGround; readonly entries: readonly number[] } => {
  if (commons.length === 0) return { entered: ground, entries: frontages };
  const tags = new Set(commons.map(({ tag }) => tag));
  const own = widthFor(ground.widths, 1);
  const byCommon = new Set(commons.flatMap(({ lots }) => lots));
  return {
    entered: { ...ground, isFront: (tag) => tags.has(tag) || ground.isFront(tag) },
    entries: frontages.map((frontage, index) => (byCommon.has(index) ? Math.max(frontage, own) : frontage)),
  };
};

const squaredGap = (lot: Region, gates: readonly Vertex[]): number => {
  let least = Infinity;
  for (const { x, y } of lot.outer)
    for (const gate of gates) least = Math.min(least, (gate.x - x) * (gate.x - x) + (gate.y - y) * (gate.y - y));
  return least;
};

/** Those of some lots from the nearest to the road to the farthest: an order of the ground, whatever their numbers. */
const nearestFirst = (asked: readonly number[], lots: readonly Region[], isFront: IsFront): readonly number[] => {
  if (asked.length < 2) return asked;
  const gates = lots.flatMap(({ outer }) => outer.filter(({ edge }) => isFront(edge)));
  const away = new Map(asked.map((index) => [index, squaredGap(lots[index] ?? { outer: [], holes: [] }, gates)]));
  return asked.toSorted((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0) || a - b);
};

/**
 * Proves that every lot reaches the road: by its own frontage (its own strip included), by a common face, or by a strip
 * of the width asked over other lots. A strip that serves several lots is as wide as they need together.
 */
export const proveAccess = (
  lots: readonly Reachable[],
  commons: readonly Region[],
  ground: AccessGround,
): Result<AccessProof, AccessGap> => {
  const mains = lots.map(({ main }) => main);
  const frontages = lots.map((lot) => ownFrontage(lot, ground.isFront));
  const open = openCommons(mains, commons, { ...ground, frontages });
  // A face in common that lets nobody in is no way: it may not be used to lose an arm of the plot.
  if (open.ways.length < commons.length) return failure({ lot: 0, measured: 0, needed: open.width });
  const byCommon = [...new Set(open.ways.flatMap((way) => way.lots))];
  const { entered, entries } = withCommons(ground, open.ways, frontages);
  const own = widthFor(ground.widths, 1);
  const contactOf = contactTable(mains);
  const ways: { served: number; way: Way }[] = [];
  const shut = [...mains.keys()].filter(
    (index) => (frontages[index] ?? 0) < own - ROUNDING && !byCommon.includes(index),
  );
  for (const served of nearestFirst(shut, mains, entered.isFront)) {
    const frontage = frontages[served] ?? 0;
    const earlier = ways.map((each) => each.way);
    const wayGround = { ...entered, frontages: entries, contactOf };
    const along = lots[served]?.way;
    const chosen = along && bestWay(mains, { served, earlier, along }, wayGround);
    // A flank that was chosen and lets nobody through is a wish: the lot is not lost for it.
    const way = chosen ?? bestWay(mains, { served, earlier }, wayGround);
    if (way === undefined) return failure({ lot: served, measured: frontage, needed: own });
    ways.push({ served, way });
  }
  const passages = passagesOf(mains, ways, entered);
  const bodies = passages === undefined ? undefined : bodiesAfter(mains, passages);
  if (passages === undefined || bodies === undefined) {
    // A way that holds for one dwelling may not for all that share it: others are then drawn, bent ones included.
    if (ground.bend === "when-needed" && ground.bends.left > 0)
      return proveAccess(lots, commons, { ...ground, bend: "to-save-land" });
    return failure({ lot: ways[0]?.served ?? 0, measured: 0, needed: own });
  }
  return success({ frontages, passages, byCommon, commonWidth: open.width, bodies });
};
