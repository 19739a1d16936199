import { type DivisionScenario, DivisionScenario as Scenario } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import { refuse } from "../refuse.ts";
import type { Shared } from "../versions/shared.ts";
import { holdProject, type Standing, standingOf, writeScenarios, writeStanding } from "./division-store.ts";

const heldProject = async (trx: ApplicationTransaction, id: string) => {
  const project = await holdProject(trx, id);
  if (project === undefined) throw refuse("project-not-found", { id });
  return project;
};

interface ProjectAddress {
  readonly propertyId: string;
  readonly projectId: string;
}

/** Where a project stands: proposed, approved, sent back. */
export const sharedStanding = ({ propertyId, projectId }: ProjectAddress): Shared<Standing> => ({
  action: "project.status",
  subject: `${propertyId}/division/${projectId}`,
  labels: { status: "Statut", chosen: "Scénario proposé", word: "Mot" },
  hold: async (trx) => standingOf(await heldProject(trx, projectId)),
  write: async (trx, value, { actorId }) => {
    await writeStanding(trx, { ...value, id: projectId, actorId });
    return true;
  },
});

/** What the trail keeps of a scenario: enough to draw it again, and its figures of that day. */
export interface ScenarioDigest {
  readonly name: string;
  readonly program: unknown;
  readonly annotations: unknown;
  readonly lots: readonly { readonly letter: string; readonly areaM2: number; readonly priceEur: number | null }[];
  readonly totalRevenue: number | null;
  readonly netProfit: number | null;
  readonly roi: number | null;
  readonly faults: readonly string[];
}

/** Annotations that a plan draws by itself are drawn again: those of a person alone are kept in the trail. */
export const isOfPlan = ({ metadata }: DivisionScenario["annotations"][number]): boolean =>
  typeof metadata === "object" && metadata !== null && ("role" in metadata || "kind" in metadata);

export const digestOf = (scenario: DivisionScenario): ScenarioDigest => ({
  name: scenario.name,
  program: scenario.divisionPlan.program,
  annotations: scenario.annotations.filter((each) => !isOfPlan(each)),
  lots: scenario.lots.map(({ letter, areaM2, priceEur }) => ({ letter, areaM2, priceEur })),
  totalRevenue: scenario.totalRevenue,
  netProfit: scenario.netProfit,
  roi: scenario.roi,
  faults: scenario.faults,
});

export const scenarioSubject = ({ propertyId, projectId }: ProjectAddress, scenarioId: string): string =>
  `${propertyId}/division/${projectId}/${scenarioId}`;

/** A scenario of a project; `next`: what is written, whose digest goes to the trail. */
export const sharedScenario = (
  address: ProjectAddress & { readonly scenarioId: string },
  next: DivisionScenario,
): Shared<ScenarioDigest> => ({
  action: "scenario.save",
  subject: scenarioSubject(address, address.scenarioId),
  labels: { name: "Nom", program: "Plan", annotations: "Annotations" },
  hold: async (trx) => {
    const project = await heldProject(trx, address.projectId);
    const scenario = Scenario.array()
      .parse(project.scenarios)
      .find(({ id }) => id === address.scenarioId);
    return scenario && { ...standingOf(project), value: digestOf(scenario) };
  },
  write: async (trx, _, { actorId }) => {
    const project = await heldProject(trx, address.projectId);
    const before = Scenario.array().parse(project.scenarios);
    const isThere = before.some(({ id }) => id === next.id);
    const scenarios = isThere ? before.map((each) => (each.id === next.id ? next : each)) : [...before, next];
    await writeScenarios(trx, { id: address.projectId, scenarios, written: next.id, actorId });
    return true;
  },
});
