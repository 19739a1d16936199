import { asMember } from "../call.ts";
import { regionOf } from "./regions.ts";

/** Stops the reading of a region. */
export const cancelAuctionSearch = asMember.cancelAuctionSearch.handler(
  async ({ input, context: { lotir, member } }) => {
    const { slug } = await regionOf(lotir, input.region);
    const data = await lotir.auctionSearches.cancel({ organisationId: member.organisationId, region: slug });
    return { success: true, data };
  },
);
