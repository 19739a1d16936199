import { isDeepStrictEqual } from "node:util";
import { type OwnAssumptions, PUBLIC_ASSUMPTIONS, type SearchAssumed } from "@lotir/contract";
import {
  type Assumed,
  balancePlan,
  moneyFacts,
  noMoney,
  type OwnMoney,
  type ParcelleSheet,
  rescore,
  searchedMoneyOf,
} from "@lotir/territory";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { ownBusinessAssumptions } from "../organisation/business-assumptions.ts";
import { ownAssumptions } from "../organisation/own-assumptions.ts";

/** Who a search is balanced for; `own` undefined while the public assumptions stand. */
export interface AssumedSearch {
  readonly own: Assumed | undefined;
  readonly told: SearchAssumed;
}

/** A private owner who buys to resell is counted as a dealer: only other figures than the public ones are balanced again. */
const isPublic = (own: OwnAssumptions): boolean => {
  const profile = ownBusinessAssumptions(own).profile;
  return isDeepStrictEqual({ ...own.assumptions, profile }, PUBLIC_ASSUMPTIONS);
};

/** Under what the margin and the residual price of a search are found, for the organisation that asks. */
export const assumedSearch = async (lotir: Lotir, member: Member): Promise<AssumedSearch> => {
  const own = await ownAssumptions(lotir, member);
  const { profile, assumptions, sentences } = ownBusinessAssumptions(own);
  return {
    own: isPublic(own) ? undefined : { profile, assumptions },
    told: { origin: own.origin, sentence: sentences.join(" ") },
  };
};

/** The plans of a commune in money for the organisation that asks; undefined where the public money holds. */
export const searchedMoney = async (
  lotir: Lotir,
  { own }: AssumedSearch,
  { codeInsee, version }: { readonly codeInsee: string; readonly version: string | null },
): Promise<OwnMoney | undefined> =>
  own === undefined || version === null
    ? undefined
    : lotir.ownMoneys.of({ commune: codeInsee, version, assumed: own, on: lotir.today() });

/** One parcel, its margin and residual price as the search of the same organisation shows them. */
export const underAssumed = (lotir: Lotir, { own }: AssumedSearch, parcelle: ParcelleSheet): ParcelleSheet => {
  const { money } = parcelle.sheet;
  if (own === undefined || money === null) return parcelle;
  const { commune: codeInsee, surface: areaM2, built } = parcelle;
  const plan = { ...money, codeInsee, areaM2, isBuilt: built !== null && built > 0, on: lotir.today() };
  const lines = balancePlan(plan, own);
  const found = lines.ok ? searchedMoneyOf(lines.value) : undefined;
  const { components, ...score } = rescore(
    parcelle.sheet.components,
    lines.ok ? moneyFacts(lines.value) : noMoney(lines.failure),
  );
  const row = { ...parcelle.sheet.row, margin: found?.margin ?? null };
  return {
    ...parcelle,
    ...score,
    marginRate: found?.marginRate ?? null,
    residualPrice: found?.residualPriceEur ?? null,
    sheet: { ...parcelle.sheet, components, row },
  };
};
