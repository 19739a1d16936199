import { describe, expect, test } from "vitest";
import { pagesOfText } from "../src/document/pages-of-text.ts";
import { readRules } from "../src/read-rules.ts";
import { rulesOfZone } from "../src/rules-of-zone.ts";

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

describe("figures that a clause turns, caps or gives to one façade", () => {
  const values = (title: string, body: string, zone = "UB") => {
    const [read] = readRules(
      pagesOfText(`ZONE UB\nLa zone UB comprend un secteur UBb.\n${title}\n${body}`),
      "UB",
    ).zones;
    return (read?.chosen[zone] ?? []).map(
      ({ sousChamp, valeur, conditions }) =>
        `${sousChamp} ${JSON.stringify(valeur)}${conditions.length > 0 ? " sous condition" : ""}`,
    );
  };
  const ROADS = "ARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES";
  const LIMITS = "ARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES";
  const COVER = "ARTICLE UB 9 - EMPRISE AU SOL";
  const HEIGHT = "ARTICLE UB 10 - HAUTEUR";
  const PARKING = "ARTICLE UB 12 - STATIONNEMENT";
  const ACCESS = "ARTICLE UB 3 - ACCES ET VOIRIE";

  test.each([
    [
      ROADS,
      "Les constructions sont édifiées à 5 mètres au moins de l'alignement. Dans le secteur UBb, ce retrait est ramené à 3 mètres.",
      "recul_min_m 3",
    ],
    [ROADS, "Un recul de 4 m au moins est observé.\nEn UBb, ce recul est porté à 8 m.", "recul_min_m 8"],
    [
      LIMITS,
      "Le retrait est d'au moins 3 mètres.\nDans le secteur UBb, cette distance est portée à 5 mètres.",
      "recul_min_m 5",
    ],
    [COVER, "Le coefficient d'emprise au sol est fixé à 0,40. En UBb, il est de 0,25.", "max_pct 25"],
  ])("a secteur that changes the rule by a verb alone: %s %s", (title, body, value) => {
    expect(values(title, body, "UBb")).toEqual([value]);
    expect(values(title, body)).not.toContain(value);
  });

  test.each([
    [HEIGHT, "Les équipements techniques en toiture peuvent dépasser la hauteur de 2 m.", []],
    [HEIGHT, "Les constructions ne peuvent dépasser la hauteur de 9 m.", ["max_m 9"]],
    [PARKING, "À moins de 500 m de la gare, 1 place par logement au maximum peut être exigée.", []],
    [PARKING, "Il est exigé 2 places par logement.", ['ratio {"places_par_logement":2}']],
    [ACCESS, "Tout accès a une largeur minimale de 3,00 m et maximale de 6,00 m.", ["acces_largeur_max_m 6"]],
  ])("a ceiling is no duty, and an excess is no height: %s %s", (title, body, expected) => {
    const published = values(title, body).filter((each) => !each.startsWith("acces_largeur_min"));
    expect(published).toEqual(expected);
  });

  test.each([
    [
      "Lorsque la largeur du terrain est supérieure à 20 mètres, le retrait est au moins égal à 3 mètres.",
      ["recul_min_m 3 sous condition"],
    ],
    [
      "La distance est au moins égale à la moitié de la hauteur sans être inférieure à 3 mètres.",
      ["recul_min_m 3", 'prospect {"k":0.5,"c":0}'],
    ],
    [
      "Le retrait est au moins égal à la hauteur de la construction divisée par deux, avec un minimum de 6 mètres.",
      ["recul_min_m 6", 'prospect {"k":0.5,"c":0}'],
    ],
    [
      "La distance doit être :\n- façade avec baies : L = H avec un minimum de 8 m ;\n- façade sans baie : L = H/2 avec un minimum de 3 m.",
      ["recul_min_m 8 sous condition", 'prospect {"k":1,"c":0} sous condition'],
    ],
  ])("a distance to the boundary: %s", (body, expected) => {
    expect(values(LIMITS, body)).toEqual(expected);
  });

  test("what holds in one strip of the land carries it as a condition", () => {
    const body =
      "Dans la bande de constructibilité principale, la hauteur maximale est fixée à 13 mètres à l'égout et 17 mètres au faîtage.\nDans la bande de constructibilité secondaire, la hauteur maximale est de 7 mètres au faîtage.";
    expect(values(HEIGHT, body)).toEqual(["egout_m 13 sous condition", "faitage_m 17 sous condition"]);
  });
});

