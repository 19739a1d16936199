import { expect, test } from "vitest";
import { readOf } from "./phrasing.fixture.ts";

const FIELDS = ["voie", "limites", "emprise", "hauteur", "espaces_verts"];
const read = (text: string) =>
  FIELDS.flatMap((champ) => readOf(champ, `ZONE UB\n${text}`).map((each) => `${champ} ${each}`));

const HEAD = "Emprise bâtie Recul R Retraits latéraux L1 Retrait de fond L2 HF façade HT totale EPT pleine terre";
const LINE = "35 % R ≥ 4 m L1 ≥ 3 m L2 ≥ 6 m HF ≤ 6,5 m HT ≤ 9 m EPT ≥ 45 %";
const ALL = [
  "voie recul_min_m 4",
  "limites recul_min_m 3",
  "emprise max_pct 35",
  "hauteur max_m 9",
  "espaces_verts pleine_terre_pct 45",
];

test("one line of values under a head of notations: each has the value its notation names", () => {
  expect(read(`2.1. Dispositions graphiques\n${HEAD}\n${LINE}`)).toEqual(ALL);
  const bars = "35 % | R ≥ 4 m | L1 ≥ 3 m | L2 ≥ 6 m | HF ≤ 6,5 m | HT ≤ 9 m | EPT ≥ 45 %";
  expect(read(`2.1. Dispositions graphiques\n${HEAD}\n${bars}`)).toEqual(ALL);
});

test("notations defined elsewhere in the text, in words or between brackets", () => {
  const plain = "Emprise bâtie Recul Retrait latéral Retrait de fond Hauteur de façade Hauteur totale Pleine terre";
  const told =
    "Le recul R se mesure depuis l'alignement, les retraits latéraux L1 et de fond L2 depuis les limites. HF est la hauteur de façade et HT la hauteur totale. EPT : espace en pleine terre.";
  const bracketed =
    "Recul (R). Retrait latéral (L1). Retrait de fond (L2). Hauteur de façade (HF). Hauteur totale (HT). Espace en pleine terre (EPT).";
  for (const definitions of [told, bracketed])
    expect(read(`2.1. Synthèse\n${plain}\n${LINE}\n2.2. Notations\n${definitions}`)).toEqual(ALL);
});

test("a line for each value, its notation between brackets", () => {
  const lines = [
    "Recul (R) ≥ 4 m",
    "Retrait latéral (L1) ≥ 3 m",
    "Retrait de fond (L2) ≥ 6 m",
    "Hauteur de façade (HF) ≤ 6,5 m",
    "Hauteur totale (HT) ≤ 9 m",
    "Espace en pleine terre (EPT) ≥ 45 %",
  ];
  expect(read(`ARTICLE UB 3 - SYNTHESE\n${lines.join("\n")}`)).toEqual(
    ALL.filter((each) => !each.startsWith("emprise")),
  );
});

test.each([
  ["notations that nothing defines", "R ≥ 4 m X1 ≥ 3 m Z ≤ 9 m", ""],
  ["a notation with two meanings", "D ≥ 4 m D ≥ 3 m D ≤ 9 m", "Recul (D). Hauteur totale (D)."],
  [
    "a figure that bounds the other way",
    "R ≤ 4 m L1 ≤ 3 m HT ≥ 9 m",
    "Recul (R). Retrait latéral (L1). Hauteur totale (HT).",
  ],
  [
    "two lines for the same land",
    "R ≥ 4 m L1 ≥ 3 m HT ≤ 9 m\nR ≥ 5 m L1 ≥ 4 m HT ≤ 12 m",
    "Recul (R). Retrait latéral (L1). Hauteur totale (HT).",
  ],
])("nothing is read of %s", (_, line, definitions) => {
  expect(read(`ARTICLE UB 6 - IMPLANTATION PAR RAPPORT AUX VOIES\n${definitions}\n${line}`)).toEqual([]);
});

test("a line for each secteur", () => {
  const definitions = "Recul (R). Retrait latéral (L1). Hauteur totale (HT).";
  const lines = "UB R ≥ 5 m L1 ≥ 4 m HT ≤ 10 m\nUBa R ≥ 3 m L1 ≥ 3 m HT ≤ 12 m";
  expect(read(`La zone UB comprend le secteur UBa.\nARTICLE UB 3 - VOLUMETRIE\n${definitions}\n${lines}`)).toEqual([
    "voie UB recul_min_m 5",
    "voie UBa recul_min_m 3",
    "limites UB recul_min_m 4",
    "limites UBa recul_min_m 3",
    "hauteur UB max_m 10",
    "hauteur UBa max_m 12",
  ]);
});
