import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const lines = readFileSync(new URL("docs/TRACE.md", root), "utf8").split("\n");

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, quoted = ""]) => quoted)
    .filter((quoted) => /^[\w.-]+\/[\w./-]+$/.test(quoted));

const rows = lines
  .filter((line) => line.startsWith("| ") && !line.startsWith("| exigence"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe("la trace des exigences", () => {
  test("chaque chemin cité existe", () => {
    const missing = lines.flatMap(pathsIn).filter((path) => !existsSync(fileURLToPath(new URL(path, root))));
    expect(missing).toEqual([]);
  });

  test("chaque exigence dit son code et sa preuve", () => {
    expect(rows.length).toBeGreaterThan(30);
    for (const [requirement = "", code = "", proof = ""] of rows) {
      expect(pathsIn(code), requirement).not.toEqual([]);
      expect(proof, requirement).not.toBe("");
    }
  });
});
