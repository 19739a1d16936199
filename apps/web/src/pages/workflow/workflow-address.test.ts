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
