import { type DivisionScenario, DivisionWishes, DivisionScenario as Scenario } from "@lotir/contract";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { findProject, type StoredProject } from "./division-store.ts";

export interface OwnProject {
  readonly project: StoredProject;
  readonly scenarios: readonly DivisionScenario[];
  readonly wishes: DivisionWishes;
}

/** Wishes of another day may be out of today's bounds: what can be read of them stands. */
export const keptWishes = (wishes: unknown): DivisionWishes => {
  const read = DivisionWishes.safeParse(wishes);
  return read.success
    ? read.data
    : DivisionWishes.parse({ ...(wishes as object), minLotSize: 450, targetLots: 0, areas: undefined });
};

/** A project of the organisation that asks, of a property that is still there. */
export const findOwnProject = async (
  { lotir, member }: Call & { readonly member: Member },
  projectId: string,
): Promise<OwnProject> => {
  const project = await lotir.database.application(member.organisationId, async (trx) => {
    const found = await findProject(trx, projectId);
    return found !== undefined && (await findPropertyGround(trx, found.propertyId)) !== undefined ? found : undefined;
  });
  if (project === undefined) throw refuse("project-not-found", { id: projectId });
  return { project, scenarios: Scenario.array().parse(project.scenarios), wishes: keptWishes(project.wishes) };
};

export const findOwnScenario = ({ scenarios }: OwnProject, id: string): DivisionScenario => {
  const scenario = scenarios.find((each) => each.id === id);
  if (scenario === undefined) throw refuse("scenario-not-found", { id });
  return scenario;
};
