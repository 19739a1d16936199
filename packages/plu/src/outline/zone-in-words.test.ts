import { describe, expect, test } from "vitest";
import { pagesOfText } from "../document/pages-of-text.ts";
import { readRules } from "../read-rules.ts";
import { zoneTitleOf } from "./headings.ts";
import { codesOfTitle } from "./zone-in-words.ts";

describe("the zone that a title opens", () => {
  test.each([
    ["III. ZONE D'ACTIVITÉS ARTISANALES (UY)", "UY"],
    ["2. ZoNE toURIstIqUE (UT)", "UT"],
    ["Deuxième partie : quartiers de loisirs, indice UT", "UT"],
    ["Livre 2. Les quartiers de faubourg - secteur indicé UF", "UF"],
    ["Chapitre 1 : Zone à urbaniser à court terme « 1AUx »", "1AUx"],
    ["CHAPITRE II DISPOSITIONS APPLICABLES A LA ZONE CENTRALE U.C.", "UC"],
    ["Dispositions applicables à la zone agricole A", "A"],
    ["UD – ZONE PAVILLONNAIRE", "UD"],
    ["2.3 Zone UM4 – Résidentiel collectif", "UM4"],
    ["Chapitre 3 - Zone UC et secteur UCa", "UC"],
    ["ZONE I NA", "INA"],
    ["Zone N : zone naturelle", "N"],
  ])("%s", (title, code) => {
    expect(zoneTitleOf(title)).toBe(code);
  });

  test.each([
    "La zone urbaine centrale (UC) correspond au bourg ancien.",
    "Les dispositions qui suivent valent pour tout le quartier d'indice UC, limitrophe de la zone UZ.",
    "limite de la zone UA",
    "Le secteur correspond à la zone UB",
    "DISPOSITIONS COMMUNES AUX ZONES UA ET UB",
    "LES ZONES URBAINES",
    "ZONE D'ACTIVITES NORD",
    "Article 3 - zone UC",
  ])("none in « %s »", (line) => {
    expect(zoneTitleOf(line)).toBeUndefined();
  });
});

describe("a title of several zones", () => {
  const TEXT = `ZONES 1AUa ET 1AUb
ARTICLE 9 - EMPRISE AU SOL
L'emprise au sol ne dépasse pas 40 % de la superficie du terrain.
`;

  test("answers for each of them, and for no other", () => {
    expect(codesOfTitle("ZONES 1AUa ET 1AUb")).toEqual(["1AUa", "1AUb"]);
    const zones = ["1AUa", "1AUb", "1AUc"].map((zone) => readRules(pagesOfText(TEXT), zone).zones.length);
    expect(zones).toEqual([1, 1, 0]);
  });
});

describe("a file that has no title for the zone asked", () => {
  const RULE = "Hauteur\nLa hauteur des constructions ne dépasse pas 9 mètres au faîtage.\n";

  test("answers nothing where it names several, and says which", () => {
    const reading = readRules(pagesOfText(`Article 10 - Hauteur\nDans les zones UB et la zone UE :\n${RULE}`), "UB");
    expect([reading.zones, reading.codesSeen]).toEqual([[], ["UB", "UE"]]);
  });

  test("answers for the only one it names, and nothing of it is verified", () => {
    const text = `Article 10 - Hauteur\nLa hauteur des constructions de la zone UB ne dépasse pas 9 mètres au faîtage.\n`;
    const [zone] = readRules(pagesOfText(text), "UB").zones;
    expect(zone?.chosen.UB?.map(({ valeur, status, span }) => [valeur, status, span])).toEqual([
      [9, "a-verifier", undefined],
    ]);
  });

  test("a zone whose code only begins as another's is not that one", () => {
    const text = `ZONE A\nArticle A 10 - Hauteur\nLa hauteur des constructions ne dépasse pas 9 mètres au faîtage.\n`;
    expect(readRules(pagesOfText(text), "AU").zones).toEqual([]);
  });
});
