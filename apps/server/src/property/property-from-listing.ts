import { LISTING_SOURCES } from "@lotir/connectors";
import { writePostalAddress } from "@lotir/contract";
import { type ParcelleId, readParcelleId } from "@lotir/foncier";
import { parcelleAt } from "@lotir/territory";
import { knownParcelle } from "../listing/known-parcelle.ts";
import { findListing, type StoredListing } from "../listing/listing-store.ts";
import { matchListing } from "../listing/match-listings.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { findPropertyOfParcelle, type NewProperty } from "./property-store.ts";

const LISTING_ID = /^[a-z]{2,12}_[0-9A-Za-z-]{1,80}$/;

/** The advert of a payload, looked for in what the organisation keeps; undefined where the payload is of a parcel. */
export const listingAsked = async (
  lotir: Lotir,
  organisationId: string,
  listingId: string | null | undefined,
): Promise<StoredListing | undefined> => {
  if (listingId == null || !LISTING_ID.test(listingId)) return undefined;
  const read = () => lotir.database.application(organisationId, (trx) => findListing(trx, listingId));
  const kept = await read();
  if (kept === undefined || kept.match !== null) return kept;
  await matchListing(lotir, organisationId, kept);
  return (await read()) ?? kept;
};

/** The parcel where the point of an advert lies, when that point is on one. */
const underPoint = async ({ database }: Lotir, { commune, listing }: StoredListing): Promise<string[]> => {
  if (listing.at === null) return [];
  const found = await parcelleAt(database.territory, listing.at);
  return found?.commune === commune ? [found.id] : [];
};

/** The likeliest parcel that is nobody's yet: another property's would be taken for a double. */
const proposed = async (
  lotir: Lotir,
  organisationId: string,
  listing: StoredListing,
): Promise<ParcelleId | undefined> => {
  const candidates = listing.match?.candidates.map(({ parcelle }) => parcelle) ?? [];
  const ids = candidates.length > 0 ? candidates : await underPoint(lotir, listing);
  const free = await lotir.database.application(organisationId, async (trx) => {
    for (const id of ids) if ((await findPropertyOfParcelle(trx, id)) === undefined) return id;
    return undefined;
  });
  return free === undefined ? undefined : readParcelleId(free);
};

/** The parcel of an advert: said by who adds it, confirmed or certain, else the likeliest, as a proposal. */
export const parcelOfListing = async (
  lotir: Lotir,
  organisationId: string,
  asked: { readonly listing: StoredListing; readonly said: string | null | undefined },
): Promise<{ readonly id: ParcelleId; readonly status: "validated" | "proposed" }> => {
  const { listing, said } = asked;
  const known = said ?? knownParcelle(listing);
  if (known !== null) {
    const id = readParcelleId(known);
    if (id === undefined) throw refuse("unknown-parcel", { id: known });
    return { id, status: "validated" };
  }
  const id = await proposed(lotir, organisationId, listing);
  if (id !== undefined) return { id, status: "proposed" };
  if ((await lotir.jobs.version(listing.commune)) === undefined)
    throw refuse("parcel-not-loaded", { codeInsee: listing.commune });
  throw refuse("listing-without-parcel", { listingId: listing.id, detail: listing.match?.detail ?? null });
};

const LONGEST_NAME = 120;

/** What a property takes of its advert; never its photos nor its description. */
export const fromListing = ({
  id,
  source,
  listing,
}: StoredListing): Pick<NewProperty, "name"> & { readonly advert: NonNullable<NewProperty["advert"]> } => ({
  name: (listing.title === "" ? "Bien en vente" : listing.title).slice(0, LONGEST_NAME),
  advert: { listingId: id, source: LISTING_SOURCES[source].label, kind: listing.kind, priceEur: listing.priceEur },
});

/** The street of the advert, when it tells one; undefined leaves the parcel's own. */
export const addressOfListing = ({ listing }: StoredListing, city: string): NewProperty["address"] | undefined => {
  if (listing.street === null) return undefined;
  const { postcode } = listing.city;
  const label = writePostalAddress({ number: "", street: listing.street, postalCode: postcode ?? "", city });
  return { label, city, postalCode: postcode };
};
