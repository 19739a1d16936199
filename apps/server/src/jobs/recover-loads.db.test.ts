import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase } from "@lotir/database";
import { embeddedFolder } from "@lotir/database/testing";
import type { SourceServer } from "@lotir/demo";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  COMMUNE,
  hiddenRows,
  openJobTrial,
  startHamletServer,
  statusOf,
  unpublishedLoads,
} from "./job-trial.fixture.ts";

const LOADING = fileURLToPath(new URL("./loading-process.fixture.ts", import.meta.url));

let folder = "";
let server: SourceServer;
beforeAll(async () => {
  folder = await embeddedFolder();
  server = await startHamletServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const openFolder = async (): Promise<Database> => {
  const opened = await openDatabase({ home: { kind: "embedded", folder }, appVersion: "0.0.0-test" });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  return opened.value;
};

/** Starts a loading in a process of its own and kills it outright in the middle. */
const killWhileLoading = async (layer: string): Promise<void> => {
  const child = spawn(process.execPath, [LOADING, folder, server.url, layer], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const said = await Promise.race([once(child.stdout, "data"), ended.then(() => ["ended too early"])]);
  expect(String(said[0])).toContain("loading");
  child.kill("SIGKILL");
  await ended;
};

test("killed while it loads, a commune is begun again at the next start and ends whole", async () => {
  server.setFault("parcelles", { kind: "stalled" });
  server.setFault("dvf", { kind: "silent" });
  await killWhileLoading("parcelles");
  server.setFault("parcelles", undefined);
  server.setFault("dvf", undefined);
  const database = await openFolder();
  const trial = await openJobTrial(database, server.url);
  try {
    const ready = await trial.until(({ status }) => status === "ready");
    expect(ready.layers.map(({ name, status }) => `${name} ${status}`)).toEqual(
      ["commune", "parcelles", "batiments", "zones", "ventes", "voies"].map((name) => `${name} loaded`),
    );
    expect(ready.parcelCount).toBeGreaterThan(10);
    expect(await hiddenRows(database)).toBe(0);
    await trial.until(({ scan }) => scan?.status === "loaded");
    await expect.poll(() => unpublishedLoads(database), { timeout: 60_000 }).toBe(0);
    expect(trial.bugs).toEqual([]);
  } finally {
    await trial.close();
    await database.close();
  }
});

test("killed between its loading and its description, a commune is described at the next start", async () => {
  const database = await openFolder();
  await database.loading.updateTable("territory.layer").set({ load_id: null }).where("name", "=", "facts").execute();
  await database.loading.deleteFrom("territory.layer").where("name", "=", "facts").execute();
  const trial = await openJobTrial(database, server.url);
  try {
    const described = await trial.until(({ isDescribed }) => isDescribed);
    expect(described.status).toBe("ready");
    expect(statusOf(described, "parcelles")).toBe("loaded");
    expect(server.requests.length).toBeGreaterThan(0);
    expect(trial.bugs).toEqual([]);
  } finally {
    await trial.close();
    await database.close();
  }
});

test("closed before its scan began, a commune is scanned at the next start", async () => {
  const database = await openFolder();
  await database.loading.deleteFrom("territory.layer").where("name", "=", "scan").execute();
  const trial = await openJobTrial(database, server.url);
  try {
    await trial.until(({ scan }) => scan?.status === "loaded");
  } finally {
    await trial.close();
    await database.close();
  }
});

test("closed between its scan and the description that takes it in, a commune is described at the next start", async () => {
  const database = await openFolder();
  const late = async (): Promise<boolean> => {
    const { rows } = await sql<{ isLate: boolean }>`
      select s.loaded_at > f.loaded_at as "isLate" from territory.layer f
      join territory.layer s on s.commune = f.commune and s.name = 'scan' where f.name = 'facts'`.execute(
      database.loading,
    );
    return rows[0]?.isLate ?? true;
  };
  await sql`update territory.layer set loaded_at = loaded_at - interval '1 day' where name = 'facts'`.execute(
    database.loading,
  );
  expect(await late()).toBe(true);
  const trial = await openJobTrial(database, server.url);
  try {
    await expect.poll(late, { timeout: 60_000 }).toBe(false);
    expect(trial.bugs).toEqual([]);
  } finally {
    await trial.close();
    await database.close();
  }
});

test("a commune described and scanned by an older version is scanned, then described, again at the next start", async () => {
  const database = await openFolder();
  const vintages = async (): Promise<Readonly<Record<string, string | null>>> => {
    const layers = await database.loading
      .selectFrom("territory.layer")
      .select(["name", "vintage"])
      .where("name", "in", ["facts", "scan"])
      .execute();
    return Object.fromEntries(layers.map(({ name, vintage }) => [name, vintage]));
  };
  const verdicts = async () =>
    database.loading
      .selectFrom("territory.parcelle_fact")
      .select(["parcelle_id", "verdict"])
      .orderBy("parcelle_id")
      .execute();
  const [current, answered] = [await vintages(), await verdicts()];
  expect(answered.some(({ verdict }) => verdict !== "non")).toBe(true);
  // What the reversed frontage had answered, under the versions of then.
  await sql`update territory.layer set vintage = case name when 'facts' then '4.1' else '5' end
    where name in ('facts', 'scan')`.execute(database.loading);
  await sql`update territory.loaded_parcelle_fact set verdict = 'non'`.execute(database.loading);
  await sql`update territory.loaded_parcelle_scan set verdict = 'non'`.execute(database.loading);
  const trial = await openJobTrial(database, server.url);
  try {
    await expect.poll(vintages, { timeout: 60_000 }).toEqual(current);
    await expect.poll(verdicts, { timeout: 60_000 }).toEqual(answered);
    expect(trial.bugs).toEqual([]);
  } finally {
    await trial.close();
    await database.close();
  }
});

test("nothing is begun again where nothing was cut", async () => {
  const database = await openFolder();
  const before = server.requests.length;
  const trial = await openJobTrial(database, server.url);
  try {
    await trial.until(
      ({ scan, layers }) => scan?.status === "loaded" && layers.every(({ status }) => status === "loaded"),
    );
    expect((await trial.jobs.progress(COMMUNE)).status).toBe("ready");
    expect(server.requests.slice(before)).toEqual([]);
  } finally {
    await trial.close();
    await database.close();
  }
});
