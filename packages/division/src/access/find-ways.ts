import type { Line, MultiPolygon, Region, Vertex } from "@lotir/geometry";
import type { AccessWidths, Stretch } from "../rules/passage.ts";
import { entryEdges, letsThrough, stripArea, stripFollowing, without } from "./bent-strip.ts";
import { type Contact, contactsOf } from "./contacts-of.ts";
import type { IsFront } from "./longest-frontage.ts";
import { type Flank, flanksOf, inwardNormals, reachOf, stripBehind } from "./strip-along.ts";

/** What access is judged on: which edges are road, the widths asked, and what a strip must not run into. */
export interface AccessGround {
  readonly isFront: IsFront;
  readonly widths: AccessWidths;
  readonly isBlocked: (strip: Region) => boolean;
  /** Bent strips cost a hundred straight ones: how many may still be drawn. Counted down. */
  readonly bends: { left: number };
  /** Bent strips only where no straight one goes through (search), or also where they save land (final drawing). */
  readonly bend: "when-needed" | "to-save-land";
  /** For a plan that is drawn every strip is tried; a search takes long straight ones as they are. */
  readonly isDrawn?: boolean;
}

/** Lots to cross, from the one next to the served lot to the one on the road, with their contacts in turn. */
export interface Chain {
  readonly over: readonly number[];
  readonly contacts: readonly Contact[];
}

/** One way through a chain along a flank. */
export interface Way {
  readonly chain: Chain;
  /** Left or right flank seen from the served lot. */
  readonly forward: boolean;
  readonly stretches: readonly Stretch[];
  readonly width: number;
  readonly length: number;
  readonly area: number;
}

/** Most lots a strip may cross. */
const LONGEST_CHAIN = 8;

/** The longest contact of two lots, read along the first one; worked out once for a plan. */
export const contactTable = (lots: readonly Region[]): ((lot: number, other: number) => Contact | undefined) => {
  const known = new Map<number, Contact | undefined>();
  return (lot, other) => {
    const key = lot * lots.length + other;
    const [a, b] = [lots[lot], lots[other]];
    if (!known.has(key) && a !== undefined && b !== undefined) {
      const best = contactsOf(a, b).reduce<Contact | undefined>(
        (most, each) => (most === undefined || each.length > most.length ? each : most),
        undefined,
      );
      known.set(key, best);
    }
    return known.get(key);
  };
};

/** Chains that lead to the road, by number of lots crossed; `frontages` and contacts must be `least` wide. */
export function* chainsTo(
  asked: { served: number; least: number },
  frontages: readonly number[],
  contactOf: (lot: number, other: number) => Contact | undefined,
): Generator<Chain> {
  let open: Chain[] = [{ over: [], contacts: [] }];
  for (let crossed = 1; crossed <= LONGEST_CHAIN && open.length > 0; crossed += 1) {
    const longer: Chain[] = [];
    for (const chain of open) {
      const last = chain.over[chain.over.length - 1] ?? asked.served;
      for (const index of frontages.keys()) {
        if (index === asked.served || chain.over.includes(index)) continue;
        const contact = contactOf(index, last);
        if (contact === undefined || contact.length < asked.least) continue;
        const next = { over: [...chain.over, index], contacts: [...chain.contacts, contact] };
        if ((frontages[index] ?? 0) >= asked.least) yield next;
        else longer.push(next);
      }
    }
    open = longer;
  }
}

/** One lot of a chain with both ends of the way through it. */
interface Link {
  readonly over: number;
  readonly lot: Region;
  readonly contact: Contact;
  readonly isEntry: (tag: number) => boolean;
}

const linksOf = (lots: readonly Region[], chain: Chain, isFront: IsFront): Link[] =>
  chain.over.flatMap((over, place): Link[] => {
    const [lot, contact, entry] = [lots[over], chain.contacts[place], chain.contacts[place + 1]];
    if (lot === undefined || contact === undefined) return [];
    return [{ over, lot, contact, isEntry: entry === undefined ? isFront : (tag) => tag === entry.tag }];
  });

