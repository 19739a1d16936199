import { ParcelGeometry, type PropertySheet, PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import { findParcelle, type ParcelleSheet } from "@lotir/territory";
import type { IsoDate } from "@lotir/units";
import { asMember } from "../call.ts";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { assumptionsIn, storedAssumptions } from "../organisation/assumptions-store.ts";
import { absentProperty } from "./absent-property.ts";
import { basisOf, changesSince, estimatedPrice } from "./analysis-basis.ts";
import { findLots } from "./lot-store.ts";
import { findNotes } from "./note-store.ts";
import { findPhotos } from "./photo-store.ts";
import { photoToWire } from "./photo-to-wire.ts";
import { findPropertyMoney } from "./property-money-store.ts";
import { propertyMoneyToWire } from "./property-money-to-wire.ts";
import { areTouching, findPropertyParcels } from "./property-parcel-store.ts";
import { propertyParcelToWire } from "./property-parcel-to-wire.ts";
import { findStoredProperty, isOfOneOwner } from "./property-store.ts";
import { propertyToWire } from "./property-to-wire.ts";
import { soldLots } from "./sold-lots.ts";
import { withWorks } from "./works-of-lots.ts";

const readAll = (lotir: Lotir, { organisationId }: Member, id: string) =>
  lotir.database.application(organisationId, async (trx) => {
    const property = await findStoredProperty(trx, id);
    if (property === undefined) return undefined;
    const parcels = await findPropertyParcels(trx, id);
    const joined = { touching: await areTouching(trx, id), oneOwner: await isOfOneOwner(trx, id) };
    const lots = await findLots(trx, id);
    const notes = await findNotes(trx, id);
    const money = await findPropertyMoney(trx, id);
    const photos = await findPhotos(trx, id);
    const assumed = await storedAssumptions(trx);
    return { property, parcels, lots, notes, money, photos, assumed, joined };
  });

type Read = NonNullable<Awaited<ReturnType<typeof readAll>>>;

const groundOf = (
  parcels: Read["parcels"],
  { touching, oneOwner }: { readonly touching: boolean; readonly oneOwner: boolean },
): PropertySheet["ground"] => {
  if (parcels.filter(({ status }) => status === "validated").length < 2) return "parcelle";
  return touching && oneOwner ? "unite-fonciere" : "assiette";
};

/** What the last analysis would be made from today, beside what it was made from. */
const changesOf = (
  { lots: entered, money, assumed }: Read,
  parcelle: ParcelleSheet | undefined,
  on: IsoDate,
): string[] => {
  if (money === undefined) return [];
  const { analysis, costs } = propertyMoneyToWire(money, entered);
  if (analysis?.basis === undefined) return [];
  const now = basisOf({
    on,
    landPriceEur: costs.acquisitionPrice ?? estimatedPrice(money),
    lots: soldLots(entered, parcelle).lots,
    costs: withWorks(costs, entered),
    assumptions: (assumed && assumptionsIn(assumed)) ?? PUBLIC_ASSUMPTIONS,
  });
  return changesSince(analysis.basis, now);
};

/** A property with its parcels, lots, notes and last analysis. */
export const showProperty = asMember.showProperty.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const found = await readAll(lotir, member, id);
  if (found === undefined) throw await absentProperty(context, id);
  const { property, parcels, lots, notes, money, photos, joined } = found;
  const parcelle = await findParcelle(lotir.database.territory, property.parcelleId);
  const wire = propertyToWire(property);
  const pictures = photos.map((photo) => photoToWire(id, photo).url);
  const sheet: PropertySheet = {
    ...wire,
    parcelsCount: parcels.length,
    title: property.name,
    fullAddress: wire.address,
    hasBuilding: parcelle?.built == null ? null : parcelle.built > 0,
    notes: notes?.value.text ?? "",
    notesVersion: notes?.version ?? 0,
    notesBy: notes?.writtenBy == null ? null : await lotir.identity.nameOf(notes.writtenBy),
    notesAt: notes?.writtenAt.toISOString() ?? null,
    images: pictures,
    photos: pictures,
    potentialLots: [...lots],
    analysisChanges: changesOf(found, parcelle, lotir.today()),
    financialAnalysis: money === undefined ? null : propertyMoneyToWire(money, lots).analysis,
    parcelMappings: [{ parcels: parcels.map(propertyParcelToWire) }],
    geometry: ParcelGeometry.parse(JSON.parse(property.geometry)),
    ...joined,
    ground: groundOf(parcels, joined),
    addedBy: property.createdBy === null ? null : await lotir.identity.nameOf(property.createdBy),
  };
  return { success: true, data: sheet, property: sheet };
});
