import { isoDate, plancher } from "@lotir/units";
import { describe, expect, test } from "vitest";
import { readOperation } from "../document/read-operation.ts";
import { operationSentence } from "../operation/operation-sentence.ts";
import {
  type AmenagementDemand,
  amenagementSentence,
  checkAmenagement,
  taxeAmenagement,
} from "../taxes/taxe-amenagement.ts";
import { balanced, example } from "../testing/documents.fixture.ts";

const owner = { ...example("particulier"), uncertainty: { draws: 0 } };
const french = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

const house = { taxableAreaM2: 120, communeRate: 0.05, departementRate: 0.025 };
const buyerOf = (changed: object = {}) => balanced({ ...owner, ...changed }).buyers[0];

describe("the house that the buyer will build", () => {
  test("120 m² in 2026: 3 122,00 + 1 561,00, archaeology 249,76", () => {
    const lines = buyerOf({ houseToBuild: house })?.houseToBuild?.lines ?? [];
    expect(Object.fromEntries(lines.map((line) => [line.code, line.amountEur]))).toEqual({
      "ta-commune": 3_122,
      "ta-departement": 1_561,
      archeologie: 249.76,
      "etude-sol-g2": 2_160,
      pfac: 2_500,
    });
    expect(french(lines[0]?.formula ?? "")).toBe("(100 m² ÷ 2 + 20 m²) × 892 € × 5 %");
    expect(lines[0]).toMatchObject({ baseEur: 62_440, rate: 0.05, status: "verifie", since: "2026-01-01" });
    expect(lines.at(-1)).toMatchObject({ status: "a-confirmer", assumed: true });
  });

  test("in Île-de-France, by the code of the departement", () => {
    const purchase = { ...owner.purchase, departement: "77" };
    const lines = buyerOf({ purchase, houseToBuild: house })?.houseToBuild?.lines ?? [];
    expect(lines.slice(0, 3).map((line) => line.amountEur)).toEqual([3_538.5, 1_769.25, 707.7]);
  });

  test("rates that nobody read: unknown, and said so; never zero", () => {
    const unknown = buyerOf({ houseToBuild: { taxableAreaM2: 120 }, site: {} })?.houseToBuild;
    expect(unknown?.lines.map((line) => line.code)).toEqual(["etude-sol-g2"]);
    expect(unknown?.notCounted.join(" ")).toContain("taux votés par la commune et le département inconnus");
    expect(unknown?.notCounted).toHaveLength(2);
    expect(buyerOf()?.houseToBuild).toBeNull();
  });

  test("individual sewerage is the buyer's too", () => {
    const lines = buyerOf({ houseToBuild: house, site: { sewer: "individuel" } })?.houseToBuild?.lines ?? [];
    expect(lines.find((line) => line.code === "assainissement-individuel")?.amountEur).toBe(13_200);
  });

  test.each([
    [{ taxableAreaM2: -120 }, "-120 est négatif"],
    [{ taxableAreaM2: 120, communeRate: 5 }, "au plus 0,2"],
    [{ taxableAreaM2: 120, departementRate: 0.03 }, "0,03 est hors de toute vraisemblance, au plus 0,025"],
    [{}, "Il manque"],
  ])("refuses %j", (houseToBuild, sentence) => {
    const read = readOperation({ ...owner, houseToBuild });
    expect(read.ok ? "" : french(read.failure.map(operationSentence).join())).toContain(sentence);
  });
});

describe("bounds of the taxe d'aménagement", () => {
  const sound: AmenagementDemand = {
    taxableArea: plancher(120),
    on: isoDate("2026-06-15"),
    communeRate: 0.05,
    departementRate: 0.025,
    ileDeFrance: false,
    mainResidence: true,
  };

  test.each<[Partial<AmenagementDemand>, string]>([
    [{ taxableArea: -120 as never }, "La surface taxable (-120 m²) doit aller de 1 à 100 000 m²."],
    [{ taxableArea: Number.NaN as never }, "La surface taxable (NaN m²) doit aller de 1 à 100 000 m²."],
    [{ communeRate: 5 }, "Le taux de la commune de la taxe d'aménagement (500 %) doit aller de 0 % à 20 %."],
    [{ departementRate: -0.01 }, "Le taux du département de la taxe d'aménagement (-1 %) doit aller de 0 % à 2,5 %."],
    [
      { on: isoDate("2023-05-01") },
      "La taxe d'aménagement n'est pas connue au 01/05/2023 : du 01/01/2024 au 31/12/2035.",
    ],
  ])("%j", (changed, sentence) => {
    const refused = checkAmenagement({ ...sound, ...changed });
    expect(refused === undefined ? "" : french(amenagementSentence(refused))).toBe(sentence);
    expect(() => taxeAmenagement({ ...sound, ...changed })).toThrow(RangeError);
  });

  test("20 % in a sector, nothing at all elsewhere", () => {
    expect(checkAmenagement({ ...sound, communeRate: 0.2, departementRate: 0 })).toBeUndefined();
    expect(checkAmenagement({ ...sound, communeRate: 0.2001 })).toBeDefined();
  });
});

describe("the deed of a buyer", () => {
  test("each line with its formula, its text and its day", () => {
    const buyer = buyerOf();
    expect(buyer?.lines.map((line) => [line.code, line.amountEur])).toEqual([
      ["droits", 5_686.65],
      ["emoluments", 1_116.35],
      ["emoluments-tva", 223.27],
      ["csi", 90],
      ["debours", 1_200],
    ]);
    expect(french(buyer?.lines[0]?.formula ?? "")).toBe("90 000,00 € × 6,3185 %");
    // The sale is of June 2026: the tariff kept that spring was read in a secondary page.
    expect(buyer?.lines.map((line) => line.status)).toEqual([
      "verifie",
      "secondaire",
      "verifie",
      "verifie",
      "a-confirmer",
    ]);
  });

  test("a first main residence stops the departement's duty at 4.5 %", () => {
    expect(buyerOf()?.firstHome?.costs.dutyEur).toBe(5_225.99);
    const lower = { ...owner.purchase, departementRate: 0.045 };
    expect(buyerOf({ purchase: lower })?.firstHome).toBeNull();
    const taxed = balanced({ ...example("marchand-de-biens"), uncertainty: { draws: 0 } });
    expect(taxed.buyers[0]?.firstHome).toBeNull();
    expect(taxed.buyers[2]?.firstHome?.costs.dutyEur).toBe(19_161.95);
  });
});
