import type { BoughtAs, Profile } from "@lotir/finance";

/** Who every parcel of a search is balanced for, until an organisation says who it is: a dealer, at default costs. */
export const PUBLIC_PROFILE: Profile = "marchand-de-biens";

/** Département of a commune, as the table of transfer duties names it. */
export const departementOf = (codeInsee: string): string =>
  codeInsee.startsWith("97") ? codeInsee.slice(0, 3) : codeInsee.slice(0, 2);

/**
 * How the deed of purchase will name the ground: no public source says it. With a house on it, the whole is bought as
 * built; bare ground stays "unknown", and its lots are taxed on their full price, the dearer regime.
 */
export const assumedQualification = (isBuilt: boolean): BoughtAs => (isBuilt ? "avec-maison" : "inconnu");
