import { describe, expect, test } from "vitest";
import { pagesOfText } from "../src/document/pages-of-text.ts";
import { readRules } from "../src/read-rules.ts";
import { read, type Text, zoneOf } from "./secteur-text.fixture.ts";

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
    [
      "under a title in capitals",
      { zone: "UC", topic: "emprise", text: "30 % au plus. 45 % dans le secteur Uc-p." },
      ["UC", "Uc-p"],
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
      "the first figure names no secteur",
      {
        zone: "UC",
        topic: "hauteur",
        text: "La hauteur est de 9 m au faîtage, 12 m au faîtage dans le secteur UC-p et 15 m au faîtage dans le secteur UC-r.",
      },
      ["UC hauteur.faitage_m 9", "UC-p hauteur.faitage_m 12", "UC-r hauteur.faitage_m 15"],
    ],
    [
      "two figures of two things share a secteur",
      {
        zone: "UC",
        preamble: "La zone est divisée en deux secteurs : UCa et UCb.",
        topic: "hauteur",
        text: "La hauteur est de 7 m à l'égout et 11 m au faîtage dans le secteur UCa, de 9 m à l'égout et 13 m au faîtage dans le secteur UCb.",
      },
      ["UCa hauteur.egout_m 7", "UCa hauteur.faitage_m 11", "UCb hauteur.egout_m 9", "UCb hauteur.faitage_m 13"],
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
    [
      "stays when an article speaks of the zone without one of its two secteurs",
      {
        zone: "UB",
        preamble: "Elle comprend deux secteurs :\n- UBa : lotissements anciens ;\n- UBb : la gare.",
        topic: "limites",
        text: "Dans la zone UB hors secteur UBa, les constructions peuvent être implantées en limite. En secteur UBa, le retrait est de 4 m au moins.",
      },
      ["UB", "UBa", "UBb"],
    ],
    [
      "is none when the zone is made of its secteurs",
      {
        zone: "UA",
        preamble:
          "La zone UA est constituée de deux secteurs :\n- le secteur UAb, le bourg ;\n- le secteur UAp, le port.",
        topic: "emprise",
        text: "En secteur UAp, l'emprise est limitée à 30 %.",
      },
      ["UAb", "UAp"],
    ],
    [
      "is none when the zone is this secteur and that one",
      {
        zone: "1AU",
        preamble: "Elle se compose du secteur 1AUa (Les Prés), d'habitat, et du secteur 1AUb (La Halte), mixte.",
        topic: "emprise",
        text: "Dans le secteur 1AUa, l'emprise est limitée à 30 %.",
      },
      ["1AUa", "1AUb"],
    ],
    [
      "stays when one secteur is set apart in it",
      {
        zone: "UA",
        preamble: "La zone UA est formée du bourg et du secteur UAp, le port.",
        topic: "emprise",
        text: "L'emprise est limitée à 60 %. En secteur UAp, elle est limitée à 30 %.",
      },
      ["UA", "UAp"],
    ],
  ])("%s", (_, text, expected) => {
    expect(zoneOf(text).secteurs).toEqual(expected);
  });
});

test("a secteur with a hyphen is asked for by its code", () => {
  const text = "ZONE UC\nARTICLE UC 9 - EMPRISE AU SOL\n30 % au plus. 45 % au plus dans le secteur UC-p.";
  const [zone] = readRules(pagesOfText(text), "UC-p").zones;
  expect(zone?.chosen["UC-p"]?.map(({ valeur }) => valeur)).toEqual([45]);
});

test("what presents a zone is found when its title is only the head that every page repeats", () => {
  const page = (number: number, lines: string): string => `=====PAGE ${number}=====\nZONE UD\n${lines}\n`;
  const text = [
    page(1, "La zone UD est entièrement divisée en deux secteurs,\nUDa et UDb.\nArticle UD 9 - Emprise au sol"),
    page(2, "L'emprise ne peut excéder 25 % en secteur UDa et 12 % en secteur UDb."),
    page(3, "Article UD 10 - Hauteur\nLa hauteur ne peut excéder 7 mètres."),
    page(4, "Article UD 11 - Aspect extérieur\nLes façades sont enduites."),
  ].join("");
  expect(readRules(pagesOfText(text), "UD").zones[0]?.secteurs).toEqual(["UDa", "UDb"]);
});
