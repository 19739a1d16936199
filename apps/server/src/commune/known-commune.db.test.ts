import { generateCommune, type SourceServer, serveCommune, startSourceServer } from "@lotir/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";

const hamlet = generateCommune({ seed: "essai-noms", parcels: 20 });
const at = (codeInsee: string, nom: string) =>
  serveCommune({ ...hamlet, identity: { ...hamlet.identity, codeInsee, nom } });

const former = [{ code: "33901", nom: "Ancienne" }];
const joined = { nom: "Latresne", code: "33234", codesPostaux: [], former } as const;

let server: SourceServer;
let product: Product;
let ana: Person;
beforeAll(async () => {
  const communes = [
    at("14656", "Saint-Rémy"),
    at("29019", "Saint-Remy"),
    { ...at("33234", "Latresne"), identity: async () => joined },
    at("75056", "Paris"),
  ];
  server = await startSourceServer({ communes });
  product = await openProduct({ sources: server.url });
  ana = await product.signUp("ana@example.fr", "Agence");
  const known = { departement: "14", source: "essai", vintage: "2026", population: null, contour: null, centre: null };
  for (const [code, name] of [
    ["14656", "Saint-Rémy"],
    ["33234", "Latresne"],
  ] as const)
    await product.running.lotir.database.loading
      .insertInto("territory.commune")
      .values({ code, name, postcodes: [], fictional: false, ...known })
      .execute();
});
afterAll(async () => {
  await product?.close();
  await server?.close();
});

const analyze = async (commune: string) => {
  const answer = await ana.get(`/api/cadastral/analyze?commune=${encodeURIComponent(commune)}`);
  const body: Record<string, unknown> = Object(await answer.json());
  return { status: answer.status, ...body };
};

test.each(["75056", "69123", "13055", "Paris", "lyon", " MARSEILLE"])(
  "une ville entière dont les fichiers sont par arrondissement est refusée, avec ce qu'il faut faire : %s",
  async (commune) => {
    const refused = await analyze(commune);
    expect(refused).toMatchObject({ status: 409, code: "whole-city" });
    expect(refused).toMatchObject({
      error: expect.stringMatching(/(Paris|Lyon|Marseille) .+choisissez un arrondissement/),
    });
    expect((await ana.post("/api/communes/75056/load", {})).status).toBe(409);
    expect(server.requests.filter(({ layer }) => layer === "parcelles")).toEqual([]);
  },
);

test("une commune chargée ne prend pas la place de son homonyme : les deux codes sont dits", async () => {
  const refused = await analyze("saint remy");
  expect(refused).toMatchObject({ status: 409, code: "ambiguous-commune", details: { codes: ["14656", "29019"] } });
});

test("la source muette, ce qui est chargé se lit encore ; le reste se dit", async () => {
  server.setFault("communes", { kind: "refuse", status: 503 });
  expect(await analyze("Atlantide")).toMatchObject({ status: 503, code: "source-unavailable" });
  expect(await analyze("33999")).toMatchObject({ status: 503, code: "source-unavailable" });
  expect(await analyze("latresne")).toMatchObject({ status: 202 });
  server.setFault("communes", undefined);
  expect(await analyze("Atlantide")).toMatchObject({ status: 404, code: "unknown-commune" });
  expect(await analyze("33999")).toMatchObject({ status: 404, code: "unknown-commune" });
});

test("une commune réunie à une autre se dit, avec le code à chercher", async () => {
  expect(await analyze("33901")).toMatchObject({
    status: 404,
    code: "former-commune",
    error: "Ancienne fait maintenant partie de Latresne (33234) : son cadastre se cherche sous ce nom.",
    details: { codeInsee: "33901", partOf: "33234" },
  });
});

test("chargée avant d'être réunie, elle le dit quand on relit son cadastre ; la source muette n'empêche rien", async () => {
  await product.running.lotir.database.loading
    .insertInto("territory.layer")
    .values({ commune: "33901", name: "parcelles", status: "loaded" })
    .execute();
  const reread = async () => (await ana.post("/api/communes/33901/load", { layer: "parcelles" })).json();
  expect(await reread()).toMatchObject({ code: "former-commune" });
  // The commune that it joined, loaded before that, knows it from then on.
  const joined = await product.running.lotir.database.loading
    .selectFrom("territory.commune")
    .select("former_codes")
    .where("code", "=", "33234")
    .executeTakeFirst();
  expect(joined?.former_codes).toEqual(["33901"]);
  server.setFault("communes", { kind: "refuse", status: 503 });
  expect(await reread()).toMatchObject({ success: true });
  server.setFault("communes", undefined);
});
