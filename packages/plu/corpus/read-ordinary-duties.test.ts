import { describe, expect, test } from "vitest";
import { pagesOfText } from "../src/document/pages-of-text.ts";
import { predictionsOf } from "../src/predictions.ts";
import { readRules } from "../src/read-rules.ts";
import { articleOn, readOf } from "./phrasing.fixture.ts";

const given =
  (champ: string, preamble = "") =>
  (text: string, ...expected: readonly string[]) =>
    expect(readOf(champ, articleOn(champ, text, preamble))).toEqual(expected);

const underTitle =
  (champ: string, title: string) =>
  (text: string, ...expected: readonly string[]) =>
    expect(readOf(champ, `ZONE UB\nLa zone UB comprend le secteur UBp.\nARTICLE UB ${title}\n${text}`)).toEqual(
      expected,
    );

describe("uses forbidden in running prose", () => {
  test.each([
    [
      "Sont interdites dans la zone UB les destinations et sous-destinations suivantes : exploitation agricole, exploitation forestière, industrie, entrepôt et commerce de gros.",
      "commerce_de_gros true",
      "entrepot true",
      "exploitation_agricole true",
      "exploitation_forestiere true",
      "industrie true",
    ],
    [
      "Sont interdites en zone UB les constructions à destination d'industrie et d'entrepôt.",
      "entrepot true",
      "industrie true",
    ],
    [
      "Sont interdits :\n1. Les caravanes isolées, les terrains de camping, les parcs résidentiels de loisirs ;\n2. Les carrières.",
      "camping true",
      "carriere true",
      "parc_residentiel_loisirs true",
    ],
    [
      "Sont interdits :\n- les dépôts de ferraille, les entrepôts ainsi que les habitations légères de loisirs ;",
      "entrepot true",
      "habitation_legere_loisirs true",
    ],
    [
      "Sont interdits :\n- le stationnement des caravanes hors des terrains de camping ;\n- les carrières.",
      "carriere true",
    ],
    ["Sont interdits :\n- les affouillements et exhaussements du sol, les travaux liés à l'exploitation de carrières."],
    [
      "Les constructions sont autorisées. Sont interdits par l'article 2 les travaux suivants : ceux qui nuisent au site.",
    ],
  ])("%s", (text, ...expected) => {
    const read = readOf(
      "destinations_interdites",
      `ZONE UB\nARTICLE UB 1 - OCCUPATIONS ET UTILISATIONS DU SOL INTERDITES\n${text}`,
    );
    expect(read).toEqual(expected);
  });

  test("what a secteur forbids besides", () =>
    underTitle("destinations_interdites", "1 - OCCUPATIONS INTERDITES")(
      "Les carrières sont interdites.\nEn secteur UBp, sont en outre interdits les hôtels et les terrains de camping.",
      "UB carriere true",
      "UBp camping true",
      "UBp carriere true",
      "UBp hotel true",
    ));
});

describe("waste water", () => {
  test.each([
    [
      "Toute construction est raccordée au réseau public d'assainissement s'il existe. À défaut, un dispositif autonome est réalisé.",
      'regle "raccordement_si_reseau_sinon_anc"',
    ],
    [
      "Assainissement : toute construction est raccordée au réseau public s'il existe. À défaut, elle est dotée d'un dispositif conforme aux règles en vigueur.",
      'regle "raccordement_si_reseau_sinon_anc"',
    ],
    ["Toute construction est raccordée au réseau collectif d'eaux usées.", 'regle "raccordement_obligatoire"'],
    [
      "Toute construction est raccordée au réseau d'eau potable. Toute construction est raccordée au réseau collectif d'eaux usées.",
      'regle "raccordement_obligatoire"',
    ],
    [
      "Le raccordement au réseau public d'eaux usées s'impose à toute construction qui le requiert.",
      'regle "raccordement_obligatoire"',
    ],
    [
      "Les eaux usées sont rejetées dans le réseau collectif lorsqu'il dessert le terrain ; à défaut, un assainissement non collectif est admis.",
      'regle "raccordement_si_reseau_sinon_anc" ?',
    ],
  ])("%s", (text, ...expected) => {
    underTitle("eaux_usees", "4 - DESSERTE PAR LES RESEAUX")(
      text,
      ...expected.flatMap((each) => [`UB ${each}`, `UBp ${each}`]),
    );
  });
});

