import { describe, expect, test } from "vitest";
import { valuesIn } from "./phrasing.fixture.ts";

const zone = (article: string, table: string) => `ZONE UB
La zone UB est divisée en trois secteurs : UBa, UBb et UBh.
ARTICLE UB 2 - ${article}
${table}`;

const perSecteur = (cell: string, ...values: readonly (number | undefined)[]) =>
  ["UBa", "UBb", "UBh"].flatMap((code, at) => (values[at] === undefined ? [] : [`${code} ${cell} ${values[at]}`]));

describe("secteurs in columns, poured line after line", () => {
  const expected = [
    ...perSecteur("emprise.max_pct", 70, 50, 25),
    ...perSecteur("hauteur.faitage_m", 14, 11.5, undefined),
    ...perSecteur("limites.recul_min_m", 3, 4, 6),
  ].toSorted();
  const VOLUMES = "Volumétrie et implantation";

  test.each([
    [
      "one line for each row",
      `Règle UBa UBb UBh
Emprise au sol maximale 70 % 50 % 25 % du terrain
Hauteur maximale au faîtage 14 m 11,50 m Sans objet
Retrait par rapport aux limites séparatives 3 mètres 4 mètres 6 mètres`,
    ],
    [
      "cell after cell, the label over two lines",
      `Règle UBa UBb UBh
Emprise au sol maximale
70 % 50 % 25 %
Hauteur maximale au
faîtage
14 m 11,50 m Sans objet
Retrait minimal par rapport
aux limites séparatives
3 m 4 m 6 m`,
    ],
    [
      "laid out, the values on the middle line of the label",
      `Règle  UBa  UBb  UBh
Emprise au sol maximale  70 %  50 %  25 %
Hauteur maximale au
14 m  11,50 m  Sans objet
faîtage
Retrait minimal par rapport
3 m  4 m  6 m
aux limites séparatives`,
    ],
  ])("%s", (_, table) => {
    expect(valuesIn(zone(VOLUMES, table))).toEqual(expected);
  });

  test("a row of two values under three heads is not read", () => {
    const table = `Règle UBa UBb UBh
Retrait minimal par rapport
à l'alignement
3 m 6 m
Hauteur maximale au faîtage 14 m 11,50 m 9 m
Emprise au sol 60 % 40 %`;
    expect(valuesIn(zone(VOLUMES, `${table}\nEmprise au sol maximale 60 % 40 % 20 %`))).toEqual(
      [...perSecteur("emprise.max_pct", 60, 40, 20), ...perSecteur("hauteur.faitage_m", 14, 11.5, 9)].toSorted(),
    );
  });

  test("what stands under « Annexes » is no rule of the zone", () => {
    const table = `Règle UBa UBb UBh
Emprise au sol maximale 70 % 50 % 25 %
Annexes
Hauteur maximale au faîtage 4 m 3,50 m 3 m`;
    expect(valuesIn(zone(VOLUMES, table))).toEqual(perSecteur("emprise.max_pct", 70, 50, 25));
  });

  test("a sentence that ends on codes is no head", () => {
    const text = `Les dispositions qui suivent valent pour UBa UBb UBh
9 m 12 m 15 m
6 m 8 m 9 m`;
    expect(valuesIn(zone("Hauteur", text))).toEqual([]);
  });
});

describe("a table of uses that says its states in words", () => {
  const forbidden = (code: string, ...uses: readonly string[]) =>
    uses.map((use) => `${code} destinations_interdites.${use} true`);
  const expected = [
    ...forbidden("UBa", "exploitation_forestiere", "industrie", "commerce_de_gros"),
    ...forbidden("UBb", "exploitation_forestiere", "industrie"),
    ...forbidden("UBh", "exploitation_forestiere", "hotel", "restauration", "industrie"),
  ].toSorted();

  test.each([
    [
      "one line for each use",
      `Destinations Sous-destinations UBa UBb UBh
Exploitation agricole et forestière
Exploitation forestière Interdite Interdite Interdite
Habitation
Logement Admis Admis Condition n° 1
Commerce et activités de service
Restauration Admise Admise Interdite
Hôtel Admis Admis Interdit
Commerce de gros Interdit Condition n° 2 Admis
Industrie Interdite Interdite Interdite
Légende. Condition n° 1 : un seul logement. Condition n° 2 : moins de 300 m².`,
    ],
    [
      "cell after cell",
      `Destination Sous-destination UBa UBb UBh
Exploitation agricole et
forestière
Exploitation
forestière
Interdite Interdite Interdite
Habitation
Logement Autorisé Autorisé Sous conditions (1)
Commerce et
activités de service
Restauration Autorisée Autorisée Interdite
Hôtel Autorisé Autorisé Interdit
Commerce de gros
Interdit Sous conditions (2) Autorisé
Industrie Interdite Interdite Interdite
Légende – (1) : un seul logement.`,
    ],
  ])("%s", (_, table) => {
    expect(valuesIn(zone("Destinations et sous-destinations", table))).toEqual(expected);
  });

  test("a row of several states is not read where no head tells its columns", () => {
    const text = "Restauration Interdite Autorisée Autorisée\nHôtel Autorisé Autorisé Interdit";
    expect(valuesIn(zone("Destinations et sous-destinations", text))).toEqual([]);
  });
});

describe("secteurs in lines, heads on several levels", () => {
  const expected = [
    ...perSecteur("emprise.max_pct", 60, 40, 30),
    ...perSecteur("hauteur.egout_m", 9, 6, 4),
    ...perSecteur("hauteur.faitage_m", 13, 10, 7.5),
    ...perSecteur("espaces_verts.pleine_terre_pct", 15, 35, 55),
  ].toSorted();
  const rows = `UBa 60 % de l'unité foncière 9,00 m 13,00 m 15 % de l'unité foncière
UBb 40 % de l'unité foncière 6,00 m 10,00 m 35 % de l'unité foncière
UBh 30 % de l'unité foncière 4,00 m 7,50 m 55 % de l'unité foncière`;
  const GABARITS = "Emprise au sol, hauteur et pleine terre";

  test.each([
    [
      "the points below all heads",
      "Secteur Emprise au sol maximale\nHauteur maximale\nPleine terre minimale\nà l'égout du toit au faîtage",
    ],
    [
      "the shared head above",
      "Hauteur maximale\nSecteurs  Emprise au sol maximale  Pleine terre minimale\nà l'égout du toit  au faîtage",
    ],
    ["heads on one line", "Secteur Emprise au sol maximale Hauteur à l'égout Hauteur au faîtage Pleine terre minimale"],
  ])("%s", (_, head) => {
    expect(valuesIn(zone(GABARITS, `${head}\n${rows}`))).toEqual(expected);
  });

  test("heads that do not count as many as the values are not read", () => {
    const read = valuesIn(zone(GABARITS, `Secteur Emprise au sol maximale Hauteur maximale Pleine terre\n${rows}`));
    expect(read.filter((each) => /hauteur|espaces/.test(each))).toEqual([]);
  });
});
