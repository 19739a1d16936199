import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCommuneThreads } from "@lotir/commune-work";
import { sourcesAt } from "@lotir/connectors";
import type { Database } from "@lotir/database";
import { generateCommune, serveCommune, startSourceServer } from "@lotir/demo";
import type { Doubt } from "@lotir/territory";
import { isoDate } from "@lotir/units";
import { sql } from "kysely";
import type { CommuneJobs, LiveProgress } from "./commune-jobs.ts";
import { openCommuneJobs } from "./open-commune-jobs.ts";
import { openPluFiles } from "./plu-files.ts";

export const COMMUNE = "06999";

/** A hamlet: everything that a commune has, in some twenty parcels. */
export const startHamletServer = () =>
  startSourceServer({ communes: [serveCommune(generateCommune({ seed: "essai-travaux", parcels: 28 }))] });

export interface JobTrial {
  readonly jobs: CommuneJobs;
  /** What went wrong that nobody expected. */
  readonly bugs: readonly unknown[];
  /** What was told to be checked. */
  readonly doubts: readonly Doubt[];
  /** Resolves to the first state of the commune that passes, within two minutes. */
  until(isReached: (progress: LiveProgress) => boolean): Promise<LiveProgress>;
  close(): Promise<void>;
}

const PATIENCE = 120_000;

export const openJobTrial = async (database: Database, sourcesUrl: string): Promise<JobTrial> => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-test-travaux-"));
  const live = sourcesAt(sourcesUrl, { name: "essai", licence: "Données d'essai" });
  const bugs: unknown[] = [];
  const doubts: Doubt[] = [];
  const jobs = await openCommuneJobs({
    isWorking: true,
    threads: openCommuneThreads("watched"),
    database,
    plan: { live, local: [], userAgent: "Lotir/essai" },
    files: openPluFiles(folder),
    today: () => isoDate("2026-06-15"),
    reportBug: (error) => void bugs.push(error),
    reportDoubts: (_codeInsee, found) => void doubts.push(...found),
  });
  return {
    jobs,
    bugs,
    doubts,
    until: async (isReached) => {
      const deadline = performance.now() + PATIENCE;
      for (;;) {
        const progress = await jobs.progress(COMMUNE);
        if (isReached(progress)) return progress;
        if (performance.now() > deadline) throw new Error(`Still ${JSON.stringify(progress)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: async () => {
      await jobs.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const statusOf = ({ layers }: LiveProgress, layer: string): string | undefined =>
  layers.find(({ name }) => name === layer)?.status;

/** Loads that no layer shows and that nobody gave up: what a dead process leaves. */
export const unpublishedLoads = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ loads: number }>`
    select count(*) as loads from territory.load where published_at is null`.execute(database.loading);
  return rows[0]?.loads ?? -1;
};

/** Rows of loads that no layer shows. */
export const hiddenRows = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from territory.loaded_parcelle r
    where not exists (select from territory.layer l where l.load_id = r.load_id)`.execute(database.loading);
  return rows[0]?.rows ?? -1;
};
