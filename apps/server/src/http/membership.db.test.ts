import { contract } from "@lotir/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";

/** What anybody may ask: how to enter the demonstration, and what a link shows to who holds its secret. */
const OPEN_TO_ALL = ["showDemonstration", "showDoors", "openGuestLink"];

interface Asked {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

const SAMPLES: Readonly<Record<string, string>> = { codeInsee: "06999", z: "14", x: "8500", y: "5900" };

/** Every operation of the contract, and what is served beside it. */
const EVERYTHING: readonly Asked[] = [
  ...Object.entries(contract).map(([name, operation]) => {
    const { method = "POST", path = "/" } = operation["~orpc"].route;
    const filled = path.replaceAll(/\{\+?(\w+)\}/g, (_, part: string) => SAMPLES[part] ?? "06999000AA0001");
    return { name, method, path: `/api${filled}` };
  }),
  { name: "tuile", method: "GET", path: "/api/tiles/06999/14/8500/5900.mvt" },
  { name: "fond de carte", method: "GET", path: "/api/fonds/plan/14/8500/5900" },
  { name: "fichier du PLU", method: "GET", path: `/api/plu/documents/${"0".repeat(64)}.pdf` },
].filter(({ name }) => !OPEN_TO_ALL.includes(name));

let product: Product;
let alone: Person;
let removed: Person;
let member: Person;
const database = () => product.running.lotir.database;

beforeAll(async () => {
  product = await openProduct();
  member = await product.signUp("ana@example.fr", "Agence");
  alone = await product.signUp("seul@example.fr");
  removed = await product.signUp("parti@example.fr", "Cabinet");
  await removeFrom("Cabinet");
});
afterAll(() => product?.close());

const removeFrom = async (organisation: string): Promise<void> => {
  await sql`delete from auth.member where organization_id =
    (select id from auth.organization where name = ${organisation})`.execute(database().identity);
};

const ask = async (person: Person, { method, path }: Asked) => {
  const { origin } = product.running;
  const answer = await product.send(path, {
    method,
    headers: { cookie: person.cookie, origin, "content-type": "application/json" },
    ...(method === "GET" ? {} : { body: "{}" }),
  });
  const body: { code?: string } = Object(await answer.json().catch(() => ({})));
  return { status: answer.status, code: body.code };
};

test("le contrat entier est essayé, et l'adresse de chaque opération existe", async () => {
  expect(EVERYTHING.length).toBeGreaterThan(35);
  // A path that no route has would be "not-found": a member is never told so of these.
  for (const each of EVERYTHING)
    expect([each.name, (await ask(member, each)).code]).not.toEqual([each.name, "not-found"]);
});

describe.each(EVERYTHING)("$name ($method $path)", (asked) => {
  test("sans session, sans organisation, ou retiré de la sienne : rien", async () => {
    expect(await ask(product.anybody, asked)).toEqual({ status: 401, code: "signed-out" });
    expect(await ask(alone, asked)).toEqual({ status: 403, code: "no-organisation" });
    expect(await ask(removed, asked)).toEqual({ status: 403, code: "not-a-member" });
  });
});

describe("le canal", () => {
  test("sans session, sans organisation, ou retiré de la sienne : pas de canal", async () => {
    for (const person of [product.anybody, alone, removed])
      expect(await (await person.openSocket()).hear()).toContain('44{"message":"signed-out"}');
  });

  test("un bien ajouté s'annonce à un membre, plus à qui vient d'être retiré, jamais à une autre organisation", async () => {
    const told = { propertyId: "bien", parcelId: "06999000AA0001" };
    const leaving = await product.signUp("bientot@example.fr", "Bureau");
    const [own, left, other] = await Promise.all([leaving, leaving, member].map((each) => each.openSocket()));
    for (const socket of [own, left, other]) expect(await socket?.hear()).toMatch(/^40/);
    const bureau = await organisationNamed("Bureau");
    const { channel } = product.running.lotir;
    const heard = other?.hear();
    channel.propertyAdded(bureau, told);
    const announced = `42${JSON.stringify(["property-added", told])}`;
    expect(await own?.hear()).toBe(announced);
    expect(await left?.hear()).toBe(announced);
    await removeFrom("Bureau");
    channel.propertyAdded(bureau, { ...told, propertyId: "un autre" });
    // The server closes the session: nothing of the news is in what it says last.
    expect(await left?.hear()).not.toContain("un autre");
    channel.propertyAdded(await organisationNamed("Agence"), { ...told, propertyId: "le sien" });
    expect(await heard).toBe(`42${JSON.stringify(["property-added", { ...told, propertyId: "le sien" }])}`);
  });

  test("qui agit maintenant pour une autre organisation n'entend plus celle d'avant", async () => {
    const told = { propertyId: "d'avant", parcelId: "06999000AA0001" };
    const moving = await product.signUp("deux@example.fr", "Première");
    const socket = await moving.openSocket();
    expect(await socket.hear()).toMatch(/^40/);
    const [before, now] = [await organisationNamed("Première"), await organisationNamed("Agence")];
    await sql`insert into auth.member (organization_id, user_id, role, created_at)
      select ${now}::uuid, user_id, 'member', now() from auth.member where organization_id = ${before}::uuid`.execute(
      database().identity,
    );
    await sql`update auth.session set active_organization_id = ${now} where active_organization_id = ${before}`.execute(
      database().identity,
    );
    const { channel } = product.running.lotir;
    const heard = socket.hear();
    channel.propertyAdded(before, told);
    // Said again until it is heard: the socket moves from one organisation to the other meanwhile.
    const saying = setInterval(() => channel.propertyAdded(now, { ...told, propertyId: "d'ici" }), 50);
    expect(await heard.finally(() => clearInterval(saying))).toBe(
      `42${JSON.stringify(["property-added", { ...told, propertyId: "d'ici" }])}`,
    );
  });
});

const organisationNamed = async (name: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select id from auth.organization where name = ${name}`.execute(
    database().identity,
  );
  return rows[0]?.id ?? "";
};
