import { asMember } from "../call.ts";
import { findSettings } from "./preferences-store.ts";

export const showSettings = asMember.showSettings.handler(async ({ context: { lotir, member } }) => ({
  success: true,
  data: await lotir.database.application(member.organisationId, (trx) => findSettings(trx, member.userId)),
}));
