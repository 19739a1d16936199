import { asMember } from "../call.ts";
import { tellProperty } from "../property/tell-property.ts";
import { refuse } from "../refuse.ts";
import { writeShared } from "../versions/write-shared.ts";
import { findOwnProject } from "./find-own-project.ts";
import { sharedStanding } from "./shared-project.ts";

/** Approves the plan that is proposed, or sends it back with a word. */
export const decideProject = asMember.decideProject.handler(async ({ input, context }) => {
  const { projectId, decision, word, version } = input;
  const { project } = await findOwnProject(context, projectId);
  if (project.status === "draft") throw refuse("not-proposed", { id: projectId });
  const change = { status: decision, chosen: project.chosen, word };
  const kept = await writeShared(sharedStanding({ propertyId: project.propertyId, projectId }), {
    ...context,
    change,
    version,
  });
  await tellProperty(context, project.propertyId, "changed");
  return { success: true, data: { projectId, status: decision, word, version: kept.version } };
});
