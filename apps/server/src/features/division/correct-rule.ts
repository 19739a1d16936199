import { removeCorrection, saveCorrection } from "../../engine/rule-correction-store.ts";
import { asMember } from "../../http/call.ts";

/** Corrects a public rule for the organisation of who asks, or gives the public one back. */
export const correctRule = asMember.correctRule.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { commune, zone, rule, value, reason } = input;
  await lotir.database.application(member.organisationId, (trx) =>
    value === null
      ? removeCorrection(trx, { commune, zone, rule })
      : saveCorrection(trx, { commune, zone, rule, value, reason: reason.trim(), updatedBy: member.userId }),
  );
  return { success: true, data: { commune, zone, rule } };
});
