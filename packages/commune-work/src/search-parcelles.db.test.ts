import { onBothHomes } from "@lotir/database/testing";
import type { ParcelleCondition, ParcelleFilters } from "@lotir/territory/work";
import {
  buildingsOn,
  countMatching,
  densityIn,
  findParcelle,
  type ListedParcelle,
  type ParcelleOrder,
  parcellesIn,
  searchParcelles,
} from "@lotir/territory/work";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadCommune } from "./load-commune.ts";
import { SMALL, serveSmall, startTrial, type Trial } from "./testing/trial.fixture.ts";

const ALL = 10_000;

const FIGURES = {
  surface: ({ surface }) => surface,
  price: ({ price }) => price,
  score: ({ score }) => score,
  frontage: ({ frontage }) => frontage,
  built: ({ built }) => built,
} as const satisfies Record<string, (parcelle: ListedParcelle) => number | null>;
type Figure = keyof typeof FIGURES;

const least = (fact: Figure | "marginRate" | "residualPrice", figure: number): ParcelleCondition => ({
  fact,
  is: "least",
  figure,
});
const most = (fact: Figure, figure: number, unknownPasses = false): ParcelleCondition => ({
  fact,
  is: "most",
  figure,
  unknownPasses,
});
const WITHIN_BUDGET = (figure: number) => most("price", figure, true);

/** A condition once more, read in the plainest way: what the statements must agree with. */
const passes = (parcelle: ListedParcelle, condition: ParcelleCondition): boolean => {
  if ("words" in condition) {
    const word = condition.fact === "zone" ? parcelle.zone : parcelle.id;
    return (word !== null && condition.words.includes(word)) === (condition.is === "among");
  }
  const value = FIGURES[condition.fact as Figure](parcelle);
  if (value === null) return condition.unknownPasses ?? false;
  if (condition.is === "least") return value >= condition.figure;
  return condition.is === "most" ? value <= condition.figure : value < condition.figure;
};

const bounded = (fact: Figure, [min, max]: readonly [number, number]) =>
  fc.record({
    fact: fc.constant(fact),
    is: fc.constantFrom("least" as const, "most" as const, "under" as const),
    figure: fc.integer({ min, max }),
    unknownPasses: fc.boolean(),
  });
const anyCondition: fc.Arbitrary<ParcelleCondition> = fc.oneof(
  bounded("surface", [0, 10_000]),
  bounded("price", [10_000, 2_000_000]),
  bounded("score", [0, 100]),
  bounded("frontage", [0, 60]),
  bounded("built", [0, 200]),
  fc.record({
    fact: fc.constant("zone" as const),
    is: fc.constantFrom("among" as const, "notAmong" as const),
    words: fc.subarray(["UB", "UC", "UD", "UE", "N", "NL", "inconnue"]),
  }),
);
const anyFilters: fc.Arbitrary<ParcelleFilters> = fc.array(anyCondition, { maxLength: 4 });

