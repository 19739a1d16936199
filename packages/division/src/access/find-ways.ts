import type { Line, MultiPolygon, Region, Vertex } from "@lotir/geometry";
import { entryEdges, letsThrough, stripArea, stripFollowing, without } from "./bent-strip.ts";
import { type Contact, contactsOf } from "./contacts-of.ts";
import type { IsFront } from "./longest-frontage.ts";
import type { AccessWidths, Stretch } from "./passage.ts";
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

/** The stretches again if a vehicle goes through them from end to end, by the erosion test. */
const passable = (
  links: readonly Link[],
  stretches: readonly Stretch[],
  asked: { width: number; served: Region },
): readonly Stretch[] | undefined => {
  const last = links[links.length - 1];
  if (last === undefined) return undefined;
  const entry: MultiPolygon = entryEdges(last.lot, last.isEntry);
  const strips = stretches.map(({ strip }) => strip);
  return letsThrough(strips, asked.width, { entry, served: asked.served }) ? stretches : undefined;
};

const bent = (
  links: readonly Link[],
  forward: boolean,
  width: number,
  served: Region,
): readonly Stretch[] | undefined => {
  const path = flankThrough(links, forward);
  if (path === undefined || path.length < 2) return undefined;
  const stretches: Stretch[] = [];
  for (const { over, lot } of links) {
    const strip = stripFollowing(lot, path, width);
    const rest = strip === undefined ? undefined : without(lot, strip);
    if (strip === undefined || rest === undefined) return undefined;
    stretches.push({ over, strip, rest });
  }
  return passable(links, stretches, { width, served });
};

const wayOf = (chain: Chain, flank: Flank, stretches: readonly Stretch[], width: number): Way => ({
  chain,
  forward: flank.forward,
  stretches,
  width,
  length: lengthOf(flank.path),
  area: stripArea(stretches.map(({ strip }) => strip)),
});

/** A strip shorter than this many widths may be a mere corner: it is tested as a bent one is. */
const SHORT = 3;

/** A straight strip that takes this much more than its length times its width is worth bending. */
const WASTE = 1.12;

/** The best way through a chain along each flank: straight where it can be, bent where that saves land or is the only way. */
export const waysThrough = (
  lots: readonly Region[],
  asked: { chain: Chain; served: number; width: number; along?: "left" | "right" },
  ground: AccessGround,
): Way[] => {
  const { chain, width } = asked;
  const links = linksOf(lots, chain, ground.isFront);
  const [first] = links;
  const served = lots[asked.served];
  if (first === undefined || served === undefined || links.length !== chain.over.length) return [];
  // The shorter flank first: the bends that are left must not go by which side is called left.
  const flanks = flanksOf(first.lot, first.contact, first.isEntry).sort((a, b) => lengthOf(a.path) - lengthOf(b.path));
  return flanks.flatMap((flank): Way[] => {
    if (asked.along !== undefined && (asked.along === "left") !== flank.forward) return [];
    const open = (stretches: readonly Stretch[] | undefined): Way[] =>
      stretches === undefined || stretches.some(({ strip }) => ground.isBlocked(strip))
        ? []
        : [wayOf(chain, flank, stretches, width)];
    const proved = (stretches: readonly Stretch[] | undefined): readonly Stretch[] | undefined =>
      stretches === undefined || (ground.bend === "when-needed" && lengthOf(flank.path) > SHORT * width)
        ? stretches
        : passable(links, stretches, { width, served });
    const ways = inwardNormals(flank.path, flank.forward).flatMap((normal) =>
      open(proved(straight(links, { ...normal, t: reachOf(flank.path, normal) + width }, width))),
    );
    const least = Math.min(...ways.map(({ area }) => area));
    const whole = flankThrough(links, flank.forward);
    if (whole === undefined || ground.bends.left <= 0) return ways;
    if (least <= (ground.bend === "when-needed" ? Infinity : WASTE * width * lengthOf(whole)) && ways.length > 0)
      return ways;
    ground.bends.left -= 1;
    return [...ways, ...open(bent(links, flank.forward, width, served))];
  });
};
