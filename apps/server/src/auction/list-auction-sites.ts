import { AUCTION_SITES, UNREAD_SITES } from "@lotir/connectors";
import { asMember } from "../call.ts";
import { findSitesOn } from "./auction-site-store.ts";

/** The sites, how each may be read, and whether it is. */
export const listAuctionSites = asMember.listAuctionSites.handler(async ({ context: { lotir, member } }) => {
  const on = await lotir.database.application(member.organisationId, findSitesOn);
  const sites = AUCTION_SITES.map(({ key, class: readAs, sells, terms }) => {
    const { name, base, licence } = lotir.plan.live[key];
    return { site: key, name, url: base, sells, class: readAs, licence, terms, isOn: on.includes(key) };
  });
  return { success: true, data: { sites, unread: [...UNREAD_SITES], maySwitch: member.role === "admin" } };
});
