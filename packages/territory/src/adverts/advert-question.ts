import type { Match, RankedDiagnosis } from "@lotir/adverts";
import type { LonLat } from "@lotir/geometry";
import type { StoredDiagnosis } from "./find-diagnoses.ts";

/** What is known of a commune besides its parcels. */
export interface KnownOfCommune {
  readonly name: string | undefined;
  readonly diagnoses: readonly StoredDiagnosis[];
  readonly otherTowns: readonly string[];
}

/** Parcels behind adverts, or the diagnoses of a class that one advert may be of. */
export type AdvertQuestion =
  | { readonly kind: "match"; readonly adverts: readonly unknown[] }
  | { readonly kind: "diagnoses"; readonly advert: unknown; readonly energyClass: string };

/** A diagnosis with its place in degrees. */
export type PlacedDiagnosis = Omit<RankedDiagnosis, "at"> & { readonly at: LonLat };

export interface AdvertAnswer {
  readonly matches: readonly Match[];
  readonly diagnoses: readonly PlacedDiagnosis[];
}
