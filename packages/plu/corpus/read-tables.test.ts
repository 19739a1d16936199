import { describe, expect, test } from "vitest";
import { normaliseForSearch } from "../src/document/fold.ts";
import { pagesOfText } from "../src/document/pages-of-text.ts";
import { predictionsOf } from "../src/predictions.ts";
import { readRules } from "../src/read-rules.ts";

const linesIn = (text: string) => predictionsOf(readRules(pagesOfText(text), "UB"));

/** "UBa voie.recul_min_m 5": each value read, under its secteur; every quote must stand in the text. */
const valuesIn = (text: string): string[] => {
  const said = linesIn(text).filter(({ statut }) => statut === "valeur");
  for (const { citation } of said) expect(normaliseForSearch(text)).toContain(normaliseForSearch(citation ?? ""));
  return said.map(({ secteur, champ, sous_champ, valeur, conditions }) =>
    [`${secteur} ${champ}.${sous_champ} ${JSON.stringify(valeur)}`, ...conditions].join(" | "),
  );
};

const statusOf = (text: string, champ: string): string[] =>
  linesIn(text)
    .filter((line) => line.champ === champ)
    .map(({ secteur, statut }) => `${secteur} ${statut}`);

const SHEET = `ZONE UB
Fiche de zone
Règle | Valeur
Hauteur maximale au faîtage | 12 m
Recul par rapport à l'alignement | 5 m
Retrait par rapport aux limites séparatives | H/2, min. 3 m
Emprise au sol maximale | 40 %
Espaces de pleine terre | 30 %
Stationnement | 1 place par logement
Distance entre deux constructions | 4 m
Superficie minimale des terrains | Non réglementé`;

const ALL = [
  "UB hauteur.faitage_m 12",
  "UB voie.recul_min_m 5",
  "UB limites.recul_min_m 3",
  'UB limites.prospect {"k":0.5,"c":0}',
  "UB emprise.max_pct 40",
  "UB espaces_verts.pleine_terre_pct 30",
  'UB stationnement_logement.ratio {"places_par_logement":1}',
  "UB entre_constructions.distance_min_m 4",
].toSorted();

const columns = (rows: string, head = "Règle | UBa | UBb") =>
  `ZONE UB\nLa zone UB comprend les secteurs UBa et UBb.\n${head}\n${rows}`;

describe("a sheet of rules without article", () => {
  test("Règle | Valeur: each row's own label gives its subject", () => {
    expect(valuesIn(SHEET).toSorted()).toEqual(ALL);
    expect(statusOf(SHEET, "surface_min")).toEqual(["UB non_reglemente"]);
  });

  test("the same under a numbered article, in a bordered table, and in aligned columns", () => {
    const under = SHEET.replace("Fiche de zone", "ARTICLE UB 3 - VOLUMETRIE ET IMPLANTATION");
    const bordered = SHEET.replace(/^(.+ \| .+)$/gm, "| $1 |").replace("| Règle | Valeur |", "$&\n|---|---|");
    const aligned = SHEET.replace(/^(.+?) \| /gm, (_, label: string) => `${label.padEnd(50)}| `);
    for (const text of [under, bordered, aligned]) expect(valuesIn(text).toSorted()).toEqual(ALL);
  });

  test("cells set apart by wide gaps, as a PDF lays them", () => {
    const gaps = SHEET.replace(/^(.+?) \| /gm, (_, label: string) => label.padEnd(52));
    expect(valuesIn(gaps).toSorted()).toEqual(ALL);
  });

  test.each([
    ["Règle | Zone UB"],
    ["Zone | UB"],
    ["Prescriptions | Valeurs applicables en zone UB"],
    ["Dispositions réglementaires\nRègle | Valeur"],
  ])("heads that name no object but the zone: %s", (head) => {
    expect(valuesIn(SHEET.replace("Règle | Valeur", head)).toSorted()).toEqual(ALL);
  });

  test("a file of one zone, without a title of zone, over two pages", () => {
    const text = SHEET.replace(
      "ZONE UB\nFiche de zone",
      "=====PAGE 1=====\nCommune de Valmont\nFiche de la zone UB",
    ).replace("Emprise au sol", "=====PAGE 2=====\nEmprise au sol");
    expect(valuesIn(text).toSorted()).toEqual(ALL);
  });

  test("other words for the same rules", () => {
    const text = `ZONE UB
Prescription | Valeur
CES | 0,35
Égout | 6,50 m
Marge de recul sur voie | 4 mètres
Retrait sur limites séparatives | 3,50 m minimum
Coefficient de pleine terre | 0,25
Places de stationnement pour l'habitat | 2 par logement`;
    expect(valuesIn(text).toSorted()).toEqual(
      [
        "UB emprise.max_pct 35",
        "UB hauteur.egout_m 6.5",
        "UB voie.recul_min_m 4",
        "UB limites.recul_min_m 3.5",
        "UB espaces_verts.pleine_terre_pct 25",
        'UB stationnement_logement.ratio {"places_par_logement":2}',
      ].toSorted(),
    );
  });
});

