import { expect, test } from "vitest";
import type { Cell, Column } from "./column.ts";
import { toCsv } from "./csv.ts";

const column = (format: Column<Cell>["format"], decimals?: number): Column<Cell> => ({
  title: "Colonne",
  format,
  ...(decimals === undefined ? {} : { decimals }),
  value: (row) => row,
});
const cell = (value: Cell, format: Column<Cell>["format"] = "text", decimals?: number): string =>
  toCsv([column(format, decimals)], [value]).slice("\uFEFFColonne\r\n".length, -2);

test("un CSV porte la marque d'ordre des octets et finit chaque ligne comme Excel l'attend", () => {
  expect(toCsv([column("text")], ["Évry"])).toBe("\uFEFFColonne\r\nÉvry\r\n");
});

test("les nombres ont la virgule, les dates le jour d'abord, l'inconnu reste vide", () => {
  expect(cell(-1234.5, "number", 2)).toBe("-1234,50");
  expect(cell(Number.NaN, "number")).toBe("");
  expect(cell("2026-03-01", "date")).toBe("01/03/2026");
  expect(cell(false, "yes-no")).toBe("non");
  expect(cell(null)).toBe("");
});

test.each(["=1+1", "+33", "-2", "@A1", "\t=1", "  =1"])("« %s » ne s'exécute pas", (text) => {
  expect(cell(text).startsWith("'")).toBe(true);
  expect(cell(text, "date").startsWith("'")).toBe(true);
});

test("un point-virgule, un guillemet et un saut de ligne restent dans leur case", () => {
  expect(cell('a;"b"\nc')).toBe('"a;""b""\nc"');
});
