import { describe, expect, test } from "vitest";
import { read } from "./secteur-text.fixture.ts";

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

test("a figure moved for a secteur in words that are not read is not replaced by that of the zone", () => {
  const text =
    "Les constructions sont édifiées à 5 mètres au moins de l'alignement.\nDans le secteur UBa, ce recul est porté à 8 mètres.";
  const values = read({ zone: "UB", preamble: "La zone UB comprend un secteur UBa.", topic: "voie", text });
  expect(values).toContain("UB voie.recul_min_m 5");
  expect(values).not.toContain("UBa voie.recul_min_m 5");
});
