import { CORRECTABLE } from "@lotir/contract";
import { asMember } from "../call.ts";
import { listCorrectedRules } from "./rule-correction-store.ts";

/** What the organisation corrects in a zone, and what it gave back: what a screen must have read before it writes. */
export const listRuleCorrections = asMember.listRuleCorrections.handler(async ({ input, context }) => {
  const { database } = context.lotir;
  const rows = await database.application(context.member.organisationId, (trx) => listCorrectedRules(trx, input));
  return { success: true, data: rows.map((row) => ({ ...row, label: CORRECTABLE[row.rule].label })) };
});
