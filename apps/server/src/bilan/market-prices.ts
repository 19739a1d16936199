import { roundedPrice } from "@lotir/market";
import { type CommuneMarket, houseGoods, lotGoods, type ParcelleSheet } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";

/** Prices of building lots at the parcel's place, by area; an area without estimate is absent. */
export const pricesOfLots = async (
  market: CommuneMarket,
  { commune, sheet }: ParcelleSheet,
  areas: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const place = { codeInsee: commune, at: sheet.row.centre, on: market.edition.vintage };
  const found = await market.prices(areas.map((areaM2) => ({ goods: lotGoods(place, areaM2), floorSpread: 0 })));
  return new Map(
    areas.flatMap((areaM2, rank) => {
      const price = found[rank];
      return price?.ok ? [[areaM2, roundedPrice(price.value.value)] as const] : [];
    }),
  );
};

/** Ground left to a kept house: four times its footprint, 300 m² at least, half of the parcel at most. */
const groundOf = ({ surface }: ParcelleSheet, empriseM2: number): number =>
  Math.round(Math.min(surface / 2, Math.max(300, 4 * empriseM2)));

const whole = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });

/** The house that stands there, kept on part of the ground and resold; nothing where there is none or no price for it. */
export const houseOf = async (
  { markets }: Lotir,
  parcelle: ParcelleSheet,
): Promise<{
  readonly kept: { price: number; surface: number } | undefined;
  readonly sentences: readonly string[];
}> => {
  const floor = parcelle.sheet.price?.floor ?? null;
  if (floor === null) {
    const isBuilt = parcelle.built !== null && parcelle.built > 0;
    return { kept: undefined, sentences: isBuilt ? ["La construction présente n'est pas comptée : non estimée."] : [] };
  }
  const surface = groundOf(parcelle, floor.empriseM2);
  const market = await markets.of(parcelle.commune);
  const place = { codeInsee: parcelle.commune, at: parcelle.sheet.row.centre };
  const [price] =
    (await market?.prices([
      {
        goods: houseGoods(
          { ...place, on: market.edition.vintage },
          { areaM2: surface, floorM2: floor.areaM2, rooms: floor.rooms },
        ),
        floorSpread: floor.spread,
      },
    ])) ?? [];
  if (price === undefined || !price.ok)
    return { kept: undefined, sentences: ["La maison n'est pas comptée : non estimée sur un terrain réduit."] };
  const resale = roundedPrice(price.value.value);
  return {
    kept: { price: resale, surface },
    sentences: [`Maison conservée sur ${whole.format(surface)} m² et revendue ${whole.format(resale)} € (estimation).`],
  };
};
