import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { communeFolders, folderOf } from "./commune-folders.ts";

const root = mkdtempSync(join(tmpdir(), "lotir-test-dossiers-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const name of ["33001", "33002", "2A004", "97105", "34001", "notes"]) mkdirSync(join(root, name));
writeFileSync(join(root, "33002", "parcelles.geojson.gz"), "0123456789");
writeFileSync(join(root, "33003"), "un fichier");

test("les communes d'un département sont ses sous-dossiers, pesés par leurs parcelles", () => {
  expect(communeFolders(root, "33")).toEqual([
    { codeInsee: "33001", folder: join(root, "33001"), weight: 1 },
    { codeInsee: "33002", folder: join(root, "33002"), weight: 10 },
  ]);
  expect(communeFolders(root, "2A").map(({ codeInsee }) => codeInsee)).toEqual(["2A004"]);
  expect(communeFolders(root, "971").map(({ codeInsee }) => codeInsee)).toEqual(["97105"]);
  expect(communeFolders(root, "97")).toEqual([]);
});

test("une commune se prend dans son sous-dossier, ou dans le dossier lui-même", () => {
  expect(folderOf(root, "33001")).toBe(join(root, "33001"));
  expect(folderOf(root, "33003")).toBe(root);
  expect(folderOf(root, "33099")).toBe(root);
});
