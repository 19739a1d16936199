import { describe, expect, test } from "vitest";
import { pagesOfText } from "./document/pages-of-text.ts";
import { readRules } from "./read-rules.ts";
import { rulesOfZone } from "./rules-of-zone.ts";

const HEADS: Readonly<Record<string, string>> = {
  acces: "ARTICLE UB 3 - ACCES ET VOIRIE",
  voie: "ARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES",
  limites: "ARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES",
  entre: "ARTICLE UB 8 - IMPLANTATION DES CONSTRUCTIONS LES UNES PAR RAPPORT AUX AUTRES",
  emprise: "ARTICLE UB 9 - EMPRISE AU SOL",
  hauteur: "ARTICLE UB 10 - HAUTEUR",
};

const zoneOf = (topic: string, text: string, preamble = "") => {
  const [zone] = readRules(pagesOfText(`ZONE UB\n${preamble}\n${HEADS[topic]}\n${text}`), "UB").zones;
  if (zone === undefined) throw new Error("no zone");
  return zone;
};

/** "limites.recul_min_m 5 | au-delà de cette bande": each value of the zone, its conditions after the bar. */
const read = (topic: string, text: string): string[] =>
  (zoneOf(topic, text).chosen.UB ?? []).map(({ champ, sousChamp, valeur, conditions }) =>
    [`${champ}.${sousChamp} ${JSON.stringify(valeur)}`, ...conditions].join(" | "),
  );

describe("a figure keeps the condition of its own clause", () => {
  test.each([
    [
      "hauteur",
      "La hauteur ne dépasse pas 12 m à l'égout pour les voies de plus de 10 m de large.",
      ["hauteur.egout_m 12 | pour les voies de plus de 10 m de large"],
    ],
    [
      "hauteur",
      "9 m à l'égout sur les voies de moins de 8 m ; 12 m à l'égout sur les voies de plus de 8 m.",
      ["hauteur.egout_m 9 | sur les voies de moins de 8 m"],
    ],
    [
      "hauteur",
      "La hauteur ne peut excéder 9 m à l'égout. Le long des voies dont la largeur dépasse 12 m, elle peut atteindre 12 m à l'égout.",
      ["hauteur.egout_m 9"],
    ],
    ["voie", "Le recul est fixé à 5 m minimum, 12 m pour les voies de plus de 10 m de large.", ["voie.recul_min_m 5"]],
    [
      "limites",
      "Dans une bande de 20 m comptée depuis l'alignement, les constructions sont implantées en limite séparative ; au-delà de cette bande, elles respectent un retrait de 5 m au moins.",
      [
        'limites.en_limite "autorise" | Dans une bande de 20 m comptée depuis l\'alignement',
        "limites.recul_min_m 5 | au-delà de cette bande",
        "bande.profondeur_m 20 | bande comptée depuis l'alignement",
      ],
    ],
    [
      "emprise",
      "L'emprise au sol est limitée à 80 % dans la bande de 15 m et à 40 % au-delà de cette bande.",
      ["emprise.max_pct 80 | dans la bande de 15 m"],
    ],
  ])("%s : %s", (topic, text, expected) => {
    expect(read(topic, text)).toEqual(expected);
  });
});

describe("a formula is the whole rule of its article", () => {
  test.each([
    ["D ≥ H, minimum 5 m.", 1, 5],
    ["L≥H/2≥3m", 0.5, 3],
    ["D=H/2 min 4m", 0.5, 4],
    ["L = H - 3 m, avec L ≥ 4 m", 1, 4],
    ["r > h/2 et r > 3 m", 0.5, 3],
    ["Retrait : H/2 ≥ 3 m", 0.5, 3],
  ])("%s", (text, k, least) => {
    const { limites } = rulesOfZone(zoneOf("limites", text), "UB");
    expect(limites.prospect).toMatchObject({ kind: "valeur", value: { k } });
    expect(limites.recul).toMatchObject({ kind: "valeur", value: least });
  });

  test("H = L, in the article of roads", () => {
    expect(read("voie", "H = L")).toEqual(['voie.prospect {"k":1,"c":0}']);
  });
});

