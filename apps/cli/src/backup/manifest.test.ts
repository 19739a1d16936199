import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupsIn, MANIFEST, type Manifest, nameAt, readManifest } from "./manifest.ts";

const WHOLE: Manifest = {
  format: 1,
  madeAt: "2026-11-25T06:00:00.000Z",
  appVersion: "0.1.0",
  schema: 36,
  base: "embedded",
  objectsElsewhere: null,
  folders: ["database/pg"],
  files: [{ path: "maison/secret", bytes: 64, sha256: "a".repeat(64) }],
};
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lotir-manifeste-"));
});
afterEach(() => void rmSync(folder, { recursive: true, force: true }));

const written = (name: string, content: unknown): string => {
  const place = join(folder, name);
  mkdirSync(place);
  writeFileSync(join(place, MANIFEST), typeof content === "string" ? content : JSON.stringify(content));
  return place;
};

test("what was written is read back; names follow the order of time", () => {
  expect(readManifest(written("une", WHOLE))).toEqual(WHOLE);
  const [sooner, later] = [new Date("2026-09-30T23:59:59.999Z"), new Date("2026-10-01T00:00:00Z")].map(nameAt);
  expect([sooner, later]).toEqual(["lotir-2026-09-30T23-59-59Z", "lotir-2026-10-01T00-00-00Z"]);
});

test.each([
  ["cut", JSON.stringify(WHOLE).slice(0, -20)],
  ["empty", ""],
  ["of another format", { ...WHOLE, format: 2 }],
  ["without a schema", { ...WHOLE, schema: undefined }],
  ["a file out of the folder", { ...WHOLE, files: [{ path: "maison/../../secret", bytes: 1, sha256: "a" }] }],
  ["a file from the root", { ...WHOLE, files: [{ path: "/etc/passwd", bytes: 1, sha256: "a" }] }],
  ["a folder out of the folder", { ...WHOLE, folders: ["../ailleurs"] }],
  ["nothing of a manifest", null],
])("%s: no finished backup", (_, content) => expect(readManifest(written("autre", content))).toBeUndefined());

test("only finished backups of ours are counted, the oldest first", () => {
  written("lotir-2026-11-25T07-00-00Z", WHOLE);
  written("lotir-2026-11-25T06-00-00Z", WHOLE);
  written("lotir-2026-11-25T08-00-00Z.partial", WHOLE);
  written("lotir-2026-11-25T09-00-00Z", "not ours");
  written("photos", WHOLE);
  mkdirSync(join(folder, "lotir-2026-11-25T10-00-00Z"));
  expect(backupsIn(folder).map((each) => basename(each))).toEqual([
    "lotir-2026-11-25T06-00-00Z",
    "lotir-2026-11-25T07-00-00Z",
  ]);
  expect(backupsIn(join(folder, "absent"))).toEqual([]);
});
