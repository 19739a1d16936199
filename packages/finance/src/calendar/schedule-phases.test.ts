import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GivenPhase } from "../calendar/schedule-phases.ts";
import { schedulePhases, usualPhases } from "./schedule-phases.ts";

const totalOf = (phases: readonly GivenPhase[]): number => {
  const scheduled = schedulePhases(phases);
  if (!scheduled.ok) throw new Error(scheduled.failure.kind);
  return scheduled.value.totalMonths;
};

describe("the usual graph", () => {
  test.each([
    ["DP", "low", 8],
    ["DP", "default", 13],
    ["DP", "high", 22],
    ["PA", "low", 15],
    ["PA", "default", 22],
    ["PA", "high", 36],
  ] as const)("%s, %s case: %i months in all", (procedure, level, months) => {
    expect(totalOf(usualPhases(procedure, level))).toBe(months);
  });

  test("the typical phases of a DP last 16 months end to end, 13 with their overlaps", () => {
    const scheduled = schedulePhases(usualPhases("DP", "default"));
    expect(scheduled.ok && scheduled.value.sumOfPhases).toBe(16);
    const critical = scheduled.ok
      ? scheduled.value.phases.filter((phase) => phase.critical).map((phase) => phase.id)
      : [];
    expect(critical).toEqual(["etudes", "dossier", "instruction", "purge", "vente"]);
  });
});

const phase = (id: string, months: number, after: GivenPhase["after"] = []): GivenPhase => ({
  id,
  label: id,
  months,
  after,
});

describe("a graph of one's own", () => {
  test("two phases together last as long as the longer", () => {
    expect(totalOf([phase("a", 3), phase("b", 5)])).toBe(5);
  });

  test("a start-to-start link with a lag", () => {
    expect(totalOf([phase("a", 3), phase("b", 5, [{ phase: "a", from: "debut", lag: 1 }])])).toBe(6);
  });

  test("the order in which phases are written does not matter", () => {
    expect(totalOf([phase("b", 5, [{ phase: "a", from: "fin", lag: 0 }]), phase("a", 3)])).toBe(8);
  });

  test("a phase cannot start before the operation", () => {
    expect(totalOf([phase("a", 1), phase("b", 2, [{ phase: "a", from: "fin", lag: -4 }])])).toBe(2);
  });

  test("a circle is refused", () => {
    const circle = [
      phase("a", 1, [{ phase: "b", from: "fin", lag: 0 }]),
      phase("b", 1, [{ phase: "a", from: "fin", lag: 0 }]),
    ];
    expect(schedulePhases(circle)).toEqual({ ok: false, failure: { kind: "phase-cycle", phases: ["a", "b"] } });
  });
});

test("never longer than the phases end to end, never shorter than the longest", () => {
  const chains = fc
    .array(fc.integer({ min: 0, max: 24 }), { minLength: 1, maxLength: 12 })
    .chain((lengths) =>
      fc.tuple(
        fc.constant(lengths),
        fc.tuple(...lengths.map((_, index) => fc.subarray(Array.from({ length: index }, (__, earlier) => earlier)))),
        fc.integer({ min: -3, max: 0 }),
      ),
    );
  fc.assert(
    fc.property(chains, ([lengths, links, lag]) => {
      const phases = lengths.map((months, index) =>
        phase(
          String(index),
          months,
          (links[index] ?? []).map((earlier) => ({ phase: String(earlier), from: "fin" as const, lag })),
        ),
      );
      const total = totalOf(phases);
      expect(total).toBeLessThanOrEqual(lengths.reduce((a, b) => a + b, 0));
      expect(total).toBeGreaterThanOrEqual(Math.max(...lengths));
    }),
    { seed: 9, numRuns: 200 },
  );
});
