import type { TerritoryTables } from "@lotir/database";
import { type ParcelleId, referenceOf } from "@lotir/foncier";
import { type Kysely, sql } from "kysely";
import { readCommune } from "../describe/commune-store.ts";
import type { Bounds } from "../read/bounds.ts";
import { answerOf, runInThread } from "../threads/run-in-thread.ts";
import type { DividedParcelle, DivisionAsk } from "./divided-parcelle.ts";

/** Ground read around a parcel, in degrees (80 to 110 m): streets, lanes and the parcels across them. */
const AROUND = 0.001;

const boundsAround = async (
  reader: Kysely<TerritoryTables>,
  ids: readonly ParcelleId[],
): Promise<Bounds | undefined> => {
  const { rows } = await sql<{ bounds: [number, number, number, number]; found: number }>`
    select array[min(ST_XMin(geometry)), min(ST_YMin(geometry)), max(ST_XMax(geometry)), max(ST_YMax(geometry))]
      as bounds, count(*)::int as found
    from territory.parcelle where id in (${sql.join(ids)})`.execute(reader);
  const [read] = rows;
  if (read === undefined || read.found < ids.length) return undefined;
  const [west, south, east, north] = read.bounds;
  return [west - AROUND, south - AROUND, east + AROUND, north + AROUND];
};

/**
 * Puts one parcel, or several of one commune that touch, to the full engine in a thread; undefined when one is unknown or
 * their shape cannot be a site.
 */
export const divideParcelle = async (
  reader: Kysely<TerritoryTables>,
  question: DivisionAsk,
  signal?: AbortSignal,
): Promise<DividedParcelle | undefined> => {
  const { codeInsee } = referenceOf(question.id);
  const ids = [...new Set([question.id, ...(question.joined ?? [])])];
  if (ids.some((id) => referenceOf(id).codeInsee !== codeInsee)) return undefined;
  const bounds = await boundsAround(reader, ids);
  if (bounds === undefined) return undefined;
  const commune = await readCommune(reader, codeInsee, bounds);
  return answerOf(runInThread<"division">({ kind: "division", commune, question }, signal));
};
