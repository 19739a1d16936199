import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { tellProperty } from "../property/tell-property.ts";
import { refuse } from "../refuse.ts";
import { deleteStoredProject } from "./division-store.ts";
import { findOwnProject } from "./find-own-project.ts";

export const deleteProject = asMember.deleteProject.handler(async ({ input: { projectId }, context }) => {
  const { lotir, member } = context;
  const { project, scenarios } = await findOwnProject(context, projectId);
  const { propertyId } = project;
  await lotir.database.application(member.organisationId, async (trx) => {
    if (!(await deleteStoredProject(trx, projectId))) throw refuse("project-not-found", { id: projectId });
    const facts = { projectId, scenarios: scenarios.map(({ name }) => name) };
    await recordAudit(trx, { actorId: member.userId, action: "project.delete", subject: propertyId, facts });
  });
  await tellProperty(context, propertyId, "changed");
  return { success: true, data: { projectId } };
});
