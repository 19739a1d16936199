import { describe, expect, test } from "vitest";
import { pagesOfText } from "../src/document/pages-of-text.ts";
import { readRules } from "../src/read-rules.ts";
import { articleOn, readOf } from "./phrasing.fixture.ts";

/** "UBa max_pct 40 à vérifier": each value of a field, secteur by secteur, and whether it is verified. */
const statusesOf = (text: string): string[] => {
  const zone = readRules(pagesOfText(text), "UB").zones[0];
  return Object.entries(zone?.chosen ?? {})
    .flatMap(([secteur, claims]) =>
      claims.map(({ sousChamp, valeur, status }) => `${secteur} ${sousChamp} ${JSON.stringify(valeur)} ${status}`),
    )
    .toSorted();
};

const PREAMBLE = "La zone UB comprend un secteur UBa.";

describe("a sentence of one secteur beside the rule of the zone", () => {
  test("not read, it leaves the rule of the zone in doubt there, and only there", () => {
    const text = articleOn(
      "emprise",
      "L'emprise au sol est limitée à 40 % de la superficie du terrain.\nEn secteur UBa, se reporter à la carte annexée.",
      PREAMBLE,
    );
    expect(statusesOf(text)).toEqual(["UB max_pct 40 lu-et-verifie", "UBa max_pct 40 a-verifier"]);
  });

  test("« y » speaks on of the secteur that the sentence before named", () => {
    const text = articleOn(
      "hauteur",
      "La hauteur ne dépasse pas 7 mètres à l'égout.\nEn secteur UBa, les toits sont plats. La hauteur à l'égout n'y est pas encadrée de la même façon.",
      PREAMBLE,
    );
    expect(statusesOf(text)).toEqual(["UB egout_m 7 lu-et-verifie", "UBa egout_m 7 a-verifier"]);
  });

  test("its own rule, said otherwise, leaves the zone's in doubt: a distance may leave nothing of a prospect", () => {
    const text = articleOn(
      "limites",
      "Les constructions sont implantées à une distance des limites séparatives au moins égale à la moitié de leur hauteur, et d'au moins 4 mètres.\nEn secteur UBa, elles sont implantées à 2 mètres au moins des limites séparatives.",
      PREAMBLE,
    );
    expect(statusesOf(text)).toEqual([
      'UB prospect {"k":0.5,"c":0} lu-et-verifie',
      "UB recul_min_m 4 lu-et-verifie",
      'UBa prospect {"k":0.5,"c":0} a-verifier',
      "UBa recul_min_m 2 lu-et-verifie",
    ]);
  });
});

const given =
  (champ: string) =>
  (text: string, ...expected: readonly string[]) =>
    expect(readOf(champ, articleOn(champ, text, PREAMBLE))).toEqual(expected);

describe("what is said for one secteur is its own", () => {
  test.each([
    [
      "Non réglementé, sauf en UBa où deux bâtiments non contigus sont distants d'au moins 8 mètres.",
      "UB non_reglemente",
      "UBa distance_min_m 8",
    ],
  ])("%s", given("entre_constructions"));
  test.each([
    [
      "La hauteur ne peut dépasser 7 mètres à l'égout.\nPar exception :\n- en secteur UBa, elle est portée à 9 mètres à l'égout.",
      "UB egout_m 7",
      "UBa egout_m 9",
    ],
  ])("%s", given("hauteur"));
  test.each([
    [
      "Les constructions sont édifiées à une distance de l'alignement qui ne peut être inférieure à cinq mètres, cette distance étant portée à dix mètres dans le secteur UBa.",
      "UB recul_min_m 5",
      "UBa recul_min_m 10",
    ],
  ])("%s", given("voie"));
  test.each([
    [
      "Quinze pour cent au minimum de la surface du terrain sont réservés aux espaces verts ; en UBa, dix pour cent suffisent.",
      "UB vegetalise_pct 15",
      "UBa vegetalise_pct 10",
    ],
  ])("%s", given("espaces_verts"));
});

describe("figures of a formula", () => {
  test.each([
    ["Le retrait D respecte D ≥ H + 2.", 'prospect {"k":1,"c":2}'],
    [
      "Les constructions sont implantées à une distance des limites séparatives telle que L ≥ H/2 + 1.",
      'prospect {"k":0.5,"c":1}',
    ],
    [
      "Les constructions sont implantées à une distance des limites égale à la moitié de leur hauteur et d'au moins 3 mètres.",
      'prospect {"k":0.5,"c":0}',
      "recul_min_m 3",
    ],
  ])("%s", (text, ...expected) => expect(readOf("limites", articleOn("limites", text))).toEqual(expected));
});
