import type { ParcelListings } from "@lotir/contract";
import { parcelleId, referenceOf } from "@lotir/foncier";
import { asMember } from "../call.ts";
import type { StoredListing } from "./listing-store.ts";
import { matchListings } from "./match-listings.ts";
import { refreshListings } from "./refresh-listings.ts";
import { showListings } from "./show-listings.ts";

/** Less likely than that, an advert is more probably of another parcel. */
const LIKELY = 0.5;

const BOTH = ["house", "land"] as const;

const shown = (probability: number): string => `${Math.floor(probability * 100)} %`;

/** Why an advert is put beside a parcel; undefined where it is not. */
const reasonOf = ({ parcelleId: confirmed, match }: StoredListing, id: string): string | undefined => {
  if (confirmed !== null) return confirmed === id ? "Parcelle confirmée par votre équipe" : undefined;
  const candidate = match?.candidates.find(({ parcelle }) => parcelle === id);
  if (candidate === undefined || candidate.probability < LIKELY) return undefined;
  return `${shown(candidate.probability)} de chances : ${candidate.why.join(", ")}`;
};

/** Adverts that are of the parcels of a search, each with why. */
export const listParcelListings = asMember.listParcelListings.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { organisationId } = member;
  const codes = [...new Set(input.parcels.map(({ codeCommune }) => codeCommune))];
  const matched: StoredListing[] = [];
  for (const codeInsee of codes) {
    await refreshListings(lotir, organisationId, { codeInsee, kinds: BOTH });
    matched.push(...((await matchListings(lotir, organisationId, codeInsee)) ?? []));
  }
  const results: ParcelListings[] = [];
  for (const { id } of input.parcels) {
    const reasons = new Map(
      matched.flatMap((each) => {
        const reason = reasonOf(each, id);
        return reason === undefined ? [] : [[each.id, reason] as const];
      }),
    );
    if (reasons.size === 0) continue;
    const matchingListings = await showListings(
      lotir,
      matched.filter((each) => reasons.has(each.id)),
      reasons,
    );
    const { section, numero } = referenceOf(parcelleId(id));
    results.push({ id, section, numero, matchingListings, listingsCount: matchingListings.length });
  }
  const totalListings = results.reduce((sum, { listingsCount }) => sum + listingsCount, 0);
  return { success: true, data: results, results, totalListings, parcelsWithListings: results.length };
});
