import { describe, expect, test } from "vitest";
import {
  answerOf,
  type Document,
  documentOf,
  KEPT_HOUSE,
  LANE,
  LOT,
  PLAIN_GROUND,
} from "../testing/documents.fixture.ts";

type Change = Parameters<typeof documentOf>[0];
type Case = readonly [name: string, change: Change, kind: string, article: string, missing?: readonly string[]];

const DP = "declaration-prealable";
const PA = "permis-amenager";
const DOUBT = "a-confirmer";
const monument = (told: Document): Document => ({ monument: { ...(PLAIN_GROUND.monument as Document), ...told } });
const without = (key: string, from: Document): Document => ({ ...from, [key]: null });
const leaving = (part: Document): Document => ({ ...part, holder: "acquereur" });
const beside: Document = { ...LOT, use: "rattachement", holder: "voisin" };
const bare: Document = { ...LOT, use: "non-bati", newBuilding: "aucune" };
const grouped = (count: number | null, divisionBeforeCompletion: boolean | null): Document => ({
  frame: "pc-valant-division",
  buildings: { count, divisionBeforeCompletion },
});
const two = [LOT, LOT];
const control = { divisionControl: true };

const CASES: readonly Case[] = [
  // What a division is.
  ["nothing is divided", { operation: { cutsUnit: false } }, "aucune", "L.442-1"],
  [
    "nothing is divided, whatever else is unknown",
    { operation: { cutsUnit: false, parts: null, common: null, frame: null } },
    "aucune",
    "L.442-1",
  ],
  ["the developer of a ZAC", { operation: { frame: "zac-amenageur" } }, "aucune", "R.442-1 c"],
  [
    "the developer of a ZAC under control",
    { ground: control, operation: { frame: "zac-amenageur" } },
    "aucune",
    "R.442-1 c",
  ],
  ["land in a ZAC sold by another", { ground: { zac: true } }, DP, "R.421-23 a"],
  ["a remembrement by an AFU", { operation: { frame: "afu-remembrement" } }, "aucune", "R.442-1 b"],
  ["an inheritance shared", { operation: { frame: "partage-successoral" } }, DOUBT, "L.442-1", []],
  ["unknown whether a unit is cut", { operation: { cutsUnit: null } }, DOUBT, "L.442-1", ["operation.cutsUnit"]],
  ["an unknown frame", { operation: { frame: null } }, DOUBT, "R.442-1", ["operation.frame", "operation.buildings"]],
  ["a cut parcel never decides", { operation: { cutsParcel: false } }, DP, "R.421-23 a"],
  ["a lease is a division", { operation: { mode: "jouissance" } }, DP, "R.421-23 a"],
  ["earlier divisions have no effect", { operation: { priorDivisions: 9 } }, DP, "R.421-23 a"],
  // A permit that divides.
  [
    "two buildings, split before completion",
    { operation: grouped(2, true) },
    "permis-construire-valant-division",
    "R.431-24",
  ],
  [
    "the same with a lane in a protected site",
    { ground: { spr: true }, common: [LANE], operation: grouped(5, true) },
    "permis-construire-valant-division",
    "R.431-24",
  ],
  ["one building", { operation: grouped(1, true) }, DP, "R.421-23 a"],
  ["split after completion", { operation: grouped(2, false) }, "aucune", "L.442-1"],
  ["split after completion, under control", { ground: control, operation: grouped(2, false) }, DP, "R.421-23 b"],
  ["unknown count of buildings", { operation: grouped(null, true) }, DOUBT, "R.442-1", ["operation.buildings.count"]],
  ["unknown buildings", { operation: { frame: "pc-valant-division" } }, DOUBT, "R.442-1", ["operation.buildings"]],
  // What a building lot is.
  ["one lot is enough", {}, DP, "R.421-23 a"],
  ["the number of lots does not matter", { parts: [KEPT_HOUSE, LOT, LOT, LOT, LOT] }, DP, "R.421-23 a"],
  ["a lot that the seller keeps", { parts: [leaving(KEPT_HOUSE), { ...LOT, holder: "vendeur" }] }, DP, "R.421-23 a"],
  ["a buyer with a permit for a house", { parts: [{ ...LOT, beneficiaryPermit: "maison" }] }, DP, "R.421-23 a"],
  [
    "a division primaire, by a permis d'aménager",
    { parts: [{ ...LOT, beneficiaryPermit: "permis-amenager" }] },
    "aucune",
    "R.442-1",
  ],
  [
    "a division primaire, by another permit",
    { parts: [{ ...LOT, beneficiaryPermit: "autre-que-maison" }] },
    "aucune",
    "R.442-1",
  ],
  [
    "unknown permit of the buyer",
    { parts: [without("beneficiaryPermit", LOT)] },
    DOUBT,
    "L.442-1",
    ["operation.parts.A.beneficiaryPermit"],
  ],
  ["a kept house sold", { parts: [leaving(KEPT_HOUSE)] }, "aucune", "R.442-1"],
  [
    "a kept house sold and extended (CE n° 470788)",
    { parts: [{ ...leaving(KEPT_HOUSE), newBuilding: "extension-annexe" }] },
    "aucune",
    "R.442-1",
  ],
  [
    "a kept house and a new one beside",
    { parts: [{ ...leaving(KEPT_HOUSE), newBuilding: "nouvelle" }] },
    DOUBT,
    "R.442-1",
    [],
  ],
  [
    "the same, where another lot decides",
    { parts: [{ ...leaving(KEPT_HOUSE), newBuilding: "nouvelle" }, LOT] },
    DP,
    "R.421-23 a",
  ],
  [
    "the same, a lane then serving two or one",
    { parts: [{ ...leaving(KEPT_HOUSE), newBuilding: "nouvelle" }, LOT], common: [LANE] },
    DOUBT,
    "R.442-1",
    [],
  ],
  [
    "a house pulled down for a new one",
    { parts: [{ ...leaving(KEPT_HOUSE), buildingsKept: false, newBuilding: "nouvelle" }] },
    DP,
    "R.421-23 a",
  ],
  [
    "a house pulled down for nothing",
    { parts: [{ ...leaving(KEPT_HOUSE), buildingsKept: false }] },
    "aucune",
    "L.442-1",
  ],
  [
    "unknown whether the house stays, something new coming",
    { parts: [{ ...leaving(KEPT_HOUSE), buildingsKept: null, newBuilding: "nouvelle" }] },
    DOUBT,
    "L.442-1",
    ["operation.parts.A.buildingsKept"],
  ],
  ["ground joined to the neighbour's", { parts: [{ ...beside, contiguous: true }] }, "aucune", "R.442-1"],
  ["ground sold to who owns nothing beside, to build", { parts: [beside] }, DP, "R.421-23 a"],
  [
    "ground sold to who owns nothing beside, for nothing",
    { parts: [{ ...beside, newBuilding: "aucune" }] },
    "aucune",
    "L.442-1",
  ],
  [
    "unknown whether the buyer is beside",
    { parts: [{ ...beside, contiguous: null }] },
    DOUBT,
    "L.442-1",
    ["operation.parts.A.contiguous"],
  ],
  ["a garden", { parts: [bare] }, "aucune", "L.442-1"],
  ["ground to the commune", { parts: [{ ...bare, use: "collectivite", holder: "collectivite" }] }, "aucune", "R.442-1"],
  ["unknown use, not to build", { parts: [{ ...bare, use: null }] }, DOUBT, "L.442-1", ["operation.parts.A.use"]],
  // Protected land.
  ["a site patrimonial remarquable", { ground: { spr: true } }, PA, "R.421-19 a"],
  ["a site classé", { ground: { siteClasse: true } }, PA, "R.421-19 a"],
  ["a site inscrit is no trigger", { ground: { siteInscrit: true } }, DP, "R.421-23 a"],
  ["inside a perimeter", { ground: monument({ insidePerimeter: true, perimeterExists: true }) }, PA, "R.421-19 a"],
  ["500 m and covisible, no perimeter", { ground: monument({ within500m: true, covisible: true }) }, PA, "R.421-19 a"],
  [
    "500 m and covisible, outside the perimeter",
    { ground: monument({ perimeterExists: true, within500m: true, covisible: true }) },
    DP,
    "R.421-23 a",
  ],
  ["500 m, not covisible", { ground: monument({ within500m: true }) }, DP, "R.421-23 a"],
  [
    "500 m, covisibility unknown",
    { ground: monument({ within500m: true, covisible: null }) },
    DOUBT,
    "R.421-19 a",
    ["ground.monument.covisible"],
  ],
  ["nothing known of monuments", { ground: { monument: null } }, DOUBT, "R.421-19 a", ["ground.monument"]],
  ["an unknown SPR", { ground: { spr: null } }, DOUBT, "R.421-19 a", ["ground.spr"]],
  ["an unknown SPR where a lane decides", { ground: { spr: null }, parts: two, common: [LANE] }, PA, "R.421-19 a"],
  ["an unknown SPR where no lot is built", { ground: { spr: null }, parts: [bare] }, "aucune", "L.442-1"],
  // What is common.
  ["a lane for two lots", { parts: two, common: [LANE] }, PA, "R.421-19 a"],
  ["a lane for a lot and the kept house", { common: [{ ...LANE, serves: 1 }] }, DP, "R.421-23 a"],
  ["a single lot has nothing common", { common: [LANE] }, DP, "R.421-23 a"],
  ["a lane that exists", { parts: two, common: [{ ...LANE, works: "aucun" }] }, DP, "R.421-23 a"],
  ["a lane fitted out", { parts: two, common: [{ ...LANE, works: "amenagement" }] }, PA, "R.421-19 a"],
  ["a lane that serves others too", { parts: two, common: [{ ...LANE, internal: false }] }, DP, "R.421-23 a"],
  ["a lane that buyers pay", { parts: two, common: [{ ...LANE, payer: "acquereurs" }] }, DP, "R.421-23 a"],
  ["a lane that the commune pays", { parts: two, common: [{ ...LANE, payer: "collectivite" }] }, DP, "R.421-23 a"],
  [
    "a servitude that the lotisseur fits out",
    { parts: two, common: [{ ...LANE, form: "servitude" }] },
    DOUBT,
    "R.421-19 a",
    [],
  ],
  [
    "the same in a protected site",
    { ground: { spr: true }, parts: two, common: [{ ...LANE, form: "servitude" }] },
    PA,
    "R.421-19 a",
  ],
  [
    "the same beside a true common lane",
    { parts: two, common: [{ ...LANE, form: "servitude" }, LANE] },
    PA,
    "R.421-19 a",
  ],
  [
    "a servitude that buyers fit out",
    { parts: two, common: [{ ...LANE, form: "servitude", payer: "acquereurs" }] },
    DP,
    "R.421-23 a",
  ],
  [
    "unknown payer and form",
    { parts: two, common: [{ ...LANE, payer: null, form: null }] },
    DOUBT,
    "R.421-19 a",
    ["operation.common.V1.payer", "operation.common.V1.form"],
  ],
  [
    "nothing known of what is common",
    { parts: two, operation: { common: null } },
    DOUBT,
    "R.421-19 a",
    ["operation.common"],
  ],
  ["nothing known of what is common, one lot", { operation: { common: null } }, DP, "R.421-23 a"],
  // Control of divisions.
  ["a garden under control", { ground: control, parts: [bare] }, DP, "R.421-23 b"],
  [
    "a garden, control unknown",
    { ground: { divisionControl: null }, parts: [bare] },
    DOUBT,
    "R.421-23 b",
    ["ground.divisionControl"],
  ],
  ["a lot, control unknown", { ground: { divisionControl: null } }, DP, "R.421-23 a"],
  [
    "an exclusion under control",
    { ground: control, parts: [{ ...beside, contiguous: true }] },
    DOUBT,
    "R.421-23 b",
    [],
  ],
  [
    "an exclusion and a garden under control",
    { ground: control, parts: [{ ...beside, contiguous: true }, bare] },
    DP,
    "R.421-23 b",
  ],
  [
    "a kept house and a new one under control, the seller keeping it",
    { ground: control, parts: [{ ...KEPT_HOUSE, newBuilding: "nouvelle" }, bare] },
    DP,
    "R.421-23 a",
  ],
  ["nothing known of the parts", { operation: { parts: null } }, DOUBT, "L.442-1", ["operation.parts"]],
];

