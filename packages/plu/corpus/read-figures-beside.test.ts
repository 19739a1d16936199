import { describe, expect, test } from "vitest";
import { articleOn, readOf } from "./phrasing.fixture.ts";

const given =
  (champ: string) =>
  (text: string, ...expected: readonly string[]) =>
    expect(readOf(champ, articleOn(champ, text))).toEqual(expected);

describe("beside the rule: voie", () => {
  test.each([
    [
      "Les constructions sont implantées à 5 m au moins de l'alignement. Les portails sont implantés à 2 m en retrait.",
      "recul_min_m 5",
    ],
    [
      "Un recul minimal de 4 m est exigé. Les débords de toiture de moins de 0,60 m peuvent empiéter sur ce recul.",
      "recul_min_m 4",
    ],
    [
      "Retrait de 5 m minimum, sauf pour les voies de moins de 6 m de large où il est de 8 m de l'axe.",
      "recul_min_m 5 ?",
    ],
    [
      "Les constructions doivent être implantées à l'alignement des voies publiques existantes.",
      'alignement "obligatoire"',
    ],
    [
      "Les constructions peuvent être édifiées à l'alignement ; dans le cas contraire, elles respectent un recul de 3 m au moins.",
      'alignement "autorise" ?',
      "recul_min_m 3 ?",
    ],
    ["La façade sur rue est implantée à 6 m au plus de l'alignement.", "recul_max_m 6"],
    ["Aucune construction ne peut être édifiée à moins de 8 m de l'axe de la voie.", "recul_axe_min_m 8"],
    [
      "Le long des voies publiques, le recul minimal est de 3 m. Le long du domaine public fluvial, il est de 10 m.",
      "recul_min_m 3",
    ],
    [
      "Les constructions à usage d'habitation sont implantées à 4 m au moins de l'alignement et à 10 m au moins de la limite du domaine ferroviaire.",
      "recul_min_m 4 ?",
    ],
    [
      "La hauteur de la construction ne peut dépasser la distance comptée horizontalement entre tout point du bâtiment et l'alignement opposé (H ≤ L).",
      'prospect {"k":1,"c":0}',
    ],
    [
      "Le recul minimal est fixé à 5 m.\nLe long des voies non ouvertes à la circulation automobile, le recul minimal est de 2 m.",
      "recul_min_m 5",
    ],
    [
      "Les constructions sont implantées à l'alignement ou avec un recul qui n'excède pas 3 m.",
      'alignement "autorise"',
      "recul_max_m 3",
    ],
    ["La façade principale des constructions est édifiée à l'alignement des voies.", 'alignement "obligatoire"'],
  ])("%s", given("voie"));
});

describe("beside the rule: limites", () => {
  test.each([
    [
      "Les constructions peuvent être implantées sur une limite latérale au maximum. Le retrait sur l'autre limite est de 3 m minimum.",
      'en_limite "autorise"',
      "recul_min_m 3",
    ],
    ["Toute implantation en limite séparative est interdite. Le retrait minimum est de 4 m.", "recul_min_m 4"],
    [
      "Les constructions respectent un retrait de 3 m au moins ; le long des zones A et N, il est porté à 6 m.",
      "recul_min_m 3 ?",
    ],
    [
      "Une construction peut être implantée en limite si sa hauteur n'excède pas 3,50 m sur cette limite. Dans les autres cas, elle s'implante à 3 m minimum.",
      'en_limite "sous_conditions"',
      "recul_min_m 3",
    ],
    ["D ≥ H/2 avec un minimum de 3 m", 'prospect {"k":0.5,"c":0}', "recul_min_m 3"],
    [
      "L'éloignement par rapport aux limites est au moins égal au tiers de la hauteur totale sans être inférieur à 3 m.",
      'prospect {"k":0.3333333333333333,"c":0}',
      "recul_min_m 3",
    ],
    ["Le retrait est au moins égal à (H-3)/2, avec un minimum de 3 m.", 'prospect {"k":0.5,"c":-1.5}', "recul_min_m 3"],
    [
      "Les bâtiments sont éloignés des limites séparatives d'au moins 5 m.\nEn limite de zone d'habitat, cette distance est portée à 10 m.",
      "recul_min_m 5",
    ],
    [
      "Les constructions s'implantent sur au moins une limite latérale. Si elles s'écartent de la seconde, le recul est de 3 m minimum.",
      'en_limite "autorise"',
      "recul_min_m 3 ?",
    ],
    [
      "L'accolement aux limites latérales est libre ; à défaut, un retrait de 3 m au moins est laissé.",
      'en_limite "autorise" ?',
      "recul_min_m 3 ?",
    ],
    [
      "Sur une profondeur de 25 m, implantation sur une limite latérale au moins, l'autre marge étant au minimum de 3 m.",
      'en_limite "autorise" ?',
      "recul_min_m 3 ?",
    ],
    [
      "Les constructions respectent un retrait de 4 m au moins. Une interruption est possible à condition de réserver un passage de 3 mètres minimum.",
      "recul_min_m 4",
    ],
    [
      "Les constructions s'implantent à une distance minimale de 4 m des limites, ou jouxtent l'une d'elles.",
      'en_limite "autorise"',
      "recul_min_m 4",
    ],
    ["En limite ou H/2 avec 3 m minimum", 'en_limite "autorise"', 'prospect {"k":0.5,"c":0}', "recul_min_m 3"],
    [
      "Les constructions sont implantées par rapport aux limites : à 3 mètres au moins, ou en limite si leur hauteur ne dépasse pas 3 mètres sur celle-ci.",
      'en_limite "sous_conditions"',
      "recul_min_m 3",
    ],
  ])("%s", given("limites"));
});

