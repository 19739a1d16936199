import { asMember } from "../call.ts";
import { regionOf } from "./regions.ts";

/** How far the reading of a region is, for the organisation. */
export const showAuctionSearch = asMember.showAuctionSearch.handler(async ({ input, context: { lotir, member } }) => {
  const { slug } = await regionOf(lotir, input.region);
  const data = lotir.auctionSearches.show({ organisationId: member.organisationId, region: slug });
  return { success: true, data };
});
