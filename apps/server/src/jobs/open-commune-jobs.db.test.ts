import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import type { SourceServer } from "@lotir/demo";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COMMUNE, hiddenRows, type JobTrial, openJobTrial, startHamletServer, statusOf } from "./job-trial.fixture.ts";

onBothHomes((home) => {
  let database: Database;
  let server: SourceServer;
  let trial: JobTrial;
  beforeAll(async () => {
    database = await home.open();
    server = await startHamletServer();
    trial = await openJobTrial(database, server.url);
  });
  afterAll(async () => {
    await trial.close();
    await server.close();
    await database.close();
  });

  test("a commune never asked for is absent, and nothing is asked about it", async () => {
    expect(await trial.jobs.progress(COMMUNE)).toMatchObject({ status: "absent", layers: [], version: null });
    expect(server.requests).toEqual([]);
  });

  test("a source that fails leaves the rest usable, and its layer loads again alone", async () => {
    server.setFault("zones", { kind: "refuse", status: 403 });
    const changes: string[] = [];
    const forget = trial.jobs.onChange((codeInsee) => void changes.push(codeInsee));
    await trial.jobs.start(COMMUNE);
    expect((await trial.jobs.progress(COMMUNE)).status).toBe("loading");
    const partial = await trial.until(({ status }) => status === "partial");
    expect(statusOf(partial, "zones")).toBe("unknown");
    expect(statusOf(partial, "parcelles")).toBe("loaded");
    expect(partial.isDescribed).toBe(true);
    expect(new Set(changes)).toEqual(new Set([COMMUNE]));
    forget();

    server.setFault("zones", undefined);
    const asked = server.requests.length;
    await trial.jobs.start(COMMUNE, { layer: "zones" });
    const ready = await trial.until(({ status, version }) => status === "ready" && version !== partial.version);
    expect(statusOf(ready, "zones")).toBe("loaded");
    expect(server.requests.slice(asked).some(({ layer }) => layer === "parcelles")).toBe(false);
  });

  test("asked for again once it is there, a commune asks nothing", async () => {
    const asked = server.requests.filter(({ layer }) => layer === "parcelles").length;
    await trial.jobs.start(COMMUNE);
    expect((await trial.jobs.progress(COMMUNE)).status).toBe("ready");
    expect(server.requests.filter(({ layer }) => layer === "parcelles").length).toBe(asked);
  });

  test("stopped by a person, a layer that was there stays on show", async () => {
    server.setFault("parcelles", { kind: "stalled" });
    const before = await trial.jobs.progress(COMMUNE);
    await trial.jobs.start(COMMUNE, { layer: "parcelles" });
    await trial.until((progress) => statusOf(progress, "parcelles") === "loading");
    await trial.jobs.cancel(COMMUNE);
    const stopped = await trial.until((progress) => statusOf(progress, "parcelles") === "cancelled");
    expect(stopped.parcelCount).toBe(before.parcelCount);
    expect(stopped.isDescribed).toBe(true);
    server.setFault("parcelles", undefined);
  });

  test("closed while a layer loads, it is begun again at the next opening", async () => {
    server.setFault("batiments", { kind: "stalled" });
    await trial.jobs.start(COMMUNE, { layer: "batiments" });
    await trial.until((progress) => statusOf(progress, "batiments") === "loading");
    await trial.close();
    server.setFault("batiments", undefined);
    trial = await openJobTrial(database, server.url);
    await trial.until((progress) => statusOf(progress, "batiments") === "loaded");
  });

  const settled = () =>
    trial.until(({ status, layers, scan }) => {
      const states = [...layers.map((each) => each.status), scan?.status];
      return status === "ready" && states.every((each) => each === "loaded");
    });
  const organisation = async (name: string): Promise<string> => {
    const { rows } = await sql<{ id: string }>`insert into auth.organization (name, slug, created_at)
      values (${name}, ${name}, now()) returning id`.execute(database.identity);
    return rows[0]?.id ?? "";
  };
  const waits = async (): Promise<number> => {
    const { rows } = await sql<{ waits: number }>`select count(*)::int as waits from territory.load_wait`.execute(
      database.loading,
    );
    return rows[0]?.waits ?? -1;
  };

  const parcelRequests = (): number => server.requests.filter(({ layer }) => layer === "parcelles").length;

  test("a commune goes on loading while one organisation waits for it, and stops with the last", async () => {
    const [first, second, stranger] = [
      await organisation("une"),
      await organisation("deux"),
      await organisation("trois"),
    ];
    await trial.jobs.start(COMMUNE);
    await settled();
    server.setFault("parcelles", { kind: "stalled" });
    const asked = parcelRequests();
    await trial.jobs.start(COMMUNE, { layer: "parcelles", organisationId: first });
    await trial.until((progress) => statusOf(progress, "parcelles") === "loading");
    await expect.poll(parcelRequests, { timeout: 20_000 }).toBe(asked + 1);
    await trial.jobs.start(COMMUNE, { layer: "parcelles", organisationId: second });
    expect(await trial.jobs.loadingFor(first)).toEqual(new Set([COMMUNE]));
    expect(await trial.jobs.loadingFor(second)).toEqual(new Set([COMMUNE]));
    expect(await trial.jobs.loadingFor(stranger)).toEqual(new Set());
    expect(await trial.jobs.cancel(COMMUNE, stranger)).toBe("of-another");
    expect(await trial.jobs.cancel(COMMUNE, first)).toBe("goes-on");
    expect(await trial.jobs.loadingFor(first)).toEqual(new Set());
    expect(await trial.jobs.cancel(COMMUNE, first)).toBe("of-another");
    expect(statusOf(await trial.jobs.progress(COMMUNE), "parcelles")).toBe("loading");
    expect(parcelRequests()).toBe(asked + 1);
    expect(await trial.jobs.cancel(COMMUNE, second)).toBe("stopped");
    await trial.until((progress) => statusOf(progress, "parcelles") === "cancelled");
    await expect.poll(() => trial.jobs.loadingFor(second), { timeout: 20_000 }).toEqual(new Set());
    expect(await waits()).toBe(0);
    server.setFault("parcelles", undefined);
  });

  test("who waits is forgotten when the commune is there, and asked again while nothing loads, nobody waits", async () => {
    const one = await organisation("quatre");
    await trial.jobs.start(COMMUNE, { layer: "parcelles", organisationId: one });
    await settled();
    await expect.poll(waits, { timeout: 60_000 }).toBe(0);
    await trial.jobs.start(COMMUNE, { organisationId: one });
    expect(await waits()).toBe(0);
  });

  const factsVintage = async (): Promise<string | null | undefined> => {
    const facts = database.loading.selectFrom("territory.layer").select("vintage").where("name", "=", "facts");
    return (await facts.executeTakeFirst())?.vintage;
  };

  test("described by another version, a commune is described again at the next opening, and no source is asked", async () => {
    await trial.jobs.start(COMMUNE, { layer: "parcelles" });
    await settled();
    const current = await factsVintage();
    await trial.close();
    await database.loading.updateTable("territory.layer").set({ vintage: "0" }).where("name", "=", "facts").execute();
    const asked = server.requests.length;
    trial = await openJobTrial(database, server.url);
    await expect.poll(factsVintage, { timeout: 120_000 }).toBe(current);
    await settled();
    expect(server.requests.length).toBe(asked);
  });

  test("said to load while nobody does, a layer is begun again or said unknown", async () => {
    await settled();
    await trial.close();
    await sql`update territory.layer set status = 'loading', updated_at = now() - interval '2 minutes'
      where name = 'ventes'`.execute(database.loading);
    trial = await openJobTrial(database, server.url);
    const after = await trial.until((progress) => statusOf(progress, "ventes") !== "loading");
    // The only process of an embedded home knows that the work is its own.
    if (home.kind === "server") expect(statusOf(after, "ventes")).toBe("unknown");
    await trial.jobs.start(COMMUNE);
    await settled();
  });

  test("what refreshes replaced is swept away, and nothing was a bug", async () => {
    await trial.jobs.start(COMMUNE, { layer: "parcelles" });
    await trial.until(({ status, layers }) => status === "ready" && layers.every((each) => each.status === "loaded"));
    await expect.poll(() => hiddenRows(database), { timeout: 60_000 }).toBe(0);
    expect(trial.bugs).toEqual([]);
  });
});
