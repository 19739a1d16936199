import { generateCommune, type SourceServer, serveCommune, startSourceServer } from "@lotir/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";

const hamlet = generateCommune({ seed: "essai-lieux", parcels: 30 });
const at = (codeInsee: string, nom: string, codePostal: string) =>
  serveCommune({ ...hamlet, identity: { ...hamlet.identity, codeInsee, nom, codePostal } });

let server: SourceServer;
let product: Product;
let ana: Person;
beforeAll(async () => {
  server = await startSourceServer({
    communes: [
      at("33234", "Latresne", "33360"),
      at("33085", "Camblanes-et-Meynac", "33360"),
      at("69381", "Lyon 1er Arrondissement", "69001"),
      at("69001", "Affoux", "69170"),
      serveCommune(hamlet),
    ],
  });
  product = await openProduct({ sources: server.url });
  ana = await product.signUp("ana@example.fr", "Agence");
});
afterAll(async () => {
  await product?.close();
  await server?.close();
});

interface Answer {
  readonly data: readonly Record<string, unknown>[];
  readonly unavailable: string | null;
}
const ask = async (path: string): Promise<Answer> => (await ana.get(path)).json() as Promise<Answer>;

test("cinq chiffres sont un code postal : 69001 est Lyon 1er, 33360 deux communes", async () => {
  const lyon = await ask("/api/cities/autocomplete?q=69001");
  expect(lyon).toMatchObject({ data: [{ insee: "69381", zipcode: "69001" }], unavailable: null });
  const found = await ask("/api/cities/autocomplete?q=%2033360");
  expect(found.data.map(({ insee }) => insee).toSorted()).toEqual(["33085", "33234"]);
  const places = await ask("/api/places?q=69001");
  expect(places).toMatchObject({ data: [{ kind: "commune", label: "Lyon 1er Arrondissement (69001)" }] });
  expect(places.data).toHaveLength(1);
});

test("une adresse partagée nomme ses villes par leur code INSEE, demandé comme tel", async () => {
  expect(await ask("/api/cities/autocomplete?code=69001")).toMatchObject({
    data: [{ insee: "69001", name: "Affoux" }],
  });
  expect(await ask("/api/cities/autocomplete?q=99999")).toMatchObject({ data: [], unavailable: null });
});

test("une source qui ne répond pas se dit, avec ce que les autres ont trouvé", async () => {
  server.setFault("communes", { kind: "refuse", status: 403 });
  const cities = await ask("/api/cities/autocomplete?q=latresne");
  expect(cities).toMatchObject({ data: [], unavailable: expect.stringContaining("API Découpage administratif") });
  const both = await ask("/api/places?q=1%20rue");
  expect(both.unavailable).toContain("API Découpage administratif");
  server.setFault("communes", undefined);

  server.setFault("adresses", { kind: "refuse", status: 403 });
  const places = await ask("/api/places?q=latresne%20centre");
  expect(places.unavailable).toContain("Géocodage");
  server.setFault("adresses", undefined);
  expect(await ask("/api/places?q=latresne")).toMatchObject({ data: [{ kind: "commune" }], unavailable: null });
});

test("une référence écrite sans commune, ou avec, mène aux parcelles chargées, sans rien demander au dehors", async () => {
  const { jobs } = product.running.lotir;
  await jobs.start("06999");
  await jobs.settled("06999", ({ isDescribed }) => isDescribed);
  const [first] = hamlet.parcelles;
  const { section, numero } = (first?.properties ?? {}) as { section: string; numero: string };
  server.setFault("communes", { kind: "refuse", status: 403 });
  for (const text of [
    `${section} ${numero}`,
    `${section}${numero} ile sainte mirande`,
    `Île-Sainte-Mirande, ${section} n° ${numero}`,
  ]) {
    const found = await ask(`/api/places?q=${encodeURIComponent(text)}`);
    expect(found).toMatchObject({
      data: [
        { kind: "parcelle", label: `Parcelle ${section} ${numero} · Île-Sainte-Mirande (fictive)`, codeInsee: "06999" },
      ],
      unavailable: null,
    });
  }
  server.setFault("communes", undefined);
});
