import { asMember } from "../call.ts";
import { writeShared } from "../versions/write-shared.ts";
import { sharedCorrection } from "./shared-correction.ts";

/** Corrects a public rule for the organisation of who asks, or gives the public one back. */
export const correctRule = asMember.correctRule.handler(async ({ input, context }) => {
  const { commune, zone, rule, value, reason, version } = input;
  const change = { value, reason: reason.trim() };
  const kept = await writeShared(sharedCorrection({ commune, zone, rule }), { ...context, change, version });
  return { success: true, data: { commune, zone, rule, version: kept.version } };
});
