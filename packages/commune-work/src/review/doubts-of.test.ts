import { addCounts, type CommuneCounts, countsOf, doubtsOf, NO_COUNTS, type Scanned } from "@lotir/territory/work";
import { describe, expect, test } from "vitest";
import { doubtSentence } from "./doubt-sentence.ts";

/** Latresne as it was loaded and scanned, roads unknown; then Gennes, roads known. */
const LATRESNE: CommuneCounts = {
  parcels: 4344,
  withoutFreeEdge: 2320,
  outsideZones: 0,
  built: 1900,
  plots: 1098,
  plotsWithoutFreeEdge: 513,
  plotsScanned: 1098,
  plotsRefused: 446,
  plotsRefusedFor: { AREA_SMALL: 265, HOUSE_CENTRE: 178, NO_ROAD: 119, WIDTH_NARROW: 61, ENVELOPE_EMPTY: 39 },
};
const GENNES: CommuneCounts = {
  parcels: 828,
  withoutFreeEdge: 311,
  outsideZones: 0,
  built: 250,
  plots: 187,
  plotsWithoutFreeEdge: 11,
  plotsScanned: 187,
  plotsRefused: 99,
  plotsRefusedFor: { AREA_SMALL: 86, HOUSE_CENTRE: 43, NO_ROAD: 10 },
};
const LOADED = { zones: 55, buildings: 3513 };

const sentences = (counts: CommuneCounts): string[] =>
  doubtsOf(counts, LOADED).map((doubt) => doubtSentence(doubt).replaceAll(/[\u00a0\u202f]/g, " "));

describe("a commune looked at as a whole", () => {
  test("two ordinary communes raise no doubt, scanned or only loaded", () => {
    for (const counts of [LATRESNE, GENNES]) {
      const loaded = { zones: 26, buildings: 325 };
      expect(doubtsOf(counts, loaded)).toEqual([]);
      expect(doubtsOf({ ...counts, plotsScanned: 0, plotsRefused: 0, plotsRefusedFor: {} }, loaded)).toEqual([]);
    }
  });

  test("every plot refused for want of a road is said, with the figures and the reason", () => {
    const broken = { ...LATRESNE, plotsRefused: 1096, plotsRefusedFor: { NO_ROAD: 1040, AREA_SMALL: 265 } };
    expect(sentences(broken)).toEqual([
      "1 040 des 1 098 parcelles de 800 m² ou plus en zone U sont refusées pour la même raison (aucune façade sur une voie connue).",
    ]);
  });

  test("what a règlement may decide everywhere is doubted later than what the ground does", () => {
    const refused = (reasons: Record<string, number>) =>
      sentences({ ...LATRESNE, plotsRefused: 900, plotsRefusedFor: reasons });
    expect(refused({ AREA_SMALL: 880 })).toEqual([]);
    expect(refused({ NO_ROAD: 880 })).toHaveLength(1);
    expect(refused({ AREA_SMALL: 1000 })).toHaveLength(1);
  });

  test("all refused for many reasons is said too, once", () => {
    const refused = { ...LATRESNE, plotsRefused: 1096, plotsRefusedFor: { NO_ROAD: 500, AREA_SMALL: 500 } };
    expect(sentences(refused)).toEqual([
      "1 096 des 1 098 parcelles de 800 m² ou plus en zone U sont refusées, une sur deux ailleurs.",
    ]);
  });

  test("no free edge is seen before any scan, in U zones, and on all parcels where there is no zoning", () => {
    expect(doubtsOf({ ...LATRESNE, plotsWithoutFreeEdge: 1098 }, LOADED)).toEqual([
      { kind: "no-free-edge", among: "plots", count: 1098, outOf: 1098 },
    ]);
    const unzoned = { ...LATRESNE, plots: 0, plotsWithoutFreeEdge: 0, plotsScanned: 0, withoutFreeEdge: 4344 };
    expect(doubtsOf(unzoned, { ...LOADED, zones: 0 })).toEqual([
      { kind: "no-free-edge", among: "parcels", count: 4344, outOf: 4344 },
    ]);
  });

  test("a zoning or buildings of another place are said; none at all is no fault", () => {
    const elsewhere = { ...LATRESNE, outsideZones: 4344, built: 0 };
    expect(doubtsOf(elsewhere, LOADED).map(({ kind }) => kind)).toEqual(["no-zone", "no-building"]);
    expect(doubtsOf(elsewhere, { zones: 0, buildings: 0 })).toEqual([]);
  });

  test("too few plots to judge say nothing", () => {
    const hamlet = {
      ...NO_COUNTS,
      parcels: 28,
      withoutFreeEdge: 28,
      outsideZones: 28,
      plots: 29,
      plotsWithoutFreeEdge: 29,
      plotsScanned: 29,
      plotsRefused: 29,
      plotsRefusedFor: { NO_ROAD: 29 },
    };
    expect(doubtsOf(hamlet, LOADED)).toEqual([]);
  });
});

const parcelle = (change: Partial<Parameters<typeof countsOf>[0]> = {}): Parameters<typeof countsOf>[0] => ({
  areaM2: 900,
  zones: [{ zone: { libelle: "UB", typezone: "U", destdomi: null }, share: 1 }],
  frontages: [{ grade: "A", lengthM: 12, line: [], roadName: null, roadWidthM: null }],
  builtM2: 120,
  ...change,
});
const edge = (grade: "C" | "unknown") => ({ grade, lengthM: 12, line: [], roadName: null, roadWidthM: null });
const REFUSED: Scanned = { verdict: "non", reasons: ["NO_ROAD", "AREA_SMALL"] };

describe("what is counted", () => {
  test("a large plot of a U zone, refused, counts once for each of its reasons", () => {
    expect(countsOf(parcelle(), REFUSED)).toEqual({
      parcels: 1,
      withoutFreeEdge: 0,
      outsideZones: 0,
      built: 1,
      plots: 1,
      plotsWithoutFreeEdge: 0,
      plotsScanned: 1,
      plotsRefused: 1,
      plotsRefusedFor: { NO_ROAD: 1, AREA_SMALL: 1 },
    });
  });

  test.each([
    ["too small", { areaM2: 799 }],
    ["in no zone", { zones: [] }],
    ["of an unknown zoning", { zones: "unknown" as const }],
    ["in the fields", { zones: [{ zone: { libelle: "A", typezone: "A", destdomi: null }, share: 1 }] }],
  ])("a parcel %s is no plot", (_name, change) => {
    expect(countsOf(parcelle(change), REFUSED)).toMatchObject({ plots: 0, plotsRefused: 0, plotsRefusedFor: {} });
  });

  test("unknown is not no: no zoning is not outside it, unknown buildings are not none, not scanned is not refused", () => {
    expect(countsOf(parcelle({ zones: "unknown", builtM2: "unknown" }), undefined)).toMatchObject({
      outsideZones: 0,
      built: 0,
      plotsScanned: 0,
    });
  });

  test("a lane or the edge of what is loaded is no free edge", () => {
    expect(countsOf(parcelle({ frontages: [edge("C"), edge("unknown")] }), undefined).plotsWithoutFreeEdge).toBe(1);
  });

  test("counts add up in any order", () => {
    const [a, b] = [countsOf(parcelle(), REFUSED), countsOf(parcelle({ areaM2: 100 }), undefined)];
    expect(addCounts(addCounts(NO_COUNTS, a), b)).toEqual(addCounts(b, a));
    expect(addCounts(a, a).plotsRefusedFor).toEqual({ NO_ROAD: 2, AREA_SMALL: 2 });
  });
});
