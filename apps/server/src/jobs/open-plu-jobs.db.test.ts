import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isScanLate, openCommuneThreads, PLU_READER, type ReadingStep } from "@lotir/commune-work";
import { sourcesAt } from "@lotir/connectors";
import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import {
  DEMO_IDENTITY,
  demoPlan,
  generateCommune,
  type ServedPlan,
  type SourceServer,
  serveCommune,
  startSourceServer,
} from "@lotir/demo";
import { documentOf, markDocument, reglementsOf, type StoredDocument, showPlu } from "@lotir/territory";
import { isoDate } from "@lotir/units";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CommuneJobs } from "./commune-jobs.ts";
import { openCommuneJobs } from "./open-commune-jobs.ts";
import { openPluFiles, type PluFiles } from "./plu-files.ts";

const WHOLE = "06999";
const WITHOUT_PLAN = "06998";
const BROKEN_FILE = "06997";

/** Each on its own stretch of sea: zones are asked by place. */
const communeOf = (codeInsee: string) => {
  const middle = [DEMO_IDENTITY.middle[0] + Number(codeInsee) - Number(WHOLE), DEMO_IDENTITY.middle[1]] as const;
  return generateCommune({ seed: "essai-plu", parcels: 120, identity: { ...DEMO_IDENTITY, codeInsee, middle } });
};

const broken = (): ServedPlan => {
  const plan = demoPlan("modernise", { ...DEMO_IDENTITY, codeInsee: BROKEN_FILE });
  const bytes = async () => Buffer.from("%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 9 0 R >>");
  return { ...plan, files: new Map([...plan.files].map(([name, file]) => [name, { ...file, bytes }])) };
};

