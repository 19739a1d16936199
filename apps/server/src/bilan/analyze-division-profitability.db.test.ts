import { findParcelle, type ParcelleSheet, searchParcelles } from "@lotir/territory";
import { expect, test } from "vitest";
import { at, COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const scenarioFor = (parcelle: ParcelleSheet, change: Record<string, unknown> = {}) => ({
  scenario: {
    numberOfLots: 2,
    lots: [
      { id: "1", surface: 600, type: "land" },
      { id: "2", surface: 700, type: "land" },
    ],
    totalSurface: 1_300,
    hasServitudes: true,
    needsDemolition: false,
    ...change,
  },
  property: {
    id: parcelle.id,
    price: 250_000,
    landSurface: 1_300,
    hasBuilding: false,
    coordinates: at(parcelle),
  },
});
const PROFITABILITY = "/financial/analyze-division-profitability";

const product = sharedProduct();

test("lots at the market's price, the zone of the parcel found, and what was supposed", async () => {
  const data = await dataOf(
    "analyzeDivisionProfitability",
    await product().ana.post(PROFITABILITY, scenarioFor(product().bare)),
  );
  for (const lot of data.lots) {
    expect(lot.price).toBeGreaterThan(10_000);
    expect(lot.priceRange.min).toBeLessThanOrEqual(lot.price);
    expect(lot.pricePerM2).toBe(Math.round(lot.price / lot.surface));
  }
  const { categories, total, subtotal, imprevus } = data.costs;
  const sum = Object.values<number>(categories).reduce((a, b) => a + b, 0);
  expect(sum).toBeCloseTo(total, 2);
  expect(subtotal + imprevus).toBeCloseTo(total, 2);
  expect(data.nette.profit).toBeCloseTo(data.nette.revenue - data.nette.totalCosts, 2);
  expect(data.hypotheses.join(" ")).toContain("Acte d'achat inconnu");
});

test("a zone found on the map and the same zone written give one analysis, another zone another", async () => {
  const { parcelles } = await searchParcelles(product().territory, {
    commune: COMMUNE,
    filters: [{ fact: "zone", is: "among", words: ["UB", "UC"] }],
    order: "surface",
    limit: 1,
  });
  const served = await findParcelle(product().territory, parcelles[0]?.id ?? "");
  if (served === undefined) throw new Error("No parcel in a zone that the specification prices");
  const ask = async (zone?: string) =>
    dataOf(
      "analyzeDivisionProfitability",
      await product().ana.post(PROFITABILITY, scenarioFor(served, zone === undefined ? {} : { zone })),
    );
  const found = await ask();
  expect(found).toEqual(await ask(served.zone ?? ""));
  expect(found.figures).not.toEqual((await ask("N")).figures);
});

test("a lot without a price is refused by its number, in French", async () => {
  const lots = [{ surface: 500, type: "with house" }];
  expect(await refusalOf(await product().ana.post(PROFITABILITY, scenarioFor(product().bare, { lots })))).toMatchObject(
    {
      status: 422,
      code: "not-balanced",
      error: expect.stringContaining("Lot 1 : la maison n'a pas de prix"),
    },
  );
});

test("a kept house is priced as the balance of its parcel prices it", async () => {
  const { id, surface, sheet } = product().built;
  const lots = sheet.row.lots.map(({ areaM2, keepsHouse }) => ({ areaM2, keepsHouse }));
  expect(lots.some(({ keepsHouse }) => keepsHouse)).toBe(true);
  const balance = await product().ana.post(`/cadastral/parcels/${id}/bilan`, { lots });
  const expected = (await dataOf("balanceParcel", balance)).lots;
  const asked = scenarioFor(product().built, {
    lots: lots.map(({ areaM2, keepsHouse }) => ({ surface: areaM2, type: keepsHouse ? "with house" : "land" })),
  });
  const property = { ...asked.property, landSurface: surface, hasBuilding: true };
  const data = await dataOf(
    "analyzeDivisionProfitability",
    await product().ana.post(PROFITABILITY, { ...asked, property }),
  );
  expect(data.lots.map(({ price }: { price: number }) => price)).toEqual(
    expected.map(({ priceEur }: { priceEur: number }) => priceEur),
  );
});

const withoutCoordinates = () => {
  const { property, ...rest } = scenarioFor(product().bare);
  const { coordinates: _, ...nowhere } = property;
  return { ...rest, property: nowhere };
};

test("a postcode, or an INSEE code, situates the property in its commune, and that is said", async () => {
  const asked = withoutCoordinates();
  const { codePostal: postalCode } = product().commune.identity;
  for (const where of [{ postalCode }, { postalCode, city: "ailleurs" }, { inseeCode: COMMUNE }]) {
    const answer = await product().ana.post(PROFITABILITY, { ...asked, property: { ...asked.property, ...where } });
    const data = await dataOf("analyzeDivisionProfitability", answer);
    expect(data.lots.every(({ price }: { price: number }) => price > 10_000)).toBe(true);
    expect(data.hypotheses.join(" ")).toContain("Terrain sans coordonnées : prix estimés au centre de");
  }
});

test.each([
  [{ postalCode: "75001" }, "Aucune commune chargée n'a le code postal 75001"],
  [{ inseeCode: "35238" }, "La commune 35238 n'est pas chargée"],
])("%j is not loaded here: the true cause", async (where, error) => {
  const asked = withoutCoordinates();
  const answer = await product().ana.post(PROFITABILITY, { ...asked, property: { ...asked.property, ...where } });
  expect(await refusalOf(answer)).toMatchObject({ status: 422, error: expect.stringContaining(error) });
});

test("nowhere, or in a commune that is not loaded: the true cause, not a lack of sales", async () => {
  const { property, ...rest } = scenarioFor(product().bare);
  const { coordinates: _, ...nowhere } = property;
  expect(await refusalOf(await product().ana.post(PROFITABILITY, { ...rest, property: nowhere }))).toMatchObject({
    status: 422,
    error: expect.stringContaining("Le terrain n'est pas situé"),
  });
  const far = { ...property, inseeCode: "35238", coordinates: { lat: 48.11, lng: -1.68 } };
  expect((await refusalOf(await product().ana.post(PROFITABILITY, { ...rest, property: far }))).code).toMatch(
    /commune-not-loaded|source-unavailable/,
  );
});

test.each([
  [{ lat: 1e300, lng: 7 }, "La latitude est un nombre de degrés, de −90 à 90."],
  [{ lat: 43, lng: -1e300 }, "La longitude est un nombre de degrés, de −180 à 180."],
  [{ latitude: "43", longitude: 7 }, "La latitude est un nombre de degrés, de −90 à 90."],
])("a place that is nowhere on earth, %j, is refused in French", async (coordinates, error) => {
  const { property, ...rest } = scenarioFor(product().bare);
  const answer = await product().ana.post(PROFITABILITY, { ...rest, property: { ...property, coordinates } });
  expect(await refusalOf(answer)).toMatchObject({ status: 400, error });
});

test("a negative price is said to be negative, not missing", async () => {
  const lots = [{ surface: 600, type: "land", price: -5 }];
  expect(await refusalOf(await product().ana.post(PROFITABILITY, scenarioFor(product().bare, { lots })))).toMatchObject(
    { status: 422, error: expect.stringContaining("Le prix du lot 1 est négatif") },
  );
});

test("a number of lots or a surface that the lots contradict is said", async () => {
  const { ana, bare } = product();
  const told = async (change: Record<string, unknown>): Promise<string> => {
    const data = await dataOf("analyzeDivisionProfitability", await ana.post(PROFITABILITY, scenarioFor(bare, change)));
    return data.hypotheses.join(" ").replaceAll(/\s/gu, " ");
  };
  expect(await told({ numberOfLots: 5, totalSurface: 900 })).toMatch(
    /Nombre de lots annoncé : 5\. L'analyse porte sur les lots décrits : 2\. Les lots décrits font 1 300 m², plus que les 900 m² annoncés\./,
  );
  expect(await told({})).not.toMatch(/annoncé/);
});
