import { describe, expect, test } from "vitest";
import { articleOn, readOf } from "./phrasing.fixture.ts";

const given =
  (champ: string) =>
  (text: string, ...expected: readonly string[]) =>
    expect(readOf(champ, articleOn(champ, text))).toEqual(expected);

describe("places and distances from the boundaries", () => {
  test.each([
    [
      "Les constructions s'implantent à 0 m ou 3 m minimum des limites séparatives.",
      'en_limite "autorise"',
      "recul_min_m 3",
    ],
    ["Retrait : 0 ou 4 m minimum.", 'en_limite "autorise"', "recul_min_m 4"],
    [
      "L'implantation se fait à 0 m ou à au moins 3 m de la limite séparative.",
      'en_limite "autorise"',
      "recul_min_m 3",
    ],
    [
      "Les bâtiments sont implantés à 4 m minimum des limites ou bien sur limite.",
      'en_limite "autorise"',
      "recul_min_m 4",
    ],
    ["Soit en limite, soit à 3 m au moins.", 'en_limite "autorise"', "recul_min_m 3"],
    [
      "Toute construction est édifiée sur la limite séparative ou bien avec un retrait de 3 mètres au moins.",
      'en_limite "autorise"',
      "recul_min_m 3",
    ],
    [
      "La construction qui ne touche pas la limite s'en écarte d'une distance au moins égale à la moitié de la hauteur, sans descendre sous 3 m.",
      'prospect {"k":0.5,"c":0} ?',
      "recul_min_m 3 ?",
    ],
    [
      "Le bâtiment s'éloigne de la limite d'une distance au moins égale à la moitié de sa hauteur, avec un minimum de 4 m.",
      'prospect {"k":0.5,"c":0}',
      "recul_min_m 4",
    ],
    [
      "À défaut d'être accolée à la limite, la construction s'en écarte d'au moins la moitié de sa hauteur, et jamais moins de 3 m.",
      'prospect {"k":0.5,"c":0} ?',
      "recul_min_m 3 ?",
    ],
    [
      "Chaque limite latérale peut recevoir un mur de la construction ; sinon le bâtiment se tient à 3 m au moins.",
      "recul_min_m 3",
    ],
    ["Aucun point du bâtiment ne se trouve à moins de 5 m d'une limite séparative.", "recul_min_m 5"],
    [
      "Sur les limites latérales : soit en ordre continu, soit à 3 m minimum de l'une des limites.",
      'en_limite "autorise"',
      "recul_min_m 3",
    ],
    ["Règle | Constructions principales | Annexes\nRetrait minimal | 3 m | 1 m", "recul_min_m 3"],
    [
      "Lorsqu'elle s'en écarte, l'espace laissé libre mesurera au minimum la moitié de la hauteur du bâtiment mesurée à l'égout, et jamais moins de 3,50 m.",
      'prospect {"k":0.5,"c":0} ?',
      "recul_min_m 3.5 ?",
    ],
    [
      "Les constructions s'établiront ou bien sur limite, ou bien à 2,50 m au moins de celle-ci.",
      'en_limite "autorise"',
      "recul_min_m 2.5",
    ],
    [
      "Le retrait est de 4 m au moins pour les constructions principales et de 1 m au moins pour les annexes.",
      "recul_min_m 4 ?",
    ],
    [
      "Par rapport aux limites latérales, le retrait est de 3 m minimum.\nPar rapport à la limite de fond, le retrait est de 6 m minimum.",
      "recul_min_m 3",
    ],
    ["Recul sur limites latérales : 3 m minimum. Recul sur limite de fond de parcelle : 8 m minimum.", "recul_min_m 3"],
    [
      "Les constructions sont implantées en limite séparative ou en retrait de 2 m au moins.\nPar rapport aux espaces boisés classés, un recul de 10 m est imposé.",
      'en_limite "autorise" ?',
      "recul_min_m 2 ?",
    ],
    [
      "Au-delà de 17 mètres, elles s'implantent avec un retrait au moins égal à H/2 avec un minimum de 4 mètres.",
      'prospect {"k":0.5,"c":0} ?',
      "recul_min_m 4 ?",
    ],
    [
      "Toutefois les constructions peuvent être implantées en limite séparative :\n- lorsqu'elles s'adossent à une construction existante,\n- lorsque leur hauteur n'excède pas 3,20 m.",
      'en_limite "sous_conditions" ?',
    ],
    [
      "Les constructions nouvelles jouxteront au moins une limite séparative. Lorsqu'elles ne jouxtent pas l'autre limite, elles respecteront un retrait de 1,90 m minimum.",
      'en_limite "autorise"',
      "recul_min_m 1.9 ?",
    ],
    [
      "En cas de retrait, la distance doit être au moins égale :\n- à la hauteur de la façade avec un minimum de 8 mètres si la façade comporte des ouvertures créant des vues,\n- à la moitié de la hauteur de la façade avec un minimum de 2,50 mètres dans le cas contraire.",
      'prospect {"k":1,"c":0} ?',
      "recul_min_m 8 ?",
    ],
  ])("%s", given("limites"));
});

