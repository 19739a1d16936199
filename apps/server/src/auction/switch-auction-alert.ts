import { asMember } from "../call.ts";
import { keepAuctionAlert } from "../organisation/preferences-store.ts";
import { regionOf } from "./regions.ts";

/** From now on: what was read before is on the screen where one asks for the alert. */
export const switchAuctionAlert = asMember.switchAuctionAlert.handler(async ({ input, context: { lotir, member } }) => {
  const { slug } = await regionOf(lotir, input.region);
  const { isOn } = input;
  const toldAt = isOn ? new Date().toISOString() : null;
  await lotir.database.application(member.organisationId, (trx) =>
    keepAuctionAlert(trx, { userId: member.userId, region: slug, toldAt }),
  );
  return { success: true, data: { region: slug, isOn } };
});
