import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { estimate } from "./estimate.ts";

const HEADER =
  "id_mutation,date_mutation,numero_disposition,nature_mutation,valeur_fonciere,code_commune,id_parcelle,type_local," +
  "surface_reelle_bati,nombre_pieces_principales,nature_culture,surface_terrain,longitude,latitude";

interface Row {
  readonly mutation: string;
  readonly price: string;
  readonly type?: string;
  readonly floor?: number;
  readonly number: number;
}

const line = ({ mutation, price, type = "Maison", floor = 100, number }: Row): string => {
  const built = type === "" ? "," : `${floor},4`;
  const parcelle = `33234000AB${String(number).padStart(4, "0")}`;
  const use = type === "" ? "terrains a bâtir" : "sols";
  const lon = -0.49 + (number % 7) / 1000;
  return `${mutation},2024-03-01,1,Vente,${price},33234,${parcelle},${type},${built},${use},500,${lon},44.79`;
};

const folder = { path: "" };
const out: string[] = [];
const err: string[] = [];

beforeEach(() => {
  folder.path = mkdtempSync(join(tmpdir(), "estimate-"));
  out.length = 0;
  err.length = 0;
  vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => err.push(String(text)) > 0);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder.path, { recursive: true });
});

const file = (name: string, rows: readonly Row[]): string => {
  const path = join(folder.path, name);
  writeFileSync(path, [HEADER, ...rows.map(line), ""].join("\n"));
  return path;
};

const twenty = (): string =>
  file(
    "ventes.csv",
    Array.from({ length: 20 }, (_, i) => ({
      mutation: `2024-${i}`,
      price: String(3000 * (80 + 4 * i)),
      floor: 80 + 4 * i,
      number: i,
    })),
  );

test("one compact JSON line per house asked, with its interval", async () => {
  const asked = file("demandes.csv", [{ mutation: "2024-99", price: "", floor: 110, number: 99 }]);
  expect(await estimate(["--sales", twenty(), "--ask", asked, "--json"])).toBe(0);
  expect(out).toHaveLength(1);
  const answer = JSON.parse(out[0] ?? "");
  expect(answer).toMatchObject({ mutation: "2024-99", kind: "house", level: "street" });
  expect(answer.value).toBeGreaterThan(280_000);
  expect(answer.value).toBeLessThan(380_000);
  expect(answer.low).toBeLessThanOrEqual(answer.value);
  expect(answer.high).toBeGreaterThanOrEqual(answer.value);
  expect(answer.confidence).toBeGreaterThan(25);
});

test("an abstention says why", async () => {
  const asked = file("demandes.csv", [{ mutation: "2024-98", price: "", type: "", number: 98 }]);
  await estimate(["--sales", twenty(), "--ask", asked, "--json"]);
  expect(JSON.parse(out[0] ?? "")).toMatchObject({
    kind: "land",
    value: null,
    low: null,
    high: null,
    why: "0 vente comparable, il en faut 8",
  });
});

test("a sale asked is not its own comparable, even when the sales hold its price", async () => {
  const rows = Array.from({ length: 8 }, (_, i) => ({ mutation: `2024-${i}`, price: "300000", number: i }));
  const sales = file("ventes.csv", [...rows, { mutation: "2024-50", price: "900000", number: 50 }]);
  const asked = file("demandes.csv", [{ mutation: "2024-50", price: "", number: 50 }]);
  await estimate(["--sales", sales, "--ask", asked, "--json"]);
  expect(JSON.parse(out[0] ?? "").value).toBe(300_000);
});

test("several files of sales, a method by name, a sentence without --json", async () => {
  const more = file("autres.csv", [{ mutation: "2024-77", price: "310000", number: 77 }]);
  const asked = file("demandes.csv", [{ mutation: "2024-99", price: "", number: 99 }]);
  expect(await estimate(["--sales", twenty(), more, "--ask", asked, "--method", "spec"])).toBe(0);
  expect(out.join("")).toMatch(/^2024-99 \(house\) : [\d\s]+ €/u);
});

test.each([
  [["--ask", "x.csv"], "Usage"],
  [["--sales", "absent.csv", "--ask", "absent.csv"], "introuvable"],
  [["--sales", "a.csv", "--ask", "b.csv", "--method", "devin"], "Méthode inconnue"],
  [["--rien"], "Usage"],
])("%j is refused with a sentence", async (args, sentence) => {
  expect(await estimate(args)).toBe(1);
  expect(err.join("")).toContain(sentence);
  expect(out).toEqual([]);
});

test("a file without a required column is refused by its name", async () => {
  const path = join(folder.path, "faux.csv");
  writeFileSync(path, "id_mutation,date_mutation\n1,2024-01-01\n");
  expect(await estimate(["--sales", path, "--ask", path])).toBe(1);
  expect(err.join("")).toContain("valeur_fonciere");
});

const LATRESNE = join(import.meta.dirname, "../../../../shared/data/latresne-33234/dvf");

test.skipIf(!existsSync(LATRESNE))(
  "Latresne 2025 from 2021–2024: closer than 13 %, four prices in five inside",
  async () => {
    const priced = readFileSync(join(LATRESNE, "2025-33234.csv"), "utf8").split("\n").slice(1);
    const prices = new Map(priced.map((row) => [row.split(",")[0], Number(row.split(",")[4])]));
    const asked = join(folder.path, "2025.csv");
    const text = readFileSync(join(LATRESNE, "2025-33234.csv"), "utf8");
    writeFileSync(asked, text.replace(/^([^,]*,\d{4}-[^,]*,[^,]*,[^,]*,)[^,]*/gm, "$1"));
    const sales = [2021, 2022, 2023, 2024].flatMap((year) => ["--sales", join(LATRESNE, `${year}-33234.csv`)]);
    expect(await estimate([...sales, "--ask", asked, "--json"])).toBe(0);
    const answers = out
      .map((each) => JSON.parse(each))
      .map((each) => ({ ...each, price: prices.get(each.mutation) ?? 0 }))
      .filter((each) => each.value !== null && each.kind === "house" && each.price > 1000);
    const errors = answers.map((each) => Math.abs(each.value / each.price - 1)).sort((a, b) => a - b);
    const inside = answers.filter((each) => each.low <= each.price && each.price <= each.high);
    expect(answers.length).toBeGreaterThan(60);
    expect(errors[errors.length >> 1]).toBeLessThan(0.13);
    expect(inside.length / answers.length).toBeGreaterThan(0.7);
  },
);
