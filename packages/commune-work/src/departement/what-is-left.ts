import type { TerritoryTables } from "@lotir/database";
import { type LoadedLayer, OPTIONAL_LAYERS, SOURCE_LAYERS, type StoredLayer } from "@lotir/territory/work";
import { type Kysely, sql } from "kysely";
import { FACTS_VERSION } from "../describe/fact-row.ts";

type Standing = Pick<StoredLayer, "name" | "status" | "vintage" | "loadedAt">;

export interface WhatIsLeft {
  /** Layers that stand: loaded, or published by nobody. They are not asked again. */
  readonly settled: ReadonlySet<LoadedLayer>;
  /** Its description is of this version, and as late as what it was made from. */
  readonly isDescribed: boolean;
  /** Nothing is to be asked nor described. */
  readonly isDone: boolean;
}

// Nothing published is an answer, but of the cadastre: without it there is nothing to describe.
const isSettled = ({ name, status }: Standing): boolean =>
  status === "loaded" || (status === "not-published" && name !== "parcelles");

const LAYERS: readonly LoadedLayer[] = [...SOURCE_LAYERS, ...OPTIONAL_LAYERS];

const areFactsFresh = (layers: readonly Standing[]): boolean => {
  const facts = layers.find(({ name }) => name === "facts");
  if (facts?.status !== "loaded" || facts.vintage !== FACTS_VERSION) return false;
  const described = facts.loadedAt?.getTime() ?? 0;
  return SOURCE_LAYERS.every((name) => {
    const loaded = layers.find((layer) => layer.name === name)?.loadedAt;
    return loaded == null || loaded.getTime() <= described;
  });
};

/** What a commune still lacks, from what is stored of it: a layer that failed, was stopped or cut is asked again. */
export const whatIsLeft = (layers: readonly Standing[]): WhatIsLeft => {
  const settled = new Set(LAYERS.filter((name) => layers.some((layer) => layer.name === name && isSettled(layer))));
  const isDescribed = areFactsFresh(layers);
  return { settled, isDescribed, isDone: isDescribed && settled.size === LAYERS.length };
};

/** The same of many communes, in one question. */
export const whatIsLeftOf = async (
  reader: Kysely<TerritoryTables>,
  communes: readonly string[],
): Promise<ReadonlyMap<string, WhatIsLeft>> => {
  const { rows } = await sql<Standing & { commune: string }>`
    select commune, name, status, vintage, loaded_at as "loadedAt"
    from territory.layer where commune = any(string_to_array(${communes.join(",")}::text, ','))`.execute(reader);
  const byCommune = Map.groupBy(rows, ({ commune }) => commune);
  return new Map(communes.map((commune) => [commune, whatIsLeft(byCommune.get(commune) ?? [])]));
};
