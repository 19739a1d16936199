import { describe, expect, test } from "vitest";
import { articleOn, readOf } from "./phrasing.fixture.ts";

const given =
  (champ: string) =>
  (text: string, ...expected: readonly string[]) =>
    expect(readOf(champ, articleOn(champ, text))).toEqual(expected);

describe("heights", () => {
  test.each([
    ["Les constructions ne s'élèvent pas au-delà de 9 m.", "max_m 9"],
    ["Les constructions ne montent pas à plus de 7 m à l'égout.", "egout_m 7"],
    ["Le faîtage ne se trouve jamais à plus de 11 m du sol naturel.", "faitage_m 11"],
    ["Aucune construction ne s'élève à plus de 15 m au-dessus du sol naturel.", "max_m 15"],
    ["Le nombre de niveaux est limité à R+3+couronnement.", 'niveaux "R+3+couronnement"'],
    ["Nombre de niveaux | R+1+combles\nHauteur des clôtures | 1,80 m", 'niveaux "R+1+combles"'],
    ["La hauteur maximale est fixée à R + 1 + C.", 'niveaux "R+1+combles"'],
    ["9 m à l'égout et 12 m au faîtage", "egout_m 9", "faitage_m 12"],
    ["Hauteur maximale : 6 m à l'égout du toit / 9 m au faîtage.", "egout_m 6", "faitage_m 9"],
    ["7 m à l'égout, 11 m au faîtage, 7,50 m à l'acrotère.", "acrotere_m 7.5", "egout_m 7", "faitage_m 11"],
    ["La hauteur absolue est mesurée du sol naturel au point le plus haut. Elle est limitée à 12 m.", "max_m 12"],
    ["La hauteur maximale de façade est fixée à 7 m."],
    ["Hauteur maximale de façade 7 m ; hauteur maximale totale 10 m.", "max_m 10"],
    ["Hauteur maximale de façade (à l'égout) : 7 m. Hauteur maximale au faîtage : 10 m.", "egout_m 7", "faitage_m 10"],
    ["Néant", "non_reglemente"],
    ["Le présent règlement ne comporte pas de disposition relative à la hauteur.", "non_reglemente"],
    ["Construction principale | Annexe\n9 m | 3,50 m", "max_m 9"],
    [
      "| Construction principale | Annexes\nHauteur à l'égout | 7 m | 3 m\nHauteur au faîtage | 11 m | 4,50 m",
      "egout_m 7",
      "faitage_m 11",
    ],
    [
      "Règle | Bande de constructibilité principale | Bande de constructibilité secondaire\nHauteur maximale à l'égout | 9 m | 4 m",
      "egout_m 9 ?",
    ],
    [
      "Type de construction | Hauteur à l'égout | Hauteur au faîtage\nConstructions principales | 7 m | 11 m\nAnnexes | 3 m | 4,50 m",
      "egout_m 7",
      "faitage_m 11",
    ],
    ["Construction principale : 10 m | Annexe isolée : 4 m", "max_m 10 ?"],
    [
      "| Objet | Hauteur maximale |\n| Habitation | 9 m |\n| Annexe | 4 m |\n| Équipement d'intérêt collectif | non réglementé |",
      "max_m 9",
    ],
    [
      "Les bâtiments comptent au plus trois niveaux droits surmontés d'un attique, et ne s'élèvent pas au-delà de 13 mètres mesurés au point haut de la construction.",
      "max_m 13",
    ],
    ["9 m pour les constructions principales et 3,50 m pour les annexes.", "max_m 9 ?"],
    ["La hauteur maximale est de 9 m pour les constructions principales et de 3,50 m pour les annexes.", "max_m 9 ?"],
    [
      "La hauteur maximale est de 6 m à l'égout et 10 m au faîtage pour les habitations, 4 m au faîtage pour les annexes.",
      "egout_m 6 ?",
      "faitage_m 10 ?",
    ],
    ["Constructions principales : 7 m à l'égout ; annexes : 3 m à l'égout.", "egout_m 7 ?"],
    [
      "La hauteur d'une construction est la différence d'altitude entre le sol naturel et l'égout du toit.\nLa hauteur des constructions ne peut excéder 7 mètres.",
      "egout_m 7",
    ],
    [
      "Habitat individuel : 6,50 m à l'égout. Habitat collectif : R+2, 9,50 m à l'égout.",
      "egout_m 6.5",
      'niveaux "R+2" ?',
    ],
    [
      "La hauteur des habitations ne peut excéder 6 m à l'égout. Celle des bâtiments agricoles est limitée à 12 m au faîtage, celle des annexes à 4 m.",
      "annexes_m 4 ?",
      "egout_m 6",
    ],
  ])("%s", given("hauteur"));
});

