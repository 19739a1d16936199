import { describe, expect, test } from "vitest";
import { articleOn, readOf } from "./phrasing.fixture.ts";

const given =
  (champ: string, preamble = "") =>
  (text: string, ...expected: readonly string[]) =>
    expect(readOf(champ, articleOn(champ, text, preamble))).toEqual(expected);

describe("the alignment as the origin of a distance", () => {
  test.each([
    [
      "Les constructions nouvelles doivent être implantées avec un recul minimal de 5 mètres par rapport à l'alignement des voies existantes, à modifier ou à créer, ou à la limite d'emprise des voies privées.",
      "recul_min_m 5",
    ],
    [
      "Les constructions doivent être implantées à 4 mètres au moins, comptés perpendiculairement à l'alignement.",
      "recul_min_m 4",
    ],
    [
      "Toute construction nouvelle est édifiée avec un recul de 6 mètres au moins, mesuré à l'alignement de la voie.",
      "recul_min_m 6",
    ],
    [
      "Les constructions sont implantées avec un retrait d'au moins 3 mètres par rapport soit à l'alignement, soit à la limite d'emprise de la voie privée.",
      "recul_min_m 3",
    ],
    [
      "Les constructions doivent respecter un recul minimal de 5 mètres par rapport à l'alignement. Il peut être dérogé à cette règle :\n- pour les annexes ;\n- pour les équipements publics.",
      "recul_min_m 5",
    ],
    ["Les constructions sont implantées à l'alignement des voies.", 'alignement "obligatoire"'],
    [
      "Les constructions sont implantées soit avec un recul minimal de 3 m par rapport à la voie, soit à l'alignement.",
      'alignement "autorise"',
      "recul_min_m 3",
    ],
    [
      "Les constructions sont implantées à 5 m au moins de l'alignement et à 10 m au moins des rives du plan d'eau.",
      "recul_min_m 5 ?",
    ],
  ])("%s", given("voie"));
});

describe("the line of the neighbouring façades", () => {
  test.each([
    [
      "La façade principale est implantée à l'alignement des façades des constructions voisines.",
      'regle "meme_recul_que_voisins"',
    ],
    [
      "Toute construction nouvelle doit être édifiée dans l'alignement des bâtiments voisins.",
      'regle "meme_recul_que_voisins"',
    ],
    ["Les constructions s'implantent sur l'alignement des façades riveraines.", 'regle "meme_recul_que_voisins"'],
    ["Les constructions peuvent être implantées à l'alignement des façades des constructions voisines."],
  ])("%s", given("voie"));
});

describe("what is laid along the limits without being built", () => {
  test.each([
    ["Les dépôts peuvent être implantés le long des limites."],
    ["Les dépôts de matériaux peuvent être établis en limite séparative."],
    ["Le stockage de bois peut être implanté en limite séparative."],
    ["Les aires de stockage peuvent être implantées en limite."],
  ])("%s", given("limites"));
});

describe("a distance between two others", () => {
  test.each([
    [
      "Les constructions sont implantées avec un retrait compris entre 3 mètres minimum et 6 mètres maximum de l'alignement.",
      "recul_max_m 6",
      "recul_min_m 3",
    ],
    ["Le recul est compris entre 3 et 6 m par rapport à l'alignement.", "recul_max_m 6", "recul_min_m 3"],
    ["Le retrait est de 3 m minimum et de 6 m maximum par rapport à l'alignement.", "recul_max_m 6", "recul_min_m 3"],
    [
      "La façade est implantée à une distance de l'alignement comprise entre 2 mètres au moins et 5 mètres au plus.",
      "recul_max_m 5",
      "recul_min_m 2",
    ],
  ])("from the road: %s", given("voie"));

  test.each([
    [
      "Les constructions sont implantées avec un recul compris entre 3 et 6 m de la limite séparative.",
      "recul_min_m 3",
    ],
    ["Le retrait est compris entre 3 mètres minimum et 6 mètres maximum.", "recul_min_m 3"],
  ])("from the limits: %s", given("limites"));
});

describe("a size that decides what is counted", () => {
  const pool = "L'emprise au sol n'excède pas 50 % de la superficie du terrain.";
  test.each([
    [
      `${pool}\nLes piscines dont la superficie du bassin n'excède pas 40 m² ne sont pas comptées dans l'emprise.`,
      "max_pct 50",
    ],
    [
      `${pool}\nN'entrent pas dans le calcul de l'emprise les annexes dont la surface n'excède pas 12 m².`,
      "max_pct 50",
    ],
    [`${pool}\nSont exclus de l'emprise les abris de jardin d'une surface maximale de 10 m².`, "max_pct 50"],
    [`${pool}\nL'emprise au sol des piscines est limitée à 60 m².`, "max_pct 50", "piscine_max_m2 60 ?"],
  ])("%s", given("emprise"));
});

describe("open ground that is to be planted", () => {
  test.each([
    [
      "Les espaces libres de toute construction doivent être traités en espaces verts non imperméabilisés et couvrir au moins 50 % de la superficie du terrain.",
      "vegetalise_pct 50",
    ],
    ["Les espaces libres sont plantés et représentent au moins 30 % de la surface de la parcelle.", "libres_pct 30"],
    [
      "Les espaces libres sont aménagés en jardin et occupent au minimum 40 % de l'unité foncière.",
      "vegetalise_pct 40",
    ],
    ["Les espaces libres doivent représenter au moins 20 % de la surface du terrain.", "libres_pct 20"],
    ["Les espaces libres sont maintenus en pleine terre et couvrent au moins 25 % du terrain.", "pleine_terre_pct 25"],
  ])("%s", given("espaces_verts"));
});

describe("setbacks from what is no limit of a neighbour", () => {
  const rule = "Les constructions respectent un retrait minimal de 4 mètres.";
  test.each([
    ["Par rapport au domaine public fluvial et aux levées, un retrait de 19,50 mètres est imposé."],
    ["Les constructions sont implantées à 35 mètres au moins du mur du cimetière."],
    ["Un recul minimal de 10 mètres est observé par rapport à l'emprise de la voie ferrée."],
    ["Le long de la digue, les constructions se tiennent à 12 mètres au moins de son pied."],
    ["Aucune construction n'est édifiée à moins de 20 mètres des limites du chemin de fer."],
    ["Un retrait de 6 mètres au moins est imposé par rapport au plan d'eau."],
    ["La distance à la canalisation de gaz est d'au moins 15 mètres."],
  ])("%s", (text) => {
    given("limites")(`${text}`);
    given("limites")(`${rule}\n${text}`, "recul_min_m 4");
  });
});

describe("ramps to the garages under a building", () => {
  test.each([
    ["La pente des rampes d'accès aux garages en sous-sol ne dépasse pas 5 % dans les 5 premiers mètres."],
    ["Les rampes de parking souterrain ont une pente maximale de 15 %."],
    ["La pente des accès n'excède pas 5 % sur les 5 premiers mètres.", "rampe_pente_max_pct 5 ?"],
  ])("%s", given("acces_voirie"));
});
