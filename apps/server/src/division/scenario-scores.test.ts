import type { DivisionPlan } from "@lotir/contract";
import { expect, test } from "vitest";
import { complianceOf } from "./scenario-scores.ts";

type Cell = DivisionPlan["compliance"][number];

const plan = (...cells: readonly Pick<Cell, "rule" | "verdict">[]): DivisionPlan =>
  ({ compliance: cells.map((cell) => ({ ...cell, lot: "A", reason: "mesuré" })) }) as unknown as DivisionPlan;

const setback = (verdict: Cell["verdict"]) => ({ rule: "Recul sur voie", verdict });
const height = (verdict: Cell["verdict"]) => ({ rule: "Hauteur à l'égout", verdict });

test("yes only where every rule that a division may break is read and held", () => {
  expect(complianceOf(plan(setback("conforme")), true).value).toBe(true);
  expect(complianceOf(plan(setback("sous-reserve")), true).value).toBeNull();
  expect(complianceOf(plan(setback("conforme"), setback("non-conforme")), true).value).toBe(false);
});

test("the height of a house is its permit's matter: under reserve it stops no division, and is said so", () => {
  const { value, because } = complianceOf(plan(setback("conforme"), height("sous-reserve")), true);
  expect(value).toBe(true);
  expect(because.at(-1)).toBe("Hauteur à l'égout, lot A : sous réserve. mesuré");
});

test("unknown is neither yes nor no", () => {
  expect(complianceOf(plan(), true)).toEqual({ value: null, because: ["Le règlement de la zone n'a pas été lu."] });
  expect(complianceOf(plan(setback("sans-objet")), true).value).toBeNull();
  expect(complianceOf(plan(setback("conforme")), false).value).toBeNull();
});
