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
