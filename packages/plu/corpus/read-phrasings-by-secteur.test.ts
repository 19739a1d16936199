import { describe, expect, test } from "vitest";
import { articleOn, readOf } from "./phrasing.fixture.ts";

const SECTEURS = "La zone UB est divisée en secteurs UBa, UBb et UBc.";

const given = (champ: string, text: string, ...expected: readonly string[]) =>
  expect(readOf(champ, articleOn(champ, text, SECTEURS))).toEqual(expected);

describe("what a sentence says of one secteur stays with it", () => {
  test("the zone and its secteurs on one line", () => {
    const text = articleOn(
      "emprise",
      "Zone UB : 30 % ; secteurs UBa et UBb : 60 %.",
      "La zone UB comprend les secteurs UBa et UBb.",
    );
    expect(readOf("emprise", text)).toEqual(["UB max_pct 30", "UBa max_pct 60", "UBb max_pct 60"]);
  });

  test("a secteur set apart with its own figure", () => {
    const preamble = "La zone UB comprend un secteur UB-p.";
    const text = articleOn("emprise", "80 % du terrain au plus, sauf en UB-p où elle est limitée à 70 %.", preamble);
    expect(readOf("emprise", text)).toEqual(["UB max_pct 80", "UB-p max_pct 70"]);
  });

  test("the zone left free, one secteur ruled", () => {
    const preamble = "La zone UB comprend un secteur UBr.";
    const said = "Non réglementé, sauf en UBr où une distance de 6 m minimum est exigée entre deux bâtiments.";
    expect(readOf("entre_constructions", articleOn("entre_constructions", said, preamble))).toEqual([
      "UB non_reglemente",
      "UBr distance_min_m 6",
    ]);
  });

  test("levels given secteur by secteur", () => {
    const text =
      "La hauteur est limitée à R+3 et 12 m à l'égout en UBa, R+2 et 9 m à l'égout en UBb, R+1 et 6,50 m à l'égout en UBc.";
    given(
      "hauteur",
      text,
      "UBa egout_m 12",
      'UBa niveaux "R+3"',
      "UBb egout_m 9",
      'UBb niveaux "R+2"',
      "UBc egout_m 6.5",
      'UBc niveaux "R+1"',
    );
  });

  test("what follows on in the paragraph", () => {
    const text =
      "En UBa, dans une bande de 17 mètres, les constructions s'implantent en limites latérales. Au-delà de 17 mètres, elles respectent un retrait de 4 mètres au moins.";
    given("limites", text, 'UBa en_limite "autorise" ?', "UBa recul_min_m 4 ?");
  });

  test("a cap in square metres leaves nothing of the zone's share", () => {
    const text =
      "L'emprise au sol est limitée au tiers de la parcelle.\nSecteur UBa : l'emprise au sol cumulée est plafonnée à 15 m².";
    given("emprise", text, "UBa max_m2 15", "UBb max_pct 33.333333333333336", "UBc max_pct 33.333333333333336");
  });

  test("a height written for two points, one of them replaced", () => {
    const text =
      "La hauteur est limitée à 6 m à l'égout ou à l'acrotère.\nEn secteur UBc, elle est limitée à 4 m à l'égout.";
    given("hauteur", text, "UBa acrotere_m 6", "UBa egout_m 6", "UBb acrotere_m 6", "UBb egout_m 6", "UBc egout_m 4");
  });

  test("an adverb before the secteur only turns to it", () => {
    const text =
      "Le retrait est au moins égal à 3 mètres. Toutefois, en UBa, cette distance minimale est réduite à 1,90 m.";
    given("limites", text, "UBa recul_min_m 1.9", "UBb recul_min_m 3", "UBc recul_min_m 3");
  });

  test("a coefficient spoken of in the next sentence", () => {
    const text = "Un coefficient de pleine terre de 0,3 minimum est imposé. Il est de 0,5 en UBb.";
    given("espaces_verts", text, "UBa pleine_terre_pct 30", "UBb pleine_terre_pct 50", "UBc pleine_terre_pct 30");
  });
});

describe("titles", () => {
  test("letters before them: A - EMPRISE AU SOL", () => {
    const text = `ZONE UB
A - EMPRISE AU SOL
L'emprise au sol est limitée à 40 % du terrain.
B - HAUTEUR
La hauteur est limitée à 7 m à l'égout.
C - STATIONNEMENT
Il est exigé 2 places par logement.`;
    expect(readOf("emprise", text)).toEqual(["max_pct 40"]);
    expect(readOf("hauteur", text)).toEqual(["egout_m 7"]);
    expect(readOf("stationnement_logement", text)).toEqual(['ratio {"places_par_logement":2}']);
  });

  test("parts of a section named after all it holds", () => {
    const text = `ZONE UB
SECTION 2 : CARACTERISTIQUES URBAINES, ARCHITECTURALES, NATURELLES ET PAYSAGERES
2.1 Emprise au sol
L'emprise au sol est limitée à 40 % du terrain.
2.2 Stationnement
Il est exigé 2 places par logement.`;
    expect(readOf("emprise", text)).toEqual(["max_pct 40"]);
    expect(readOf("stationnement_logement", text)).toEqual(['ratio {"places_par_logement":2}']);
  });

  test("open ground under a title that does not name it", () => {
    const text = `ZONE UB
Chapitre 2 - Implantation et volumétrie
2.1 Emprise au sol
L'emprise au sol est limitée à 40 % du terrain.
Chapitre 3 - Qualité environnementale
3.1 Le coefficient de pleine terre est d'au moins 0,30.
3.2 Le coefficient de biotope par surface est d'au moins 0,45.`;
    expect(readOf("espaces_verts", text)).toEqual(["pleine_terre_pct 30"]);
  });

  test("UB - Article 9, UB-II-3, and an article whose title is its rule", () => {
    const after = "ZONE UB\nUB - Article 8\nSans objet\nUB - Article 9\nL'emprise au sol est limitée à 40 %.";
    expect(readOf("emprise", after)).toEqual(["max_pct 40"]);
    const sectioned = `ZONE UB
UB-II-1 Emprise au sol
L'emprise au sol est limitée à 40 %.
UB-II-2 Implantation par rapport aux limites séparatives
Le retrait est de 3 m au moins.`;
    expect(readOf("limites", sectioned)).toEqual(["recul_min_m 3"]);
    const bare = "ZONE UB\nArticle UB 8 : non réglementé\nArticle UB 9 : emprise au sol\n45 % maximum par lot";
    expect(readOf("entre_constructions", bare)).toEqual(["non_reglemente"]);
    expect(readOf("emprise", bare)).toEqual(["max_pct 45"]);
  });

  test("titles alone under « Section 2.2. »", () => {
    const text = `ZONE UB
Section 2.1. Implantation
Par rapport aux voies
Les bâtiments sont édifiés à une distance minimale de 10 m par rapport à l'alignement.
Section 2.2. Gabarits
Emprise
Les bâtiments n'occupent pas plus de 70 % de l'unité foncière.
Hauteur
12 m maximum au faîtage.`;
    expect(readOf("voie", text)).toEqual(["recul_min_m 10"]);
    expect(readOf("emprise", text)).toEqual(["max_pct 70"]);
    expect(readOf("hauteur", text)).toEqual(["faitage_m 12"]);
  });
});
