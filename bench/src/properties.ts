import { openDatabase } from "@lotir/database";
import { sql } from "kysely";
import type { BenchHome } from "./homes.ts";
import type { Member } from "./member.ts";
import { quantile, timed } from "./quantile.ts";

const PROPERTIES = 1_000;
const CALLS = 50;
const CHANGES = 20;

/** The portfolio of a large firm, in milliseconds at the median; `plain` is the same list as SQL on the same base. */
export interface PropertyFigures {
  readonly listMs: number;
  readonly plainListMs: number | null;
  readonly sheetMs: number;
  readonly analysisMs: number;
}

/** Parcels of a commune by bands of surface: a list shows some hundreds at a time. */
const parcelsOf = async (member: Member, codeInsee: string): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (let from = 100; from < 4_000 && found.size < PROPERTIES; from += 50) {
    const asked = `commune=${codeInsee}&minSurface=${from}&maxSurface=${from + 50}`;
    const { data } = JSON.parse(new TextDecoder().decode(await member.get(`/api/cadastral/analyze?${asked}`)));
    for (const { parcelId } of data.parcels) found.add(parcelId);
  }
  return [...found].slice(0, PROPERTIES);
};

const median = async (calls: number, call: (rank: number) => Promise<unknown>): Promise<number> =>
  quantile(await timed(calls, call), 0.5);

/** The list as one statement under the same row-level security, without the product. */
const plainList = async ({ home, name }: BenchHome): Promise<number | null> => {
  if (name !== "PostgreSQL") return null;
  const opened = await openDatabase({ home, appVersion: "0.0.0-banc" });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  const database = opened.value;
  const { rows } = await sql<{ id: string }>`select id from auth.organization order by created_at desc limit 1`.execute(
    database.identity,
  );
  const organisation = rows[0]?.id ?? "";
  const figure = await median(CALLS, () =>
    database.application(organisation, (trx) =>
      sql`select p.*, ST_X(ST_PointOnSurface(p.geometry)), ST_Y(ST_PointOnSurface(p.geometry)) from app.property p
        where p.deleted_at is null order by p.created_at desc`.execute(trx),
    ),
  );
  await database.close();
  return figure;
};

/** A thousand properties, listed; one of them opened, and its analysis computed again. */
export const propertyFigures = async (
  member: Member,
  { codeInsee, home }: { readonly codeInsee: string; readonly home: BenchHome },
): Promise<PropertyFigures> => {
  const ids: string[] = [];
  for (const cadastralReference of await parcelsOf(member, codeInsee)) {
    const { data } = await member.send("/api/properties", { cadastralReference });
    ids.push(data.id);
  }
  const path = `/api/properties/${ids[0] ?? ""}`;
  for (const lotNumber of [1, 2, 3])
    await member.send(`${path}/lots`, { lotNumber, surface: 400, estimatedSalePrice: 150_000 });
  return {
    listMs: await median(CALLS, () => member.get("/api/properties")),
    plainListMs: await plainList(home),
    sheetMs: await median(CALLS, (rank) => member.get(`/api/properties/${ids[rank % ids.length]}`)),
    analysisMs: await median(CHANGES, () => member.send(`${path}/calculate-analysis`, {})),
  };
};
