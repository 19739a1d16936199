import { generateCommune, type SourceServer, serveCommune, startSourceServer } from "@lotir/demo";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";

/** More parcels than a list may have. */
const PARCELS = 640;
const hamlet = generateCommune({ seed: "essai-recherche", parcels: PARCELS });
const commune = serveCommune(hamlet);
const { codeInsee } = commune;

let server: SourceServer;
let product: Product;
let ana: Person;
let bob: Person;
beforeAll(async () => {
  server = await startSourceServer({ communes: [commune] });
  product = await openProduct({ sources: server.url });
  ana = await product.signUp("ana@example.fr", "Agence");
  bob = await product.signUp("bob@example.fr", "Cabinet");
});
afterAll(async () => {
  await product?.close();
  await server?.close();
});

interface Row {
  readonly parcelId: string;
  readonly opportunityScore: number | null;
}
interface Analysis {
  readonly commune: { readonly status: string };
  readonly parcels: readonly Row[];
  readonly total: number;
  readonly matched: number;
}
const readAs = async <Data>(person: Person, path: string) => {
  const answer = await person.get(path);
  const body = (await answer.json()) as { data: Data; code?: string; stats?: unknown };
  return { status: answer.status, ...body };
};
const analyze = (query = "") => readAs<Analysis>(ana, `/api/cadastral/analyze?commune=${codeInsee}${query}`);

test("une commune jamais demandée répond 202 et se charge, puis 200 avec 500 parcelles au plus, les mieux notées d'abord", async () => {
  const first = await analyze();
  expect([first.status, first.data.commune.status]).toEqual([202, "loading"]);
  await product.running.lotir.jobs.settled(codeInsee, ({ isDescribed }) => isDescribed);
  const { status, data } = await analyze();
  expect(status).toBe(200);
  expect(data.parcels).toHaveLength(500);
  expect(data.total).toBeGreaterThan(500);
  expect(data.matched).toBe(data.total);
  const scores = data.parcels.map(({ opportunityScore }) => opportunityScore ?? -1);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const named = await readAs<Analysis>(
    ana,
    `/api/cadastral/analyze?commune=${encodeURIComponent(hamlet.identity.nom)}`,
  );
  expect(named.data.total).toBe(data.total);
});

test("les filtres sont appliqués par le serveur, et une recherche vide dit ce qui l'élargirait", async () => {
  const { data } = await analyze("&maxSurface=600");
  expect(data.matched).toBeLessThan(data.total);
  const none = await analyze("&minSurface=90000000");
  expect(none.data).toMatchObject({
    matched: 0,
    parcels: [],
    relaxations: [{ filter: "minSurface", matched: data.total }],
  });
});

test.each(["1e-60", "5e-324", "0", " 1e2 ", ".5", "+3"])(
  "une marge écrite « %s » est un nombre, si petit soit-il",
  async (written) => {
    expect((await analyze(`&minMargin=${encodeURIComponent(written)}`)).status).toBe(200);
  },
);

test.each(["minSurface=", "maxSurface=%20", "minSurface=0x10", "minSurface[]=3", "minScore=1e", "minFrontage=1,5"])(
  "« %s » n'est pas un nombre : refusé, rien n'est deviné",
  async (written) => {
    expect(await analyze(`&${written}`)).toMatchObject({ status: 400, code: "invalid-input" });
  },
);

