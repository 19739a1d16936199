import type { TerritoryTables } from "@lotir/database";
import { failure, type ParcelleId, type Result, referenceOf, success } from "@lotir/foncier";
import { type Kysely, sql } from "kysely";
import { readCommune } from "../describe/commune-store.ts";
import type { Bounds } from "../read/bounds.ts";
import { answerOf, runInThread } from "../threads/run-in-thread.ts";
import type { DividedParcelle, DivisionAsk, NotDivided } from "./divided-parcelle.ts";

/** Ground read around a parcel, in degrees (80 to 110 m): streets, lanes and the parcels across them. */
const AROUND = 0.001;

/** The ground around parcels that are all loaded; else those that are not. */
const boundsAround = async (
  reader: Kysely<TerritoryTables>,
  ids: readonly ParcelleId[],
): Promise<Result<Bounds, NotDivided>> => {
  const { rows } = await sql<{ bounds: [number, number, number, number]; found: ParcelleId[] | null }>`
    select array[min(ST_XMin(geometry)), min(ST_YMin(geometry)), max(ST_XMax(geometry)), max(ST_YMax(geometry))]
      as bounds, array_agg(id) as found
    from territory.parcelle where id in (${sql.join(ids)})`.execute(reader);
  const [read] = rows;
  const found = new Set(read?.found);
  if (read === undefined || found.size < ids.length)
    return failure({ kind: "unknown-parcels", ids: ids.filter((id) => !found.has(id)) });
  const [west, south, east, north] = read.bounds;
  return success([west - AROUND, south - AROUND, east + AROUND, north + AROUND]);
};

/** Puts one parcel, or several of one commune that touch, to the full engine in a thread. */
export const divideParcelle = async (
  reader: Kysely<TerritoryTables>,
  question: DivisionAsk,
  signal?: AbortSignal,
): Promise<Result<DividedParcelle, NotDivided>> => {
  const { codeInsee } = referenceOf(question.id);
  const ids = [...new Set([question.id, ...(question.joined ?? [])])];
  const elsewhere = ids.filter((id) => referenceOf(id).codeInsee !== codeInsee);
  if (elsewhere.length > 0) return failure({ kind: "other-commune", ids: elsewhere });
  const bounds = await boundsAround(reader, ids);
  if (!bounds.ok) return bounds;
  const commune = await readCommune(reader, codeInsee, bounds.value);
  return answerOf(runInThread<"division">({ kind: "division", commune, question }, { signal }));
};
