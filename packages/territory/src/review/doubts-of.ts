import type { RefusalCode } from "@lotir/division";
import type { Doubt } from "../layers/doubt.ts";
import type { CommuneCounts } from "./commune-counts.ts";

/** What the sources gave; 0 where a layer is empty or did not come. */
export interface LoadedObjects {
  readonly zones: number;
  readonly buildings: number;
}

/** Fewer than this prove nothing. */
const LEAST_JUDGED = 30;

/**
 * Shares beyond which a commune is doubted, beside what two communes showed when they were loaded and scanned
 * (Latresne, 1 098 such plots, roads unknown; Gennes, 187, roads known).
 */
const MOST = {
  // 47 % and 6 %.
  plotsWithoutFreeEdge: 0.75,
  // 53 % and 38 %: woods and fields lie behind one another.
  parcelsWithoutFreeEdge: 0.95,
  // None.
  outsideZones: 0.7,
  // 41 % and 53 %.
  refused: 0.95,
  // What the ground decides: at most 16 and 23 % (a house in the middle), 11 and 5 % (no road).
  forGround: 0.7,
  // What a règlement may well decide everywhere: at most 24 and 46 % (plots too small for two lots).
  forRules: 0.9,
} as const;

/** Parcels built on for each building: 0.5 and 0.8. */
const LEAST_BUILT_SHARE = 0.1;

const BY_RULES: ReadonlySet<string> = new Set<RefusalCode>([
  "AREA_SMALL",
  "ZONE_NO",
  "CES_EXCEEDED",
  "PLEINE_TERRE",
  "PARKING",
  "ANC_AREA",
  "EASEMENT_FORBIDDEN",
]);

const isMost = (count: number, outOf: number, share: number): boolean =>
  outOf >= LEAST_JUDGED && count >= share * outOf;

const edgeDoubts = (counts: CommuneCounts): Doubt[] => {
  const { plots, plotsWithoutFreeEdge, parcels, withoutFreeEdge } = counts;
  if (isMost(plotsWithoutFreeEdge, plots, MOST.plotsWithoutFreeEdge))
    return [{ kind: "no-free-edge", among: "plots", count: plotsWithoutFreeEdge, outOf: plots }];
  if (isMost(withoutFreeEdge, parcels, MOST.parcelsWithoutFreeEdge))
    return [{ kind: "no-free-edge", among: "parcels", count: withoutFreeEdge, outOf: parcels }];
  return [];
};

const objectDoubts = (
  { parcels, outsideZones, built }: CommuneCounts,
  { zones, buildings }: LoadedObjects,
): Doubt[] => [
  ...(zones > 0 && isMost(outsideZones, parcels, MOST.outsideZones)
    ? [{ kind: "no-zone", count: outsideZones, outOf: parcels } as const]
    : []),
  ...(parcels >= LEAST_JUDGED && buildings >= LEAST_JUDGED && built < LEAST_BUILT_SHARE * buildings
    ? [{ kind: "no-building", count: built, outOf: buildings } as const]
    : []),
];

const refusalDoubts = ({ plotsScanned, plotsRefused, plotsRefusedFor }: CommuneCounts): Doubt[] => {
  const one = Object.entries(plotsRefusedFor)
    .filter(([code, count]) => isMost(count, plotsScanned, BY_RULES.has(code) ? MOST.forRules : MOST.forGround))
    .sort(([, a], [, b]) => b - a)
    // Codes are those of the engine's own refusals.
    .map(([code, count]): Doubt => ({ kind: "one-reason", reason: code as RefusalCode, count, outOf: plotsScanned }));
  if (one.length > 0) return one;
  return isMost(plotsRefused, plotsScanned, MOST.refused)
    ? [{ kind: "all-refused", count: plotsRefused, outOf: plotsScanned }]
    : [];
};

/**
 * Looks at a commune as a whole: what its answers show that ordinary communes do not. Empty for an ordinary one, and for
 * one too small to be judged.
 */
export const doubtsOf = (counts: CommuneCounts, loaded: LoadedObjects): readonly Doubt[] => [
  ...edgeDoubts(counts),
  ...objectDoubts(counts, loaded),
  ...refusalDoubts(counts),
];
