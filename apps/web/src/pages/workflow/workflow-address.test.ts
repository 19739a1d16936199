import { expect, test } from "vitest";
import { readWorkflow, writeWorkflow } from "./workflow-address.ts";

test("what anybody may have typed falls back", () => {
  const read = readWorkflow({ etape: "x", strategie: "luxe", lots: "1", lotmin: "77", epingles: "a,,b,c" });
  expect(read).toMatchObject({ step: undefined, pinned: ["a", "b"], view: "cartes" });
  expect(read.wishes).toMatchObject({ strategy: undefined, targetLots: 0, minLotSize: 450, preserveBuildings: true });
  expect(readWorkflow({ lotmin: "510" }).wishes.minLotSize).toBe(500);
});

test("an address is the same once read and written; nothing is written by default", () => {
  expect(writeWorkflow(readWorkflow({}))).toEqual({});
  const address = { etape: "comparaison", strategie: "premium", lots: "4", maison: "demolie", scenario: "scenario-2" };
  expect(writeWorkflow(readWorkflow(address))).toEqual(address);
});

test("what is drawn on the ground, its slope and the parcels joined are in the address too", () => {
  const address = {
    emprises: "servitude:2.1,43.2;2.2,43.2;2.2,43.3|reseau:2.15,43.2;2.16,43.2;2.16,43.25",
    pente: "12",
    joindre: "06999000AK0004,06999000AK0005",
  };
  expect(writeWorkflow(readWorkflow(address))).toEqual(address);
  expect(
    readWorkflow({ emprises: "fossé:1,2;3,4|servitude:1,2;x,4;5,6", pente: "120", joindre: "AK 4" }).wishes,
  ).toMatchObject({ burdens: [], slopePercent: undefined, joined: undefined });
});
