import { asMember } from "../call.ts";
import { findAuctionAlerts } from "../organisation/preferences-store.ts";

/** Where e-mails do not leave, the choice is not offered: nobody would be told. */
export const listAuctionAlerts = asMember.listAuctionAlerts.handler(async ({ context: { lotir, member } }) => {
  const alerts = await lotir.database.application(member.organisationId, (trx) =>
    findAuctionAlerts(trx, member.userId),
  );
  return { success: true, data: { isOffered: lotir.doors.mail === "sent", regions: Object.keys(alerts) } };
});
