import { sql } from "kysely";
import type { ApplicationTransaction, Database } from "../database.ts";
import { ewkbMultiPolygon } from "../ewkb.ts";

export const ORGANISATION_A = "0a000000-0000-4000-8000-00000000000a";
export const ORGANISATION_B = "0b000000-0000-4000-8000-00000000000b";

/** Written in every row of the organisation: seen anywhere else, it is a leak. */
export const CANARY_A = "CANARI-DE-A";
export const CANARY_B = "CANARI-DE-B";

const SQUARE = ewkbMultiPolygon([
  [
    [
      [7.2, 43.7],
      [7.201, 43.7],
      [7.201, 43.701],
      [7.2, 43.7],
    ],
  ],
]);

export const propertyOf = (parcelleId: string, name: string) => ({
  parcelle_id: parcelleId,
  name,
  address: null,
  surface_m2: 1000,
  price_eur: null,
  price_low_eur: null,
  price_high_eur: null,
  score: null,
  score_coverage: null,
  zone: null,
  vintage: "2026-04",
  geometry: SQUARE,
  created_by: null,
});

export const addProperty = (trx: ApplicationTransaction, parcelleId: string, name: string) =>
  trx
    .insertInto("app.property")
    .values(propertyOf(parcelleId, name))
    .returning(["id", "organisation_id", "version"])
    .executeTakeFirstOrThrow();

export const createOrganisation = async (database: Database, id: string): Promise<void> => {
  await sql`insert into auth.organization (id, name, slug, created_at) values (${id}, ${id}, ${id}, now())
    on conflict do nothing`.execute(database.identity);
};

/** A row in every table of `app`, each with the organisation's canary: a test checks that none is forgotten. */
const fillTables = async (trx: ApplicationTransaction, canary: string): Promise<void> => {
  const told = JSON.stringify({ canary });
  const { id } = await addProperty(trx, "332340000A0001", canary);
  await trx.insertInto("app.audit").values({ actor_id: null, action: "added", subject: canary }).execute();
  await trx.insertInto("app.assumptions").values({ chosen: told, updated_by: null }).execute();
  await trx.insertInto("app.property_money").values({ property_id: id, costs: told, updated_by: null }).execute();
  await trx
    .insertInto("app.division_project")
    .values({ property_id: id, wishes: told, scenarios: "[]", created_by: null })
    .execute();
  await trx
    .insertInto("app.rule_correction")
    .values({ commune: "33234", zone: "UB", rule: "bande", value: 20, unit: "m", reason: told, updated_by: null })
    .execute();
};

/** Two organisations with a row in each table, on the same parcel. */
export const createTwoOrganisations = async (database: Database): Promise<void> => {
  for (const [organisation, canary] of [
    [ORGANISATION_A, CANARY_A],
    [ORGANISATION_B, CANARY_B],
  ] as const) {
    await createOrganisation(database, organisation);
    await database.application(organisation, (trx) => fillTables(trx, canary));
  }
};
