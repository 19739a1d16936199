import { LISTING_SOURCES } from "@lotir/connectors";
import { describePhotoRefusal, encodePhoto } from "@lotir/photo";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { findListing } from "./listing-store.ts";

const TYPE = "image/webp";
type Size = "photo" | "thumbnail";

interface Wanted {
  readonly organisationId: string;
  readonly listingId: string;
  readonly address: string;
  readonly commune: string;
  readonly rank: number;
}

/** By organisation first: what one's key brought is never under another's. */
const keyOf = ({ organisationId, listingId, rank }: Wanted, size: Size): string =>
  `listing-photos/${organisationId}/${listingId}-${rank}${size === "thumbnail" ? "-small" : ""}.webp`;

/** Fetched once by the one door, redrawn in a child process, and kept. */
const drawn = async (lotir: Lotir, wanted: Wanted): Promise<void> => {
  const fetched = await lotir.connectors.of(wanted.commune).fetchListingPhoto({ address: wanted.address });
  if (!fetched.ok) throw refuse("photo-not-found", { rank: wanted.rank });
  const encoded = await encodePhoto(fetched.value);
  if (!encoded.ok) throw refuse("bad-photo", encoded.failure, describePhotoRefusal(encoded.failure));
  await lotir.objects.put(keyOf(wanted, "photo"), encoded.value.photo, TYPE);
  await lotir.objects.put(keyOf(wanted, "thumbnail"), encoded.value.thumbnail, TYPE);
};

/** A photo of an advert, where its source lets it be shown: whoever publishes it never hears who looks. */
export const showListingPhoto = asMember.showListingPhoto.handler(async ({ input, context }) => {
  const { listingId, rank, size } = input;
  const { lotir, member } = context;
  const { organisationId } = member;
  const kept = await lotir.database.application(organisationId, (trx) => findListing(trx, listingId));
  const address = kept?.listing.photos[rank - 1];
  if (kept === undefined || address === undefined || !LISTING_SOURCES[kept.source].photos)
    throw refuse("photo-not-found", { rank });
  const wanted = { organisationId, listingId, address, commune: kept.commune, rank };
  const known = await lotir.objects.get(keyOf(wanted, size));
  if (known === undefined) await lotir.listingWork.once(keyOf(wanted, "photo"), () => drawn(lotir, wanted));
  const bytes = known ?? (await lotir.objects.get(keyOf(wanted, size)));
  if (bytes === undefined) throw refuse("photo-not-found", { rank });
  return new File([bytes], `${listingId}-${rank}.webp`, { type: TYPE });
});