describe("which file", () => {
  test("sixty cases at least", () => expect(CASES.length).toBeGreaterThanOrEqual(60));

  const told = CASES.map(([name, change, kind, article, missing = []]) => ({ name, change, kind, article, missing }));

  test.each(told)("$name", ({ change, kind, article, missing }) => {
    const answer = answerOf(documentOf(change));
    expect(answer.kind).toBe(kind);
    expect(answer.article.split(" ou ")).toContain(article);
    expect([...answer.missing].sort()).toEqual([...missing].sort());
  });
});

test("the deciding fact of a permis d'aménager is what is common, or the protection", () => {
  expect(answerOf(documentOf({ parts: two, common: [LANE] })).deciding).toContain("operation.common.V1.payer");
  expect(answerOf(documentOf({ ground: { spr: true } })).deciding).toEqual(["ground.spr"]);
});

test("flips tell what would tip the answer, and only that", () => {
  const { flips } = answerOf(documentOf({ parts: two, common: [LANE] }));
  expect(flips).toContainEqual({ fact: "operation.common.V1.serves", to: 1, kind: DP, article: "R.421-23 a" });
  expect(flips).toContainEqual({
    fact: "operation.common.V1.form",
    to: "servitude",
    kind: DOUBT,
    article: "R.421-19 a",
  });
  expect(flips.map(({ fact }) => fact)).not.toContain("ground.spr");
  for (const { kind } of flips) expect(kind).not.toBe(PA);
});

