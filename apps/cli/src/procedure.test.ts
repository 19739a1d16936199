import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { procedure } from "./procedure.ts";

const folder = { path: "" };
const out: string[] = [];
const err: string[] = [];

beforeEach(() => {
  folder.path = mkdtempSync(join(tmpdir(), "procedure-"));
  out.length = 0;
  err.length = 0;
  vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => err.push(String(text)) > 0);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder.path, { recursive: true, force: true });
});

const written = (name: string, text: string): string => {
  const path = join(folder.path, name);
  writeFileSync(path, text);
  return path;
};

const ZAC = { version: 1, id: "zac", operation: { frame: "zac-amenageur" } };

test("one document, one answer, its id echoed", async () => {
  expect(await procedure([written("zac.json", `\uFEFF${JSON.stringify(ZAC)}`), "--json"])).toBe(0);
  expect(JSON.parse(out.join(""))).toMatchObject({
    id: "zac",
    kind: "aucune",
    article: "R.442-1 c",
    missing: [],
    instruction: null,
  });
});

test("without --json, French sentences", async () => {
  expect(await procedure([written("zac.json", JSON.stringify(ZAC))])).toBe(0);
  expect(out.join("")).toContain("zac : aucune autorisation d'urbanisme (R.442-1 c).");
});

test("a document a line: what cannot be read says why, and the others go on, in their order", async () => {
  const lines = [
    JSON.stringify(ZAC),
    "{oups",
    JSON.stringify({ version: 1, id: 7, ground: { colour: "vert" } }),
    JSON.stringify({ version: 1 }),
  ];
  expect(await procedure([written("many.jsonl", `${lines.join("\n")}\n`), "--json"])).toBe(0);
  const answers = out
    .join("")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(answers).toMatchObject([
    { id: "zac", kind: "aucune" },
    { id: null, error: "Ce n'est pas un document JSON." },
    { id: 7, error: "ground.colour : clé inconnue" },
    { id: null, kind: "a-confirmer" },
  ]);
});

test.each([[[]], [["a.json", "b.json"]], [["absent.json"]]])("%j is refused with a sentence", async (args) => {
  expect(await procedure(args)).toBe(1);
  expect(err.join("")).toMatch(/Usage : lotir procedure|introuvable/);
});

test("a single document that cannot be read is refused with its path", async () => {
  expect(
    await procedure([written("bad.json", JSON.stringify({ version: 1, file: { filed: "hier" } })), "--json"]),
  ).toBe(1);
  expect(err.join("")).toContain("file.filed : une date");
});
