import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { markEach } from "./parcel-mark-store.ts";
import { tellMarked } from "./tell-marked.ts";

/** Sets parcels aside, marks them as seen, or gives them to a colleague, for the whole organisation. */
export const markParcels = asMember.markParcels.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { assigneeId } = input;
  if (assigneeId != null && !(await lotir.identity.namesIn(member.organisationId)).has(assigneeId))
    throw refuse("not-a-colleague", { assigneeId });
  const marked = await lotir.database.application(member.organisationId, (trx) => markEach(trx, input));
  tellMarked(context, input.parcelIds);
  return { success: true, data: { marked } };
});
