import { onBothHomes } from "@lotir/database/testing";
import { generateCommune, serveCommune } from "@lotir/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadCommune } from "../load-commune.ts";
import { SMALL, startTrial, type Trial } from "../testing/trial.fixture.ts";
import { scanCommune } from "./scan-commune.ts";
import { type ScannedRow, scannedParcelles } from "./scan-store.ts";

const COMMUNE = generateCommune({ seed: "hameau", parcels: 60 });
type PlotName = typeof COMMUNE.hamlet extends ReadonlyMap<infer Name, string> ? Name : never;

onBothHomes((home) => {
  let trial: Trial;
  const rows = new Map<string, ScannedRow>();
  beforeAll(async () => {
    trial = await startTrial(home, [serveCommune(COMMUNE)]);
    const loaded = await loadCommune(trial.loading, { codeInsee: SMALL, onProgress: () => undefined });
    if (!loaded.ok) throw new Error(loaded.failure);
    await scanCommune(trial.loading, { codeInsee: SMALL });
    for await (const row of scannedParcelles(trial.database.territory, SMALL)) rows.set(row.parcelleId, row);
  });
  afterAll(() => trial?.close());

  const rowOf = (name: PlotName): ScannedRow => {
    const row = rows.get(COMMUNE.hamlet.get(name) ?? "");
    if (row === undefined) throw new Error(name);
    return row;
  };
  const bestOf = (name: PlotName) => {
    const { best } = rowOf(name).sheet;
    if (best === null) throw new Error(`no plan on ${name}`);
    return best;
  };
  const grades = (name: PlotName): string[] =>
    rowOf(name).sheet.caps.flatMap((cap) => (cap.kind === "frontage-grade" ? [cap.grade] : []));
  const motives = (name: PlotName): string[] => [...rowOf(name).sheet.reasons];

  test("a private lane that comes out serves the plots behind it, with a right of way to prove", () => {
    for (const name of ["derriere-la-venelle", "au-bout-de-la-venelle"] as const) {
      expect([rowOf(name).verdict, bestOf(name).front, grades(name)]).toEqual(["a-verifier", "lane", ["C"]]);
    }
  });

  test("one that leads nowhere serves nobody", () => {
    for (const name of ["clos-a-l-ouest", "clos-a-l-est"] as const) {
      expect([rowOf(name).verdict, motives(name)]).toEqual(["non", ["NO_ROAD"]]);
    }
    expect([rowOf("venelle-sans-issue").verdict, rowOf("venelle-privee").verdict]).toEqual(["non", "non"]);
  });

  test("behind an alignment strip the road is to be checked: never a plain yes", () => {
    for (const name of ["derriere-la-bande", "derriere-la-bande-bati"] as const) {
      expect([rowOf(name).verdict, grades(name)]).toEqual(["a-verifier", ["D"]]);
    }
    expect(rowOf("bande-d-alignement").verdict).toBe("non");
  });

  test("what opens on a street of its own is never said to pass by a private lane", () => {
    for (const [name, id] of COMMUNE.hamlet) {
      if (rows.get(id)?.sheet.best?.front === "own") expect([name, grades(name)]).not.toEqual([name, ["C"]]);
    }
  });

  test("a house keeps its own way out, whether its garden lies behind it or before it", () => {
    for (const name of ["maison-au-fond", "maison-en-front", "derriere-la-bande-bati", "maison-d-angle"] as const) {
      const { lots, drawn } = bestOf(name);
      const kept = lots.findIndex(({ keepsHouse }) => keepsHouse);
      expect([name, lots.filter(({ keepsHouse }) => keepsHouse).length]).toEqual([name, 1]);
      const isServed = drawn.ways.some(({ lot }) => lot === kept + 1);
      expect([name, isServed || (lots[kept]?.frontageM ?? 0) > 3]).toEqual([name, true]);
    }
  });

  test("a garage or a shed is never taken for the house, and what is pulled down is counted", () => {
    for (const name of ["garage-sur-la-limite", "cabanons-au-fond", "maison-en-front"] as const) {
      const { lots, clearM2 } = bestOf(name);
      expect([name, lots.filter(({ keepsHouse }) => keepsHouse).length]).toEqual([name, 1]);
      expect(clearM2).toBeLessThan(60);
    }
    expect(rowOf("clos-a-l-est").verdict).toBe("non");
  });

  test("large ground holds as many lots as pay", () => {
    expect(rowOf("quatre-lots").lots).toBeGreaterThanOrEqual(4);
    for (const name of ["six-lots", "grand-terrain", "huit-lots", "maison-d-angle"] as const)
      expect([name, rowOf(name).lots]).toEqual([name, 6]);
  });
});
