import { expect, test } from "vitest";
import { articleOn, readOf } from "./phrasing.fixture.ts";

const inSecteur = (champ: string, text: string): string[] =>
  readOf(champ, articleOn(champ, text, "La zone UB comprend le secteur UBp.")).filter((each) =>
    each.startsWith("UBp "),
  );

test("the line of the neighbours takes the place of the setback of the zone", () =>
  expect(
    inSecteur(
      "voie",
      "Les constructions sont à l'alignement ou en recul de 5 mètres au moins.\nEn UBp, les constructions se tiennent à l'alignement des façades voisines.",
    ),
  ).toEqual(['UBp regle "meme_recul_que_voisins"']));

test("a height told by the neighbour's leaves nothing of the figures of the zone", () =>
  expect(
    inSecteur(
      "hauteur",
      "La hauteur maximale est de 9 mètres à l'égout et de 12 mètres au faîtage.\nEn UBp, la hauteur ne dépasse pas celle du bâtiment voisin le plus élevé.",
    ),
  ).toEqual([]));

test("one height in all leaves nothing of those of the zone", () =>
  expect(
    inSecteur(
      "hauteur",
      "La hauteur des constructions n'excède pas R+1+combles, soit 6 m à l'égout et 10 m au faîtage. En UBp, elle est limitée à 12 m hors tout.",
    ),
  ).toEqual(["UBp max_m 12"]));

test("a strip named before its share", () =>
  expect(readOf("emprise", articleOn("emprise", "Bande de 20 m depuis l'alignement : 70 %. Au-delà : 30 %."))).toEqual([
    "max_pct 70 ?",
  ]));

const whole = (champ: string, text: string): string[] => readOf(champ, articleOn(champ, text));

test("chimneys that may rise higher leave the height of the others", () =>
  expect(
    whole(
      "hauteur",
      "La hauteur est limitée à 12 mètres au faîtage ; les silos et cheminées peuvent atteindre 18 mètres.",
    ),
  ).toEqual(["faitage_m 12 ?"]));

test("the height near another zone is not that of this one", () =>
  expect(
    whole("hauteur", "Une hauteur de 5 mètres est seule admise à moins de 10 mètres d'une limite de zone UA."),
  ).toEqual([]));

test("the share of the land stands before the area of one use", () =>
  expect(
    whole(
      "emprise",
      "L'emprise au sol des constructions ne peut excéder 60 % de la surface du terrain, celle des logements de gardien 100 m².",
    ),
  ).toContain("max_pct 60"));

test("a setback that may be allowed is not the most that the zone asks", () =>
  expect(
    whole(
      "voie",
      "Les constructions doivent être édifiées à l'alignement. Toutefois un retrait de 3 mètres au plus peut être admis pour sauvegarder un arbre.",
    ),
  ).toEqual(['alignement "obligatoire"']));
