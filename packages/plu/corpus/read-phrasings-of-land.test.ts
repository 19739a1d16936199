import { describe, expect, test } from "vitest";
import { articleOn, readOf } from "./phrasing.fixture.ts";

const given =
  (champ: string, preamble = "") =>
  (text: string, ...expected: readonly string[]) =>
    expect(readOf(champ, articleOn(champ, text, preamble))).toEqual(expected);

describe("open space asked of operations", () => {
  test.each([
    [
      "Dans les opérations d'aménagement d'ensemble de plus de 10 lots ou logements, il est exigé 10 % d'espaces verts.",
    ],
    ["Les opérations groupées de plus de 5 logements comportent un espace commun planté d'au moins 15 % du terrain."],
    ["Pour toute opération de plus de 8 logements, un espace collectif d'au moins 10 % de l'assiette est aménagé."],
    ["Les espaces libres communs de l'opération doivent représenter au moins 15 % de sa superficie."],
    ["Tout lotissement de plus de 5 lots prévoit un espace vert commun représentant 10 % de la superficie totale."],
    ["Il sera créé un espace vert collectif d'au moins 10 % de la surface totale à partir de cinq lots."],
    ["Pour les opérations de plus de 10 logements :\n- 20 % de la superficie est traitée en espaces verts."],
  ])("is no rule of the parcel: %s", given("espaces_verts"));

  test.each([
    ["Toute construction maintient 30 % du terrain en pleine terre.", "pleine_terre_pct 30"],
    [
      "30 % du terrain est en pleine terre et, dans les opérations de plus de 10 lots, 10 % en espaces verts communs.",
      "pleine_terre_pct 30 ?",
    ],
    [
      "Dans les opérations de plus de 10 lots, 10 % en espaces verts communs ; sur tout terrain, 30 % de pleine terre.",
      "pleine_terre_pct 30",
    ],
  ])("leaves the rule of every land beside it: %s", given("espaces_verts"));

  test("a share of larger buildings keeps them as its condition", () =>
    given("espaces_verts")(
      "Pour les constructions de plus de deux logements, 20 % de l'unité foncière est maintenue en pleine terre.",
      "pleine_terre_pct 20 ?",
    ));

  test("does not come between a share and the secteur where it is another", () =>
    given("espaces_verts", "La zone UB comprend le secteur UBa.")(
      "Le coefficient de pleine terre est fixé à 30 %. Les opérations de plus de 10 logements comportent 10 % d'espaces verts communs. En secteur UBa, il est de 50 %.",
      "UB pleine_terre_pct 30",
      "UBa pleine_terre_pct 50",
    ));
});

describe("setbacks listed by road", () => {
  const named = "par rapport à la route départementale 25 : 15 m de l'axe";
  const others = "par rapport aux autres voies, publiques ou privées : 5 m de l'alignement.";
  test.each([
    [`Les constructions respectent un recul minimal de :\na) ${named},\nb) ${others}`, "recul_min_m 5"],
    [`Les constructions respectent un recul minimal de :\na) ${named}, b) ${others}`, "recul_min_m 5"],
    ["a) Route départementale 999 : 15 m de l'axe\nb) Autres voies : 5 m de l'alignement", "recul_min_m 5"],
    [
      "Le long de la route départementale n° 4, les constructions sont à 20 m de l'axe au moins ; le long des autres voies, à 5 m de l'alignement au moins.",
      "recul_min_m 5",
    ],
    ["Le recul est d'au moins 75 m de l'axe de la RN 165 et de 5 m de l'alignement des autres voies.", "recul_min_m 5"],
  ])("%s", given("voie"));

  test("a named road alone gives no rule of the zone", () =>
    given("voie")("Les constructions respectent un recul minimal de 15 m de l'axe de la route départementale 25."));
});

describe("waste water where no network reaches", () => {
  const read = (text: string) => readOf("eaux_usees", `ZONE UB\nARTICLE UB 4 - RESEAUX\nEaux usées\n${text}`);
  const due = "Toute construction est raccordée au réseau public d'assainissement.";
  test.each([
    ["En l'absence de réseau public, un dispositif d'assainissement non collectif conforme est mis en place."],
    ["À défaut de réseau, l'assainissement autonome est réalisé selon les prescriptions du service compétent."],
    ["Si ce réseau fait défaut, un dispositif autonome répondant aux normes la dessert."],
    ["Dans le cas contraire, elle est équipée d'un système d'assainissement non collectif."],
  ])("the duty to connect is then one where the network is: %s", (text) => {
    expect(read(`${due}\n${text}`)[0]).toMatch(/^regle "raccordement_si_reseau_sinon_anc"/);
  });

  test.each([
    ["Les fosses septiques sont interdites."],
    ["En l'absence de réseau, l'assainissement autonome est interdit."],
  ])("a plant that is forbidden leaves the duty whole: %s", (text) =>
    expect(read(`${due}\n${text}`)).toEqual(['regle "raccordement_obligatoire"']),
  );
});

