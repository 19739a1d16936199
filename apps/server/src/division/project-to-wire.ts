import { type DivisionProject, DivisionProject as Wire } from "@lotir/contract";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import type { StoredProject } from "./division-store.ts";
import { withPlanImage } from "./plan-image-url.ts";

const Kept = Wire.pick({ wishes: true, scenarios: true });
const Answer = Wire.pick({ refusals: true, remarks: true, nonDivisible: true, stopped: true });

/** A kept project as it leaves: read through the contract, so that one kept under an older one still reads. */
export const projectToWire = async (
  { identity }: Pick<Lotir, "identity">,
  member: Pick<Member, "role">,
  project: StoredProject,
): Promise<DivisionProject> => {
  const nameOf = async (id: string | null) => (id === null ? null : identity.nameOf(id));
  const { wishes, scenarios } = Kept.parse({ wishes: project.wishes, scenarios: project.scenarios });
  const address = { projectId: project.id, version: project.version };
  return {
    projectId: project.id,
    propertyId: project.propertyId,
    wishes,
    scenarios: scenarios.map((scenario) => withPlanImage(scenario, address)),
    ...Answer.parse(project.answer ?? {}),
    status: project.status,
    chosen: project.chosen,
    word: project.word,
    statusBy: await nameOf(project.statusBy),
    statusAt: project.statusAt?.toISOString() ?? null,
    mayDecide: member.role === "admin",
    version: project.version,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    updatedBy: await nameOf(project.updatedBy),
  };
};
