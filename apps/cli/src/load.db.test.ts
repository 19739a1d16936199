import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@lotir/database";
import { embeddedFolder } from "@lotir/database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const LATRESNE = fileURLToPath(new URL("../../../../shared/data/latresne-33234/", import.meta.url));
const NO_REAL_GROUND = "les terrains réels ne sont pas ici (../shared/data)";

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let home = "";
let scratch = "";

/** The command as a person runs it: a process of its own, on a home of ours. */
const lotir = (...args: string[]): Promise<Run> =>
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

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(scratch, "dossier-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
};

const plot = (numero: number, swapped: "degrees" | "swapped" = "degrees"): unknown => {
  const west = 2.3 + numero * 0.0004;
  const ring = [
    [west, 47.1],
    [west + 0.0004, 47.1],
    [west + 0.0004, 47.1003],
    [west, 47.1003],
    [west, 47.1],
  ].map((place) => (swapped === "swapped" ? place.toReversed() : place));
  const id = `18033000AB${String(numero).padStart(4, "0")}`;
  return { type: "Feature", id, geometry: { type: "Polygon", coordinates: [ring] }, properties: { id } };
};
const collection = (features: readonly unknown[]) => JSON.stringify({ type: "FeatureCollection", features });
const THREE = collection([plot(1), plot(2), plot(3)]);

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "lotir-test-cli-"));
  home = join(scratch, "maison");
  const made = await embeddedFolder();
  cpSync(made, join(home, "database"), { recursive: true });
  rmSync(made, { recursive: true, force: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("a folder of parcels alone: one compact line, absent layers unknown, exit 0", async () => {
  const { code, stdout } = await lotir("load", "18033", "--from", folderWith({ "parcelles.geojson": THREE }), "--json");
  expect(stdout.trimEnd().split("\n").length).toBe(1);
  const said = JSON.parse(stdout);
  expect(said).toMatchObject({
    commune: "18033",
    parcelles: 3,
    layers: {
      parcelles: { status: "loaded", read: 3, kept: 3, dropped: {}, notes: { "sans-contenance": 3 } },
      batiments: { status: "unknown", read: 0, kept: 0 },
      zones: { status: "unknown" },
      ventes: { status: "unknown" },
      voies: { status: "unknown" },
    },
  });
  expect(said.layers.batiments.problem).toContain("Cadastre");
  expect(code).toBe(0);
});

test("without --json, a line a layer on stdout and the progress on stderr", async () => {
  const { code, stdout, stderr } = await lotir("load", "18033", "--from", folderWith({ "parcelles.json": THREE }));
  expect(code).toBe(0);
  expect(stdout).toMatch(/^parcelles\s+chargée\s+3 lignes gardées sur 3$/m);
  expect(stderr).toContain("Parcelles : 3 objets");
});

test.for([
  ["no code", ["load"], "Indiquez un code INSEE de commune"],
  ["a name for a code", ["load", "Latresne"], "Indiquez un code INSEE de commune"],
  ["a folder that is not there", ["load", "18033", "--from", "/nulle/part"], "Dossier introuvable : /nulle/part"],
  ["a file for a folder", ["load", "18033", "--from", MAIN], "Dossier introuvable"],
  ["an unknown option", ["load", "18033", "--vite"], "Option inconnue"],
  ["an unknown command", ["charger"], "Commande inconnue : charger."],
] as const)("%s has its sentence and exit 1", async ([, args, sentence]) => {
  const { code, stdout, stderr } = await lotir(...args);
  expect(stderr).toContain(sentence);
  expect(stdout).toBe("");
  expect(code).toBe(1);
});

test("a folder without parcels has its sentence and exit 1", async () => {
  const { code, stdout, stderr } = await lotir(
    "load",
    "18033",
    "--from",
    folderWith({ "batiments.json": collection([]) }),
    "--json",
  );
  expect(stderr).toContain("n'a pas de fichier « parcelles »");
  expect([code, stdout]).toEqual([1, ""]);
});

test("parcels that cannot be read have their sentence, with the feature's number, and exit 1", async () => {
  const broken = collection([plot(1), plot(2, "swapped"), plot(3)]);
  const { code, stdout, stderr } = await lotir(
    "load",
    "18033",
    "--from",
    folderWith({ "parcelles.json": broken }),
    "--json",
  );
  expect(stderr).toContain("parcelles, objet n° 2");
  expect(stderr).toContain("coordonnées inversées");
  expect([code, stdout]).toEqual([1, ""]);
});

test("sales that cannot be read are an unknown layer: the rest is loaded, exit 0", async () => {
  const folder = folderWith({ "parcelles.json": THREE, "dvf/2024-18033.csv": "id_mutation\n1\n" });
  const { code, stdout } = await lotir("load", "18033", "--from", folder, "--json");
  const { layers } = JSON.parse(stdout);
  expect(layers.ventes.status).toBe("unknown");
  expect(layers.ventes.problem).toContain("colonne obligatoire absente");
  expect(layers.parcelles.kept).toBe(3);
  expect(code).toBe(0);
});

test("parcels without a free edge known: load and scan say that the results are to be checked, and why", async () => {
  const plots = Array.from({ length: 40 }, (_, rank) => plot(rank + 1));
  const folder = folderWith({ "parcelles.json": collection(plots) });
  const sentence = "40 des 40 parcelles n'ont aucun bord libre connu";
  const loaded = await lotir("load", "18033", "--from", folder, "--json");
  expect(JSON.parse(loaded.stdout).doubts).toEqual([expect.stringContaining(sentence)]);
  expect(loaded.stderr).toContain(`Résultats à vérifier : ${sentence}`);
  const scanned = await lotir("scan", "18033", "--json");
  expect(scanned.stderr).toContain(`Résultats à vérifier : ${sentence}`);
  const lines = scanned.stdout.trimEnd().split("\n");
  expect(lines).toHaveLength(40);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      parcelle: expect.any(String),
      doubts: [expect.stringContaining(sentence)],
    });
});

test("a home that another process holds is refused, naming it", async () => {
  const held = await openDatabase({ home: { kind: "embedded", folder: join(home, "database") }, appVersion: "0" });
  if (!held.ok) throw new Error("The test could not open its own database");
  try {
    const folder = folderWith({ "parcelles.json": THREE });
    const { code, stdout, stderr } = await lotir("load", "18033", "--from", folder, "--json");
    expect(stderr).toContain(`déjà tenue par le processus ${process.pid}`);
    expect([code, stdout]).toEqual([1, ""]);
  } finally {
    await held.value.close();
  }
});

test("Latresne: 4 344 parcels, every row of every layer accounted for", async (context) => {
  if (!existsSync(LATRESNE)) return context.skip(NO_REAL_GROUND);
  const { code, stdout } = await lotir("load", "33234", "--from", LATRESNE, "--json");
  expect(stdout.trimEnd().split("\n").length).toBe(1);
  const { parcelles, layers, doubts } = JSON.parse(stdout);
  expect(doubts).toEqual([]);
  expect(parcelles).toBe(4344);
  expect(layers).toMatchObject({
    batiments: { status: "loaded", kept: 3513 },
    zones: { status: "loaded", kept: 55 },
    ventes: { status: "loaded", read: 980, kept: 949, dropped: { sliver: 3, "symbolic-price": 28 } },
    voies: { status: "unknown" },
  });
  expect(code).toBe(0);
});
