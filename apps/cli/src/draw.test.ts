import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draw } from "./draw.ts";

const folder = { path: "" };
const err: string[] = [];

beforeEach(() => {
  folder.path = mkdtempSync(join(tmpdir(), "draw-"));
  err.length = 0;
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation((text) => void err.push(String(text)));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder.path, { recursive: true, force: true });
});

const PLAN = {
  frame: { epsg: 2154, origin: [400_000, 6_400_000], scale: 0.9995 },
  objects: [
    {
      id: "p",
      kind: "parcel",
      layer: "parcels",
      text: "AC 69",
      points: [
        [0, 0],
        [40, 0],
        [40, 30],
        [0, 30],
      ],
    },
    {
      version: 3,
      object: {
        id: "m",
        kind: "measurement",
        layer: "annotations",
        points: [
          [0, 0],
          [40, 0],
        ],
      },
    },
  ],
};

const planFile = (plan: unknown = PLAN): string => {
  const path = join(folder.path, "plan.json");
  writeFileSync(path, JSON.stringify(plan));
  return path;
};

test.each([
  ["pdf", "%PDF-"],
  ["svg", "<svg "],
  ["dxf", "0\nSECTION"],
  ["geojson", '{"type":"FeatureCollection"'],
])("un plan sort en .%s", async (format, sign) => {
  const out = join(folder.path, `plan.${format}`);
  expect(await draw([planFile(), "--out", out, "--scale", "500", "--paper", "a4"])).toBe(0);
  expect(readFileSync(out, "latin1").replaceAll("\r", "").startsWith(sign)).toBe(true);
});

test.each([
  [["--out", "x.pdf"], "Usage"],
  [["plan.json", "--out", "x.doc"], "--out attend"],
  [["plan.json", "--out", "x.pdf", "--scale", "333"], "--scale attend"],
  [["plan.json", "--out", "x.pdf", "--paper", "a2"], "--paper attend"],
  [["plan.json", "--out", "x.pdf", "--orientation", "biais"], "--orientation attend"],
  [["absent.json", "--out", "x.pdf"], "Fichier introuvable"],
  [["--parcelle", "12", "--out", "x.pdf"], "référence cadastrale"],
])("%j est refusé par une phrase", async (args, sentence) => {
  expect(await draw(args)).toBe(1);
  expect(err.join("\n")).toContain(sentence);
});

test.each([
  [{}, "repère"],
  [{ ...PLAN, objects: 3 }, "objets"],
  [{ ...PLAN, objects: [{ id: "a", kind: "lot", layer: "lots", points: [["x", 0]] }] }, "L'objet 1"],
])("un fichier qui n'est pas un plan est refusé", async (plan, sentence) => {
  expect(await draw([planFile(plan), "--out", join(folder.path, "x.pdf")])).toBe(1);
  expect(err.join("\n")).toContain(sentence);
});

test("un plan trop grand pour la feuille dit quoi choisir", async () => {
  const out = join(folder.path, "x.pdf");
  expect(await draw([planFile(), "--out", out, "--scale", "1:100"])).toBe(1);
  expect(err.join("\n")).toContain("Choisissez 1:200 en A4 paysage.");
});
