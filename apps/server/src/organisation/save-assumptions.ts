import { asMember } from "../call.ts";
import { writeShared } from "../versions/write-shared.ts";
import { sharedAssumptions } from "./assumptions-store.ts";
import { ownAssumptions } from "./own-assumptions.ts";

/** Settings are an Admin's (spec 2 §6). */
export const saveAssumptions = asMember.saveAssumptions.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { assumptions: change, version } = input;
  await writeShared(sharedAssumptions, { ...context, change, version });
  return { success: true, data: await ownAssumptions(lotir, member) };
});
