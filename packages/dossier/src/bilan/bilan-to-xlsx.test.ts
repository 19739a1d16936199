import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { balanceOperation, operationSentence, readOperation, type WrittenBilan, writeBilan } from "@lotir/finance";
import exceljs, { type Workbook } from "exceljs";
import { describe, expect, test } from "vitest";
import { bilanToXlsx } from "./bilan-to-xlsx.ts";

const EXAMPLES = ["particulier", "marchand-de-biens", "lotisseur"] as const;

const bilanOf = (name: (typeof EXAMPLES)[number], changes: object = {}): WrittenBilan => {
  const text = readFileSync(new URL(`../../../../docs/bilan/${name}.json`, import.meta.url), "utf8");
  const operation = readOperation({ ...JSON.parse(text), ...changes });
  if (!operation.ok) throw new Error(operation.failure.map(operationSentence).join("\n"));
  const bilan = balanceOperation(operation.value);
  if (!bilan.ok) throw new Error(operationSentence(bilan.failure));
  return writeBilan(bilan.value);
};

const opened = async (bytes: Uint8Array): Promise<Workbook> => {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  return workbook;
};

const formulasOf = (workbook: Workbook): { sheet: string; cell: string; formula: string; result: number }[] => {
  const found: { sheet: string; cell: string; formula: string; result: number }[] = [];
  workbook.eachSheet((sheet) =>
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.formula)
          found.push({ sheet: sheet.name, cell: cell.address, formula: cell.formula, result: Number(cell.result) });
      }),
    ),
  );
  return found;
};

const rowOf = (workbook: Workbook, label: string): number => {
  const sheet = workbook.getWorksheet("Résultat");
  for (let row = 1; row <= (sheet?.rowCount ?? 0); row += 1) if (sheet?.getCell(`A${row}`).value === label) return row;
  throw new Error(label);
};

test.each(EXAMPLES)("%s : les grands montants sont des formules, et disent ceux du bilan", async (name) => {
  const bilan = bilanOf(name);
  const workbook = await opened(await bilanToXlsx(bilan));
  const result = workbook.getWorksheet("Résultat");
  for (const [label, amount] of [
    ["Chiffre d'affaires TTC", bilan.result.turnoverEur],
    ["Chiffre d'affaires HT", bilan.result.turnoverBeforeVatEur],
    ["Coût total", bilan.costs.totalEur],
    ["Marge avant impôt", bilan.result.marginEur],
    ["Résultat net", bilan.result.netEur],
  ] as const) {
    const cell = result?.getCell(`B${rowOf(workbook, label)}`);
    expect(cell?.formula, label).toBeDefined();
    expect(cell?.result, label).toBe(amount);
  }
  expect(formulasOf(workbook).length).toBeGreaterThan(20);
});

test("un nom qui commence comme une formule reste un texte", async () => {
  const workbook = await opened(await bilanToXlsx({ ...bilanOf("lotisseur"), name: "=HYPERLINK(1)" }));
  expect(workbook.getWorksheet("Résultat")?.getCell("A1").value).toBe("=HYPERLINK(1)");
  expect(workbook.getWorksheet("Résultat")?.getCell("A1").formula).toBeUndefined();
});

const SOFFICE = ["/usr/bin/soffice", "/usr/bin/libreoffice"].find((path) => existsSync(path));
const absent = SOFFICE === undefined && process.env.CI !== "true";

/** The same workbook, every formula without what it gave: LibreOffice has to compute it. */
const recomputed = async (
  bytes: Uint8Array,
  change: (workbook: Workbook) => void = () => undefined,
): Promise<Workbook> => {
  const workbook = await opened(bytes);
  change(workbook);
  workbook.eachSheet((sheet) =>
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.formula) cell.value = { formula: cell.formula } as exceljs.CellFormulaValue;
      }),
    ),
  );
  const folder = mkdtempSync(join(tmpdir(), "bilan-xlsx-"));
  try {
    writeFileSync(join(folder, "bilan.xlsx"), new Uint8Array(await workbook.xlsx.writeBuffer()));
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    const args = [
      profile,
      "--headless",
      "--convert-to",
      "xlsx:Calc MS Excel 2007 XML",
      "--outdir",
      join(folder, "out"),
    ];
    execFileSync(SOFFICE ?? "soffice", [...args, join(folder, "bilan.xlsx")], { stdio: "ignore", timeout: 120_000 });
    return await opened(readFileSync(join(folder, "out", "bilan.xlsx")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

describe.skipIf(absent)("LibreOffice recalcule (absent de cette machine : apt install libreoffice-calc)", () => {
  test.each(EXAMPLES)("%s : chaque formule retrouve les centimes du bilan", { timeout: 150_000 }, async (name) => {
    const bytes = await bilanToXlsx(bilanOf(name));
    const [expected, read] = [formulasOf(await opened(bytes)), await recomputed(bytes)];
    for (const { sheet, cell, formula, result } of expected) {
      const value = Number(read.getWorksheet(sheet)?.getCell(cell).result);
      // The rates aside, amounts are equal to the cent.
      expect(Math.round(value * 1e6), `${sheet}!${cell} = ${formula}`).toBe(Math.round(result * 1e6));
    }
  });

  test("un prix de vente changé change la TVA, et la marge de ce qui reste", { timeout: 150_000 }, async () => {
    const bilan = bilanOf("lotisseur");
    const read = await recomputed(await bilanToXlsx(bilan), (workbook) => {
      const cell = workbook.getWorksheet("Ventes")?.getCell("E2");
      if (cell !== undefined) cell.value = Number(cell.value) + 1_000;
    });
    const margin = Number(read.getWorksheet("Résultat")?.getCell(`B${rowOf(read, "Marge avant impôt")}`).result);
    const vat = Number(read.getWorksheet("Résultat")?.getCell("B3").result) - bilan.vat.outputEur;
    expect(margin).toBeCloseTo(bilan.result.marginEur + 1_000 - vat, 2);
  });
});
