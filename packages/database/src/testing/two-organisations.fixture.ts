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
  // Its member, of the same id.
  await sql`insert into auth."user" (id, name, email, email_verified, first_name, last_name)
    values (${id}, 'A B', ${`${id}@example.fr`}, false, 'A', 'B') on conflict do nothing`.execute(database.identity);
};

interface Filled {
  readonly id: string;
  readonly canary: string;
  readonly told: string;
}

/** What came from outside, and the keys that ask for it. Names that take no capital bear the canary without them. */
const fillSalesAndKeys = async (trx: ApplicationTransaction, { id, canary, told }: Filled): Promise<void> => {
  const name = canary.toLowerCase();
  await sql`insert into app.secret (name, sealed, last_four) values (${name}, ${"A".repeat(40)}, '1234')`.execute(trx);
  await sql`insert into app.listing (id, source, commune, listing)
    values (${`melo_${canary}`}, 'melo', '33234', ${told}::jsonb)`.execute(trx);
  await sql`insert into app.auction_site (site, is_on) values (${name}, true)`.execute(trx);
  await sql`insert into app.property_auction (property_id, site, notice, lot, facts)
    values (${id}, 'licitor', ${canary}, 1, ${told}::jsonb)`.execute(trx);
  await sql`insert into app.division_capture (property_id, facts, plan, is_laid)
    values (${id}, ${told}::jsonb, '{}', false)`.execute(trx);
  await sql`insert into app.division_generation (property_id, wishes, started_at) values (${id}, ${told}::jsonb, now())`.execute(
    trx,
  );
};

/** A row in every table of `app`, each with the organisation's canary: a test checks that none is forgotten. */
const fillTables = async (trx: ApplicationTransaction, canary: string, userId: string): Promise<void> => {
  const told = JSON.stringify({ canary });
  await trx.insertInto("app.preferences").values({ user_id: userId, chosen: told, visited_at: null }).execute();
  await sql`insert into app.saved_search (user_id, kind, name, criteria)
    values (${userId}::uuid, 'annonces', ${canary}, ${told}::jsonb)`.execute(trx);
  await sql`insert into app.parcel_mark (parcelle_id, note) values ('332340000A0001', ${canary})`.execute(trx);
  const { id } = await addProperty(trx, "332340000A0001", canary);
  await trx.insertInto("app.audit").values({ actor_id: null, action: "added", subject: canary }).execute();
  await trx.insertInto("app.assumptions").values({ chosen: told, updated_by: null }).execute();
  await trx.insertInto("app.property_money").values({ property_id: id, costs: told, updated_by: null }).execute();
  await trx
    .insertInto("app.property_parcel")
    .values({
      property_id: id,
      parcelle_id: "332340000A0001",
      status: "validated",
      surface_m2: 1000,
      vintage: canary,
      geometry: SQUARE,
      created_by: null,
    })
    .execute();
  await trx
    .insertInto("app.lot")
    .values({
      property_id: id,
      id: "lot_1",
      number: 1,
      kind: "constructible",
      surface_m2: 500,
      buildable_m2: null,
      price_eur: 1,
      status: "planned",
      description: canary,
      works: "[]",
      updated_by: null,
    })
    .execute();
  await trx.insertInto("app.property_note").values({ property_id: id, text: canary, updated_by: null }).execute();
  await trx
    .insertInto("app.property_photo")
    .values({ property_id: id, id, name: canary, width: 1, height: 1, bytes: 1, created_by: null })
    .execute();
  const plan = await trx
    .insertInto("app.plan")
    .values({
      property_id: id,
      name: canary,
      description: null,
      kind: "other",
      source: "manual",
      parcelle_id: null,
      base_id: null,
      frame: "{}",
      surface_m2: null,
      vintage: null,
      fictional: false,
      imported_at: null,
      created_by: null,
      updated_by: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("app.plan_object")
    .values({ plan_id: plan.id, id: "trait", body: told, revision: 1, updated_by: null })
    .execute();
  await trx.insertInto("app.dossier").values({ property_id: id, facts: told, updated_by: null }).execute();
  await trx
    .insertInto("app.dossier_piece")
    .values({
      property_id: id,
      id,
      code: "DP1",
      name: canary,
      type: "application/pdf",
      bytes: 1,
      pages: 1,
      created_by: null,
    })
    .execute();
  await trx
    .insertInto("app.dossier_event")
    .values({
      property_id: id,
      id,
      kind: "depot",
      happened_on: "2026-01-01",
      detail: told,
      proof_id: null,
      created_by: null,
    })
    .execute();
  await trx
    .insertInto("app.dossier_making")
    .values({
      property_id: id,
      id,
      kind: "certificat",
      status: "completed",
      log: told,
      data_hash: null,
      created_by: null,
    })
    .execute();
  await trx
    .insertInto("app.guest_link")
    .values({
      property_id: id,
      id,
      secret_hash: "0".repeat(64),
      guest: canary,
      blocks: [],
      expires_at: new Date("2030-01-01"),
      created_by: null,
    })
    .execute();
  await fillSalesAndKeys(trx, { id, canary, told });
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
    await database.application(organisation, (trx) => fillTables(trx, canary, organisation));
  }
};