const stretchesBehind = (links: readonly Link[], line: Line): { stretches: Stretch[]; reach: number } | undefined => {
  const stretches: Stretch[] = [];
  let reach = -Infinity;
  for (const { over, lot, contact, isEntry } of links) {
    const cut = stripBehind(lot, line, { isEntry, contact });
    if (cut === undefined) return undefined;
    stretches.push({ over, strip: cut.strip, rest: cut.rest });
    reach = Math.max(reach, cut.reach);
  }
  return { stretches, reach };
};

/** Moves the line until the strip is wide enough everywhere: a flank may bulge in a lot further on. */
const straight = (links: readonly Link[], line: Line, width: number): readonly Stretch[] | undefined => {
  let tried = line;
  for (let round = 0; round < 3; round += 1) {
    const found = stretchesBehind(links, tried);
    if (found === undefined) return undefined;
    if (found.reach <= tried.t - width + 1e-6) return found.stretches;
    tried = { ...tried, t: found.reach + width };
  }
  return undefined;
};

const lengthOf = (path: readonly Vertex[]): number =>
  path.reduce((sum, vertex, index) => {
    const next = path[index + 1];
    return next === undefined ? sum : sum + Math.hypot(next.x - vertex.x, next.y - vertex.y);
  }, 0);

const flankThrough = (links: readonly Link[], forward: boolean): Vertex[] | undefined => {
  const path: Vertex[] = [];
  for (const { lot, contact, isEntry } of links) {
    const flank = flanksOf(lot, contact, isEntry).find((each) => each.forward === forward);
    if (flank === undefined) return undefined;
    path.push(...flank.path);
  }
  return path;
};

/** Whether a vehicle goes through the stretches from end to end, by the erosion test. */
const isPassable = ({ links, served }: Route, stretches: readonly Stretch[], width: number): boolean => {
  const last = links[links.length - 1];
  if (last === undefined) return false;
  const entry: MultiPolygon = entryEdges(last.lot, last.isEntry);
  const strips = stretches.map(({ strip }) => strip);
  return letsThrough(strips, width, { entry, served });
};

const bent = (links: readonly Link[], path: readonly Vertex[], width: number): readonly Stretch[] | undefined => {
  if (path.length < 2) return undefined;
  const stretches: Stretch[] = [];
  for (const { over, lot } of links) {
    const strip = stripFollowing(lot, path, width);
    const rest = strip === undefined ? undefined : without(lot, strip);
    if (strip === undefined || rest === undefined) return undefined;
    stretches.push({ over, strip, rest });
  }
  return stretches;
};

/** A strip shorter than this many widths may be a mere corner: it is tested as a bent one is. */
const SHORT = 3;

/** A straight strip that takes this much more than its length times its width is worth bending. */
const WASTE = 1.12;

/** What a way is asked for: the chain it follows, the lot it serves, its width, and one flank alone where that is known. */
export interface AskedWay {
  readonly chain: Chain;
  readonly served: number;
  readonly width: number;
  readonly along?: "left" | "right";
}

interface Route {
  readonly links: readonly Link[];
  readonly served: Region;
  readonly flanks: readonly Flank[];
}

const routeOf = (lots: readonly Region[], { chain, served, along }: AskedWay, isFront: IsFront): Route | undefined => {
  const links = linksOf(lots, chain, isFront);
  const [first] = links;
  const lot = lots[served];
  if (first === undefined || lot === undefined || links.length !== chain.over.length) return undefined;
  // The shorter flank first: the bends that are left must not go by which side is called left.
  const flanks = flanksOf(first.lot, first.contact, first.isEntry).sort((a, b) => lengthOf(a.path) - lengthOf(b.path));
  return {
    links,
    served: lot,
    flanks: along === undefined ? flanks : flanks.filter(({ forward }) => (along === "left") === forward),
  };
};

