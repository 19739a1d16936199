import { describe, expect, test } from "vitest";
import { readCitedParcels } from "./cited-parcels.ts";
import { readMoments } from "./french-date.ts";
import { readAres, readEurosAfter, readNumber } from "./french-figures.ts";
import { readKind, readSurfaces } from "./goods.ts";
import { readOutcome, STARTING_PRICE } from "./outcome.ts";
import { communeOf, readOffice, readPlace } from "./place.ts";

describe("dates in French", () => {
  test.each([
    ["mardi 1er septembre 2026 à 14h", "2026-09-01", "14:00", true],
    ["jeudi 27 mars 2025 à 9h30", "2025-03-27", "09:30", true],
    ["Date : 10 janvier 2027 à 09h00", "2027-01-10", "09:00", true],
    ["le 27/03/2025 à 9h30", "2025-03-27", "09:30", true],
    ["vendredi 2 déc. 2026 à 14 heures", "2026-12-02", "14:00", false],
    ["lundi 5 août 2024", "2024-08-05", null, true],
  ])("%s", (text, on, at, weekdayAgrees) => expect(readMoments(text)[0]).toMatchObject({ on, at, weekdayAgrees }));

  test("a day that does not exist, an hour that does not either", () => {
    expect(readMoments("31 février 2026 à 14h ; 12/13/2025")).toEqual([]);
    expect(readMoments("2 mars 2026 à 25h")[0]?.at).toBeNull();
  });

  test("a visit has two hours", () =>
    expect(readMoments("Visite mercredi 2 décembre 2026 de 10h à 11h30")[0]).toMatchObject({
      at: "10:00",
      until: "11:30",
    }));
});

describe("figures", () => {
  test.each([
    ["200 000", 200_000],
    ["120 000,00", 120_000],
    ["40.000", 40_000],
    ["31,60", 31.6],
    ["103.02", 103.02],
    ["1\u202f240", 1_240],
    ["", undefined],
  ])("%s", (text, value) => expect(readNumber(text)).toBe(value));

  test.each([
    ["07a 02ca", 702],
    ["1ha 12a 40ca", 11_240],
    ["12 ares 5 centiares", 1_205],
    ["12a", 1_200],
    ["702 m²", undefined],
    ["14 avenue", undefined],
  ])("ares: %s", (text, m2) => expect(readAres(text)).toBe(m2));

  test("the starting bid is not the price of a neighbour further on", () => {
    expect(readEurosAfter("Mise à prix : 200 000 €", STARTING_PRICE)).toBe(200_000);
    expect(
      readEurosAfter(
        `Mise à prix non communiquée. ${"Renseignements au greffe. ".repeat(4)} 412 000 €`,
        STARTING_PRICE,
      ),
    ).toBeNull();
  });
});

describe("parcels cited", () => {
  const cited = (text: string) =>
    readCitedParcels(text).map(({ section, numero, areaM2 }) => [section, numero, areaM2]);
  test.each([
    ["Cadastré section AC n°164 pour 07a 02ca", [["AC", "164", 702]]],
    [
      "cadastrée section AB n° 12, 13 et 14 pour 12a 40ca",
      [
        ["AB", "12", null],
        ["AB", "13", null],
        ["AB", "14", 1_240],
      ],
    ],
    [
      "section AB n°12 pour 07a 02ca et n° 13 pour 1ha 02a 03ca",
      [
        ["AB", "12", 702],
        ["AB", "13", 10_203],
      ],
    ],
    ["section B numéro 7, maison de 120 m²", [["B", "7", null]]],
    ["Sections AB n° 12 et AC n° 5", [["AB", "12", null]]],
    ["section civile du tribunal, 12 rue X", []],
  ])("%s", (text, expected) => expect(cited(text)).toEqual(expected));
});

test.each([
  ["Une maison de 120,50 m² sur un terrain de 1 240 m²", "house", 120.5, 1_240],
  ["Une maison de 98 m², pour une contenance totale de 12a 40ca", "house", 98, 1_240],
  ["Une parcelle de terrain de 397 m²", "land", null, 397],
  ["Un appartement de 48,51 m²", "apartment", 48.51, null],
  ["Un ensemble immobilier", "building", null, null],
  ["Droits sociaux", null, null, null],
] as const)("%s", (text, kind, builtM2, landM2) => {
  expect(readKind(text)).toBe(kind);
  expect(readSurfaces(text, kind)).toEqual({ builtM2, landM2 });
});

test.each([
  ["Adjudication : 19 000 €", "adjudicated", 19_000],
  ["Adjugé : 150 000,00 € Surenchère possible jusqu'au 5 décembre 2026", "overbid-open", 150_000],
  ["Carence d'enchères", "no-bid", null],
  ["Carence d’enchères", "no-bid", null],
  ["Vente reportée au jeudi 10 décembre 2026 à 9h", "postponed", null],
  ["Vente non requise", "withdrawn", null],
  ["Mise à prix : 10 000 €", "upcoming", null],
] as const)("%s", (text, status, resultEur) => expect(readOutcome(text)).toMatchObject({ status, resultEur }));

test("a new sale after a higher bid is said", () => expect(readOutcome("Vente sur surenchère").isOverbid).toBe(true));

test("places and offices; a person alone is not kept", () => {
  expect(readPlace("12 rue X, 33700 Mérignac")).toEqual({ city: "Mérignac", postalCode: "33700" });
  expect(readPlace("Mérignac (33700)")).toEqual({ city: "Mérignac", postalCode: "33700" });
  expect(readPlace("Mérignac (Gironde)")).toEqual({ city: "Mérignac", postalCode: null });
  expect(communeOf("Marseille 15ème")).toBe("Marseille");
  expect(readOffice("Avocat : SCP Martin & Associés, 12 rue de la Liberté 06000 Nice")).toBe("SCP Martin & Associés");
  expect(readOffice("Maître Jeanne Martin, avocate")).toBeNull();
});
