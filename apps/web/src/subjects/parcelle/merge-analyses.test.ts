import type { Analysis } from "@lotir/contract";
import { describe, expect, test } from "vitest";
import { anAnalysis, aParcelRow } from "../../testing/parcels.fixture.ts";
import { mergeAnalyses } from "./merge-analyses.ts";

const scored = (parcelId: string, opportunityScore: number | null) => aParcelRow({ parcelId, opportunityScore });
const here: Analysis = anAnalysis({
  parcels: [scored("33234000AA0001", 80), scored("33234000AA0002", 50), scored("33234000AA0003", null)],
  total: 100,
  matched: 3,
  unscored: 1,
  zones: [{ libelle: "UA", typezone: "U", parcels: 60 }],
  relaxations: [{ filter: "minSurface", label: "Sans surface minimale", matched: 4 }],
});
const there: Analysis = anAnalysis({
  parcels: [scored("33085000AA0001", 65)],
  total: 40,
  matched: 1,
  zones: [
    { libelle: "UA", typezone: "U", parcels: 10 },
    { libelle: "N", typezone: "N", parcels: 30 },
  ],
  relaxations: [{ filter: "minSurface", label: "Sans surface minimale", matched: 2 }],
});

describe("several communes as one list", () => {
  test("counts add up and the order holds across communes, unknown last", () => {
    const merged = mergeAnalyses([here, there], "score");
    expect(merged).toMatchObject({ total: 140, matched: 4, unscored: 1 });
    expect(merged.rows.map(({ opportunityScore }) => opportunityScore)).toEqual([80, 65, 50, null]);
  });

  test("zones and relaxations of the same name are added", () => {
    const merged = mergeAnalyses([here, there], "score");
    expect(merged.zones).toEqual([
      { libelle: "N", typezone: "N", parcels: 30 },
      { libelle: "UA", typezone: "U", parcels: 70 },
    ]);
    expect(merged.relaxations).toEqual([{ filter: "minSurface", label: "Sans surface minimale", matched: 6 }]);
  });

  test("one commune keeps the server's order untouched", () => {
    expect(mergeAnalyses([here], "surface").rows).toBe(here.parcels);
  });
});
