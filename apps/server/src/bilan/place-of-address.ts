import type { Place } from "@lotir/connectors";
import { describeFailure } from "@lotir/foncier";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";

/** The best match of an address, in the communes served on this machine or outside; refuses what leads nowhere. */
export const placeOfAddress = async ({ connectors }: Lotir, text: string): Promise<Place> => {
  const { places, unanswered } = await connectors.searchPlaces({ text, limit: 3 });
  const [best] = places;
  if (best !== undefined) return best;
  if (unanswered !== undefined) throw refuse("source-unavailable", undefined, describeFailure(unanswered));
  throw refuse("place-not-found", { address: text });
};
