import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@lotir/database";
import { knownSchema } from "@lotir/database/backup";
import {
  CANARY_A,
  CANARY_B,
  createTwoOrganisations,
  ORGANISATION_A,
  ORGANISATION_B,
  onBothHomes,
  onServer,
} from "@lotir/database/testing";
import { openFolderStorage } from "@lotir/storage";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { MANIFEST } from "./backup/manifest.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";
import { fillHome, inHome } from "./testing/home-database.fixture.ts";

const TABLES = [
  "app.property",
  "app.plan",
  "app.plan_object",
  "app.dossier_piece",
  "app.division_project",
  "app.audit",
] as const;
const PHOTO = Uint8Array.from({ length: 3_000 }, (_, rank) => (rank * 7) % 256);

onBothHomes((kept) => {
  describe("sauvegarder et restaurer", () => {
    let home = "";
    let folder = "";
    let said = "";
    let before = "";

    const inDatabase = <Outcome>(work: (database: Database) => Promise<Outcome>): Promise<Outcome> =>
      inHome(kept, home, work);
    /** The rows of an organisation, as its members see them. */
    const rowsOf = (organisation: string): Promise<string> =>
      inDatabase(({ application }) =>
        application(organisation, async (trx): Promise<string> => {
          const rows: unknown[] = [];
          for (const table of TABLES) rows.push(await trx.selectFrom(table).selectAll().execute());
          return JSON.stringify(rows);
        }),
      );

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "lotir-sauvegardes-"));
      home = join(mkdtempSync(join(tmpdir(), "lotir-maison-")), "home");
      mkdirSync(home);
      fillHome(kept, home);
      writeFileSync(join(home, "secret"), "s".repeat(64));
      await openFolderStorage(join(home, "objects")).put("photos/une.jpg", PHOTO, "image/jpeg");
      await inDatabase((database) => createTwoOrganisations(database));
    });
    afterAll(async () => {
      for (const each of [folder, join(home, "..")]) rmSync(each, { recursive: true, force: true });
      const where = kept.where();
      if (where.kind === "embedded") return;
      // The base that was set aside is this test's too.
      const { pathname } = new URL(where.url);
      await onServer(new URL("/postgres", where.url).href, (admin) =>
        admin.query(`drop database if exists "${pathname.slice(1)}_avant_20261126070000"`),
      );
    });
    beforeEach(() => {
      said = "";
      for (const method of ["log", "error"] as const)
        vi.spyOn(console, method).mockImplementation((text: string) => {
          said += `${text}\n`;
        });
      const where = kept.where();
      vi.stubEnv("LOTIR_HOME", home);
      vi.stubEnv("DATABASE_URL", where.kind === "server" ? where.url : "");
    });
    afterEach(() => {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    });

    test("tout est sauvegardé, relu, et fermé aux autres comptes", async () => {
      expect([await backup([folder], new Date("2026-11-25T06:00:00Z")), said]).toEqual([
        0,
        expect.stringContaining("Sauvegardé et relu"),
      ]);
      const made = join(folder, "lotir-2026-11-25T06-00-00Z");
      expect(statSync(made).mode & 0o077).toBe(0);
      expect(statSync(join(made, "maison/objects/photos/une.jpg")).mode & 0o077).toBe(0);
      expect(readdirSync(folder)).toEqual(["lotir-2026-11-25T06-00-00Z"]);
    });

    test("une maison perdue revient entière : lignes, photo, secret", async () => {
      const made = join(folder, "lotir-2026-11-25T06-00-00Z");
      before = await rowsOf(ORGANISATION_A);
      await inDatabase(({ application }) =>
        application(ORGANISATION_A, (trx) => sql`update app.property set name = 'Changé depuis'`.execute(trx)),
      );
      rmSync(join(home, "objects"), { recursive: true });
      // What stands there is not written over unless it is said.
      expect([await restore([made]), said]).toEqual([1, expect.stringContaining("--remplacer")]);
      expect(await rowsOf(ORGANISATION_A)).toContain("Changé depuis");
      expect([await restore([made, "--remplacer"], new Date("2026-11-26T07:00:00Z")), said]).toEqual([
        0,
        expect.stringContaining("Restauré de"),
      ]);
      expect(await rowsOf(ORGANISATION_A)).toBe(before);
      expect(await openFolderStorage(join(home, "objects")).get("photos/une.jpg")).toEqual(PHOTO);
      expect(readFileSync(join(home, "secret"), "utf8")).toBe("s".repeat(64));
      // The former home is beside, not gone.
      expect(existsSync(`${home}-avant-20261126070000`)).toBe(true);
    });

    test("les règles par ligne sont revenues avec les lignes : chacune voit les siennes, et aucune autre", async () => {
      const [own, other] = [await rowsOf(ORGANISATION_A), await rowsOf(ORGANISATION_B)];
      expect([own.includes(CANARY_A), own.includes(CANARY_B)]).toEqual([true, false]);
      expect([other.includes(CANARY_A), other.includes(CANARY_B)]).toEqual([false, true]);
    });

    test("une sauvegarde abîmée, tronquée ou plus récente ne change rien", async () => {
      const made = join(folder, "lotir-2026-11-25T06-00-00Z");
      const copy = join(folder, "copie");
      cpSync(made, copy, { recursive: true });
      truncateSync(join(copy, "maison/objects/photos/une.jpg"), 100);
      expect([await restore([copy, "--remplacer"]), said]).toEqual([
        1,
        expect.stringContaining("objects/photos/une.jpg n'est plus ce qui a été écrit"),
      ]);
      rmSync(join(copy, MANIFEST));
      expect([await restore([copy, "--remplacer"]), said]).toEqual([
        1,
        expect.stringContaining("pas une sauvegarde finie"),
      ]);
      const manifest = JSON.parse(readFileSync(join(made, MANIFEST), "utf8"));
      writeFileSync(join(copy, MANIFEST), JSON.stringify({ ...manifest, schema: knownSchema() + 1 }));
      expect([await restore([copy, "--remplacer"]), said]).toEqual([1, expect.stringContaining("plus récente")]);
      rmSync(copy, { recursive: true });
      expect(await rowsOf(ORGANISATION_A)).toBe(before);
    });

    test("les plus anciennes s'en vont, une fois la nouvelle faite ; ce qui est à d'autres reste", async () => {
      mkdirSync(join(folder, "lotir-2020-01-01T00-00-00Z"));
      writeFileSync(join(folder, "notes.txt"), "à moi");
      expect(await backup([folder, "--garder", "2"], new Date("2026-11-25T07:00:00Z"))).toBe(0);
      expect(await backup([folder, "--garder", "2"], new Date("2026-11-25T08:00:00Z"))).toBe(0);
      expect(readdirSync(folder).toSorted()).toEqual([
        "lotir-2020-01-01T00-00-00Z",
        "lotir-2026-11-25T07-00-00Z",
        "lotir-2026-11-25T08-00-00Z",
        "notes.txt",
      ]);
    });

    if (kept.kind === "embedded")
      test("une base que le produit tient ne se copie pas, et rien n'est laissé à moitié", async () => {
        await inDatabase(async () => {
          const before = readdirSync(folder);
          expect([await backup([folder]), said]).toEqual([1, expect.stringContaining("déjà tenue par")]);
          expect(readdirSync(folder)).toEqual(before);
        });
      });

    test("une demande de travers dit ce qui est attendu", async () => {
      for (const args of [[], [folder, "autre"], [folder, "--garder", "zéro"]]) expect(await backup(args)).toBe(1);
      expect(await restore([])).toBe(1);
      expect(said.match(/Usage : lotir (?:backup|restore)/g)).toHaveLength(4);
    });
  });
});
