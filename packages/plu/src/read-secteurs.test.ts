import { describe, expect, test } from "vitest";
import { pagesOfText } from "./document/pages-of-text.ts";
import { readRules } from "./read-rules.ts";

const HEADS: Readonly<Record<string, readonly [number, string]>> = {
  voie: [6, "IMPLANTATION PAR RAPPORT AUX VOIES"],
  limites: [7, "IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES"],
  emprise: [9, "EMPRISE AU SOL"],
  hauteur: [10, "HAUTEUR"],
};

interface Text {
  readonly zone: string;
  readonly preamble?: string;
  readonly topic: string;
  readonly text: string;
}

const zoneOf = ({ zone: code, preamble = "", topic, text }: Text) => {
  const [number, title] = HEADS[topic] ?? [0, ""];
  const [zone] = readRules(
    pagesOfText(`ZONE ${code}\n${preamble}\nARTICLE ${code} ${number} - ${title}\n${text}`),
    code,
  ).zones;
  if (zone === undefined) throw new Error("no zone");
  return zone;
};

/** "UBa emprise.max_pct 40": each value of each secteur; conditions are not what is tested here. */
const read = (text: Text): string[] => {
  const zone = zoneOf(text);
  return zone.secteurs.flatMap((secteur) =>
    (zone.chosen[secteur] ?? [])
      .filter(({ champ }) => champ === text.topic)
      .map(({ champ, sousChamp, valeur }) => `${secteur} ${champ}.${sousChamp} ${JSON.stringify(valeur)}`),
  );
};

describe("a code may hold a hyphen", () => {
  test.each<[string, Text, readonly string[]]>([
    [
      "named as secteurs",
      {
        zone: "Uc",
        preamble: "Le secteur Uc-p correspond au vieux bourg, le secteur Uc-r aux abords de la gare.",
        topic: "hauteur",
        text: "La hauteur ne peut excéder 9 m au faîtage. En Uc-r, elle est limitée à 12 m au faîtage.",
      },
      ["Uc", "Uc-p", "Uc-r"],
    ],
    ["named by « en »", { zone: "UB", topic: "emprise", text: "30 % au plus. En UB-a, 45 % au plus." }, ["UB", "UB-a"]],
    [
      "capital after the hyphen",
      { zone: "UC", topic: "emprise", text: "30 % au plus. 45 % dans les secteurs UC-R et UC-S." },
      ["UC", "UC-R", "UC-S"],
    ],
    [
      "letters on both sides",
      { zone: "UC", topic: "emprise", text: "30 % au plus.\nUCa-p : 45 % au plus." },
      ["UC", "UCa-p"],
    ],
    ["a figure", { zone: "1AUh", topic: "emprise", text: "30 %. Dans le secteur 1AUh-1 : 45 %." }, ["1AUh", "1AUh-1"]],
    [
      "two zones",
      { zone: "UA", topic: "emprise", text: "Dans les zones UA-UB, 30 % au plus. Zones UA-N : 20 %." },
      ["UA"],
    ],
    [
      "a dash before a word",
      { zone: "UB", topic: "emprise", text: "Secteur UB-hauteur : 30 %. Zone UB-article 6." },
      ["UB"],
    ],
    ["a dash before a short word", { zone: "UB", topic: "emprise", text: "Le secteur UB-le bourg : 30 %." }, ["UB"]],
    ["an article", { zone: "UB", topic: "emprise", text: "Voir UB - 3 et UB-3.\nUB-3 : voirie." }, ["UB"]],
    [
      "a range",
      { zone: "UB", topic: "emprise", text: "Secteurs UBa et UBc : 30 %. Secteurs UBa-c : 20 %." },
      ["UB", "UBa", "UBc"],
    ],
  ])("%s", (_, text, expected) => {
    expect(zoneOf(text).secteurs.toSorted()).toEqual(expected);
  });
});

