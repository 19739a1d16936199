import { AUCTION_SITE_KEYS, type AuctionSiteKey } from "@lotir/connectors";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { findSitesOn } from "./auction-site-store.ts";
import type { SearchedRegion } from "./regions.ts";

/** What may be read of a region for an organisation: all that this machine invents, else what an Admin turned on. */
export const sitesOn = async (
  { database }: Pick<Lotir, "database">,
  member: Pick<Member, "organisationId">,
  { fictional }: SearchedRegion,
): Promise<readonly AuctionSiteKey[]> =>
  fictional ? AUCTION_SITE_KEYS : database.application(member.organisationId, findSitesOn);