describe("the flow of rain water that may leave the land", () => {
  const texts = [
    ["Eaux pluviales : l'infiltration est recherchée ; à défaut, le rejet au réseau public est régulé à 1 l/s/ha.", 1],
    ["Le débit de fuite maximal en sortie de terrain est de 3 litres par seconde et par hectare.", 3],
    ["Le rejet au milieu naturel est limité à 2 l/s/ha.", 2],
    ["Le débit rejeté n'excède pas 2 l/s.ha.", 2],
    ["Assainissement des eaux pluviales : le rejet est limité à 5 litres par seconde par hectare.", 5],
    ["Le débit de rejet est plafonné à 0,5 l/s/ha de terrain aménagé.", 0.5],
  ] as const;
  test.each(texts)("%s", (text, flow) => {
    for (const title of [
      "4 - DESSERTE PAR LES RESEAUX",
      "4 - ASSAINISSEMENT",
      "4.3 - EAUX PLUVIALES",
      "13 - ESPACES LIBRES ET PLANTATIONS",
    ])
      expect([title, ...readOf("eaux_pluviales", `ZONE UB\nARTICLE UB ${title}\n${text}`)]).toEqual([
        title,
        `debit_fuite_max_l_s_ha ${flow}`,
      ]);
  });
});

describe("an aside that sets annexes apart", () => {
  test.each([
    [
      "La distance entre deux constructions non contiguës, hors annexes, est au moins égale à 8 mètres.",
      "distance_min_m 8",
    ],
    [
      "Deux bâtiments non accolés, à l'exception des annexes, doivent être distants d'au moins 4 mètres.",
      "distance_min_m 4",
    ],
    ["La distance entre les annexes est au moins égale à 2 mètres."],
  ])("between buildings: %s", given("entre_constructions"));
  test.each([
    [
      "Les constructions, hors annexes et piscines, sont implantées à 3 mètres au moins des limites séparatives.",
      "recul_min_m 3",
    ],
  ])("from the limits: %s", given("limites"));
});

describe("places of dwellings beside those of other uses", () => {
  test.each([
    [
      "Pour le logement, il est demandé au moins 2 places par logement créé ; pour les bureaux, une place pour 40 m² de surface de plancher.",
      'ratio {"places_par_logement":2}',
    ],
    [
      "Il est exigé une place par logement ; pour le commerce, une place pour 50 m² de surface de vente ; pour l'hôtellerie, une place par chambre.",
      'ratio {"places_par_logement":1}',
    ],
    [
      "Logement : au moins une place par logement ; commerce : une place pour 30 m² de vente.",
      'ratio {"places_par_logement":1}',
    ],
    [
      "Logement : 1 place par tranche de 60 m² de surface de plancher ; bureaux : 1 place pour 40 m² de surface de plancher.",
      'ratio {"m2_par_place":60}',
    ],
    ["Pour les bureaux, il est demandé une place pour 40 m² ; pour les hôtels, une place par chambre."],
  ])("%s", given("stationnement_logement"));
});

describe("a width that may be brought down", () => {
  test.each([
    [
      "La largeur des voies nouvelles n'est pas inférieure à 5 mètres ; elle peut être ramenée à 3,50 m en sens unique.",
      "voie_largeur_min_m 5 ?",
    ],
    [
      "La largeur minimale des voies nouvelles est de 6 mètres, cette largeur pouvant être réduite à 4 mètres en cas de sens unique.",
      "voie_largeur_min_m 6 ?",
    ],
  ])("%s", given("acces_voirie"));
});

describe("one distance for façades with openings, another for blind ones", () => {
  test.each([
    [
      "La distance comptée horizontalement de tout point de la façade au point le plus proche de la limite est au moins égale à 8 m si la façade comporte des baies, 3 m sinon.",
      8,
      "façade avec baies",
    ],
    [
      "Le retrait est de 6 mètres au moins pour les façades comportant des vues et de 3 mètres au moins pour les façades aveugles.",
      6,
      "façade avec baies",
    ],
    [
      "Les constructions s'écartent de la limite d'au moins 4 m lorsque la façade est sans ouverture, 8 m dans le cas contraire.",
      4,
      "façade sans baie",
    ],
  ])("the first is kept with its façade: %s", (text, valeur, facade) => {
    const [rule, ...others] = predictionsOf(readRules(pagesOfText(articleOn("limites", text)), "UB")).filter(
      (each) => each.champ === "limites",
    );
    expect([rule?.sous_champ, rule?.valeur, rule?.conditions[0], others]).toEqual(["recul_min_m", valeur, facade, []]);
  });

  test("two figures on no side are left unread", () =>
    given("limites")("Le retrait est de 8 m ou 4 m au moins selon que la façade est avec baies ou aveugle."));
});

