import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import type { SourceServer } from "@lotir/demo";
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
    await trial.jobs.start(COMMUNE, "zones");
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
    await trial.jobs.start(COMMUNE, "parcelles");
    await trial.until((progress) => statusOf(progress, "parcelles") === "loading");
    await trial.jobs.cancel(COMMUNE);
    const stopped = await trial.until((progress) => statusOf(progress, "parcelles") === "cancelled");
    expect(stopped.parcelCount).toBe(before.parcelCount);
    expect(stopped.isDescribed).toBe(true);
    server.setFault("parcelles", undefined);
  });

  test("closed while a layer loads, it is begun again at the next opening", async () => {
    server.setFault("batiments", { kind: "stalled" });
    await trial.jobs.start(COMMUNE, "batiments");
    await trial.until((progress) => statusOf(progress, "batiments") === "loading");
    await trial.close();
    server.setFault("batiments", undefined);
    trial = await openJobTrial(database, server.url);
    await trial.until((progress) => statusOf(progress, "batiments") === "loaded");
  });

  test("what refreshes replaced is swept away, and nothing was a bug", async () => {
    await trial.jobs.start(COMMUNE, "parcelles");
    await trial.until(({ status, layers }) => status === "ready" && layers.every((each) => each.status === "loaded"));
    await expect.poll(() => hiddenRows(database), { timeout: 60_000 }).toBe(0);
    expect(trial.bugs).toEqual([]);
  });
});
