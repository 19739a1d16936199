import type { ParcelleId } from "@lotir/foncier";
import { findCommune, keepFinding } from "@lotir/territory/work";
import { sql } from "kysely";
import type { Loading } from "../tasks/loading.ts";

/** Refused for one of these alone, no search however long finds a plan. */
const SETTLED = ["ZONE_NO", "AREA_SMALL", "NO_ROAD", "ROAD_UNKNOWN"];

/**
 * Puts what the scan of a commune found divisible, or refused for want of a place, to the full engine, and writes over
 * the list what it finds otherwise: a list is scanned in seconds, and says within minutes what the sheets say. Answers how
 * many parcels changed.
 */
export const secondLook = async (
  { database, today, signal, threads }: Pick<Loading, "database" | "today" | "signal" | "threads">,
  codeInsee: string,
): Promise<number> => {
  const { rows } = await sql<{ id: ParcelleId }>`
    select parcelle_id as id from territory.parcelle_scan
    where commune = ${codeInsee} and sheet ->> 'unreadable' is null
      and (verdict <> 'non' or not (sheet -> 'reasons') <@ ${JSON.stringify(SETTLED)}::jsonb)
    order by parcelle_id`.execute(database.loading);
  if (rows.length === 0) return 0;
  const commune = await findCommune(database.loading, codeInsee);
  const ids = rows.map(({ id }) => id);
  const { batches } = threads.run("second-look", { commune, ids, today }, { signal });
  let changed = 0;
  for await (const batch of batches)
    for (const { id, finding } of batch) if (await keepFinding(database.loading, id, finding)) changed += 1;
  return changed;
};
