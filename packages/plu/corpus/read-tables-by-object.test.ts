import { expect, test } from "vitest";
import { valuesIn } from "./phrasing.fixture.ts";

test("columns set apart by blanks, secteurs as heads", () => {
  const text = `ZONE UB
La zone UB comprend un secteur UBa.
ARTICLE UB 10 - HAUTEUR
                       UB         UBa
Hauteur à l'égout      7 m        9 m
Hauteur au faîtage     11 m       13 m`;
  expect(valuesIn(text)).toEqual([
    "UB hauteur.egout_m 7",
    "UB hauteur.faitage_m 11",
    "UBa hauteur.egout_m 9",
    "UBa hauteur.faitage_m 13",
  ]);
});

test("several kinds of annexes as columns, one cell set across them all", () => {
  const text = `ZONE UB
ARTICLE UB 2 - VOLUMETRIE ET IMPLANTATION DES CONSTRUCTIONS
|                          | Constructions principales | Annexes accolées | Annexes isolées |
|--------------------------|---------------------------|------------------|-----------------|
| Hauteur à l'égout        | 7 m                       | 3,5 m            | 3 m             |
| Hauteur au faîtage       | 11 m                      | 5 m              | 4 m             |
| Emprise au sol           | 40 % de l'unité foncière |
| Recul par rapport à l'alignement | 5 m minimum       | 5 m              | 3 m             |
| Retrait par rapport aux limites séparatives | 3 m minimum | 3 m | 1 m |`;
  expect(valuesIn(text)).toEqual([
    "UB emprise.max_pct 40",
    "UB hauteur.egout_m 7",
    "UB hauteur.faitage_m 11",
    "UB limites.recul_min_m 3",
    "UB voie.recul_min_m 5",
  ]);
});

test("a strip and what lies beyond it as columns", () => {
  const text = `ZONE UB
ARTICLE UB 2 - VOLUMETRIE ET IMPLANTATION DES CONSTRUCTIONS
Règle | Dans la bande de 20 m | Au-delà de la bande de 20 m
Emprise au sol | 60 % | 30 %
Hauteur maximale | 15 m | 7 m
Retrait par rapport aux limites séparatives | 4 m minimum | 6 m minimum`;
  expect(valuesIn(text)).toEqual(["UB emprise.max_pct 60 ?", "UB hauteur.max_m 15 ?", "UB limites.recul_min_m 4 ?"]);
});

test("buildings as lines under one head", () => {
  const text = `ZONE UB
ARTICLE UB 10 - HAUTEUR DES CONSTRUCTIONS
Bâtiment | Hauteur maximale
Construction principale | 9 m
Extension | 9 m
Annexe | 3,50 m`;
  expect(valuesIn(text)).toEqual(["UB hauteur.max_m 9"]);
});

test("uses as lines", () => {
  const text = `ZONE UB
ARTICLE UB 12 - STATIONNEMENT
Destination | Nombre de places
Habitation | 2 places par logement
Bureaux | 1 place pour 40 m²
Commerce | 1 place pour 50 m²`;
  expect(valuesIn(text)).toEqual(['UB stationnement_logement.ratio {"places_par_logement":2}']);
});

test("dwellings told from other lodging", () => {
  const text = `ZONE UB
ARTICLE UB 12 - STATIONNEMENT
| Destination | Norme minimale |
| Logement | 1 place par tranche de 60 m² de surface de plancher, avec au minimum 1 place par logement |
| Hébergement | 1 place pour 3 chambres |
| Bureaux | 1 place pour 50 m² |`;
  expect(valuesIn(text)).toEqual(['UB stationnement_logement.ratio {"m2_par_place":60,"min_par_logement":1}']);
});

test("secteurs as lines, rules as columns", () => {
  const text = `ZONE UB
La zone UB est divisée en deux secteurs UBa et UBb.
ARTICLE UB 2 - VOLUMETRIE
| Secteur | Emprise au sol maximale | Pleine terre minimale |
| UBa | 50 % | 20 % |
| UBb | 30 % | 50 % |`;
  expect(valuesIn(text)).toEqual([
    "UBa emprise.max_pct 50",
    "UBa espaces_verts.pleine_terre_pct 20",
    "UBb emprise.max_pct 30",
    "UBb espaces_verts.pleine_terre_pct 50",
  ]);
});

test("roofs as lines, each with its measuring point", () => {
  const text = `ZONE UB
ARTICLE UB 10 - HAUTEUR
Type de toiture | Hauteur maximale
Toiture à pans (égout) | 6 m
Toiture à pans (faîtage) | 10 m
Toiture-terrasse (acrotère) | 7 m`;
  expect(valuesIn(text)).toEqual(["UB hauteur.acrotere_m 7", "UB hauteur.egout_m 6", "UB hauteur.faitage_m 10"]);
});

test("a sheet with a choice in a cell", () => {
  const text = `ZONE UB
Tableau des règles
Thème | Règle
Recul sur voie | 5 m minimum
Limites séparatives | En limite ou 3 m minimum`;
  expect(valuesIn(text)).toEqual([
    'UB limites.en_limite "autorise"',
    "UB limites.recul_min_m 3",
    "UB voie.recul_min_m 5",
  ]);
});

test("labels with a slash", () => {
  const text = `ZONE UB
ARTICLE UB 4 - IMPLANTATION
Recul minimal / voies : 5 m
Recul minimal / limites séparatives : 3 m`;
  expect(valuesIn(text)).toEqual(["UB limites.recul_min_m 3", "UB voie.recul_min_m 5"]);
});
