import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sourcesAt } from "@lotir/connectors";
import { contract } from "@lotir/contract";
import { embeddedFolder } from "@lotir/database/testing";
import { type SourceServer, serveCommune, startSourceServer } from "@lotir/demo";
import { readEnv } from "@lotir/environment";
import {
  describeCommune,
  findParcelle,
  loadCommune,
  type ParcelleFilters,
  type ParcelleSheet,
  scanCommune,
  searchParcelles,
} from "@lotir/territory";
import { isoDate } from "@lotir/units";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compose, type Running } from "./compose.ts";
import { wellSoldCommune } from "./well-sold-commune.fixture.ts";

const COMMUNE = "06999";
const commune = wellSoldCommune();
const NOBODY = "06999000ZZ9999";
const ABSENT_PROPERTY = "00000000-0000-4000-8000-000000000000";

let folder = "";
let sources: SourceServer;
let running: Running;
let cookie = "";
/** Bare and divisible; and one whose best plan keeps its house: each the first by its margin. */
let bare: ParcelleSheet;
let built: ParcelleSheet;

const send = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${running.origin}/api${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const get = (path: string) => send("GET", path);
const post = (path: string, body: unknown = {}) => send("POST", path, body);

type Operation = keyof typeof contract;

/** What a route answered, checked against its own contract: no field missing, none of another type. */
const dataOf = async (operation: Operation, answer: Response) => {
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const schema = contract[operation]["~orpc"].outputSchema;
  const read = await schema?.["~standard"].validate(JSON.parse(text));
  expect(read?.issues, JSON.stringify(read?.issues)).toBeUndefined();
  expect(text).not.toMatch(/NaN|Infinity/);
  return JSON.parse(text).data;
};

const refusalOf = async (answer: Response): Promise<{ status: number; code: string; error: string }> => ({
  status: answer.status,
  ...JSON.parse(await answer.text()),
});

const signUp = async (): Promise<void> => {
  const origin = { origin: running.origin, "content-type": "application/json" };
  const person = { email: "ana@example.fr", password: "12345678", name: "Ana B", firstName: "Ana", lastName: "B" };
  const entered = await fetch(`${running.origin}/api/auth/sign-up/email`, {
    method: "POST",
    headers: origin,
    body: JSON.stringify(person),
  });
  cookie = entered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await fetch(`${running.origin}/api/auth/organization/create`, {
    method: "POST",
    headers: { ...origin, cookie },
    body: JSON.stringify({ name: "Agence", slug: "agence" }),
  });
};

const sheetOf = async (wanted: (sheet: ParcelleSheet) => boolean): Promise<ParcelleSheet> => {
  const { territory } = running.lotir.database;
  const { parcelles } = await searchParcelles(territory, { commune: COMMUNE, filters: {}, order: "marge", limit: 500 });
  for (const { id } of parcelles) {
    const sheet = await findParcelle(territory, id);
    if (sheet !== undefined && sheet.sheet.money !== null && sheet.sheet.price !== null && wanted(sheet)) return sheet;
  }
  throw new Error(`None of ${parcelles.length} parcels is balanced as wanted`);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lotir-money-"));
  const web = join(folder, "web");
  mkdirSync(web);
  writeFileSync(join(web, "index.html"), "<!doctype html><title>Lotir</title>");
  const home = join(folder, "home");
  const template = await embeddedFolder();
  cpSync(template, join(home, "database"), { recursive: true });
  rmSync(template, { recursive: true });
  sources = await startSourceServer({ communes: [serveCommune(commune)] });
  const environment = readEnv({ LOTIR_HOME: home, PORT: "0", LOTIR_DEMO: "non", LOTIR_LOG: "silent" });
  if (!environment.ok) throw new Error(environment.sentence);
  const live = sourcesAt(sources.url, { name: "essai", licence: "Données d'essai" });
  const plan = { live, local: [], userAgent: "Lotir/essais" };
  running = await compose({ env: environment.env, plan, webFolder: web, onProgress: () => undefined });
  await signUp();
  const loading = { database: running.lotir.database, plan, today: isoDate("2026-06-15") };
  const loaded = await loadCommune(loading, { codeInsee: COMMUNE, onProgress: () => undefined });
  if (!loaded.ok) throw new Error(loaded.failure);
  await scanCommune(loading, { codeInsee: COMMUNE, threads: 2 });
  await describeCommune(loading, { codeInsee: COMMUNE });
  bare = await sheetOf(({ built: floor }) => floor === 0);
  built = await sheetOf(({ sheet }) => sheet.money?.lots.some(({ keepsHouse }) => keepsHouse) === true);
}, 420_000);
afterAll(async () => {
  await running?.close();
  await sources?.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = ({ sheet }: ParcelleSheet) => ({ lng: sheet.row.centre[0], lat: sheet.row.centre[1] });

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

describe("analyse de rentabilité", () => {
  test("lots at the market's price, the zone of the parcel found, and what was supposed", async () => {
    const data = await dataOf("analyzeDivisionProfitability", await post(PROFITABILITY, scenarioFor(bare)));
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
    const { parcelles } = await searchParcelles(running.lotir.database.territory, {
      commune: COMMUNE,
      filters: { zones: ["UB", "UC"] },
      order: "surface",
      limit: 1,
    });
    const served = await findParcelle(running.lotir.database.territory, parcelles[0]?.id ?? "");
    if (served === undefined) throw new Error("No parcel in a zone that the specification prices");
    const ask = async (zone?: string) =>
      dataOf(
        "analyzeDivisionProfitability",
        await post(PROFITABILITY, scenarioFor(served, zone === undefined ? {} : { zone })),
      );
    const found = await ask();
    expect(found).toEqual(await ask(served.zone ?? ""));
    expect(found.figures).not.toEqual((await ask("N")).figures);
  });

  test("a lot without a price is refused by its number, in French", async () => {
    const lots = [{ surface: 500, type: "with house" }];
    expect(await refusalOf(await post(PROFITABILITY, scenarioFor(bare, { lots })))).toMatchObject({
      status: 422,
      code: "not-balanced",
      error: "Le lot 1 n'a pas de prix : trop peu de ventes comparables, saisissez-en un.",
    });
  });
});

describe("bilan d'une parcelle", () => {
  const path = (id: string) => `/cadastral/parcels/${id}/bilan`;

  test("five lines, then whole: the same figures, every lot lettered, the dearer VAT supposed", async () => {
    const short = await dataOf("balanceParcel", await post(path(bare.id)));
    const whole = await dataOf("balanceParcel", await post(path(bare.id), { detail: "complet" }));
    expect(short).toMatchObject({ bilan: null, boughtAsOrigin: "supposé" });
    expect(whole.fiveLines).toEqual(short.fiveLines);
    expect(whole.bilan.result.marginEur).toBeCloseTo(short.fiveLines.marginEur, 2);
    expect(short.lots.map(({ letter }: { letter: string }) => letter).slice(0, 2)).toEqual(["A", "B"]);
  });

  test("the search and the sheet agree for an organisation without assumptions of its own", async () => {
    for (const parcelle of [bare, built]) {
      const { fiveLines } = await dataOf("balanceParcel", await post(path(parcelle.id)));
      const { money } = parcelle.sheet;
      expect(fiveLines.marginEur).toBeCloseTo(money?.fiveLines.marginEur ?? Number.NaN, 2);
      expect(fiveLines.residualLandPriceEur).toBeCloseTo(money?.fiveLines.residualLandPriceEur ?? Number.NaN, 2);
    }
  });

  test("bare ground whose deed is unknown pays the VAT of the full price; named building land pays less", async () => {
    const lots = [600, 700].map((areaM2) => ({ areaM2, keepsHouse: false }));
    const ask = async (boughtAs?: string) =>
      dataOf(
        "balanceParcel",
        await post(path(bare.id), { lots, landPriceEur: 150_000, ...(boughtAs === undefined ? {} : { boughtAs }) }),
      );
    const unknown = await ask("inconnu");
    const named = await ask("terrain-a-batir");
    expect(named).toMatchObject({ boughtAs: "terrain-a-batir", boughtAsOrigin: "saisi" });
    expect(unknown.fiveLines.marginEur).toBeLessThan(named.fiveLines.marginEur);
  });

  test("a parcel nobody knows, and a private owner who does not say since when, are refused in French", async () => {
    expect(await refusalOf(await post(path(NOBODY)))).toMatchObject({
      status: 404,
      error: "Parcelle introuvable dans le cadastre chargé.",
    });
    const owner = await dataOf("balanceParcel", await post(path(bare.id), { profile: "particulier" }));
    expect(owner).toMatchObject({
      fiveLines: null,
      note: "Pour un propriétaire, il faut la date et la part de son achat.",
    });
  });
});

describe("recherche par marge et par prix résiduel", () => {
  type Found = Awaited<ReturnType<typeof searchParcelles>>["parcelles"];
  const search = async (filters: ParcelleFilters, order: "marge" | "residuel" = "marge"): Promise<Found> => {
    const asked = { commune: COMMUNE, filters, order, limit: 500 } as const;
    return (await searchParcelles(running.lotir.database.territory, asked)).parcelles;
  };
  const marginOf = ({ marginRate }: Found[number]) => marginRate;
  const residualOf = ({ residualPrice }: Found[number]) => residualPrice;
  const median = (values: readonly (number | null)[]): number => {
    const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
    expect(known.length).toBeGreaterThan(4);
    return known[Math.floor(known.length / 2)] ?? 0;
  };

  test.each([
    ["marge", marginOf],
    ["residuel", residualOf],
  ] as const)("sorted by %s: highest first, those without a balance last", async (order, read) => {
    const values = (await search({}, order)).map((found) => read(found) ?? Number.NEGATIVE_INFINITY);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.at(-1)).toBe(Number.NEGATIVE_INFINITY);
  });

  test.each([
    ["minMargin", marginOf],
    ["minResidual", residualOf],
  ] as const)("%s keeps what reaches it, and nothing without a balance", async (name, read) => {
    const all = await search({});
    const bound = median(all.map(read));
    const kept = await search({ [name]: bound });
    const expected = all.filter((found) => (read(found) ?? Number.NEGATIVE_INFINITY) >= bound);
    expect(kept.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(kept.length).toBeLessThan(all.filter((found) => read(found) !== null).length);
  });

  test("the route of the search takes both, in per cent and in euros", async () => {
    const query = `commune=${COMMUNE}&minMargin=5&minResidual=10000&order=residuel`;
    const answer = await get(`/cadastral/analyze?${query}`);
    const { data } = JSON.parse(await answer.text());
    const expected = await search({ minMargin: 5, minResidual: 10_000 }, "residuel");
    expect(data.parcels.map(({ parcelId }: { parcelId: string }) => parcelId)).toEqual(expected.map(({ id }) => id));
    expect(data.matched).toBe(expected.length);
  });
});

describe("évaluation", () => {
  test("the quick score adds up from its five scores, and says what it does not know", async () => {
    const [found] = commune.addresses;
    const address = `${found?.numero} ${found?.voie} 06999`;
    const asked = new URLSearchParams({ address, surface: "1500", price: "300000" });
    const data = await dataOf("scoreQuickly", await get(`/opportunities/quick-score?${asked}`));
    expect(data.score).toBeGreaterThanOrEqual(0);
    expect(data.score).toBeLessThanOrEqual(100);
    expect(data.place.codeInsee).toBe(COMMUNE);
    expect(data.marketData.averagePricePerSqm).toBeGreaterThan(0);
    expect(data.risks).toEqual({ inondation: null, seisme: null, argile: null, cavites: null });
  });

  test("a quick score without a price is refused in French", async () => {
    expect(await refusalOf(await get("/opportunities/quick-score?address=Nice&surface=1500&price=rien"))).toMatchObject(
      {
        status: 400,
        code: "invalid-input",
        error: "Le prix est un nombre d'euros.",
      },
    );
  });

  test("the detailed evaluation gives a balance per number of lots, the best first, with its hypotheses", async () => {
    const asked = { cadastralReference: built.id, scenarios: [2, 3, 4] };
    const data = await dataOf("evaluateDetailed", await post("/evaluation/detailed", asked));
    const tried = data.scenarios.map(({ numberOfLots }: { numberOfLots: number }) => numberOfLots);
    // A number of lots that the ground cannot hold is left out.
    expect(tried.length).toBeGreaterThan(0);
    expect([2, 3, 4]).toEqual(expect.arrayContaining(tried));
    expect(new Set(tried).size).toBe(tried.length);
    expect(data.bestScenario).toEqual(data.scenarios[0]);
    expect(data.hypotheses.join(" ")).toMatch(/Achat au prix estimé.*Achat avec la construction/);
    const bought = await post("/evaluation/detailed", { ...asked, price: 90_000 });
    expect((await dataOf("evaluateDetailed", bought)).hypotheses[0]).toBe("Achat au prix que vous indiquez.");
  });

  test("a reference that is not one is refused in French", async () => {
    expect(await refusalOf(await post("/evaluation/detailed", { cadastralReference: "AB 12" }))).toMatchObject({
      status: 400,
      error: "Une référence cadastrale compte 14 caractères.",
    });
  });
});

describe("marché", () => {
  test("prices of a commune, by the specification's words", async () => {
    const asked = `/market/prices?commune=${COMMUNE}&period=24`;
    const land = await dataOf("listMarketPrices", await get(`${asked}&type=Terrain`));
    const house = await dataOf("listMarketPrices", await get(`${asked}&type=Maison`));
    expect(land).toMatchObject({ kind: "building-land", per: "terrain" });
    expect(house).toMatchObject({ kind: "house", per: "plancher" });
    expect(house.median).toBeGreaterThan(house.firstQuartile);
  });

  test("the market's page: kinds, zones, sizes, years and sentences of the same sales", async () => {
    const data = await dataOf("showMarket", await get(`/market/analysis?commune=${COMMUNE}&period=24`));
    expect(data.commune).toMatchObject({ codeInsee: COMMUNE });
    expect(data.byZone.length).toBeGreaterThan(1);
    expect(data.byZone.some(({ divisible }: { divisible: number }) => divisible > 0)).toBe(true);
    expect(data.insights.length).toBeGreaterThan(0);
  });

  test("a smaller lot costs more per m², and each estimate shows what it rests on", async () => {
    const { lng, lat } = at(bare);
    const ask = async (area: number) =>
      dataOf("priceLot", await get(`/market/lot-price?commune=${COMMUNE}&lat=${lat}&lon=${lng}&area=${area}`));
    const [small, large] = [await ask(350), await ask(1_400)];
    expect(small.estimate.pricePerSqm).toBeGreaterThan(large.estimate.pricePerSqm);
    expect(small.comparables.length).toBeGreaterThan(3);
  });

  test("the price surface: the same lot over the places sold, in cells of one size", async () => {
    const land = await dataOf("showPriceSurface", await get(`/market/surface?commune=${COMMUNE}`));
    const house = await dataOf("showPriceSurface", await get(`/market/surface?commune=${COMMUNE}&type=Maison`));
    expect(land).toMatchObject({ kind: "building-land", per: "terrain", source: { vintage: "2026-04-08" } });
    expect(house).toMatchObject({ kind: "house", per: "plancher" });
    const priced = house.cells.filter(({ pricePerSqm }: { pricePerSqm: number | null }) => pricePerSqm !== null);
    expect(priced.length).toBeGreaterThan(20);
    expect(new Set(priced.map(({ pricePerSqm }: { pricePerSqm: number }) => pricePerSqm)).size).toBeGreaterThan(5);
  });

  test("the estimate of a parcel: comparables, plainer methods, distribution", async () => {
    const data = await dataOf("estimateParcel", await get(`/cadastral/parcels/${built.id}/estimate`));
    expect(data.estimate.value).toBeCloseTo(built.sheet.price?.value ?? Number.NaN, 0);
    expect(data.others.map(({ method }: { method: string }) => method)).toEqual(["spec", "commune-median"]);
  });

  test.each([
    ["/market/prices?commune=06999&type=bateau", 400, "Le type est Terrain, Maison, Appartement ou Autre terrain."],
    ["/market/prices?commune=06999&period=5", 400, "La période est de 3, 6, 12 ou 24 mois."],
    ["/market/analysis?commune=", 400, "Indiquez une commune."],
    ["/market/surface?commune=06999&type=bateau", 400, "Le type est Terrain ou Maison."],
    ["/market/lot-price?commune=06999&lat=43&lon=7&area=3", 400, "Un lot de moins de 50 m² ne se bâtit pas."],
    [`/cadastral/parcels/${NOBODY}/estimate`, 404, "Parcelle introuvable dans le cadastre chargé."],
  ])("%s is refused %i with its sentence", async (path, status, error) => {
    expect(await refusalOf(await get(path))).toMatchObject({ status, error });
  });
});

describe("hypothèses et portefeuille", () => {
  const propertyOf = async ({ id }: ParcelleSheet): Promise<string> =>
    JSON.parse(await (await post("/properties", { cadastralReference: id })).text()).data.id;

  test("the costs entered and the lots of the best plan make the analysis of a property", async () => {
    const id = await propertyOf(built);
    const costs = await send("PUT", `/properties/${id}/costs`, { acquisitionPrice: 200_000, utilities: 24_000 });
    expect(await dataOf("updateCosts", costs)).toMatchObject({ costs: { acquisitionPrice: 200_000 } });
    const data = await dataOf("calculateAnalysis", await post(`/properties/${id}/calculate-analysis`));
    const lots = built.sheet.money?.lots ?? [];
    expect(data.expectedRevenue).toBe(lots.reduce((sum, { priceEur }) => sum + priceEur, 0));
    expect(data.totalInvestment).toBe(224_000);
    expect(data.estimatedProfit).toBe(data.expectedRevenue - data.totalInvestment);
    expect((await dataOf("showCosts", await get(`/properties/${id}/costs`))).analysis).toEqual(data);
  });

  test("a property nobody has, a cost that is no amount: refused in French", async () => {
    expect(await refusalOf(await post(`/properties/${ABSENT_PROPERTY}/calculate-analysis`))).toMatchObject({
      status: 404,
      error: "Propriété non trouvée",
    });
    const id = await propertyOf(bare);
    expect(await refusalOf(await send("PUT", `/properties/${id}/costs`, { utilities: -1 }))).toMatchObject({
      status: 400,
      error: "Viabilisation : un montant négatif n'a pas de sens.",
    });
  });

  test("the organisation's assumptions are kept, used, and refused when absurd or read too long ago", async () => {
    const own = await dataOf("showAssumptions", await get("/assumptions"));
    expect(own).toMatchObject({ origin: "publiques", version: 0, mayChange: true });
    const before = await dataOf("balanceParcel", await post(`/cadastral/parcels/${bare.id}/bilan`));
    const assumptions = { ...own.assumptions, profile: "particulier", costLevel: "high", targetMargin: 0.2 };
    const save = (asked: unknown, version = 0) => send("PUT", "/assumptions", { assumptions: asked, version });
    expect(await refusalOf(await save({ ...assumptions, targetMargin: 3 }))).toMatchObject({
      status: 400,
      error: "Marge visée : 90 % au plus.",
    });
    expect(await dataOf("saveAssumptions", await save(assumptions))).toMatchObject({ origin: "organisation" });
    expect(await refusalOf(await save(assumptions))).toMatchObject({ status: 409, code: "changed-meanwhile" });
    const dealer = { profile: "marchand-de-biens" };
    const after = await dataOf("balanceParcel", await post(`/cadastral/parcels/${bare.id}/bilan`, dealer));
    expect(after.fiveLines.totalCostsEur).toBeGreaterThan(before.fiveLines.totalCostsEur);
    const analysed = await dataOf("analyzeDivisionProfitability", await post(PROFITABILITY, scenarioFor(bare)));
    expect(analysed.hypotheses[0]).toContain("compté ici pour un marchand de biens");
  });
});

test("nobody reads prices or money without signing in", async () => {
  const paths = ["/market/analysis?commune=06999", "/market/surface?commune=06999", "/assumptions"];
  for (const path of paths) {
    const answer = await fetch(`${running.origin}/api${path}`);
    expect(await refusalOf(answer)).toMatchObject({ status: 401, code: "signed-out" });
  }
});