describe("columns beside the label and its value", () => {
  test("a column of article numbers, a column of remarks", () => {
    const text = `ZONE UB
Article | Règle | Valeur | Observations
6 | Recul par rapport à l'alignement | 5 m | Sauf pour les annexes
7 | Retrait par rapport aux limites séparatives | 3 m |
9 | Emprise au sol | 40 % | -
10 | Hauteur des annexes | 3,50 m | Au faîtage`;
    expect(
      valuesIn(text)
        .flatMap((line) => line.split(" | ")[0] ?? [])
        .toSorted(),
    ).toEqual([
      "UB emprise.max_pct 40",
      "UB hauteur.annexes_m 3.5",
      "UB limites.recul_min_m 3",
      "UB voie.recul_min_m 5",
    ]);
  });

  test("a remark that keeps the value for another object makes it no rule", () => {
    const text = `ZONE UB
Règle | Valeur | Observations
Recul par rapport à l'alignement | 5 m | Garages et annexes
Retrait par rapport aux limites séparatives | 2 m | Piscines`;
    expect(valuesIn(text)).toEqual([]);
  });

  test("a row that is a sentence does not lose those below it", () => {
    const text = `ZONE UB
Thème | Disposition
Recul sur voie | Recul de 5 m minimum
Implantation par rapport aux limites séparatives | En limite ou retrait de 3 m minimum
Hauteur maximale | 7 m à l'égout et 10 m au faîtage
Emprise au sol | 50 %`;
    expect(valuesIn(text).toSorted()).toEqual([
      "UB emprise.max_pct 50",
      "UB hauteur.egout_m 7",
      "UB hauteur.faitage_m 10",
      'UB limites.en_limite "autorise"',
      "UB limites.recul_min_m 3",
      "UB voie.recul_min_m 5",
    ]);
  });
});

describe("a table of parking", () => {
  const parking = (rows: string) => `ZONE UB\nARTICLE UB 12 - STATIONNEMENT\nDestination | Norme\n${rows}`;

  test("the line of dwellings is the rule, the others are not", () => {
    const text = parking(
      "Logement | 2 places par logement\nBureaux | 1 place pour 40 m²\nHôtels | 1 place par chambre",
    );
    expect(valuesIn(text)).toEqual(['UB stationnement_logement.ratio {"places_par_logement":2}']);
  });

  test("no line of dwellings, no rule", () => {
    expect(valuesIn(parking("Bureaux | 1 place pour 40 m²\nHôtels | 1 place par chambre"))).toEqual([]);
  });
});