onBothHomes((home) => {
  let trial: Trial;
  let everything: readonly ListedParcelle[] = [];
  const search = (filters: ParcelleFilters, order: ParcelleOrder = "score", limit = ALL) =>
    searchParcelles(trial.database.territory, { commune: SMALL, filters, order, limit });
  const list = async (filters: ParcelleFilters, order?: ParcelleOrder, limit?: number) =>
    (await search(filters, order, limit)).parcelles;
  const count = async (filters: ParcelleFilters) => (await search(filters, "score", 1)).counts;
  const countOne = async (filters: ParcelleFilters) =>
    (await countMatching(trial.database.territory, { commune: SMALL, each: [filters] }))[0] ?? -1;

  beforeAll(async () => {
    trial = await startTrial(home, [serveSmall()]);
    const loaded = await loadCommune(trial.loading, { codeInsee: SMALL, onProgress: () => undefined });
    if (!loaded.ok) throw new Error(loaded.failure);
    everything = await list([]);
  });
  afterAll(() => trial.close());

  test("the commune has what makes these tests tell: prices known and unknown, built and bare, several zones", () => {
    expect(everything.length).toBeGreaterThan(200);
    expect(new Set(everything.map(({ price }) => price === null))).toEqual(new Set([true, false]));
    expect(new Set(everything.map(({ built }) => (built ?? 0) >= 20))).toEqual(new Set([true, false]));
    expect(new Set(everything.map(({ zone }) => zone)).size).toBeGreaterThan(3);
    expect(everything.some(({ score }) => score !== null)).toBe(true);
  });

  test("lists and counts agree with the filters read one parcel at a time", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const expected = everything.filter((parcelle) => filters.every((condition) => passes(parcelle, condition)));
        const listed = await list(filters);
        expect(listed.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        expect(await count(filters)).toEqual({
          total: everything.length,
          matched: expected.length,
          matchedWithoutPrice: expected.filter(({ price }) => price === null).length,
          unscored: expected.filter(({ score }) => score === null).length,
        });
      }),
      { seed: 33_234, numRuns: 40 },
    );
  });

  test("a parcel without a price passes any budget, and is counted apart", async () => {
    const counts = await count([WITHIN_BUDGET(1)]);
    expect(counts.matched).toBeGreaterThan(0);
    expect(counts.matchedWithoutPrice).toBe(counts.matched);
  });

  test("letting one filter go never loses a parcel", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const { matched } = await count(filters);
        const each = filters.map((_, rank) => filters.toSpliced(rank, 1));
        const relaxed = await countMatching(trial.database.territory, { commune: SMALL, each });
        expect(relaxed.length).toBe(each.length);
        for (const found of relaxed) expect(found).toBeGreaterThanOrEqual(matched);
      }),
      { seed: 33_234, numRuns: 10 },
    );
  });

  test("a stricter bound never finds more", async () => {
    const found = countOne;
    for (const bound of [200, 500, 1_000, 2_000]) {
      expect(await found([least("surface", bound)])).toBeGreaterThanOrEqual(await found([least("surface", bound * 2)]));
      expect(await found([most("surface", bound)])).toBeLessThanOrEqual(await found([most("surface", bound * 2)]));
      expect(await found([WITHIN_BUDGET(bound * 100)])).toBeLessThanOrEqual(await found([WITHIN_BUDGET(bound * 200)]));
      expect(await found([least("frontage", bound / 100)])).toBeGreaterThanOrEqual(
        await found([least("frontage", bound / 50)]),
      );
      expect(await found([least("score", bound / 40)])).toBeGreaterThanOrEqual(
        await found([least("score", bound / 20)]),
      );
    }
  });

  test("each order is kept, unknown figures last, ties by id; the limit cuts its end", async () => {
    const byId = (a: ListedParcelle, b: ListedParcelle) => (a.id < b.id ? -1 : 1);
    const down = (value: (parcelle: ListedParcelle) => number | null) =>
      everything.toSorted((a, b) => {
        const [one, other] = [value(a) ?? Number.NEGATIVE_INFINITY, value(b) ?? Number.NEGATIVE_INFINITY];
        return one === other ? byId(a, b) : other - one;
      });
    const ids = (parcelles: readonly ListedParcelle[]) => parcelles.map(({ id }) => id);
    expect(ids(await list([], "score"))).toEqual(ids(down(({ score }) => score)));
    expect(ids(await list([], "surface"))).toEqual(ids(down(({ surface }) => surface)));
    expect(ids(await list([], "facade"))).toEqual(ids(down(({ frontage }) => frontage)));
    expect(ids(await list([], "prix"))).toEqual(ids(down(({ price }) => (price === null ? null : -price))));
    expect(ids(await list([], "score", 7))).toEqual(ids(everything).slice(0, 7));
  });

  test("zones are those of the parcels, each with its count", async () => {
    const { zones: counted } = await search([least("surface", 1_000_000)]);
    const expected = new Map<string, number>();
    for (const { zone } of everything) if (zone !== null) expected.set(zone, (expected.get(zone) ?? 0) + 1);
    expect(new Map(counted.map(({ libelle, parcels }) => [libelle, parcels]))).toEqual(expected);
  });

  test("a sheet is the row of the list, with its shape and its buildings", async () => {
    const built = everything.find((parcelle) => (parcelle.built ?? 0) >= 20);
    const sheet = await findParcelle(trial.database.territory, built?.id ?? "");
    expect(sheet).toMatchObject({ id: built?.id, score: built?.score, surface: built?.surface, commune: SMALL });
    expect(sheet?.sheet.row).toEqual(built?.row);
    expect(JSON.parse(sheet?.geometry ?? "null")).toMatchObject({ type: "MultiPolygon" });
    const buildings = await buildingsOn(trial.database.territory, built?.id ?? "");
    expect(buildings.length).toBeGreaterThan(0);
    expect(await findParcelle(trial.database.territory, "06999000ZZ9999")).toBeUndefined();
  });

  test("text from a person is a value, never a statement", async () => {
    const zones = ["UB'); drop table territory.layer; --", 'U"B', "U\\B", "%"];
    expect(await count([{ fact: "zone", is: "among", words: zones }])).toMatchObject({
      matched: 0,
      total: everything.length,
    });
  });

  test("another commune has none of these parcels", async () => {
    const asked = { commune: "06088", filters: [], order: "score", limit: ALL } as const;
    expect(await searchParcelles(trial.database.territory, asked)).toEqual({
      counts: { total: 0, matched: 0, matchedWithoutPrice: 0, unscored: 0 },
      zones: [],
      parcelles: [],
    });
    expect(await countMatching(trial.database.territory, { commune: "06088", each: [[], []] })).toEqual([0, 0]);
  });

  test("an organisation's own money stands in the place of the public one: shown, sorted, filtered, counted, drawn", async () => {
    const [first, second, third, ...others] = everything.map(({ id }) => id);
    const rows = JSON.stringify([
      { parcelle_id: first, margin_rate: 4.5, residual_price_eur: 90_000 },
      { parcelle_id: second, margin_rate: 31.25, residual_price_eur: null },
      { parcelle_id: third, margin_rate: null, residual_price_eur: 120_000.5 },
    ]);
    const asked = { commune: SMALL, filters: [], order: "marge", limit: ALL, money: { rows } } as const;
    const { counts, parcelles } = await searchParcelles(trial.database.territory, asked);
    expect(counts.matched).toBe(everything.length);
    expect(parcelles.slice(0, 2).map(({ id, marginRate, residualPrice }) => [id, marginRate, residualPrice])).toEqual([
      [second, 31.25, null],
      [first, 4.5, 90_000],
    ]);
    expect(parcelles.filter(({ marginRate }) => marginRate !== null)).toHaveLength(2);
    expect(parcelles.length).toBe(others.length + 3);
    const each = [
      [least("marginRate", 5)],
      [least("marginRate", 4.5)],
      [least("residualPrice", 100_000)],
      [least("marginRate", 1), least("residualPrice", 1)],
    ];
    const { territory } = trial.database;
    expect(await countMatching(territory, { commune: SMALL, each, money: { rows } })).toEqual([1, 2, 1, 1]);
    const bounds = [-180, -90, 180, 90] as const;
    const drawn = await parcellesIn(territory, {
      commune: SMALL,
      bounds,
      filters: [least("marginRate", 5)],
      money: { rows },
    });
    const matched = drawn.features.filter(({ properties }) => properties.matched === 1);
    expect(matched.map(({ properties }) => properties.id)).toEqual([second]);
    const cells = await densityIn(territory, {
      commune: SMALL,
      bounds,
      filters: [least("marginRate", 4)],
      money: { rows },
    });
    expect(cells.features.reduce((sum, { properties }) => sum + Number(properties.count), 0)).toBe(2);
  });

  test("frontage near the commune's limit is unknown, not none", async () => {
    const { rows } = await sql<{ unknown: number }>`
      select count(*) as unknown from territory.parcelle_fact f
      where f.commune = ${SMALL} and jsonb_path_exists(f.sheet, '$.frontages[*] ? (@.grade == "unknown")')`.execute(
      trial.database.territory,
    );
    expect(rows[0]?.unknown).toBeGreaterThan(0);
  });
});
