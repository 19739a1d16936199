import { onBothHomes } from "@lotir/database/testing";
import { rewriting, type ServedCommune } from "@lotir/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SMALL, sentenceOf, serveSmall, smallCommune, startTrial, type Trial } from "../testing/trial.fixture.ts";
import { loadLayer } from "./load-layer.ts";

const SALES = smallCommune().dvf;
const saleFile = (text: string) => ({ bytes: Buffer.from(text), isGzip: false, modified: new Date("2026-04-08") });

/** The small commune, with what a test takes away from it. */
const without = (missing: Partial<ServedCommune>): ServedCommune => ({ ...serveSmall(), ...missing });
const salesOf = (years: readonly number[]) => async (year: number) => {
  const text = SALES.get(year);
  return text === undefined || !years.includes(year) ? undefined : saleFile(text);
};
const inDepartement = (codeInsee: string): ServedCommune => ({ ...serveSmall(), codeInsee });

/** A zone reduced to a square at its first corner: what is counted here is the number of them. */
const smallOf = <Zone extends { readonly geometry: unknown }>(zone: Zone): Zone => {
  const [lon = 0, lat = 0] = (JSON.stringify(zone.geometry).match(/-?\d+\.\d+/g) ?? []).map(Number);
  const at = (east: number, north: number) => [lon + east * 1e-4, lat + north * 1e-4];
  const ring = [at(0, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0)];
  return { ...zone, geometry: { type: "MultiPolygon", coordinates: [[ring]] } };
};

