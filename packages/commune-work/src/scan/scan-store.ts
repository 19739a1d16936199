import type { TerritoryTables } from "@lotir/database";
import type { ScanSheet } from "@lotir/territory/work";
import { type Kysely, sql } from "kysely";

export interface ScannedRow {
  readonly parcelleId: string;
  readonly verdict: "oui" | "a-verifier" | "non";
  readonly geometryVerdict: "oui" | "a-verifier" | "non";
  readonly lots: number | null;
  readonly houseKept: boolean | null;
  readonly score: number | null;
  readonly ms: number;
  readonly sheet: ScanSheet;
}

/** Rows read at once. */
const BATCH = 500;

/** The scan of a commune, parcel by parcel, in the order of their ids. */
export const scannedParcelles = async function* (
  reader: Kysely<TerritoryTables>,
  commune: string,
): AsyncGenerator<ScannedRow> {
  for (let after = ""; ; ) {
    const { rows } = await sql<ScannedRow>`
      select s.parcelle_id as "parcelleId", s.verdict, s.geometry_verdict as "geometryVerdict", s.most_lots as lots,
        s.keeps_house as "houseKept", f.score, s.ms, s.sheet
      from territory.parcelle_scan s left join territory.parcelle_fact f on f.commune = s.commune and f.parcelle_id = s.parcelle_id
      where s.commune = ${commune} and s.parcelle_id > ${after} order by s.parcelle_id limit ${BATCH}`.execute(reader);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.parcelleId;
  }
};