test("an architect is asked above 2 500 m² fitted out, for a permis d'aménager alone", () => {
  const permit = (area: number | null) =>
    answerOf(documentOf({ ground: { spr: true }, operation: { area } })).architectRequired;
  expect([permit(2_501), permit(2_500), permit(null)]).toEqual([true, false, null]);
  expect(answerOf(documentOf({ operation: { area: 9_000 } })).architectRequired).toBe(false);
  expect(answerOf(documentOf({ operation: { ...grouped(2, true), area: 9_000 } })).architectRequired).toBeNull();
  expect(answerOf(documentOf({ ground: { spr: null }, operation: { area: 100 } })).architectRequired).toBeNull();
});

test("pieces follow the file, what is common and the lotissement the land is in", () => {
  const inside = { existingLotissement: true };
  expect(answerOf(documentOf({})).pieces).toEqual(["DP1", "DP9", "DP10"]);
  expect(answerOf(documentOf({ ground: inside })).pieces).toEqual(["DP1", "DP9", "DP10", "DP10-1"]);
  expect(answerOf(documentOf({ ground: { spr: true } })).pieces.join(" ")).toBe("PA1 PA2 PA3 PA4 PA5 PA6 PA7 PA9");
  expect(answerOf(documentOf({ ground: inside, parts: two, common: [LANE] })).pieces.join(" ")).toBe(
    "PA1 PA2 PA3 PA4 PA5 PA6 PA7 PA8 PA9 PA12 PA12-2",
  );
  expect(answerOf(documentOf({ operation: { cutsUnit: false } })).pieces).toEqual([]);
});

test("a servitude is told, disputed or not", () => {
  const told = (change: Document) =>
    answerOf(documentOf({ parts: two, common: [{ ...LANE, form: "servitude", ...change }] }));
  expect(told({}).warnings.join(" ")).toContain("32270");
  expect(told({ payer: "acquereurs" }).warnings.join(" ")).toContain("n'est pas une voie commune");
});
