import type { LayerName, LayerStatus, TerritoryTables } from "@lotir/database";
import type { UpstreamFailure } from "@lotir/foncier";
import { type Kysely, sql } from "kysely";
import type { LayerCounts } from "./layer-counts.ts";

type Reader = Kysely<TerritoryTables>;

export interface StoredLayer {
  readonly name: LayerName;
  readonly status: LayerStatus;
  readonly loadId: number | null;
  readonly source: string | null;
  readonly licence: string | null;
  readonly vintage: string | null;
  readonly loadedAt: Date | null;
  readonly counts: Partial<LayerCounts>;
  readonly failure: UpstreamFailure | null;
}

export const layersOf = async (reader: Reader, codeInsee: string): Promise<readonly StoredLayer[]> => {
  const { rows } = await sql<StoredLayer>`
    select name, status, load_id as "loadId", source, licence, vintage, loaded_at as "loadedAt", counts, failure
    from territory.layer where commune = ${codeInsee}`.execute(reader);
  return rows;
};

export interface StoredCommune {
  readonly name: string;
  readonly fictional: boolean;
  /** [west, south, east, north] of its limit; nulls where the limit is not known. */
  readonly box: readonly (number | null)[];
}

interface LayerOfCommune extends StoredLayer {
  readonly commune: StoredCommune | null;
}

/** A commune and its layers in one question: each one waits its turn behind a loading on the embedded home. */
export const communeAndLayers = async (
  reader: Reader,
  codeInsee: string,
): Promise<{ readonly commune: StoredCommune | null; readonly layers: readonly StoredLayer[] }> => {
  const { rows } = await sql<LayerOfCommune>`
    select name, status, load_id as "loadId", source, licence, vintage, loaded_at as "loadedAt", counts, failure,
      (select json_build_object('name', c.name, 'fictional', c.fictional, 'box', json_build_array(ST_XMin(c.contour),
          ST_YMin(c.contour), ST_XMax(c.contour), ST_YMax(c.contour)))
        from territory.commune c where c.code = ${codeInsee}) as commune
    from territory.layer where commune = ${codeInsee}`.execute(reader);
  return { commune: rows[0]?.commune ?? null, layers: rows };
};
