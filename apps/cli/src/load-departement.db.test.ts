import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { embeddedFolder } from "@lotir/database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

let home = "";
let scratch = "";

const start = (...args: string[]): { child: ChildProcess; said: () => { stdout: string; stderr: string } } => {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, LOTIR_HOME: home, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout?.on("data", (text: Buffer) => {
    stdout += text.toString("utf8");
  });
  child.stderr?.on("data", (text: Buffer) => {
    stderr += text.toString("utf8");
  });
  return { child, said: () => ({ stdout, stderr }) };
};

const lotir = async (...args: string[]) => {
  const { child, said } = start(...args);
  const [code] = await once(child, "close");
  return { code: code as number | null, ...said() };
};

/** Resolves when the command has told of a commune, whatever became of it. */
const firstTold = ({ child, said }: ReturnType<typeof start>): Promise<void> =>
  new Promise((resolve) => {
    child.stderr?.on("data", () => {
      if (/\d+\/\d+ · /.test(said().stderr)) resolve();
    });
  });

const plot = (codeInsee: string, numero: number): unknown => {
  const [west, south] = [2.3 + numero * 0.0004, 47.1 + Number(codeInsee.slice(2)) * 0.01];
  const ring = [
    [west, south],
    [west + 0.0004, south],
    [west + 0.0004, south + 0.0003],
    [west, south + 0.0003],
    [west, south],
  ];
  const id = `${codeInsee}000AB${String(numero).padStart(4, "0")}`;
  return { type: "Feature", id, geometry: { type: "Polygon", coordinates: [ring] }, properties: { id } };
};

const write = (folder: string, codeInsee: string, parcelles: string): void => {
  mkdirSync(join(folder, codeInsee), { recursive: true });
  writeFileSync(join(folder, codeInsee, "parcelles.json"), parcelles);
};
const plots = (codeInsee: string, count: number): string =>
  JSON.stringify({
    type: "FeatureCollection",
    features: Array.from({ length: count }, (_, rank) => plot(codeInsee, rank + 1)),
  });

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "lotir-test-departement-"));
  home = join(scratch, "maison");
  const made = await embeddedFolder();
  cpSync(made, join(home, "database"), { recursive: true });
  rmSync(made, { recursive: true, force: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("tué net en route, il reprend où il en était ; la commune au fichier coupé est nommée, les autres chargées", async () => {
  const folder = join(scratch, "dossiers");
  for (const [code, count] of [
    ["18001", 9],
    ["18002", 8],
    ["18003", 7],
    ["18004", 6],
    ["18005", 5],
  ] as const)
    write(folder, code, plots(code, count));
  write(folder, "18006", "{");
  write(folder, "33001", plots("33001", 3));
  const cut = start("load", "18", "--from", folder);
  await firstTold(cut);
  cut.child.kill("SIGKILL");
  await once(cut.child, "close");

  const { code, stdout, stderr } = await lotir("load", "18", "--from", folder, "--json");
  const lines = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ commune }) => commune).sort()).toEqual(["18001", "18002", "18003", "18004", "18005", "18006"]);
  expect(lines.find(({ commune }) => commune === "18006")).toMatchObject({ outcome: "failed" });
  for (const [commune, parcelles] of [
    ["18001", 9],
    ["18002", 8],
    ["18003", 7],
    ["18004", 6],
    ["18005", 5],
  ])
    expect(lines.find((line) => line.commune === commune)).toMatchObject({ parcelles });
  expect(stderr).toContain("Département 18 : 6 communes, quatre à la fois.");
  expect(stderr).toContain("1 a échoué");
  expect(stderr).toMatch(/18006 Commune 18006 : .*coupée/);
  expect(code).toBe(1);

  write(folder, "18006", plots("18006", 4));
  const mended = await lotir("load", "18", "--from", folder);
  expect(mended.stderr).toContain("18006) : 4 parcelles");
  expect(mended.stderr).toContain("Département 18 : 1 commune chargée, 5 l’étaient déjà.");
  expect(mended.code).toBe(0);
});
