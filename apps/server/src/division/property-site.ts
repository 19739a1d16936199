import type { DivisionWishes } from "@lotir/contract";
import { type ParcelleId, readParcelleId } from "@lotir/foncier";
import { roundedPrice } from "@lotir/market";
import { findParcelle, type ParcelleSheet } from "@lotir/territory";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { findPropertyParcels } from "../property/property-parcel-store.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { parcelsFrom } from "./wish-from.ts";

/** The ground of a property as it is divided: its parcels, what stands there, and what it would be bought for. */
export interface PropertySite {
  readonly propertyId: string;
  readonly id: ParcelleId;
  readonly joined: readonly ParcelleId[];
  readonly parcelle: ParcelleSheet;
  readonly codeInsee: string;
  readonly areaM2: number;
  /** Ground covered by what stands, m². */
  readonly builtM2: number;
  readonly landPriceEur: number | null;
  readonly landPriceOrigin: "propriete" | "estimation" | "inconnu";
  readonly vintages: readonly { readonly id: string; readonly vintage: string }[];
}

const estimateOf = (parcels: readonly ParcelleSheet[]): number | null => {
  const prices = parcels.map(({ sheet }) => sheet.price?.value ?? null);
  return prices.some((price) => price === null)
    ? null
    : roundedPrice(prices.reduce<number>((sum, price) => sum + (price ?? 0), 0));
};

const sheetsOf = async ({ database }: Lotir, ids: readonly string[]): Promise<ParcelleSheet[]> =>
  Promise.all(
    ids.map(async (id) => {
      const sheet = await findParcelle(database.territory, id);
      if (sheet === undefined) throw refuse("unknown-parcel", { id });
      return sheet;
    }),
  );

/** Its validated parcels are divided together, unless others are named. */
export const propertySite = async (
  lotir: Lotir,
  { organisationId }: Pick<Member, "organisationId">,
  { propertyId, joined }: { readonly propertyId: string } & Pick<DivisionWishes, "joined">,
): Promise<PropertySite> => {
  const stored = await lotir.database.application(organisationId, async (trx) => {
    const ground = await findPropertyGround(trx, propertyId);
    return ground && { ground, parcels: await findPropertyParcels(trx, propertyId) };
  });
  const id = stored && readParcelleId(stored.ground.parcelleId);
  if (stored === undefined || id === undefined) throw refuse("property-not-found", { id: propertyId });
  const validated = stored.parcels.filter(({ parcelleId, status }) => status === "validated" && parcelleId !== id);
  const others = joined === undefined ? validated.map(({ parcelleId }) => parcelleId) : joined;
  const sheets = await sheetsOf(lotir, [id, ...others]);
  const [parcelle] = sheets;
  if (parcelle === undefined) throw refuse("unknown-parcel", { id });
  const { priceEur } = stored.ground;
  const isAlone = others.length === 0;
  const asked = isAlone && priceEur !== null ? roundedPrice(priceEur) : null;
  const estimate = asked === null ? estimateOf(sheets) : null;
  return {
    propertyId,
    id,
    joined: parcelsFrom(others),
    parcelle,
    codeInsee: parcelle.commune,
    areaM2: sheets.reduce((sum, { surface }) => sum + surface, 0),
    builtM2: sheets.reduce((sum, { built }) => sum + (built ?? 0), 0),
    landPriceEur: asked ?? estimate,
    landPriceOrigin: asked === null ? (estimate === null ? "inconnu" : "estimation") : "propriete",
    vintages: stored.parcels.map(({ parcelleId, vintage }) => ({ id: parcelleId, vintage })),
  };
};
