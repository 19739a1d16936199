import type { Place } from "@lotir/connectors";
import { readPostalAddress, writePostalAddress } from "@lotir/contract";
import { type ParcelleId, readParcelleId, referenceOf } from "@lotir/foncier";
import { findParcelle, isAtParcelle, type ParcelleSheet } from "@lotir/territory";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import type { StoredListing } from "../listing/listing-store.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { addressOfListing, fromListing, listingAsked, parcelOfListing } from "./property-from-listing.ts";
import { insertPropertyParcel } from "./property-parcel-store.ts";
import { findPropertyOfListing, findPropertyOfParcelle, insertProperty, type NewProperty } from "./property-store.ts";
import { propertyToWire } from "./property-to-wire.ts";
import { tellAdded } from "./tell-property.ts";

/** The nearest address is the parcel's where its letters go there: beside, it is a neighbour's. */
const isItsOwn = async ({ database }: Lotir, place: Place, parcelle: ParcelleSheet): Promise<boolean> =>
  place.codeInsee === parcelle.commune && (await isAtParcelle(database.territory, parcelle.id, place.at));

/** "number street, postalCode city" (spec 2 §5): sources write it without the comma, and may leave the code out of its field. */
const addressFrom = (
  label: string,
  place: { readonly city: string; readonly postalCode: string | undefined },
): NewProperty["address"] => {
  const read = readPostalAddress(label);
  const postalCode = place.postalCode ?? read.postalCode;
  const city = read.city === "" ? place.city : read.city;
  return { label: writePostalAddress({ ...read, city, postalCode }), city, postalCode: postalCode || null };
};

/** The address of a parcel where a source gives one on it or at its door; its cadastral reference otherwise. */
const addressOf = async (lotir: Lotir, parcelle: ParcelleSheet): Promise<NewProperty["address"]> => {
  const { connectors, jobs } = lotir;
  const { name } = await jobs.progress(parcelle.commune);
  const { section, numero, centre } = parcelle.sheet.row;
  const city = name ?? parcelle.commune;
  const found = await connectors.of(parcelle.commune).reversePlace({ at: centre });
  const place = found.ok ? found.value?.value : undefined;
  if (place !== undefined && (await isItsOwn(lotir, place, parcelle)))
    return addressFrom(place.label, { city, postalCode: place.codePostal });
  return { label: `Parcelle ${section} ${numero}, ${city}`, city, postalCode: null };
};

interface Asked {
  readonly id: ParcelleId;
  readonly status: "validated" | "proposed";
  readonly listing: StoredListing | undefined;
}

/** A proposal may be the neighbour's: its address is not said to be the property's. */
const placeOf = async (
  lotir: Lotir,
  { listing, status }: Asked,
  parcelle: ParcelleSheet,
): Promise<NewProperty["address"]> => {
  const city = (await lotir.jobs.progress(parcelle.commune)).name ?? parcelle.commune;
  const told = listing && addressOfListing(listing, city);
  if (told !== undefined) return told;
  if (status === "proposed") return { label: `Adresse à confirmer, ${city}`, city, postalCode: null };
  return addressOf(lotir, parcelle);
};

const added = async (lotir: Lotir, asked: Asked, member: { organisationId: string; userId: string }) => {
  const { id, listing, status } = asked;
  const parcelle = await findParcelle(lotir.database.territory, id);
  if (parcelle === undefined) {
    const { isDescribed } = await lotir.jobs.progress(referenceOf(id).codeInsee);
    throw refuse(isDescribed ? "unknown-parcel" : "parcel-not-loaded", { id });
  }
  const { section, numero, outline } = parcelle.sheet.row;
  const address = await placeOf(lotir, asked, parcelle);
  const actorId = member.userId;
  return lotir.database.application(member.organisationId, async (trx) => {
    const known = listing && (await findPropertyOfListing(trx, listing.id));
    if (known !== undefined) return { isNew: false, stored: known };
    const name = `${section} ${numero} · ${address.city}`;
    const told = listing === undefined ? {} : fromListing(listing);
    const isNew = await insertProperty(trx, { parcelleId: id, name, address, outline, createdBy: actorId, ...told });
    const stored = await findPropertyOfParcelle(trx, id);
    if (stored === undefined) throw refuse("property-not-found", { id });
    if (isNew) {
      await insertPropertyParcel(trx, { propertyId: stored.id, parcelleId: id, status, actorId });
      const facts = listing === undefined ? {} : { listing: listing.id };
      await recordAudit(trx, { actorId, action: "property.add", subject: id, facts });
    }
    return { isNew, stored };
  });
};

/** The parcel that a payload is about, and the advert that it comes from. */
const askedOf = async (
  lotir: Lotir,
  organisationId: string,
  input: {
    readonly cadastralReference?: string | null | undefined;
    readonly listingId?: string | null | undefined;
    readonly mapping?: { readonly parcelId?: string | null | undefined } | null | undefined;
  },
): Promise<Asked> => {
  const listing = await listingAsked(lotir, organisationId, input.listingId);
  const said = input.cadastralReference ?? input.mapping?.parcelId;
  if (listing !== undefined) return { ...(await parcelOfListing(lotir, organisationId, { listing, said })), listing };
  if (said == null) throw refuse("listing-not-found", { listingId: input.listingId ?? null });
  const id = readParcelleId(said);
  if (id === undefined) throw refuse("unknown-parcel", { id: said });
  return { id, status: "validated", listing: undefined };
};

/** Adds a parcel, or what an advert sells, to the organisation's portfolio, once: asking again answers the property already there. */
export const addProperty = asMember.addProperty.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const asked = await askedOf(lotir, member.organisationId, input);
  const { isNew, stored } = await added(lotir, asked, member);
  const body = { success: true as const, data: propertyToWire(stored) };
  if (!isNew) return { status: 200, body };
  await tellAdded(context, { propertyId: stored.id, parcelId: stored.parcelleId });
  return { status: 201, body };
});
