import type { TerritoryTables } from "@lotir/database";
import type { Kysely } from "kysely";
import type { OwnMoney } from "../price/own-money.ts";
import type { ParcelleFilters } from "../read/parcelle-filters.ts";
import { encodeTile } from "./encode-tile.ts";
import { type TileAddress, tileFrame } from "./tile-frame.ts";
import { batimentsIn, densityIn, parcellesIn, zonesIn } from "./tile-store.ts";

/** Zoom from which shapes are drawn; below, their density. */
const SHAPES_FROM = 14;

/** The tile of one commune: shapes with their score from zoom 14, density below. Empty where the commune has nothing. */
export const serveTile = async (
  reader: Kysely<TerritoryTables>,
  asked: {
    readonly commune: string;
    readonly address: TileAddress;
    readonly filters: ParcelleFilters;
    readonly money?: OwnMoney | undefined;
  },
): Promise<Uint8Array> => {
  const { commune, filters, money } = asked;
  const frame = tileFrame(asked.address);
  if (asked.address.z < SHAPES_FROM)
    return encodeTile(frame, [await densityIn(reader, { commune, filters, money, bounds: frame.square })]);
  const place = { commune, bounds: frame.bounds };
  const zones = await zonesIn(reader, place);
  const parcelles = await parcellesIn(reader, { ...place, filters, money });
  const batiments = await batimentsIn(reader, place);
  return encodeTile(frame, [zones, parcelles, batiments]);
};
