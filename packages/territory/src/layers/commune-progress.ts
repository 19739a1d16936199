import type { TerritoryTables } from "@lotir/database";
import type { Kysely } from "kysely";
import type { Doubt } from "./doubt.ts";
import { OPTIONAL_LAYERS, type OptionalLayer, SOURCE_LAYERS, type SourceLayer } from "./layer-counts.ts";
import { communeAndLayers, type StoredLayer } from "./layer-store.ts";

/** `absent`: never asked for. `partial`: usable, at least one layer unknown. */
export type CommuneStatus = "absent" | "loading" | "analysing" | "ready" | "partial" | "failed";

export interface CommuneProgress {
  readonly codeInsee: string;
  readonly name: string | null;
  readonly status: CommuneStatus;
  readonly layers: readonly (StoredLayer & { readonly name: SourceLayer })[];
  /** The layers that a commune does without, those that were asked for. */
  readonly optional: readonly (StoredLayer & { readonly name: OptionalLayer })[];
  /** The division scan; undefined before the first. */
  readonly scan: StoredLayer | undefined;
  readonly parcelCount: number;
  readonly bbox: readonly [number, number, number, number] | null;
  /** Changes whenever what is shown of the commune changes: part of every tile's address. */
  readonly version: string | null;
  /** Whether its parcels are described and scored: before, the map can draw them and the list cannot. */
  readonly isDescribed: boolean;
  readonly fictional: boolean;
  /** What its answers show as a whole that ordinary communes do not: they are to be checked. */
  readonly doubts: readonly Doubt[];
}

const isBusy = ({ status }: StoredLayer): boolean => status === "waiting" || status === "loading";
const isSettledBadly = ({ status }: StoredLayer): boolean => status === "unknown" || status === "cancelled";

const statusOf = (sources: readonly StoredLayer[], facts: StoredLayer | undefined): CommuneStatus => {
  if (sources.length === 0) return "absent";
  if (sources.some(isBusy)) return "loading";
  const parcelles = sources.find(({ name }) => name === "parcelles");
  // A refresh that failed keeps the rows it had: the commune stays usable.
  if (parcelles === undefined || parcelles.loadId === null) return "failed";
  // Described again, after a scan or a layer that came back, it stays on show.
  if (facts === undefined || (isBusy(facts) && facts.loadId === null)) return "analysing";
  if (facts.loadId === null) return "failed";
  return sources.some(isSettledBadly) ? "partial" : "ready";
};

const boxOf = (bounds: readonly (number | null)[]): CommuneProgress["bbox"] => {
  const [west, south, east, north] = bounds;
  if (west == null || south == null || east == null || north == null) return null;
  return [west, south, east, north];
};

/** Where the loading of a commune stands, read from the database: the same answer for every process. */
export const communeProgress = async (reader: Kysely<TerritoryTables>, codeInsee: string): Promise<CommuneProgress> => {
  const { commune, layers: stored } = await communeAndLayers(reader, codeInsee);
  const among = <Name extends string>(names: readonly Name[]): (StoredLayer & { readonly name: Name })[] =>
    names.flatMap((name) => {
      const layer = stored.find((each) => each.name === name);
      return layer === undefined ? [] : [{ ...layer, name } as StoredLayer & { readonly name: Name }];
    });
  const layers = among(SOURCE_LAYERS);
  const facts = stored.find(({ name }) => name === "facts");
  const parcelles = layers.find(({ name }) => name === "parcelles");
  const loads = stored.flatMap(({ name, loadId }) => (loadId === null ? [] : [`${name}${loadId}`])).sort();
  return {
    codeInsee,
    name: commune?.name ?? null,
    status: statusOf(layers, facts),
    layers,
    optional: among(OPTIONAL_LAYERS),
    scan: stored.find(({ name }) => name === "scan"),
    parcelCount: parcelles?.counts.kept ?? 0,
    bbox: boxOf(commune?.box ?? []) ?? boxOf(parcelles?.counts.bounds ?? []),
    version: parcelles?.loadId == null ? null : loads.join("."),
    isDescribed: facts?.loadId != null,
    fictional: commune?.fictional ?? false,
    doubts: facts?.loadId == null ? [] : (facts.counts.doubts ?? []),
  };
};
