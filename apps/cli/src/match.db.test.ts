import { spawn } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { embeddedFolder } from "@lotir/database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const DATA = fileURLToPath(new URL("../../../../shared/data/", import.meta.url));
const NO_REAL_GROUND = "les terrains réels ne sont pas ici (../shared/data)";

let home = "";
let scratch = "";

const lotir = (...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: { ...process.env, LOTIR_HOME: home, DATABASE_URL: "" },
    });
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (text: Buffer) => {
      stdout += text.toString("utf8");
    });
    child.stderr.on("data", (text: Buffer) => {
      stderr += text.toString("utf8");
    });
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });

const folderWith = (files: Readonly<Record<string, unknown>>): string => {
  const folder = mkdtempSync(join(scratch, "dossier-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
  return folder;
};

/** Three plots of about 30, 60 and 90 m by 33 m, side by side. */
const plot = (numero: number): unknown => {
  const west = 2.3 + [0, 0, 0.0004, 0.0012][numero]!;
  const east = west + 0.0004 * numero;
  const ring = [
    [west, 47.1],
    [east, 47.1],
    [east, 47.1003],
    [west, 47.1003],
    [west, 47.1],
  ];
  const id = `18033000AB000${numero}`;
  return {
    type: "Feature",
    id,
    geometry: { type: "Polygon", coordinates: [ring] },
    properties: { id, contenance: 1_011 * numero },
  };
};
const parcelles = { type: "FeatureCollection", features: [plot(1), plot(2), plot(3)] };
const diagnosis = { numero_dpe: "A", code_insee_ban: "18033", type_batiment: "maison", _geopoint: "47.1001,2.3002" };

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "lotir-test-match-"));
  home = join(scratch, "maison");
  const made = await embeddedFolder();
  cpSync(made, join(home, "database"), { recursive: true });
  rmSync(made, { recursive: true, force: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("before the commune is loaded: its sentence, exit 1", async () => {
  const adverts = join(folderWith({ "a.json": [] }), "a.json");
  const { code, stdout, stderr } = await lotir("match", adverts, "--commune", "18033", "--json");
  expect(stderr).toContain("La commune 18033 n'est pas chargée");
  expect([code, stdout]).toEqual([1, ""]);
});

test("diagnoses are a layer of the load, and an advert finds its plot", async () => {
  const dpe = {
    total: 3,
    results: [diagnosis, { ...diagnosis, _geopoint: "0,0" }, { ...diagnosis, code_insee_ban: "18001" }],
  };
  const loaded = await lotir(
    "load",
    "18033",
    "--from",
    folderWith({ "parcelles.json": parcelles, "dpe.json": dpe }),
    "--json",
  );
  expect(JSON.parse(loaded.stdout).layers.dpe).toMatchObject({
    status: "loaded",
    read: 3,
    kept: 1,
    dropped: { "sans-position": 1, "autre-commune": 1 },
  });
  const advert = {
    uuid: "a",
    title: "Terrain à bâtir",
    propertyType: 5,
    landSurface: "2022",
    city: { insee: "18033" },
    locations: { lat: "47.10015", lon: "2.3008" },
  };
  const page = join(
    folderWith({ "page.json": { "hydra:member": [advert, { uuid: "b", propertyType: 3 }, 12] } }),
    "page.json",
  );
  const { code, stdout } = await lotir("match", page, "--commune", "18033", "--json");
  const lines = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ id, unmatched }) => [id, unmatched])).toEqual([
    ["a", null],
    ["b", "type-non-gere"],
    ["#3", "illisible"],
  ]);
  expect(lines[0].candidates[0]).toMatchObject({ parcelle: "18033000AB0002" });
  expect(code).toBe(0);
});

test("a folder without diagnoses: that layer is unknown, and matching works without it", async () => {
  const loaded = await lotir(
    "load",
    "18034",
    "--from",
    folderWith({ "parcelles.json": JSON.parse(JSON.stringify(parcelles).replaceAll("18033", "18034")) }),
    "--json",
  );
  expect(JSON.parse(loaded.stdout).layers.dpe).toMatchObject({ status: "unknown", kept: 0 });
  const adverts = join(
    folderWith({ "a.json": [{ uuid: "a", propertyType: 5, landSurface: 3_033, city: { insee: "18034" } }] }),
    "a.json",
  );
  const { stdout } = await lotir("match", adverts, "--commune", "18034");
  expect(stdout).toMatch(/^a\n {2}18034000AB0003 \d+ % : terrain 3\s033 m², annonce 3\s033 m²/);
});

test.for([
  ["no file", ["match", "--commune", "18033"], "Usage : lotir match"],
  ["no commune", ["match", MAIN], "Usage : lotir match"],
  ["a file that is not there", ["match", "/nulle/part.json", "--commune", "18033"], "Fichier introuvable"],
  ["a file that is no JSON", ["match", MAIN, "--commune", "18033"], "Fichier illisible"],
] as const)("%s has its sentence and exit 1", async ([, args, sentence]) => {
  const { code, stdout, stderr } = await lotir(...args);
  expect(stderr).toContain(sentence);
  expect([code, stdout]).toEqual([1, ""]);
});

interface Truth {
  readonly id: string;
  readonly parcelles: readonly string[];
  readonly enough: boolean;
}

test("Latresne: nine adverts in ten with enough clues find their parcel, and certain is never wrong", async (context) => {
  if (!existsSync(DATA)) return context.skip(NO_REAL_GROUND);
  const folder = join(scratch, "latresne");
  mkdirSync(folder);
  cpSync(join(DATA, "latresne-33234"), folder, { recursive: true });
  copyFileSync(join(DATA, "adverts-33234/dpe.json.gz"), join(folder, "dpe.json.gz"));
  expect((await lotir("load", "33234", "--from", folder, "--json")).code).toBe(0);
  const { stdout } = await lotir("match", join(DATA, "adverts-33234/adverts.json"), "--commune", "33234", "--json");
  const answers = new Map(
    stdout
      .trimEnd()
      .split("\n")
      .map((line) => [JSON.parse(line).id, JSON.parse(line)]),
  );
  const truth: readonly Truth[] = JSON.parse(readFileSync(join(DATA, "adverts-33234/truth.json"), "utf8"));
  const isRight = ({ id, parcelles: right }: Truth) => right.includes(answers.get(id)?.candidates[0]?.parcelle);
  const enough = truth.filter((each) => each.enough);
  expect(enough.filter(isRight).length / enough.length).toBeGreaterThanOrEqual(0.9);
  const certain = truth.filter(({ id }) => answers.get(id)?.certain);
  expect(certain.length).toBeGreaterThanOrEqual(16);
  expect(certain.filter((each) => !isRight(each))).toEqual([]);
});