onBothHomes((home) => {
  let trial: Trial;
  const trialOf = async (...communes: readonly ServedCommune[]): Promise<Trial> => {
    await trial.server.close();
    const { server, loading } = await startTrial({ ...home, open: async () => trial.database }, communes);
    trial = { ...trial, server, loading, load: (codeInsee, layer) => loadLayer(loading, { codeInsee, layer }) };
    return trial;
  };
  beforeAll(async () => {
    trial = await startTrial(home, [serveSmall()]);
  });
  afterAll(() => trial.close());

  test("sales: no year at all is unknown, never « no sale »", async () => {
    await trialOf(without({ dvf: async () => undefined }));
    const outcome = await trial.load(SMALL, "ventes");
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "refused", status: 404 } });
    expect(await trial.layer(SMALL, "ventes")).toMatchObject({ status: "unknown", loadId: null });
  });

  test("sales: a year that is missing beside others that are there is a year without a sale", async () => {
    await trialOf(without({ dvf: salesOf([2021, 2023]) }));
    const outcome = await trial.load(SMALL, "ventes");
    expect(outcome).toMatchObject({ ok: true, value: { counts: { notes: { annees: 2 } } } });
    expect(await trial.layer(SMALL, "ventes")).toMatchObject({ status: "loaded", vintage: "2026-04-08" });
  });

  test("sales: one year that fails makes them unknown, whatever the others say", async () => {
    await trialOf(without({}));
    trial.server.setFault("dvf", { kind: "refuse", status: 403 });
    expect(await trial.load(SMALL, "ventes")).toMatchObject({ ok: false, failure: { kind: "refused", status: 403 } });
    expect(await trial.layer(SMALL, "ventes")).toMatchObject({ status: "unknown" });
  });

  test.for(["57463", "67482", "68066", "97608"])("sales: %s lies where none is published", async (codeInsee) => {
    await trialOf(inDepartement(codeInsee));
    const outcome = await trial.load(codeInsee, "ventes");
    expect(sentenceOf(outcome)).toMatch(/^Ventes DVF .* ne publie rien pour cette commune\.$/);
    expect(await trial.layer(codeInsee, "ventes")).toMatchObject({ status: "not-published" });
    expect(trial.server.requests).toEqual([]);
  });

  test("zones: an empty answer where the national rules apply is known, and says so", async () => {
    await trialOf(without({ zones: async () => [] }));
    trial.server.setFault("municipality", rewriting.withText('"is_rnu":false', '"is_rnu":true'));
    expect(await trial.load(SMALL, "zones")).toMatchObject({
      ok: true,
      value: { counts: { kept: 0, notes: { rnu: 1 } } },
    });
    expect(await trial.layer(SMALL, "zones")).toMatchObject({ status: "loaded" });
  });

  test("zones: an empty answer elsewhere is « not published », never « no rule »", async () => {
    await trialOf(without({ zones: async () => [] }));
    const outcome = await trial.load(SMALL, "zones");
    expect(sentenceOf(outcome)).toMatch(/^Géoportail de l’urbanisme .* ne publie rien pour cette commune\.$/);
    expect(await trial.layer(SMALL, "zones")).toMatchObject({ status: "not-published" });
  });

  test("zones: asked without a limit, an empty answer proves nothing", async () => {
    await trialOf(without({ zones: async () => [], contour: async () => undefined }));
    await trial.database.loading.updateTable("territory.commune").set({ contour: null }).execute();
    expect(await trial.load(SMALL, "zones")).toMatchObject({ ok: false, failure: { kind: "unreachable" } });
    expect(await trial.layer(SMALL, "zones")).toMatchObject({ status: "unknown" });
  });

  test("zones: a service that fails is unknown, even when it is the second one asked", async () => {
    await trialOf(without({ zones: async () => [] }));
    trial.server.setFault("municipality", { kind: "refuse", status: 403 });
    expect(await trial.load(SMALL, "zones")).toMatchObject({ ok: false, failure: { kind: "refused" } });
    trial.server.setFault("zones", { kind: "refuse", status: 403 });
    expect(await trial.load(SMALL, "zones")).toMatchObject({ ok: false, failure: { kind: "refused" } });
    expect(await trial.layer(SMALL, "zones")).toMatchObject({ status: "unknown" });
  });

  test("zones: what the plan draws besides is loaded with them, by its nature; without an answer nothing says there is none", async () => {
    const [zone] = smallCommune().zones;
    const drawn = (typepsc: string) => ({ ...zone, properties: { typepsc, libelle: `type ${typepsc}` } });
    const prescriptions = async () =>
      [drawn("01"), drawn("05"), drawn("18")] as ReturnType<typeof smallCommune>["zones"];
    await trialOf(without({ prescriptions }));
    expect(await trial.load(SMALL, "zones")).toMatchObject({
      ok: true,
      value: { counts: { notes: { prescriptions: 1 } } },
    });
    const stored = trial.database.loading
      .selectFrom("territory.prescription")
      .select(["nature", "label"])
      .orderBy("number");
    expect(await stored.execute()).toEqual([
      { nature: "ebc", label: "type 01" },
      { nature: "emplacement-reserve", label: "type 05" },
      { nature: "a-lire", label: "type 18" },
    ]);
    trial.server.setFault("prescriptions", { kind: "refuse", status: 400 });
    const unanswered = await trial.load(SMALL, "zones");
    expect(unanswered.ok && Object.keys(unanswered.value.counts.notes)).not.toContain("sans-prescription");
    expect(await stored.execute()).toEqual([]);
    trial.server.setFault("prescriptions", undefined);
    expect(await trial.load(SMALL, "zones")).toMatchObject({ ok: true });
    expect(await stored.execute()).toHaveLength(3);
  });

  test("servitudes: loaded with what they say; none published is not none; a source that fails keeps what it had said", async () => {
    await trialOf(without({}));
    await trial.load(SMALL, "commune");
    expect(await trial.load(SMALL, "servitudes")).toMatchObject({
      ok: true,
      value: { counts: { kept: 5, notes: { servitude: 3, information: 2 } } },
    });
    const stored = trial.database.loading
      .selectFrom("territory.servitude")
      .select(["family", "code", "name", "published_on"])
      .where("commune", "=", SMALL)
      .orderBy("number");
    expect(await stored.execute()).toMatchObject([
      { family: "servitude", code: "AC1", name: "Tour du Guet (fictive)", published_on: "2024-03-18" },
      { family: "servitude", code: "PM1" },
      { family: "servitude", code: "I4" },
      { family: "information", code: "14" },
      { family: "information", code: "27" },
    ]);
    trial.server.setFault("servitudes", { kind: "refuse", status: 403 });
    expect(await trial.load(SMALL, "servitudes")).toMatchObject({
      ok: false,
      failure: { kind: "refused", status: 403 },
    });
    expect(await trial.layer(SMALL, "servitudes")).toMatchObject({ status: "unknown" });
    expect(await stored.execute()).toHaveLength(5);
    trial.server.setFault("servitudes", rewriting.withNaN(2));
    expect(sentenceOf(await trial.load(SMALL, "servitudes"))).toContain("objet n° 2");
    expect(await stored.execute()).toHaveLength(5);
    await trialOf(without({ servitudes: async () => ({}) }));
    expect(await trial.load(SMALL, "servitudes")).toMatchObject({ ok: false, failure: { kind: "not-published" } });
    expect(await trial.layer(SMALL, "servitudes")).toMatchObject({ status: "not-published" });
  });

  test.for([
    [4_999, true],
    [5_000, false],
    [5_001, true],
  ] as const)("zones: an answer of %i features", async ([count, isWhole]) => {
    const zones = smallCommune()
      .zones.slice(0, 1)
      .flatMap((zone) => Array.from({ length: count }, () => smallOf(zone)));
    await trialOf(without({ zones: async () => zones }));
    const outcome = await trial.load(SMALL, "zones");
    expect(outcome.ok).toBe(isWhole);
    if (!isWhole) expect(sentenceOf(outcome)).toMatch(/est coupée \(5\s000 objets reçus\) : la suite manque\.$/);
  });

  test("zones: the plan of the next commune, which only touches the limit, is no plan of this one", async () => {
    const { zones, contour } = smallCommune();
    const lons = [...JSON.stringify(contour).matchAll(/\[(7\.\d+),/g)].map(([, lon]) => Number(lon));
    const shift = 0.95 * (Math.max(...lons) - Math.min(...lons));
    const shifted = (geometry: unknown) =>
      JSON.stringify(geometry).replaceAll(/\[(7\.\d+),/g, (_, lon: string) => `[${(Number(lon) + shift).toFixed(7)},`);
    const beyond = zones.map((zone) => ({
      ...zone,
      geometry: JSON.parse(shifted(zone.geometry)),
      properties: { ...zone.properties, partition: "DU_06088" },
    }));
    await trialOf(without({ zones: async () => beyond }));
    const outcome = await trial.load(SMALL, "zones");
    expect(outcome).toMatchObject({ ok: false, failure: { kind: "not-published" } });
  });

  test("a file that a folder lacks is unknown; one that a public site lacks is not published", async () => {
    await trialOf(without({ batiments: async () => undefined }));
    expect(await trial.load(SMALL, "batiments")).toMatchObject({ ok: false, failure: { kind: "not-published" } });
    const { live } = trial.loading.plan;
    const folder = { codes: [SMALL], sources: live, fictional: false, absence: "unknown" } as const;
    const loading = { ...trial.loading, plan: { ...trial.loading.plan, local: [folder] } };
    await loadLayer(loading, { codeInsee: SMALL, layer: "batiments" });
    expect(await trial.layer(SMALL, "batiments")).toMatchObject({ status: "unknown" });
  });
});
