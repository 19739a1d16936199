import { generateCommune, type SourceServer, serveCommune, startSourceServer } from "@lotir/demo";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";

const hamlet = generateCommune({ seed: "essai-bornes", parcels: 20 });
const CODES = Array.from({ length: 11 }, (_, rank) => `069${10 + rank}`);

let server: SourceServer;
let product: Product;
let ana: Person;
let bob: Person;
beforeAll(async () => {
  const communes = CODES.map((codeInsee) =>
    serveCommune({ ...hamlet, identity: { ...hamlet.identity, codeInsee, nom: `Commune ${codeInsee}` } }),
  );
  server = await startSourceServer({ communes });
  server.setFault("parcelles", { kind: "stalled" });
  product = await openProduct({ sources: server.url });
  ana = await product.signUp("ana@example.fr", "Agence");
  bob = await product.signUp("bob@example.fr", "Cabinet");
});
afterAll(async () => {
  await product?.close();
  await server?.close();
});

const trail = async (organisation: string): Promise<readonly unknown[]> => {
  const { database } = product.running.lotir;
  const { rows } = await sql<{ id: string }>`select id from auth.organization where name = ${organisation}`.execute(
    database.identity,
  );
  return database.application(rows[0]?.id ?? "", (trx) =>
    trx.selectFrom("app.audit").select(["action", "subject"]).orderBy("id").execute(),
  );
};

test("une organisation a dix communes en route au plus, et n'en bloque pas une autre", async () => {
  const statuses: number[] = [];
  for (const code of CODES) statuses.push((await ana.post(`/api/communes/${code}/load`, {})).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  const refused = await ana.get(`/api/cadastral/analyze?commune=${CODES[10]}`);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: "too-many-loads", details: { communes: CODES.slice(0, 10) } });
  expect((await ana.post(`/api/communes/${CODES[0]}/load`, {})).status).toBe(202);
  expect((await bob.get(`/api/cadastral/analyze?commune=${CODES[10]}`)).status).toBe(202);
});

test("elle arrête ce qu'elle seule attend, jamais ce qu'une autre attend ; demandes et arrêts restent dans son journal", async () => {
  const refused = await bob.post(`/api/communes/${CODES[1]}/cancel`, {});
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: "load-of-another" });
  expect(await (await ana.post(`/api/communes/${CODES[1]}/cancel`, {})).json()).toMatchObject({ goesOn: false });
  expect((await bob.post(`/api/communes/${CODES[2]}/load`, {})).status).toBe(202);
  const left = await ana.post(`/api/communes/${CODES[2]}/cancel`, {});
  const said = await left.json();
  expect(said).toMatchObject({ goesOn: true, data: { status: "loading" } });
  // Who waits too is nobody's business.
  expect(JSON.stringify(said)).not.toMatch(/cabinet|bob|organi/i);
  expect(await trail("Agence")).toEqual([
    ...CODES.slice(0, 10).map((subject) => ({ action: "commune.load", subject })),
    { action: "commune.load", subject: CODES[0] },
    { action: "commune.cancel", subject: CODES[1] },
    { action: "commune.cancel", subject: CODES[2] },
  ]);
  expect(await trail("Cabinet")).toEqual([
    { action: "commune.load", subject: CODES[10] },
    { action: "commune.load", subject: CODES[2] },
  ]);
});