onBothHomes((home) => {
  describe("lecture des règlements", () => {
    let database: Database;
    let server: SourceServer;
    let jobs: CommuneJobs;
    let files: PluFiles;
    let folder: string;
    const steps: ReadingStep["step"][] = [];

    const only = async (codeInsee: string): Promise<StoredDocument | undefined> => {
      const [key] = await reglementsOf(database.territory, codeInsee);
      return key && documentOf(database.territory, key);
    };
    const settled = async (codeInsee: string): Promise<StoredDocument> => {
      await expect
        .poll(async () => (await only(codeInsee))?.status, { timeout: 90_000 })
        .not.toMatch(/waiting|reading/);
      await expect.poll(async () => await only(codeInsee), { timeout: 90_000 }).toBeDefined();
      const document = await only(codeInsee);
      if (document === undefined) throw new Error("no document");
      return document;
    };
    const readAgain = async (codeInsee: string): Promise<StoredDocument> => {
      const [key] = await reglementsOf(database.territory, codeInsee);
      if (key === undefined) throw new Error("no règlement");
      await jobs.plu.read(codeInsee, key, "forced");
      return settled(codeInsee);
    };

    const openJobs = (): Promise<CommuneJobs> => {
      const live = sourcesAt(server.url, { name: "essai", licence: "Données d'essai" });
      return openCommuneJobs({
        isWorking: true,
        threads: openCommuneThreads("watched"),
        database,
        files,
        plan: { live, local: [], userAgent: "Lotir/essai" },
        today: () => isoDate("2026-06-15"),
        reportBug: () => undefined,
        reportDoubts: () => undefined,
      });
    };

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "lotir-reglements-"));
      files = openPluFiles(folder);
      database = await home.open();
      server = await startSourceServer({
        communes: [
          serveCommune(communeOf(WHOLE)),
          serveCommune(communeOf(WITHOUT_PLAN), []),
          serveCommune(communeOf(BROKEN_FILE), [broken()]),
        ],
      });
      jobs = await openJobs();
      jobs.plu.onChange(({ step }) => void (step && steps.push(step.step)));
    });
    afterAll(async () => {
      await jobs?.close();
      await server?.close();
      await database?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    test("un règlement est lu dès que les zones sont là, page à page, et son fichier gardé", async () => {
      await jobs.start(WHOLE);
      const document = await settled(WHOLE);
      expect(document).toMatchObject({
        status: "read",
        planName: `${WHOLE}_PLU_20240318`,
        approvedOn: "2024-03-18",
        publishedOn: "2024-03-18",
        pages: 16,
        illegiblePages: [13],
        fetchedOn: "2026-06-15",
      });
      expect((await files.read(document.hash ?? ""))?.length).toBe(document.bytes);
      expect(new Set(steps)).toEqual(new Set(["searching", "downloading", "reading", "understanding"]));
    });

    test("les règles d'une parcelle viennent avec leur phrase, sa page et ses boîtes", async () => {
      await jobs.settled(WHOLE, ({ scan }) => scan?.status === "loaded");
      const { rows } = await sql<{ id: string }>`
        select parcelle_id as id from territory.parcelle_fact where zone = 'UB' limit 1`.execute(database.territory);
      const id = rows[0]?.id ?? "";
      const plu = await showPlu(database.territory, { codeInsee: WHOLE, id });
      if (plu.kind !== "zone" || plu.shown === undefined) throw new Error(`no rules: ${plu.kind}`);
      expect(plu.shown.rules.emprise.max).toMatchObject({ kind: "valeur", value: 0.5, status: "lu-et-verifie" });
      const { quote, page } = plu.shown.rules.emprise.max;
      const place = plu.shown.places.find((each) => each.quote === quote && each.page === page);
      expect(place?.boxes.length).toBeGreaterThan(0);
    });

    test("l'analyse porte la version des règles lues", async () => {
      expect(await isScanLate(database.territory, WHOLE)).toBe(false);
      const { rows } = await sql<{ vintage: string }>`
        select vintage from territory.layer where commune = ${WHOLE} and name = 'scan'`.execute(database.territory);
      expect(rows[0]?.vintage).toContain((await only(WHOLE))?.hash?.slice(0, 8));
    });

    test("une source en panne le dit, et ce qui avait été lu reste", async () => {
      server.setFault("documents", { kind: "dead" });
      const document = await readAgain(WHOLE);
      server.setFault("documents", undefined);
      expect(document).toMatchObject({ status: "unknown", failure: { kind: "unreachable" } });
      expect(document.hash).not.toBeNull();
      const { rows } = await sql<{ kept: number }>`
        select count(*) as kept from territory.plu_zone_rules where document_id = ${document.id}`.execute(
        database.territory,
      );
      expect(rows[0]?.kept).toBeGreaterThan(5);
      expect(await readAgain(WHOLE)).toMatchObject({ status: "read", failure: null });
    });

    test("aucun document publié n'est pas une panne", async () => {
      await jobs.start(WITHOUT_PLAN, { layer: "zones" });
      expect(await settled(WITHOUT_PLAN)).toMatchObject({
        status: "no-document",
        failure: { kind: "no-document", missing: "plan" },
        hash: null,
      });
    });

    test("un fichier abîmé est refusé avec une phrase, et n'est pas gardé", async () => {
      await jobs.start(BROKEN_FILE, { layer: "zones" });
      const document = await settled(BROKEN_FILE);
      expect(document).toMatchObject({ status: "unreadable", failure: { kind: "refused-file" }, hash: null });
      const { failure } = document;
      expect(failure?.kind === "refused-file" && failure.sentence).toMatch(/PDF/);
    });

    test("ce qu'un processus mort lisait est repris, ou peut être redemandé", async () => {
      await jobs.close();
      const [key] = await reglementsOf(database.territory, WHOLE);
      if (key === undefined) throw new Error("no règlement");
      await markDocument(database, { ...key, commune: WHOLE, status: "reading" });
      jobs = await openJobs();
      // One process holds an embedded base; on a server, another may still be at it, and only its job tells.
      expect((await settled(WHOLE)).status).toBe(home.kind === "embedded" ? "read" : "unknown");
    });

    // Unknown: the source was down when it was first read again.
    test.each(["read", "unknown"])(
      "ce qu'une autre version avait lu est relu à l'ouverture suivante : %s",
      async (status) => {
        await jobs.close();
        await sql`update territory.plu_document set status = ${status}, failure = null, reader = 'une autre'
        where commune = ${WHOLE}`.execute(database.loading);
        jobs = await openJobs();
        await expect.poll(async () => (await only(WHOLE))?.reader, { timeout: 90_000 }).toBe(PLU_READER);
        expect((await settled(WHOLE)).status).toBe("read");
      },
    );
  });
});