describe("beside the rule: entre_constructions", () => {
  test.each([
    ["Deux constructions non contiguës sont distantes de 6 m au moins.", "distance_min_m 6"],
    ["L'espace entre deux bâtiments non accolés ne peut être inférieur à 3 mètres.", "distance_min_m 3"],
    [
      "Une distance minimale de 4 m est imposée entre deux constructions, ramenée à 2 m pour les annexes.",
      "distance_min_m 4 ?",
    ],
    ["Il n'est pas imposé de distance minimale entre les constructions.", "non_reglemente"],
  ])("%s", given("entre_constructions"));
});

describe("beside the rule: emprise", () => {
  test.each([
    [
      "L'emprise au sol ne peut dépasser 60 % de la surface du terrain, et 80 % pour les constructions à usage d'activités.",
      "max_pct 60 ?",
    ],
    ["L'emprise au sol est limitée à 35 % de l'unité foncière, piscines non comprises.", "max_pct 35 ?"],
    ["30 % maximum de la surface de l'unité foncière.", "max_pct 30"],
    ["Non réglementée.", "non_reglemente"],
    ["Le CES ne dépasse pas 0,6. Il est porté à 0,8 pour les rez-de-chaussée commerciaux.", "max_pct 60"],
    ["trente pour cent (30 %) de la surface du terrain.", "max_pct 30"],
    ["L'emprise au sol est limitée à soixante-dix pour cent de la surface du terrain.", "max_pct 70"],
    ["Règle : coefficient maximal de 0,35 ; 0,45 pour les commerces.", "max_pct 35"],
    [
      "La projection au sol de l'ensemble des bâtiments ne couvre pas plus de 40 % de la superficie du terrain, non compris les terrasses de plain-pied.",
      "max_pct 40 ?",
    ],
  ])("%s", given("emprise"));
});

describe("beside the rule: hauteur", () => {
  test.each([
    [
      "La hauteur maximale des constructions est de 9 mètres. Les cheminées et antennes peuvent dépasser cette hauteur de 2 mètres.",
      "max_m 9",
    ],
    ["La hauteur à l'égout ne dépasse pas 6 m ; une tolérance de 0,50 m est admise sur terrain en pente.", "egout_m 6"],
    ["La hauteur est limitée à 12 m et R+2.", "max_m 12", 'niveaux "R+2"'],
    ["Le faîtage est limité à 10 m. Les murs de soutènement ne dépassent pas 2 m.", "faitage_m 10"],
    [
      "La hauteur des constructions, mesurée à partir du sol naturel jusqu'à l'égout, ne peut excéder 7 mètres. Sur les limites séparatives, elle ne peut excéder 3 m.",
      "egout_m 7",
    ],
    [
      "La hauteur maximale des constructions ne peut excéder 10 mètres. Dans une bande de 5 m le long de la zone UA, elle est ramenée à 7 m.",
      "max_m 10 ?",
    ],
    ["La hauteur est limitée à 9 m à l'acrotère et 12 m à l'attique.", "acrotere_attique_m 12", "acrotere_m 9"],
    [
      "La hauteur des constructions n'excède pas 12 m au faîtage, hors ouvrages techniques.\nPour les bureaux, elle est limitée à 9 m.",
      "faitage_m 12 ?",
    ],
    [
      "La hauteur ne doit pas excéder 12 mètres à l'égout du toit. La différence de hauteur avec les constructions mitoyennes ne peut excéder 3 mètres.",
      "egout_m 12",
    ],
    [
      "Toiture à pentes : 6 m à l'égout, 10 m au faîtage\nToiture-terrasse : 7 m à l'acrotère",
      "acrotere_m 7",
      "egout_m 6",
      "faitage_m 10",
    ],
    [
      "En aucun cas la sablière ne sera à plus de 4,50 mètres du terrain naturel, ni le faîte à plus de 9 mètres.",
      "egout_m 4.5 ?",
      "faitage_m 9 ?",
    ],
    [
      "La hauteur, mesurée à l'égout du toit, ne dépasse pas 6 m. Lorsque la construction est située à moins de 10 m d'une construction plus haute, la même hauteur peut être atteinte.",
      "egout_m 6",
    ],
  ])("%s", given("hauteur"));
});

