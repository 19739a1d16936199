import type { ParcelleId } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import type { IsoDate, SquareMetres } from "@lotir/units";

/** How the goods changed hands (column nature_mutation). */
export type DvfNature =
  | "sale"
  | "building-land-sale"
  | "off-plan"
  | "exchange"
  | "auction"
  | "expropriation"
  /** A word the files do not use today. */
  | "unknown";

/** What stands on the land (column type_local). */
export type PremisesType =
  | "house"
  | "flat"
  | "outbuilding"
  | "commercial"
  /** A word the files do not use today: something stands there, nobody says what. */
  | "unknown";

export interface Premises {
  readonly parcelle: ParcelleId | null;
  readonly type: PremisesType;
  readonly floor: SquareMetres<"plancher"> | null;
  readonly rooms: number | null;
}

/** One fiscal subdivision of a parcel that was sold. `building` is nature AB, "terrains a bâtir". */
export interface LandPiece {
  readonly parcelle: ParcelleId | null;
  readonly use: string;
  readonly area: SquareMetres<"terrain">;
}

/** What one disposition of a deed hands over, read from its rows; the order of the rows does not matter. */
export interface Disposition {
  /** `id_mutation`: only good inside one vintage of the files. */
  readonly mutation: string;
  readonly number: string;
  readonly date: IsoDate | null;
  readonly nature: DvfNature;
  readonly codeInsee: string;
  readonly parcels: readonly ParcelleId[];
  readonly premises: readonly Premises[];
  readonly land: readonly LandPiece[];
  readonly at: LonLat | null;
  /** Text that is the same for the same sale in every vintage (no `id_mutation` in it). */
  readonly signature: string;
  readonly rows: number;
  /** Rows that say again, word for word, what another row of the disposition says. */
  readonly repeatedRows: number;
  /** `valeur_fonciere` as written, for the whole disposition. */
  readonly writtenPrice: string;
}
