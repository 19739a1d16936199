import { expect, test } from "vitest";
import { readOf } from "./phrasing.fixture.ts";

const read = (table: string, preamble = "") =>
  readOf("destinations_interdites", `ZONE UB\n${preamble}\nARTICLE UB 1 - DESTINATIONS ET SOUS-DESTINATIONS\n${table}`);

const HEAD = "Destinations | Sous-destinations | UB";
const ROWS = "Habitation | Logement | O\n | Hébergement | N\nAutres activités | Industrie | N\n | Bureau | C";
const SECTEUR = "La zone UB comprend le secteur UBa.";

test.each([
  ["O = autorisée ; N = interdite ; C = autorisée sous condition"],
  ["O : occupation admise – N : occupation interdite – C : soumise à conditions"],
  [
    "Les usages repérés par la lettre N sont interdits, ceux repérés par la lettre O sont autorisés. C : sous conditions.",
  ],
  ["Interdit (N), autorisé (O), autorisé sous conditions (C)"],
])("a letter forbids as the legend says: %s", (legend) => {
  for (const text of [`${legend}\n${HEAD}\n${ROWS}`, `${HEAD}\n${ROWS}\n${legend}`])
    expect(read(text)).toEqual(["hebergement true", "industrie true"]);
});

test.each([
  ["no legend", `${HEAD}\n${ROWS}`],
  ["a legend of other letters", `V = autorisé ; X = interdit\n${HEAD}\n${ROWS}`],
  ["a legend that gives one letter two meanings", `O = autorisé ; N = interdit\nN = autorisé\n${HEAD}\n${ROWS}`],
  ["the columns of other zones only", `O = autorisé ; N = interdit\n${HEAD.replace("UB", "UA | UC")}\n${ROWS}`],
])("nothing is read with %s", (_, text) => expect(read(text)).toEqual([]));

test("the legend decides, not the letter", () => {
  const text = `I = autorisée ; A = interdite\n${HEAD}\nHabitation | Logement | I\nAutres activités | Industrie | A`;
  expect(read(text)).toEqual(["industrie true"]);
});

test("the zone's own column leaves the secteurs that have theirs; other zones' are not read", () => {
  const table =
    "| Sous-destinations | UA | UB | UBa |\n|---|---|---|---|\n| Industrie | V | X | V |\n| Entrepôt | X | V | X |";
  expect(read(`${table}\nV : autorisé ; X : interdit`, SECTEUR)).toEqual(["UB industrie true", "UBa entrepot true"]);
});

test("a mark with a note may be narrowed by it", () => {
  const rows = "Logement | V\nBureau | V\nRestauration | V\nIndustrie | X (1)\nEntrepôt | X";
  expect(read(`V : autorisé ; X : interdit\nSous-destinations | UB\n${rows}`)).toEqual(["entrepot true"]);
});

test("a remark beside a mark may narrow it", () => {
  const rows = "| Logement | V | |\n| Industrie | X | sauf extension |\n| Entrepôt | X | |";
  const table = `| Sous-destination | UB | Conditions |\n|---|---|---|\n${rows}`;
  expect(read(`Interdites (X), autorisées (V)\n${table}`)).toEqual(["entrepot true"]);
});

test("signs, and crosses under heads that say their state", () => {
  const signs = "Légende : ✓ autorisé ; ✗ interdit\nSous-destinations | Zone UB\nLogement | ✓\nIndustrie | ✗";
  expect(read(signs)).toEqual(["industrie true"]);
  const heads = "Sous-destinations | Interdites | Autorisées sous conditions | Autorisées";
  expect(read(`${heads}\nLogement | | | X\nIndustrie | X | | \nBureau | | X | `)).toEqual(["industrie true"]);
});

test("offices of the administration are no offices", () => {
  const row = "Locaux et bureaux accueillant du public des administrations publiques | N\nLogement | O";
  expect(read(`O = autorisé ; N = interdit\nSous-destinations | UB\n${row}`)).toEqual([]);
});
