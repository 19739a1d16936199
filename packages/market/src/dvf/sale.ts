import type { ParcelleId } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import type { Euros, IsoDate, SquareMetres } from "@lotir/units";
import type { DvfNature } from "./disposition.ts";
import type { LandUse } from "./land-use.ts";

/**
 * What was sold, in the words of a price: only sales of one kind are ever compared.
 * Exchanges, auctions and expropriations are kinds of their own, because their price is not a market price;
 * `off-plan` is a sale on plan whose premises the file does not describe.
 */
export type SaleKind =
  | "house"
  | "flat"
  | "building-land"
  | "other-land"
  | "outbuilding"
  | "commercial"
  | "mixed"
  | "off-plan"
  | "other"
  | "exchange"
  | "auction"
  | "expropriation";

/** The goods of one disposition, priced or not: what an estimate needs to know. */
export interface Goods {
  readonly kind: SaleKind;
  readonly date: IsoDate;
  readonly codeInsee: string;
  readonly parcels: readonly ParcelleId[];
  /** WGS84; null for about 1.4 % of the rows, whose parcels were renumbered. */
  readonly at: LonLat | null;
  /** All the land handed over; null when the file gives none (flats, houses in co-ownership). */
  readonly land: SquareMetres<"terrain"> | null;
  /** Its part filed as "terrains a bâtir" (AB). */
  readonly buildingLand: SquareMetres<"terrain"> | null;
  /** The rest of the land by use. */
  readonly landUses: Readonly<Partial<Record<LandUse, SquareMetres<"terrain">>>>;
  /** Floor of the dwellings or shops (surface_reelle_bati, else Carrez), outbuildings left out. */
  readonly floor: SquareMetres<"plancher"> | null;
  readonly rooms: number | null;
  readonly dwellings: number;
  readonly outbuildings: number;
  readonly newBuild: boolean;
}

/** One disposition of a deed, with its one price. */
export interface Sale extends Goods {
  /** From the content of the sale: the same in every vintage of the files, unlike `mutation`. */
  readonly id: string;
  /** `id_mutation` of the vintage read; never a key across vintages. */
  readonly mutation: string;
  readonly nature: DvfNature;
  readonly price: Euros;
}
