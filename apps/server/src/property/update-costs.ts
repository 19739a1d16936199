import { asMember } from "../call.ts";
import { writeShared } from "../versions/write-shared.ts";
import { sharedCosts } from "./shared-costs.ts";
import { moneyOf } from "./show-costs.ts";
import { tellProperty } from "./tell-property.ts";

/** Enters lines of the cost breakdown of a property, or takes some out. */
export const updateCosts = asMember.updateCosts.handler(async ({ input, context }) => {
  const { id, version, ...change } = input;
  await writeShared(sharedCosts(id), { ...context, change, version });
  await tellProperty(context, id, "changed");
  return { success: true, data: await moneyOf(id, context) };
});
