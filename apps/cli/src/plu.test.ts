import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { plu } from "./plu.ts";

const folder = mkdtempSync(join(tmpdir(), "plu-cli-"));
const file = join(folder, "33234_reglement.txt");

beforeAll(() => {
  writeFileSync(
    file,
    "=====PAGE 1=====\nZONE UB\nARTICLE UB 9 - EMPRISE AU SOL\nL'emprise au sol ne peut excéder 40 % de la superficie du terrain.\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const captured = () => {
  const out: string[] = [];
  const err: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => err.push(String(text)) > 0);
  return { out, err };
};

describe("lotir plu", () => {
  test("prints one compact JSON line per rule, with the commune of the file name", async () => {
    const { out } = captured();
    expect(await plu([file, "--zone", "UB", "--json"])).toBe(0);
    expect(JSON.parse(out[0] ?? "")).toMatchObject({
      insee: "33234",
      zone: "UB",
      secteur: "UB",
      champ: "emprise",
      sous_champ: "max_pct",
      statut: "valeur",
      valeur: 40,
      page: 1,
      citation: "L'emprise au sol ne peut excéder 40 % de la superficie du terrain.",
      conditions: [],
    });
    expect(out.every((line) => line.endsWith("\n") && !line.slice(0, -1).includes("\n"))).toBe(true);
  });

  test("without --json, a sentence per rule", async () => {
    const { out } = captured();
    expect(await plu([file])).toBe(0);
    expect(out[0]).toContain("UB · emprise.max_pct : 40 % (art. UB 9, p. 1)");
  });

  test.each([
    [[], /^Usage/],
    [["--inconnue"], /^Usage/],
    [["/nowhere.txt"], /introuvable/],
    [["/nowhere.pdf"], /introuvable/],
  ])("says why in French and answers 1: %j", async (args, sentence) => {
    const { err } = captured();
    expect(await plu(args)).toBe(1);
    expect(err.join("")).toMatch(sentence);
  });
});
