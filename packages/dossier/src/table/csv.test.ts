import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import exceljs from "exceljs";
import { describe, expect, test } from "vitest";
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

test.each(["06999", "332340000E0123", "1/2", "12-14", "1234567890123456"])("« %s » reste un texte", (text) => {
  expect(cell(text)).toBe(`"=""${text}"""`);
});

test.each(["12", "12 bis", "AB 12", "3 rue des Vignes", "1er étage", ""])("« %s » s'écrit tel quel", (text) => {
  expect(cell(text)).toBe(text);
});

const SOFFICE = ["/usr/bin/soffice", "/usr/bin/libreoffice"].find((path) => existsSync(path));
const absent = SOFFICE === undefined && process.env.CI !== "true";

/** The cells of a file as LibreOffice opens it in French: UTF-8, `;`, numbers and dates as they are written in France. */
const openedInFrench = async (csv: string): Promise<readonly unknown[][]> => {
  const folder = mkdtempSync(join(tmpdir(), "csv-"));
  try {
    writeFileSync(join(folder, "portfolio.csv"), csv);
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    const french = "--infilter=CSV:59,34,76,1,,1036,false,true";
    const to = ["--headless", french, "--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir", join(folder, "out")];
    execFileSync(SOFFICE ?? "soffice", [profile, ...to, join(folder, "portfolio.csv")], {
      stdio: "ignore",
      timeout: 120_000,
    });
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(new Uint8Array(readFileSync(join(folder, "out", "portfolio.xlsx"))).buffer);
    const rows: unknown[][] = [];
    workbook.worksheets[0]?.eachRow((row) => {
      const cells: unknown[] = [];
      row.eachCell({ includeEmpty: true }, ({ value, result }) => cells.push(result ?? value));
      rows.push(cells);
    });
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

describe.skipIf(absent)("LibreOffice en français (absent de cette machine : apt install libreoffice-calc)", () => {
  test("chaque case s'ouvre pour ce qu'elle est", { timeout: 150_000 }, async () => {
    const columns: readonly Column<readonly Cell[]>[] = [
      { title: "Nom", format: "text", value: ([name = null]) => name },
      { title: "Code postal", format: "text", value: ([, code = null]) => code },
      { title: "Référence", format: "text", value: ([, , reference = null]) => reference },
      { title: "Surface (m²)", format: "number", decimals: 1, value: ([, , , area = null]) => area },
      { title: "Ajoutée le", format: "date", value: ([, , , , on = null]) => on },
    ];
    const [head, first, second] = await openedInFrench(
      toCsv(columns, [
        ["Île ; « Évry »", "06999", "332340000E0123", 1234.5, "2026-03-01"],
        ["=1+1", "33360", "06999000AB0012", -0.5, "2026-12-31"],
      ]),
    );
    expect(head).toEqual(["Nom", "Code postal", "Référence", "Surface (m²)", "Ajoutée le"]);
    expect(first).toEqual(["Île ; « Évry »", "06999", "332340000E0123", 1234.5, new Date("2026-03-01")]);
    expect(second).toEqual(["'=1+1", 33_360, "06999000AB0012", -0.5, new Date("2026-12-31")]);
  });
});
