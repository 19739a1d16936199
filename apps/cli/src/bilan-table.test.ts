import { readFileSync } from "node:fs";
import { balanceOperation, readOperation, writeBilan } from "@lotir/finance";
import { expect, test } from "vitest";
import { bilanTable } from "./bilan-table.ts";

const tableOf = (name: string, changed: object = {}): string => {
  const file = new URL(`../../../docs/bilan/${name}.json`, import.meta.url);
  const example: object = JSON.parse(readFileSync(file, "utf8"));
  const operation = readOperation({ ...example, uncertainty: { draws: 0 }, ...changed });
  const bilan = operation.ok ? balanceOperation(operation.value) : operation;
  if (!bilan.ok) throw new Error(`${name} is refused`);
  return bilanTable(writeBilan(bilan.value)).replaceAll(/[\u00a0\u202f]/g, " ");
};

const lineOf = (table: string, label: string): string =>
  table.split("\n").find((line) => line.trimStart().startsWith(label)) ?? "";

test("every cost says its formula, its text, how sure it is and since when", () => {
  const table = tableOf("lotisseur");
  expect(lineOf(table, "Droits de mutation")).toContain("300 000,00 € × 0,71498 % [CGI, art. 1115");
  expect(lineOf(table, "Droits de mutation")).toContain("· vérifié · depuis le 01/01/2014]");
  expect(lineOf(table, "Débours")).toContain("à confirmer");
  expect(lineOf(table, "Géomètre")).toMatch(/montant donné \[donné\]$/);
});

test("sales and taxes too", () => {
  const table = tableOf("lotisseur");
  expect(lineOf(table, "Lot 1")).toContain("à confirmer · depuis le 01/01/2014]");
  expect(lineOf(table, "Impôt sur les sociétés, taux réduit")).toContain("secondaire · depuis le 01/01/2026]");
});

test("what the buyer pays, and what building will cost him", () => {
  const houseToBuild = { taxableAreaM2: 120, communeRate: 0.05, departementRate: 0.025 };
  const table = tableOf("particulier", { houseToBuild });
  const buyers = table.slice(table.indexOf("Ce que paie chaque acheteur"));
  expect(lineOf(buyers, "Lot à bâtir")).toContain("98 316,27 €");
  expect(lineOf(buyers, "Lot à bâtir")).toContain(
    "dont frais 8 316,27 € · première résidence principale : 97 855,61 €",
  );
  expect(lineOf(buyers, "Lot à bâtir")).toContain(
    "puis, pour bâtir, 9 592,76 € de taxes, étude de sol et raccordement",
  );
});