describe("a list of setbacks", () => {
  test.each([
    [
      "Les reculs suivants doivent être respectés :\n- Route départementale 12 : 15 m\n- Autres voies : 5 m",
      "recul_min_m 5",
    ],
    [
      "Les constructions respectent les reculs suivants :\n- RD 25 : 20 m de l'axe\n- autres voies : 4 m de l'alignement",
      "recul_min_m 4",
    ],
  ])("%s", given("voie"));
});

describe("what a secteur may come down to", () => {
  test("a distance", () =>
    given("voie", "La zone UB comprend le secteur UBa.")(
      "Les constructions sont implantées à 5 mètres au moins de l'alignement. Dans le secteur UBa, ce recul peut être réduit à 3 m.",
      "UB recul_min_m 5",
      "UBa recul_min_m 3",
    ));
  test("not under a condition", () =>
    given("voie", "La zone UB comprend le secteur UBa.")(
      "Les constructions sont implantées à 5 mètres au moins de l'alignement. Dans le secteur UBa, ce recul peut être réduit à 3 m pour les garages.",
      "UB recul_min_m 5",
      "UBa recul_min_m 5",
    ));
});

describe("a table of uses that answers yes or no", () => {
  const article = "ZONE UB\nARTICLE UB 1 - DESTINATIONS ET SOUS-DESTINATIONS\n";
  const rows = "Destinations | UB\nHabitation | oui\nIndustrie | non\nEntrepôt | non\nBureau | oui";
  test.each([
    "Légende : oui : autorisé ; non : interdit",
    "Autorisé : oui, interdit : non",
    "oui = autorisé / non = interdit",
  ])("%s", (legend) =>
    expect(readOf("destinations_interdites", `${article}${legend}\n${rows}`)).toEqual([
      "entrepot true",
      "industrie true",
    ]),
  );
  test("a list poured out as text is left unread", () =>
    expect(
      readOf(
        "destinations_interdites",
        "ZONE UB\nARTICLE UB 1 - OCCUPATIONS INTERDITES\nLégende : oui : autorisé / non : interdit\nHabitation : oui\nIndustrie : non\nBureau : oui",
      ),
    ).toEqual([]));
});

describe("what a first reading of ordinary zones gave wrongly", () => {
  test("a wreck is no exception", () => {
    const text =
      "ZONE UB\nARTICLE UB 1 - OCCUPATIONS INTERDITES\nSont interdits :\n- l'ouverture de carrières, les dépôts de véhicules hors d'usage.";
    expect(readOf("destinations_interdites", text)).toEqual(["carriere true"]);
  });
  test.each([
    [
      "Dans les zones d'assainissement collectif, toute construction est raccordée au réseau d'eaux usées ; ailleurs, elle est pourvue d'un assainissement non collectif.",
      'regle "raccordement_si_reseau_sinon_anc"',
    ],
  ])("%s", (text, ...expected) => {
    expect(readOf("eaux_usees", `ZONE UB\nARTICLE UB 4 - DESSERTE PAR LES RESEAUX\n${text}`)).toEqual(expected);
  });
  test("a share alone before the one of small lots", () =>
    given("emprise")("25 %. Ce coefficient est porté à 30 % pour les lots de moins de 500 m2.", "max_pct 25"));
  test("a distance that an annexe shortens", () =>
    given("entre_constructions")(
      "Deux constructions non contiguës doivent être distantes d'au moins 6 m ; 3 m si l'une d'elles est une annexe.",
      "distance_min_m 6 ?",
    ));
  test("a short title of the open ground", () =>
    expect(
      readOf(
        "espaces_verts",
        "ZONE UB\nArticle UB 2.3 - Traitement environnemental et paysager\nAu moins 40 % de la superficie du terrain sont conservés en espace perméable.",
      ),
    ).toEqual(["vegetalise_pct 40"]));
});
