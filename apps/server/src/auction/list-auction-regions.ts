import { asMember } from "../call.ts";
import { searchedRegions } from "./regions.ts";

/** The regions that may be read. */
export const listAuctionRegions = asMember.listAuctionRegions.handler(async ({ context: { lotir } }) => {
  const found = await searchedRegions(lotir);
  const regions = found.map(({ slug, name, fictional }) => ({ slug, name, fictional }));
  return { success: true, data: regions, regions };
});
