import type { DivisionScenario } from "./division-scenario.ts";

type Ranked = Pick<DivisionScenario, "roi" | "faults" | "pluCompliance">;

/**
 * The scenario with the highest return (spec 2 §2) among those that break neither a promise of the engine nor a rule that was
 * read: nobody is advised to file what the town refuses. Undefined where none is left, or none has a return.
 */
export const recommendedScenario = <Scenario extends Ranked>(scenarios: readonly Scenario[]): Scenario | undefined =>
  scenarios
    .filter(({ roi, faults, pluCompliance }) => roi !== null && faults.length === 0 && pluCompliance !== false)
    .toSorted((a, b) => (b.roi ?? 0) - (a.roi ?? 0))[0];
