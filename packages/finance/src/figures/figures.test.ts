import { readdirSync, readFileSync } from "node:fs";
import { isoDate } from "@lotir/units";
import { describe, expect, test } from "vitest";
import * as acquisition from "./acquisition.ts";
import { ALL_FIGURES } from "./all-figures.ts";
import * as amenagement from "./amenagement.ts";
import { COSTS } from "./costs.ts";
import { DEPARTEMENT_RATES, departementRateOn, HIGHEST_DEPARTEMENT_RATE } from "./departements.ts";
import * as encheres from "./encheres.ts";
import * as erosion from "./erosion-monetaire.ts";
import { entryOn, type Figure, LAW_RANGE } from "./figure.ts";
import * as garantie from "./garantie.ts";
import * as plusValue from "./plus-value.ts";
import * as societes from "./societes.ts";
import * as terrains from "./terrains-constructibles.ts";
import * as tva from "./tva.ts";
import * as urbanisme from "./urbanisme.ts";
import * as usages from "./usages.ts";

// The only clock of the package: a figure that nobody read again in time stops the build.
const today = new Date().toISOString().slice(0, 10);

describe("legal figures", () => {
  test.each(ALL_FIGURES.map((figure) => [figure.id, figure] as const))("%s is still to be trusted", (_, figure) => {
    expect(figure.reviewBy > today, `${figure.label} devait être relu avant le ${figure.reviewBy}`).toBe(true);
  });

  test("ids are unique, labels, units and sources are never empty", () => {
    expect(new Set(ALL_FIGURES.map((figure) => figure.id)).size).toBe(ALL_FIGURES.length);
    for (const figure of ALL_FIGURES) {
      expect(figure.label).not.toBe("");
      expect(figure.unit).not.toBe("");
      expect(figure.values.length).toBeGreaterThan(0);
      for (const value of figure.values) {
        expect(value.source.length, figure.id).toBeGreaterThan(3);
        expect(["verifie", "secondaire", "a-confirmer"]).toContain(value.status);
      }
    }
  });

  test("every figure has a value over the dates we accept", () => {
    const fromTwentyFive = ["taxe-amenagement-stationnement", "taxe-amenagement-piscine"];
    for (const figure of ALL_FIGURES.filter((each) => !fromTwentyFive.includes(each.id)))
      expect(() => entryOn(figure, LAW_RANGE.saleFrom), figure.id).not.toThrow();
  });
});

/** The sources that may use a figure: all but the files where figures stand. */
const sources = (): string => {
  const folder = new URL("../", import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|^index\.ts$|^figures\//.test(name))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
};

describe("a figure serves a balance, or says that it is for information", () => {
  const code = sources();
  const constants: Readonly<Record<string, unknown>> = {
    ...acquisition,
    ...amenagement,
    ...encheres,
    ...erosion,
    ...garantie,
    ...plusValue,
    ...societes,
    ...terrains,
    ...tva,
    ...urbanisme,
    ...usages,
  };
  const byConstant = Object.entries(constants).filter((entry): entry is [string, Figure<unknown>] =>
    ALL_FIGURES.some((figure) => figure === entry[1]),
  );
  const isRead = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);

  test.each(byConstant)("%s", (name, figure) => {
    expect(isRead(name)).toBe(figure.forInformation !== true);
  });

  test.each(Object.entries(COSTS))("COSTS.%s", (name, figure) => {
    const used = new RegExp(`COSTS\\.${name}\\b|"${name}"`).test(code);
    expect(used).toBe(figure.forInformation !== true);
  });
});

describe("departement rates", () => {
  test("the hundred and one departements and the Métropole de Lyon have one", () => {
    const metropole = Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, "0")).filter(
      (code) => code !== "20",
    );
    const codes = [...metropole, "69M", "2A", "2B", "971", "972", "973", "974", "976"];
    expect([...DEPARTEMENT_RATES.keys()].sort()).toEqual([...codes].sort());
    expect(DEPARTEMENT_RATES.size).toBe(102);
  });

  test.each([
    ["69", "2024-12-01", 0.045],
    ["69", "2025-04-01", 0.05],
    ["33", "2025-04-30", 0.045],
    ["33", "2025-05-01", 0.05],
    ["06", "2026-11-20", 0.045],
    ["36", "2026-11-20", 0.038],
    ["56", "2025-05-31", 0.038],
    ["56", "2025-06-01", 0.045],
    ["69", "2028-03-31", 0.05],
    ["69", "2028-04-01", 0.045],
    ["69", "2025-04-30", 0.05],
    ["69M", "2025-04-30", 0.045],
    ["69M", "2025-05-01", 0.05],
    ["38", "2022-05-31", 0.038],
    ["38", "2022-06-01", 0.045],
    ["81", "2025-04-01", 0.05],
    ["88", "2025-04-01", 0.05],
    ["89", "2025-04-01", 0.05],
    ["972", "2026-01-31", 0.045],
    ["972", "2026-02-01", 0.05],
    ["974", "2026-11-20", 0.045],
    ["83", "2026-11-20", 0.05],
  ])("departement %s on %s", (code, on, rate) => {
    expect(departementRateOn(code, isoDate(on)).value).toBe(rate);
  });

  test("a rate that no list told says the day the lists were read", () => {
    const entry = departementRateOn("62", isoDate("2026-11-20"));
    expect(entry).toMatchObject({ status: "a-confirmer", source: expect.stringContaining("25 novembre 2026") });
    expect(departementRateOn("81", isoDate("2026-11-20")).status).toBe("secondaire");
  });

  test("an unknown departement takes the legal ceiling, to be confirmed", () => {
    const entry = departementRateOn(undefined, isoDate("2026-11-20"));
    expect(entry.value).toBe(entryOn(HIGHEST_DEPARTEMENT_RATE, isoDate("2026-11-20")).value);
    expect(entry.status).toBe("a-confirmer");
  });
});
