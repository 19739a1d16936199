import type { TerritoryTables } from "@lotir/database";
import { type ParcelleId, referenceOf } from "@lotir/foncier";
import { type Kysely, sql } from "kysely";
import { readCommune } from "../describe/commune-store.ts";
import type { Bounds } from "../read/bounds.ts";
import { runInThread } from "../threads/run-in-thread.ts";
import type { DividedParcelle, DivisionAsk } from "./divided-parcelle.ts";

/** Ground read around a parcel, in degrees (80 to 110 m): streets, lanes and the parcels across them. */
const AROUND = 0.001;

const boundsAround = async (reader: Kysely<TerritoryTables>, id: ParcelleId): Promise<Bounds | undefined> => {
  const { rows } = await sql<{ bounds: [number, number, number, number] }>`
    select array[ST_XMin(geometry), ST_YMin(geometry), ST_XMax(geometry), ST_YMax(geometry)] as bounds
    from territory.parcelle where id = ${id}`.execute(reader);
  const found = rows[0]?.bounds;
  if (found === undefined) return undefined;
  const [west, south, east, north] = found;
  return [west - AROUND, south - AROUND, east + AROUND, north + AROUND];
};

/** Puts one parcel to the full engine in a thread; undefined when it is unknown or its shape cannot be a site. */
export const divideParcelle = async (
  reader: Kysely<TerritoryTables>,
  question: DivisionAsk,
  signal?: AbortSignal,
): Promise<DividedParcelle | undefined> => {
  const bounds = await boundsAround(reader, question.id);
  if (bounds === undefined) return undefined;
  const commune = await readCommune(reader, referenceOf(question.id).codeInsee, bounds);
  const { lots, answer } = runInThread<"division">({ kind: "division", commune, question }, signal);
  for await (const _ of lots);
  return answer;
};
