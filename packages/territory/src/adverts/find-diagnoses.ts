import type { TerritoryTables } from "@lotir/database";
import type { LonLat } from "@lotir/geometry";
import type { Kysely } from "kysely";
import { NEXT_TOWN } from "../layers/diagnosis-notes.ts";
import { layersOf } from "../layers/layer-store.ts";

/** As `find-diagnoses.ts` of commune-work wrote it; what is unknown is absent. */
export interface StoredDiagnosis {
  readonly numero: string;
  readonly madeOn?: string;
  readonly type: "maison" | "appartement" | "immeuble" | "autre";
  readonly at: LonLat;
  readonly isStreetOnly: boolean;
  readonly address: string;
  readonly floor?: number;
  readonly year?: number;
  readonly energyClass?: string;
  readonly emissionClass?: string;
  readonly energy?: number;
  readonly emission?: number;
}

/** The diagnoses loaded of a commune, and the towns around that the source named; none where the layer is unknown. */
export const findDiagnoses = async (
  reader: Kysely<TerritoryTables>,
  codeInsee: string,
): Promise<{ readonly diagnoses: readonly StoredDiagnosis[]; readonly otherTowns: readonly string[] }> => {
  const layer = (await layersOf(reader, codeInsee)).find(({ name }) => name === "dpe");
  if (layer?.loadId == null) return { diagnoses: [], otherTowns: [] };
  const rows = await reader
    .selectFrom("territory.diagnosis")
    .select("diagnosis")
    .where("commune", "=", codeInsee)
    .orderBy("number")
    .execute();
  const towns = Object.keys(layer.counts.notes ?? {}).filter((note) => note.startsWith(NEXT_TOWN));
  return {
    // Written by our own loading.
    diagnoses: rows.map(({ diagnosis }) => diagnosis as StoredDiagnosis),
    otherTowns: towns.map((note) => note.slice(NEXT_TOWN.length)),
  };
};
