import { asMember } from "../call.ts";
import { keepSettings } from "./preferences-store.ts";

/** A member's own: the last screen that saves is the one that he looks at. */
export const saveSettings = asMember.saveSettings.handler(async ({ input, context: { lotir, member } }) => {
  await lotir.database.application(member.organisationId, (trx) =>
    keepSettings(trx, { userId: member.userId, settings: input }),
  );
  return { success: true, data: input };
});