describe("a setback said as what is forbidden, or as what buildings do", () => {
  test.each([
    ["voie", "Aucune construction à moins de 4 m de l'alignement.", "voie.recul_min_m 4"],
    ["voie", "Rien ne peut être édifié à moins de 6 m de la voie.", "voie.recul_min_m 6"],
    ["limites", "Il est interdit de construire à moins de 3 mètres des limites.", "limites.recul_min_m 3"],
    ["limites", "Elles respectent un retrait de 3 m.", "limites.recul_min_m 3"],
    ["entre", "Elles sont distantes de 4 m.", "entre_constructions.distance_min_m 4"],
  ])("%s : %s", (topic, text, expected) => {
    expect(read(topic, text)).toEqual([expected]);
  });
});

test.each([
  "Les constructions s'implantent soit en limite, soit 4 m, sauf pour les annexes.",
  "Les constructions s'implantent sur limite ou à 4 m au moins, exception faite des annexes.",
])("an exception that closes the sentence takes nothing from its rule: %s", (text) => {
  expect(read("limites", text).map((each) => each.split(" |")[0])).toEqual([
    'limites.en_limite "autorise"',
    "limites.recul_min_m 4",
  ]);
});

test("the value of a secteur is not contradicted by that of the zone", () => {
  const zone = zoneOf(
    "voie",
    "Les constructions sont implantées à 5 m au moins de l'alignement.\nDans le secteur UBa, les constructions sont implantées à 3 m au moins de l'alignement.",
    "La zone comprend le secteur UBa.",
  );
  expect(rulesOfZone(zone, "UBa").voie.recul).toMatchObject({ value: 3, status: "lu-et-verifie", conditions: [] });
});

describe("an access and a way are two subjects", () => {
  const accesOf = (text: string) => rulesOfZone(zoneOf("acces", text), "UB").acces;

  test("each keeps its own width", () => {
    const acces = accesOf(
      "La largeur minimale de l'accès est de 4 m.\nLes voies nouvelles ont au moins 6 m de largeur.",
    );
    expect(acces).toMatchObject({ largeurMin: { value: 4 }, voie: { value: 6 } });
  });

  test("the carriageway says nothing of the access", () => {
    expect(accesOf("Les voies nouvelles ont une largeur de chaussée d'au moins 5 m.").largeurMin.kind).toBe(
      "non-trouve",
    );
  });

  test.each([
    [
      "Tout accès doit avoir une largeur d'au moins 3,50 mètres pour un logement et 5 mètres à partir de deux logements.",
      3.5,
      5,
      2,
    ],
    ["Les accès présentent une largeur minimale de :\n- 3 m pour un logement ;\n- 4 m pour deux logements.", 3, 4, 2],
    [
      "L'accès desservant plus de deux logements aura au moins 5 m de large. Pour un seul logement : 3 m de largeur au minimum.",
      3,
      5,
      3,
    ],
  ])("several dwellings: %s", (text, one, several, from) => {
    const acces = accesOf(text);
    expect(acces.largeurMin).toMatchObject({ value: one });
    expect(acces.plusieursLogements).toMatchObject({ value: { largeur: several, desLogements: from } });
  });
});

test.each([
  ["2.1.1 Implantation par rapport aux voies\n5 m au moins de l'alignement.\n2.3 Hauteur\n9 m au faîtage.", 9],
  ["1.2.3 Implantation par rapport aux voies\n5 m au moins de l'alignement.\n1.4.1 Hauteur\n7 m au faîtage.", 7],
  ["2.1 Implantation par rapport aux voies\n5 m au moins de l'alignement.\n2.3.1 Hauteur\n8 m au faîtage.", 8],
])("a title at another depth of the numbering opens its article: %s", (text, highest) => {
  const [zone] = readRules(pagesOfText(`ZONE UB\n${text}`), "UB").zones;
  expect(zone && rulesOfZone(zone, "UB").hauteur.faitage).toMatchObject({ value: highest });
});

test("a page that could not be parsed is unread, never a silence", () => {
  const line = (text: string) => ({ text, pieces: [] });
  const pages = [
    { number: 1, lines: ["ZONE UB", HEADS.emprise ?? "", "Non réglementé.", HEADS.hauteur ?? ""].map(line) },
    { number: 2, broken: true as const, lines: [] },
  ];
  const reading = readRules({ pages }, "UB");
  expect(reading.illegiblePages).toEqual([2]);
  const [zone] = reading.zones;
  expect(zone && rulesOfZone(zone, "UB").hauteur.egout.kind).toBe("illisible");
});