describe("a value belongs to the secteur its sentence names", () => {
  test.each<[string, Text, readonly string[]]>([
    [
      "a hyphened code is not the bare one",
      {
        zone: "Uc",
        topic: "hauteur",
        text: "La hauteur est limitée à 9 m au faîtage.\nDans le secteur Uc-r, la hauteur est limitée à 19,00 m à l'acrotère.",
      },
      ["Uc hauteur.faitage_m 9", "Uc-r hauteur.acrotere_m 19"],
    ],
    [
      "several in one sentence",
      { zone: "UC", topic: "emprise", text: "L'emprise au sol est limitée à 30 % en UC et à 45 % en UC-p." },
      ["UC emprise.max_pct 30", "UC-p emprise.max_pct 45"],
    ],
    [
      "a label alone on its line",
      {
        zone: "Uc",
        topic: "voie",
        text: "Règle générale :\nLes constructions s'implantent à 4 m minimum de l'alignement.\nUc-p :\nLes constructions s'implantent à l'alignement.\nUc-r :\nRetrait minimal : 2,00 m.",
      },
      ["Uc voie.recul_min_m 4", 'Uc-p voie.alignement "obligatoire"', "Uc-r voie.recul_min_m 2"],
    ],
    [
      "a label without colon",
      {
        zone: "UB",
        preamble: "La zone comprend un secteur UBa.",
        topic: "emprise",
        text: "L'emprise au sol est limitée à 30 %.\nUBa\nL'emprise au sol est limitée à 50 %.",
      },
      ["UB emprise.max_pct 30", "UBa emprise.max_pct 50"],
    ],
    [
      "a secteur of the map is not the zone",
      { zone: "UB", topic: "hauteur", text: "Secteur B1 : la hauteur est limitée à 19 m à l'acrotère." },
      [],
    ],
    [
      "an unknown longer code is not the zone",
      { zone: "UC", topic: "hauteur", text: "En UCab2, la hauteur est limitée à 19 m à l'acrotère." },
      [],
    ],
    [
      "a label of the zone itself is the zone",
      { zone: "UC", topic: "hauteur", text: "En UC, la hauteur est limitée à 9 m à l'acrotère." },
      ["UC hauteur.acrotere_m 9"],
    ],
  ])("%s", (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe("what lies outside the secteurs", () => {
  const preamble = "Elle comprend deux secteurs : UBa, UBb.";
  test.each<[string, Text, readonly string[]]>([
    [
      "is one when an article rules it",
      { zone: "UB", preamble, topic: "emprise", text: "En zone UB : 30 % au plus.\nEn secteur UBa : 45 % au plus." },
      ["UB", "UBa", "UBb"],
    ],
    [
      "is one when it has its own label",
      { zone: "UB", preamble, topic: "emprise", text: "UB : 30 % ; UBa : 45 % ; UBb : 50 %." },
      ["UB", "UBa", "UBb"],
    ],
    [
      "is none when no article names it",
      { zone: "UB", preamble, topic: "emprise", text: "30 % au plus. En secteur UBa : 45 % au plus." },
      ["UBa", "UBb"],
    ],
    [
      "is none when the zone is divided",
      {
        zone: "UB",
        preamble: "La zone est divisée en deux secteurs : UBa et UBb.",
        topic: "emprise",
        text: "En zone UB, l'emprise est limitée à 30 %. En secteur UBa, elle est limitée à 45 %.",
      },
      ["UBa", "UBb"],
    ],
  ])("%s", (_, text, expected) => {
    expect(zoneOf(text).secteurs).toEqual(expected);
  });
});

describe("what is written for a secteur sets aside the zone's other way of saying it", () => {
  const preamble = "La zone comprend le secteur UBa.";
  test.each<[string, string, string, readonly string[]]>([
    [
      "a setback, no more alignment",
      "voie",
      "Les constructions sont implantées à l'alignement.\nEn secteur UBa, un recul minimal de 3 mètres est imposé par rapport à l'alignement.",
      ['UB voie.alignement "obligatoire"', "UBa voie.recul_min_m 3"],
    ],
    [
      "alignment, no more setback",
      "voie",
      "Les constructions sont implantées à 4 m au moins de l'alignement.\nEn UBa, les constructions sont implantées à l'alignement.",
      ["UB voie.recul_min_m 4", 'UBa voie.alignement "obligatoire"'],
    ],
    [
      "a leave stands beside the setback",
      "voie",
      "Les constructions sont implantées à 4 m au moins de l'alignement.\nEn UBa, les constructions peuvent être implantées à l'alignement.",
      ["UB voie.recul_min_m 4", 'UBa voie.alignement "autorise"', "UBa voie.recul_min_m 4"],
    ],
    [
      "said together, both stand",
      "voie",
      "Les constructions sont implantées à 4 m au moins de l'alignement.\nEn UBa, les constructions sont implantées soit à l'alignement, soit à 2 m au moins de l'alignement.",
      ["UB voie.recul_min_m 4", 'UBa voie.alignement "autorise"', "UBa voie.recul_min_m 2"],
    ],
    [
      "a figure moved leaves the choice",
      "limites",
      "Les constructions sont implantées soit en limite séparative, soit à 3 m au moins des limites séparatives.\nEn UBa, cette distance est portée à 5 m au moins des limites séparatives.",
      [
        'UB limites.en_limite "autorise"',
        "UB limites.recul_min_m 3",
        'UBa limites.en_limite "autorise"',
        "UBa limites.recul_min_m 5",
      ],
    ],
    [
      "constructions set back on every side",
      "limites",
      "Les constructions sont implantées soit en limite séparative, soit à 3 m au moins des limites séparatives.\nEn UBa, les constructions sont implantées à 5 m au moins des limites séparatives.",
      ['UB limites.en_limite "autorise"', "UB limites.recul_min_m 3", "UBa limites.recul_min_m 5"],
    ],
    [
      "boundaries forbidden without a figure",
      "limites",
      "Les constructions sont implantées soit en limite séparative, soit à 3 m au moins des limites séparatives.\nEn UBa, l'implantation en limite séparative est interdite.",
      ['UB limites.en_limite "autorise"', "UB limites.recul_min_m 3", "UBa limites.recul_min_m 3"],
    ],
    [
      "one storey",
      "hauteur",
      "La hauteur est limitée à R+1.\nEn secteur UBa, les constructions seront de plain-pied.",
      ['UB hauteur.niveaux "R+1"'],
    ],
    [
      "no storey above the ground floor",
      "hauteur",
      "La hauteur est limitée à R+2 et 9 m au faîtage.\nDans le secteur UBa, les constructions ne comportent aucun étage.",
      ["UB hauteur.faitage_m 9", 'UB hauteur.niveaux "R+2"', "UBa hauteur.faitage_m 9"],
    ],
    [
      "annexes of one storey change nothing",
      "hauteur",
      "La hauteur est limitée à R+1.\nEn secteur UBa, les annexes seront de plain-pied.",
      ['UB hauteur.niveaux "R+1"', 'UBa hauteur.niveaux "R+1"'],
    ],
    [
      "a leave to build one storey changes nothing",
      "hauteur",
      "La hauteur est limitée à R+1.\nEn secteur UBa, les constructions peuvent être de plain-pied.",
      ['UB hauteur.niveaux "R+1"', 'UBa hauteur.niveaux "R+1"'],
    ],
    [
      "boundaries forbidden on one side change nothing",
      "limites",
      "Les constructions sont implantées soit en limite séparative, soit à 3 m au moins des limites séparatives.\nEn UBa, l'implantation en limite séparative de fond est interdite.",
      [
        'UB limites.en_limite "autorise"',
        "UB limites.recul_min_m 3",
        'UBa limites.en_limite "autorise"',
        "UBa limites.recul_min_m 3",
      ],
    ],
    [
      "another thing moved changes nothing",
      "hauteur",
      "La hauteur est limitée à 9 m au faîtage dans une bande de 15 m.\nEn UBa, elle est portée à 20 m de profondeur.",
      ["UB hauteur.faitage_m 9", "UBa hauteur.faitage_m 9"],
    ],
    [
      "the height of the neighbours",
      "hauteur",
      "La hauteur est limitée à 9 m au faîtage.\nEn secteur UBa, la hauteur ne peut excéder celle des constructions voisines.",
      ["UB hauteur.faitage_m 9"],
    ],
    [
      "a top lower than the roof edge",
      "hauteur",
      "La hauteur est limitée à 13 m au faîtage.\nEn secteur UBa, la hauteur est limitée à 19 m à l'acrotère.",
      ["UB hauteur.faitage_m 13", "UBa hauteur.acrotere_m 19"],
    ],
    [
      "a top above the roof edge stands",
      "hauteur",
      "La hauteur est limitée à 13 m au faîtage.\nEn secteur UBa, la hauteur est limitée à 7 m à l'égout.",
      ["UB hauteur.faitage_m 13", "UBa hauteur.faitage_m 13", "UBa hauteur.egout_m 7"],
    ],
  ])("%s", (_, topic, text, expected) => {
    expect(read({ zone: "UB", preamble, topic, text }).toSorted()).toEqual(expected.toSorted());
  });
});
