import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toZip } from "./to-zip.ts";
import { readZip } from "./zip-parts.fixture.ts";

const ENTRIES = [
  { name: "Pièces/DP1_plan_de_situation.pdf", bytes: new TextEncoder().encode("a".repeat(5_000)) },
  { name: "données.json", bytes: new Uint8Array([1, 2, 3]) },
  { name: "vide.txt", bytes: new Uint8Array() },
];

test("what was put in comes out, names with accents included; the same files make the same archive", () => {
  const zip = toZip(ENTRIES, "2026-11-24");
  expect(readZip(zip)).toEqual(new Map(ENTRIES.map(({ name, bytes }) => [name, Buffer.from(bytes)])));
  expect(toZip(ENTRIES, "2026-11-24")).toEqual(zip);
});

test("another reader opens it, and finds every sum right", () => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-zip-"));
  try {
    writeFileSync(join(folder, "a.zip"), toZip(ENTRIES, "2026-11-24"));
    const told = execFileSync("python3", [
      "-c",
      "import sys,zipfile as z; f=z.ZipFile(sys.argv[1]); print(f.testzip(), len(f.namelist()))",
      join(folder, "a.zip"),
    ]);
    expect(told.toString().trim()).toBe("None 3");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
