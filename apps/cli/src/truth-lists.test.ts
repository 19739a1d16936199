import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { benchPlu } from "./bench-plu.ts";
import { holdsLists, truthOfLists } from "./truth-lists.ts";

const folder = mkdtempSync(join(tmpdir(), "plu-lists-"));
const RULE = "L'emprise au sol ne peut excéder 40 % de la superficie du terrain.";
const line = { zone: "UB", secteur: "UB", champ: "emprise", sous_champ: "max_pct", statut: "valeur" };
const LIST = [
  { ...line, valeur: 40, conditions: [], citation: RULE, rang: "P" },
  { ...line, champ: "hauteur", sous_champ: "faitage_m", valeur: 9, conditions: [], citation: "9 m", rang: "P" },
  { ...line, champ: "limites", sous_champ: "*", statut: "absent", conditions: [], citation: "", rang: "P" },
];

beforeAll(() => {
  writeFileSync(join(folder, "01-emprise.txt"), `ZONE UB\nARTICLE UB 9 - EMPRISE AU SOL\n${RULE}\n`);
  writeFileSync(join(folder, "01-emprise.expected.json"), JSON.stringify(LIST));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

test("a text and the list of what it says are a truth of their own", () => {
  expect(holdsLists(folder)).toBe(true);
  const truth = truthOfLists(folder);
  expect(truth.cells.map(({ insee, champ }) => [insee, champ])).toEqual([
    ["01-emprise", "emprise"],
    ["01-emprise", "hauteur"],
    ["01-emprise", "limites"],
  ]);
  expect(truth.textOf("01-emprise.txt")).toContain(RULE);
});

test("the bench tells the precision of what is verified, and that of the six fields", async () => {
  const out: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0);
  expect(await benchPlu([folder, "--json"])).toBe(0);
  const { total, communes } = JSON.parse(out.join("")) as { total: object; communes: Record<string, object> };
  expect(total).toMatchObject({
    TP: 1,
    FP: 0,
    FN: 1,
    statuts_exacts: 1,
    verifiees: { TP: 1, FP: 0, precision: 1 },
    six_champs: { TP: 1, FP: 0, FN: 1, rappel: 0.5 },
  });
  expect(Object.keys(communes)).toEqual(["01-emprise"]);
});
