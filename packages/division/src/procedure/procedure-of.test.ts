import { expect, test } from "vitest";
import { NOTHING_KNOWN, type PlanFacts, procedureOf } from "./procedure-of.ts";

const plan: PlanFacts = { buildingLots: 1, commonFaces: false, sharedPassage: 0, siteArea: 1_200 };
const clear = { heritage: "non", divisionControl: "non", worksAtDivision: "non" } as const;

test("one building lot with nothing in common is a déclaration préalable", () => {
  expect(procedureOf(plan, clear)).toMatchObject({ kind: "declaration-prealable", article: "R.421-23 a", unless: [] });
});

test("the number of lots changes nothing", () => {
  expect(procedureOf({ ...plan, buildingLots: 5 }, clear).kind).toBe("declaration-prealable");
});

test("a common way for two building lots is a permis d'aménager, with an architect above 2 500 m²", () => {
  const shared = { ...plan, buildingLots: 2, commonFaces: true };
  expect(procedureOf({ ...shared, siteArea: 2_500 }, clear)).toMatchObject({
    kind: "permis-d-amenager",
    architect: "non",
  });
  expect(procedureOf({ ...shared, siteArea: 2_501 }, clear)).toMatchObject({
    kind: "permis-d-amenager",
    architect: "oui",
  });
});

test("a protected site is a permis d'aménager", () => {
  expect(procedureOf(plan, { ...clear, heritage: "oui" }).kind).toBe("permis-d-amenager");
});

test("an unknown protection is said, not taken for none", () => {
  expect(procedureOf(plan, NOTHING_KNOWN).unless).toHaveLength(1);
});

test("a passage for two lots depends on who does its works", () => {
  const shared = { ...plan, buildingLots: 2, sharedPassage: 2 };
  expect(procedureOf(shared, clear).kind).toBe("declaration-prealable");
  expect(procedureOf(shared, { ...clear, worksAtDivision: "oui" }).kind).toBe("a-confirmer");
  expect(procedureOf(shared, { ...clear, worksAtDivision: "inconnu" }).kind).toBe("a-confirmer");
});

test("no building lot needs nothing, unless the commune controls divisions", () => {
  expect(procedureOf({ ...plan, buildingLots: 0 }, clear).kind).toBe("aucune");
  expect(procedureOf({ ...plan, buildingLots: 0 }, { ...clear, divisionControl: "oui" })).toMatchObject({
    kind: "declaration-prealable",
    article: "R.421-23 b",
  });
});

test("the sentence tells what the plan has in common, and how many lots", () => {
  const because = (change: Partial<PlanFacts>) => procedureOf({ ...plan, ...change }, clear).because;
  expect(because({})).toBe("un lot à bâtir est créé sans voie, espace ni équipement communs");
  expect(because({ buildingLots: 5 })).toBe("5 lots à bâtir sont créés sans voie, espace ni équipement communs");
  expect(because({ commonFaces: true })).not.toContain("sans voie");
  expect(because({ buildingLots: 2, sharedPassage: 2 })).not.toContain("sans voie");
});

test("an unknown protection is said beside a procedure to be confirmed too", () => {
  const { kind, unless } = procedureOf({ ...plan, buildingLots: 2, sharedPassage: 2 }, NOTHING_KNOWN);
  expect(kind).toBe("a-confirmer");
  expect(unless.join(" ")).toContain("monument historique");
});

test("a passage that serves one building lot and the kept house is common to no lots", () => {
  const shared = { ...plan, sharedPassage: 2 };
  const { kind, because } = procedureOf(shared, { ...clear, worksAtDivision: "oui" });
  expect(kind).toBe("declaration-prealable");
  expect(because).toContain("le passage ne dessert avec lui que du bâti qui reste");
});