describe("beside the rule: stationnement_logement", () => {
  test.each([
    [
      "Logement : 2 places par logement. Résidence étudiante : 1 place pour 3 chambres.",
      'ratio {"places_par_logement":2}',
    ],
    ["Habitation : 1 place par tranche de 50 m² de surface de plancher.", 'ratio {"m2_par_place":50}'],
    [
      "Une place par logement est exigée. Pour les logements locatifs sociaux : 0,5 place par logement.",
      'ratio {"places_par_logement":1}',
    ],
    [
      "Il est exigé au minimum 2 places de stationnement par logement, garage compris.",
      'ratio {"places_par_logement":2}',
    ],
    ["Il n'est pas fixé de règle.", "non_reglemente"],
    ["Les aires de stationnement de plus de 5 places comportent un arbre pour 4 places."],
    ["Vélos : 1 place par logement de deux pièces et plus."],
    [
      "Pour les opérations de plus de 4 logements, une place supplémentaire par tranche de 4 logements est exigée pour les visiteurs.",
      'visiteurs {"min":1,"par_logements":4} ?',
    ],
    [
      "2 places/logement dont 1 non close\n1 place visiteur/4 logements",
      'ratio {"places_par_logement":2}',
      'visiteurs {"min":1,"par_logements":4} ?',
    ],
    ["Maison individuelle : 2 places\nLogement collectif : 1,5 place par logement", 'ratio {"places_par_logement":2}'],
    [
      "Logement : 1 place par tranche de 50 m² de surface de plancher, sans pouvoir être inférieur à 1 place et supérieur à 3 places par logement.",
      'ratio {"m2_par_place":50,"min_par_logement":1,"max_par_logement":3} ?',
    ],
    [
      "Chaque logement doit être pourvu de deux places. Une place est ajoutée par tranche de cinq logements pour les visiteurs.",
      'ratio {"places_par_logement":2}',
      'visiteurs {"min":1,"par_logements":5} ?',
    ],
    [
      "Pour l'habitation, 1 place de stationnement par fraction de 60 m² de surface de plancher, avec un minimum de deux places par logement.",
      'ratio {"m2_par_place":60,"min_par_logement":2}',
    ],
  ])("%s", given("stationnement_logement"));
});

describe("beside the rule: espaces_verts", () => {
  test.each([
    [
      "40 % minimum de l'unité foncière doit être traité en espace vert de pleine terre, à raison d'un arbre pour 100 m².",
      "pleine_terre_pct 40",
    ],
    ["Les espaces libres occupent au moins 30 % de la superficie du terrain.", "libres_pct 30"],
    ["20 % au moins de la surface du terrain doit être végétalisée.", "vegetalise_pct 20"],
    ["50 % au moins des espaces libres sont traités en pleine terre."],
    ["Les toitures-terrasses sont végétalisées sur 60 % de leur surface au moins."],
    ["Les aires de stationnement sont perméables à 50 % au moins."],
    [
      "La surface de pleine terre est d'au moins 20 % de la superficie du terrain, les toitures végétalisées pouvant compter pour 10 %.",
      "pleine_terre_pct 20",
    ],
    ["Le coefficient d'imperméabilisation maximal est de 0,60.", "impermeabilise_max_pct 60"],
    ["Les espaces libres, qui représentent au moins 20 % du terrain, sont engazonnés et plantés.", "libres_pct 20"],
    ["min. 35 % de pleine terre par lot", "pleine_terre_pct 35"],
    ["Pleine terre : 40 % du terrain ; 30 % pour les terrains de moins de 500 m².", "pleine_terre_pct 40 ?"],
  ])("%s", given("espaces_verts"));
});

describe("beside the rule: acces_voirie", () => {
  test.each([
    ["La largeur minimale de l'accès est de 4 m."],
    ["Les impasses ne peuvent dépasser 50 m de longueur.", "impasse_longueur_max_m 50 ?"],
    ["La largeur de plateforme des voies nouvelles n'est pas inférieure à 6 m.", "voie_largeur_min_m 6"],
    ["La pente des rampes d'accès n'excède pas 5 % sur les 4 premiers mètres.", "rampe_pente_max_pct 5 ?"],
    ["Un seul accès de 4 m de largeur maximum est autorisé par terrain.", "acces_largeur_max_m 4"],
    ["Les voies en impasse ne dépassent pas 80 m.", "impasse_longueur_max_m 80 ?"],
    [
      "Largeur minimale des voies nouvelles à double sens : 6 m\nLargeur minimale des voies nouvelles à sens unique : 4 m",
      "voie_largeur_min_m 6 ?",
      "voie_privee_nouvelle_ouverte_sens_unique_m 4",
    ],
    ["Les impasses comportent une aire de retournement de 18 m de diamètre."],
    [
      "Les accès doivent avoir une largeur comprise entre 3 mètres minimum et 6 mètres maximum.",
      "acces_largeur_max_m 6",
    ],
    ["Largeur des accès : 3 m minimum et 6 m maximum.", "acces_largeur_max_m 6"],
    ["La largeur d'un accès ne doit être ni inférieure à 3 m ni supérieure à 5 m.", "acces_largeur_max_m 5"],
    ["Aucune voie ne peut avoir moins de 4 m de large.", "voie_largeur_min_m 4"],
    ["L'accès ne peut avoir plus de 5 mètres de largeur.", "acces_largeur_max_m 5"],
  ])("%s", given("acces_voirie"));
});