describe("secteurs as columns", () => {
  test("every row is read, in its own column", () => {
    const rows = `Recul par rapport à l'alignement | 5 m | 4 m
Retrait par rapport aux limites séparatives | H/2, min. 3 m | H, min. 5 m
Hauteur maximale à l'égout | 9 m | 7 m
Pleine terre | 30 % | 20 %
Stationnement habitat | 1 place/logement | 2 places/logement`;
    for (const text of [columns(rows), columns(rows, "ARTICLE UB 3 - IMPLANTATION\nRègle | UBa | UBb")])
      expect(valuesIn(text).toSorted()).toEqual(
        [
          "UBa voie.recul_min_m 5",
          "UBb voie.recul_min_m 4",
          "UBa limites.recul_min_m 3",
          "UBb limites.recul_min_m 5",
          'UBa limites.prospect {"k":0.5,"c":0}',
          'UBb limites.prospect {"k":1,"c":0}',
          "UBa hauteur.egout_m 9",
          "UBb hauteur.egout_m 7",
          "UBa espaces_verts.pleine_terre_pct 30",
          "UBb espaces_verts.pleine_terre_pct 20",
          'UBa stationnement_logement.ratio {"places_par_logement":1}',
          'UBb stationnement_logement.ratio {"places_par_logement":2}',
        ].toSorted(),
      );
  });

  test("a silence, a dash and a distance of nothing are no values", () => {
    const text = columns(`Distance entre deux bâtiments | Non réglementé | 8 m
Espaces de pleine terre | — | 20 %
Recul par rapport à l'alignement | 0 m | 3 m`);
    expect(valuesIn(text).filter((line) => line.startsWith("UBa"))).toEqual([]);
    expect(statusOf(text, "entre_constructions")).toContain("UBa non_reglemente");
    expect(statusOf(text, "espaces_verts")).toContain("UBa absent");
    expect(statusOf(text, "voie")).toContain("UBa qualitatif");
  });

  test("a row that has not as many values as columns says nothing", () => {
    expect(valuesIn(columns("Emprise au sol | 60 % | 40 %\nHauteur maximale au faîtage | 12 m"))).toEqual([
      "UBa emprise.max_pct 60",
      "UBb emprise.max_pct 40",
    ]);
  });

  test("two heights in one cell are those of the two points of the label, else of none", () => {
    expect(
      valuesIn(columns("Hauteur égout / faîtage | 7 m / 10 m | 9 m / 12 m\nHauteur | 8 m / 9 m | 12 m")).toSorted(),
    ).toEqual([
      "UBa hauteur.egout_m 7",
      "UBa hauteur.faitage_m 10",
      "UBb hauteur.egout_m 9",
      "UBb hauteur.faitage_m 12",
      "UBb hauteur.max_m 12",
    ]);
  });

  test("a label that runs over its line does not end the table; a condition that does takes its row away", () => {
    const rows = `Retrait par rapport aux limites | 3 m | 4 m
séparatives
Emprise au sol | 60 % | 40 %
Recul sur l'alignement | 2 m | 2 m
pour les annexes
Pleine terre | 20 % | 30 %`;
    expect(valuesIn(columns(rows)).toSorted()).toEqual(
      [
        "UBa limites.recul_min_m 3",
        "UBb limites.recul_min_m 4",
        "UBa emprise.max_pct 60",
        "UBb emprise.max_pct 40",
        "UBa espaces_verts.pleine_terre_pct 20",
        "UBb espaces_verts.pleine_terre_pct 30",
      ].toSorted(),
    );
  });

  test("rows under a line that names their subject", () => {
    const rows = "Hauteur maximale | | \nà l'égout | 9 m | 7 m\nau faîtage | 12 m | 10 m";
    expect(valuesIn(columns(rows)).toSorted()).toEqual(
      [
        "UBa hauteur.egout_m 9",
        "UBa hauteur.faitage_m 12",
        "UBb hauteur.egout_m 7",
        "UBb hauteur.faitage_m 10",
      ].toSorted(),
    );
  });
});

describe("secteurs as rows", () => {
  test("one rule, one line by secteur", () => {
    const text = `ZONE UB
La zone UB comprend les secteurs UBa et UBb.
ARTICLE UB 9 - EMPRISE AU SOL
Secteur | Emprise maximale
UBa | 60 %
UBb | 40 %`;
    expect(valuesIn(text)).toEqual(["UBa emprise.max_pct 60", "UBb emprise.max_pct 40"]);
  });

  test("several rules, no article", () => {
    const text = `ZONE UB
La zone UB comprend les secteurs UBa et UBb.
Secteur | Emprise au sol | Hauteur au faîtage | Recul sur l'alignement
UBa | 60 % | 12 m | 3 m
UBb | 40 % | 9 m | Non réglementé`;
    expect(valuesIn(text).toSorted()).toEqual([
      "UBa emprise.max_pct 60",
      "UBa hauteur.faitage_m 12",
      "UBa voie.recul_min_m 3",
      "UBb emprise.max_pct 40",
      "UBb hauteur.faitage_m 9",
    ]);
    expect(statusOf(text, "voie")).toContain("UBb non_reglemente");
  });

  test("zero or three metres is the line, or three metres back from it; the alignment is a rule", () => {
    const text = `ZONE UB
La zone UB comprend les secteurs UBa et UBb.
Secteurs | Retrait minimal des limites séparatives | Recul sur l'alignement
UBa | 0 ou 3 m | 4 m
UBb | H/2 ≥ 4 m | Sans objet`;
    expect(valuesIn(text).toSorted()).toEqual(
      [
        'UBa limites.en_limite "autorise"',
        "UBa limites.recul_min_m 3",
        "UBa voie.recul_min_m 4",
        "UBb limites.recul_min_m 4",
        'UBb limites.prospect {"k":0.5,"c":0}',
      ].toSorted(),
    );
  });

  test("a sheet for each secteur, under its name", () => {
    const sheet = (share: number, height: number) =>
      `Règle | Valeur\nEmprise au sol | ${share} %\nHauteur maximale au faîtage | ${height} m`;
    const text = `ZONE UB\nSecteur UBa\n${sheet(60, 12)}\nSecteur UBb\n${sheet(40, 9)}`;
    expect(valuesIn(text).toSorted()).toEqual([
      "UBa emprise.max_pct 60",
      "UBa hauteur.faitage_m 12",
      "UBb emprise.max_pct 40",
      "UBb hauteur.faitage_m 9",
    ]);
  });
});

