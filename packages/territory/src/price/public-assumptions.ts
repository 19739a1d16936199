import type { BoughtAs, Profile } from "@lotir/finance";

/** Who every parcel of a search is balanced for, until an organisation says who it is: a dealer, at default costs. */
export const PUBLIC_PROFILE: Profile = "marchand-de-biens";

/**
 * Communes of the Métropole de Lyon (CGCT, art. L. 3611-1; INSEE, 1 January 2015 and the two merged in 2024), which votes its
 * own duty, and the arrondissements of Lyon (381 to 389). Compared code by code on 25 November 2026 with the Métropole's own list
 * of its communes (forge.grandlyon.com/erasme, recalcul du calque de plantabilité): the same 58 and Lyon.
 */
const METROPOLE_DE_LYON = new Set(
  (
    "003 029 033 034 040 044 046 063 068 069 071 072 081 085 087 088 089 091 096 100 " +
    "116 117 123 127 142 143 149 152 153 163 168 191 194 199 202 204 205 207 233 244 " +
    "250 256 259 260 266 271 273 275 276 278 279 282 283 284 286 290 292 293 296"
  ).split(" "),
);
const ARRONDISSEMENT = /^38[1-9]$/;

/** Département of a commune or of a parcel, as the table of transfer duties names it. */
export const departementOf = (codeInsee: string): string => {
  if (codeInsee.startsWith("97")) return codeInsee.slice(0, 3);
  const departement = codeInsee.slice(0, 2);
  const commune = codeInsee.slice(2, 5);
  const isMetropole = departement === "69" && (METROPOLE_DE_LYON.has(commune) || ARRONDISSEMENT.test(commune));
  return isMetropole ? "69M" : departement;
};

/**
 * How the deed of purchase will name the ground: no public source says it. With a house on it, the whole is bought as
 * built; bare ground stays "unknown", and its lots are taxed on their full price, the dearer regime.
 */
export const assumedQualification = (isBuilt: boolean): BoughtAs => (isBuilt ? "avec-maison" : "inconnu");
