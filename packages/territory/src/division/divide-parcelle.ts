import type { TerritoryTables } from "@lotir/database";
import { failure, type ParcelleId, type Result, referenceOf, success } from "@lotir/foncier";
import { answerOf } from "@lotir/threads";
import { type Kysely, sql } from "kysely";
import { findCommune } from "../describe/commune-store.ts";
import type { Bounds } from "../shape/bounds.ts";
import type { TerritoryThreads } from "../territory-work.ts";
import type { DividedParcelle, DivisionAsk, NotDivided } from "./divided-parcelle.ts";

/** Ground read around a parcel, in degrees (80 to 110 m): streets, lanes and the parcels across them. */
const AROUND = 0.001;

/** Two parcels this near touch, in degrees (2 m). */
const TOUCH = 0.00002;
/** A ring this much longer than a square's of the same area may be a lane's: area over squared perimeter (1/16 for a square). */
const THIN = 0.0556;
/** No lane is wider, in degrees (some 18 m). */
const LANE_WIDTH = 0.0002;
/** Parcels from one that is asked to the end of a private lane. */
const LANE_LENGTH = 6;

/**
 * The ground around parcels of one commune that are all loaded, with the thin parcels that lead there from end to end: whether a private
 * lane reaches the road is read on its whole length. Else the parcels that are not loaded.
 */
const boundsAround = async (
  reader: Kysely<TerritoryTables>,
  { ids, commune }: { readonly ids: readonly ParcelleId[]; readonly commune: string },
): Promise<Result<Bounds, NotDivided>> => {
  const { rows } = await sql<{ bounds: [number, number, number, number]; found: ParcelleId[] | null }>`
    with recursive lane (id, geometry, step) as (
      select p.id, p.geometry, 0 from territory.parcelle p where p.commune = ${commune} and p.id in (${sql.join(ids)})
      union
      select p.id, p.geometry, l.step + 1 from lane l
      join territory.parcelle p on p.commune = ${commune} and p.geometry && ST_Expand(l.geometry, ${TOUCH}::double precision) and p.id <> l.id
      where l.step < ${LANE_LENGTH}::integer
        and ST_Area(p.geometry) < ${THIN}::double precision * power(ST_Perimeter(p.geometry), 2)
        and 2 * ST_Area(p.geometry) < ${LANE_WIDTH}::double precision * ST_Perimeter(p.geometry)
    )
    select array[min(ST_XMin(geometry)), min(ST_YMin(geometry)), max(ST_XMax(geometry)), max(ST_YMax(geometry))]
      as bounds, array_agg(distinct id) filter (where step = 0) as found
    from lane`.execute(reader);
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
  { threads, signal }: { readonly threads: TerritoryThreads; readonly signal?: AbortSignal | undefined },
): Promise<Result<DividedParcelle, NotDivided>> => {
  const { codeInsee } = referenceOf(question.id);
  const ids = [...new Set([question.id, ...(question.joined ?? [])])];
  const elsewhere = ids.filter((id) => referenceOf(id).codeInsee !== codeInsee);
  if (elsewhere.length > 0) return failure({ kind: "other-commune", ids: elsewhere });
  const bounds = await boundsAround(reader, { ids, commune: codeInsee });
  if (!bounds.ok) return bounds;
  const commune = await findCommune(reader, codeInsee, bounds.value);
  return answerOf(threads.run("division", { commune, question }, { signal }));
};
