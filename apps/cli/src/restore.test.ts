import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { holdEmbeddedBase, knownSchema } from "@lotir/database/backup";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MANIFEST, type Manifest } from "./backup/manifest.ts";
import { putInPlace, stagingFor } from "./backup/put-in-place.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";

// Files only: the base is never opened here.
let root = "";
let home = "";
let made = "";
let said = "";

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "lotir-restaurer-"));
  home = join(root, "home");
  mkdirSync(join(home, "database/pg/pg_notify"), { recursive: true });
  writeFileSync(join(home, "database/pg/PG_VERSION"), "18");
  writeFileSync(join(home, "secret"), "s".repeat(64));
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => {
      said += `${text}\n`;
    });
  vi.stubEnv("LOTIR_HOME", home);
  vi.stubEnv("DATABASE_URL", "");
  expect(await backup([join(root, "s")], new Date("2026-11-25T06:00:00Z"))).toBe(0);
  made = join(root, "s/lotir-2026-11-25T06-00-00Z");
  said = "";
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const change = (over: Partial<Manifest>): void => {
  const manifest: Manifest = JSON.parse(readFileSync(join(made, MANIFEST), "utf8"));
  writeFileSync(join(made, MANIFEST), JSON.stringify({ ...manifest, ...over }));
};

test.each([
  ["plus récente", () => change({ schema: knownSchema() + 1 }), /version plus récente/],
  ["d'une autre maison", () => change({ base: "server" }), /base PostgreSQL/],
  ["altérée d'un octet", () => writeFileSync(join(made, "maison/secret"), `t${"s".repeat(63)}`), /maison\/secret/],
  ["à qui un fichier manque", () => rmSync(join(made, "maison/database/pg/PG_VERSION")), /PG_VERSION/],
  ["sans manifeste", () => rmSync(join(made, MANIFEST)), /pas une sauvegarde finie/],
])("%s : refusée, rien n'est touché", async (_, damage, sentence) => {
  damage();
  expect(await restore([made, "--remplacer"])).toBe(1);
  expect(said).toMatch(sentence);
  expect(readdirSync(root).toSorted()).toEqual(["home", "s"]);
  expect(readFileSync(join(home, "secret"), "utf8")).toBe("s".repeat(64));
});

test("un schéma plus ancien est accepté : il sera mis à jour au démarrage", async () => {
  change({ schema: 1 });
  rmSync(home, { recursive: true });
  expect([await restore([made]), said]).toEqual([0, expect.stringContaining("Restauré")]);
  expect(readFileSync(join(home, "secret"), "utf8")).toBe("s".repeat(64));
  expect(readdirSync(join(home, "database/pg")).toSorted()).toEqual(["PG_VERSION", "pg_notify"]);
});

test("tenue par quelqu'un, une maison n'est ni sauvegardée ni remplacée", async () => {
  const held = holdEmbeddedBase(join(home, "database"));
  expect(held.ok).toBe(true);
  for (const asked of [() => backup([join(root, "s")]), () => restore([made, "--remplacer"])]) {
    said = "";
    expect([await asked(), said]).toEqual([1, expect.stringContaining("déjà tenue par")]);
  }
  if (held.ok) held.release();
  expect(readdirSync(root).toSorted()).toEqual(["home", "s"]);
  expect(readdirSync(join(root, "s"))).toEqual(["lotir-2026-11-25T06-00-00Z"]);
});

test("sans maison, il n'y a rien à sauvegarder", async () => {
  vi.stubEnv("LOTIR_HOME", join(root, "vide"));
  for (const url of ["", "postgres://ana@127.0.0.1:1/lotir"]) {
    said = "";
    vi.stubEnv("DATABASE_URL", url);
    expect([await backup([join(root, "s")]), said]).toEqual([1, expect.stringContaining("rien à sauvegarder")]);
  }
  expect(readdirSync(join(root, "s"))).toEqual(["lotir-2026-11-25T06-00-00Z"]);
});

test.each([
  ["remplie", () => undefined],
  ["vide", () => readdirSync(home).forEach((each) => void rmSync(join(home, each), { recursive: true }))],
])("une maison %s redevient ce qu'elle était quand la base ne peut pas suivre", async (_, prepare) => {
  prepare();
  const was = readdirSync(home, { recursive: true }).toSorted();
  const coming = stagingFor(home, "1");
  mkdirSync(coming);
  writeFileSync(join(coming, "secret"), "n");
  const { undo } = await putInPlace(coming, home, "1");
  expect(readFileSync(join(home, "secret"), "utf8")).toBe("n");
  undo();
  expect(existsSync(coming)).toBe(true);
  rmSync(coming, { recursive: true });
  expect(readdirSync(home, { recursive: true }).toSorted()).toEqual(was);
});
