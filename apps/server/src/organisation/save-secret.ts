import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { writeSecret } from "./secret-store.ts";
import { secretsToWire } from "./secrets-to-wire.ts";

/** A key is never shown, so that there is nothing to compare. */
const UNKNOWN_CHANGE = { version: 0, changedBy: { name: null, isYou: false }, changedAt: null, fields: [] };

/** Settings are an Admin's (spec 2 §6). */
export const saveSecret = asMember.saveSecret.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { name, value, version } = input;
  const { organisationId, userId: actorId } = member;
  const { vault } = lotir;
  await lotir.database.application(organisationId, async (trx) => {
    const isWritten = await writeSecret(trx, { vault, organisationId, name, value, actorId, version });
    if (!isWritten) throw refuse("changed-meanwhile", UNKNOWN_CHANGE);
    await recordAudit(trx, { actorId, action: value === null ? "secret.remove" : "secret.save", subject: name });
  });
  return { success: true, data: await secretsToWire(lotir, member) };
});
