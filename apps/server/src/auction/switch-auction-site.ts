import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { writeSite } from "./auction-site-store.ts";

/** Lets a site be read for the organisation, or no more. */
export const switchAuctionSite = asMember.switchAuctionSite.handler(async ({ input, context: { lotir, member } }) => {
  const { site, isOn } = input;
  await lotir.database.application(member.organisationId, async (trx) => {
    await writeSite(trx, { site, isOn, actorId: member.userId });
    const action = isOn ? "auction-site.on" : "auction-site.off";
    await recordAudit(trx, { actorId: member.userId, action, subject: site });
  });
  return { success: true, data: { site, isOn } };
});
