import { isoDate } from "@lotir/units";
import { afterEach, expect, test } from "vitest";
import { openConnectors } from "../connectors.ts";
import { canary } from "../egress/canary.fixture.ts";
import { openEgress } from "../egress/open-egress.ts";
import { sourcesAt } from "../sources.ts";

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const answering = async (value: unknown) => {
  const asked: string[] = [];
  const server = await canary((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ""));
    response.setHeader("content-type", "application/json").end(JSON.stringify(value));
  });
  const egress = openEgress({ bases: [server.url], userAgent: "essai" });
  open.push(egress, server);
  const sources = sourcesAt(server.url, { name: "essai", licence: "aucune" });
  return { asked, connectors: openConnectors({ egress, sources, today: () => isoDate("2026-11-20") }) };
};

const commune = (code: string, nom: string) => ({ code, nom, codesPostaux: [], population: 1 });

test("Paris, Lyon and Marseille are offered by arrondissement, never whole", async () => {
  const cities = [commune("75056", "Paris"), ...[1, 2, 3, 4, 5].map((n) => commune(`7510${n}`, `Paris ${n}e`))];
  const { asked, connectors } = await answering(cities);
  const found = await connectors.searchCommunes({ nom: " Paris ", limit: 5 });
  expect(found.ok && found.value?.value.map(({ codeInsee }) => codeInsee)).toEqual([
    "75101",
    "75102",
    "75103",
    "75104",
    "75105",
  ]);
  expect(asked[0]).toContain("type=commune-actuelle,arrondissement-municipal");
  expect(asked[0]).toContain("nom=Paris&boost=population&limit=6");
});

test("an arrondissement is asked by its code, with its contour", async () => {
  const contour = {
    type: "Polygon",
    coordinates: [
      [
        [2.3, 48.8],
        [2.4, 48.8],
        [2.4, 48.9],
        [2.3, 48.8],
      ],
    ],
  };
  const { asked, connectors } = await answering([{ ...commune("75118", "Paris 18e"), contour }]);
  const found = await connectors.fetchCommune({ codeInsee: "75118" });
  expect(found.ok && found.value?.value.contour).toEqual([contour.coordinates]);
  expect(asked[0]).toContain("code=75118");
});

test.each([
  ["no code", [{ nom: "X" }], "communes", "l’attribut « 0.code » est absent"],
  [
    "a code of something else",
    [{ code: "abc", nom: "X" }],
    "communes",
    "l’attribut « 0.code » n’est pas un code INSEE",
  ],
  ["not a list", { message: "panne" }, "communes", "la réponse devrait être une liste"],
])("%s is refused", async (_, value, where, issue) => {
  const { connectors } = await answering(value);
  const found = await connectors.fetchCommune({ codeInsee: "75118" });
  expect(found.ok === false && found.failure).toMatchObject({ kind: "malformed", where, issue });
});

test("five digits are a postcode: its communes, the most populated first, the whole of Lyon left out", async () => {
  const cities = [
    commune("33085", "Camblanes-et-Meynac"),
    { ...commune("33234", "Latresne"), population: 3_500 },
    commune("69123", "Lyon"),
  ];
  const { asked, connectors } = await answering(cities);
  const found = await connectors.searchCommunes({ nom: "33360", limit: 5 });
  expect(found.ok && found.value?.value.map(({ codeInsee }) => codeInsee)).toEqual(["33234", "33085"]);
  expect(asked[0]).toContain("codePostal=33360");
  expect(asked[0]).not.toContain("nom=33360");
});

test("a département gives its communes with what tells their size, Marseille by arrondissement", async () => {
  const small = { code: "13001", nom: "Aix-en-Provence", population: 147_000, surface: 18_608 };
  const { asked, connectors } = await answering([small, commune("13055", "Marseille"), { code: "13201", nom: "1er" }]);
  const found = await connectors.listCommunes({ departement: "13" });
  expect(found.ok && found.value.value).toEqual([
    { codeInsee: "13001", nom: "Aix-en-Provence", population: 147_000, surfaceHa: 18_608 },
    { codeInsee: "13201", nom: "1er", population: undefined, surfaceHa: undefined },
  ]);
  expect(asked[0]).toContain("codeDepartement=13");
  expect(asked[0]).toContain("type=commune-actuelle,arrondissement-municipal");
});

test("communes joined into another are told with the code of that one; the one that lent its code is not former", async () => {
  const { asked, connectors } = await answering([
    { code: "49023", nom: "Beaupréau", chefLieu: "49023" },
    { code: "49006", nom: "Andrezé", chefLieu: "49023" },
  ]);
  const found = await connectors.listFormerCommunes({ departement: "49" });
  expect(found.ok && found.value.value).toEqual([{ codeInsee: "49006", nom: "Andrezé", partOf: "49023" }]);
  expect(asked[0]).toContain("/communes_associees_deleguees?codeDepartement=49");
});
