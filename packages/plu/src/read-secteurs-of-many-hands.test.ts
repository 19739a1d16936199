import { describe, expect, test } from "vitest";
import { valuesIn as linesIn } from "./phrasing.fixture.ts";

/** Conditions are not what is tested here. */
const valuesIn = (text: string): string[] => linesIn(text).map((line) => line.replace(/ \?$/, ""));

const zone = (article: string, text: string, preamble = "La zone UB comprend deux secteurs : UBa et UBj.") =>
  `ZONE UB\n${preamble}\nARTICLE UB 2 - ${article}\n${text}`;

describe("a code alone before its rule", () => {
  test("the sentences that follow in the paragraph are said of the same secteur", () => {
    const text = `UBa : l'implantation sur une limite séparative est autorisée. En cas de retrait, celui-ci est de 4 m au minimum.
UBj : l'implantation sur les limites séparatives est autorisée. En cas de retrait, celui-ci est de 6 m au minimum.`;
    expect(valuesIn(zone("Implantation par rapport aux limites séparatives", text))).toEqual([
      'UBa limites.en_limite "autorise"',
      "UBa limites.recul_min_m 4",
      'UBj limites.en_limite "autorise"',
      "UBj limites.recul_min_m 6",
    ]);
  });

  test("the code in one cell, what it forbids in the next", () => {
    const text = `Sont interdits dans certains secteurs :
Secteur Constructions interdites
UBa Industrie, entrepôts
UBj Hôtels, commerce de gros`;
    expect(valuesIn(zone("Occupations interdites", text))).toEqual([
      "UBa destinations_interdites.entrepot true",
      "UBa destinations_interdites.industrie true",
      "UBj destinations_interdites.commerce_de_gros true",
      "UBj destinations_interdites.hotel true",
    ]);
  });

  test("« En cas de toiture-terrasse » goes on with the secteur of its paragraph", () => {
    const text = `Dans la zone UB, à l'exception du secteur UBa, la hauteur est limitée à 11 m au faîtage. En cas de toiture-terrasse, elle est limitée à 8 m à l'acrotère.
Dans le secteur UBa, la hauteur est limitée à 7 m au faîtage. En cas de toiture-terrasse, elle est limitée à 5 m à l'acrotère.`;
    expect(valuesIn(zone("Hauteur", text, "La zone UB comprend un secteur UBa."))).toEqual([
      "UB hauteur.acrotere_m 8",
      "UB hauteur.faitage_m 11",
      "UBa hauteur.acrotere_m 5",
      "UBa hauteur.faitage_m 7",
    ]);
  });
});

describe("a zone that counts its secteurs", () => {
  const emprise = (text: string) => valuesIn(zone("Emprise au sol", text));

  test("keeps a rule of its own where each secteur turns the first figure", () => {
    const text =
      "L'emprise au sol ne dépasse pas 35 % du terrain. Elle est ramenée à 20 % dans le secteur UBa et portée à 50 % dans le secteur UBj.";
    expect(emprise(text)).toEqual(["UB emprise.max_pct 35", "UBa emprise.max_pct 20", "UBj emprise.max_pct 50"]);
  });

  test("has none where every figure is that of a secteur, or of both", () => {
    expect(emprise("L'emprise au sol est limitée à 35 % dans le secteur UBa et à 20 % dans le secteur UBj.")).toEqual([
      "UBa emprise.max_pct 35",
      "UBj emprise.max_pct 20",
    ]);
    expect(emprise("L'emprise au sol est limitée à 35 %. Elle est portée à 50 % dans le secteur UBj.")).toEqual([
      "UBa emprise.max_pct 35",
      "UBj emprise.max_pct 50",
    ]);
  });
});

describe("what is refused", () => {
  test("« en limite n'est pas admise » allows nothing", () => {
    const text = "Dans le secteur UBa, l'implantation en limite n'est pas autorisée. Le retrait est de 5 m au moins.";
    expect(valuesIn(zone("Implantation par rapport aux limites séparatives", text))).not.toContain(
      'UBa limites.en_limite "autorise"',
    );
  });

  test("« sont interdits dans tous les secteurs les … »", () => {
    const text = "Sont interdits dans tous les secteurs les campings et les carrières.";
    expect(valuesIn(zone("Usages interdits", text))).toEqual([
      "UBa destinations_interdites.camping true",
      "UBa destinations_interdites.carriere true",
      "UBj destinations_interdites.camping true",
      "UBj destinations_interdites.carriere true",
    ]);
  });
});