describe("ajouter au portfolio", () => {
  test.each([
    ["d'une commune qui n'est pas chargée", "332340000A0001", 409, "parcel-not-loaded"],
    ["que le cadastre chargé n'a pas", `${codeInsee}000ZZ9999`, 404, "unknown-parcel"],
    ["dont la référence n'en est pas une", "' or '1'='1' --", 400, "invalid-input"],
    ["de quatorze caractères quelconques", "%%%%%%%%%%%%%%", 404, "unknown-parcel"],
  ])("une parcelle %s : refusée, rien n'est écrit", async (_case, cadastralReference, status, code) => {
    const answer = await ana.post("/api/properties", { cadastralReference, price: 1, opportunityScore: 100 });
    expect([answer.status, await answer.json()]).toMatchObject([status, { success: false, code }]);
    expect((await readAs(ana, "/api/properties/stats")).stats).toMatchObject({ total: 0 });
  });

  test("une fois, même par deux demandes ensemble ; les comptes sont ceux de l'organisation, et vrais", async () => {
    const { data } = await analyze();
    const cadastralReference = data.parcels[0]?.parcelId ?? "";
    const both = await Promise.all([1, 2].map(() => ana.post("/api/properties", { cadastralReference, price: 1 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect((await readAs(ana, "/api/properties/stats")).stats).toEqual({ total: 1, withParcels: 1, withDossier: 0 });
    expect((await readAs(bob, "/api/properties/stats")).stats).toEqual({ total: 0, withParcels: 0, withDossier: 0 });
    expect((await readAs(ana, "/api/home")).data).toMatchObject({ parcels: data.total, properties: 1 });
    expect((await readAs(bob, "/api/home")).data).toMatchObject({ parcels: data.total, properties: 0 });
  });
});

const [lon, lat] = hamlet.identity.middle;
const zoom = 14;
const x = Math.floor(((lon + 180) / 360) * 2 ** zoom);
const y = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom);
const at = (tile: string): string => `/api/tiles/${codeInsee}/${tile}.mvt`;
const MIDDLE_TILE = at(`${zoom}/${x}/${y}`);

describe("déjà dans le portfolio", () => {
  const within = async (person: Person, portfolio: string) =>
    (await readAs<Analysis>(person, `/api/cadastral/analyze?commune=${codeInsee}&portfolio=${portfolio}`)).data;

  test("ce que l'organisation a, ce qu'elle n'a pas, et rien de ce qu'ont les autres", async () => {
    const [all, inside, outside] = [
      await within(ana, "tous"),
      await within(ana, "dedans"),
      await within(ana, "dehors"),
    ];
    expect(inside.parcels.map(({ parcelId }) => parcelId)).toEqual([all.parcels[0]?.parcelId]);
    expect([inside.matched, outside.matched]).toEqual([1, all.matched - 1]);
    expect((await within(bob, "dedans")).matched).toBe(0);
    expect((await within(bob, "dehors")).matched).toBe(all.total);
  });

  test("rien n'y est encore : la recherche propose de lever ce filtre", async () => {
    const none = await readAs<{ relaxations: unknown }>(
      bob,
      `/api/cadastral/analyze?commune=${codeInsee}&portfolio=dedans`,
    );
    expect(none.data.relaxations).toMatchObject([{ filter: "portfolio", label: "Dans le portfolio ou non" }]);
  });

  test("une tuile filtrée ainsi n'est prêtée à personne, et change avec le portfolio", async () => {
    const [first] = (await within(ana, "dehors")).parcels;
    const tile = `${MIDDLE_TILE}?portfolio=dehors`;
    const before = await ana.get(tile);
    expect(before.headers.get("cache-control")).toBe("private, no-cache");
    const etag = before.headers.get("etag") ?? "";
    expect((await bob.get(tile)).headers.get("etag")).not.toBe(etag);
    expect((await ana.get(tile, { "if-none-match": etag })).status).toBe(304);
    await ana.post("/api/properties", { cadastralReference: first?.parcelId ?? "" });
    expect((await ana.get(tile, { "if-none-match": etag })).status).toBe(200);
  });
});

describe("les tuiles", () => {
  test("une tuile garde son étiquette tant que rien ne change : 304, même affaiblie par un mandataire", async () => {
    const tile = await ana.get(MIDDLE_TILE);
    expect([tile.status, tile.headers.get("content-type")]).toEqual([200, "application/vnd.mapbox-vector-tile"]);
    expect((await tile.arrayBuffer()).byteLength).toBeGreaterThan(100);
    const etag = tile.headers.get("etag") ?? "";
    expect(etag).toMatch(/^(?:W\/)?"[\w-]{22}"$/);
    const strong = etag.replace(/^W\//, "");
    for (const kept of [strong, `W/${strong}`, `"autre", ${strong}`]) {
      const again = await ana.get(MIDDLE_TILE, { "if-none-match": kept });
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    }
    expect((await ana.get(MIDDLE_TILE, { "if-none-match": '"autre"' })).status).toBe(200);
    const filtered = await ana.get(`${MIDDLE_TILE}?maxSurface=600`, { "if-none-match": strong });
    expect(filtered.status).toBe(200);
    expect(filtered.headers.get("cache-control")).toContain("private");
  });

  test("où la commune n'a rien, ou n'est pas chargée : 204", async () => {
    expect((await ana.get(at("14/0/0"))).status).toBe(204);
    expect((await ana.get("/api/tiles/33234/14/8500/5900.mvt")).status).toBe(204);
  });

  test.each(["23/0/0", "14/-1/0", "14/0/99999", "a/0/0", "14/0.5/0", "14/0/0x1"])(
    "une adresse qui n'en est pas une : 400 (%s)",
    async (tile) => expect((await ana.get(at(tile))).status).toBe(400),
  );
});
