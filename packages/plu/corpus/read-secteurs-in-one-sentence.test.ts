import { expect, test } from "vitest";
import { valuesIn } from "./phrasing.fixture.ts";

/** Each figure of a sentence goes to the secteurs of its own clause; a figure without any is that of the rest. */
const given = (text: string, ...expected: readonly string[]) => expect(valuesIn(`ZONE UB\n${text}`)).toEqual(expected);

test.each([
  [
    "La hauteur maximale est fixée à 7 m (R+1) et à 9 m (R+2) en secteur UBa.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 10 - HAUTEUR",
    ["UB hauteur.max_m 7", 'UB hauteur.niveaux "R+1"', "UBa hauteur.max_m 9", 'UBa hauteur.niveaux "R+2"'],
  ],
  [
    "Il est exigé deux places de stationnement par logement ; en secteur UBa, une place par logement.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 12 - STATIONNEMENT",
    [
      'UB stationnement_logement.ratio {"places_par_logement":2}',
      'UBa stationnement_logement.ratio {"places_par_logement":1}',
    ],
  ],
  [
    "Le retrait est de 4 m au moins ; en UBa, il est de 3 m au moins.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES",
    ["UB limites.recul_min_m 4", "UBa limites.recul_min_m 3"],
  ],
  [
    "L'emprise au sol est limitée à 40 % ; dans les secteurs UBa et UBb, à 60 %.",
    "La zone UB comprend les secteurs UBa et UBb.\nARTICLE UB 9 - EMPRISE AU SOL",
    ["UB emprise.max_pct 40", "UBa emprise.max_pct 60", "UBb emprise.max_pct 60"],
  ],
  [
    "En secteur UBa, l'emprise au sol est limitée à 60 % ; dans le reste de la zone, à 40 %.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 9 - EMPRISE AU SOL",
    ["UB emprise.max_pct 40", "UBa emprise.max_pct 60"],
  ],
  [
    "La hauteur est limitée à 6 m à l'égout et 9 m au faîtage ; en UBa, à 4 m à l'égout et 7 m au faîtage.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 10 - HAUTEUR",
    ["UB hauteur.egout_m 6", "UB hauteur.faitage_m 9", "UBa hauteur.egout_m 4", "UBa hauteur.faitage_m 7"],
  ],
  [
    "L'emprise au sol est limitée à 50 %, à 60 % en UBa et à 40 % en UBb.",
    "La zone UB comprend les secteurs UBa et UBb.\nARTICLE UB 9 - EMPRISE AU SOL",
    ["UB emprise.max_pct 50", "UBa emprise.max_pct 60", "UBb emprise.max_pct 40"],
  ],
  [
    "Pleine terre : 30 % de l'unité foncière (20 % en UBa, 10 % en UBb).",
    "La zone UB comprend les secteurs UBa et UBb.\nARTICLE UB 13 - ESPACES LIBRES",
    [
      "UB espaces_verts.pleine_terre_pct 30",
      "UBa espaces_verts.pleine_terre_pct 20",
      "UBb espaces_verts.pleine_terre_pct 10",
    ],
  ],
  [
    "La hauteur à l'égout ne dépasse pas 7 m, ou 9 m dans les secteurs UBa et UBb.",
    "La zone UB comprend les secteurs UBa et UBb.\nARTICLE UB 10 - HAUTEUR",
    ["UB hauteur.egout_m 7", "UBa hauteur.egout_m 9", "UBb hauteur.egout_m 9"],
  ],
  [
    "Habitation : en secteur UBa, 1 place par logement ; en secteur UBb, 2 places par logement.",
    "La zone UB se compose des secteurs UBa et UBb.\nARTICLE UB 12 - STATIONNEMENT",
    [
      'UBa stationnement_logement.ratio {"places_par_logement":1}',
      'UBb stationnement_logement.ratio {"places_par_logement":2}',
    ],
  ],
  [
    "La distance minimale est de 5 mètres dans le secteur UBa, 3 mètres ailleurs.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES",
    ["UB entre_constructions.distance_min_m 3", "UBa entre_constructions.distance_min_m 5"],
  ],
  [
    "Dans le secteur UBa, au moins 50 % de la surface du terrain est en pleine terre ; 30 % dans le reste de la zone.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 13 - ESPACES LIBRES",
    ["UB espaces_verts.pleine_terre_pct 30", "UBa espaces_verts.pleine_terre_pct 50"],
  ],
  [
    "La hauteur des constructions ne peut excéder neuf mètres au faîtage, douze mètres dans le secteur UBa.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 10 - HAUTEUR",
    ["UB hauteur.faitage_m 9", "UBa hauteur.faitage_m 12"],
  ],
  [
    "Les constructions sont implantées à cinq mètres au moins de l'alignement, sauf dans le secteur UBa où elles peuvent être implantées à l'alignement.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES",
    ["UB voie.recul_min_m 5", 'UBa voie.alignement "autorise"'],
  ],
  [
    "Les espaces libres occupent 40 % au moins de la superficie du terrain, 10 % en UBa et 70 % en UBb.",
    "La zone UB comprend les secteurs UBa et UBb.\nARTICLE UB 13 - ESPACES LIBRES",
    ["UB espaces_verts.libres_pct 40", "UBa espaces_verts.libres_pct 10", "UBb espaces_verts.libres_pct 70"],
  ],
  [
    "Deux places par logement sont exigées, une seule en UBa.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 12 - STATIONNEMENT",
    [
      'UB stationnement_logement.ratio {"places_par_logement":2}',
      'UBa stationnement_logement.ratio {"places_par_logement":1}',
    ],
  ],
  [
    "Pour les logements, une place est exigée par logement ; deux places par logement sont exigées dans le secteur UBa.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 12 - STATIONNEMENT",
    [
      'UB stationnement_logement.ratio {"places_par_logement":1}',
      'UBa stationnement_logement.ratio {"places_par_logement":2}',
    ],
  ],
  [
    "Le recul minimum par rapport à l'alignement est de 5 m. Il est ramené à 3 m en UBa.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES",
    ["UB voie.recul_min_m 5", "UBa voie.recul_min_m 3"],
  ],
  [
    "Le retrait des constructions est de 3 m au moins. En UBa, le retrait est porté à 5 m.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES",
    ["UB limites.recul_min_m 3", "UBa limites.recul_min_m 5"],
  ],
  [
    "La hauteur au faîte du toit est plafonnée à 9 m ; en secteur UBa à 11 m.",
    "La zone UB comprend un secteur UBa.\nARTICLE UB 10 - HAUTEUR",
    ["UB hauteur.faitage_m 9", "UBa hauteur.faitage_m 11"],
  ],
])("%s", (said, above, expected) => given(`${above}\n${said}`, ...expected));
