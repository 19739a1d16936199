import { isoDate } from "@lotir/units";
import { describe, expect, test } from "vitest";
import { type QuickDemand, quickSentence, scoreQuickly } from "./score-quickly.ts";

const on = isoDate("2026-11-20");

const quick: QuickDemand = {
  surface: 1_500,
  price: 150_000,
  on,
  zone: "UB",
  market: { averagePricePerSqm: 180, evolution: 3, transactions: 12 },
  risks: { inondation: null, seisme: { zone: 2 }, argile: { alea: "Fort" }, cavites: null },
};

const score = (changed: Partial<QuickDemand> = {}) => {
  const scored = scoreQuickly({ ...quick, ...changed });
  if (!scored.ok) throw new Error(quickSentence(scored.failure));
  return scored.value;
};

describe("quick score", () => {
  test("five scores within 0–100, and their weighted mean", () => {
    const { details, score: total } = score();
    for (const each of Object.values(details)) expect(each >= 0 && each <= 100).toBe(true);
    const mean =
      0.2 * details.scoreTerrain +
      0.25 * details.scorePotentielDivision +
      0.2 * details.scoreLocalisation +
      0.25 * details.scoreFinancier +
      0.1 * details.scoreRisque;
    expect(total).toBe(Math.round(mean));
  });

  test("a parcel without frontage loses the points of a difficult access, and it is said", () => {
    const [free, blocked] = [score({ difficultAccess: false }), score({ difficultAccess: true })];
    expect(free.details.scoreRisque - blocked.details.scoreRisque).toBe(5);
    expect(blocked.analysis.join()).toContain("Accès difficile");
    expect(free.analysis.join()).not.toContain("Accès difficile");
    expect(score().details.scoreRisque).toBe(free.details.scoreRisque);
  });

  test("nothing is to be hurried where the price asked leaves too little, or no plan can be drawn", () => {
    const rich = {
      surface: 3_000,
      price: 100_000,
      market: { averagePricePerSqm: 600, evolution: 5, transactions: 40 },
    };
    expect(score(rich).recommendations).toContain("Opportunité à étudier sans tarder.");
    for (const doubt of [{ undividable: "aucun accès" }, { price: 1_500_000 }]) {
      const { recommendations } = score({ ...rich, ...doubt });
      expect(recommendations).not.toContain("Opportunité à étudier sans tarder.");
      expect(recommendations).toContain("À étudier en détail avant toute offre.");
    }
  });

  test("a ground coverage read above 0.6 raises the potential, a lower or unknown one does not", () => {
    const of = (coverage?: number) => score({ zone: "UC", coverage }).details.scorePotentielDivision;
    expect(of(0.7)).toBeGreaterThan(of());
    expect(of(0.6)).toBe(of());
  });

  test("cheaper, larger, safer is better", () => {
    expect(score({ price: 90_000 }).details.scoreFinancier).toBeGreaterThanOrEqual(
      score({ price: 250_000 }).details.scoreFinancier,
    );
    expect(score({ surface: 3_000 }).details.scoreTerrain).toBeGreaterThan(
      score({ surface: 700 }).details.scoreTerrain,
    );
    const flooded = { ...quick.risks, inondation: { zone: true, niveau: "fort" } };
    expect(score().details.scoreRisque - score({ risks: flooded }).details.scoreRisque).toBe(10);
    expect(score().details.scoreRisque - score({ pollution: true }).details.scoreRisque).toBe(15);
    expect(score({ nearTransport: true }).details.scoreRisque - score().details.scoreRisque).toBe(10);
  });

  test("what is unknown scores 50 and says so", () => {
    const blind = score({ market: { averagePricePerSqm: null, evolution: null, transactions: 0 } });
    expect(blind.unknown).toEqual(["scoreLocalisation", "scoreFinancier"]);
    expect(blind.details).toMatchObject({ scoreLocalisation: 50, scoreFinancier: 50 });
    expect(blind.analysis.join(" ")).toContain("Risques non connus : inondation, cavités.");
  });

  test("risks that no source told score 50, not 85, and are said to be unknown", () => {
    const risks = { inondation: null, seisme: null, argile: null, cavites: null };
    expect(score({ risks })).toMatchObject({ details: { scoreRisque: 50 }, unknown: ["scoreRisque"] });
    expect(score({ risks }).analysis.join(" ")).toContain("Risques non connus : inondation, séisme, argile, cavités.");
    expect(score({ risks, pollution: true }).details.scoreRisque).toBe(35);
    expect(score().unknown).toEqual([]);
  });

  test("rules that allow lots under 400 m² are worth 20 % more division", () => {
    const ordinary = score({ minimumLotM2: 400 }).details.scorePotentielDivision;
    expect(ordinary).toBe(score().details.scorePotentielDivision);
    // Three lots of 450 m²: 70 points, +20 % in zone UB.
    expect(score({ minimumLotM2: 399 }).details.scorePotentielDivision).toBe(Math.round(70 * 1.4));
  });

  test("few transactions cost 30 %", () => {
    const few = score({ market: { ...quick.market, transactions: 4 } }).details.scoreLocalisation;
    expect(few).toBe(Math.round(score().details.scoreLocalisation * 0.7));
  });

  test.each([
    [{ surface: 899 }, "Surface limitée pour la division (899 m²)"],
    [{ surface: 900 }, "Propriété éligible à la division (surface suffisante)"],
  ])("%o", (changed, sentence) => {
    expect(score(changed).analysis[0]).toBe(sentence);
  });

  test("refuses a surface or a price that are none", () => {
    for (const changed of [{ surface: -1 }, { price: Number.NaN }])
      expect(scoreQuickly({ ...quick, ...changed }).ok).toBe(false);
  });

  test("what the engine cannot divide earns nothing by division, and says why", () => {
    const refused = score({ undividable: "zone fermée aux logements nouveaux", price: 50_000 });
    expect(refused.details.scorePotentielDivision).toBe(0);
    expect(refused.details.scoreFinancier).toBeLessThanOrEqual(25);
    expect(refused.analysis[0]).toBe("Aucun plan de division sur cette parcelle : zone fermée aux logements nouveaux.");
    expect(refused.recommendations[0]).toMatch(/^Ne pas acheter pour diviser/);
  });

  test("an area typed that is not the parcel's is said, with both", () => {
    const said = (parcelM2: number) => score({ parcelM2 }).analysis.some((line) => line.startsWith("Surface saisie"));
    expect([said(1_510), said(3_919)]).toEqual([false, true]);
  });
});