test.each(["NATURE EN VILLE", "VÉGÉTALISATION", "BIODIVERSITÉ"])("open ground under the title « %s »", (title) => {
  const text = `ZONE UB\nARTICLE UB 7 - ${title}\n20 % au moins de la superficie du terrain sont en pleine terre.`;
  const [zone] = readRules(pagesOfText(text), "UB").zones;
  expect(zone && rulesOfZone(zone, "UB").espacesVerts.pleineTerre).toMatchObject({ value: 0.2 });
});

describe("a rule among its exceptions, in one long sentence", () => {
  const valuesOf = (title: string, body: string) =>
    (readRules(pagesOfText(`ZONE UB\n${title}\n${body}`), "UB").zones[0]?.chosen.UB ?? []).map(
      ({ sousChamp, valeur }) => `${sousChamp} ${JSON.stringify(valeur)}`,
    );
  test.each([
    [
      "ARTICLE UB 9 - EMPRISE AU SOL",
      "Sauf pour les constructions existantes dont l'emprise dépasse déjà ce seuil, pour lesquelles une surélévation est possible, et à l'exception des piscines, l'emprise bâtie des constructions est limitée à 50 % de la superficie du terrain.",
      ["max_pct 50"],
    ],
    [
      "ARTICLE UB 9 - EMPRISE AU SOL",
      "L'emprise des constructions est limitée à 50 % de la superficie du terrain, cette limite pouvant être portée à 100 % pour les commerces en rez-de-chaussée.",
      ["max_pct 50"],
    ],
    [
      "ARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES",
      "À défaut de recul dominant identifiable et sauf lorsque le terrain se trouve à l'angle de deux voies, elles observent un recul au moins égal à 3 mètres, étant précisé que les balcons sont admis au-delà de 4,30 mètres au-dessus du trottoir.",
      ["recul_min_m 3"],
    ],
    [
      "ARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES",
      "Les constructions sont implantées soit en limite, soit avec un retrait au moins égal à 2 mètres, à l'exception des extensions de moins de 20 m² qui peuvent prolonger l'existant ; elles s'écartent du fond, ce retrait étant ramené à 1 mètre pour les annexes.",
      ['en_limite "autorise"', "recul_min_m 2"],
    ],
    [
      "ARTICLE UB 12 - STATIONNEMENT",
      "Le nombre de places pour l'habitation est d'au moins une place par tranche de 70 m² de surface de plancher entamée, avec un minimum d'une place par logement, ce minimum étant porté à une place pour trois logements financés par un prêt aidé.",
      ['ratio {"m2_par_place":70,"min_par_logement":1}'],
    ],
    [
      "ARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES",
      "Les annexes, à l'exception des piscines, sont implantées à 1 mètre au moins des limites ; les abris aussi.",
      [],
    ],
  ])("%s : %s", (title, body, expected) => {
    expect(valuesOf(title, body).filter((each) => !each.startsWith("annexes"))).toEqual(expected);
  });
});

test.each(["FICHE DE ZONE - UP (pavillonnaire ancien)", "FICHE - ZONE UP", "Fiche zone UP : pavillonnaire", "ZONE UP"])(
  "a sheet opens its zone: %s",
  (title) => {
    const text = `${title}\nRègle | Valeur\nEmprise au sol maximale | 40 %\nHauteur maximale au faîtage | 9 m`;
    const zones = readRules(pagesOfText(text), "UP").zones;
    expect(zones.flatMap(({ chosen }) => (chosen.UP ?? []).map(({ valeur }) => valeur)).sort()).toEqual([40, 9]);
  },
);

test("the edge of another zone is no boundary of the land, and a floor of parking is kept", () => {
  const text =
    "ZONE UB\nARTICLE UB 7 - IMPLANTATION PAR RAPPORT AUX LIMITES SEPARATIVES\nEn limite de la zone A, un retrait de 8 m sera observé.\nARTICLE UB 12 - STATIONNEMENT\nLogement : 1 place par tranche de 65 m² de surface de plancher entamée, sans descendre sous une place par logement.";
  const values = (readRules(pagesOfText(text), "UB").zones[0]?.chosen.UB ?? []).map(({ valeur }) => valeur);
  expect(values).toEqual([{ m2_par_place: 65, min_par_logement: 1 }]);
});
