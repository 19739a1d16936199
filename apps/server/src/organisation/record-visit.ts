import { asMember } from "../call.ts";
import { keepVisit } from "./preferences-store.ts";

/** Said by the dashboard when it is opened. */
export const recordVisit = asMember.recordVisit.handler(async ({ context: { lotir, member } }) => {
  const since = await lotir.database.application(member.organisationId, (trx) => keepVisit(trx, member.userId));
  return { success: true, data: { since: since?.toISOString() ?? null } };
});
