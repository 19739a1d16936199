import type { Lot } from "@lotir/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Person, type Product } from "../testing/product.fixture.ts";

let product: Product;
let person: Person;
let propertyId: string;
let projectId: string;

const lot = (areaM2: number, priceEur: number | null) => ({
  ...{
    letter: "A",
    number: 1,
    geometry: { type: "Polygon", coordinates: [] },
    areaM2,
    contenanceM2: null,
    frontageM: 12,
  },
  ...{ keepsHouse: false, buildings: 0, envelope: null, envelopeM2: null, houseM2: null },
  ...{ priceEur, priceLowEur: null, priceHighEur: null },
});

const PROCEDURE = {
  ...{ kind: "declaration-prealable", label: "", article: "", because: "", unless: [], architect: "oui" },
};

const scenario = (id: string, name: string, lots: readonly object[]) => ({
  ...{ id, name, numberOfLots: lots.length, avgLotSize: 0, totalRevenue: null, totalCosts: null, netProfit: null },
  ...{ roi: null, paybackMonths: null, confidence: null, risks: [], advantages: [], pluCompliance: null },
  ...{ environmentalScore: null, marketFit: null, lots, hasServitudes: false, needsDemolition: false, annotations: [] },
  planImageUrl: null,
  divisionPlan: {
    ...{ id, title: name, labels: [], lots, access: [], faces: [], cuts: [], procedure: PROCEDURE, quality: 0 },
    ...{ compliance: [], program: null, sheet: null },
  },
});

const SCENARIOS = [
  scenario("trois", "Trois lots", [lot(420.4, 150_000), lot(410, 140_000), lot(400, null)]),
  scenario("deux", "Deux lots", [lot(610, 200_000), lot(620, 210_000)]),
];

const enter = async (): Promise<void> => {
  const { database } = product.running.lotir;
  const { rows } = await sql<{ id: string }>`select id from auth.organization order by created_at desc limit 1`.execute(
    database.identity,
  );
  await database.application(rows[0]?.id ?? "", async (trx) => {
    const added = await sql<{ id: string }>`insert into app.property (parcelle_id, name, vintage, geometry, surface_m2)
      values ('332340000A0009', 'Le Pré', '2026-04',
        ST_GeomFromText('MULTIPOLYGON(((7.2 43.7, 7.201 43.7, 7.201 43.701, 7.2 43.7)))', 4326), 1240) returning id`.execute(
      trx,
    );
    propertyId = added.rows[0]?.id ?? "";
    const project = await sql<{ id: string }>`insert into app.division_project (property_id, wishes, scenarios, answer)
      values (${propertyId}, '{}', ${JSON.stringify(SCENARIOS)}::jsonb, '{}') returning id`.execute(trx);
    projectId = project.rows[0]?.id ?? "";
  });
};

beforeAll(async () => {
  product = await openProduct();
  person = await product.signUp("lots@example.fr", "Lots d'un scénario");
  await enter();
});
afterAll(() => product?.close());

const read = async (answer: Response): Promise<readonly Lot[]> => {
  const { data } = JSON.parse(await answer.text());
  return data;
};
const take = (scenarioId: string, who = person) =>
  who.post(`/api/division/projects/${projectId}/scenarios/${scenarioId}/take-lots`, {});
const summary = (lots: readonly Lot[]) => lots.map(({ id, lotNumber, surface }) => [id, lotNumber, surface]);

test("les lots d'un scénario deviennent ceux de la propriété ; ceux d'un autre les remplacent, ceux saisis restent", async () => {
  const typed = { id: "lot_main", lotNumber: 1, surface: 80, estimatedSalePrice: 9_000 };
  expect((await person.post(`/api/properties/${propertyId}/lots`, typed)).status).toBe(200);
  const first = await read(await take("trois"));
  expect(summary(first)).toEqual([
    ["lot_main", 1, 80],
    ["lot_plan-1", 2, 420],
    ["lot_plan-2", 3, 410],
    ["lot_plan-3", 4, 400],
  ]);
  expect(first[1]).toMatchObject({
    estimatedSalePrice: 150_000,
    description: expect.stringContaining("« Trois lots »"),
  });
  expect(first[3]).toMatchObject({ estimatedSalePrice: 0, description: expect.stringContaining("Prix inconnu") });
  await product.send(`/api/properties/${propertyId}/lots/lot_plan-1`, {
    method: "PUT",
    body: JSON.stringify({ status: "sold" }),
    headers: { cookie: person.cookie, "content-type": "application/json" },
  });
  const second = await read(await take("deux"));
  expect(summary(second)).toEqual([
    ["lot_main", 1, 80],
    ["lot_plan-1", 2, 610],
    ["lot_plan-2", 3, 620],
  ]);
  // What a person said of it since stays.
  expect(second[1]).toMatchObject({ status: "sold" });
});

test("deux fois à la fois, une fois ; ni d'ailleurs, ni d'un scénario que personne n'a", async () => {
  const both = await Promise.all([take("trois"), take("trois")]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read(await take("trois"))).toHaveLength(4);
  expect((await take("absent")).status).toBe(404);
  const stranger = await product.signUp("ailleurs@example.fr", "Ailleurs");
  expect((await take("trois", stranger)).status).toBe(404);
  expect((await take("trois", product.anybody)).status).toBe(401);
});
