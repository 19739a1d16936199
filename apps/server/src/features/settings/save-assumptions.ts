import { saveChosen } from "../../assumptions/assumptions-store.ts";
import { ownAssumptions } from "../../assumptions/own-assumptions.ts";
import { asMember } from "../../http/call.ts";
import { refuse } from "../../http/refuse.ts";

/** Settings are an Admin's (spec 2 §6). */
export const saveAssumptions = asMember.saveAssumptions.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  if (member.role !== "admin") throw refuse("not-an-admin");
  const saved = await lotir.database.application(member.organisationId, (trx) =>
    saveChosen(trx, { chosen: input.assumptions, version: input.version, actorId: member.userId }),
  );
  if (!saved) throw refuse("changed-meanwhile");
  return { success: true, data: await ownAssumptions(lotir, member) };
});