describe("places and distances from the road", () => {
  test.each([
    ["Les constructions se placent entre 0 et 4 mètres de l'alignement.", "recul_max_m 4"],
    ["Les constructions prennent place entre 2 m et 6 m de l'alignement.", "recul_max_m 6", "recul_min_m 2"],
    [
      "Les constructions sont posées à l'alignement ou bien à 5 m au moins en arrière de celui-ci.",
      'alignement "autorise"',
      "recul_min_m 5",
    ],
    ["Implantation à 0 m ou à 3 m minimum de l'alignement.", 'alignement "autorise"', "recul_min_m 3"],
    ["Aucune distance n'est prescrite.", "non_reglemente"],
    ["L'implantation est libre.", "non_reglemente"],
    ["En l'absence d'indication, elles se tiendront à 3 m au minimum du bord de la voie.", "recul_min_m 3"],
    ["Recul de 5 m minimum pour les habitations, 6 m pour les garages.", "recul_min_m 5 ?"],
  ])("%s", given("voie"));
});

describe("shares of the land", () => {
  test.each([
    ["La construction ne couvrira pas plus du tiers du terrain.", "max_pct 33.333333333333336"],
    ["L'emprise au sol est contenue à 55 % de la surface du terrain.", "max_pct 55"],
    ["On ne bâtit pas plus de 40 % du terrain.", "max_pct 40"],
    ["La surface couverte par les constructions reste inférieure à 30 % de celle du terrain.", "max_pct 30 ?"],
    ["La projection verticale des bâtiments ne dépassera pas le quart de la superficie du terrain.", "max_pct 25"],
    ["Les deux tiers du terrain au plus peuvent être bâtis.", "max_pct 66.66666666666667"],
    ["Il n'est pas imposé de plafond d'emprise au sol.", "non_reglemente"],
    ["L'emprise au sol n'est pas plafonnée.", "non_reglemente"],
    ["Il n'y a pas de coefficient d'emprise au sol.", "non_reglemente"],
    ["Le règlement ne fixe pas d'emprise au sol maximale.", "non_reglemente"],
    ["Bande principale | Bande secondaire\n80 % | 40 %", "max_pct 80 ?"],
    [
      "L'emprise au sol est limitée à 30 % pour les constructions principales et à 5 % pour les annexes.",
      "max_pct 30 ?",
    ],
    [
      "L'emprise au sol des constructions ne peut excéder 40 % de la superficie du terrain, dont 10 % au plus pour les annexes.",
      "max_pct 40 ?",
    ],
    [
      "L'emprise au sol des constructions principales est libre. Celle des annexes est limitée à 40 m².",
      "non_reglemente",
    ],
    ["Pour les terrains de moins de 200 m², l'emprise n'est pas réglementée."],
    ["Dans une bande de 12 m à compter de l'alignement : 100 %.\nAu-delà de cette bande : 50 %.", "max_pct 100 ?"],
  ])("%s", given("emprise"));
});

describe("between buildings", () => {
  test.each([
    ["Il n'est pas fixé de règle.", "non_reglemente"],
    ["Pas de règle.", "non_reglemente"],
    ["Aucune distance minimale n'est imposée entre deux constructions.", "non_reglemente"],
    [
      "Une distance de 4 m au moins sépare deux constructions principales ; elle est ramenée à 2 m pour les annexes.",
      "distance_min_m 4 ?",
    ],
  ])("%s", given("entre_constructions"));
});
