import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCommuneThreads, scannedParcelles } from "@lotir/commune-work";
import { sourcesAt } from "@lotir/connectors";
import { type Database, openDatabase } from "@lotir/database";
import { embeddedFolder } from "@lotir/database/testing";
import { generateCommune, type SourceServer, serveCommune, startSourceServer } from "@lotir/demo";
import { isoDate } from "@lotir/units";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CommuneJobs } from "./commune-jobs.ts";
import { openCommuneJobs } from "./open-commune-jobs.ts";
import { openPluFiles } from "./plu-files.ts";

const DEMO = "06999";

// The verdicts are the engine's: where they are kept, which has tests of its own, changes none.
describe("verdicts de la commune de démonstration", () => {
  let database: Database;
  let server: SourceServer;
  let jobs: CommuneJobs;
  let folder = "";
  let databaseFolder = "";

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "lotir-verdicts-"));
    databaseFolder = await embeddedFolder();
    const opened = await openDatabase({ home: { kind: "embedded", folder: databaseFolder }, appVersion: "0.0.0-test" });
    if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
    database = opened.value;
    server = await startSourceServer({
      communes: [serveCommune(generateCommune({ seed: "essai-verdicts", parcels: 120 }))],
    });
    const live = sourcesAt(server.url, { name: "essai", licence: "Données d'essai" });
    jobs = await openCommuneJobs({
      isWorking: true,
      threads: openCommuneThreads("watched"),
      database,
      files: openPluFiles(folder),
      plan: { live, local: [], userAgent: "Lotir/essai" },
      today: () => isoDate("2026-06-15"),
      reportBug: () => undefined,
      reportDoubts: () => undefined,
    });
  });
  afterAll(async () => {
    await jobs?.close();
    await server?.close();
    await database?.close();
    for (const each of [folder, databaseFolder]) rmSync(each, { recursive: true, force: true });
  });

  test("des divisions y sont prouvées, sans règle ni couche supposée", async () => {
    await jobs.start(DEMO);
    await jobs.settled(DEMO, ({ scan }) => scan?.status === "loaded");
    const verdicts = new Set<string>();
    const unread = new Set<string>();
    for await (const { verdict, sheet } of scannedParcelles(database.territory, DEMO)) {
      verdicts.add(verdict);
      for (const cap of sheet.caps) if (cap.kind === "unread-layer") unread.add(cap.layer);
    }
    expect([...verdicts].sort()).toEqual(["a-verifier", "non", "oui"]);
    expect([...unread]).toEqual([]);
  });
});
