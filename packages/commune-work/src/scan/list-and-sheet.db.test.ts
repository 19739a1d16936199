import { onBothHomes } from "@lotir/database/testing";
import { generateCommune, serveCommune } from "@lotir/demo";
import type { Finding } from "@lotir/territory/work";
import { divideParcelle, estimatorOf, keepFinding, lotPricesAt } from "@lotir/territory/work";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadCommune } from "../load-commune.ts";
import { storedCommune } from "../testing/sites-of.fixture.ts";
import { SMALL, startTrial, type Trial } from "../testing/trial.fixture.ts";
import { scanCommune } from "./scan-commune.ts";
import { type ScannedRow, scannedParcelles } from "./scan-store.ts";
import { secondLook } from "./second-look.ts";

const HAMLET = generateCommune({ seed: "essai-fiche", parcels: 60 });

onBothHomes((home) => {
  let trial: Trial;
  const scanned = async (): Promise<ScannedRow[]> => {
    const rows: ScannedRow[] = [];
    for await (const row of scannedParcelles(trial.database.territory, SMALL)) rows.push(row);
    return rows;
  };
  beforeAll(async () => {
    trial = await startTrial(home, [serveCommune(HAMLET)]);
    const loaded = await loadCommune(trial.loading, { codeInsee: SMALL, onProgress: () => undefined });
    if (!loaded.ok) throw new Error(loaded.failure);
    await scanCommune(trial.loading, { codeInsee: SMALL });
  });
  afterAll(() => trial?.close());

  /** What the sheet of a parcel finds, asked as the screen asks it. */
  const opened = async (id: string): Promise<Finding> => {
    const commune = await storedCommune(trial.database, SMALL);
    const parcelle = commune.parcelles.find((each) => each.id === id);
    if (parcelle === undefined || typeof commune.ventes === "string") throw new Error(id);
    const place = { codeInsee: SMALL, at: parcelle.centre, on: commune.ventes.vintage };
    const prices = lotPricesAt(estimatorOf(commune.ventes.sales), place);
    const question = { id: parcelle.id, prices, strategy: "pays_most" as const, on: trial.loading.today };
    const divided = await divideParcelle(trial.database.territory, question, { threads: trial.loading.threads });
    if (!divided.ok || divided.value.finding === undefined) throw new Error(id);
    return divided.value.finding;
  };

  test("the sheet says the verdict and the number of lots of the list, or the list learns them", async () => {
    const rows = await scanned();
    const open = rows.filter(({ sheet }) => sheet.unreadable === null).filter((_, rank) => rank % 2 === 0);
    let same = 0;
    for (const row of open) {
      const finding = await opened(row.parcelleId);
      const lots = finding.sheet.best?.lots.length ?? null;
      const agrees = finding.verdict === row.verdict && lots === row.lots;
      same += agrees ? 1 : 0;
      const written = await keepFinding(trial.database.loading, row.parcelleId as never, finding);
      // A metre or a euro apart is written too: the list says then all that the sheet says.
      expect(written || agrees).toBe(true);
      expect(await keepFinding(trial.database.loading, row.parcelleId as never, finding)).toBe(false);
    }
    expect(open.length).toBeGreaterThan(15);
    expect(same).toBeGreaterThanOrEqual(open.length - 1);
    const after = new Map((await scanned()).map((row) => [row.parcelleId, row]));
    for (const { parcelleId } of open) {
      const [row, finding] = [after.get(parcelleId), await opened(parcelleId)];
      expect([row?.verdict, row?.lots]).toEqual([finding.verdict, finding.sheet.best?.lots.length ?? null]);
    }
  });

  test("a finding is written once, and never over a scan made under other rules", async () => {
    const row = (await scanned()).find(({ sheet }) => sheet.best !== null);
    if (row === undefined) throw new Error("no plan in the hamlet");
    const finding: Finding = {
      verdict: "non",
      geometryVerdict: "non",
      sheet: { ...row.sheet, best: null },
      rulesVersion: "d'autres règles",
    };
    const keep = (found: Finding) => keepFinding(trial.database.loading, row.parcelleId as never, found);
    expect(await keep(finding)).toBe(false);
    const { rulesVersion } = await opened(row.parcelleId);
    expect(await keep({ ...finding, rulesVersion })).toBe(true);
    expect(await keep({ ...finding, rulesVersion })).toBe(false);
    const now = (await scanned()).find(({ parcelleId }) => parcelleId === row.parcelleId);
    expect([now?.verdict, now?.lots, now?.sheet.best]).toEqual(["non", null, null]);
  });

  test("after a second look the list says of every parcel what its sheet says, and a third changes nothing", async () => {
    await scanCommune(trial.loading, { codeInsee: SMALL });
    await secondLook(trial.loading, SMALL);
    expect(await secondLook(trial.loading, SMALL)).toBe(0);
    const divisible = (await scanned()).filter(({ verdict, sheet }) => verdict !== "non" && sheet.unreadable === null);
    expect(divisible.length).toBeGreaterThan(10);
    for (const row of divisible.filter((_, rank) => rank % 3 === 0)) {
      const finding = await opened(row.parcelleId);
      const told = [row.parcelleId, row.verdict, row.lots];
      expect(told).toEqual([row.parcelleId, finding.verdict, finding.sheet.best?.lots.length ?? null]);
    }
  });
});
