import { describe, expect, test } from "vitest";
import { diagnosisInWords } from "./diagnosis-in-words.ts";
import { natureInWords } from "./nature-in-words.ts";
import { namedStrength } from "./place-in-words.ts";
import { plainWords } from "./plain-words.ts";
import { referencesInWords } from "./reference-in-words.ts";
import { streetName, streetOfAddress, streetsInWords } from "./street-in-words.ts";
import { yearInWords } from "./year-in-words.ts";

describe("the energy diagnosis", () => {
  test.each([
    ["DPE : C. GES : B.", { energyClass: "C", emissionClass: "B" }],
    ["D.P.E. classe C", { energyClass: "C" }],
    ["DPE en C", { energyClass: "C" }],
    ["Classe énergie : D - Classe climat : B", { energyClass: "D", emissionClass: "B" }],
    ["Consommation 506 kWh/m².an (classe G)", { energyClass: "G", energy: 506 }],
    [
      "DPE C (145 kWh/m²/an) GES A (5 kg CO2/m²/an)",
      { energyClass: "C", emissionClass: "A", energy: 145, emission: 5 },
    ],
    ["DPE vierge, cuisine équipée", {}],
  ])("%s", (text, told) => {
    const read = Object.entries(diagnosisInWords(text)).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(read)).toEqual(told);
  });
});

test.each([
  ["construite en 1978", { from: 1978, to: 1978 }],
  ["Construction de 2017.", { from: 2017, to: 2017 }],
  ["maison des années 1990", { from: 1990, to: 1999 }],
  ["années 70", { from: 1970, to: 1979 }],
  ["prix 1990 €", undefined],
])("year of « %s »", (text, years) => {
  expect(yearInWords(text)).toEqual(years);
});

test.each([
  ["Cadastré AC n° 390.", ["AC 390"]],
  ["parcelle AM0012 de 500 m²", ["AM 12"]],
  ["Section AM n°1473 et 1474", ["AM 1473", "AM 1474"]],
  ["parcelles AM 12 et AN 13", ["AM 12", "AN 13"]],
  ["terrain (AM 1473)", ["AM 1473"]],
  ["Terrain A 12 minutes, DPE C, parcelle de 12 ares", []],
])("references of « %s »", (text, references) => {
  expect(referencesInWords(text).map(({ section, numero }) => `${section} ${numero}`)).toEqual(references);
});

describe("what kind of thing it is", () => {
  test.each([
    ["Petite copropriété de 8 lots", "yes"],
    ["appartement T2 en rez-de-jardin", "yes"],
    ["Au sein d'une résidence fermée", "perhaps"],
    ["hors copropriété, quartier résidentiel, idéal résidence secondaire", "no"],
    ["possibilité de faire un appartement indépendant", "no"],
  ])("%s: %s", (text, flat) => {
    expect(natureInWords("Maison", text).flat).toBe(flat);
  });
  test("pairs, plots of a division, storeys, sold", () => {
    expect(natureInWords("Maison", "Le tout sur deux parcelles contiguës.").isPair).toBe(true);
    expect(natureInWords("Maison", "deux chambres, division possible").isPair).toBe(false);
    expect(natureInWords("Terrain", "Lot A issu d'une division, bornage en cours").isDivision).toBe(true);
    expect(natureInWords("Terrain", "hors lotissement, divisible").isDivision).toBe(false);
    expect(natureInWords("Maison", "Entièrement de plain-pied").storeys).toBe("one");
    expect(natureInWords("Maison", "À l'étage : trois chambres").storeys).toBe("several");
    expect(natureInWords("Maison", "VENDU !").isGone).toBe(true);
  });
});

test.each([
  ["sur la commune de La Tresne", 3],
  ["À Latresne, à 15 minutes de Bordeaux", 2],
  ["Maison Latresne", 1],
  ["à 5 minutes de Latresne", 0],
  ["proche de Latresne", 0],
  ["Latresne à 10 minutes", 0],
])("« %s » places it with strength %i", (text, strength) => {
  expect(namedStrength(text, "Latresne")).toBe(strength);
});

test("streets, whatever their articles, plurals and short forms", () => {
  const known = new Set([streetName("Avenue des Coteaux"), streetName("Rue Jean Macary")]);
  expect(streetOfAddress("12 bis Avenue des Coteaux 33360 Latresne")).toBe("avenue coteau");
  expect(streetsInWords("La maison se trouve av. du Coteau, au calme", known)).toEqual(["avenue coteau"]);
  expect(streetsInWords("Située rue Jean Macary.", known)).toEqual(["rue jean macary"]);
  expect(streetsInWords("rue calme", known)).toEqual([]);
});

test("words bare of markup, scripts, entities and control characters", () => {
  const hostile =
    "<p>Coup de c&oelig;ur</p><script>voler()</script>&lt;b&gt;1&nbsp;250\u0000 m&sup2;<img src=x onerror=alert(1)>";
  expect(plainWords(hostile)).toBe("Coup de cœur 1 250 m²");
  expect(plainWords(12)).toBe("");
});
