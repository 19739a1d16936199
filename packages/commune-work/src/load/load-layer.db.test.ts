import { onBothHomes } from "@lotir/database/testing";
import { rewriting } from "@lotir/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SMALL, sentenceOf, serveSmall, startTrial, type Trial } from "../testing/trial.fixture.ts";
import { loadLayer } from "./load-layer.ts";

onBothHomes((home) => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await startTrial(home, [serveSmall()]);
  });
  afterAll(() => trial.close());

  test("a layer that failed is unknown, says why, and loads again alone", async () => {
    trial.server.setFault("batiments", { kind: "refuse", status: 500 });
    const refused = await trial.load(SMALL, "batiments");
    expect(sentenceOf(refused)).toBe(
      "Cadastre (Etalab, DGFiP) — essai est en panne (réponse 500). Réessayez plus tard.",
    );
    expect(await trial.layer(SMALL, "batiments")).toMatchObject({
      status: "unknown",
      loadId: null,
      failure: { kind: "refused", status: 500 },
    });
    trial.server.setFault("batiments", undefined);
    const asked = trial.server.requests.length;
    expect((await trial.load(SMALL, "batiments")).ok).toBe(true);
    expect(await trial.layer(SMALL, "batiments")).toMatchObject({ status: "loaded", failure: null });
    expect(new Set(trial.server.requests.slice(asked).map(({ layer }) => layer))).toEqual(
      // The limit of the commune, and those of its neighbours: what stands beyond is asked with it.
      new Set(["communes", "voies", "batiments"]),
    );
  });

  test("a refresh that fails keeps what was there, and the load that failed leaves nothing", async () => {
    await trial.load(SMALL, "parcelles");
    const before = await trial.layer(SMALL, "parcelles");
    const rows = await trial.stored();
    trial.server.setFault("parcelles", rewriting.withoutGeometry(140));
    const refused = await trial.load(SMALL, "parcelles");
    expect(sentenceOf(refused)).toContain("parcelles, objet n° 140");
    expect(await trial.layer(SMALL, "parcelles")).toMatchObject({
      status: "unknown",
      loadId: before?.loadId,
      source: before?.source,
      counts: before?.counts,
    });
    expect(await trial.leftovers()).toBe(0);
    expect(await trial.stored()).toEqual(rows);
    trial.server.setFault("parcelles", undefined);
  });

  test("a refresh replaces the rows, and sweeping leaves one load of them", async () => {
    await trial.load(SMALL, "parcelles");
    expect(await trial.leftovers()).toBe(0);
    const rows = await trial.stored();
    const before = await trial.layer(SMALL, "parcelles");
    await trial.load(SMALL, "parcelles");
    const after = await trial.layer(SMALL, "parcelles");
    expect(after?.loadId).toBeGreaterThan(before?.loadId ?? Number.POSITIVE_INFINITY);
    expect(await trial.leftovers()).toBe(0);
    expect(await trial.stored()).toEqual(rows);
  });

  test("stopped while its source answers, a layer is cancelled and leaves nothing", async () => {
    trial.server.setFault("zones", { kind: "stalled" });
    const controller = new AbortController();
    const asked = trial.server.requests.length;
    const loading = loadLayer({ ...trial.loading, signal: controller.signal }, { codeInsee: SMALL, layer: "zones" });
    const stopped = expect(loading).rejects.toThrow("assez");
    while (!trial.server.requests.slice(asked).some(({ layer }) => layer === "zones"))
      await new Promise((resolve) => setTimeout(resolve, 10));
    controller.abort(new Error("assez"));
    await stopped;
    expect(await trial.layer(SMALL, "zones")).toMatchObject({ status: "cancelled", loadId: null, failure: null });
    expect(await trial.leftovers()).toBe(0);
    trial.server.setFault("zones", undefined);
  });

  test("stopped while its rows are copied, a layer that was there stays, cancelled", async () => {
    await trial.load(SMALL, "voies");
    const before = await trial.layer(SMALL, "voies");
    const rows = await trial.stored();
    const controller = new AbortController();
    const copyInto: typeof trial.database.copyInto = async (copy) => {
      controller.abort(new Error("assez"));
      return trial.database.copyInto(copy);
    };
    const database = { ...trial.database, copyInto };
    const loading = loadLayer(
      { ...trial.loading, database, signal: controller.signal },
      { codeInsee: SMALL, layer: "voies" },
    );
    await expect(loading).rejects.toThrow("assez");
    expect(await trial.layer(SMALL, "voies")).toMatchObject({ status: "cancelled", loadId: before?.loadId });
    expect(await trial.leftovers()).toBe(0);
    expect(await trial.stored()).toEqual(rows);
  });

  test("stopped before it begins, a layer asks nothing", async () => {
    const asked = trial.server.requests.length;
    const signal = AbortSignal.abort(new Error("assez"));
    const loading = loadLayer({ ...trial.loading, signal }, { codeInsee: SMALL, layer: "ventes" });
    await expect(loading).rejects.toThrow("assez");
    expect(trial.server.requests.length).toBe(asked);
    expect(await trial.layer(SMALL, "ventes")).toMatchObject({ status: "cancelled" });
  });

  test("a database that fails on the way is a bug, not a source's fault: unknown, and told", async () => {
    const database = { ...trial.database, copyInto: () => Promise.reject(new Error("disque plein")) };
    const loading = loadLayer({ ...trial.loading, database }, { codeInsee: SMALL, layer: "ventes" });
    await expect(loading).rejects.toThrow("disque plein");
    expect(await trial.layer(SMALL, "ventes")).toMatchObject({ status: "unknown", failure: null });
    expect(await trial.leftovers()).toBe(0);
  });
});