describe("parking", () => {
  test.each([
    ["0,8 place par logement.", 'ratio {"places_par_logement":0.8}'],
    ["Habitation : 1 pl./logement", 'ratio {"places_par_logement":1}'],
    ["Logement : 1,5 pl. par logement", 'ratio {"places_par_logement":1.5}'],
    ["Visiteurs : une place par tranche de 6 logements.", 'visiteurs {"min":1,"par_logements":6} ?'],
    [
      "Logements : 2 places par logement.\nVisiteurs : une place par tranche de 6 logements.",
      'ratio {"places_par_logement":2}',
      'visiteurs {"min":1,"par_logements":6} ?',
    ],
    [
      "2 places minimum par logement dont une couverte.",
      'places_couvertes {"min":1,"par_places":2}',
      'ratio {"places_par_logement":2}',
    ],
    [
      "Habitat : 1 place par tranche de 60 m² de surface de plancher (avec un minimum d'une place par logement).",
      'ratio {"m2_par_place":60,"min_par_logement":1}',
    ],
    [
      "Constructions à usage d'habitation : une place pour 50 m² de surface de plancher, sans être inférieur à 1 place par logement.",
      'ratio {"m2_par_place":50,"min_par_logement":1} ?',
    ],
    [
      "Logement : 1 place par tranche de 80 m² de SDP entamée avec au minimum 1 place par logement.",
      'ratio {"m2_par_place":80,"min_par_logement":1}',
    ],
    [
      "Chaque logement dispose de 1,5 place. Pour les visiteurs, il est ajouté une place par tranche de 4 logements.",
      'ratio {"places_par_logement":1.5}',
      'visiteurs {"min":1,"par_logements":4} ?',
    ],
    ["Deux emplacements sont exigés pour tout logement créé.", 'ratio {"places_par_logement":2}'],
    ["Pour les visiteurs : 1 place pour 10 logements", 'visiteurs {"min":1,"par_logements":10} ?'],
    ["Aucune place n'est exigée pour les logements.", "non_reglemente"],
    [
      "Visiteurs : une place commune par tranche de 6 logements, dans toute la zone.",
      'visiteurs {"min":1,"par_logements":6} ?',
    ],
    ["Une demi-place par logement.", 'ratio {"places_par_logement":0.5}'],
    [
      "Pour les logements, il est créé au moins 0,8 place par logement ; à moins de 500 mètres d'une station de tramway, cette exigence tombe à 0,5 place par logement.",
      'ratio {"places_par_logement":0.8}',
    ],
    [
      "Stationnement logement | 2 places par logement\nStationnement visiteurs | 1 place pour 5 logements",
      'ratio {"places_par_logement":2}',
      'visiteurs {"min":1,"par_logements":5} ?',
    ],
    [
      "Logement : 1 place pour 65 m² de surface de plancher, minimum 1 place par logement et maximum 2 places par logement.",
      'ratio {"m2_par_place":65,"min_par_logement":1,"max_par_logement":2}',
    ],
    [
      "Habitation : 1 place par 60 m² de surface de plancher, avec un minimum de 1 place et un maximum de 3 places par logement.",
      'ratio {"m2_par_place":60,"min_par_logement":1,"max_par_logement":3}',
    ],
    [
      "- 1 place par logement de type T1 ou T2 ;\n- 2 places par logement à partir du T3.",
      'ratio {"places_par_logement":1} ?',
    ],
    ["Individuel : 2 places par logement. Collectif : 1,5 place par logement.", 'ratio {"places_par_logement":2}'],
    [
      "Annexe n°1 : règles relatives au calcul des places de stationnement :\nHabitation : 2 places par logement.",
      'ratio {"places_par_logement":2}',
    ],
  ])("%s", given("stationnement_logement"));
});

