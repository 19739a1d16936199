import { isMissing } from "../describe/described-commune.ts";
import type { MeasuredParcelle } from "../describe/measured-parcelle.ts";

/** A plot that may well be divided: what a commune's answers are judged on. m² of ground. */
export const LARGE_PLOT = 800;

/** How many parcels of a commune are so, to look at it as a whole. */
export interface CommuneCounts {
  readonly parcels: number;
  /** With no limit known to be free: every edge on a parcel, a private lane, or beyond what is loaded. */
  readonly withoutFreeEdge: number;
  /** In no zone, where the zoning is known. */
  readonly outsideZones: number;
  /** With at least a garage on it, where the buildings are known. */
  readonly built: number;
  /** Of `LARGE_PLOT` or more, mostly in a U zone; those below are of these. */
  readonly plots: number;
  readonly plotsWithoutFreeEdge: number;
  readonly plotsScanned: number;
  readonly plotsRefused: number;
  /** Refused plots by the code of each of their reasons. */
  readonly plotsRefusedFor: Readonly<Record<string, number>>;
}

export const NO_COUNTS: CommuneCounts = {
  parcels: 0,
  withoutFreeEdge: 0,
  outsideZones: 0,
  built: 0,
  plots: 0,
  plotsWithoutFreeEdge: 0,
  plotsScanned: 0,
  plotsRefused: 0,
  plotsRefusedFor: {},
};

export interface Scanned {
  readonly verdict: string;
  readonly reasons: readonly string[] | null;
}

type Counted = Pick<MeasuredParcelle, "areaM2" | "zones" | "frontages" | "builtM2">;

/** Under it, what stands on a parcel is the corner of next door's roof. m². */
const LEAST_BUILT = 10;

const FREE = new Set(["A", "B", "D"]);

const isUrban = ({ zones }: Counted): boolean =>
  !isMissing(zones) && (zones[0]?.zone.typezone.trim().toUpperCase().startsWith("U") ?? false);

const one = (isSo: boolean): number => (isSo ? 1 : 0);

/** One parcel counted. `scanned` is undefined where it was not put to the engine. */
export const countsOf = (parcelle: Counted, scanned: Scanned | undefined): CommuneCounts => {
  const { areaM2, zones, frontages, builtM2 } = parcelle;
  const isShut = !frontages.some(({ grade }) => FREE.has(grade));
  const isPlot = areaM2 >= LARGE_PLOT && isUrban(parcelle);
  const isRefused = isPlot && scanned?.verdict === "non";
  return {
    parcels: 1,
    withoutFreeEdge: one(isShut),
    outsideZones: one(!isMissing(zones) && zones.length === 0),
    built: one(builtM2 !== "unknown" && builtM2 >= LEAST_BUILT),
    plots: one(isPlot),
    plotsWithoutFreeEdge: one(isPlot && isShut),
    plotsScanned: one(isPlot && scanned !== undefined),
    plotsRefused: one(isRefused),
    plotsRefusedFor: isRefused ? Object.fromEntries((scanned.reasons ?? []).map((code) => [code, 1])) : {},
  };
};

const sumOf = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> => {
  const sum = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
};

export const addCounts = (a: CommuneCounts, b: CommuneCounts): CommuneCounts => ({
  parcels: a.parcels + b.parcels,
  withoutFreeEdge: a.withoutFreeEdge + b.withoutFreeEdge,
  outsideZones: a.outsideZones + b.outsideZones,
  built: a.built + b.built,
  plots: a.plots + b.plots,
  plotsWithoutFreeEdge: a.plotsWithoutFreeEdge + b.plotsWithoutFreeEdge,
  plotsScanned: a.plotsScanned + b.plotsScanned,
  plotsRefused: a.plotsRefused + b.plotsRefused,
  plotsRefusedFor: sumOf(a.plotsRefusedFor, b.plotsRefusedFor),
});