describe("widths and lengths of roads and accesses", () => {
  test.each([
    [
      "La largeur de plate-forme des voies nouvelles ouvertes à la circulation automobile ne peut être inférieure à 8 mètres.",
      "voie_largeur_min_m 8",
    ],
    [
      "Aucune voie nouvelle ouverte à la circulation ne peut avoir moins de 8 m de plate-forme.",
      "voie_largeur_min_m 8",
    ],
    [
      "Les voies en impasse comportent une aire de retournement. Leur longueur ne peut excéder 60 mètres.",
      "impasse_longueur_max_m 60 ?",
    ],
    [
      "La longueur des voies en impasse ne peut excéder 50 mètres, aire de retournement non comprise.",
      "impasse_longueur_max_m 50 ?",
    ],
    ["Une impasse ne peut avoir plus de 70 mètres de long.", "impasse_longueur_max_m 70 ?"],
    ["Les accès individuels ne peuvent avoir une largeur supérieure à 5 mètres.", "acces_largeur_max_m 5"],
    ["La largeur des accès ne peut être supérieure à 6 m.", "acces_largeur_max_m 6"],
    ["Les voies en impasse sont à éviter. Leur largeur ne peut être inférieure à 5 m.", "voie_largeur_min_m 5"],
    ["Les accès sont regroupés. Leur longueur ne peut excéder 60 mètres."],
    ["L'aire de retournement est plantée. Sa largeur ne peut être inférieure à 5 m."],
  ])("%s", given("acces_voirie"));
});

describe("on the boundary, or along it", () => {
  test.each([
    [
      "Les constructions sont implantées soit le long des limites séparatives, soit en observant un retrait minimal de 3 mètres.",
      'en_limite "autorise"',
      "recul_min_m 3",
    ],
    [
      "Les constructions peuvent être implantées en limite séparative latérale lorsque leur hauteur n'excède pas 3,50 mètres.",
      'en_limite "sous_conditions"',
    ],
    ["Les constructions ne peuvent être implantées le long des limites séparatives."],
    ["Une haie est plantée le long des limites séparatives."],
  ])("%s", given("limites"));
});

describe("places by area, with the least and the most of one dwelling", () => {
  const all = 'ratio {"m2_par_place":50,"min_par_logement":1,"max_par_logement":2}';
  const one = "Habitation : 1 place par tranche de 50 m² de surface de plancher";
  test.each([
    [`${one}, avec un minimum d'une place par logement et un maximum de deux.`, all],
    [`${one}, avec un minimum de 1 et un maximum de 2 places par logement.`, all],
    [`${one}, avec un minimum d'une place par logement.`, 'ratio {"m2_par_place":50,"min_par_logement":1}'],
  ])("%s", given("stationnement_logement"));
});

describe("rows that name the zone but for its secteurs, or the unit beside the use", () => {
  const withSecteur = given("emprise", "La zone UB comprend le secteur UBa.");
  const land = "de la superficie de l'unité foncière";
  test.each([
    [`Zone UB (hors secteur) 40 % ${land}\nSecteur UBa 60 % ${land}`],
    [`Zone ou secteur | Emprise maximale\nZone UB (hors secteur) | 40 % ${land}\nSecteur UBa | 60 % ${land}`],
    ["UB hors UBa | 40 %\nUBa | 60 %"],
    ["Reste de la zone UB | 40 %\nSecteur UBa | 60 %"],
  ])("%s", (text) => withSecteur(text, "UB max_pct 40", "UBa max_pct 60"));

  test.each([
    ["Logement, par logement | 2\nBureaux, par tranche de 40 m² | 1", 'ratio {"places_par_logement":2}'],
    ["Logement (par logement) | 2\nBureaux (par tranche de 40 m²) | 1", 'ratio {"places_par_logement":2}'],
    ["Logement locatif social, par logement | 1\nLogement, par logement | 2"],
  ])("%s", given("stationnement_logement"));
});

describe("shares by size of land: the first class, with its condition", () => {
  test.each([
    [
      "Unité foncière inférieure à 400 m² : 20 % de pleine terre ; de 400 à 800 m² : 30 % ; supérieure à 800 m² : 40 %.",
      "pleine_terre_pct 20 ?",
    ],
    [
      "Superficie du terrain | Part de pleine terre\nInférieure à 400 m² | 20 %\nSupérieure à 400 m² | 30 %",
      "pleine_terre_pct 20 ?",
    ],
    [
      "Unité foncière | Emprise maximale | Pleine terre minimale\n< 400 m² | 50 % | 20 %\n≥ 400 m² | 40 % | 30 %",
      "pleine_terre_pct 20 ?",
    ],
  ])("%s", given("espaces_verts"));

  test.each([
    ["Unité foncière inférieure à 400 m² | 60 %\nUnité foncière supérieure à 400 m² | 50 %", "max_pct 60 ?"],
    ["Taille du terrain | Emprise au sol\nMoins de 400 m² | 60 %\n400 m² et plus | 40 %", "max_pct 60 ?"],
  ])("%s", given("emprise"));
});
