import { CANARY_A, CANARY_B, createTwoOrganisations, ORGANISATION_A, ORGANISATION_B } from "@lotir/database/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { described, type Known, OPERATIONS, requestOf } from "../testing/contract-requests.fixture.ts";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";

/**
 * Every operation, asked by each role with ids that are another organisation's, deleted ones among them, or guessed: the
 * canary that each of its rows bears is never heard, and not one of them changes. `LOTIR_FOREIGN=15000` by hand.
 */
const REQUESTS = Number(process.env.LOTIR_FOREIGN ?? 2_400);
const ROLES = ["admin", "member", "removed", "anybody"] as const;
const GUESSED = ["00000000-0000-4000-8000-000000000000", "0b000000-0000-4000-8000-00000000000c", "1", "lot_1", "trait"];
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

let product: Product;
let people: Readonly<Record<(typeof ROLES)[number], Person>>;
let known: Known;
let before: string;

const base = () => product.running.lotir.database;

/** All that the other organisation has, table by table, as text. */
const contentOf = async (organisation: string): Promise<string> => {
  const tables = await sql<{ name: string }>`select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' order by 1`.execute(base().territory);
  return base().application(organisation, async (trx) => {
    let content = "";
    for (const { name } of tables.rows) {
      const { rows } = await sql<{
        row: string;
      }>`select to_jsonb(t)::text as row from ${sql.raw(name)} t order by 1`.execute(trx);
      content += `${name}\n${rows.map(({ row }) => row).join("\n")}\n`;
    }
    return content;
  });
};

const joinFirst = async (email: string, role: "admin" | "member"): Promise<Person> => {
  const person = await product.signUp(email);
  await sql`insert into auth.member (organization_id, user_id, role, created_at)
    select ${ORGANISATION_A}::uuid, id, ${role}, now() from auth."user" where email = ${email}`.execute(
    base().identity,
  );
  await person.post("/api/auth/organization/set-active", { organizationId: ORGANISATION_A });
  return person;
};

beforeAll(async () => {
  product = await openProduct({ environment: { LOTIR_TRUSTED_PROXIES: "127.0.0.1,::1" } });
  await createTwoOrganisations(base());
  const admin = await joinFirst("admin@example.fr", "admin");
  const member = await joinFirst("membre@example.fr", "member");
  const removed = await joinFirst("partie@example.fr", "member");
  await sql`delete from auth.member using auth."user" u where u.id = user_id and u.email = 'partie@example.fr'`.execute(
    base().identity,
  );
  people = { admin, member, removed, anybody: product.anybody };
  await base().application(ORGANISATION_B, async (trx) => {
    await sql`insert into app.property (parcelle_id, name, vintage, geometry, surface_m2)
      select '332340000A0009', name, vintage, geometry, surface_m2 from app.property limit 1`.execute(trx);
    await sql`update app.property set deleted_at = now() where parcelle_id = '332340000A0009'`.execute(trx);
  });
  before = await contentOf(ORGANISATION_B);
  const ids = [...new Set(before.match(UUID)), ...GUESSED].filter((id) => id !== ORGANISATION_B);
  const names = ["id", "ids", "propertyId", "planId", "projectId", "scenarioId", "lotId", "photoId", "pieceId"];
  const more = [
    "objectId",
    "eventId",
    "linkId",
    "makingId",
    "baseId",
    "proofId",
    "versionId",
    "propertyIds",
    "planIds",
  ];
  known = Object.fromEntries([...names, ...more].map((name) => [name, ids]));
});
afterAll(() => product?.close());

test("témoin : chaque ligne de l'autre porte son canari, et le canari s'entend quand on y a droit", async () => {
  expect(before.split(CANARY_B).length).toBeGreaterThan(20);
  const own = await (await people.member.get("/api/properties")).text();
  expect(own).toContain(CANARY_A);
});

test("une prise n'entend que son organisation, quoi qu'elle demande à suivre", async () => {
  const { channel } = product.running.lotir;
  const foreign = [...new Set(before.match(UUID))].filter((id) => id !== ORGANISATION_B);
  const socket = await people.member.openSocket();
  expect(await socket.hear()).toMatch(/^40/);
  for (const id of foreign.slice(0, 15)) await socket.tell("join:property", id);
  for (const id of [ORGANISATION_B, `property:${ORGANISATION_B}:${foreign[0]}`, `organisation:${ORGANISATION_B}`])
    for (const event of ["join:property", "join:commune", "join:organisation"]) await socket.tell(event, id);
  const told = { propertyId: CANARY_B, parcelId: "332340000A0001" };
  for (const propertyId of foreign)
    channel.propertyNews({ organisationId: ORGANISATION_B, propertyId }, "dossier-progress", told);
  channel.propertyAdded(ORGANISATION_B, told);
  channel.propertyChanged(ORGANISATION_B, { ...told, change: "changed", by: null });
  const own = { propertyId: CANARY_A, parcelId: "332340000A0001" };
  channel.propertyAdded(ORGANISATION_A, own);
  expect(await socket.hear()).toBe(`42${JSON.stringify(["property-added", own])}`);
});

const COUNT = Math.ceil(REQUESTS / OPERATIONS.length / ROLES.length);

describe("opération × rôle × identifiants d'ailleurs", () => {
  test.each(OPERATIONS)("$name", async (operation) => {
    for (const [rank, role] of ROLES.entries()) {
      const inputs = fc.sample(described(operation.input, "", known), { numRuns: COUNT, seed: 11 + rank });
      for (const input of inputs) {
        const { method, path, body } = requestOf(operation, input);
        const answer = await product.send(`/api${path}`, {
          method,
          headers: {
            cookie: people[role].cookie,
            ...(body === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(body === undefined ? {} : { body }),
        });
        const heard = (await answer.text()).toUpperCase();
        expect([role, method, path, answer.status, heard.includes(CANARY_B)]).toEqual([
          role,
          method,
          path,
          expect.toSatisfy((status: number) => status < 500 || status === 503 || status === 502 || status === 504),
          false,
        ]);
      }
    }
  });

  test("après tout cela, l'autre organisation a ce qu'elle avait, au caractère près", async () => {
    expect(await contentOf(ORGANISATION_B)).toBe(before);
  });
});
