import { emprise, eurosPer, isoDate, metres, terrain } from "@lotir/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyFacts, frontageOf, goodParcelle, silent, zone } from "./facts.fixture.ts";
import { known, type ParcelleFacts, unknown } from "./parcelle-facts.ts";
import { scoreParcelle } from "./score-parcelle.ts";

const scoreOf = (facts: Partial<ParcelleFacts>): number => scoreParcelle({ ...goodParcelle, ...facts }).score ?? -1;
const lineOf = (facts: Partial<ParcelleFacts>, key: string) =>
  scoreParcelle({ ...goodParcelle, ...facts }).components.find((each) => each.key === key);
const inZone = (typezone: string, libelle: string) => ({ zones: known([zone(typezone, libelle)], "essai") });

describe("a house on a good plot", () => {
  test("is green, fully known and explained in French with units", () => {
    const { score, coverage, coefficient, components } = scoreParcelle(goodParcelle);
    expect(score).toBeGreaterThanOrEqual(70);
    expect(coverage).toBe(1);
    expect(coefficient).toBe(1);
    expect(components.map(({ label, measured }) => `${label} : ${measured}`.replace(/\s/g, " "))).toEqual([
      "Surface et forme : 1 240 m², 24 m de large, 92 % de son rectangle",
      "Façade sur rue : 24 m sur voie",
      "Sol libre : 1 100 m² libres, 11 % du sol bâti",
      "Zone du PLU : UB (zone urbaine)",
      "Prix du secteur : 190 €/m², 10 % sous la commune (210 €/m²)",
      "Dernière vente : Aucune vente publiée depuis au moins 4 ans et 11 mois",
    ]);
    expect(components.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  test("is red on farming or natural ground, and in a closed zone", () => {
    for (const zones of [inZone("A", "A"), inZone("N", "Np"), inZone("AUs", "AU"), inZone("AUc", "2AU")])
      expect(scoreOf(zones)).toBeLessThan(40);
    expect(lineOf(inZone("A", "A"), "zone")?.measured).toBe("A (zone agricole) ; note × 0,15");
  });

  test("is never green on 350 m², nor without any frontage", () => {
    const small = { ...goodParcelle.surface, value: { area: terrain(350), width: metres(14), rectangularity: 1 } };
    expect(scoreOf({ surface: small as ParcelleFacts["surface"] })).toBeLessThan(40);
    expect(scoreOf({ frontage: known(frontageOf(), "essai") })).toBeLessThan(60);
    expect(lineOf({ frontage: known(frontageOf(), "essai") }, "facade")?.measured).toBe(
      "Aucune façade libre ; accès insuffisant, note × 0,6",
    );
  });

  test("a private lane, however long, is worth an access and not a frontage", () => {
    const value = (lengths: Parameters<typeof frontageOf>[0]) =>
      lineOf({ frontage: known(frontageOf(lengths), "essai") }, "facade")?.value ?? -1;
    expect(value({ onPrivateLane: 200 })).toBe(value({ onPrivateLane: 20 }));
    expect(value({ onPrivateLane: 200 })).toBe(value({ onRoad: 8 }));
    expect(value({ onPrivateLane: 20 })).toBeGreaterThan(value({ onPrivateLane: 8 }));
  });

  test("the division verdict weighs half as soon as it exists, and nothing before", () => {
    const verdict = (of: "oui" | "a-verifier" | "non") => scoreOf({ division: { verdict: of, source: "essai" } });
    const without = scoreOf({});
    expect(verdict("oui")).toBeCloseTo((100 + without) / 2, -0.5);
    expect(verdict("non")).toBeCloseTo(without / 2, -0.5);
    expect(verdict("a-verifier")).toBeGreaterThan(verdict("non"));
    expect(scoreParcelle(goodParcelle).components.map(({ key }) => key)).not.toContain("division");
  });
});

describe("unknown is not no", () => {
  test("a layer that failed leaves its line unknown, its weight out and the coverage lower", () => {
    const { score, coverage, components } = scoreParcelle({
      ...goodParcelle,
      zones: unknown("le zonage n'a pas répondu", "API Carto GPU"),
    });
    expect(coverage).toBe(0.8);
    expect(score).toBeGreaterThanOrEqual(70);
    expect(components.find(({ key }) => key === "zone")).toEqual({
      key: "zone",
      label: "Zone du PLU",
      weight: 20,
      value: null,
      coefficient: 1,
      figures: [],
      measured: "Inconnu : le zonage n'a pas répondu",
      source: "API Carto GPU",
    });
  });

  test("60 % of the weight is enough, less is not noted", () => {
    const sixty = { zones: silent, price: silent, built: goodParcelle.built, lastSale: silent };
    expect(scoreParcelle({ ...goodParcelle, ...sixty }).coverage).toBe(0.65);
    expect(scoreOf(sixty)).toBeGreaterThan(0);
    const exactly = { frontage: silent, built: silent };
    expect(scoreParcelle({ ...goodParcelle, ...exactly })).toMatchObject({ coverage: 0.6 });
    expect(scoreOf(exactly)).toBeGreaterThan(0);
    const under = { frontage: silent, zones: silent };
    expect(scoreParcelle({ ...goodParcelle, ...under })).toMatchObject({ coverage: 0.55, score: null });
  });

  test("a limit of the commune leaves the frontage open, not nil", () => {
    const edge = known(frontageOf({ onRoad: 2, unknown: 20 }), "essai");
    expect(lineOf({ frontage: edge }, "facade")).toMatchObject({
      value: null,
      coefficient: 1,
      measured: "À vérifier : 2 m sur voie, 20 m de limite inconnue",
    });
    expect(
      lineOf({ frontage: known(frontageOf({ onRoad: 12, unknown: 20 }), "essai") }, "facade")?.value,
    ).toBeGreaterThan(0);
  });

  test("a parcel outside of every published zone has an unknown zone", () => {
    expect(lineOf({ zones: known([], "essai") }, "zone")).toMatchObject({ value: null, coefficient: 1 });
  });
});

describe("two zones over one parcel", () => {
  test("count each for its share", () => {
    const half = known([zone("U", "UB", 0.5), zone("N", "N", 0.5)], "essai");
    const line = lineOf({ zones: half }, "zone");
    expect(line?.value).toBeCloseTo(0.5, 9);
    expect(line?.measured).toBe("N (zone naturelle) sur 50 %, UB (zone urbaine) sur 50 % ; note × 0,58");
  });
});

describe("the last sale is counted from the vintage", () => {
  const sold = (on: string) =>
    lineOf(
      {
        lastSale: known({ soldOn: isoDate(on), since: isoDate("2021-01-01"), vintage: isoDate("2025-12-31") }, "essai"),
      },
      "derniere-vente",
    );
  test("to the month, and a sale after it is a sale of today", () => {
    expect(sold("2024-10-31")).toMatchObject({ measured: "Vendue 14 mois avant le millésime des ventes" });
    expect(sold("2026-02-01")?.value).toBe(0);
  });
});

describe("always", () => {
  const never = (lowering: (facts: ParcelleFacts, by: number) => ParcelleFacts) =>
    fc.assert(
      fc.property(anyFacts, fc.double({ min: 0, max: 1, noNaN: true }), (facts, by) => {
        const [before, after] = [scoreParcelle(facts), scoreParcelle(lowering(facts, by))];
        if (before.coverage !== after.coverage) return;
        if (before.score !== null) expect(after.score).toBeGreaterThanOrEqual(before.score);
      }),
      { numRuns: 1000 },
    );
  const changed = <Key extends keyof ParcelleFacts>(facts: ParcelleFacts, key: Key, value: ParcelleFacts[Key]) => ({
    ...facts,
    [key]: value,
  });

  test("more area never lowers the score", () => {
    never((facts, by) =>
      facts.surface.status === "unknown"
        ? facts
        : changed(facts, "surface", {
            ...facts.surface,
            value: { ...facts.surface.value, area: terrain(facts.surface.value.area * (1 + by)) },
          }),
    );
  });

  test.each(["onRoad", "free", "behindStrip", "onPrivateLane"] as const)(
    "more frontage (%s) never lowers the score",
    (grade) => {
      never((facts, by) =>
        facts.frontage.status === "unknown"
          ? facts
          : changed(facts, "frontage", {
              ...facts.frontage,
              value: { ...facts.frontage.value, [grade]: metres(facts.frontage.value[grade] + 30 * by) },
            }),
      );
    },
  );

  test("less built ground never lowers the score", () => {
    never((facts, by) =>
      facts.built.status === "unknown"
        ? facts
        : changed(facts, "built", { ...facts.built, value: emprise(facts.built.value * (1 - by)) }),
    );
  });

  test("a lower price never lowers the score", () => {
    never((facts, by) =>
      facts.price.status === "unknown"
        ? facts
        : changed(facts, "price", {
            ...facts.price,
            value: { ...facts.price.value, here: eurosPer("terrain", facts.price.value.here * (1 - by)) },
          }),
    );
  });

  test("an earlier sale never lowers the score", () => {
    never((facts) =>
      facts.lastSale.status === "unknown" || facts.lastSale.value.soldOn === null
        ? facts
        : changed(facts, "lastSale", {
            ...facts.lastSale,
            value: { ...facts.lastSale.value, soldOn: isoDate("2021-02-01") },
          }),
    );
  });

  test("a score is a whole number from 0 to 100, given exactly when 60 % is known, and the same twice", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { score, coverage, components } = scoreParcelle(facts);
        expect(score === null).toBe(coverage < 0.6);
        if (score !== null) expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        for (const { value, measured, source } of components) {
          if (value !== null) expect(value >= 0 && value <= 1).toBe(true);
          expect(measured).not.toMatch(/NaN|undefined|Infinity/);
          expect(source.length).toBeGreaterThan(0);
        }
        expect(scoreParcelle(structuredClone(facts))).toEqual(scoreParcelle(facts));
      }),
      { numRuns: 1000 },
    );
  });
});
