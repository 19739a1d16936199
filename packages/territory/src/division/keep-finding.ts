import type { TerritoryTables } from "@lotir/database";
import { jsonText } from "@lotir/database/row-values";
import { type ParcelleId, referenceOf } from "@lotir/foncier";
import { type Kysely, sql } from "kysely";
import type { ScannedParcelle } from "./scan-parcelle.ts";
import { scanVersion } from "./scan-row.ts";

/** What the full engine answered for one parcel to a question without any wish, under which reading of the règlements. */
export interface Finding extends Omit<ScannedParcelle, "result"> {
  readonly rulesVersion: string;
}

/**
 * Writes a finding over what the scan of the commune had kept of that parcel, where anything of it is
 * another: the list then says what the sheet says, to the square metre and to the euro. Answers whether anything was written. A scan under another engine or
 * other rules is left alone: it will be made again.
 */
export const keepFinding = async (
  writer: Kysely<TerritoryTables>,
  id: ParcelleId,
  { verdict, geometryVerdict, sheet, rulesVersion }: Finding,
): Promise<boolean> => {
  const lots = sheet.best?.lots.length ?? null;
  const keepsHouse = sheet.best === null ? null : sheet.best.lots.some((lot) => lot.keepsHouse);
  const { numAffectedRows } = await sql`
    update territory.loaded_parcelle_scan s
    set verdict = ${verdict}, geometry_verdict = ${geometryVerdict}, best_lots = ${lots}::smallint,
      most_lots = ${lots}::smallint, keeps_house = ${keepsHouse}::boolean, sheet = ${jsonText(sheet)}::jsonb
    from territory.layer l
    where l.commune = s.commune and l.name = 'scan' and l.load_id = s.load_id and s.commune = ${referenceOf(id).codeInsee}
      and s.parcelle_id = ${id}
      and s.version = ${scanVersion(rulesVersion)}
      and (s.verdict, s.sheet) is distinct from (${verdict}, ${jsonText(sheet)}::jsonb)`.execute(writer);
  return (numAffectedRows ?? 0n) > 0n;
};
