import { UNDO_MS } from "@lotir/contract";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { hideProperty } from "./property-store.ts";
import { purgeDeleted } from "./purge-deleted.ts";
import { tellProperty } from "./tell-property.ts";
import { HIDDEN_MS } from "./undo-window.ts";

/** Hides a property at once; with all that hangs from it, it goes once the deletion can no longer be undone. */
export const deleteProperty = asMember.deleteProperty.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const actorId = member.userId;
  const purge = () => purgeDeleted(lotir, member.organisationId);
  await lotir.database.application(member.organisationId, async (trx) => {
    const hidden = await hideProperty(trx, { propertyId: id, actorId });
    if (hidden === undefined) throw refuse("property-not-found", { id });
    await recordAudit(trx, { actorId, action: "property.delete", subject: id, facts: { ...hidden } });
  });
  // What a stopped process left hidden goes with the next one.
  setTimeout(() => void purge().catch(() => undefined), HIDDEN_MS + 1_000).unref();
  await tellProperty(context, id, "deleted");
  return { success: true, data: { id, undoUntil: new Date(Date.now() + UNDO_MS).toISOString() } };
});
