import type { Place } from "@lotir/connectors";
import { type ParcelleId, readParcelleId, referenceOf } from "@lotir/foncier";
import { findParcelle, isAtParcelle, type ParcelleSheet } from "@lotir/territory";
import { recordAudit } from "../audit/record-audit.ts";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import { findPropertyOfParcelle, insertProperty, type NewProperty } from "./property-store.ts";
import { propertyToWire } from "./property-to-wire.ts";

/** The nearest address is the parcel's where its letters go there: beside, it is a neighbour's. */
const isItsOwn = async ({ database }: Lotir, place: Place, parcelle: ParcelleSheet): Promise<boolean> =>
  place.codeInsee === parcelle.commune && (await isAtParcelle(database.territory, parcelle.id, place.at));

/** The address of a parcel where a source gives one on it or at its door; its cadastral reference otherwise. */
const addressOf = async (lotir: Lotir, parcelle: ParcelleSheet): Promise<NewProperty["address"]> => {
  const { connectors, jobs } = lotir;
  const { name } = await jobs.progress(parcelle.commune);
  const { section, numero, centre } = parcelle.sheet.row;
  const city = name ?? parcelle.commune;
  const found = await connectors.of(parcelle.commune).reversePlace({ at: centre });
  const place = found.ok ? found.value?.value : undefined;
  if (place !== undefined && (await isItsOwn(lotir, place, parcelle)))
    return { label: place.label, city, postalCode: place.codePostal ?? null };
  return { label: `Parcelle ${section} ${numero}, ${city}`, city, postalCode: null };
};

const added = async (lotir: Lotir, id: ParcelleId, member: { organisationId: string; userId: string }) => {
  const parcelle = await findParcelle(lotir.database.territory, id);
  if (parcelle === undefined) {
    const { isDescribed } = await lotir.jobs.progress(referenceOf(id).codeInsee);
    throw refuse(isDescribed ? "unknown-parcel" : "parcel-not-loaded", { id });
  }
  const { section, numero, outline } = parcelle.sheet.row;
  const address = await addressOf(lotir, parcelle);
  return lotir.database.application(member.organisationId, async (trx) => {
    const name = `${section} ${numero} · ${address.city}`;
    const property = { parcelleId: id, name, address, outline, createdBy: member.userId };
    const isNew = await insertProperty(trx, property);
    if (isNew) await recordAudit(trx, { actorId: member.userId, action: "property.add", subject: id });
    const stored = await findPropertyOfParcelle(trx, id);
    if (stored === undefined) throw refuse("property-not-found", { id });
    return { isNew, stored };
  });
};

/** Adds a parcel to the organisation's portfolio, once: asking again answers the property already there. */
export const addProperty = asMember.addProperty.handler(async ({ input, context }) => {
  const id = readParcelleId(input.cadastralReference);
  if (id === undefined) throw refuse("unknown-parcel", { id: input.cadastralReference });
  const { isNew, stored } = await added(context.lotir, id, context.member);
  const body = { success: true as const, data: propertyToWire(stored) };
  if (!isNew) return { status: 200, body };
  context.lotir.channel.propertyAdded(context.member.organisationId, { propertyId: stored.id, parcelId: id });
  return { status: 201, body };
});
