import type { Profile } from "@lotir/finance";

/** Who every parcel of a search is balanced for, until an organisation says who it is: a dealer, at default costs. */
export const PUBLIC_PROFILE: Profile = "marchand-de-biens";

/** Département of a commune, as the table of transfer duties names it. */
export const departementOf = (codeInsee: string): string =>
  codeInsee.startsWith("97") ? codeInsee.slice(0, 3) : codeInsee.slice(0, 2);
