import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Database } from "@lotir/database";
import { createTwoOrganisations, ORGANISATION_A, onBothHomes, onServer } from "@lotir/database/testing";
import { openFolderStorage } from "@lotir/storage";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";
import { fillHome, inHome } from "./testing/home-database.fixture.ts";

const KEY = "photos/une.webp";
const PHOTO = Uint8Array.from({ length: 70_000 }, (_, rank) => (rank * 31) % 256);
const MADE_AT = new Date("2026-11-25T06:00:00Z");

onBothHomes((kept) => {
  describe("restaurer", () => {
    let root = "";
    let home = "";
    let made = "";
    let said = "";
    let before = "";
    const url = (): string => {
      const where = kept.where();
      return where.kind === "server" ? where.url : "";
    };
    /** As the administrator, beside the base under test. */
    const beside = <Row>(sql: string): Promise<Row[]> => {
      const admin = new URL(url());
      admin.pathname = "/postgres";
      return onServer(admin.href, async (client) => (await client.query(sql)).rows);
    };
    const name = (): string => new URL(url()).pathname.slice(1);
    const bases = async (): Promise<readonly string[]> =>
      kept.kind === "embedded"
        ? []
        : (await beside<{ datname: string }>(`select datname from pg_database where datname like '${name()}%'`)).map(
            ({ datname }) => datname,
          );
    /** What stands there: the names beside the home and those of the bases, whatever a refusal must leave as it was. */
    const standing = async (): Promise<unknown> => [readdirSync(root).toSorted(), (await bases()).toSorted()];

    const inDatabase = <Outcome>(work: (database: Database) => Promise<Outcome>): Promise<Outcome> =>
      inHome(kept, home, work);
    const rows = (): Promise<string> =>
      inDatabase(({ application }) =>
        application(ORGANISATION_A, async (trx) =>
          JSON.stringify(await trx.selectFrom("app.property").selectAll().orderBy("id").execute()),
        ),
      );
    const photo = (): Promise<Uint8Array | undefined> => openFolderStorage(join(home, "objects")).get(KEY);
    const loseEverything = async (): Promise<void> => {
      rmSync(home, { recursive: true, force: true });
      if (kept.kind === "server") await beside(`drop database if exists ${name()} with (force)`);
    };

    beforeAll(async () => {
      root = mkdtempSync(join(tmpdir(), "lotir-restaurer-"));
      home = join(root, "home");
      mkdirSync(home);
      fillHome(kept, home);
      // A secret is mounted from elsewhere, and photos stand on another disk: links stand in their place.
      writeFileSync(join(root, "secret"), "s".repeat(64));
      symlinkSync(join(root, "secret"), join(home, "secret"));
      mkdirSync(join(root, "disque"));
      symlinkSync(join(root, "disque"), join(home, "objects"));
      await openFolderStorage(join(home, "objects")).put(KEY, PHOTO, "image/webp");
      await inDatabase((database) => createTwoOrganisations(database));
      before = await rows();
    });
    afterAll(async () => {
      rmSync(root, { recursive: true, force: true });
      for (const each of await bases())
        if (each !== name()) await beside(`drop database if exists "${each}" with (force)`);
    });
    beforeEach(() => {
      said = "";
      for (const method of ["log", "error"] as const)
        vi.spyOn(console, method).mockImplementation((text: string) => {
          said += `${text}\n`;
        });
      vi.stubEnv("LOTIR_HOME", home);
      vi.stubEnv("DATABASE_URL", url());
    });
    afterEach(() => {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    });

    test("ce qu'un lien désigne est sauvegardé aussi, et nul autre compte n'en lit rien", async () => {
      expect([await backup([join(root, "sauvegardes")], MADE_AT), said]).toEqual([0, expect.anything()]);
      made = join(root, "sauvegardes", "lotir-2026-11-25T06-00-00Z");
      expect(existsSync(join(made, "maison/objects", KEY))).toBe(true);
      expect(readFileSync(join(made, "maison/secret"), "utf8")).toBe("s".repeat(64));
      for (const entry of readdirSync(made, { recursive: true, withFileTypes: true }))
        expect([entry.name, statSync(join(entry.parentPath, entry.name)).mode & 0o077]).toEqual([entry.name, 0]);
    });

    test("dans LOTIR_HOME même, une sauvegarde se perdrait avec lui : refusée", async () => {
      expect([await backup([join(home, "sauvegardes")]), said]).toEqual([1, expect.stringContaining("LOTIR_HOME")]);
      expect(existsSync(join(home, "sauvegardes"))).toBe(false);
    });

    test("tenue par le produit, une maison n'est pas remplacée : rien n'a changé", async () => {
      await inDatabase(async () => {
        const was = await standing();
        expect(await restore([made, "--remplacer"])).toBe(1);
        expect(said).toMatch(kept.kind === "embedded" ? /déjà tenue par/ : /Arrêtez Lotir/);
        expect(await standing()).toEqual(was);
      });
      expect(await rows()).toBe(before);
    });

    if (kept.kind === "server") {
      test("sans pg_restore, ou quand il échoue, la base et la maison restent : rien n'a changé", async () => {
        const was = await standing();
        vi.stubEnv("PATH", join(root, "sans-outils"));
        expect([await restore([made, "--remplacer"]), said]).toEqual([1, expect.stringContaining("pg_restore")]);
        vi.stubEnv("PATH", `${join(root, "outils")}:/usr/bin:/bin`);
        mkdirSync(join(root, "outils"));
        writeFileSync(join(root, "outils/pg_restore"), "#!/bin/sh\necho 'unsupported version (1.16)' >&2\nexit 1\n", {
          mode: 0o755,
        });
        said = "";
        expect([await restore([made, "--remplacer"]), said]).toEqual([1, expect.stringContaining("plus ancien")]);
        rmSync(join(root, "outils"), { recursive: true });
        expect(await standing()).toEqual(was);
        expect(await rows()).toBe(before);
      });

      test("un serveur qui ne répond pas se dit en une phrase", async () => {
        vi.stubEnv("DATABASE_URL", "postgres://lotir@127.0.0.1:1/lotir");
        for (const asked of [() => backup([join(root, "sauvegardes")]), () => restore([made, "--remplacer"])]) {
          said = "";
          expect([await asked(), said]).toEqual([1, expect.stringContaining("ne répond pas")]);
        }
      });
    }

    test("maison effacée, base retirée du serveur : tout revient, sans --remplacer", async () => {
      await loseEverything();
      expect([await restore([made]), said]).toEqual([0, expect.stringContaining("sauvegarde du 25/11/2026")]);
      expect(await rows()).toBe(before);
      expect(await photo()).toEqual(PHOTO);
    });

    test("un dossier vide que l'on a préparé, un volume par exemple, est rempli sans être remplacé", async () => {
      await loseEverything();
      mkdirSync(home);
      const { ino } = statSync(home);
      expect([await restore([made]), said]).toEqual([0, expect.anything()]);
      expect(statSync(home).ino).toBe(ino);
      expect(await rows()).toBe(before);
      expect(await photo()).toEqual(PHOTO);
      expect(readdirSync(root).filter((each) => each.startsWith(basename(home)))).toEqual([basename(home)]);
    });

    test("une sauvegarde déplacée se restaure d'où elle est ; une horloge reculée n'efface pas la dernière faite", async () => {
      const moved = join(root, "ailleurs");
      renameSync(made, moved);
      await loseEverything();
      expect([await restore([moved]), said]).toEqual([0, expect.anything()]);
      const folder = join(root, "horloge");
      expect(await backup([folder], new Date("2026-11-26T06:00:00Z"))).toBe(0);
      expect(await backup([folder, "--garder", "1"], new Date("2026-11-20T06:00:00Z"))).toBe(0);
      expect(readdirSync(folder)).toContain("lotir-2026-11-20T06-00-00Z");
    });
  });
});