/** A way drawn but not yet tried: what runs into something, or lets no vehicle through, is asked last, for it costs most. */
export interface DrawnWay extends Way {
  readonly holds: () => boolean;
}

const drawn = (
  stretches: readonly Stretch[],
  at: { asked: AskedWay; route: Route; flank: Flank; isSure: boolean },
  ground: AccessGround,
): DrawnWay => {
  const { asked, route, flank, isSure } = at;
  const { chain, width } = asked;
  const area = stripArea(stretches.map(({ strip }) => strip));
  const way: Way = { chain, forward: flank.forward, stretches, width, length: lengthOf(flank.path), area };
  const tried = (): boolean =>
    !stretches.some(({ strip }) => ground.isBlocked(strip)) && (isSure || isPassable(route, stretches, width));
  let known: boolean | undefined;
  return { ...way, holds: () => (known ??= tried()) };
};

const straightAlong = (asked: AskedWay, route: Route, flank: Flank, ground: AccessGround): DrawnWay[] => {
  const { width } = asked;
  const isSure = ground.bend === "when-needed" && ground.isDrawn !== true && lengthOf(flank.path) > SHORT * width;
  return inwardNormals(flank.path, flank.forward).flatMap((normal) => {
    const stretches = straight(route.links, { ...normal, t: reachOf(flank.path, normal) + width }, width);
    return stretches === undefined ? [] : [drawn(stretches, { asked, route, flank, isSure }, ground)];
  });
};

const bentAlong = (asked: AskedWay, route: Route, flank: Flank, ground: AccessGround): DrawnWay[] => {
  if (ground.bends.left <= 0) return [];
  const whole = flankThrough(route.links, flank.forward);
  if (whole === undefined) return [];
  ground.bends.left -= 1;
  const stretches = bent(route.links, whole, asked.width);
  return stretches === undefined ? [] : [drawn(stretches, { asked, route, flank, isSure: false }, ground)];
};

/** The straight ways through a chain, not tried yet. */
export const straightWays = (lots: readonly Region[], asked: AskedWay, ground: AccessGround): DrawnWay[] => {
  const route = routeOf(lots, asked, ground.isFront);
  return route === undefined ? [] : route.flanks.flatMap((flank) => straightAlong(asked, route, flank, ground));
};

/** The ways that follow the bends of a chain's flanks, not tried yet. */
export const bentWays = (lots: readonly Region[], asked: AskedWay, ground: AccessGround): DrawnWay[] => {
  const route = routeOf(lots, asked, ground.isFront);
  return route === undefined ? [] : route.flanks.flatMap((flank) => bentAlong(asked, route, flank, ground));
};

/**
 * The ways through a chain along each flank, not tried yet but where it must be known: straight ones, and bent ones where
 * that saves land or none of the others holds.
 */
export const waysThrough = (lots: readonly Region[], asked: AskedWay, ground: AccessGround): DrawnWay[] => {
  const route = routeOf(lots, asked, ground.isFront);
  if (route === undefined) return [];
  return route.flanks.flatMap((flank): DrawnWay[] => {
    const ways = straightAlong(asked, route, flank, ground);
    if (ground.bends.left <= 0) return ways;
    const best = leastOf(ways, ({ area }) => area);
    const whole = best === undefined ? undefined : flankThrough(route.links, flank.forward);
    const most = ground.bend === "when-needed" ? Infinity : WASTE * asked.width * lengthOf(whole ?? []);
    if (best !== undefined && (whole === undefined || best.area <= most)) return ways;
    return [...ways, ...bentAlong(asked, route, flank, ground)];
  });
};

/** The one that costs least among those that hold, the first drawn of two alike: what costs more is never tried. */
export const leastOf = (ways: readonly DrawnWay[], cost: (way: DrawnWay) => number): DrawnWay | undefined =>
  ways
    .map((way) => ({ way, cost: cost(way) }))
    .sort((a, b) => a.cost - b.cost)
    .find(({ way }) => way.holds())?.way;
