import type { DetailedEvaluation, EvaluatedScenario } from "@lotir/contract";
import type { EvaluatedScenario as Evaluated, DetailedEvaluation as Evaluation } from "@lotir/finance";

const scenarioToWire = (scenario: Evaluated): EvaluatedScenario => ({
  ...scenario,
  lotSizes: [...scenario.lotSizes],
  constraints: [...scenario.constraints],
  costs: { ...scenario.costs },
  revenues: { ...scenario.revenues, lotPrices: [...scenario.revenues.lotPrices] },
  risks: scenario.risks.map((risk) => ({ ...risk })),
});

export const evaluationToWire = (evaluation: Evaluation): Omit<DetailedEvaluation, "hypotheses"> => ({
  scenarios: evaluation.scenarios.map(scenarioToWire),
  bestScenario: scenarioToWire(evaluation.bestScenario),
  property: { ...evaluation.property },
});