describe("open ground", () => {
  test.each([
    ["Aucun pourcentage minimal n'est exigé.", "non_reglemente"],
    ["Au moins 30 % de la surface de l'unité foncière est traitée en espaces verts.", "vegetalise_pct 30"],
    [
      "Au moins 30 % de la surface de l'unité foncière est traitée en espaces verts de pleine terre.",
      "pleine_terre_pct 30",
    ],
    ["20 % d'espaces libres dont la moitié en pleine terre.", "libres_pct 20"],
    [
      "Les espaces libres représentent au moins 40 % du terrain, dont 20 % de pleine terre.",
      "libres_pct 40",
      "pleine_terre_pct 20",
    ],
    ["Le coefficient de biotope par surface est de 0,4."],
    [
      "Un coefficient de biotope de 0,40 est exigé, dont 20 % de l'unité foncière en pleine terre.",
      "pleine_terre_pct 20",
    ],
    [
      "40 % de la superficie du terrain sont végétalisés, dont 25 % du terrain en pleine terre.",
      "pleine_terre_pct 25",
      "vegetalise_pct 40",
    ],
    ["La pleine terre ne descend pas sous 15 % de la superficie du terrain.", "pleine_terre_pct 15"],
    ["Le quart du terrain au moins reste en pleine terre.", "pleine_terre_pct 25"],
    ["Coefficient de biotope : 30 %."],
    ["Les espaces non bâtis couvrent au moins la moitié du terrain.", "libres_pct 50"],
    ["L'imperméabilisation des sols n'excède pas 60 % de la surface du terrain.", "impermeabilise_max_pct 60"],
    [
      "Les espaces de pleine terre occupent 30 % au moins du terrain ; 10 % dans les terrains de moins de 300 m².",
      "pleine_terre_pct 30 ?",
    ],
    [
      "La pleine terre représente au moins 45 % de la surface de la parcelle ; pour les équipements publics, ce taux est abaissé à 20 %.",
      "pleine_terre_pct 45 ?",
    ],
    [
      "Au moins 50 % de l'unité foncière est maintenu en espaces non imperméabilisés, dont la moitié plantée d'arbres d'essences locales.",
      "vegetalise_pct 50",
    ],
    [
      "15 % de la surface de l'opération est aménagée en espaces verts collectifs. Sur chaque lot, 35 % au moins de la surface reste perméable.",
      "vegetalise_pct 35",
    ],
  ])("%s", given("espaces_verts"));
});

describe("accesses and roads", () => {
  test.each([
    [
      "Les voies nouvelles ont une largeur minimale de 8 m en double sens et de 5 m en sens unique.",
      "voie_privee_nouvelle_ouverte_double_sens_m 8",
      "voie_privee_nouvelle_ouverte_sens_unique_m 5",
    ],
    [
      "Les voies privées nouvelles ouvertes à la circulation ont une largeur minimale de 6 m à double sens et 4 m à sens unique.",
      "voie_privee_nouvelle_ouverte_double_sens_m 6",
      "voie_privee_nouvelle_ouverte_sens_unique_m 4",
    ],
    ["Chaque terrain dispose d'un accès large de 6 m au maximum.", "acces_largeur_max_m 6"],
    ["L'accès ne dépasse pas 4 m de large.", "acces_largeur_max_m 4"],
    ["La largeur des accès est limitée à 5 mètres.", "acces_largeur_max_m 5"],
    ["Un accès par terrain est autorisé. Sa largeur ne pourra dépasser 4 m.", "acces_largeur_max_m 4"],
    ["L'entrée charretière n'excède pas 3,50 mètres de large.", "acces_largeur_max_m 3.5"],
    [
      "Les voies nouvelles à double sens ont une chaussée d'au moins 5 m de large ; celles à sens unique, 3,50 m.",
      "voie_privee_nouvelle_ouverte_double_sens_m 5",
      "voie_privee_nouvelle_ouverte_sens_unique_m 3.5",
    ],
    [
      "La largeur minimale de chaussée est de 4 m pour les voies à sens unique et de 6 m pour les voies à double sens.",
      "voie_privee_nouvelle_ouverte_double_sens_m 6",
      "voie_privee_nouvelle_ouverte_sens_unique_m 4",
    ],
    [
      "Les voies nouvelles doivent avoir une emprise au moins égale à 8 mètres lorsqu'elles sont à double sens, et peuvent, lorsqu'elles sont à sens unique, être réduites à 5 mètres.",
      "voie_privee_nouvelle_ouverte_double_sens_m 8",
      "voie_privee_nouvelle_ouverte_sens_unique_m 5",
    ],
    ["La largeur d'un accès privatif n'excédera pas 4 m.", "acces_largeur_max_m 4"],
    ["La largeur de l'accès est comprise entre 3 et 4,50 m.", "acces_largeur_max_m 4.5"],
  ])("%s", given("acces_voirie"));
});

describe("least area", () => {
  test.each([
    ["Il n'est exigé aucune superficie minimale.", "non_reglemente"],
    ["Aucune superficie minimale n'est requise.", "non_reglemente"],
  ])("%s", given("surface_min"));
});