describe("what a table says of another object is no rule of the zone", () => {
  const sheet = (rows: string, head = "Règle | Valeur") => `ZONE UB\n${head}\n${rows}`;

  test("a condition inside the cell stays with its own value", () => {
    const text = sheet("Recul par rapport à l'alignement | 5 m (3 m pour les annexes)\nEmprise au sol | 40 %");
    expect(
      valuesIn(text)
        .flatMap((line) => line.split(" | ")[0] ?? [])
        .toSorted(),
    ).toEqual(["UB emprise.max_pct 40", "UB voie.recul_min_m 5"]);
  });

  test.each([
    ["another length", "Longueur cumulée sur limites séparatives | 10 m\nHauteur en limite séparative | 3,50 m"],
    ["fences", "Hauteur des clôtures sur rue | 1,60 m\nHauteur maximale des clôtures en fond | 2 m"],
    ["least heights and other uses", "Hauteur minimale | 6 m\nStationnement des bureaux | 1 place pour 40 m²"],
    ["a line cut before its end", "Recul sur voie | 5 m pour les\nannexes\nRetrait des limites séparatives | 3 m sauf"],
  ])("%s", (_, rows) => {
    expect(valuesIn(sheet(rows))).toEqual([]);
  });

  test.each([
    ["a column for annexes", "Règle | Annexes"],
    ["a column for another zone", "Règle | UD"],
    ["a table captioned for annexes", "Annexes et abris de jardin\nRègle | Valeur"],
    ["a table captioned for another secteur", "Secteur UDa\nRègle | Valeur"],
    ["signs", "Enseignes :\nRègle | Valeur"],
    ["the looks of buildings", "ARTICLE UB 11 - ASPECT EXTERIEUR\nRègle | Valeur"],
    ["an example", "Exemple de calcul\nRègle | Valeur"],
    ["a section of existing buildings", "Règle | Valeur\nConstructions existantes | "],
  ])("%s", (_, head) => {
    expect(valuesIn(sheet("Recul par rapport à l'alignement | 2 m\nEmprise au sol | 20 %", head))).toEqual([]);
  });

  test.each([
    ["5 m ; 3 m pour les annexes", ["UB voie.recul_min_m 5"]],
    ["5 m, sauf annexes : 2 m", []],
    ["5 m minimum (10 m pour les équipements publics)", ["UB voie.recul_min_m 5"]],
    ["Annexes : 3 m ; autres : 5 m", []],
    ["3 m (annexes)", []],
  ])("%s", (value, expected) => {
    const text = sheet(`Recul par rapport à l'alignement | ${value}\nEmprise au sol | Sans objet`);
    expect(valuesIn(text).flatMap((line) => line.split(" | ")[0] ?? [])).toEqual(expected);
    expect(statusOf(text, "voie")).not.toContain("UB absent");
  });

  test("a secteur named in the cell has its own value", () => {
    const rows = "Recul par rapport à l'alignement | 5 m (3 m en UBa)\nEmprise au sol | 40 %";
    const text = `ZONE UB\nLa zone UB comprend un secteur UBa.\nRègle | Valeur\n${rows}`;
    expect(valuesIn(text).filter((line) => line.includes("voie"))).toEqual([
      "UB voie.recul_min_m 5",
      "UBa voie.recul_min_m 3",
    ]);
  });

  test("a silence for annexes is no silence of the zone", () => {
    const text = sheet("Emprise au sol | Non réglementé\nHauteur maximale | 3 m", "Annexes\nRègle | Valeur");
    expect(statusOf(text, "emprise")).toEqual(["UB absent"]);
  });

  test("a most is no least", () => {
    expect(
      valuesIn(
        sheet("Recul maximal par rapport à l'alignement | 6 m\nDistance maximale entre deux constructions | 9 m"),
      ),
    ).not.toContain("UB voie.recul_min_m 6");
  });
});
